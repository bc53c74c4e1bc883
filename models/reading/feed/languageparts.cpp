// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/feed/languageparts.h"

#include "models/reading/text/textview.h"

#include <utility>

namespace chronolane {

namespace {

constexpr std::string_view Bar = " | ";
constexpr std::string_view Japanese = "ja";

std::string_view languageOf(std::string_view text)
{
    return holdsKana(text) ? Japanese : guessLanguage(text);
}

/// Where the bar between a Japanese part and another one stands; npos where there is none.
std::size_t barBetweenLanguages(std::string_view text)
{
    const bool isJapanese = holdsKana(text);
    for (std::size_t bar = text.find(Bar); isJapanese && bar != std::string_view::npos; bar = text.find(Bar, bar + 1)) {
        if (holdsKana(text.substr(0, bar)) != holdsKana(text.substr(bar + Bar.size())))
            return bar;
    }
    return std::string_view::npos;
}

LanguagePart part(const MappedText &whole, std::size_t begin, std::size_t end)
{
    LanguagePart result;
    result.text.appendVerbatim(std::string_view(whole.text).substr(begin, end - begin), begin);
    result.text.map = result.text.map.over(whole.map);
    result.language = languageOf(result.text.text);
    return result;
}

} // namespace

std::vector<LanguagePart> languageParts(const MappedText &text)
{
    const std::size_t bar = barBetweenLanguages(text.text);
    if (bar == std::string_view::npos)
        return {{languageOf(text.text), text}};
    std::vector<LanguagePart> parts;
    parts.push_back(part(text, 0, bar));
    parts.push_back(part(text, bar + Bar.size(), text.text.size()));
    return parts;
}

LocalizedText localizedParts(std::string_view text)
{
    LocalizedText result;
    const std::size_t bar = barBetweenLanguages(text);
    if (bar == std::string_view::npos) {
        result.set(std::string(languageOf(text)), std::string(trimmed(text)));
        return result;
    }
    for (const std::string_view half : {text.substr(0, bar), text.substr(bar + Bar.size())})
        result.set(std::string(languageOf(half)), std::string(trimmed(half)));
    return result;
}

} // namespace chronolane
