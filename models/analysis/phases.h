// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/incident.h"

#include <vector>

namespace chronolane {

/// A part of an incident that a review looks at on its own.
struct Phase
{
    enum class Kind {
        Before,     ///< from the first dated event to the first impact
        Impact,     ///< a time in which users were hurt
        Between,    ///< after an impact, until the next one
        Recovery,   ///< from the end of the last impact to the end of the incident's core
        Response,   ///< the incident's core, where no impact is dated
        Afterwards, ///< what was told or done later
    };

    Kind kind = Kind::Impact;
    int number = 0;   ///< of Impact and Between: 1, 2, … in order of time
    UtcTime begin;
    UtcTime end;      ///< not before `begin`; of an impact whose end is not stated, the end of the core

    bool operator==(const Phase &) const = default;
};

/// The phases of an incident in order of time. Each begins and ends with an instant that the record states; windows
/// that share time are one impact; only tellings in use count, and no window that sums up others. Empty if nothing is
/// dated. Pure.
[[nodiscard]] std::vector<Phase> incidentPhases(const Incident &incident);

} // namespace chronolane
