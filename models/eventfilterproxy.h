// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/event.h"
#include "models/eventquery.h"
#include "models/sortfilterproxy.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace chronolane {

/// The events that timeline, table and exports show: by a query and by lane.
class EventFilterProxy : public SortFilterProxy
{
    Q_OBJECT

public:
    explicit EventFilterProxy(QObject *parent = nullptr);

    /// A query as a person types it: see EventQuery. A time that cannot be read (yet) hides nothing.
    void setQuery(const QString &text);
    [[nodiscard]] const QString &query() const { return m_query; }

    void setLaneShown(Lane lane, bool shown);
    [[nodiscard]] bool isLaneShown(Lane lane) const { return m_lanes[static_cast<std::size_t>(lane)]; }
    void showAllLanes();

    /// Indexes into Incident::events of the shown rows, ascending (the order of the source).
    [[nodiscard]] std::vector<std::uint32_t> shownEvents() const;
    /// The same in the order of the rows.
    [[nodiscard]] const std::vector<std::uint32_t> &eventsByRow() const { return shownRows(); }

protected:
    void forgetSource() override;
    [[nodiscard]] bool acceptsAllRows() const override;
    [[nodiscard]] bool acceptsRow(int sourceRow) const override;

private:
    [[nodiscard]] bool acceptsTerms(const QModelIndex &row) const;
    [[nodiscard]] bool holds(const EventQuery::Term &term, const QModelIndex &row) const;
    [[nodiscard]] std::optional<qint64> timeOf(const QString &value) const;
    [[nodiscard]] std::optional<qint64> firstDay() const;

    QString m_query;
    std::vector<EventQuery::Term> m_terms;
    std::array<bool, LaneCount> m_lanes;
    mutable std::optional<qint64> m_firstDay;   ///< found when it is first needed; until the events change
};

} // namespace chronolane
