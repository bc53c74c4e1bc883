// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

namespace chronolane {

/// Columns of IncidentTableModel.
namespace incident_column {
enum {
    Title,
    Organization,
    Start,             ///< of the first impact window, else declared, else of the first event
    Severity,
    Status,
    ImpactDuration,
    TimeToFirstUpdate,
    Events,            ///< number of events
    Id,
    ColumnCount
};
} // namespace incident_column

/// Roles of IncidentTableModel, the same for each column of a row unless said otherwise.
namespace incident_role {
enum {
    Sort = Qt::UserRole,   ///< of the column: qint64 or text; invalid (sorts last) where unknown
    IncidentId,            ///< QString
    Severity,              ///< int of Severity
    Start,                 ///< qint64, µs since 1970 UTC; invalid if nothing is dated
    ImpactMicroseconds,    ///< qint64; invalid if not stated
    FirstUpdateMicroseconds,   ///< qint64, may be negative; invalid if not stated
    DiagnosticCount,       ///< int: warnings and errors
    Search                 ///< QString: everything a search looks at, folded by searchKey()
};
} // namespace incident_role

} // namespace chronolane
