// SPDX-License-Identifier: GPL-3.0-or-later
// IncidentWording: the words of the axis and of the events.
#include "models/incidentwording.h"

#include "models/incidenttablemodel.h"

#include <QDate>
#include <QLocale>

namespace chronolane {

namespace {

QDate calendarDay(const CivilTime &civil)
{
    return {civil.year, civil.month, civil.day};
}

/// The event that states an instant: an impact where one begins then, else what is told first. Null if nothing begins then.
const Event *eventAt(const Incident &incident, UtcTime time)
{
    const Event *found = nullptr;
    for (const Event &event : incident.events) {
        if (event.start != time)
            continue;
        if (event.kind == EventKind::Impact && event.used)
            return &event;
        found = found ? found : &event;
    }
    return found;
}

} // namespace

QString IncidentWording::t0(Micros time) const
{
    const UtcTime at = fromUnixMicroseconds(time);
    const Event *event = eventAt(*m_incident, at);
    const Precision exact = time % MicrosPerMinute == 0 ? Precision::Minute : Precision::Second;
    QString text = m_text.instantWithZone(at, event ? event->precision : exact);
    if (event && event->approximate)
        text = tr("~%1", "about that time").arg(text);
    if (event && event->basis == Basis::Assumed)
        text = QStringLiteral("%1 (%2)").arg(text, word(TimelineWord::Assumed));
    return tr("T0 = %1", "the instant from which the T+ row counts").arg(text);
}

QString IncidentWording::dates() const
{
    Event whole;   // both ends as surely as they are stated
    for (const Event &event : m_incident->events) {
        if (event.kind != EventKind::Impact || !event.used || !event.start)
            continue;
        if (!whole.start || *event.start < *whole.start) {
            whole.start = event.start;
            whole.precision = event.precision;
            whole.approximate = event.approximate;
        }
        if (event.end && (!whole.end || *event.end > *whole.end)) {
            whole.end = event.end;
            whole.endPrecision = event.endPrecision;
            whole.approximateEnd = event.approximateEnd;
        }
    }
    if (whole.start && whole.end && *whole.end > *whole.start)
        return m_text.timeOf(whole);
    const std::optional<UtcTime> start = startOf(*m_incident);
    if (!start)
        return {};
    Event moment;
    moment.start = start;
    if (const Event *event = eventAt(*m_incident, *start)) {
        moment.precision = event->precision;
        moment.approximate = event->approximate;
    }
    return m_text.timeOf(moment);
}

QString IncidentWording::minorTick(Micros time, TickUnit unit) const
{
    const UtcTime at = fromUnixMicroseconds(time);
    const QDate day = calendarDay(m_text.civil(at));
    switch (unit) {
    case TickUnit::Second: return m_text.clock(at, Precision::Second);
    case TickUnit::Minute:
    case TickUnit::Hour: return m_text.clock(at);
    case TickUnit::Day: return m_text.locale().toString(day, tr("d", "format of a day in a month"));
    case TickUnit::Month: return m_text.locale().toString(day, tr("MMM", "format of a month in a year"));
    case TickUnit::Year: return m_text.locale().toString(day, tr("yyyy", "format of a year"));
    }
    Q_UNREACHABLE();
}

QString IncidentWording::clockIn(const std::string &zone, Micros time, TickUnit unit) const
{
    const UtcTime at = fromUnixMicroseconds(time);
    const DisplayText there = m_text.withZone(zone);
    const QString clock = there.clock(at, unit == TickUnit::Second ? Precision::Second : Precision::Minute);
    const auto days = calendarDay(m_text.civil(at)).daysTo(calendarDay(there.civil(at)));
    if (days == 0)
        return clock;
    return days > 0 ? tr("%1 +%2 d", "a clock time whose date is so many days later").arg(clock).arg(days)
                    : tr("%1 −%2 d", "a clock time whose date is so many days earlier").arg(clock).arg(-days);
}

QString IncidentWording::labelOfZone(const std::string &zone, Micros at) const
{
    return m_text.withZone(zone).zoneLabel(fromUnixMicroseconds(at));
}

QString IncidentWording::majorTick(Micros time, TickUnit unit) const
{
    const QDate day = calendarDay(m_text.civil(fromUnixMicroseconds(time)));
    switch (unit) {
    case TickUnit::Year: return m_text.locale().toString(day, tr("yyyy", "format of a year"));
    case TickUnit::Month: return m_text.locale().toString(day, tr("MMMM yyyy", "format of a month"));
    default: return m_text.locale().toString(day, tr("ddd, MMM d, yyyy", "format of a day"));
    }
}

QString IncidentWording::otherDay(Micros time, Micros known) const
{
    const QDate day = calendarDay(m_text.civil(fromUnixMicroseconds(time)));
    const QDate knownDay = calendarDay(m_text.civil(fromUnixMicroseconds(known)));
    if (day == knownDay)
        return {};
    if (day.year() != knownDay.year())
        return majorTick(time, TickUnit::Day);
    return m_text.locale().toString(day, tr("MMM d", "format of a day without its year"));
}

QString IncidentWording::moment(Micros time, Precision precision, bool isApproximate) const
{
    const UtcTime at = fromUnixMicroseconds(time);
    QString text;
    switch (precision) {
    case Precision::Second:
    case Precision::Minute:
    case Precision::Hour: text = m_text.clock(at, precision); break;
    case Precision::Day: text = m_text.day(at); break;
    case Precision::Month: text = m_text.month(at); break;
    case Precision::Year: text = QString::number(m_text.civil(at).year); break;
    }
    return isApproximate ? tr("~%1", "about that time").arg(text) : text;
}

QString IncidentWording::eventTime(const TimelineItem &item) const
{
    const QString start = moment(item.start, item.precision(), item.has(ItemFlag::Approximate));
    if (item.has(ItemFlag::OpenEnded))
        return tr("%1–?", "a span whose end is not stated").arg(start);
    if (!item.isSpan())
        return start;
    QString end = moment(item.end, item.endPrecision(), item.has(ItemFlag::ApproximateEnd));
    // "09:30–09:00" alone would not say that it went on for days.
    const QString day = otherDay(item.end, item.start);
    if (item.endPrecision() < Precision::Day && !day.isEmpty())
        end = tr("%1 %2", "a day and the time of it").arg(day, end);
    return tr("%1–%2", "a span of time, short").arg(start, end);
}

QString IncidentWording::remarks(const TimelineItem &item) const
{
    QStringList words;
    if (item.has(ItemFlag::Assumed) || item.has(ItemFlag::AssumedEnd))
        words << word(TimelineWord::Assumed);
    if (item.has(ItemFlag::OpenEnded))
        words << word(TimelineWord::OpenEnded);
    if (item.has(ItemFlag::Unused))
        words << word(TimelineWord::OtherTelling);
    return words.join(QStringLiteral(", "));
}

QString IncidentWording::eventName(const TimelineItem &item) const
{
    QString name = item.stage() == Stage::None ? kindName(item.kind()) : stageName(item.stage());
    if (item.ordinal > 0)
        name = tr("%1 %2", "kind of event and its number: Impact 1").arg(name).arg(item.ordinal);
    if (item.isSpan() && !item.has(ItemFlag::OpenEnded) && item.end > item.start) {
        const QString length = duration(item.end - item.start);
        const bool isRough = item.has(ItemFlag::Approximate) || item.has(ItemFlag::ApproximateEnd);
        name = QStringLiteral("%1 · %2").arg(name, isRough ? tr("~%1", "about that length").arg(length) : length);
    }
    const QString remark = remarks(item);
    return remark.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, remark);
}

QString IncidentWording::eventText(std::uint32_t event) const
{
    return event < m_incident->events.size() ? m_text.marked(m_incident->events[event].text) : QString();
}

QString IncidentWording::bounds(const UndatedItem &item) const
{
    return item.isBounded ? m_text.timeOf(m_incident->events[item.event]) : QString();
}

} // namespace chronolane
