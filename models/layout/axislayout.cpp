// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/axislayout.h"

#include "models/domain/zonerules.h"
#include "models/layout/timelinewording.h"

#include <algorithm>
#include <cmath>

namespace chronolane {
namespace {

/// Ticks never crowd closer than this many px, however short their labels.
constexpr double LeastTickDistance = 48;
constexpr double LabelDistance = 16;

/// Jumps of the zone and weekends are shown for ranges shorter than that.
constexpr Micros LongestInDays = 60 * MicrosPerDay;

/// Whether a time lies inside a time that the axis leaves out.
bool isLeftOut(const TimeScale &scale, Micros time)
{
    const auto &breaks = scale.breaks();
    return std::any_of(breaks.begin(), breaks.end(),
                       [&](const AxisBreak &gap) { return gap.begin < time && time < gap.end; });
}

/// Whether a label between two x would run into that of a break.
bool hitsBreak(const TimelineGeometry &geometry, double from, double to)
{
    return std::any_of(geometry.breaks.begin(), geometry.breaks.end(), [&](const BreakGeometry &gap) {
        const QRectF taken = gap.label.block ? gap.rect | gap.label.rect() : gap.rect;
        return from < taken.right() && to > taken.left();
    });
}

Micros unitLength(TickUnit unit)
{
    return TickStep{unit, 1, unit}.length();
}

} // namespace

void AxisLayout::setWording(const TimelineWording *wording)
{
    m_wording = wording;
    invalidate();
}

void AxisLayout::invalidate()
{
    m_from = m_to = 0;
}

double AxisLayout::height(const TimelineOptions &options, bool hasTimes) const
{
    const double row = m_units.bodyHeight + m_units.em * 0.35;
    if (!hasTimes)
        return row + m_units.em * 0.3;
    const int rows = 2 + (options.secondZone.empty() ? 0 : 1) + (options.showsRelativeRow ? 1 : 0);
    return rows * row + m_units.em * 0.3;
}

TickStep AxisLayout::chooseStep(const TimeScale &scale) const
{
    const double perPixel = scale.microsPerPixel();
    auto least = static_cast<Micros>(LeastTickDistance * perPixel);
    while (true) {
        const TickStep step = tickStepFor(least);
        double label = m_labels.measure().advance(TextRole::Tick, m_wording->minorTick(scale.from(), step.unit));
        if (!m_secondZone.empty()) {
            const QString second = m_wording->clockIn(m_secondZone, scale.from(), step.unit);
            label = std::max(label, m_labels.measure().advance(TextRole::Tick, second));
        }
        const double distance = static_cast<double>(step.length()) / perPixel;
        if (distance >= label + LabelDistance || step.unit == TickUnit::Year)
            return step;
        least = step.length() + 1;
    }
}

void AxisLayout::update(const TimeScale &scale, const TimelineOptions &options)
{
    const Micros from = scale.from();
    const Micros to = scale.to();
    if (m_microsPerPixel == scale.microsPerPixel() && m_zone == options.zone && m_from < m_to && m_from <= from
        && to <= m_to)
        return;
    m_microsPerPixel = scale.microsPerPixel();
    m_zone = options.zone;
    m_secondZone = options.secondZone;
    const auto margin = static_cast<Micros>(scale.width() * m_microsPerPixel);
    m_from = from - margin;
    m_to = to + margin;
    m_step = chooseStep(scale);
    updateTicks(scale);
    updateJumps(scale);
    updateWeekends();
}

void AxisLayout::updateTicks(const TimeScale &scale)
{
    m_minor.clear();
    m_major.clear();
    // A long break is walked around: its ticks would be thrown away.
    Micros begin = m_from;
    std::vector<AxisBreak> stretches = scale.breaks();
    stretches.push_back({m_to, m_to});
    for (const AxisBreak &gap : stretches) {
        const Micros end = std::clamp(gap.begin, begin, m_to);
        for (const Micros time : tickTimes(m_step, begin, end + 1, m_rules, m_zone)) {
            TextBlockPtr second;
            if (!m_secondZone.empty())
                second = m_labels.line(TextRole::Tick, m_wording->clockIn(m_secondZone, time, m_step.unit));
            m_minor.push_back(
                {time, m_labels.line(TextRole::Tick, m_wording->minorTick(time, m_step.unit)), std::move(second)});
        }
        begin = std::max(begin, std::min(gap.end, m_to));
    }
    if (m_step.unit == TickUnit::Year)
        return;
    const TickStep major{m_step.majorUnit, 1, m_step.majorUnit};
    const Micros before = unitLength(major.unit) + MicrosPerDay;
    for (const Micros time : tickTimes(major, m_from - before, m_to, m_rules, m_zone))
        m_major.push_back({time, m_labels.line(TextRole::Date, m_wording->majorTick(time, major.unit)), nullptr});
}

void AxisLayout::updateJumps(const TimeScale &scale)
{
    m_jumps.clear();
    if (m_to - m_from >= LongestInDays)
        return;
    for (const OffsetJump &jump : offsetJumps(m_from, m_to, m_rules, m_zone)) {
        const QString change = m_wording->zoneChange(jump.fromSeconds, jump.toSeconds);
        if (!isLeftOut(scale, jump.time))
            m_jumps.push_back({jump.time, m_labels.line(TextRole::Small, change), nullptr});
    }
}

void AxisLayout::updateWeekends()
{
    m_weekends.clear();
    if (m_to - m_from >= LongestInDays || m_step.length() < MicrosPerHour)
        return;
    const TickStep day{TickUnit::Day, 1, TickUnit::Month};
    const Micros margin = 2 * MicrosPerDay;
    const std::vector<Micros> days = tickTimes(day, m_from - margin, m_to + margin, m_rules, m_zone);
    for (std::size_t i = 0; i + 1 < days.size(); ++i) {
        const Micros offset = m_rules.offsetSeconds(m_zone, fromUnixMicroseconds(days[i])).value_or(0) * MicrosPerSecond;
        const Micros number = std::llround(static_cast<double>(days[i] + offset) / static_cast<double>(MicrosPerDay));
        const Micros weekday = ((number + 3) % 7 + 7) % 7;   // Monday is 0: 1970-01-01 was a Thursday
        if (weekday >= 5)
            m_weekends.push_back({days[i], days[i + 1]});
    }
}

void AxisLayout::sayTimeless(TimelineGeometry &out)
{
    AxisGeometry &axis = out.axis;
    const bool isEmpty = out.snapshot->undatedCount() == 0;
    const QString text = isEmpty ? m_wording->eventCount(0) : m_wording->word(TimelineWord::Timeless);
    const double pad = m_units.em * 0.4;
    const TextBlockPtr whole = m_labels.line(TextRole::Date, text);
    // In a narrow picture it begins over the lanes' names.
    const bool fits = whole->width + 2 * pad <= axis.rect.width();
    const double left = fits ? axis.rect.left() + pad : axis.corner.left() + pad;
    const auto width = static_cast<int>(axis.rect.right() - left - pad);
    axis.timeless = {m_labels.paragraph(TextRole::Date, text, width, 1),
                     QPointF(left, axis.rect.top() + (axis.rect.height() - whole->height) / 2), 1};
}

void AxisLayout::build(const TimeScale &scale, const TimelineOptions &options, std::optional<Micros> t0,
                       TimelineGeometry &out)
{
    AxisGeometry &axis = out.axis;
    axis.zone = axis.secondZone = axis.relativeName = axis.timeless = {};
    axis.bottom = axis.rect.bottom();
    if (!out.snapshot->first) {
        sayTimeless(out);
        return;
    }
    update(scale, options);
    const double row = m_units.bodyHeight + m_units.em * 0.35;
    axis.minorTop = axis.rect.top() + row;
    axis.secondTop = axis.minorTop + row;
    axis.relativeTop = axis.secondTop + (options.secondZone.empty() ? 0 : row);
    placeBreaks(scale, options, out);   // first: tick labels keep clear of theirs
    placeMajor(scale, out);
    nameFirstDay(scale, out);
    placeMinor(scale, out);
    placeJumps(scale, out);
    placeWeekends(scale, out);
    const double left = axis.corner.left() + m_units.em;
    axis.zone = {m_labels.line(TextRole::Tick, m_wording->zoneLabel(scale.from())), QPointF(left, axis.minorTop), 1};
    if (!options.secondZone.empty())
        axis.secondZone = {m_labels.line(TextRole::Tick, m_wording->labelOfZone(options.secondZone, scale.from())),
                           QPointF(left, axis.secondTop), 1};
    if (options.showsRelativeRow && t0) {
        placeRelative(scale, *t0, out);
        axis.relativeName = {m_labels.line(TextRole::Tick, m_wording->word(TimelineWord::SinceT0)),
                             QPointF(left, axis.relativeTop), 1};
    }
}

void AxisLayout::placeMajor(const TimeScale &scale, TimelineGeometry &out) const
{
    const double left = out.axis.rect.left();
    const double right = out.axis.rect.right();
    const double pad = m_units.em * 0.4;
    double free = right;   // labels are set from the right, so that the sticky one gives way
    for (auto it = m_major.rbegin(); it != m_major.rend(); ++it) {
        const bool leftOut = isLeftOut(scale, it->time);
        double x = left + scale.toX(it->time);
        if (x >= right)
            continue;
        TickGeometry tick{x, it->time, {}, !leftOut && x >= left};
        // A date that began inside a break is named where the break ends.
        for (const AxisBreak &gap : scale.breaks()) {
            if (gap.begin < it->time && it->time < gap.end)
                x = left + scale.toX(gap.end);
        }
        const double labelX = std::max(x, left) + pad;
        if (labelX + it->label->width + pad <= free) {
            tick.label = {it->label, QPointF(labelX, out.axis.rect.top() + m_units.em * 0.15), 1};
            free = labelX - pad;
        }
        if (tick.isMajor || tick.label.block)
            out.axis.major.push_back(std::move(tick));
        if (x <= left)
            break;
    }
    std::reverse(out.axis.major.begin(), out.axis.major.end());
}

/// The day that the axis begins in had no room before the next one: where something shown happened on it, it is named left
/// of the axis.
void AxisLayout::nameFirstDay(const TimeScale &scale, TimelineGeometry &out)
{
    std::vector<TickGeometry> &days = out.axis.major;
    const auto next = std::upper_bound(m_major.begin(), m_major.end(), scale.from(),
                                       [](Micros time, const Tick &tick) { return time < tick.time; });
    const bool isNamed = days.empty() || days.front().x <= out.axis.rect.left();
    if (isNamed || next == m_major.begin() || next == m_major.end())
        return;
    const auto happenedOnIt = [&](const TimelineLane &lane) {
        return lane.index.lowerBound(lane.items, scale.from()) < lane.index.lowerBound(lane.items, next->time);
    };
    const auto &lanes = out.snapshot->lanes;
    if (std::none_of(lanes.begin(), lanes.end(), happenedOnIt))
        return;
    const Tick &day = *std::prev(next);
    const double right = out.axis.corner.right() - m_units.em * 0.4;
    TextBlockPtr label = day.label;
    if (label->width > right - out.axis.corner.left())
        label = m_labels.line(TextRole::Date, m_wording->otherDay(day.time, next->time));
    const QPointF place(right - label->width, out.axis.rect.top() + m_units.em * 0.15);
    days.insert(days.begin(), {out.axis.rect.left(), day.time, {std::move(label), place, 1}, false});
}

void AxisLayout::placeMinor(const TimeScale &scale, TimelineGeometry &out) const
{
    const double left = out.axis.rect.left();
    const double right = out.axis.rect.right();
    double free = left;
    for (const Tick &minor : m_minor) {
        const double x = left + scale.toX(minor.time);
        if (x < left || x >= right || isLeftOut(scale, minor.time))
            continue;
        TickGeometry tick{x, minor.time, {}, false};
        const double labelX = x - minor.label->width / 2;
        if (labelX >= free && labelX + minor.label->width <= right
            && !hitsBreak(out, labelX, labelX + minor.label->width)) {
            tick.label = {minor.label, QPointF(labelX, out.axis.minorTop), 1};
            free = labelX + minor.label->width + LabelDistance / 2;
        }
        if (minor.second)
            placeSecond(minor, x, out);
        out.axis.minor.push_back(std::move(tick));
    }
}

/// The second zone's clock stands below the first one's, wherever it has room.
void AxisLayout::placeSecond(const Tick &minor, double x, TimelineGeometry &out)
{
    const double labelX = x - minor.second->width / 2;
    const double right = labelX + minor.second->width;
    const double free = out.axis.second.empty() ? out.axis.rect.left()
                                                : out.axis.second.back().label.rect().right() + LabelDistance / 2;
    if (labelX < free || right > out.axis.rect.right() || hitsBreak(out, labelX, right))
        return;
    TickGeometry tick{x, minor.time, {minor.second, QPointF(labelX, out.axis.secondTop), 1}, false};
    out.axis.second.push_back(std::move(tick));
}

void AxisLayout::placeRelative(const TimeScale &scale, Micros t0, TimelineGeometry &out)
{
    const double left = out.axis.rect.left();
    const double right = out.axis.rect.right();
    const double perPixel = scale.microsPerPixel();
    Micros step = m_step.length();
    const auto label = [&](Micros since) { return m_labels.line(TextRole::Tick, m_wording->relative(since, step)); };
    while (static_cast<double>(step) / perPixel
           < std::max(label(scale.from() - t0)->width, label(scale.to() - t0)->width) + LabelDistance)
        step = tickStepFor(step + 1).length();
    double free = left;
    const auto place = [&](Micros from, Micros to) {
        Micros since = (from - t0) / step * step;
        if (since < from - t0)
            since += step;
        for (; since + t0 <= to; since += step) {
            const double x = left + scale.toX(since + t0);
            if (x < left || x >= right)
                continue;
            const TextBlockPtr text = label(since);
            TickGeometry tick{x, since + t0, {}, since == 0};
            if (x - text->width / 2 >= free && x + text->width / 2 <= right
                && !hitsBreak(out, x - text->width / 2, x + text->width / 2)) {
                tick.label = {text, QPointF(x - text->width / 2, out.axis.relativeTop), 1};
                free = x + text->width / 2 + LabelDistance / 2;
            }
            out.axis.relative.push_back(std::move(tick));
        }
    };
    Micros begin = scale.from();
    for (const AxisBreak &gap : scale.breaks()) {
        if (gap.end <= begin || gap.begin >= scale.to())
            continue;
        place(begin, std::max(begin, gap.begin));
        begin = gap.end;
    }
    place(begin, std::max(begin, scale.to()));
}

void AxisLayout::placeJumps(const TimeScale &scale, TimelineGeometry &out) const
{
    const double left = out.axis.rect.left();
    for (const Tick &jump : m_jumps) {
        const double x = left + scale.toX(jump.time);
        if (x < left || x >= out.axis.rect.right())
            continue;
        const double labelX = std::min(x + m_units.em * 0.3, out.axis.rect.right() - jump.label->width);
        out.axis.jumps.push_back({x, jump.time, {jump.label, QPointF(labelX, out.plot.top() + 2), 1}, false});
    }
}

void AxisLayout::placeWeekends(const TimeScale &scale, TimelineGeometry &out) const
{
    const QRectF plot = out.plot;
    for (const AxisBreak &day : m_weekends) {
        const double from = std::max(plot.left(), plot.left() + scale.toX(day.begin));
        const double to = std::min(plot.right(), plot.left() + scale.toX(day.end));
        if (to > from)
            out.axis.weekends.push_back(QRectF(QPointF(from, plot.top()), QPointF(to, plot.bottom())));
    }
}

void AxisLayout::placeBreaks(const TimeScale &scale, const TimelineOptions &options, TimelineGeometry &out)
{
    const QRectF plot = out.plot;
    const int lines = options.showsRelativeRow || !options.secondZone.empty() ? 2 : 1;
    double free = plot.left();
    const std::vector<AxisBreak> &gaps = scale.breaks();
    for (std::size_t i = 0; i < gaps.size(); ++i) {
        const AxisBreak &gap = gaps[i];
        const double begin = plot.left() + scale.toX(gap.begin);
        if (begin >= plot.right() || begin + TimeScale::BreakWidth <= plot.left())
            continue;
        BreakGeometry cut;
        cut.rect = QRectF(begin, out.axis.minorTop, TimeScale::BreakWidth, plot.bottom() - out.axis.minorTop);
        cut.span = gap;
        // Half of the way to the next break is that one's.
        const double next = i + 1 < gaps.size() ? plot.left() + scale.toX(gaps[i + 1].begin) : plot.right() * 2;
        const double limit = (begin + next + TimeScale::BreakWidth - LabelDistance / 2) / 2;
        cut.label = breakLabel(cut, lines, free, std::min(plot.right(), limit));
        if (cut.label.block)
            free = cut.label.rect().right() + LabelDistance / 2;
        out.breaks.push_back(std::move(cut));
    }
}

QStringList AxisLayout::breakTexts(const AxisBreak &gap) const
{
    const QString length = m_wording->duration(gap.length());
    const QString whole = m_wording->breakLabel(gap.length());
    const int before = m_rules.offsetSeconds(m_zone, fromUnixMicroseconds(gap.begin)).value_or(0);
    const int after = m_rules.offsetSeconds(m_zone, fromUnixMicroseconds(gap.end)).value_or(0);
    if (before == after)
        return {whole, length};
    const QString change = QStringLiteral(" · ") + m_wording->zoneChange(before, after);
    return {whole + change, length + change, length};
}

/// Centred over the break, or a little beside it where another break is close; less of it where there is no room.
PlacedText AxisLayout::breakLabel(const BreakGeometry &cut, int lines, double free, double right)
{
    const double center = cut.rect.center().x();
    const auto width = static_cast<int>(30 * m_units.em);
    for (const QString &text : breakTexts(cut.span)) {
        const TextBlockPtr label = m_labels.balanced(TextRole::Small, text, width, lines);
        const double x = std::max(std::min(center - label->width / 2, right - label->width), free);
        const bool isOverIt = x <= center - label->width / 4 && x >= center - label->width * 3 / 4;
        if (isOverIt && x + label->width <= right)
            return {label, QPointF(x, cut.rect.top()), static_cast<int>(label->lines.size())};
    }
    return {};
}

} // namespace chronolane
