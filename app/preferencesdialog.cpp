// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/preferencesdialog.h"

#include "app/mainwindowactions.h"
#include "widgets/menutext.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace chronolane {

PreferencesDialog::PreferencesDialog(const MainWindowActions &actions, QWidget *parent)
    : QDialog(parent)
    , m_languages{actions.english, actions.korean}
    , m_themes(actions.appearances.begin(), actions.appearances.end())
    , m_language(new QComboBox(this))
    , m_theme(new QComboBox(this))
    , m_reduceMotion(new QCheckBox(this))
    , m_keys(new QToolButton(this))
    , m_languageLabel(new QLabel(this))
    , m_themeLabel(new QLabel(this))
    , m_textLabel(new QLabel(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Close, this))
{
    auto *sizes = new QHBoxLayout;
    for (QAction *action : {actions.textSmaller, actions.textUsual, actions.textLarger}) {
        auto *button = new QToolButton(this);
        button->setDefaultAction(action);
        sizes->addWidget(button);
    }
    sizes->addStretch(1);
    m_keys->setDefaultAction(actions.changeKeys);
    auto *form = new QFormLayout;
    form->addRow(m_languageLabel, m_language);
    form->addRow(m_themeLabel, m_theme);
    form->addRow(m_textLabel, sizes);
    form->addRow(m_reduceMotion);
    form->addRow(m_keys);
    m_languageLabel->setBuddy(m_language);
    m_themeLabel->setBuddy(m_theme);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addStretch(1);
    layout->addWidget(m_buttons);
    m_reduceMotion->setChecked(actions.reduceMotion->isChecked());
    connect(m_reduceMotion, &QCheckBox::toggled, actions.reduceMotion, &QAction::setChecked);
    connect(m_language, &QComboBox::activated, this, [this](int chosen) { m_languages.at(chosen)->trigger(); });
    connect(m_theme, &QComboBox::activated, this, [this](int chosen) { m_themes.at(chosen)->trigger(); });
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    retranslate();
}

void PreferencesDialog::fill(QComboBox *choice, const QList<QAction *> &actions)
{
    const QSignalBlocker isFilling(choice);
    choice->clear();
    for (const QAction *action : actions) {
        choice->addItem(withoutMenuMarks(action->text()));
        if (action->isChecked())
            choice->setCurrentIndex(choice->count() - 1);
    }
}

void PreferencesDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void PreferencesDialog::retranslate()
{
    setWindowTitle(tr("Preferences"));
    m_languageLabel->setText(tr("&Language:"));
    m_themeLabel->setText(tr("&Theme:"));
    m_textLabel->setText(tr("Text size:"));
    m_reduceMotion->setText(tr("Reduce &motion: jump at once instead of gliding"));
    fill(m_language, m_languages);
    fill(m_theme, m_themes);
}

} // namespace chronolane
