// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/localizedtext.h"
#include "models/reading/text/sourcemap.h"

#include <string_view>
#include <vector>

namespace chronolane {

/// One language's part of a text that tells the same in several.
struct LanguagePart
{
    std::string_view language;   ///< BCP 47; "ja" for what is written with kana, else as guessLanguage() says
    MappedText text;
};

/// The parts of "日本語 | English", as Amazon writes the news of its regions in Japan: one after the other with a bar between them.
/// A text in one language, whatever bars stand in it, is one part. Cost is linear but for bars within a Japanese text.
[[nodiscard]] std::vector<LanguagePart> languageParts(const MappedText &text);

/// The same for text whose place does not matter.
[[nodiscard]] LocalizedText localizedParts(std::string_view text);

} // namespace chronolane
