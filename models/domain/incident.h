// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/diagnostic.h"
#include "models/domain/event.h"
#include "models/domain/localizedtext.h"
#include "models/domain/metrics.h"
#include "models/domain/sharedlist.h"
#include "models/domain/source.h"
#include "models/domain/unknownmember.h"
#include "models/domain/utctime.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronolane {

enum class IncidentStatus {
    Unknown,
    Investigating,
    Identified,
    Monitoring,
    Resolved,
    Scheduled,
    InProgress,
    Completed,
    Cancelled,
};

enum class Severity { Unknown, Critical, Major, Minor, Maintenance, None };

[[nodiscard]] std::string_view name(IncidentStatus status);   ///< "in-progress", …
[[nodiscard]] std::string_view name(Severity severity);
[[nodiscard]] std::optional<IncidentStatus> statusFromName(std::string_view name);   ///< the document's words only
[[nodiscard]] std::optional<Severity> severityFromName(std::string_view name);       ///< the document's words only

/// What a severity word of a record means: critical/SEV1/P1/outage → critical; high/major/SEV2 → major;
/// medium/minor/low/SEV3 and beyond → minor; maintenance; none. Case and separators do not matter; Korean words
/// (심각, 높음, 보통, 낮음) too. nullopt for a word that is not known.
[[nodiscard]] std::optional<Severity> severityFromWording(std::string_view word);

/// What a status word of a record means as a stage of an update ("Fixed" is resolved, "조사 중" investigating …);
/// nullopt for a word that is not known.
[[nodiscard]] std::optional<Stage> stageFromWording(std::string_view word);

/// The incident's status after an update of that stage (postmortem means resolved; verifying, in progress);
/// nullopt for stages that do not tell (update, none).
[[nodiscard]] std::optional<IncidentStatus> statusAfter(Stage stage);

/// The page's own Started and Resolved, whatever the story says.
struct DeclaredWindow
{
    std::optional<UtcTime> start;
    std::optional<UtcTime> end;
    std::vector<Evidence> evidence;   ///< not written to the document: it says what it holds
    UnknownMembers unknown;

    bool operator==(const DeclaredWindow &) const = default;
};

/// Who was hurt, where and how, in the record's words.
struct ImpactStatement
{
    LocalizedText scope;
    LocalizedText users;
    LocalizedText region;
    UnknownMembers unknown;

    bool operator==(const ImpactStatement &) const = default;
};

/// A bookmark or note that a person put on a time or an event.
struct Annotation
{
    enum class Kind { Bookmark, Note };
    Kind kind = Kind::Bookmark;
    std::optional<UtcTime> at;   ///< exactly one of `at` and `eventId` is set
    std::string eventId;
    LocalizedText text;
    UnknownMembers unknown;

    bool operator==(const Annotation &) const = default;
};

/// What the person chose for the view of one incident.
struct ViewChoice
{
    std::optional<UtcTime> t0;
    std::string zone;   ///< IANA id; empty if not chosen
    UnknownMembers unknown;

    bool operator==(const ViewChoice &) const = default;
};

/// One thing that went wrong, or one planned piece of work, as one or more sources tell it.
struct Incident
{
    std::string id;
    std::string organization;
    LocalizedText title;
    LocalizedText summary;
    IncidentStatus status = IncidentStatus::Unknown;
    Severity severity = Severity::Unknown;
    std::string severityText;   ///< as the source words it
    DeclaredWindow declared;
    std::vector<std::string> components;
    std::vector<std::string> regions;
    std::vector<std::string> tags;
    LocalizedText trigger;
    LocalizedText rootCause;
    LocalizedText detection;
    ImpactStatement impact;
    SharedList<Source> sources;   ///< the same list in most incidents of a file
    std::vector<Event> events;   ///< in the order of the source
    std::vector<Annotation> annotations;
    ViewChoice view;
    Metrics metrics;   ///< filled by analysis
    std::vector<Diagnostic> diagnostics;
    UnknownMembers unknown;

    /// The one zone that the record itself states for its times (IANA id or fixed offset "UTC+09:00"); empty where
    /// it states none or several.
    std::string statedZone;

    [[nodiscard]] const Event *event(std::string_view eventId) const;   ///< nullptr if there is none

    bool operator==(const Incident &) const = default;
};

/// Incidents in the order of their sources. Shared and immutable once built: an edit makes a new value.
struct IncidentSet
{
    std::vector<std::shared_ptr<const Incident>> incidents;
    UnknownMembers unknown;   ///< of the document itself, beside its incidents
};

} // namespace chronolane
