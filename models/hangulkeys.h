// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <utility>

namespace chronolane {

/// What was typed on a two-set Hangul keyboard as the Latin letters of the same keys, in lower case: "ㅋㅐㅐㅡ" and
/// "캐ㅐㅡ" are "zoom". Other characters stay.
[[nodiscard]] QString latinKeysOf(const QString &hangul);

/// The initial consonants of the syllables: "레인 접기" is "ㄹㅇ ㅈㄱ". Other characters stay.
[[nodiscard]] QString initialConsonantsOf(const QString &text);

/// The first and the last of the syllables that begin with an initial consonant; nullopt of other characters.
[[nodiscard]] std::optional<std::pair<char16_t, char16_t>> syllablesWithInitial(char16_t initial);

} // namespace chronolane
