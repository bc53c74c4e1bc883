// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/timelinelayout.h"

#include "models/layout/axislayout.h"
#include "models/layout/framebuilder.h"
#include "models/layout/laneheights.h"
#include "models/layout/pagelayout.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace chronolane {
namespace {

/// Placements hold for zooms that differ by less than this factor's step: an eighth of an octave.
constexpr double StepsPerOctave = 8;

/// The coarsest zoom of the step that holds a zoom, in µs per px: distances at the zoom are never shorter than there.
double placementZoom(double microsPerPixel)
{
    return std::exp2((std::floor(std::log2(microsPerPixel) * StepsPerOctave) + 1) / StepsPerOctave);
}

/// A kept placement, and what it was made for.
struct KeptPlacement
{
    bool isValid = false;
    double microsPerPixel = 0;
    double left = 0;     ///< world px
    double right = 0;
    LanePlacement placement;
};

} // namespace

class TimelineLayout::Private
{
public:
    Private(const TextMeasure &textMeasure, const ZoneRules &zoneRules)
        : measure(textMeasure), labels(textMeasure), units(textMeasure), axis(labels, units, zoneRules)
    {
    }

    void invalidate()
    {
        isPageValid = false;
        kept.clear();
    }

    void preparePage();
    void prepareHeights(const TimeScale &scale);
    LanePlacement &placement(std::size_t lane, const TimeScale &scale);
    TimeScale fitted(Micros from, Micros to, std::vector<AxisBreak> breaks) const;
    PlacedText trayHeading(const LaneGeometry &lane, const TimelineLane &content);
    void placeLanes(double scrollY);
    void placePins();
    void shadeImpact();
    void connectTellings();

    const TextMeasure &measure;
    LabelStore labels;
    LayoutUnits units;
    AxisLayout axis;

    std::shared_ptr<const TimelineSnapshot> snapshot;
    const TimelineWording *wording = nullptr;
    TimelineOptions options;
    QSizeF size{1000, 600};
    std::optional<std::pair<Micros, Micros>> fitRange;
    std::vector<AxisBreak> breaks;   ///< of the snapshot

    bool isPageValid = false;
    PageLayout page;
    std::vector<LaneHeight> heights;
    std::vector<AxisBreak> heightsBreaks;   ///< the breaks of the scale that the heights were made for
    double contentHeight = 0;
    std::vector<KeptPlacement> kept;   ///< by lane
    TimelineGeometry geometry;
};

void TimelineLayout::Private::preparePage()
{
    if (isPageValid)
        return;
    page = layOutPage(size, axis.height(options, snapshot->first.has_value()), *snapshot, options, labels, units, *wording);
    heights.clear();
    isPageValid = true;
}

TimeScale TimelineLayout::Private::fitted(Micros from, Micros to, std::vector<AxisBreak> gaps) const
{
    // A single instant is shown in its hour: closer by, there would be nothing to see it against.
    if (to <= from) {
        from -= MicrosPerHour / 2;
        to = from + MicrosPerHour;
    }
    // The last label needs room at the right, unless crowds have none; at the left a mark does.
    const bool hasLabels = std::ranges::any_of(snapshot->lanes, [](const TimelineLane &lane) {
        return !lane.items.empty() && lane.items.size() <= LaneLayout::WholeLimit;
    });
    const double width = page.plot.width();
    const double left = 2 * units.em;
    const double right = hasLabels ? std::min(18 * units.em, width / 5) : left;
    const TimeScale inner(from, to, std::max(width - left - right, 1.0), std::move(gaps));
    return inner.panned(-left).resized(width);
}

void TimelineLayout::Private::prepareHeights(const TimeScale &scale)
{
    if (heights.size() == snapshot->lanes.size() && heightsBreaks == scale.breaks())
        return;
    heightsBreaks = scale.breaks();
    labels.setBreaks(heightsBreaks);
    kept.assign(snapshot->lanes.size(), {});
    const Micros first = snapshot->first.value_or(0);
    const auto range = fitRange.value_or(std::pair(first, snapshot->last.value_or(first)));
    const TimeScale fit = fitted(range.first, range.second, scale.breaks());
    LaneLayout layout(labels, units, *wording);
    double names = 0;
    for (const TextBlockPtr &name : page.laneNames)
        names = std::max(names, name->height);
    const double header = names + units.smallHeight + 2 * units.padding;
    heights = shareHeights(*snapshot, options, fit.atZoom(placementZoom(fit.microsPerPixel())), page.plot.height(),
                           page.plot.width(), header, layout, labels, units);
    contentHeight = 0;
    for (const LaneHeight &height : heights)
        contentHeight += height.total();
}

LanePlacement &TimelineLayout::Private::placement(std::size_t lane, const TimeScale &scale)
{
    KeptPlacement &known = kept[lane];
    const double zoom = placementZoom(scale.microsPerPixel());
    const TimeScale coarse = scale.atZoom(zoom);
    const double left = coarse.worldLeft();
    const double right = left + scale.width();
    if (known.isValid && known.microsPerPixel == zoom && known.left <= left && right <= known.right)
        return known.placement;
    known.isValid = true;
    known.microsPerPixel = zoom;
    if (snapshot->lanes[lane].items.size() <= LaneLayout::WholeLimit) {
        known.left = -std::numeric_limits<double>::infinity();
        known.right = std::numeric_limits<double>::infinity();
    } else {
        // Stretches begin at multiples of half a width, so that going forth and back meets the same placements.
        const double half = scale.width() / 2;
        known.left = std::floor(left / half) * half;
        known.right = known.left + 3 * half;
    }
    const LaneHeight &height = heights[lane];
    known.placement = LaneLayout(labels, units, *wording)
                          .place(snapshot->lanes[lane], coarse, known.left, known.right, height.body - height.lead);
    return known.placement;
}

PlacedText TimelineLayout::Private::trayHeading(const LaneGeometry &lane, const TimelineLane &content)
{
    const double top = std::max(lane.tray.top() + units.padding / 2, lane.count.rect().bottom());
    const int width = static_cast<int>(lane.header.width() - 1.4 * units.em);
    const int lines = std::max(1, static_cast<int>((lane.tray.bottom() - top) / units.smallHeight));
    const TextBlockPtr heading =
        labels.paragraph(TextRole::Small, wording->undatedCount(content.undated.size()), width, lines);
    return {heading, QPointF(lane.name.topLeft.x(), top), static_cast<int>(heading->lines.size())};
}

/// As many of the pinned lanes stay as leave room for the others to scroll in.
void TimelineLayout::Private::placePins()
{
    constexpr double mostOfPlot = 0.6;
    geometry.pinnedLanes = 0;
    geometry.scrollTop = page.plot.top();
    const bool isScrolled = options.scrolls && contentHeight > page.plot.height();
    for (std::size_t l = 0; isScrolled && l < std::min<std::size_t>(options.pinned, heights.size()); ++l) {
        const double bottom = geometry.scrollTop + heights[l].total();
        if (bottom - page.plot.top() > mostOfPlot * page.plot.height())
            break;
        geometry.scrollTop = bottom;
        ++geometry.pinnedLanes;
    }
}

void TimelineLayout::Private::placeLanes(double scrollY)
{
    placePins();
    double top = page.plot.top();
    for (std::uint32_t l = 0; l < heights.size(); ++l) {
        const LaneHeight &height = heights[l];
        if (l == geometry.pinnedLanes)
            top -= scrollY;
        LaneGeometry lane;
        lane.lane = l;
        lane.isCollapsed = height.isCollapsed;
        lane.body = QRectF(page.plot.left(), top, page.plot.width(), height.body);
        lane.tray = QRectF(page.plot.left(), top + height.body, page.plot.width(), height.tray.height);
        lane.header = QRectF(page.corner.left(), top, page.corner.width(), height.total());
        const QPointF at(lane.header.left() + units.em, top + units.padding);
        const TextBlockPtr &name = page.laneNames[l];
        lane.name = {name, at, height.isCollapsed ? 1 : static_cast<int>(name->lines.size())};
        if (options.scrolls)
            lane.chevron = QRectF(lane.header.left() + 0.15 * units.em, at.y() + (units.headingHeight - 0.55 * units.em) / 2,
                                  0.55 * units.em, 0.55 * units.em);
        if (l < options.pinned)
            lane.pin = lane.chevron.translated(0, 1.1 * units.em);
        const TimelineLane &content = snapshot->lanes[l];
        if (!height.isCollapsed) {
            const TextBlockPtr count = labels.line(TextRole::Small, wording->eventCount(content.items.size()));
            lane.count = {count, at + QPointF(0, name->height), 1};
        }
        if (height.tray.height > 0)
            lane.trayHeading = trayHeading(lane, content);
        top += height.total();
        geometry.lanes.push_back(std::move(lane));
    }
}

void TimelineLayout::Private::shadeImpact()
{
    if (!options.shadesImpact)
        return;
    std::vector<QRectF> &shades = geometry.impactShades;
    for (const BarGeometry &bar : geometry.bars) {
        const TimelineItem &item = bar.item;
        if (item.kind() == EventKind::Impact && !item.has(ItemFlag::Unused) && !item.has(ItemFlag::Enclosing))
            shades.push_back(QRectF(bar.rect.left(), page.plot.top(), bar.rect.width(), page.plot.height()));
    }
    // Their union: what two windows share is not shaded twice.
    std::sort(shades.begin(), shades.end(), [](const QRectF &a, const QRectF &b) { return a.left() < b.left(); });
    std::size_t last = 0;
    for (std::size_t i = 1; i < shades.size(); ++i) {
        if (shades[i].left() <= shades[last].right())
            shades[last].setRight(std::max(shades[last].right(), shades[i].right()));
        else
            shades[++last] = shades[i];
    }
    if (!shades.empty())
        shades.resize(last + 1);
}

void TimelineLayout::Private::connectTellings()
{
    const auto placeOf = [this](std::uint32_t event) -> std::optional<std::pair<QPointF, std::uint32_t>> {
        for (const BarGeometry &bar : geometry.bars) {
            if (bar.item.event == event)
                return std::pair(QPointF(bar.rect.left(), bar.rect.center().y()), bar.lane);
        }
        for (const MarkGeometry &mark : geometry.marks) {
            if (mark.item.event == event && !mark.isSmall)
                return std::pair(mark.center, mark.lane);
        }
        return std::nullopt;
    };
    for (const auto &[first, second] : snapshot->conflicts) {
        const auto from = placeOf(first);
        const auto to = from ? placeOf(second) : std::nullopt;
        if (to)
            geometry.connectors.push_back({from->first, to->first, first, second, std::max(from->second, to->second)});
    }
}

TimelineLayout::TimelineLayout(const TextMeasure &measure, const ZoneRules &rules)
    : d(std::make_unique<Private>(measure, rules))
{
}

TimelineLayout::~TimelineLayout() = default;

void TimelineLayout::setContent(std::shared_ptr<const TimelineSnapshot> snapshot, const TimelineWording *wording)
{
    if (snapshot != d->snapshot)
        d->breaks = snapshot ? findAxisBreaks(*snapshot) : std::vector<AxisBreak>();
    d->snapshot = std::move(snapshot);
    d->wording = wording;
    d->labels.setWording(wording);
    d->axis.setWording(wording);
    d->invalidate();
}

void TimelineLayout::setOptions(const TimelineOptions &options)
{
    if (d->options == options)
        return;
    d->options = options;
    d->axis.invalidate();
    d->invalidate();
}

void TimelineLayout::setSize(QSizeF size)
{
    if (d->size == size)
        return;
    d->size = size;
    d->invalidate();
}

void TimelineLayout::fontsChanged()
{
    d->units = LayoutUnits(d->measure);
    d->labels.clear();
    d->axis.invalidate();
    d->invalidate();
}

void TimelineLayout::setFitRange(Micros from, Micros to)
{
    const std::pair range(from, to);
    if (d->fitRange == range)
        return;
    d->fitRange = range;
    d->invalidate();
}

const TimelineOptions &TimelineLayout::options() const { return d->options; }
const std::shared_ptr<const TimelineSnapshot> &TimelineLayout::snapshot() const { return d->snapshot; }

QRectF TimelineLayout::plotRect() const
{
    if (!d->snapshot || !d->wording)
        return QRectF(QPointF(0, 0), d->size);
    d->preparePage();
    return d->page.plot;
}

TimeScale TimelineLayout::fittedScale(Micros from, Micros to, bool breaksGaps) const
{
    if (!d->snapshot || !d->wording)
        return TimeScale(from, to, d->size.width());
    d->preparePage();
    if (!d->snapshot->first)
        return TimeScale(from, from + MicrosPerDay, d->page.plot.width());
    return d->fitted(from, to, breaksGaps ? d->breaks : std::vector<AxisBreak>());
}

TimeScale TimelineLayout::fittedToAll(bool breaksGaps) const
{
    const bool isDated = d->snapshot && d->snapshot->first;
    return fittedScale(isDated ? *d->snapshot->first : 0, isDated ? *d->snapshot->last : 0, breaksGaps);
}

const TimelineGeometry &TimelineLayout::geometry(const TimeScale &scale, double scrollY)
{
    TimelineGeometry &out = d->geometry;
    out.clear();
    out.snapshot = d->snapshot;
    out.size = d->size;
    out.plot = plotRect();
    if (!d->snapshot || !d->wording)
        return out;
    d->preparePage();
    d->prepareHeights(scale);
    out.severity = d->snapshot->severity;
    out.contentHeight = d->contentHeight;
    out.axis.rect = d->page.axis;
    out.axis.corner = d->page.corner;
    out.title = d->page.title;
    out.pageNumber = d->page.pageNumber;
    out.metrics = d->page.metrics;
    out.legend = d->page.legend;
    out.footer = d->page.footer;
    out.notesArea = d->page.notes;
    d->placeLanes(scrollY);

    LaneLayout lanes(d->labels, d->units, *d->wording);
    FrameBuilder frame(scale, lanes, d->units, out);
    for (std::uint32_t l = 0; l < out.lanes.size(); ++l) {
        const LaneGeometry lane = out.lanes[l];
        if (lane.isCollapsed) {
            frame.addCollapsed(lane, d->snapshot->lanes[l]);
            continue;
        }
        frame.add(lane, d->snapshot->lanes[l], d->heights[l], d->placement(l, scale));
        if (lane.tray.height() > 0)
            appendTray(d->snapshot->lanes[l], l, d->heights[l].tray, lane.tray, scale, d->labels, d->units, *d->wording,
                       out);
    }
    d->shadeImpact();
    d->connectTellings();
    d->axis.build(scale, d->options, d->options.t0 ? d->options.t0 : d->snapshot->t0, out);
    return out;
}

double TimelineLayout::idealHeight(const TimeScale &scale)
{
    if (!d->snapshot || !d->wording)
        return d->size.height();
    d->preparePage();
    d->prepareHeights(scale);
    LaneLayout layout(d->labels, d->units, *d->wording);
    const double lanes = idealHeightOf(*d->snapshot, d->options, scale, d->page.plot.width(), 0, layout, d->labels,
                                       d->units);
    return d->size.height() - d->page.plot.height() + lanes;
}

std::uint64_t TimelineLayout::labelLayoutCount() const { return d->labels.layoutCount(); }

std::size_t TimelineLayout::memoryUse() const
{
    std::size_t bytes = sizeof(Private) + d->labels.memoryUse();
    for (const KeptPlacement &kept : d->kept) {
        bytes += kept.placement.items.capacity() * sizeof(PlacedItem)
            + kept.placement.clusters.capacity() * sizeof(PlacedCluster)
            + kept.placement.density.capacity() * sizeof(DensityCell);
    }
    return bytes;
}

} // namespace chronolane
