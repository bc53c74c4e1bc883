// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonoutline.h"

#include <vector>

namespace chronolane {

namespace {

/// Deeper members tell nothing about a form, and their paths would only cost.
constexpr std::size_t DeepestLevel = 6;

std::string_view beginning(std::string_view text)
{
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first == std::string_view::npos ? std::string_view() : text.substr(first, JsonOutline::Stretch);
}

/// The end of the string whose opening quote stands at `begin`: the index of its closing quote, or npos.
std::size_t closingQuote(std::string_view text, std::size_t begin)
{
    for (std::size_t i = begin + 1; i < text.size(); ++i) {
        if (text[i] == '\\')
            ++i;
        else if (text[i] == '"')
            return i;
    }
    return std::string_view::npos;
}

/// Whether a value of JSON, or the end of an array, may stand next.
bool mayBeginValue(std::string_view text)
{
    const std::size_t next = text.find_first_not_of(" \t\r\n");
    return next == std::string_view::npos || std::string_view("{[\"]-0123456789tfn").find(text[next]) != std::string_view::npos;
}

bool isKey(std::string_view text, std::size_t afterString)
{
    const std::size_t next = text.find_first_not_of(" \t\r\n", afterString);
    return next != std::string_view::npos && text[next] == ':';
}

} // namespace

JsonOutline::JsonOutline(std::string_view text)
{
    const std::string_view start = beginning(text);
    if (start.empty() || (start.front() != '{' && start.front() != '['))
        return;
    // A bracket alone proves nothing: "[점검 안내]" begins a notice.
    if (start.front() == '[' && !mayBeginValue(start.substr(1)))
        return;
    m_isArray = start.front() == '[';
    m_isObject = !m_isArray;
    std::vector<std::size_t> levels;   // length of the path at the beginning of each open container
    std::string path;
    for (std::size_t i = 0; i < start.size(); ++i) {
        const char c = start[i];
        if (c == '{' || c == '[') {
            m_isLines = m_isLines || (levels.empty() && i > 0 && c == '{');
            if (c == '[')
                path += "[]";
            levels.push_back(path.size());
        } else if ((c == '}' || c == ']') && !levels.empty()) {
            levels.pop_back();
            path.resize(levels.empty() ? 0 : levels.back());
        } else if (c == '"') {
            const std::size_t end = closingQuote(start, i);
            if (end == std::string_view::npos)
                return;
            const std::string_view content = start.substr(i + 1, end - i - 1);
            i = end;
            if (levels.empty() || levels.size() > DeepestLevel)
                continue;
            if (isKey(start, end + 1)) {
                path.resize(levels.back());
                path += (path.empty() ? "" : ".") + std::string(content);
                m_paths.try_emplace(path);
            } else if (std::string_view &first = m_paths[path]; first.data() == nullptr) {
                first = content;
            }
        }
    }
}

std::string_view JsonOutline::string(std::string_view path) const
{
    const auto found = m_paths.find(std::string(path));
    return found == m_paths.end() ? std::string_view() : found->second;
}

} // namespace chronolane
