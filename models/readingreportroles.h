// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

namespace chronolane {

/// Columns of ReadingReportModel.
namespace report_column {
enum {
    Place,    ///< the line's number
    Fate,     ///< word and icon
    Words,    ///< what stands there
    Event,    ///< what was made of it
    Reason,
    ColumnCount
};
} // namespace report_column

/// Roles of ReadingReportModel, the same for each column of a row.
namespace report_role {
enum {
    Fate = Qt::UserRole,   ///< int of LineFate
    IsMarked,              ///< bool: it tells of the chosen event
};
} // namespace report_role

} // namespace chronolane
