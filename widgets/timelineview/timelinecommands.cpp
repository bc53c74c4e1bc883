// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timelineview/timelinecommands.h"

#include "models/translation.h"

#include <QCoreApplication>

#include <array>

namespace chronolane {

namespace {

using Action = TimelineAction;
using Group = CommandGroup;

constexpr char Context[] = "chronolane::TimelineCommands";

constexpr auto Commands = std::to_array<TimelineCommand>({
    {Action::PreviousInTime, Group::Go, QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Previous event"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "The event before in time, whatever its lane")},
    {Action::NextInTime, Group::Go, QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Next event"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "The event after in time, whatever its lane")},
    {Action::PreviousInLane, Group::Go,
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Previous event in the lane"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "The event before in the same lane")},
    {Action::NextInLane, Group::Go,
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Next event in the lane"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "The event after in the same lane")},
    {Action::LaneAbove, Group::Go, QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Lane above"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "The nearest event in the lane above")},
    {Action::LaneBelow, Group::Go, QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Lane below"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "The nearest event in the lane below")},
    {Action::FirstEvent, Group::Go, QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "First event"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "The first event; once more shows the whole record")},
    {Action::LastEvent, Group::Go, QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Last event"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "The last event, or the last step without a time")},

    {Action::ZoomIn, Group::Zoom, QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Zoom in"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands",
                       "Shows less time, around the chosen event or the middle")},
    {Action::ZoomOut, Group::Zoom, QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Zoom out"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands",
                       "Shows more time, around the chosen event or the middle")},
    {Action::FitCore, Group::Zoom, QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Fit the incident"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands",
                       "From the first event to the end of the incident, without what was told later")},
    {Action::FitAll, Group::Zoom, QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Fit everything"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "All that has a time")},
    {Action::FitSelection, Group::Zoom,
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Centre the selection, then fit it"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands",
                       "Brings the chosen events to the middle; once more fits them")},
    {Action::ZoomBack, Group::Zoom, QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Back to the view before"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Where you were looking before the last jump")},
    {Action::ZoomForward, Group::Zoom, QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Forward again"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Undoes going back")},
    {Action::PanLeft, Group::Zoom, QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Move to earlier"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Moves the view by a quarter of its width")},
    {Action::PanRight, Group::Zoom, QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Move to later"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Moves the view by a quarter of its width")},
    {Action::PageUp, Group::Zoom, QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Lanes up"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Scrolls the lanes by a page")},
    {Action::PageDown, Group::Zoom, QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Lanes down"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Scrolls the lanes by a page")},

    {Action::ToggleMeasure, Group::Measure,
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Measure from here"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands",
                       "Measures from the chosen event to the one you step to; once more ends it")},
    {Action::ExtendToPrevious, Group::Measure,
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Measure to the event before"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Moves the end of the measured range")},
    {Action::ExtendToNext, Group::Measure,
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Measure to the event after"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Moves the end of the measured range")},
    {Action::ZoomToRange, Group::Measure,
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Zoom to the measured range"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Fits what you measured")},
    {Action::SetT0, Group::Measure, QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Set T0 here"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands",
                       "Counts T+ from the chosen event; once more from where the record has it")},
    {Action::Cancel, Group::Measure,
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Clear the range, then the selection"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands",
                       "Closes what is open, then clears the measured range, then the selection")},

    {Action::ToggleBookmark, Group::Bookmarks, QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Bookmark"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands",
                       "Marks the chosen event, or the middle of the view; once more removes the mark")},
    {Action::AddNote, Group::Bookmarks, QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Note…"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands",
                       "Writes a note on the chosen event, or on the middle of the view; it is saved with the "
                       "document")},
    {Action::PreviousBookmark, Group::Bookmarks,
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Previous bookmark or note"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "The mark before in time")},
    {Action::NextBookmark, Group::Bookmarks,
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Next bookmark or note"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "The mark after in time")},

    {Action::ToggleLane, Group::Lanes, QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Collapse or open the lane"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Makes the lane of the chosen event a strip of ticks")},
    {Action::ToggleAllLanes, Group::Lanes, QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Collapse or open all lanes"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Makes all lanes strips of ticks, or opens them again")},
    {Action::HideLane, Group::Lanes, QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Hide the lane"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Takes the lane of the chosen event away; how many are hidden is shown below the lanes")},
    {Action::ShowAllLanes, Group::Lanes, QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Show all lanes"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Brings the hidden lanes back")},
    {Action::PinLane, Group::Lanes, QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Pin the lane"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Keeps it at the top while the others scroll; again lets it go")},
    {Action::MoveLaneUp, Group::Lanes, QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Move the lane up"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Changes the order of the lanes; their headers can be dragged too")},
    {Action::MoveLaneDown, Group::Lanes, QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Move the lane down"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Changes the order of the lanes; their headers can be dragged too")},
    {Action::LaneTaller, Group::Lanes, QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Lane taller"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Gives the lane of the chosen event more room; Ctrl+Shift+wheel does it too")},
    {Action::LaneShorter, Group::Lanes, QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Lane shorter"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Gives the lane of the chosen event less room; Ctrl+Shift+wheel does it too")},
    {Action::UsualLaneHeights, Group::Lanes, QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Usual lane heights"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Each lane is as high as its events need again")},
    {Action::ShowLanes, Group::Lanes, QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Choose the lanes…"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Which lanes are shown")},

    {Action::ToggleRelative, Group::View, QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Times since T0"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Shows or hides the T+ row below the clock times")},
    {Action::ToggleBreaks, Group::View,
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Leave out long silences"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Leaves them out of the axis, or draws them to scale")},
    {Action::CycleZone, Group::View, QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Next time zone"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "As the record states, UTC, then that of this machine")},
    {Action::ToggleOverview, Group::View, QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Overview"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Shows or hides the strip below the lanes")},
    {Action::ToggleDetails, Group::View, QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Details panel"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Shows or hides what the record says of the event")},
    {Action::Activate, Group::View, QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Open the event"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Shows the words of the source")},
    {Action::Find, Group::View, QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Find"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Searches the events as you type")},
    {Action::ShowKeys, Group::View, QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Keyboard shortcuts"),
     QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "The list of all keys")},
});

QString translated(const char *source)
{
    return QCoreApplication::translate(Context, source);
}

} // namespace

std::span<const TimelineCommand> timelineCommands()
{
    return Commands;
}

QStringList commandNamesInEveryLanguage(const TimelineCommand &command)
{
    QStringList names;
    for (const QString &language : supportedLanguages())
        names << Translation::forLanguage(language)->translate(Context, command.name, nullptr, -1);
    return names;
}

QString commandName(const TimelineCommand &command)
{
    return translated(command.name);
}

QString commandTip(const TimelineCommand &command)
{
    return translated(command.tip);
}

QString groupName(CommandGroup group)
{
    switch (group) {
    case CommandGroup::Go:
        return translated(QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Go to"));
    case CommandGroup::Zoom:
        return translated(QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Zoom and move"));
    case CommandGroup::Phases:
        return translated(QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Phases"));
    case CommandGroup::Measure:
        return translated(QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Measure"));
    case CommandGroup::Bookmarks:
        return translated(QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Bookmarks and notes"));
    case CommandGroup::Lanes:
        return translated(QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Lanes"));
    case CommandGroup::View:
        return translated(QT_TRANSLATE_NOOP("chronolane::TimelineCommands", "Timeline"));
    }
    return {};
}

} // namespace chronolane
