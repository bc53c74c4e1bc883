// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/keysdialog.h"

#include "widgets/shortcutsheet.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace chronolane {

KeysDialog::KeysDialog(std::vector<KeyChoice> choices, QWidget *parent)
    : QDialog(parent)
    , m_choices(std::move(choices))
    , m_list(new QTreeWidget(this))
    , m_edit(new QKeySequenceEdit(this))
    , m_conflict(new QLabel(this))
    , m_set(new QPushButton(tr("&Set this key"), this))
    , m_reset(new QPushButton(tr("&Usual keys"), this))
{
    setWindowTitle(tr("Change keys"));
    m_list->setHeaderLabels({tr("Action"), tr("Keys")});
    m_list->setRootIsDecorated(false);
    m_list->setAlternatingRowColors(true);
    m_conflict->setWordWrap(true);
    m_edit->setAccessibleName(tr("New key"));
    auto *row = new QHBoxLayout;
    row->addWidget(m_edit, 1);
    row->addWidget(m_set);
    row->addWidget(m_reset);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_list, 1);
    layout->addLayout(row);
    layout->addWidget(m_conflict);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &KeysDialog::showChoice);
    connect(m_edit, &QKeySequenceEdit::keySequenceChanged, this, &KeysDialog::showConflict);
    connect(m_set, &QPushButton::clicked, this, &KeysDialog::setKey);
    connect(m_reset, &QPushButton::clicked, this, &KeysDialog::resetKey);
    fill();
    m_list->setCurrentItem(m_list->topLevelItem(0));
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    resize(fontMetrics().averageCharWidth() * 84, fontMetrics().height() * 30);
}

void KeysDialog::fill()
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    m_list->clear();
    for (const KeyChoice &choice : m_choices)
        m_list->addTopLevelItem(new QTreeWidgetItem(
            {choice.group + QStringLiteral(" › ") + choice.name, ShortcutSheet::keysOf(choice.keys)}));
    m_list->setCurrentItem(m_list->topLevelItem(std::max(row, 0)));
}

KeyChoice *KeysDialog::current()
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    return row < 0 ? nullptr : &m_choices[static_cast<std::size_t>(row)];
}

/// Who has the key now; nullptr if nobody has.
KeyChoice *KeysDialog::owner(const QKeySequence &key)
{
    const auto found = std::ranges::find_if(
        m_choices, [&key](const KeyChoice &choice) { return !key.isEmpty() && choice.keys.contains(key); });
    return found == m_choices.end() ? nullptr : &*found;
}

void KeysDialog::showChoice()
{
    m_edit->clear();
    showConflict();
}

QKeySequence KeysDialog::editedKey() const
{
    // One stroke: a second one of a sequence would never reach the timeline.
    const QKeySequence all = m_edit->keySequence();
    return all.isEmpty() ? all : QKeySequence(all[0]);
}

void KeysDialog::showConflict()
{
    const QKeySequence key = editedKey();
    const KeyChoice *other = owner(key);
    m_set->setEnabled(!key.isEmpty() && other != current());
    m_reset->setEnabled(current() && current()->keys != current()->usual);
    if (!other)
        m_conflict->setText(tr("Choose an action, click into the field and press the new key."));
    else if (other == current())
        m_conflict->setText(tr("This action has that key already."));
    else
        m_conflict->setText(tr("%1 already belongs to “%2”, which will lose it.")
                                .arg(key.toString(QKeySequence::NativeText), other->name));
}

void KeysDialog::setKey()
{
    const QKeySequence key = editedKey();
    if (KeyChoice *other = owner(key))
        other->keys.removeAll(key);
    if (KeyChoice *choice = current())
        choice->keys = {key};
    fill();
    showChoice();
}

void KeysDialog::resetKey()
{
    KeyChoice *choice = current();
    if (!choice)
        return;
    for (const QKeySequence &key : choice->usual) {
        if (KeyChoice *other = owner(key); other && other != choice)
            other->keys.removeAll(key);
    }
    choice->keys = choice->usual;
    fill();
    showChoice();
}

} // namespace chronolane
