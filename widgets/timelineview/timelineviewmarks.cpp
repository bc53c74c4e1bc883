// SPDX-License-Identifier: GPL-3.0-or-later
// Phases, bookmarks and notes of the timeline; the rest of the class is in timelineview.cpp.
#include "widgets/timelineview/timelineview.h"

#include "widgets/timelineview/timelinetip.h"

#include <algorithm>
#include <utility>

namespace chronolane {

namespace {

/// A shorter phase is shown with what surrounds it: most records tell minutes, and in less than some of them there is hardly
/// a tick to read a time by.
constexpr Micros LeastPhase = 10 * MicrosPerMinute;

} // namespace

void TimelineView::showPhase(const Phase &phase)
{
    executeDelayedItemsLayout();
    const TimeScale before = m_scene.shownScale();
    const MicrosRange range{toUnixMicroseconds(phase.begin), toUnixMicroseconds(phase.end)};
    const Micros around = std::max<Micros>(LeastPhase - range.length(), 0) / 2;
    cameraMoved(m_scene.fit({range.from - around, range.to + around}));
    jumped(before);
}

void TimelineView::showMark(const AnnotationMark &mark)
{
    executeDelayedItemsLayout();
    if (mark.event)
        setCurrentEvent(*mark.event);
    else if (mark.time)
        cameraMoved(m_scene.camera().center(*mark.time));
}

std::optional<Micros> TimelineView::pointedTime() const
{
    if (!m_scene.hasTimes())
        return std::nullopt;
    if (m_measure)
        return m_measure->head;
    if (m_cursor)
        return m_cursor;
    const TimeScale &scale = m_scene.camera().scale();
    return roundedTime(scale, readTime(scale, scale.width() / 2));
}

void TimelineView::setTimeCursor(std::optional<Micros> time)
{
    if (!m_scene.hasTimes())
        time.reset();
    if (time == m_cursor)
        return;
    m_cursor = time;
    viewport()->update();
}

bool TimelineView::performMark(TimelineAction action)
{
    const int phase = static_cast<int>(action) - static_cast<int>(phaseAction(0));
    if (phase >= 0 && phase < PhaseKeys) {
        if (static_cast<std::size_t>(phase) < m_phases.size())
            showPhase(m_phases[static_cast<std::size_t>(phase)]);
        return true;
    }
    if (action == TimelineAction::PreviousBookmark || action == TimelineAction::NextBookmark) {
        stepMark(action == TimelineAction::NextBookmark ? 1 : -1);
        return true;
    }
    return false;
}

void TimelineView::stepMark(int direction)
{
    if (m_marks.empty())
        return;
    const auto count = static_cast<std::ptrdiff_t>(m_marks.size());
    std::ptrdiff_t target = 0;
    const std::optional<std::uint32_t> current = currentEvent();
    if (m_shownMark && (!m_marks[*m_shownMark].event || m_marks[*m_shownMark].event == current)) {
        target = static_cast<std::ptrdiff_t>(*m_shownMark) + direction;
    } else {
        // From where one is: the first mark after it, or the last one before it.
        const auto range = current ? rangeOf(*current) : std::nullopt;
        const Micros here = range ? range->from : pointedTime().value_or(0);
        const auto after = std::ranges::find_if(m_marks, [here](const AnnotationMark &mark) {
            return !mark.time || *mark.time > here;
        });
        target = after - m_marks.begin();
        if (direction < 0) {
            --target;
            while (target >= 0 && m_marks[static_cast<std::size_t>(target)].time == here)
                --target;
        }
    }
    if (target < 0 || target >= count)
        return;
    m_shownMark = static_cast<std::size_t>(target);
    showMark(m_marks[*m_shownMark]);
}

bool TimelineView::hoverMark(QPointF point)
{
    if (!m_wording)
        return false;
    for (std::size_t i = 0; i < m_marks.size(); ++i) {
        const AnnotationMark &mark = m_marks[i];
        const std::optional<QRectF> sign = signRect(m_scene, mark);
        if (!sign || !sign->adjusted(-3, -3, 3, 3).contains(point))
            continue;
        if (std::exchange(m_hoveredMark, i) == i)
            return true;
        const QString kind = mark.isNote ? tr("Note") : tr("Bookmark");
        const QRect target(viewport()->mapToGlobal(sign->topLeft().toPoint()), sign->size().toSize());
        m_tip->schedule(kind, mark.event ? tipText(*mark.event) : mark.text, target);
        return true;
    }
    return false;
}

} // namespace chronolane
