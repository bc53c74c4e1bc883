// SPDX-License-Identifier: GPL-3.0-or-later
// What mouse, touchpad and context menu do to the timeline; the rest of the class is in timelineview.cpp.
#include "widgets/timelineview/timelineview.h"

#include "models/eventtableroles.h"
#include "widgets/timelineview/eventclipboard.h"
#include "widgets/timelineview/timelinepointer.h"
#include "widgets/timelineview/timelinetip.h"

#include <QAccessible>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QWheelEvent>

#include <algorithm>
#include <limits>
#include <utility>

namespace chronolane {

void TimelineView::mousePressEvent(QMouseEvent *event)
{
    m_pointer->press(*event);
}

void TimelineView::mouseMoveEvent(QMouseEvent *event)
{
    m_pointer->move(*event);
}

void TimelineView::mouseReleaseEvent(QMouseEvent *event)
{
    m_pointer->release(*event);
}

void TimelineView::mouseDoubleClickEvent(QMouseEvent *event)
{
    m_pointer->doubleClick(*event);
}

void TimelineView::wheelEvent(QWheelEvent *event)
{
    m_pointer->wheel(*event);
    event->accept();
}

bool TimelineView::viewportEvent(QEvent *event)
{
    switch (event->type()) {
    case QEvent::NativeGesture:
        return m_pointer->gesture(*static_cast<QNativeGestureEvent *>(event)) ||
               QAbstractItemView::viewportEvent(event);
    case QEvent::Leave:
        m_tip->leave();
        hover(std::nullopt);
        break;
    case QEvent::ToolTip:
        return true; // TimelineTip says it, longer and so that it can be read with the pointer on it
    default:
        break;
    }
    return QAbstractItemView::viewportEvent(event);
}

void TimelineView::hover(const std::optional<std::uint32_t> &event)
{
    if (event == m_hovered && !std::exchange(m_hoveredMark, std::nullopt))
        return;
    m_hovered = event;
    viewport()->update();
    const std::optional<QRectF> rect = event ? m_scene.geometry().visualRect(*event) : std::nullopt;
    if (!rect || !m_wording) {
        m_tip->leave();
        return;
    }
    const QRect target(viewport()->mapToGlobal(rect->topLeft().toPoint()), rect->size().toSize());
    m_tip->schedule(tipTitle(*event), tipText(*event), target);
}

QString TimelineView::tipTitle(std::uint32_t event) const
{
    const auto place = snapshot()->find(event);
    if (!place)
        return {};
    const TimelineLane &lane = snapshot()->lanes[place->lane];
    if (place->isUndated) {
        const UndatedItem &item = lane.undated[place->index];
        const QString bounds = m_wording->bounds(item);
        return m_wording->kindName(item.kind()) + QStringLiteral(" · ") +
               (bounds.isEmpty() ? m_wording->word(TimelineWord::NoTimeGiven) : bounds);
    }
    const TimelineItem &item = lane.items[place->index];
    QStringList parts{m_wording->eventName(item), m_wording->eventTime(item)};
    const auto t0 = m_scene.options().t0 ? m_scene.options().t0 : snapshot()->t0;
    if (t0)
        parts << m_wording->relative(item.start - *t0, MicrosPerMinute);
    return parts.join(QStringLiteral(" · "));
}

/// What the record says, then what people noted.
QString TimelineView::tipText(std::uint32_t event) const
{
    QStringList parts{m_wording->eventText(event)};
    for (const AnnotationMark &mark : m_marks) {
        if (mark.event == event && !mark.text.isEmpty())
            parts << tr("Note: %1").arg(mark.text);
    }
    return parts.join(QStringLiteral("\n\n"));
}

void TimelineView::selectAt(QPointF point, Qt::KeyboardModifiers modifiers)
{
    using Kind = TimelineGeometry::HitKind;
    const TimelineGeometry::Hit hit = timelineGeometry().hitTest(point);
    switch (hit.kind) {
    case Kind::Item:
    case Kind::Undated: {
        const QModelIndex index = indexOf(hit.event);
        if (!index.isValid() || !selectionModel())
            return;
        const bool adds = modifiers.testFlag(Qt::ControlModifier);
        const auto command = adds ? QItemSelectionModel::Toggle : QItemSelectionModel::ClearAndSelect;
        selectionModel()->setCurrentIndex(index, command | QItemSelectionModel::Rows);
        break;
    }
    case Kind::Cluster:
        zoomToCluster(m_scene.geometry().clusters[hit.index]);
        break;
    case Kind::LaneHeader:
        m_lane = hit.lane;
        toggleLane(hit.lane);
        break;
    case Kind::UndatedRest:
        if (const auto &steps = snapshot()->lanes[hit.lane].undated; !steps.empty())
            setCurrentEvent(steps[m_scene.geometry().trayRests[hit.index].first].event);
        break;
    default:
        if (selectionModel())
            selectionModel()->clear();
        placeTimeCursor(point);
    }
}

void TimelineView::placeTimeCursor(QPointF point)
{
    const TimelineGeometry &geometry = timelineGeometry();
    if (!geometry.plot.contains(point))
        return;
    const TimeScale &scale = m_scene.camera().scale();
    const SnappedTime at = snappedTime(geometry, scale, point.x() - geometry.plot.left());
    setTimeCursor(at.event ? at.time : roundedTime(scale, at.time));
}

void TimelineView::zoomToCluster(const ClusterGeometry &cluster)
{
    const std::vector<TimelineItem> &items = snapshot()->lanes[cluster.lane].items;
    if (cluster.first >= cluster.last || cluster.last > items.size())
        return;
    const MicrosRange range{items[cluster.first].start, items[cluster.last - 1].start};
    if (range.length() > 0)
        cameraMoved(m_scene.fit(range));
    else // At one instant no zoom takes them apart: they are gone through one by one.
        setCurrentEvent(items[cluster.first].event);
}

void TimelineView::copySelection(bool asMarkdown)
{
    if (!selectionModel() || !m_wording || !m_scene.hasTimes())
        return;
    QModelIndexList rows = selectionModel()->selectedRows();
    std::ranges::sort(rows, {}, [this](const QModelIndex &index) {
        const auto range = rangeOf(m_rows.eventOf(index.row()).value_or(0));
        return std::pair(range ? range->from : std::numeric_limits<Micros>::max(), index.row());
    });
    const QString zone = m_wording->zoneLabel(m_scene.camera().visible().from);
    QGuiApplication::clipboard()->setText(asMarkdown ? eventsAsMarkdown(rows, zone)
                                                     : eventsAsText(rows, zone));
}

void TimelineView::contextMenuEvent(QContextMenuEvent *event)
{
    if (event->reason() != QContextMenuEvent::Mouse) {
        openMenu();
        return;
    }
    const TimelineGeometry::Hit hit = timelineGeometry().hitTest(event->pos());
    m_lane = hit.kind == TimelineGeometry::HitKind::LaneHeader ? std::optional(hit.lane) : std::nullopt;
    const QModelIndex index = indexAt(event->pos());
    if (index.isValid() && selectionModel() && !selectionModel()->isSelected(index))
        selectionModel()->setCurrentIndex(index,
                                          QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    showMenu(index, event->globalPos());
}

void TimelineView::openMenu()
{
    const QRect rect = visualRect(currentIndex());
    showMenu(currentIndex(),
             viewport()->mapToGlobal(rect.isEmpty() ? viewport()->rect().center() : rect.center()));
}

void TimelineView::showMenu(const QModelIndex &index, QPoint globalPos)
{
    m_tip->dismiss();
    QMenu menu(this);
    const bool hasSelection = selectionModel() && selectionModel()->hasSelection();
    const auto event = index.isValid() ? m_rows.eventOf(index.row()) : std::nullopt;
    const auto range = event ? rangeOf(*event) : std::nullopt;
    const auto add = [&menu](const QString &text, bool enabled, const auto &slot) {
        menu.addAction(text, slot)->setEnabled(enabled);
    };
    add(tr("Copy as Text"), hasSelection, [this] { copySelection(false); });
    add(tr("Copy as Markdown Table"), hasSelection, [this] { copySelection(true); });
    menu.addSeparator();
    const bool isT0 = range && snapshot()->t0 == range->from;
    add(isT0 ? tr("Reset T0") : tr("Set T0 Here"), range.has_value(),
        [this] { perform(TimelineAction::SetT0); });
    add(tr("Zoom to Event"), range.has_value(), [this, event] { zoomToEvent(*event); });
    add(tr("Zoom to Measured Range"), m_measure.has_value(),
        [this] { perform(TimelineAction::ZoomToRange); });
    menu.addSeparator();
    add(tr("Fit Incident"), m_scene.hasTimes(), [this] { perform(TimelineAction::FitCore); });
    add(tr("Fit Everything"), m_scene.hasTimes(), [this] { perform(TimelineAction::FitAll); });
    if (const auto lane = currentLane())
        addLaneActions(menu, *lane);
    emit contextMenuRequested(&menu, index);
    menu.exec(globalPos);
}

QString TimelineView::spokenText(int row) const
{
    const QModelIndex index = model()->index(row, 0, rootIndex());
    const QString sentence =
        index.siblingAtColumn(event_column::Time).data(Qt::AccessibleTextRole).toString();
    const auto event = m_rows.eventOf(row);
    const auto place = event && snapshot() ? snapshot()->find(*event) : std::nullopt;
    if (!place || !m_wording)
        return sentence;
    const TimelineLane &lane = snapshot()->lanes[place->lane];
    const std::size_t position = place->index + (place->isUndated ? lane.items.size() : 0) + 1;
    return sentence + QLatin1Char(' ') +
           tr("%1 of %2 in %3.", "place of an event in its lane")
               .arg(position)
               .arg(lane.items.size() + lane.undated.size())
               .arg(laneTitle(lane));
}

void TimelineView::tellAccessibility(const QModelIndex &current) const
{
    if (!QAccessible::isActive() || !current.isValid())
        return;
    QAccessibleEvent focus(const_cast<TimelineView *>(this), QAccessible::Focus); // takes no const object
    focus.setChild(current.row());
    QAccessible::updateAccessibility(&focus);
}

} // namespace chronolane
