// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/calendar/calendarlines.h"

#include "models/reading/text/textview.h"

#include <algorithm>

namespace chronolane {

namespace {

constexpr std::size_t BrokenLinesKept = 100;

std::string upper(std::string_view text)
{
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(),
                   [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - ('a' - 'A')) : c; });
    return result;
}

/// The first of `wanted` outside of double quotes, from `from` on.
std::size_t findUnquoted(std::string_view text, std::string_view wanted, std::size_t from)
{
    bool isQuoted = false;
    for (std::size_t at = from; at < text.size(); ++at) {
        if (text[at] == '"')
            isQuoted = !isQuoted;
        else if (!isQuoted && wanted.find(text[at]) != std::string_view::npos)
            return at;
    }
    return std::string_view::npos;
}

/// Splits NAME;PARAMETER=VALUE:value; false if it is no content line.
bool splitLine(const MappedText &unfolded, CalendarLine &line)
{
    const std::string_view text = unfolded.text;
    std::size_t at = findUnquoted(text, ";:", 0);
    if (at == std::string_view::npos || at == 0)
        return false;
    line.name = upper(text.substr(0, at));
    while (text[at] == ';') {
        const std::size_t begin = at + 1;
        at = findUnquoted(text, ";:", begin);
        if (at == std::string_view::npos)
            return false;
        const std::string_view parameter = text.substr(begin, at - begin);
        const std::size_t equals = std::min(parameter.find('='), parameter.size());
        std::string value(parameter.substr(std::min(equals + 1, parameter.size())));
        std::erase(value, '"');
        line.parameters.emplace_back(upper(parameter.substr(0, equals)), std::move(value));
    }
    line.value.text = text.substr(at + 1);
    line.value.map = SourceMap::identity(line.value.text.size(), at + 1).over(unfolded.map);
    return true;
}

} // namespace

std::string_view CalendarLine::parameter(std::string_view parameterName) const
{
    const auto found = std::find_if(parameters.begin(), parameters.end(),
                                    [parameterName](const auto &entry) { return entry.first == parameterName; });
    return found == parameters.end() ? std::string_view() : std::string_view(found->second);
}

MappedText CalendarLine::text() const
{
    MappedText decoded;
    const std::string_view raw = value.text;
    for (std::size_t at = 0; at < raw.size();) {
        const std::size_t backslash = std::min(raw.find('\\', at), raw.size());
        decoded.appendVerbatim(raw.substr(at, backslash - at), at);
        at = backslash;
        if (at == raw.size())
            break;
        if (at + 1 == raw.size()) {
            decoded.appendVerbatim(raw.substr(at, 1), at);
            break;
        }
        const bool isBreak = raw[at + 1] == 'n' || raw[at + 1] == 'N';
        decoded.appendSubstitute(isBreak ? "\n" : raw.substr(at + 1, 1), at, at + 2);
        at += 2;
    }
    decoded.map = decoded.map.over(value.map);
    return decoded;
}

CalendarLines::CalendarLines(std::string_view text, std::uint64_t begin, std::uint64_t line)
    : m_text(text)
    , m_at(begin)
    , m_line(line)
{
}

/// One line with the lines that begin with a blank after it, which continue it.
MappedText CalendarLines::unfold()
{
    MappedText unfolded;
    while (m_at < m_text.size()) {
        const std::uint64_t lineEnd = std::min<std::uint64_t>(m_text.find('\n', m_at), m_text.size());
        std::string_view piece = m_text.substr(m_at, lineEnd - m_at);
        if (piece.ends_with('\r'))
            piece.remove_suffix(1);
        unfolded.appendVerbatim(piece, m_at);
        m_at = std::min<std::uint64_t>(lineEnd + 1, m_text.size());
        ++m_line;
        const bool isContinued = m_at < m_text.size() && (m_text[m_at] == ' ' || m_text[m_at] == '\t');
        if (!isContinued)
            break;
        ++m_at;
    }
    return unfolded;
}

std::optional<CalendarLine> CalendarLines::next()
{
    while (m_at < m_text.size()) {
        CalendarLine line;
        line.line = m_line;
        line.range.begin = m_at;
        const MappedText unfolded = unfold();
        line.range.end = unfolded.text.empty() ? line.range.begin
                                               : unfolded.map.toSource(0, unfolded.text.size()).end;
        if (splitLine(unfolded, line))
            return line;
        if (!trimmed(unfolded.text).empty() && m_broken.size() < BrokenLinesKept)
            m_broken.emplace_back(line.line, line.range);
    }
    return std::nullopt;
}

} // namespace chronolane
