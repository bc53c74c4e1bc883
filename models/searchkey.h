// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace chronolane {

/// Folds a text for searching: composed (NFC, so that decomposed Hangul is found), case folded.
[[nodiscard]] QString searchKey(const QString &text);

/// Whether a text says a word, both folded: as it is written, or by initial consonants (see InitialsPattern).
[[nodiscard]] bool says(const QString &text, const QString &word);

} // namespace chronolane
