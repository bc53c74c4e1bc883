// SPDX-License-Identifier: GPL-3.0-or-later
// MainWindow: the palette of all commands, and how large and how lively everything is.
#include "app/mainwindow.h"

#include "app/incidentdesk.h"
#include "app/mainwindowactions.h"
#include "app/preferencesdialog.h"
#include "app/timelinemenu.h"
#include "widgets/commandpalette.h"
#include "widgets/menutext.h"
#include "widgets/timelineview/timelineview.h"
#include "widgets/zonedialog.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QStatusBar>
#include <QStyle>
#include <QTimeZone>

#include <algorithm>

namespace chronolane {

namespace {

/// The actions of a menu and of those in it, each with the names of the menus on the way.
void collect(const QMenu *menu, const QString &path, const QHash<const QAction *, QStringList> &names,
             std::vector<PaletteEntry> &entries)
{
    const QString here = path + withoutMenuMarks(menu->title()) + QStringLiteral(" › ");
    for (QAction *action : menu->actions()) {
        if (action->menu()) {
            collect(action->menu(), here, names, entries);
            continue;
        }
        if (action->isSeparator() || action->text().isEmpty())
            continue;
        PaletteEntry entry;
        entry.action = action;
        entry.shown = here + withoutMenuMarks(action->text());
        entry.keys = action->shortcut().isEmpty() ? action->text().section(QLatin1Char('\t'), 1)
                                                  : action->shortcut().toString(QKeySequence::NativeText);
        entry.names = QStringList{entry.shown} + names.value(action);
        entries.push_back(std::move(entry));
    }
}

} // namespace

std::vector<PaletteEntry> MainWindow::paletteEntries()
{
    fillRecentMenu();
    nameSecondZones();
    QHash<const QAction *, QStringList> names = m_actions->namesInEveryLanguage();
    names.insert(m_timelineMenu->namesInEveryLanguage());
    std::vector<PaletteEntry> entries;
    for (const QAction *top : menuBar()->actions()) {
        if (top->menu())
            collect(top->menu(), {}, names, entries);
    }
    return entries;
}

void MainWindow::showPalette()
{
    CommandPalette(paletteEntries(), this).exec();
}

void MainWindow::showPreferences()
{
    PreferencesDialog(*m_actions, this).exec();
}

void MainWindow::connectComfort()
{
    connect(m_actions->preferences, &QAction::triggered, this, &MainWindow::showPreferences);
    connect(m_actions->textLarger, &QAction::triggered, &m_textScale, &TextScale::larger);
    connect(m_actions->textSmaller, &QAction::triggered, &m_textScale, &TextScale::smaller);
    connect(m_actions->textUsual, &QAction::triggered, this, [this] { m_textScale.setPercent(TextScale::Usual); });
    connect(&m_textScale, &TextScale::changed, this, [this](int percent) {
        m_desk->timeline()->setTextScale(percent / 100.0);
        m_services.settings->setValue(QStringLiteral("textScale"), percent);
        statusBar()->showMessage(tr("Text size: %1 %").arg(percent), StatusTime);
    });
    connect(m_actions->reduceMotion, &QAction::toggled, this, [this](bool reduced) {
        m_desk->timeline()->setAnimated(!reduced);
        m_services.settings->setValue(QStringLiteral("reduceMotion"), reduced);
    });
    connect(m_actions->secondZone, &QMenu::aboutToShow, this, &MainWindow::nameSecondZones);
    connect(m_actions->palette, &QAction::triggered, this, &MainWindow::showPalette);
    m_textScale.setPercent(m_services.settings->value(QStringLiteral("textScale"), TextScale::Usual).toInt());
    // A platform without animations of its own is taken at its word.
    const bool isStill = style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) == 0;
    m_actions->reduceMotion->setChecked(m_services.settings->value(QStringLiteral("reduceMotion"), isStill).toBool());
    m_desk->timeline()->setAnimated(!m_actions->reduceMotion->isChecked());
    setSecondZone(m_services.settings->value(QStringLiteral("secondZone")).toString());
}

void MainWindow::nameSecondZones()
{
    QMenu *menu = m_actions->secondZone;
    menu->clear();
    const std::string machine = QTimeZone::systemTimeZoneId().toStdString();
    const std::string chosen = m_desk->timeline()->secondZone();
    const auto add = [&](const QString &text, const std::string &zone) {
        QAction *action = menu->addAction(text, this, [this, zone] { setSecondZone(QString::fromStdString(zone)); });
        action->setCheckable(true);
        action->setChecked(zone == chosen);
    };
    add(tr("None", "time zone"), {});
    add(QStringLiteral("UTC"), "UTC");
    for (const std::string &zone : {machine, std::string("Asia/Seoul"), chosen}) {
        const QList<QAction *> known = menu->actions();
        const bool isNew = std::none_of(known.begin(), known.end(), [&zone](const QAction *action) {
            return action->text() == QString::fromStdString(zone);
        });
        if (!zone.empty() && isNew)
            add(QString::fromStdString(zone), zone);
    }
    menu->addSeparator();
    menu->addAction(tr("Other…"), this, [this] {
        ZoneDialog dialog(QString::fromStdString(m_desk->timeline()->secondZone()), this);
        if (dialog.exec() == QDialog::Accepted)
            setSecondZone(dialog.zone());
    });
}

void MainWindow::setSecondZone(const QString &zone)
{
    const bool isKnown = zone.isEmpty() || m_services.rules->isKnown(zone.toStdString());
    m_usualSecondZone = isKnown ? zone.toStdString() : std::string();
    m_desk->timeline()->setSecondZone(m_usualSecondZone);
    m_services.settings->setValue(QStringLiteral("secondZone"), isKnown ? zone : QString());
    rememberArrangement();
}

} // namespace chronolane
