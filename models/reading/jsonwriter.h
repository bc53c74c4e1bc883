// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/unknownmember.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace chronolane {

/// Writes JSON with a two-space indent, member by member. Objects and arrays that stay empty are written as {} and
/// []. The caller keeps begin and end in balance and gives keys inside objects only.
class JsonWriter
{
public:
    /// Objects and arrays are on lines of their own (Spread) or on one line (Inline), with all that is in them.
    enum class Layout { Spread, Inline };

    void beginObject(Layout layout = Layout::Spread) { begin('{', layout); }
    void endObject() { end('}'); }
    void beginArray(Layout layout = Layout::Spread) { begin('[', layout); }
    void endArray() { end(']'); }

    /// The key of the next value.
    void key(std::string_view name);

    void string(std::string_view utf8);
    void integer(std::int64_t value) { raw(std::to_string(value)); }
    void boolean(bool value) { raw(value ? "true" : "false"); }
    void null() { raw("null"); }
    /// A value that is JSON text already.
    void raw(std::string_view json);

    void member(std::string_view name, std::string_view utf8);

    /// Members as they were spelled.
    void members(const UnknownMembers &members);

    [[nodiscard]] std::string &text() { return m_text; }

private:
    struct Container
    {
        Layout layout = Layout::Spread;
        bool isEmpty = true;
    };

    void begin(char bracket, Layout layout);
    void end(char bracket);
    void separate();
    void appendQuoted(std::string_view utf8);

    std::string m_text;
    std::vector<Container> m_containers;
    bool m_isAfterKey = false;
};

} // namespace chronolane
