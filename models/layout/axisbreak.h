// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/timelineitem.h"

namespace chronolane {

/// A stretch of time in which nothing happened and that the axis leaves out.
struct AxisBreak
{
    Micros begin = 0;
    Micros end = 0;

    [[nodiscard]] Micros length() const { return end - begin; }
    bool operator==(const AxisBreak &) const = default;
};

} // namespace chronolane
