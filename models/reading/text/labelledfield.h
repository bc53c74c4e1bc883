// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace chronolane {

/// What a label of a record ("Initial Detection Time:", "영향 시간:", "Started") says about its value.
enum class FieldKind {
    None,
    Start,          ///< when it began: Started, Impact start, 발생 일시
    End,            ///< when it ended
    Resolved,       ///< when it was resolved: Resolved, Resolution confirmed, 복구 일시
    Detected,       ///< First detected, 인지
    Declared,       ///< Incident declared
    Mitigated,      ///< Mitigated, Repaired
    Date,           ///< Date, When, 일시: a day, a moment or a range
    Planned,        ///< Maintenance window, 점검 일시: when work is planned
    Lasted,         ///< Duration, 영향 시간
    SeverityWord,
    Classification,   ///< Classification, 분류: a severity, or who may read it
    StatusWord,
    Identifier,
    Organization,   ///< Company, Vendor
    Author,
    Components,     ///< Affected components, Affected services
    Regions,        ///< Locations, Affected regions
};

/// The kind of a label by its words; case, punctuation and numbering aside.
[[nodiscard]] FieldKind fieldNamed(std::string_view label);

} // namespace chronolane
