// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QAccessibleInterface>
#include <QAccessibleWidget>

#include <cstdint>
#include <unordered_map>

namespace chronolane {

class TimelineView;

/// Makes timelines accessible: call it once, before the first view is asked. QAccessible keeps the factory.
void installTimelineAccessibility();

/// The timeline for a screen reader: a list whose children are the shown events, in the order of
/// the model, each with its lane and its place in it. Children are made when they are asked for and go when
/// the events do.
class TimelineAccessible final : public QAccessibleWidget
{
public:
    explicit TimelineAccessible(TimelineView &view); ///< the view owns what QAccessible keeps of it
    ~TimelineAccessible() override;
    TimelineAccessible(const TimelineAccessible &) = delete;
    TimelineAccessible &operator=(const TimelineAccessible &) = delete;

    [[nodiscard]] int childCount() const override;
    [[nodiscard]] QAccessibleInterface *child(int index) const override;
    [[nodiscard]] QAccessibleInterface *childAt(int x, int y) const override;
    [[nodiscard]] QAccessibleInterface *focusChild() const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override;
    [[nodiscard]] QAccessible::State state() const override;

    [[nodiscard]] TimelineView &view() const { return m_view; }
    /// The child of the row of the model; null if there is no such row.
    [[nodiscard]] QAccessibleInterface *childOfRow(int row) const;
    /// The rows are others than before: children of old rows are no more.
    void forgetChildren();

private:
    TimelineView &m_view;
    mutable std::unordered_map<int, QAccessible::Id> m_children; ///< by row
};

/// One event for a screen reader.
class TimelineEventAccessible final : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    TimelineEventAccessible(const TimelineAccessible &parent, int row)
        : m_parent(parent)
        , m_row(row)
    {
    }

    [[nodiscard]] int row() const { return m_row; }

    [[nodiscard]] bool isValid() const override;
    [[nodiscard]] QObject *object() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface *parent() const override;
    [[nodiscard]] QAccessibleInterface *child(int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    [[nodiscard]] QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text, const QString &) override {} // events are edited elsewhere
    [[nodiscard]] QRect rect() const override;
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }
    [[nodiscard]] QAccessible::State state() const override;
    [[nodiscard]] void *interface_cast(QAccessible::InterfaceType type) override;

    [[nodiscard]] QStringList actionNames() const override;
    void doAction(const QString &name) override;
    [[nodiscard]] QStringList keyBindingsForAction(const QString &) const override { return {}; }
    [[nodiscard]] QString localizedActionName(const QString &name) const override;
    [[nodiscard]] QString localizedActionDescription(const QString &name) const override;

private:
    const TimelineAccessible &m_parent;
    int m_row;
};

} // namespace chronolane
