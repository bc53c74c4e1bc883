// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace chronolane {

/// Folds a text for searching: composed (NFC, so that decomposed Hangul is found), case folded.
[[nodiscard]] QString searchKey(const QString &text);

} // namespace chronolane
