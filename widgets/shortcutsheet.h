// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QKeySequence>

#include <vector>

namespace chronolane {

/// One line of the sheet: what is done, and the keys that do it.
struct ShortcutEntry
{
    QString action;
    QString keys;
};

/// A titled group of shortcuts.
struct ShortcutGroup
{
    QString title;
    std::vector<ShortcutEntry> entries;
};

/// The list of all shortcuts, opened with `?`.
class ShortcutSheet : public QDialog
{
    Q_OBJECT

public:
    explicit ShortcutSheet(const std::vector<ShortcutGroup> &groups, QWidget *parent = nullptr);

    /// "Ctrl+O, Ctrl+L" in the platform's spelling.
    [[nodiscard]] static QString keysOf(const QList<QKeySequence> &keys);
};

} // namespace chronolane
