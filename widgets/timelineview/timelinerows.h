// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

class QAbstractItemModel;

namespace chronolane {

/// Which row of a (filtered, perhaps sorted) model of events shows which event: 8 bytes an event, read once
/// for each change of the model.
class TimelineRows
{
public:
    /// Reads event_role::EventIndex of each row, or asks an EventFilterProxy for all.
    void read(const QAbstractItemModel &model);
    void clear();

    [[nodiscard]] int count() const { return static_cast<int>(m_eventOfRow.size()); }
    [[nodiscard]] std::optional<int> rowOf(std::uint32_t event) const;
    [[nodiscard]] std::optional<std::uint32_t> eventOf(int row) const;
    /// The shown events, ascending (the order of the source).
    [[nodiscard]] std::vector<std::uint32_t> events() const;

private:
    std::vector<std::uint32_t> m_eventOfRow;
    std::vector<std::int32_t> m_rowOfEvent; ///< -1: hidden
};

} // namespace chronolane
