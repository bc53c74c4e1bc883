// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/axisbreaks.h"
#include "models/layout/textblock.h"
#include "models/layout/timelinesnapshot.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace chronolane {

/// A lane's place in the picture.
struct LaneGeometry
{
    std::uint32_t lane = 0;      ///< index into TimelineSnapshot::lanes
    QRectF header;               ///< with the lane's name, left of the plot
    QRectF body;                 ///< the part on the time axis
    QRectF tray;                 ///< below the body, for steps without a time; empty if there are none
    PlacedText name;
    PlacedText count;            ///< "5 events"
    PlacedText trayHeading;
    QRectF chevron;              ///< beside the name: collapses the lane and opens it; empty in a picture
    QRectF pin;                  ///< a sign below the chevron of a lane that is pinned; else empty
    bool isCollapsed = false;
};

/// A point in time.
struct MarkGeometry
{
    TimelineItem item;
    std::uint32_t lane = 0;
    QPointF center;
    bool isSmall = false;    ///< a tick of a collapsed lane
};

/// A span of time.
struct BarGeometry
{
    TimelineItem item;
    std::uint32_t lane = 0;
    QRectF rect;               ///< cut off at the edges of the plot where the span goes on
    bool continuesLeft = false;
    bool continuesRight = false;
    bool isWidened = false;    ///< shorter than drawn: it has the least width
};

/// How exactly a time is known, drawn behind its mark: the time lies somewhere in the band.
struct PrecisionBand
{
    QRectF rect;
    std::uint32_t event = 0;
    std::uint32_t lane = 0;
    bool isApproximate = false;   ///< a whisker of a fixed length that stands for no figure
};

/// A label of a mark or bar.
struct LabelGeometry
{
    PlacedText text;
    std::uint32_t event = 0;
    std::uint32_t lane = 0;
};

/// Several items too close to be told apart: items [first, last) of the lane, but for those drawn on their own.
struct ClusterGeometry
{
    std::uint32_t lane = 0;
    std::uint32_t first = 0;
    std::uint32_t last = 0;
    std::uint64_t count = 0;
    QRectF rect;
    PlacedText label;
};

/// How many items start in a column of pixels: its height is a share of the lane's fullest column, on a logarithmic
/// measure.
struct DensityColumn
{
    QRectF rect;
    std::uint32_t lane = 0;
};

/// A step without a time, in its lane's tray.
struct TrayGeometry
{
    UndatedItem item;
    std::uint32_t lane = 0;
    QRectF rect;
    QPointF mark;       ///< centre of its kind's mark
    PlacedText text;
};

/// Between which times a step of the tray happened, as far as the text bounds it.
struct TrayBracket
{
    QRectF rect;                  ///< cut off at the edges of the plot
    std::uint32_t event = 0;
    std::uint32_t lane = 0;
    bool isOpenLeft = false;      ///< not bounded there, or beyond the plot
    bool isOpenRight = false;
};

/// Ties two tellings of the same fact together.
struct ConnectorGeometry
{
    QPointF from;   ///< the middle of the one's mark, or of its bar's begin
    QPointF to;
    std::uint32_t first = 0;    ///< events
    std::uint32_t second = 0;
    std::uint32_t lane = 0;     ///< the lower one of the two: while that scrolls, the tie does
};

/// What a tray has no room for.
struct TrayRest
{
    std::uint32_t lane = 0;
    std::uint32_t first = 0;   ///< index into TimelineLane::undated of the first that is not shown
    QRectF rect;
    PlacedText text;
};

/// A tick of the axis, or a day line.
struct TickGeometry
{
    double x = 0;
    Micros time = 0;
    PlacedText label;          ///< may be empty
    bool isMajor = false;      ///< begins a day (month, year): drawn through all lanes, stronger
};

/// A time left out.
struct BreakGeometry
{
    static constexpr double CutWidth = 48;   ///< px of the hatched part, in the middle of `rect`

    QRectF rect;       ///< through all lanes
    AxisBreak span;
    PlacedText label;
};

/// What a sample of the legend shows.
enum class LegendSample {
    Mark,
    Bar,
    Approximate,
    UnitBand,
    Assumed,
    OpenEnded,
    Undated,
    Cluster,
    Density,
    Break,
    OtherTelling,
    Enclosing,
};

struct LegendGeometry
{
    LegendSample sample = LegendSample::Mark;
    EventKind kind = EventKind::Note;
    Stage stage = Stage::None;
    Severity severity = Severity::Unknown;
    QRectF sampleRect;
    PlacedText text;
};

/// A figure of the record with what it measures.
struct MetricGeometry
{
    QRectF rect;              ///< the whole cell, with a rule at its left edge
    PlacedText value;
    PlacedText name;
    PlacedText definition;
};

/// The axis above the lanes.
struct AxisGeometry
{
    QRectF rect;                          ///< all rows, over the plot
    QRectF corner;                        ///< left of it, over the lane headers
    std::vector<TickGeometry> minor;
    std::vector<TickGeometry> major;      ///< the first one is sticky at the left edge
    std::vector<TickGeometry> second;     ///< clock times of the second zone, at the minor ticks
    std::vector<TickGeometry> relative;
    std::vector<TickGeometry> jumps;      ///< changes of the zone's offset
    std::vector<QRectF> weekends;
    PlacedText zone;
    PlacedText secondZone;
    PlacedText relativeName;
    PlacedText timeless;      ///< stands in place of all that where nothing shown has a time
    double minorTop = 0;      ///< y of the rows
    double secondTop = 0;
    double relativeTop = 0;
    double bottom = 0;
};

/// Where everything of one picture stands, in px: computed once, then painted on screen or file, and asked by the
/// pointer. Coordinates are those of the whole picture, the top left corner is (0, 0).
struct TimelineGeometry
{
    enum class HitKind { Nothing, Item, Cluster, Undated, UndatedRest, LaneHeader, LaneBody, Axis, Break };

    /// What lies at a point.
    struct Hit
    {
        HitKind kind = HitKind::Nothing;
        std::uint32_t lane = 0;
        std::uint32_t event = 0;   ///< of Item and Undated: index into Incident::events
        std::uint32_t index = 0;   ///< of Cluster, UndatedRest and Break: index into the list below
    };

    static constexpr double MinTarget = 24;   ///< px; nothing to be pointed at is smaller

    std::shared_ptr<const TimelineSnapshot> snapshot;   ///< what is shown; may be null
    QSizeF size;
    QRectF plot;                  ///< the lanes' bodies and trays, right of the headers and below the axis
    double contentHeight = 0;     ///< of all lanes together; above plot.height() they scroll
    std::uint32_t pinnedLanes = 0;   ///< the first ones, which stay where they are while the others scroll
    double scrollTop = 0;            ///< y below which lanes scroll: what of them is above is covered by pinned lanes
    Severity severity = Severity::Unknown;

    AxisGeometry axis;
    std::vector<LaneGeometry> lanes;
    std::vector<QRectF> impactShades;
    std::vector<PrecisionBand> bands;
    std::vector<BarGeometry> bars;
    std::vector<MarkGeometry> marks;
    std::vector<DensityColumn> density;
    std::vector<ClusterGeometry> clusters;
    std::vector<LabelGeometry> labels;
    std::vector<TrayGeometry> tray;
    std::vector<TrayBracket> trayBrackets;
    std::vector<TrayRest> trayRests;
    std::vector<ConnectorGeometry> connectors;
    std::vector<BreakGeometry> breaks;
    std::vector<LegendGeometry> legend;
    std::vector<PlacedText> title;     ///< title line, then facts
    PlacedText pageNumber;             ///< beside the title
    std::vector<MetricGeometry> metrics;   ///< between the title and the axis
    std::vector<PlacedText> footer;
    QRectF notesArea;                  ///< empty where no notes are asked for
    std::vector<PlacedText> notes;
    std::vector<PlacedText> noteNumbers;   ///< beside what the notes tell of

    /// The part of the plot in which a lane can be seen.
    [[nodiscard]] QRectF visiblePlot(std::uint32_t lane) const;
    /// The index of the lane at that y, its tray included; nullopt beside the lanes.
    [[nodiscard]] std::optional<std::uint32_t> laneAt(double y) const;

    /// The topmost thing at a point; marks and bars reach at least MinTarget around their centre.
    [[nodiscard]] Hit hitTest(QPointF point) const;

    /// The rectangle of an event: its mark or bar, its cluster, or its entry in the tray; nullopt if it is not in
    /// the picture (filtered out, or outside of the visible range).
    [[nodiscard]] std::optional<QRectF> visualRect(std::uint32_t event) const;

    void clear();   ///< empties the lists but keeps their memory for the next frame
};

} // namespace chronolane
