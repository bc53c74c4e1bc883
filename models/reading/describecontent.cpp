// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/describecontent.h"

#include "models/reading/jsonparser.h"

#include <algorithm>

namespace chronolane {

namespace {

std::string_view withoutLeadingBlanks(std::string_view text)
{
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    return text;
}

bool startsWithIgnoringCase(std::string_view text, std::string_view lowerCase)
{
    return text.size() >= lowerCase.size()
        && std::equal(lowerCase.begin(), lowerCase.end(), text.begin(), [](char wanted, char c) {
               return wanted == (c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c);
           });
}

ReadingError notAnIncident(std::string_view kind, std::string detail = {})
{
    ReadingError error;
    error.code = ReadingErrorCode::NotAnIncident;
    error.arguments = {{"found", std::string(kind)}};
    if (!detail.empty())
        error.arguments.push_back({"detail", std::move(detail)});
    return error;
}

std::string firstMembers(JsonValue object)
{
    constexpr std::size_t Most = 5;
    std::string members;
    std::size_t count = 0;
    for (const JsonValue member : object) {
        if (count++ == Most)
            return members + ", …";
        members += (members.empty() ? "" : ", ") + std::string(member.key().substr(0, 40));
    }
    return members;
}

/// The text of the first of several lines that each hold an object; empty if it is no JSON Lines.
std::string_view firstOfLines(std::string_view text)
{
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos || !text.starts_with('{') || !withoutLeadingBlanks(text.substr(end)).starts_with('{'))
        return {};
    return text.substr(0, end);
}

ReadingError describeJson(std::string_view text)
{
    if (const std::string_view line = firstOfLines(withoutLeadingBlanks(text)); !line.empty()) {
        JsonTree first;
        if (!parseJson(line, first))
            return notAnIncident(content_kind::JsonLines, firstMembers(first.root()));
    }
    JsonTree tree;
    if (auto error = parseJson(text, tree))
        return *error;
    const JsonValue root = tree.root();
    if (root.isObject() || root.isArray()) {
        if (root.size() == 0)
            return notAnIncident(content_kind::JsonEmpty);
        return root.isObject() ? notAnIncident(content_kind::JsonObject, firstMembers(root))
                               : notAnIncident(content_kind::JsonArray);
    }
    return notAnIncident(content_kind::JsonScalar);
}

} // namespace

bool looksLikeJson(std::string_view text)
{
    const std::string_view start = withoutLeadingBlanks(text);
    if (start.starts_with('{'))
        return withoutLeadingBlanks(start.substr(1)).find_first_of("\"}") == 0;
    return start.starts_with('[') && withoutLeadingBlanks(start.substr(1)).find_first_of("{[\"]") == 0;
}

ReadingError describeContent(std::string_view text)
{
    const std::string_view start = withoutLeadingBlanks(text);
    if (looksLikeJson(start))
        return describeJson(text);
    if (startsWithIgnoringCase(start, "<!doctype html") || startsWithIgnoringCase(start, "<html"))
        return notAnIncident(content_kind::Html);
    if (start.starts_with("<?xml"))
        return notAnIncident(content_kind::Xml);
    if (start.starts_with("url:") && start.find("\nstartTime:") != std::string_view::npos
        && start.find("\nlastUpdated:") != std::string_view::npos)
        return notAnIncident(content_kind::SiteSummary);
    return notAnIncident(content_kind::Text);
}

} // namespace chronolane
