// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/timelineview/timelineaction.h"

#include <QString>
#include <QStringList>

#include <span>

namespace chronolane {

/// What belongs together in menus and in the list of keys.
enum class CommandGroup { Go, Zoom, Phases, Measure, Bookmarks, Lanes, View };

/// How an action is called. Texts are sources of translation: see commandName() and commandTip().
struct TimelineCommand
{
    TimelineAction action;
    CommandGroup group;
    const char *name; ///< "Next event in time"
    const char *tip;  ///< a sentence that says more; never null
};

/// Every action that people can ask for, in the order of the menus.
[[nodiscard]] std::span<const TimelineCommand> timelineCommands();

/// What the command is called in every language of the program.
[[nodiscard]] QStringList commandNamesInEveryLanguage(const TimelineCommand &command);

/// In the application's language.
[[nodiscard]] QString commandName(const TimelineCommand &command);
[[nodiscard]] QString commandTip(const TimelineCommand &command);
[[nodiscard]] QString groupName(CommandGroup group);

} // namespace chronolane
