// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/timelinelayout.h"

namespace chronolane {

class TimelineLayout::Private
{
public:
    Private(const TextMeasure &textMeasure, const ZoneRules &zoneRules) : measure(textMeasure), rules(zoneRules) {}

    const TextMeasure &measure;
    const ZoneRules &rules;
    std::shared_ptr<const TimelineSnapshot> snapshot;
    const TimelineWording *wording = nullptr;
    TimelineOptions options;
    QSizeF size{1000, 600};
    TimelineGeometry geometry;
};

TimelineLayout::TimelineLayout(const TextMeasure &measure, const ZoneRules &rules)
    : d(std::make_unique<Private>(measure, rules))
{
}

TimelineLayout::~TimelineLayout() = default;

void TimelineLayout::setContent(std::shared_ptr<const TimelineSnapshot> snapshot, const TimelineWording *wording)
{
    d->snapshot = std::move(snapshot);
    d->wording = wording;
}

void TimelineLayout::setOptions(const TimelineOptions &options) { d->options = options; }
void TimelineLayout::setSize(QSizeF size) { d->size = size; }
void TimelineLayout::fontsChanged() {}
void TimelineLayout::setFitRange(Micros, Micros) {}
const TimelineOptions &TimelineLayout::options() const { return d->options; }
const std::shared_ptr<const TimelineSnapshot> &TimelineLayout::snapshot() const { return d->snapshot; }
QRectF TimelineLayout::plotRect() const { return QRectF(QPointF(140, 60), d->size - QSizeF(140, 60)); }

TimeScale TimelineLayout::fittedScale(Micros from, Micros to, bool breaksGaps) const
{
    return TimeScale(from, to, plotRect().width(),
                     breaksGaps && d->snapshot ? findAxisBreaks(*d->snapshot) : std::vector<AxisBreak>());
}

TimeScale TimelineLayout::fittedToAll(bool breaksGaps) const
{
    const bool isDated = d->snapshot && d->snapshot->first;
    return fittedScale(isDated ? *d->snapshot->first : 0, isDated ? *d->snapshot->last : MicrosPerDay, breaksGaps);
}

const TimelineGeometry &TimelineLayout::geometry(const TimeScale &scale, double)
{
    TimelineGeometry &g = d->geometry;
    g.clear();
    g.snapshot = d->snapshot;
    g.size = d->size;
    g.plot = plotRect();
    if (!d->snapshot)
        return g;
    const double height = g.plot.height() / static_cast<double>(std::max<std::size_t>(d->snapshot->lanes.size(), 1));
    for (std::uint32_t l = 0; l < d->snapshot->lanes.size(); ++l) {
        LaneGeometry lane;
        lane.lane = l;
        lane.body = QRectF(g.plot.left(), g.plot.top() + l * height, g.plot.width(), height);
        lane.header = QRectF(0, lane.body.top(), g.plot.left(), height);
        for (const TimelineItem &item : d->snapshot->lanes[l].items)
            g.marks.push_back({item, l, QPointF(g.plot.left() + scale.toX(item.start), lane.body.center().y()), false});
        g.lanes.push_back(lane);
    }
    return g;
}

double TimelineLayout::idealHeight(const TimeScale &) { return d->size.height(); }
std::uint64_t TimelineLayout::labelLayoutCount() const { return 0; }
std::size_t TimelineLayout::memoryUse() const { return sizeof(Private); }

} // namespace chronolane
