// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/languagetag.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace chronolane {

/// The same text in one or more languages, in the order of the record. Tags are BCP 47 ("en", "ko", "und" where
/// the language is not known); texts are UTF-8.
class LocalizedText
{
public:
    using Entry = std::pair<LanguageTag, std::string>;

    LocalizedText() = default;
    LocalizedText(LanguageTag tag, std::string text);

    [[nodiscard]] bool isEmpty() const { return m_entries.empty(); }
    [[nodiscard]] const std::vector<Entry> &entries() const { return m_entries; }

    /// The text in exactly that language; nullptr if there is none.
    [[nodiscard]] const std::string *find(std::string_view tag) const;

    /// The text to show to a reader of `tag`: that language (also by its primary subtag: "ko-KR" finds "ko"),
    /// else English, else the first. The entry tells which language it is; nullptr if empty.
    [[nodiscard]] const Entry *best(std::string_view tag) const;

    /// Sets or replaces the text of one language; an empty text removes it.
    void set(LanguageTag tag, std::string text);

    bool operator==(const LocalizedText &) const = default;

private:
    std::vector<Entry> m_entries;
};

/// "ko" for a text with a good share of Hangul, "en" for one written in Latin letters, else "und".
[[nodiscard]] std::string_view guessLanguage(std::string_view utf8);

} // namespace chronolane
