// SPDX-License-Identifier: GPL-3.0-or-later
// What keys and menus do to the timeline; the rest of the class is in timelineview.cpp.
#include "widgets/timelineview/timelineview.h"

#include "widgets/timelineview/timelinepointer.h"
#include "widgets/timelineview/timelinetip.h"
#include "widgets/timelineview/timelinewalk.h"

#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QScrollBar>

#include <algorithm>

namespace chronolane {

namespace {

constexpr double ZoomStep = 1.25; ///< a notch of the wheel, a press of a key
constexpr double PanShare = 0.25; ///< of the visible width
/// A point that is zoomed to gets a tenth of the view, but never less than this around it.
constexpr Micros LeastZoomAround = 10 * MicrosPerSecond;

} // namespace

void TimelineView::perform(TimelineAction action)
{
    executeDelayedItemsLayout();
    const TimeScale before = m_scene.shownScale();
    const bool isOurs = performView(action) || performStep(action) || performChoice(action) ||
                        performLane(action) || performMark(action);
    jumped(before);
    if (!isOurs)
        emit actionRequested(action);
}

bool TimelineView::performView(TimelineAction action)
{
    TimelineCamera &camera = m_scene.camera();
    const double width = camera.scale().width();
    switch (action) {
    case TimelineAction::ZoomIn:
        zoomAt(ZoomStep, viewCenterX());
        return true;
    case TimelineAction::ZoomOut:
        zoomAt(1 / ZoomStep, viewCenterX());
        return true;
    case TimelineAction::FitAll:
        cameraMoved(m_scene.fitAll());
        return true;
    case TimelineAction::FitCore:
        cameraMoved(m_scene.fitCore());
        return true;
    case TimelineAction::FitSelection:
        fitSelection();
        return true;
    case TimelineAction::ZoomToRange:
        zoomToMeasured();
        return true;
    case TimelineAction::ZoomBack:
        cameraMoved(camera.back());
        return true;
    case TimelineAction::ZoomForward:
        cameraMoved(camera.forward());
        return true;
    case TimelineAction::PanLeft:
        panBy(-width * PanShare, 0);
        return true;
    case TimelineAction::PanRight:
        panBy(width * PanShare, 0);
        return true;
    case TimelineAction::PageUp:
        panBy(0, -m_scene.geometry().plot.height());
        return true;
    case TimelineAction::PageDown:
        panBy(0, m_scene.geometry().plot.height());
        return true;
    default:
        return false;
    }
}

bool TimelineView::performStep(TimelineAction action)
{
    if (!snapshot())
        return false;
    const TimelineWalk walk(*snapshot());
    const std::optional<std::uint32_t> current = currentEvent();
    const bool isNowhere = !current || !snapshot()->find(*current);
    const auto from = [&](TimelineWalk::Event (TimelineWalk::*next)(std::uint32_t) const) {
        // Stepping begins at what one has pointed at, else at what one is looking at.
        const bool hasPointed = m_cursor || m_measure;
        return isNowhere ? walk.nearest(hasPointed ? *pointedTime() : m_scene.camera().visible().from)
                         : (walk.*next)(*current);
    };
    switch (action) {
    case TimelineAction::PreviousInTime:
        step(from(&TimelineWalk::previousInTime), m_isMeasuring);
        return true;
    case TimelineAction::NextInTime:
        step(from(&TimelineWalk::nextInTime), m_isMeasuring);
        return true;
    case TimelineAction::PreviousInLane:
        step(from(&TimelineWalk::previousInLane), m_isMeasuring);
        return true;
    case TimelineAction::NextInLane:
        step(from(&TimelineWalk::nextInLane), m_isMeasuring);
        return true;
    case TimelineAction::LaneAbove:
        step(from(&TimelineWalk::laneAbove), m_isMeasuring);
        return true;
    case TimelineAction::LaneBelow:
        step(from(&TimelineWalk::laneBelow), m_isMeasuring);
        return true;
    case TimelineAction::ExtendToPrevious:
        step(from(&TimelineWalk::previousInTime), true);
        return true;
    case TimelineAction::ExtendToNext:
        step(from(&TimelineWalk::nextInTime), true);
        return true;
    case TimelineAction::LastEvent:
        step(walk.last(), m_isMeasuring);
        return true;
    case TimelineAction::FirstEvent:
        // A second Home goes from the first event to the whole record.
        if (current && current == walk.first())
            cameraMoved(m_scene.fitAll());
        step(walk.first(), m_isMeasuring);
        return true;
    default:
        return false;
    }
}

bool TimelineView::performChoice(TimelineAction action)
{
    switch (action) {
    case TimelineAction::ToggleMeasure:
        toggleMeasure();
        return true;
    case TimelineAction::SetT0:
        setT0AtCurrent();
        return true;
    case TimelineAction::ToggleRelative:
        setRelativeRowShown(!isRelativeRowShown());
        return true;
    case TimelineAction::ToggleBreaks:
        setGapsBroken(!areGapsBroken());
        return true;
    case TimelineAction::ToggleOverview:
        setOverviewShown(!isOverviewShown());
        return true;
    case TimelineAction::Activate:
        if (currentIndex().isValid())
            emit eventActivated(currentIndex());
        return true;
    case TimelineAction::Cancel:
        cancel();
        return true;
    default:
        return false;
    }
}

void TimelineView::step(const std::optional<std::uint32_t> &target, bool extendsMeasure)
{
    if (!target)
        return;
    if (extendsMeasure) {
        const auto from = currentEvent() ? rangeOf(*currentEvent()) : std::nullopt;
        const auto to = rangeOf(*target);
        if (to && (m_measure || from))
            setMeasured(RangeMeasure{m_measure ? m_measure->anchor : from->from, to->from});
    }
    setCurrentEvent(*target);
}

void TimelineView::panBy(double dx, double dy)
{
    cameraMoved(dx != 0 && m_scene.camera().pan(dx));
    if (dy != 0)
        verticalScrollBar()->setValue(verticalScrollBar()->value() + static_cast<int>(dy));
}

void TimelineView::zoomAt(double factor, double viewportX)
{
    const QRectF plot = timelineGeometry().plot;
    cameraMoved(m_scene.camera().zoom(factor, std::clamp(viewportX - plot.left(), 0.0, plot.width())));
}

double TimelineView::viewCenterX()
{
    const TimelineGeometry &geometry = m_scene.geometry();
    // What one has chosen stays in view.
    const std::optional<std::uint32_t> current = currentEvent();
    const std::optional<QRectF> rect = current ? geometry.visualRect(*current) : std::nullopt;
    const auto place = current && snapshot() ? snapshot()->find(*current) : std::nullopt;
    if (rect && place && !place->isUndated && rect->intersects(geometry.plot))
        return geometry.plot.left() + m_scene.camera().scale().toX(rangeOf(*current)->from);
    return geometry.plot.center().x();
}

void TimelineView::showRange(MicrosRange range)
{
    cameraMoved(m_scene.camera().show(range));
}

std::optional<MicrosRange> TimelineView::rangeOf(std::uint32_t event) const
{
    const auto place = snapshot() ? snapshot()->find(event) : std::nullopt;
    if (!place || place->isUndated)
        return std::nullopt;
    const TimelineItem &item = snapshot()->lanes[place->lane].items[place->index];
    return MicrosRange{item.start, std::max(item.start, item.end)};
}

void TimelineView::zoomToEvent(std::uint32_t event)
{
    const std::optional<MicrosRange> range = rangeOf(event);
    if (!range)
        return;
    Micros around = range->length() / 10;
    if (range->length() == 0) {
        // Reckoned in pixels: what is visible may have weeks left out of it.
        const TimeScale &scale = m_scene.camera().scale();
        around = std::max(static_cast<Micros>(scale.microsPerPixel() * scale.width() / 20), LeastZoomAround);
    }
    const TimeScale before = m_scene.shownScale();
    cameraMoved(m_scene.fit({range->from - around, range->to + around}));
    jumped(before);
}

std::optional<MicrosRange> TimelineView::selectedRange() const
{
    std::optional<MicrosRange> all;
    if (!selectionModel())
        return all;
    for (const QItemSelectionRange &rows : selectionModel()->selection()) {
        for (int row = rows.top(); row <= rows.bottom(); ++row) {
            const auto event = m_rows.eventOf(row);
            const auto range = event ? rangeOf(*event) : std::nullopt;
            if (range)
                all =
                    all ? MicrosRange{std::min(all->from, range->from), std::max(all->to, range->to)} : range;
        }
    }
    return all;
}

void TimelineView::fitSelection()
{
    const std::optional<MicrosRange> range = selectedRange();
    if (!range)
        return;
    // The first press brings it to the middle, the second one fits it.
    if (m_scene.camera().center(range->from + range->length() / 2))
        cameraMoved(true);
    else if (range->length() > 0)
        cameraMoved(m_scene.fit(*range));
    else if (currentEvent())
        zoomToEvent(*currentEvent());
}

void TimelineView::zoomToMeasured()
{
    if (m_measure && m_measure->range().length() > 0)
        cameraMoved(m_scene.fit(m_measure->range()));
}

void TimelineView::extendMeasure(Micros head)
{
    const auto range = currentEvent() ? rangeOf(*currentEvent()) : std::nullopt;
    const Micros anchor = m_measure ? m_measure->anchor : range ? range->from : m_cursor.value_or(head);
    setMeasured(RangeMeasure{anchor, head});
}

void TimelineView::toggleMeasure()
{
    m_isMeasuring = !m_isMeasuring;
    if (!m_isMeasuring)
        return;
    const auto range = currentEvent() ? rangeOf(*currentEvent()) : std::nullopt;
    if (const std::optional<Micros> start = range ? std::optional(range->from) : pointedTime())
        setMeasured(RangeMeasure{*start, *start});
}

void TimelineView::setT0AtCurrent()
{
    const auto range = currentEvent() ? rangeOf(*currentEvent()) : std::nullopt;
    if (!range)
        return;
    if (snapshot()->t0 == range->from)
        emit t0Requested(std::nullopt);
    else
        emit t0Requested(range->from);
}

void TimelineView::cancel()
{
    if (m_tip->dismiss() || m_pointer->cancel())
        return;
    m_isMeasuring = false;
    if (m_measure)
        setMeasured(std::nullopt);
    else if (selectionModel() && selectionModel()->hasSelection())
        selectionModel()->clear();
    else if (m_cursor)
        setTimeCursor(std::nullopt);
    else
        emit actionRequested(TimelineAction::Cancel);
}

void TimelineView::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::SelectAll)) {
        selectAll();
    } else if (event->matches(QKeySequence::Copy)) {
        copySelection(false);
    } else if (event->key() == Qt::Key_Space && event->modifiers() == Qt::NoModifier) {
        m_pointer->holdPan(true);
    } else if (const auto action = m_keymap.action(*event)) {
        perform(*action);
    } else {
        event->ignore(); // for whoever embeds the view
    }
}

void TimelineView::keyReleaseEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat())
        m_pointer->holdPan(false);
    else
        event->ignore();
}

} // namespace chronolane
