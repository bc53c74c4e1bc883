// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace chronolane {

/// What people do to a timeline by key or menu. The view does what concerns time, lanes and selection by itself
/// and passes on the rest (see TimelineView::actionRequested()). Which key does what says TimelineKeymap; what
/// people call it, timelineCommands().
enum class TimelineAction {
    ZoomIn,
    ZoomOut,
    FitAll,
    FitCore,
    FitSelection,
    ZoomToRange,
    ZoomBack,
    ZoomForward,
    PanLeft,
    PanRight,
    PageUp,
    PageDown,
    PreviousInTime,
    NextInTime,
    PreviousInLane,
    NextInLane,
    LaneAbove,
    LaneBelow,
    FirstEvent,
    LastEvent,
    ExtendToPrevious,
    ExtendToNext,
    ToggleMeasure,
    SetT0,
    ToggleRelative,
    ToggleBreaks,
    ToggleOverview,
    ToggleLane,
    ToggleAllLanes,
    HideLane,
    ShowAllLanes,
    PinLane,
    MoveLaneUp,
    MoveLaneDown,
    LaneTaller,
    LaneShorter,
    UsualLaneHeights,
    Activate,
    Cancel,
    Phase1, ///< the first phase of the incident; the others follow in order: see phaseAction()
    Phase2,
    Phase3,
    Phase4,
    Phase5,
    Phase6,
    Phase7,
    Phase8,
    PreviousBookmark,
    NextBookmark,
    // For whoever embeds the view:
    CycleZone,
    ToggleDetails,
    ShowLanes,
    ToggleBookmark,
    AddNote,
    Find,
    ShowKeys,
};

/// How many phases have a key of their own.
inline constexpr int PhaseKeys = 8;

/// The action that shows the phase of that index, 0 to PhaseKeys - 1.
[[nodiscard]] constexpr TimelineAction phaseAction(int index)
{
    return static_cast<TimelineAction>(static_cast<int>(TimelineAction::Phase1) + index);
}

} // namespace chronolane
