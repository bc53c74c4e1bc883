// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/timelinegeometry.h"
#include "models/layout/timelineoptions.h"
#include "models/layout/timelinewording.h"
#include "models/layout/timescale.h"

#include <QSizeF>

#include <cstdint>
#include <memory>

namespace chronolane {

class ZoneRules;

/// Lays a snapshot out into a picture. What does not change from frame to frame (labels, sub-rows, trays, lane heights)
/// is kept, so that a pan only moves it.
///
/// Not thread-safe; the measure, wording and zone rules are not owned and must outlive it.
class TimelineLayout
{
public:
    TimelineLayout(const TextMeasure &measure, const ZoneRules &rules);
    ~TimelineLayout();
    TimelineLayout(const TimelineLayout &) = delete;
    TimelineLayout &operator=(const TimelineLayout &) = delete;

    /// What to show and in which words. The wording must be of the snapshot's incident. `snapshot` may be null.
    void setContent(std::shared_ptr<const TimelineSnapshot> snapshot, const TimelineWording *wording);
    void setOptions(const TimelineOptions &options);
    void setSize(QSizeF size);        ///< of the whole picture, px
    void fontsChanged();              ///< the measure answers differently from now on
    /// The range for which lanes get their heights: usually the incident's core. Without one, the whole snapshot.
    void setFitRange(Micros from, Micros to);

    [[nodiscard]] const TimelineOptions &options() const;
    [[nodiscard]] const std::shared_ptr<const TimelineSnapshot> &snapshot() const;
    [[nodiscard]] QRectF plotRect() const;   ///< where the scale's pixel 0 and width lie

    /// The scale that shows [from, to) with room for the marks at both ends and, where `breaksGaps`, the silences
    /// within left out. An empty range is shown in the middle of an hour; a snapshot without times with the day
    /// after `from`.
    [[nodiscard]] TimeScale fittedScale(Micros from, Micros to, bool breaksGaps) const;
    /// The same for all that is dated.
    [[nodiscard]] TimeScale fittedToAll(bool breaksGaps) const;

    /// Where everything stands at that scale. `scale.width()` should be plotRect().width(); `scrollY` px of the lanes
    /// are above the plot's top edge. The reference holds until the next call of any function that is not const.
    [[nodiscard]] const TimelineGeometry &geometry(const TimeScale &scale, double scrollY = 0);

    /// The height that the picture would need for no lane to be scrolled or thinned out at that scale, px.
    [[nodiscard]] double idealHeight(const TimeScale &scale);

    /// How many texts were measured and broken into lines so far: steady frames add nothing to it.
    [[nodiscard]] std::uint64_t labelLayoutCount() const;
    /// Bytes of what is kept from frame to frame.
    [[nodiscard]] std::size_t memoryUse() const;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace chronolane
