// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/jsontree.h"

#include <array>
#include <cstddef>
#include <string_view>

namespace chronolane {

/// The members of an object by their names, found in one walk over it; invalid where absent or null. Of a repeated
/// member the last one counts.
template<std::size_t N>
[[nodiscard]] std::array<JsonValue, N> membersOf(JsonValue object, const std::array<std::string_view, N> &names)
{
    std::array<JsonValue, N> members;
    if (!object.isObject())
        return members;
    for (const JsonValue member : object) {
        const std::string_view key = member.key();
        for (std::size_t i = 0; i < N; ++i) {
            if (names[i] == key) {
                members[i] = member.isNull() ? JsonValue() : member;
                break;
            }
        }
    }
    return members;
}

} // namespace chronolane
