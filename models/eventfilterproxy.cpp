// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/eventfilterproxy.h"

#include "models/eventtableroles.h"

#include <algorithm>

namespace chronolane {

EventFilterProxy::EventFilterProxy(QObject *parent)
    : SortFilterProxy(event_role::Sort, event_role::Search, parent)
{
    m_lanes.fill(true);
}

void EventFilterProxy::setLaneShown(Lane lane, bool shown)
{
    bool &isShown = m_lanes[static_cast<std::size_t>(lane)];
    if (isShown == shown)
        return;
    isShown = shown;
    refilter();
}

void EventFilterProxy::showAllLanes()
{
    m_lanes.fill(true);
    refilter();
}

std::vector<std::uint32_t> EventFilterProxy::shownEvents() const
{
    std::vector<std::uint32_t> rows;
    rows.reserve(static_cast<std::size_t>(rowCount()));
    for (int row = 0; row < rowCount(); ++row)
        rows.push_back(static_cast<std::uint32_t>(mapToSource(index(row, 0)).row()));
    std::sort(rows.begin(), rows.end());
    return rows;
}

bool EventFilterProxy::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const int lane = sourceModel()->index(row, 0, parent).data(event_role::Lane).toInt();
    return m_lanes[static_cast<std::size_t>(lane)] && SortFilterProxy::filterAcceptsRow(row, parent);
}

} // namespace chronolane
