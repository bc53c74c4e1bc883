// SPDX-License-Identifier: GPL-3.0-or-later
// MainWindow: the keys that a person chose.
#include "app/mainwindow.h"

#include "app/incidentdesk.h"
#include "app/mainwindowactions.h"
#include "app/timelinemenu.h"
#include "widgets/keysdialog.h"
#include "widgets/timelineview/timelineview.h"

#include <QAction>
#include <QKeyEvent>
#include <QMenu>
#include <QSettings>

namespace chronolane {

namespace {

/// Keys in the platform's own names would not be read on another one.
QString written(const QList<QKeySequence> &keys)
{
    return QKeySequence::listToString(keys, QKeySequence::PortableText);
}

QString settingOf(const QString &id)
{
    return QStringLiteral("keys/") + id;
}

/// The English name: no language changes it.
QString idOf(const TimelineCommand &command)
{
    return QStringLiteral("timeline ") + QString::fromUtf8(command.name);
}

QList<QKeySequence> sequencesOf(const TimelineKeymap &keymap, TimelineAction action)
{
    QList<QKeySequence> keys;
    for (const QKeyCombination &key : keymap.keys(action))
        keys << QKeySequence(key);
    return keys;
}

} // namespace

/// The action of a sign with Ctrl and Shift, nullptr of other keys. Shortcuts cannot do it: where plus is typed with Shift,
/// they take Ctrl+Shift++ for Ctrl++.
QAction *MainWindow::actionOfSign(const QKeyEvent &event) const
{
    const bool isLetter = event.key() >= Qt::Key_A && event.key() <= Qt::Key_Z;
    if (isLetter || (event.modifiers() & ~Qt::KeypadModifier) != (Qt::ControlModifier | Qt::ShiftModifier))
        return nullptr;
    const auto action = m_desk->timeline()->keymap().action(event);
    return action ? m_timelineMenu->actionOf(*action) : nullptr;
}

bool MainWindow::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && actionOfSign(*static_cast<QKeyEvent *>(event))) {
        event->accept(); // it comes as a key then
        return true;
    }
    return QMainWindow::event(event);
}

void MainWindow::keyPressEvent(QKeyEvent *event)
{
    if (QAction *action = actionOfSign(*event))
        action->trigger();
    else
        QMainWindow::keyPressEvent(event);
}

/// All that keys do: first the window's actions, then the timeline's.
std::vector<KeyChoice> MainWindow::keyChoices()
{
    std::vector<KeyChoice> choices = m_actions->keyChoices();
    for (const TimelineCommand &command : timelineCommands())
        choices.push_back({idOf(command), groupName(command.group), commandName(command),
                           sequencesOf(m_desk->timeline()->keymap(), command.action),
                           sequencesOf(TimelineKeymap(), command.action)});
    return choices;
}

void MainWindow::applyKeys(const std::vector<KeyChoice> &choices)
{
    m_actions->applyKeys(choices);
    TimelineKeymap keymap;
    for (const KeyChoice &choice : choices) {
        for (const TimelineCommand &command : timelineCommands()) {
            if (choice.id != idOf(command) || choice.keys == choice.usual)
                continue;
            QList<QKeyCombination> keys;
            for (const QKeySequence &key : choice.keys)
                keys << key[0];
            keymap.setKeys(command.action, keys);
        }
    }
    m_desk->timeline()->setKeymap(keymap);
    m_timelineMenu->retranslate();
    m_timelineMenu->showIncident(m_desk->displayText());
}

void MainWindow::readKeys()
{
    std::vector<KeyChoice> choices = keyChoices();
    for (KeyChoice &choice : choices) {
        const QVariant keys = m_services.settings->value(settingOf(choice.id));
        if (keys.isValid())
            choice.keys = QKeySequence::listFromString(keys.toString(), QKeySequence::PortableText);
        choice.keys.removeAll(QKeySequence());   // an empty list is read as one of an empty sequence
    }
    applyKeys(choices);
}

void MainWindow::chooseKeys()
{
    KeysDialog dialog(keyChoices(), this);
    if (dialog.exec() == QDialog::Accepted)
        takeKeys(dialog.choices());
}

void MainWindow::takeKeys(const std::vector<KeyChoice> &choices)
{
    for (const KeyChoice &choice : choices) {
        if (choice.keys == choice.usual)
            m_services.settings->remove(settingOf(choice.id));
        else
            m_services.settings->setValue(settingOf(choice.id), written(choice.keys));
    }
    applyKeys(choices);
}

} // namespace chronolane
