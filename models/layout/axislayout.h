// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/labelstore.h"
#include "models/layout/layoutunits.h"
#include "models/layout/timelinegeometry.h"
#include "models/layout/timelineoptions.h"
#include "models/layout/timescale.h"
#include "models/layout/timeticks.h"

#include <vector>

namespace chronolane {

class TimelineWording;
class ZoneRules;

/// Lays out the axis: dates above, times below, then the time since T0. Ticks are reckoned for a stretch wider than
/// the view and kept, for civil time is slow to ask for.
class AxisLayout
{
public:
    AxisLayout(LabelStore &labels, const LayoutUnits &units, const ZoneRules &rules)
        : m_labels(labels), m_units(units), m_rules(rules)
    {
    }

    void setWording(const TimelineWording *wording);   ///< not owned
    void invalidate();                                 ///< after a change of fonts or zone

    /// The height of all rows, px. Where nothing has a time there is one row, which says so.
    [[nodiscard]] double height(const TimelineOptions &options, bool hasTimes) const;

    /// Fills out.axis, whose rect and corner are set already, and out.breaks.
    void build(const TimeScale &scale, const TimelineOptions &options, std::optional<Micros> t0,
               TimelineGeometry &out);

private:
    /// A tick that is yet to get its place.
    struct Tick
    {
        Micros time;
        TextBlockPtr label;
        TextBlockPtr second;   ///< in the second zone; null without one
    };

    void sayTimeless(TimelineGeometry &out);
    void update(const TimeScale &scale, const TimelineOptions &options);
    void updateTicks(const TimeScale &scale);
    void updateJumps(const TimeScale &scale);
    void updateWeekends();
    [[nodiscard]] TickStep chooseStep(const TimeScale &scale) const;
    void placeMajor(const TimeScale &scale, TimelineGeometry &out) const;
    void nameFirstDay(const TimeScale &scale, TimelineGeometry &out);
    void placeMinor(const TimeScale &scale, TimelineGeometry &out) const;
    static void placeSecond(const Tick &minor, double x, TimelineGeometry &out);
    void placeRelative(const TimeScale &scale, Micros t0, TimelineGeometry &out);
    void placeJumps(const TimeScale &scale, TimelineGeometry &out) const;
    void placeBreaks(const TimeScale &scale, const TimelineOptions &options, TimelineGeometry &out);
    /// What can be said of a break, from the longest text to the shortest: its length, and how far civil time has
    /// jumped inside it.
    [[nodiscard]] QStringList breakTexts(const AxisBreak &gap) const;
    [[nodiscard]] PlacedText breakLabel(const BreakGeometry &cut, int lines, double free, double right);
    void placeWeekends(const TimeScale &scale, TimelineGeometry &out) const;

    LabelStore &m_labels;
    const LayoutUnits &m_units;
    const ZoneRules &m_rules;
    const TimelineWording *m_wording = nullptr;

    // What is kept: valid for [m_from, m_to) at m_microsPerPixel.
    Micros m_from = 0;
    Micros m_to = 0;
    double m_microsPerPixel = 0;
    std::string m_zone;
    std::string m_secondZone;
    TickStep m_step;
    std::vector<Tick> m_minor;
    std::vector<Tick> m_major;   ///< also the last one before m_from, for the sticky label
    std::vector<Tick> m_jumps;
    std::vector<AxisBreak> m_weekends;   ///< as ranges of time
};

} // namespace chronolane
