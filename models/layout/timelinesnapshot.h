// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/incident.h"
#include "models/layout/axisbreak.h"
#include "models/layout/laneindex.h"
#include "models/layout/timelineitem.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace chronolane {

/// What the lanes of a picture stand for.
enum class LaneGrouping { Kind, Source, Component, Stage, Author };
inline constexpr int LaneGroupingCount = 5;

/// One row of the timeline with what the filter shows of it.
struct TimelineLane
{
    std::optional<Lane> lane;         ///< set when grouped by kind: the wording names it
    std::optional<Stage> stage;       ///< set when grouped by stage
    std::string name;                 ///< UTF-8, when grouped by source, component or author; empty: not stated
    std::vector<TimelineItem> items;  ///< ordered by start, then longer first, then in the order of the source
    std::vector<UndatedItem> undated; ///< in the order of the source
    LaneIndex index;                  ///< finds items by time and length; see buildIndexes()

    /// What tells the lane from the others of its grouping, whatever the language: "impact", "resolved", its name.
    [[nodiscard]] std::string key() const;
};

/// A lane that a person has hidden: what it stands for, and how much it would show.
struct HiddenLane
{
    TimelineLane lane;             ///< without its events
    std::size_t eventCount = 0;
};

/// The hinge between the item models and the picture: plain lanes and items as the current filter shows them.
/// Immutable once built; shared between the view, the overview strip and the exporter.
struct TimelineSnapshot
{
    /// Where an event of the incident is shown.
    struct Place
    {
        std::uint32_t lane = 0;
        std::uint32_t index = 0;   ///< into items, or into undated
        bool isUndated = false;

        bool operator==(const Place &) const = default;
    };

    std::vector<TimelineLane> lanes;
    std::vector<HiddenLane> hiddenLanes;
    /// Pairs of events that tell the same fact differently, each pair once; indexes into Incident::events. At most
    /// MostConflicts: what says more than that is a list, not a picture.
    std::vector<std::pair<std::uint32_t, std::uint32_t>> conflicts;
    static constexpr std::size_t MostConflicts = 64;
    Severity severity = Severity::Unknown;   ///< of the incident: impact windows are filled by it
    std::uint32_t kinds = 0;                 ///< a bit for each EventKind that occurs, dated or not
    std::uint32_t stages = 0;                ///< a bit for each Stage that occurs
    std::uint32_t flags = 0;                 ///< the ItemFlags that occur
    std::optional<Micros> first;             ///< the earliest start of all items
    std::optional<Micros> last;              ///< the latest start or stated end of all items
    std::optional<Micros> t0;                ///< chosen by the person, else first impact, else first of the incident
    std::optional<Micros> wholeFirst;        ///< as first and last, of the whole incident, whatever is shown of it
    std::optional<Micros> wholeLast;
    std::optional<std::vector<AxisBreak>> wholeBreaks; ///< the long silences of the whole; nullopt: not known

    [[nodiscard]] bool occurs(EventKind kind) const { return (kinds >> static_cast<unsigned>(kind) & 1U) != 0; }
    [[nodiscard]] bool occurs(Stage stage) const { return (stages >> static_cast<unsigned>(stage) & 1U) != 0; }
    [[nodiscard]] bool occurs(ItemFlag flag) const { return (flags & static_cast<unsigned>(flag)) != 0; }

    /// The place of an event; nullopt if the filter hides it. O(log n).
    [[nodiscard]] std::optional<Place> find(std::uint32_t event) const;

    [[nodiscard]] std::size_t itemCount() const;      ///< dated events of all lanes
    [[nodiscard]] std::size_t undatedCount() const;

    [[nodiscard]] std::size_t memoryUse() const;      ///< bytes on the heap, its indexes included

    /// Sorts the lanes' items, makes their indexes and first, last and (where unset) t0. To be called once, after
    /// the lanes were filled and before the snapshot is shared.
    void finish();

private:
    void makePlaces(std::uint32_t eventEnd);

    /// The events that are shown, ascending; empty if m_places has an entry for each event.
    std::vector<std::uint32_t> m_shown;
    std::vector<std::uint64_t> m_places;   ///< lane, position and tray bit; see packPlace() in the source
};

/// What a snapshot needs to know of all events of an incident, also of those that it does not show. To be kept by who
/// builds several snapshots of one incident: it takes a look at each event.
struct IncidentFacts
{
    /// The last instant that the record states of the incident itself: an open window is torn there.
    std::optional<Micros> lastInstant;
    std::optional<Micros> first;         ///< the earliest start of all dated events
    std::optional<Micros> last;          ///< the latest start or stated end of all
    std::optional<Micros> firstImpact;   ///< the earliest start of an impact in use
    std::vector<AxisBreak> breaks;       ///< see findAxisBreaks()
    std::vector<std::uint16_t> ordinals;   ///< by event: which impact window it is, in order of time; else 0
    std::vector<std::pair<std::uint32_t, std::uint32_t>> conflicts;   ///< as in TimelineSnapshot
};

[[nodiscard]] IncidentFacts incidentFacts(const Incident &incident);

/// Which events to show, and how to arrange them.
struct SnapshotRequest
{
    LaneGrouping grouping = LaneGrouping::Kind;
    /// The lanes to show and their order, when grouped by kind; empty: all, in the contract's order.
    std::vector<Lane> lanes;
    /// Keys of lanes (see TimelineLane::key()) in the order in which a person put them; others follow as they come.
    std::vector<std::string> order;
    std::vector<std::string> hidden;   ///< keys of lanes that are not shown
    /// Indexes into Incident::events that the filter lets through, ascending; nullopt: all.
    std::optional<std::span<const std::uint32_t>> events;
    const IncidentFacts *facts = nullptr;   ///< of the same incident; null: they are found
};

/// The snapshot of an incident. Lanes by kind are always all there (or all that were asked for), so that an empty
/// lane says that nothing was stated; lanes of other groupings are those that occur, in the order of the source.
[[nodiscard]] std::shared_ptr<const TimelineSnapshot> buildSnapshot(const Incident &incident,
                                                                    const SnapshotRequest &request = {});

} // namespace chronolane
