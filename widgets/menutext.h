// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace chronolane {

/// A text as a menu or button shows it letter by letter: an "&" of its own would underline the letter behind it.
[[nodiscard]] QString asMenuText(const QString &text);

/// What a menu's text says, without the marks of its keys: "&Open…\tCtrl+O" is "Open…", "열기(&O)…" is "열기…", "A && B"
/// is "A & B".
[[nodiscard]] QString withoutMenuMarks(const QString &menuText);

} // namespace chronolane
