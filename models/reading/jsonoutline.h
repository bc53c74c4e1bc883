// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>

namespace chronolane {

/// The shape of the beginning of a JSON text: which members stand where. Made for recognising forms: it looks at a
/// limited stretch, needs no complete text, and does not check what it reads.
///
/// Paths name members with dots and elements with []: "incidents[].incident_updates[].body", "[].external_desc",
/// "page.time_zone". Of JSON Lines the members of all lines are taken together.
class JsonOutline
{
public:
    /// How many bytes are looked at.
    static constexpr std::size_t Stretch = 65'536;

    explicit JsonOutline(std::string_view text);

    [[nodiscard]] bool isJson() const { return m_isArray || m_isObject; }
    [[nodiscard]] bool isArray() const { return m_isArray; }
    [[nodiscard]] bool isObject() const { return m_isObject; }
    [[nodiscard]] bool isLines() const { return m_isLines; }   ///< further objects follow the first on new lines

    [[nodiscard]] bool has(std::string_view path) const { return m_paths.contains(std::string(path)); }

    /// The first string at that path, as it is spelled between its quotes; empty if there is none.
    [[nodiscard]] std::string_view string(std::string_view path) const;

private:
    std::unordered_map<std::string, std::string_view> m_paths;
    bool m_isArray = false;
    bool m_isObject = false;
    bool m_isLines = false;
};

} // namespace chronolane
