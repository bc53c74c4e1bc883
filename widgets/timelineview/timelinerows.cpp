// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timelineview/timelinerows.h"

#include "models/eventfilterproxy.h"
#include "models/eventtableroles.h"

#include <QAbstractItemModel>

#include <algorithm>

namespace chronolane {

void TimelineRows::read(const QAbstractItemModel &model)
{
    if (const auto *filter = dynamic_cast<const EventFilterProxy *>(&model)) {
        m_eventOfRow = filter->eventsByRow();
    } else {
        m_eventOfRow.clear();
        for (int row = 0; row < model.rowCount(); ++row)
            m_eventOfRow.push_back(model.index(row, 0).data(event_role::EventIndex).toUInt());
    }
    const auto highest = std::ranges::max_element(m_eventOfRow);
    m_rowOfEvent.assign(highest == m_eventOfRow.end() ? 0 : std::size_t{*highest} + 1, -1);
    for (std::size_t row = 0; row < m_eventOfRow.size(); ++row)
        m_rowOfEvent[m_eventOfRow[row]] = static_cast<std::int32_t>(row);
}

void TimelineRows::clear()
{
    m_eventOfRow.clear();
    m_rowOfEvent.clear();
}

std::optional<int> TimelineRows::rowOf(std::uint32_t event) const
{
    if (event >= m_rowOfEvent.size() || m_rowOfEvent[event] < 0)
        return std::nullopt;
    return m_rowOfEvent[event];
}

std::optional<std::uint32_t> TimelineRows::eventOf(int row) const
{
    if (row < 0 || static_cast<std::size_t>(row) >= m_eventOfRow.size())
        return std::nullopt;
    return m_eventOfRow[static_cast<std::size_t>(row)];
}

std::vector<std::uint32_t> TimelineRows::events() const
{
    std::vector<std::uint32_t> shown;
    shown.reserve(m_eventOfRow.size());
    for (std::size_t event = 0; event < m_rowOfEvent.size(); ++event) {
        if (m_rowOfEvent[event] >= 0)
            shown.push_back(static_cast<std::uint32_t>(event));
    }
    return shown;
}

} // namespace chronolane
