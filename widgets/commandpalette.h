// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QPointer>
#include <QStringList>

#include <vector>

class QAction;
class QListWidget;

namespace chronolane {

class SearchField;

/// One line of the palette.
struct PaletteEntry
{
    QPointer<QAction> action;
    QString shown;       ///< in the reader's language, with the menu it stands in
    QString keys;        ///< empty if it has none
    QStringList names;   ///< what it is found by: in every language of the program
};

/// Everything that can be done, found by typing a part of its name: in either language, by the initial consonants
/// of Korean words, and also when the keyboard still gives Hangul for an English word.
class CommandPalette : public QDialog
{
    Q_OBJECT

public:
    explicit CommandPalette(std::vector<PaletteEntry> entries, QWidget *parent = nullptr);

    [[nodiscard]] SearchField *field() const { return m_field; }
    [[nodiscard]] QListWidget *list() const { return m_list; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill(const QString &query);
    void run();

    std::vector<PaletteEntry> m_entries;
    SearchField *m_field;
    QListWidget *m_list;
};

} // namespace chronolane
