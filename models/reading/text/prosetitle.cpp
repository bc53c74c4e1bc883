// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/prosetitle.h"

#include "models/domain/incident.h"
#include "models/reading/text/textview.h"
#include "models/reading/text/timeexpression.h"

#include <algorithm>
#include <array>

namespace chronolane {

namespace {

constexpr std::size_t LongestSearched = 200;   // bytes in which a time is looked for

/// "(2031-03-04 ~ 03-05)" behind a title: its day is told elsewhere.
std::string_view withoutDateBehind(std::string_view title)
{
    const std::size_t open = title.ends_with(')') ? title.rfind('(') : std::string_view::npos;
    if (open == std::string_view::npos || open == 0)
        return title;
    const std::string_view inner = title.substr(open + 1, title.size() - open - 2);
    const std::vector<TimeExpression> times = findTimeExpressions(inner.substr(0, LongestSearched));
    const bool isDate = !times.empty() && times.front().phraseBegin == 0 && times.front().kind == TimeKind::Moment
        && times.front().first.hasDate();
    const bool isAll = isDate && inner.substr(times.back().phraseEnd).find_first_not_of("0123456789-~./ ") == std::string_view::npos;
    return isAll ? trimmed(title.substr(0, open)) : title;
}

} // namespace

bool isDocumentName(std::string_view label)
{
    constexpr std::array<std::string_view, 18> Names = {
        "postmortem", "post mortem", "incident", "incident on", "incident report", "incident review", "outage report",
        "postmortem template", "title", "title incident", "title of the incident", "incident postmortem", "post incident report",
        "post incident review", "incident notification", "장애 보고서", "장애 공지", "장애 회고",
    };
    std::string words = normalisedWords(label);
    while (!words.empty() && isAsciiDigit(words.back())) {   // "Incident report 2031-41"
        const std::size_t blank = words.rfind(' ');
        if (words.find_first_not_of("0123456789", blank == std::string::npos ? 0 : blank + 1) != std::string::npos)
            break;
        words.erase(blank == std::string::npos ? 0 : blank);
    }
    return std::find(Names.begin(), Names.end(), words) != Names.end();
}

std::string cleanTitle(std::string_view title)
{
    std::string_view rest = trimmed(title);
    const auto dropSeparators = [&rest] {
        constexpr std::u32string_view Separators = U"-–—:|·,/]) ";
        while (!rest.empty()) {
            const TextCharacter character = characterAt(rest, 0);
            if (Separators.find(character.code) == std::u32string_view::npos && !isBlank(character.code))
                return;
            rest.remove_prefix(character.length);
        }
    };
    for (bool isDropped = true; isDropped && !rest.empty();) {
        isDropped = false;
        dropSeparators();
        if (rest.starts_with('[') && rest.find(']') < 40) {
            rest.remove_prefix(rest.find(']') + 1);
            isDropped = true;
            continue;
        }
        const std::vector<TimeExpression> times = findTimeExpressions(rest.substr(0, LongestSearched));
        if (!times.empty() && times.front().phraseBegin == 0 && times.front().kind == TimeKind::Moment) {
            rest.remove_prefix(times.front().phraseEnd);
            isDropped = true;
            continue;
        }
        const std::size_t end = std::min({rest.find(" - "), rest.find(": "), rest.find(" – "), rest.find(" — "),
                                          times.empty() ? std::string_view::npos : times.front().phraseBegin, rest.size()});
        if (isDocumentName(rest.substr(0, end)) || stageFromWording(rest.substr(0, end))) {
            rest.remove_prefix(end);
            isDropped = true;
        }
    }
    const bool isOnlyBracket = rest.starts_with('(') && rest.find(')') + 1 == rest.size();   // "(UTC)" behind "Outage report"
    return isOnlyBracket ? std::string() : std::string(withoutDateBehind(trimmed(rest)));
}

std::string nameOfDocument(std::string_view line)
{
    std::string_view name = trimmed(line);
    const std::vector<TimeExpression> times = findTimeExpressions(name.substr(0, LongestSearched));
    if (times.empty() && name.starts_with('[') && name.find(']') == name.size() - 1)   // "[점검 안내]"
        return std::string(trimmed(name.substr(1, name.size() - 2)));
    name = name.substr(0, std::min(name.find('('), times.empty() ? name.size() : times.front().phraseBegin));
    name = name.substr(0, name.find_last_not_of(" -:|,") + 1);
    return isDocumentName(name) ? std::string(name) : std::string();
}

} // namespace chronolane
