// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

class QKeyEvent;

namespace chronolane {

/// What a key means while the timeline has the focus. The view does what concerns time, lanes and selection
/// by itself and passes on the rest (see TimelineView::actionRequested()).
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
    Activate,
    Cancel,
    // For whoever embeds the view:
    CycleZone,
    ToggleDetails,
    ShowLanes,
    ToggleBookmark,
    AddNote,
    Find,
    ShowKeys,
};

/// The action of a key, or nullopt. Letters are also found when a Hangul keyboard gives a jamo for them (ㅈ
/// is W).
[[nodiscard]] std::optional<TimelineAction> timelineAction(const QKeyEvent &event);

} // namespace chronolane
