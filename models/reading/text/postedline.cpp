// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/postedline.h"

#include "models/reading/text/textview.h"

#include <algorithm>
#include <array>

namespace chronolane {

bool isPostedWord(std::string_view text)
{
    constexpr std::array<std::string_view, 12> Words = {"", "posted", "updated", "published", "posted at", "posted on",
                                                        "updated at", "last updated", "at", "on", "작성", "게시"};
    std::string words = normalisedWords(text);
    if (const std::size_t ago = words.find(" ago"); ago != std::string::npos)
        words = words.substr(0, words.find_first_of(" 0123456789"));
    return std::find(Words.begin(), Words.end(), words) != Words.end();
}

bool tellsPosting(std::string_view text)
{
    return isPostedWord(text) && (normalisedWords(text).starts_with("posted") || trimmed(text).starts_with("게시"));
}

} // namespace chronolane
