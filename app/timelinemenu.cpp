// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/timelinemenu.h"

#include "widgets/menutext.h"
#include "widgets/timelineview/lanesdialog.h"
#include "widgets/timelineview/timelineview.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

namespace chronolane {

namespace {

constexpr int LongestMarkText = 40;   ///< characters of a note in the menu

/// The key stands in the menu's column of keys without being bound: a single one works in the timeline only.
QString withKey(const QString &text, const QString &keys)
{
    return keys.isEmpty() ? text : text + QLatin1Char('\t') + keys.section(QStringLiteral(", "), 0, 0);
}

} // namespace

QString phaseName(const Phase &phase)
{
    switch (phase.kind) {
    case Phase::Kind::Before: return TimelineMenu::tr("Before the impact");
    case Phase::Kind::Impact: return TimelineMenu::tr("Impact %1").arg(phase.number);
    case Phase::Kind::Between: return TimelineMenu::tr("After impact %1").arg(phase.number);
    case Phase::Kind::Recovery: return TimelineMenu::tr("Recovery");
    case Phase::Kind::Response: return TimelineMenu::tr("Response");
    case Phase::Kind::Afterwards: return TimelineMenu::tr("Afterwards");
    }
    return {};
}

TimelineMenu::TimelineMenu(QMenu *menu, TimelineView *timeline)
    : QObject(menu)
    , m_menu(menu)
    , m_timeline(timeline)
{
    for (const CommandGroup group : {CommandGroup::Phases, CommandGroup::Go, CommandGroup::Zoom, CommandGroup::Measure,
                                     CommandGroup::Bookmarks, CommandGroup::Lanes}) {
        m_menus[group] = menu->addMenu(QString());
        m_menus[group]->setToolTipsVisible(true);
    }
    menu->addSeparator();
    m_menus[CommandGroup::View] = menu;
    menu->setToolTipsVisible(true);
    for (const TimelineCommand &command : timelineCommands()) {
        auto *action = new QAction(this);
        const TimelineAction what = command.action;
        connect(action, &QAction::triggered, timeline, [timeline, what] { timeline->perform(what); });
        menuOf(command.group)->addAction(action);
        m_actions[what] = action;
    }
    m_grouping = lanes()->addMenu(QString());
    auto *choices = new QActionGroup(this);
    for (int i = 0; i < LaneGroupingCount; ++i) {
        QAction *action = m_grouping->addAction(QString());
        action->setCheckable(true);
        choices->addAction(action);
        connect(action, &QAction::triggered, timeline,
                [timeline, i] { timeline->setGrouping(static_cast<LaneGrouping>(i)); });
    }
    connect(m_grouping, &QMenu::aboutToShow, this, [this] {
        m_grouping->actions().at(static_cast<int>(m_timeline->grouping()))->setChecked(true);
    });
    retranslate();
}

void TimelineMenu::name(const TimelineCommand &command)
{
    QAction *action = m_actions.at(command.action);
    action->setShortcuts(m_timeline->keymap().windowKeys(command.action));
    action->setText(withKey(commandName(command), m_timeline->keymap().text(command.action)));
    action->setToolTip(commandTip(command));
    action->setStatusTip(commandTip(command));
}

void TimelineMenu::retranslate()
{
    m_menu->setTitle(tr("&Timeline"));
    for (const auto &[group, menu] : m_menus) {
        if (menu != m_menu)
            menu->setTitle(groupName(group));
    }
    for (const TimelineCommand &command : timelineCommands())
        name(command);
    m_grouping->setTitle(tr("Group by"));
    for (int i = 0; i < LaneGroupingCount; ++i)
        m_grouping->actions().at(i)->setText(groupingName(static_cast<LaneGrouping>(i)));
}

void TimelineMenu::showIncident(const DisplayText &text)
{
    const bool hasIncident = m_timeline->incident() != nullptr;
    for (const auto &[what, action] : m_actions)
        action->setEnabled(hasIncident || what == TimelineAction::ShowKeys || what == TimelineAction::ToggleDetails);
    showPhases(text);
    showMarks(text);
}

void TimelineMenu::showPhases(const DisplayText &text)
{
    QMenu *menu = phases();
    menu->clear();
    const std::vector<Phase> &all = m_timeline->phases();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Phase &phase = all[i];
        const QString keys = i < std::size_t{PhaseKeys} ? m_timeline->keymap().text(phaseAction(static_cast<int>(i)))
                                                        : QString();
        const QString name = tr("%1, %2", "a phase: its name, its times")
                                 .arg(phaseName(phase), text.range(phase.begin, phase.end));
        QAction *action = menu->addAction(withKey(asMenuText(name), keys));
        action->setToolTip(tr("Shows this part of the incident: %1").arg(text.duration(phase.end - phase.begin)));
        connect(action, &QAction::triggered, m_timeline, [this, phase] { m_timeline->showPhase(phase); });
    }
    menu->setEnabled(!all.empty());
}

void TimelineMenu::showMarks(const DisplayText &text)
{
    QMenu *menu = bookmarks();
    for (QAction *action : m_marks) {
        menu->removeAction(action);
        action->deleteLater();   // it may be the one that is being triggered
    }
    m_marks.clear();
    const std::vector<AnnotationMark> &marks = m_timeline->marks();
    if (!marks.empty())
        m_marks.push_back(menu->addSeparator());
    for (const AnnotationMark &mark : marks) {
        const Event *event = mark.event ? &m_timeline->incident()->events[*mark.event] : nullptr;
        QStringList parts;
        if (mark.time)
            parts << text.instant(fromUnixMicroseconds(*mark.time));
        if (!mark.text.isEmpty())
            parts << mark.text.simplified().left(LongestMarkText);
        else if (event)
            parts << text.label(*event).simplified().left(LongestMarkText);
        QAction *action = menu->addAction(asMenuText(parts.join(QStringLiteral("  "))));
        action->setToolTip(mark.text);
        connect(action, &QAction::triggered, m_timeline, [this, mark] { m_timeline->showMark(mark); });
        m_marks.push_back(action);
    }
}

QHash<const QAction *, QStringList> TimelineMenu::namesInEveryLanguage() const
{
    QHash<const QAction *, QStringList> names;
    for (const TimelineCommand &command : timelineCommands())
        names[m_actions.at(command.action)] = commandNamesInEveryLanguage(command);
    return names;
}

std::vector<ShortcutGroup> TimelineMenu::shortcutGroups() const
{
    std::vector<ShortcutGroup> groups;
    const TimelineKeymap &keymap = m_timeline->keymap();
    for (const CommandGroup id : {CommandGroup::Go, CommandGroup::Zoom, CommandGroup::Phases, CommandGroup::Measure,
                                  CommandGroup::Bookmarks, CommandGroup::Lanes, CommandGroup::View}) {
        ShortcutGroup group{tr("%1 (single keys: while the timeline has the focus)").arg(groupName(id)), {}};
        for (const TimelineCommand &command : timelineCommands()) {
            if (command.group == id)
                group.entries.push_back({commandName(command), keymap.text(command.action)});
        }
        if (id == CommandGroup::Phases)
            group.entries.push_back({tr("The phases of the incident, in order"),
                                     keymap.text(phaseAction(0)) + QStringLiteral(" … ")
                                         + keymap.text(phaseAction(PhaseKeys - 1))});
        groups.push_back(std::move(group));
    }
    return groups;
}

} // namespace chronolane
