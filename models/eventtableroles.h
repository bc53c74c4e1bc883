// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

namespace chronolane {

/// Columns of EventTableModel.
namespace event_column {
enum {
    Time,
    Length,      ///< of a span; empty for others
    Lane,
    Kind,        ///< with the stage of a status update
    Text,
    Certainty,   ///< approximate, assumed, derived …
    Components,
    Author,
    Source,
    ColumnCount
};
} // namespace event_column

/// Roles of EventTableModel, the same for each column of a row unless said otherwise.
namespace event_role {
enum {
    Sort = Qt::UserRole,   ///< of the column: qint64 for times (µs since 1970; undated last), else text
    EventIndex,            ///< int: index into Incident::events
    EventId,               ///< QString
    Kind,                  ///< int of EventKind
    Lane,                  ///< int of Lane
    Stage,                 ///< int of Stage
    IsDated,               ///< bool
    Start,                 ///< qint64, µs since 1970 UTC; invalid if undated
    End,                   ///< qint64, µs since 1970 UTC; invalid if there is none
    CivilStart,            ///< qint64, µs since 1970 of the display zone's own clock; invalid if undated
    Search                 ///< QString: everything a search looks at, folded by searchKey()
};
} // namespace event_role

} // namespace chronolane
