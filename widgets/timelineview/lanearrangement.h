// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/timelineoptions.h"
#include "models/layout/timelinesnapshot.h"

#include <QJsonObject>

#include <map>
#include <set>
#include <string>
#include <vector>

namespace chronolane {

/// How a person arranged the lanes of one grouping. Lanes are known by their keys, so that the arrangement
/// outlives filters and other incidents.
class LaneArrangement
{
public:
    static constexpr double HeightStep = 1.2; ///< of one press of a key or notch of the wheel
    static constexpr double LeastHeight = 0.5;
    static constexpr double MostHeight = 4;

    /// Puts a shown lane before (negative) or behind (positive) so many of the others; pinned lanes stay among the
    /// pinned ones. Returns whether it moved.
    bool move(const TimelineSnapshot &snapshot, std::uint32_t lane, int steps);
    void setHidden(const std::string &key, bool hidden);
    void setCollapsed(const std::string &key, bool collapsed);
    [[nodiscard]] bool isCollapsed(const std::string &key) const { return m_collapsed.contains(key); }
    /// Pinned lanes stand above the others and stay in view.
    void setPinned(const std::string &key, bool pinned);
    [[nodiscard]] bool isPinned(const std::string &key) const;
    /// Makes a lane `factor` times as high as it is; within LeastHeight and MostHeight of what it needs.
    void scaleHeight(const std::string &key, double factor);
    void resetHeights() { m_heights.clear(); }

    /// The same with the lanes collapsed that the other one has collapsed.
    [[nodiscard]] LaneArrangement withCollapsedOf(const LaneArrangement &other) const;

    /// Whether nothing but the heights of lanes differs, if anything.
    [[nodiscard]] bool differsOnlyInHeights(const LaneArrangement &other) const;

    /// For the memory of the program. What cannot be read there is left as usual.
    [[nodiscard]] QJsonObject toJson() const;
    [[nodiscard]] static LaneArrangement fromJson(const QJsonObject &json);

    bool operator==(const LaneArrangement &) const = default;

    /// What it asks of the next snapshot.
    void applyTo(SnapshotRequest &request) const;
    /// What it makes of the lanes of a snapshot that was built so.
    void applyTo(TimelineOptions &options, const TimelineSnapshot &snapshot) const;

private:
    std::vector<std::string> m_order;
    std::vector<std::string> m_pinned;   ///< in the order in which they were pinned
    std::set<std::string> m_hidden;
    std::set<std::string> m_collapsed;
    std::map<std::string, double> m_heights;
};

} // namespace chronolane
