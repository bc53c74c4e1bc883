// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/compacttext.h"
#include "models/domain/evidence.h"
#include "models/domain/localizedtext.h"
#include "models/domain/optionaltime.h"
#include "models/domain/sharedlist.h"
#include "models/domain/unknownmember.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronolane {

/// What an event is; see the contract's table of words.
enum class EventKind : std::uint8_t {
    Impact,
    Trigger,
    Detection,
    Diagnosis,
    Remediation,
    Milestone,
    StatusUpdate,
    Maintenance,
    FollowUp,
    Note,
};
inline constexpr int EventKindCount = 10;

/// The stage of a status update.
enum class Stage : std::uint8_t {
    None,   ///< not a status update, or one that names no stage
    Investigating,
    Identified,
    Monitoring,
    Resolved,
    Postmortem,
    Scheduled,
    InProgress,
    Verifying,
    Completed,
    Update,
};

/// The finest unit that the source states.
enum class Precision : std::uint8_t { Second, Minute, Hour, Day, Month, Year };

/// How a time was come by.
enum class Basis : std::uint8_t {
    Stated,    ///< the source says it
    Derived,   ///< computed from what the source says
    Assumed,   ///< a missing part (zone, year, date) was filled in
};

/// The rows of the timeline, top to bottom.
enum class Lane { Impact, Causes, Remediation, Status, FollowUp };
inline constexpr int LaneCount = 5;

/// The names of the document ("status-update", "in-progress", "minute", "stated", "follow-up" …). The parsing
/// twins return nullopt for a word that is not one of them.
[[nodiscard]] std::string_view name(EventKind kind);
[[nodiscard]] std::string_view name(Stage stage);   ///< empty for None
[[nodiscard]] std::string_view name(Precision precision);
[[nodiscard]] std::string_view name(Basis basis);
[[nodiscard]] std::string_view name(Lane lane);   ///< as in --lanes: impact, causes, remediation, status, follow-up
[[nodiscard]] std::optional<EventKind> eventKindFromName(std::string_view name);
[[nodiscard]] std::optional<Stage> stageFromName(std::string_view name);
[[nodiscard]] std::optional<Precision> precisionFromName(std::string_view name);
[[nodiscard]] std::optional<Basis> basisFromName(std::string_view name);
[[nodiscard]] std::optional<Lane> laneFromName(std::string_view name);

/// The lane in which a kind stands unless the user arranges it otherwise.
[[nodiscard]] Lane laneOf(EventKind kind);

/// Anything placed on the timeline: a point in time, a span, or a step whose time nobody stated.
///
/// - point: start set, end empty, openEnded false;
/// - span: start and end set (half-open [start, end); end ≥ start unless an `end-before-start` diagnostic says so);
/// - open-ended span: start set, end empty, openEnded true;
/// - undated: start empty. It stands in its lane's tray in the order of the source; `earliest`/`latest` bound it
///   where the text does.
///
/// A record may hold a million of them: its members take no more room than their usual values need.
struct Event
{
    std::string id;   ///< unique within its incident: "e1", "e2", …
    EventKind kind = EventKind::Note;
    Stage stage = Stage::None;

    Precision precision = Precision::Minute;
    Basis basis = Basis::Stated;
    Precision endPrecision = Precision::Minute;
    Basis endBasis = Basis::Stated;
    bool approximate : 1 = false;
    bool approximateEnd : 1 = false;
    bool openEnded : 1 = false;
    bool used : 1 = true;   ///< false for a telling that the timeline does not count

    OptionalTime start;
    OptionalTime end;
    OptionalTime earliest;   ///< only of an undated, bounded step
    OptionalTime latest;     ///< only of an undated, bounded step

    SharedList<std::string> encloses;        ///< ids of the windows that this span sums up
    SharedList<std::string> conflictsWith;   ///< ids of other tellings of the same fact

    LocalizedText text;
    CompactText author;
    SharedList<std::string> components;
    std::vector<Evidence> evidence;
    UnknownMembers unknown;

    [[nodiscard]] bool isDated() const { return start.has_value(); }
    [[nodiscard]] bool isSpan() const { return start.has_value() && (end.has_value() || openEnded); }

    bool operator==(const Event &) const = default;
};

} // namespace chronolane
