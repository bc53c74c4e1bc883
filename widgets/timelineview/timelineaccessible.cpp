// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timelineview/timelineaccessible.h"

#include "models/eventtableroles.h"
#include "widgets/timelineview/timelineview.h"

#include <QAccessible>

namespace chronolane {

namespace {

const QString &zoomAction()
{
    static const QString name = QStringLiteral("zoom");
    return name;
}

QAccessibleInterface *makeInterface(const QString &className, QObject *object)
{
    if (className == QLatin1String(TimelineView::staticMetaObject.className())) {
        if (auto *view = qobject_cast<TimelineView *>(object))
            return new TimelineAccessible(*view); // QAccessible owns it
    }
    return nullptr;
}

} // namespace

void installTimelineAccessibility()
{
    QAccessible::installFactory(makeInterface);
}

TimelineAccessible::TimelineAccessible(TimelineView &view)
    : QAccessibleWidget(&view, QAccessible::List)
    , m_view(view)
{
}

TimelineAccessible::~TimelineAccessible()
{
    forgetChildren();
}

void TimelineAccessible::forgetChildren()
{
    for (const auto &[row, id] : m_children)
        QAccessible::deleteAccessibleInterface(id);
    m_children.clear();
}

int TimelineAccessible::childCount() const
{
    return m_view.model() ? m_view.model()->rowCount() : 0;
}

QAccessibleInterface *TimelineAccessible::childOfRow(int row) const
{
    if (row < 0 || row >= childCount())
        return nullptr;
    const auto known = m_children.find(row);
    if (known != m_children.end())
        return QAccessible::accessibleInterface(known->second);
    auto *made = new TimelineEventAccessible(*this, row);
    m_children.emplace(row,
                       QAccessible::registerAccessibleInterface(made)); // QAccessible owns it from now on
    return made;
}

QAccessibleInterface *TimelineAccessible::child(int index) const
{
    return childOfRow(index);
}

QAccessibleInterface *TimelineAccessible::childAt(int x, int y) const
{
    return childOfRow(m_view.indexAt(m_view.viewport()->mapFromGlobal(QPoint(x, y))).row());
}

QAccessibleInterface *TimelineAccessible::focusChild() const
{
    return m_view.hasFocus() ? childOfRow(m_view.currentIndex().row()) : nullptr;
}

int TimelineAccessible::indexOfChild(const QAccessibleInterface *child) const
{
    const auto *event = dynamic_cast<const TimelineEventAccessible *>(child);
    return event ? event->row() : -1;
}

QAccessible::State TimelineAccessible::state() const
{
    QAccessible::State state = QAccessibleWidget::state();
    state.multiSelectable = true;
    return state;
}

bool TimelineEventAccessible::isValid() const
{
    return m_parent.view().model() && m_row < m_parent.view().model()->rowCount();
}

QAccessibleInterface *TimelineEventAccessible::parent() const
{
    return QAccessible::queryAccessibleInterface(&m_parent.view());
}

QString TimelineEventAccessible::text(QAccessible::Text kind) const
{
    if (!isValid() || kind != QAccessible::Name)
        return {};
    return m_parent.view().spokenText(m_row);
}

QRect TimelineEventAccessible::rect() const
{
    const TimelineView &view = m_parent.view();
    const QRect local = isValid() ? view.visualRect(view.model()->index(m_row, 0)) : QRect();
    return local.isEmpty() ? QRect() : QRect(view.viewport()->mapToGlobal(local.topLeft()), local.size());
}

QAccessible::State TimelineEventAccessible::state() const
{
    QAccessible::State state;
    if (!isValid()) {
        state.invalid = true;
        return state;
    }
    const TimelineView &view = m_parent.view();
    const QModelIndex index = view.model()->index(m_row, 0);
    state.selectable = true;
    state.focusable = true;
    state.selected = view.selectionModel() && view.selectionModel()->isSelected(index);
    state.focused = view.hasFocus() && view.currentIndex().row() == m_row;
    state.offscreen = !view.visualRect(index).intersects(view.viewport()->rect());
    return state;
}

void *TimelineEventAccessible::interface_cast(QAccessible::InterfaceType type)
{
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this) : nullptr;
}

QStringList TimelineEventAccessible::actionNames() const
{
    return {pressAction(), zoomAction(), showMenuAction()};
}

void TimelineEventAccessible::doAction(const QString &name)
{
    TimelineView &view = m_parent.view();
    const auto event = view.rows().eventOf(m_row);
    if (!isValid() || !event)
        return;
    view.setCurrentEvent(*event);
    if (name == zoomAction())
        view.zoomToEvent(*event);
    else if (name == showMenuAction())
        view.openMenu();
}

QString TimelineEventAccessible::localizedActionName(const QString &name) const
{
    if (name == zoomAction())
        return TimelineView::tr("Zoom to Event");
    return QAccessibleActionInterface::localizedActionName(name);
}

QString TimelineEventAccessible::localizedActionDescription(const QString &name) const
{
    if (name == zoomAction())
        return TimelineView::tr("Shows the event with the time around it");
    return QAccessibleActionInterface::localizedActionDescription(name);
}

} // namespace chronolane
