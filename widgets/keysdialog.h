// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QKeySequence>
#include <QList>

#include <vector>

class QKeySequenceEdit;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace chronolane {

/// Something that keys do.
struct KeyChoice
{
    QString id;      ///< stays the same in every language
    QString group;   ///< the menu it stands in
    QString name;
    QList<QKeySequence> keys;
    QList<QKeySequence> usual;   ///< of the program
};

/// Lets a person give actions other keys. A key that already does something else is named before it is taken away
/// from there.
class KeysDialog : public QDialog
{
    Q_OBJECT

public:
    explicit KeysDialog(std::vector<KeyChoice> choices, QWidget *parent = nullptr);

    [[nodiscard]] const std::vector<KeyChoice> &choices() const { return m_choices; }
    [[nodiscard]] QTreeWidget *list() const { return m_list; }
    [[nodiscard]] QKeySequenceEdit *edit() const { return m_edit; }
    [[nodiscard]] QLabel *conflict() const { return m_conflict; }
    [[nodiscard]] QPushButton *setButton() const { return m_set; }
    [[nodiscard]] QPushButton *resetButton() const { return m_reset; }

private:
    void fill();
    void showChoice();
    [[nodiscard]] QKeySequence editedKey() const;
    void showConflict();
    void setKey();
    void resetKey();
    [[nodiscard]] KeyChoice *current();
    [[nodiscard]] KeyChoice *owner(const QKeySequence &key);

    std::vector<KeyChoice> m_choices;
    QTreeWidget *m_list;
    QKeySequenceEdit *m_edit;
    QLabel *m_conflict;
    QPushButton *m_set;
    QPushButton *m_reset;
};

} // namespace chronolane
