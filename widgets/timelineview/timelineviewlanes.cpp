// SPDX-License-Identifier: GPL-3.0-or-later
// The order, height and choice of lanes; the rest of the class is in timelineview.cpp.
#include "widgets/timelineview/timelineview.h"

#include "widgets/timelineview/timelinecommands.h"

#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace chronolane {

QString TimelineView::laneTitle(const TimelineLane &lane) const
{
    if (lane.lane)
        return m_wording->laneName(*lane.lane);
    if (lane.stage && *lane.stage != Stage::None)
        return m_wording->stageName(*lane.stage);
    return lane.name.empty() ? m_wording->word(TimelineWord::NotStated) : QString::fromStdString(lane.name);
}

/// The lane whose header was touched last, else that of the chosen event.
std::optional<std::uint32_t> TimelineView::currentLane() const
{
    if (!snapshot())
        return std::nullopt;
    if (m_lane && *m_lane < snapshot()->lanes.size())
        return m_lane;
    const auto place = currentEvent() ? snapshot()->find(*currentEvent()) : std::nullopt;
    return place ? std::optional(place->lane) : std::nullopt;
}

void TimelineView::arrangeLanes()
{
    if (!snapshot())
        return;
    TimelineOptions options = m_scene.options();
    laneArrangement().applyTo(options, *snapshot());
    m_scene.setOptions(options);
    sceneChanged();
}

void TimelineView::tellArranged(const LaneArrangement &before, const QString &what)
{
    if (before == laneArrangement())
        return;
    emit arrangementChanged();
    emit lanesArranged(m_arrangement.grouping, before, what);
}

void TimelineView::toggleLane(std::uint32_t lane)
{
    const std::string key = snapshot()->lanes[lane].key();
    laneArrangement().setCollapsed(key, !laneArrangement().isCollapsed(key));
    arrangeLanes();
    emit arrangementChanged();
}

void TimelineView::setLaneHidden(const std::string &key, bool hidden)
{
    const LaneArrangement before = laneArrangement();
    laneArrangement().setHidden(key, hidden);
    scheduleDelayedItemsLayout();
    viewport()->update();
    tellArranged(before, hidden ? tr("Hide lane") : tr("Show lane"));
}

void TimelineView::setLanePinned(const std::string &key, bool pinned)
{
    const LaneArrangement before = laneArrangement();
    laneArrangement().setPinned(key, pinned);
    scheduleDelayedItemsLayout();
    viewport()->update();
    tellArranged(before, pinned ? tr("Pin lane") : tr("Release lane"));
}

void TimelineView::moveLane(std::uint32_t lane, int steps)
{
    const LaneArrangement before = laneArrangement();
    if (!snapshot() || lane >= snapshot()->lanes.size() || !laneArrangement().move(*snapshot(), lane, steps))
        return;
    const std::string key = snapshot()->lanes[lane].key();
    scheduleDelayedItemsLayout();
    executeDelayedItemsLayout();
    // The same lane is moved on by the next key.
    const auto moved = std::ranges::find(snapshot()->lanes, key, &TimelineLane::key);
    m_lane = static_cast<std::uint32_t>(moved - snapshot()->lanes.begin());
    tellArranged(before, tr("Move lane"));
}

void TimelineView::scaleLane(std::uint32_t lane, double factor)
{
    if (!snapshot() || lane >= snapshot()->lanes.size())
        return;
    const LaneArrangement before = laneArrangement();
    laneArrangement().scaleHeight(snapshot()->lanes[lane].key(), factor);
    arrangeLanes();
    tellArranged(before, tr("Change lane height"));
}

/// Before which lane something at that y would go; as many as there are: behind the last one.
std::uint32_t TimelineView::laneAt(double y)
{
    const TimelineGeometry &geometry = m_scene.geometry();
    const auto &lanes = geometry.lanes;
    const auto pinnedEnd = lanes.begin() + std::min<std::ptrdiff_t>(geometry.pinnedLanes, std::ssize(lanes));
    const bool isPinnedPart = y < geometry.scrollTop;
    const auto below = std::find_if(isPinnedPart ? lanes.begin() : pinnedEnd, isPinnedPart ? pinnedEnd : lanes.end(),
                                    [y](const LaneGeometry &lane) { return y < lane.header.center().y(); });
    return static_cast<std::uint32_t>(below - lanes.begin());
}

void TimelineView::dragLane(std::optional<double> y)
{
    m_laneDrop.reset();
    const auto &lanes = m_scene.geometry().lanes;
    if (y && !lanes.empty()) {
        const std::uint32_t before = laneAt(*y);
        m_laneDrop = before < lanes.size() ? lanes[before].header.top() : lanes.back().header.bottom();
    }
    viewport()->update();
}

void TimelineView::dropLane(std::uint32_t lane, double y)
{
    const auto before = static_cast<int>(laneAt(y));
    const int from = static_cast<int>(lane);
    m_laneDrop.reset();
    moveLane(lane, before > from ? before - 1 - from : before - from);
    viewport()->update();
}

bool TimelineView::performLane(TimelineAction action)
{
    LaneArrangement &lanes = laneArrangement();
    const LaneArrangement before = lanes;
    if (action == TimelineAction::ToggleAllLanes && snapshot()) {
        const auto isOpen = [&lanes](const TimelineLane &lane) { return !lanes.isCollapsed(lane.key()); };
        const bool collapses = std::ranges::any_of(snapshot()->lanes, isOpen);
        for (const TimelineLane &lane : snapshot()->lanes)
            lanes.setCollapsed(lane.key(), collapses);
        arrangeLanes();
        emit arrangementChanged();
        return true;
    }
    if (action == TimelineAction::ShowAllLanes && snapshot()) {
        for (const HiddenLane &hidden : snapshot()->hiddenLanes)
            lanes.setHidden(hidden.lane.key(), false);
        scheduleDelayedItemsLayout();
        viewport()->update();
        tellArranged(before, tr("Show all lanes"));
        return true;
    }
    if (action == TimelineAction::UsualLaneHeights) {
        lanes.resetHeights();
        arrangeLanes();
        tellArranged(before, tr("Usual lane heights"));
        return true;
    }
    const std::optional<std::uint32_t> lane = currentLane();
    const auto on = [&lane](const auto &change) {
        if (lane)
            change(*lane);
        return true;
    };
    switch (action) {
    case TimelineAction::ToggleLane:
        return on([this](std::uint32_t which) { toggleLane(which); });
    case TimelineAction::HideLane:
        return on([this](std::uint32_t which) { setLaneHidden(snapshot()->lanes[which].key(), true); });
    case TimelineAction::PinLane:
        return on([this](std::uint32_t which) {
            const std::string key = snapshot()->lanes[which].key();
            setLanePinned(key, !laneArrangement().isPinned(key));
        });
    case TimelineAction::MoveLaneUp:
        return on([this](std::uint32_t which) { moveLane(which, -1); });
    case TimelineAction::MoveLaneDown:
        return on([this](std::uint32_t which) { moveLane(which, 1); });
    case TimelineAction::LaneTaller:
        return on([this](std::uint32_t which) { scaleLane(which, LaneArrangement::HeightStep); });
    case TimelineAction::LaneShorter:
        return on([this](std::uint32_t which) { scaleLane(which, 1 / LaneArrangement::HeightStep); });
    default:
        return action == TimelineAction::ToggleAllLanes || action == TimelineAction::ShowAllLanes;
    }
}

void TimelineView::showHiddenLanes()
{
    std::size_t events = 0;
    if (snapshot()) {
        for (const HiddenLane &hidden : snapshot()->hiddenLanes)
            events += hidden.eventCount;
    }
    const int lanes = snapshot() ? static_cast<int>(snapshot()->hiddenLanes.size()) : 0;
    m_hiddenLanes->setVisible(lanes > 0);
    if (lanes == 0 || !m_wording)
        return;
    m_hiddenLanes->setText(tr("%n lane(s) hidden", nullptr, lanes));
    m_hiddenLanes->setToolTip(
        tr("%1 not shown because of it. Click to choose the lanes.").arg(m_wording->eventCount(events)));
    m_hiddenLanes->adjustSize();
    m_hiddenLanes->move(2, viewport()->height() - m_hiddenLanes->height() - 2);
}

void TimelineView::addLaneActions(QMenu &menu, std::uint32_t lane)
{
    QMenu *lanes = menu.addMenu(tr("Lane “%1”").arg(laneTitle(snapshot()->lanes[lane])));
    for (const TimelineCommand &command : timelineCommands()) {
        if (command.group != CommandGroup::Lanes)
            continue;
        QAction *entry = lanes->addAction(commandName(command), this,
                                          [this, action = command.action] { perform(action); });
        if (command.action == TimelineAction::PinLane) {
            entry->setCheckable(true);
            entry->setChecked(laneArrangement().isPinned(snapshot()->lanes[lane].key()));
        }
    }
}

} // namespace chronolane
