// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace chronolane::detail {

/// Finds the enumerator whose name it is in a table ordered like the enumeration; nullopt if there is none.
template<typename Enum, std::size_t N>
[[nodiscard]] constexpr std::optional<Enum> fromName(const std::array<std::string_view, N> &names,
                                                     std::string_view name)
{
    for (std::size_t i = 0; i < N; ++i) {
        if (!names[i].empty() && names[i] == name)
            return static_cast<Enum>(i);
    }
    return std::nullopt;
}

/// The name of an enumerator in a table ordered like the enumeration.
template<typename Enum, std::size_t N>
[[nodiscard]] constexpr std::string_view nameOf(const std::array<std::string_view, N> &names, Enum value)
{
    return names.at(static_cast<std::size_t>(value));
}

} // namespace chronolane::detail
