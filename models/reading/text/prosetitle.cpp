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

} // namespace

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
    constexpr std::array<std::string_view, 14> Tags = {
        "postmortem", "post mortem", "incident", "incident on", "incident report", "incident review", "outage report",
        "postmortem template", "title", "title incident", "title of the incident", "incident postmortem",
        "장애 보고서", "장애 공지",
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
        const std::string words = normalisedWords(rest.substr(0, end));
        if (std::find(Tags.begin(), Tags.end(), words) != Tags.end() || stageFromWording(rest.substr(0, end))) {
            rest.remove_prefix(end);
            isDropped = true;
        }
    }
    return std::string(trimmed(rest));
}

} // namespace chronolane
