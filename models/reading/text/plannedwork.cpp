// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/plannedwork.h"

#include "models/reading/text/labelledfield.h"
#include "models/reading/text/prosesections.h"
#include "models/reading/text/textview.h"

#include <algorithm>
#include <array>
#include <string>

namespace chronolane {

namespace {

constexpr std::size_t LongestTitle = 160;   // bytes
constexpr std::size_t FirstUnits = 8;       // among which a title stands

constexpr std::array<std::string_view, 14> Work = {
    "maintenance", "planned work", "planned works", "scheduled work", "scheduled works", "planned outage",
    "scheduled outage", "planned downtime", "scheduled downtime", "planned interruption", "planned upgrade",
    "scheduled upgrade", "change window", "planned change",
};
constexpr std::array<std::string_view, 9> WorkKorean = {"점검안내", "점검공지", "점검예정", "점검알림", "정기점검",
                                                        "작업안내", "작업공지", "작업예정", "점검작업"};
/// "Outage after planned maintenance", "점검 중 장애": what went wrong is the story.
constexpr std::array<std::string_view, 16> Trouble = {
    "fail", "incident", "postmortem", "post mortem", "error", "outage", "degrad", "disrupt", "overran", "overrun",
    "unplanned", "caused", "after", "following", "problem", "issue",
};
constexpr std::array<std::string_view, 7> TroubleKorean = {"장애", "오류", "실패", "회고", "사고", "지연", "원인"};

/// Takes the phrases out of words, so that the "outage" of a planned one is no trouble; false if there is none.
bool takeWork(std::string &words)
{
    bool isFound = false;
    for (const std::string_view phrase : Work) {
        const std::size_t at = words.find(phrase);
        if (at == std::string::npos)
            continue;
        words.erase(at, phrase.size());
        isFound = true;
    }
    return isFound;
}

template<std::size_t Size>
bool holdsAny(std::string_view text, const std::array<std::string_view, Size> &parts)
{
    return std::any_of(parts.begin(), parts.end(), [text](std::string_view part) { return text.find(part) != std::string_view::npos; });
}

struct TitleSense
{
    bool namesWork = false;
    bool namesTrouble = false;
};

TitleSense senseOf(std::string_view title)
{
    std::string words = normalisedWords(title);
    std::string unspaced = words;
    std::erase(unspaced, ' ');
    TitleSense sense;
    sense.namesWork = takeWork(words) || holdsAny(unspaced, WorkKorean);
    sense.namesTrouble = holdsAny(words, Trouble) || holdsAny(unspaced, TroubleKorean);
    return sense;
}

/// The first line that has words, a heading, or what a label calls the title.
bool mayBeTitle(const ProseUnit &unit, bool isFirst)
{
    const std::string_view text = unit.text();
    if (text.size() > LongestTitle || text.find('@') != std::string_view::npos || unit.block.kind == BlockKind::Row)
        return false;
    if (unit.block.kind == BlockKind::Heading)
        return true;
    const UnitLabel label = labelOf(unit);
    if (!label.name.empty() && sectionNamed(label.name) == SectionKind::Title)
        return true;
    return isFirst && unit.block.kind == BlockKind::Paragraph && fieldNamed(label.name) == FieldKind::None
        && !text.ends_with('.');
}

} // namespace

bool announcesPlannedWork(std::span<const ProseUnit> units)
{
    bool namesWork = false;
    bool isFirst = true;
    for (const ProseUnit &unit : units.first(std::min(FirstUnits, units.size()))) {
        if (isWordless(unit.text()))
            continue;
        if (mayBeTitle(unit, isFirst)) {
            const TitleSense sense = senseOf(unit.text());
            if (sense.namesTrouble)
                return false;
            namesWork = namesWork || sense.namesWork;
        }
        isFirst = false;
    }
    return namesWork;
}

} // namespace chronolane
