// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/frontmatter/tomlhead.h"

#include "models/reading/lineindex.h"
#include "models/reading/text/textview.h"

#include <algorithm>

namespace chronolane {

namespace {

/// Reads values; offsets are those of the whole text.
class TomlValues
{
public:
    TomlValues(std::string_view text, std::uint64_t end) : m_text(text), m_end(end) {}

    /// The value at `at`, which ends behind it; false where a string or list is never closed.
    bool read(std::uint64_t &at, FrontMatterField &field)
    {
        skipBlanks(at, false);
        if (at >= m_end || m_text[at] != '[')
            return readScalar(at, field);
        field.isList = true;
        const std::uint64_t begin = at++;
        for (skipBlanks(at, true); at < m_end && m_text[at] != ']'; skipBlanks(at, true)) {
            if (m_text[at] == ',')
                ++at;
            else if (!readScalar(at, field))
                return false;
        }
        if (at >= m_end)
            return false;
        field.place = {begin, ++at};
        return true;
    }

private:
    /// Blanks and comments; over line ends within a list.
    void skipBlanks(std::uint64_t &at, bool overLines) const
    {
        while (at < m_end) {
            const char c = m_text[at];
            if (c == '#')
                at = std::min<std::uint64_t>(m_text.find('\n', at), m_end);
            else if (c == ' ' || c == '\t' || (overLines && (c == '\n' || c == '\r')))
                ++at;
            else
                return;
        }
    }

    bool readScalar(std::uint64_t &at, FrontMatterField &field)
    {
        const char quote = at < m_end ? m_text[at] : '\n';
        const bool isQuoted = quote == '"' || quote == '\'';
        std::uint64_t end = isQuoted ? ++at : at;
        std::string value;
        for (; end < m_end && (isQuoted ? m_text[end] != quote : !endsBare(m_text[end])); ++end) {
            if (m_text[end] == '\n')
                return false;
            if (quote == '"' && m_text[end] == '\\' && end + 1 < m_end)
                ++end;
            value += m_text[end];
        }
        if (isQuoted && end >= m_end)
            return false;
        field.place = isQuoted ? ByteRange{at, end} : trimmedRange(m_text, {at, end});
        field.values.push_back(isQuoted ? value : std::string(trimmed(value)));
        at = isQuoted ? end + 1 : end;
        return true;
    }

    static bool endsBare(char c) { return c == '\n' || c == '#' || c == ',' || c == ']'; }

    std::string_view m_text;
    std::uint64_t m_end;
};

} // namespace

std::optional<std::vector<FrontMatterField>> readTomlFields(std::string_view text, ByteRange range,
                                                            FrontMatterError &error)
{
    const LineIndex lines(text.substr(0, range.end));
    TomlValues values(text, range.end);
    std::vector<FrontMatterField> fields;
    for (std::uint64_t at = range.begin; at < range.end;) {
        const std::uint64_t lineEnd = std::min<std::uint64_t>(text.find('\n', at), range.end);
        const std::string_view line = trimmed(slice(text, {at, lineEnd}));
        if (line.empty() || line.starts_with('#')) {
            at = lineEnd + 1;
            continue;
        }
        if (line.starts_with('['))
            break;
        const std::size_t equals = text.find('=', at);
        FrontMatterField field;
        field.line = lines.lineAt(at);
        error.line = field.line;
        if (equals >= lineEnd) {
            error.reason = "no value";
            return std::nullopt;
        }
        field.name = trimmed(slice(text, {at, equals}));
        at = equals + 1;
        if (!values.read(at, field)) {
            error.reason = "a value is never closed";
            return std::nullopt;
        }
        at = std::min<std::uint64_t>(text.find('\n', at), range.end) + 1;
        fields.push_back(std::move(field));
    }
    return fields;
}

} // namespace chronolane
