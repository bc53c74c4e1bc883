// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/event.h"
#include "models/reading/text/zonenames.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace chronolane {

/// What a column of a table is to the incidents that its rows tell.
enum class ColumnRole {
    Unused,         ///< nothing was made of it; the reading report says so
    Ignore,         ///< a person said that it is to be left out
    Start,          ///< when the event, window or incident began; of a point, its time
    End,
    Date,           ///< the day of Clock and EndClock
    Clock,          ///< the time of day at which it began
    EndClock,
    Length,         ///< how long it lasted
    Text,
    Title,
    Summary,
    RootCause,
    Kind,
    Lane,           ///< a kind in other words, else a component
    Stage,
    Severity,
    Id,             ///< of the incident
    Author,
    Components,
    Organization,
    Regions,
    Tags,
    Zone,           ///< the zone of the row's times
    Precision,      ///< how finely Start is stated, in the document's words
    EndPrecision,
    Certainty,      ///< words on Start: approximate, assumed, derived, other-telling
    EndCertainty,   ///< words on End: approximate, assumed, derived, not-stated
    Earliest,       ///< bounds of a step without a time
    Latest,
    Updates,        ///< a JSON array of status updates
    StageTime,      ///< when a status update of TableColumn::stage was posted
    KindTime,       ///< when a step of TableColumn::kind happened
};

/// The role's name in ReadingOptions::columns: "start", "end-time", "stage" …; StageTime and KindTime are written
/// "at:identified", "at:detection".
[[nodiscard]] std::string_view name(ColumnRole role);

/// All roles but the two that need a stage or kind, for the dialog that corrects them.
[[nodiscard]] std::span<const ColumnRole> columnRoles();

/// One column and what was made of it.
struct TableColumn
{
    enum class Reason { Name, Content, Choice };

    std::string name;   ///< the header's text, "#3" for the third column of a table without one
    ColumnRole role = ColumnRole::Unused;
    Reason reason = Reason::Name;
    Stage stage = Stage::None;              ///< of StageTime
    EventKind kind = EventKind::Note;       ///< of KindTime
    bool isSerial = false;                  ///< its times are a spreadsheet's day numbers
    bool mayLackDay = false;                ///< some of its times have a date, others are only clock times
    bool isTimeNote = false;                ///< a text that says what the time is of ("Content Modification Time")
    bool isImpact = false;                  ///< the name says that the window hurt ("downtime_start")
    std::optional<ZoneWords> zone;          ///< that the name states for its times
    std::optional<Duration> durationUnit;   ///< that the name states for plain numbers ("duration_minutes")

    [[nodiscard]] bool isTime() const;
};

/// The name of the column's role, with the stage or kind of StageTime and KindTime.
[[nodiscard]] std::string roleName(const TableColumn &column);

/// "#3" for index 2: what a column without a name is called.
[[nodiscard]] std::string columnNumber(std::size_t index);

/// The role that a name of ReadingOptions::columns gives a column; false if there is no such role.
bool applyRoleName(std::string_view roleName, TableColumn &column);

} // namespace chronolane
