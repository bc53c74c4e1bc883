// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <string_view>

namespace chronolane {

/// What the cells of one column look like, counted over a sample of rows.
class ColumnContent
{
public:
    void add(std::string_view cell);

    [[nodiscard]] std::size_t filled() const { return m_filled; }

    /// Nearly all cells that are not empty are of that sort.
    [[nodiscard]] bool isTimes() const { return isMost(m_times + m_epochs); }       ///< with a date
    [[nodiscard]] bool isDates() const { return isMost(m_dates); }                  ///< without a time of day
    [[nodiscard]] bool isClocks() const { return isMost(m_clocks); }                ///< without a date
    /// Some with a date, others without: the day is told once.
    [[nodiscard]] bool isMixedTimes() const { return m_times > m_dates && m_clocks > 0 && isMost(m_times + m_clocks); }
    [[nodiscard]] bool isEpochs() const { return isMost(m_epochs); }                ///< counts since 1970
    [[nodiscard]] bool isSerials() const { return isMost(m_serials); }              ///< Excel's days since 1900
    [[nodiscard]] bool isNumbers() const { return isMost(m_numbers); }
    [[nodiscard]] bool isJsonArrays() const { return isMost(m_jsonArrays); }
    [[nodiscard]] bool isStages() const { return isMost(m_stages); }
    [[nodiscard]] bool isKinds() const { return isMost(m_kinds); }
    [[nodiscard]] bool isSeverities() const { return isMost(m_severities); }
    [[nodiscard]] bool isDurations() const { return isMost(m_durations); }
    [[nodiscard]] bool isUnique() const { return m_filled > 0 && m_distinct.size() == m_filled; }

    /// Bytes of a cell, on average over those that are not empty.
    [[nodiscard]] std::size_t averageLength() const { return m_filled == 0 ? 0 : m_bytes / m_filled; }

private:
    [[nodiscard]] bool isMost(std::size_t count) const { return m_filled > 0 && count * 10 >= m_filled * 8; }
    void addTime(std::string_view cell);
    void addNumber(std::string_view cell);

    std::size_t m_filled = 0;
    std::size_t m_bytes = 0;
    std::size_t m_times = 0;
    std::size_t m_dates = 0;
    std::size_t m_clocks = 0;
    std::size_t m_epochs = 0;
    std::size_t m_serials = 0;
    std::size_t m_numbers = 0;
    std::size_t m_jsonArrays = 0;
    std::size_t m_stages = 0;
    std::size_t m_kinds = 0;
    std::size_t m_severities = 0;
    std::size_t m_durations = 0;
    std::set<std::string, std::less<>> m_distinct;
};

/// Whether a cell says that there is nothing in it: empty, "-", "n/a", "null", "none", "\N", "없음" …
[[nodiscard]] bool isBlankCell(std::string_view cell);

/// A severity word as tables write it: "impact-major", "SEV-2 (high)" and so on are read by their known part.
[[nodiscard]] std::string_view severityWordOf(std::string_view cell);

} // namespace chronolane
