// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/event.h"
#include "models/sortfilterproxy.h"

#include <array>
#include <cstdint>
#include <vector>

namespace chronolane {

/// The events that timeline, table and exports show: by text and by lane.
class EventFilterProxy : public SortFilterProxy
{
    Q_OBJECT

public:
    explicit EventFilterProxy(QObject *parent = nullptr);

    void setLaneShown(Lane lane, bool shown);
    [[nodiscard]] bool isLaneShown(Lane lane) const { return m_lanes[static_cast<std::size_t>(lane)]; }
    void showAllLanes();

    /// Indexes into Incident::events of the shown rows, ascending (the order of the source).
    [[nodiscard]] std::vector<std::uint32_t> shownEvents() const;

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    std::array<bool, LaneCount> m_lanes;
};

} // namespace chronolane
