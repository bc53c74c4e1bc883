// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/analysis/phases.h"
#include "models/displaytext.h"
#include "widgets/shortcutsheet.h"
#include "widgets/timelineview/timelinecommands.h"

#include <QHash>
#include <QObject>
#include <QStringList>

#include <map>
#include <vector>

class QAction;
class QMenu;

namespace chronolane {

class TimelineView;

/// The menu of everything that people do to the timeline, each with its key. The keys themselves work while the
/// timeline has the focus: see TimelineKeymap.
class TimelineMenu : public QObject
{
    Q_OBJECT

public:
    /// Fills `menu`; both outlive this.
    TimelineMenu(QMenu *menu, TimelineView *timeline);

    void retranslate();
    /// The phases and marks of the timeline's incident, worded by `text`; nothing that needs an incident is enabled
    /// without one.
    void showIncident(const DisplayText &text);

    [[nodiscard]] QMenu *phases() const { return menuOf(CommandGroup::Phases); }
    [[nodiscard]] QMenu *bookmarks() const { return menuOf(CommandGroup::Bookmarks); }
    [[nodiscard]] QMenu *lanes() const { return menuOf(CommandGroup::Lanes); }
    [[nodiscard]] QAction *actionOf(TimelineAction action) const { return m_actions.at(action); }

    /// What the actions of commands are called in every language of the program.
    [[nodiscard]] QHash<const QAction *, QStringList> namesInEveryLanguage() const;

    /// All keys of the timeline by group, for the sheet.
    [[nodiscard]] std::vector<ShortcutGroup> shortcutGroups() const;

private:
    [[nodiscard]] QMenu *menuOf(CommandGroup group) const { return m_menus.at(group); }
    void name(const TimelineCommand &command);
    void showPhases(const DisplayText &text);
    void showMarks(const DisplayText &text);

    QMenu *m_menu;
    TimelineView *m_timeline;
    QMenu *m_grouping;
    std::map<CommandGroup, QMenu *> m_menus;
    std::map<TimelineAction, QAction *> m_actions;
    std::vector<QAction *> m_marks;   ///< the entries of single bookmarks and notes
};

/// "Before the impact", "Impact 2", in the application's language.
[[nodiscard]] QString phaseName(const Phase &phase);

} // namespace chronolane
