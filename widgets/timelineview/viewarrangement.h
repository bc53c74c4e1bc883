// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/timelineview/lanearrangement.h"

#include <QJsonObject>

#include <map>
#include <string>

namespace chronolane {

/// How a person arranged the timeline of an incident: what its lanes stand for, their order and so on, and
/// the second zone of its axis.
struct ViewArrangement
{
    LaneGrouping grouping = LaneGrouping::Kind;
    std::string secondZone;                        ///< IANA id; empty: none
    std::map<LaneGrouping, LaneArrangement> lanes; ///< of each grouping that was arranged

    /// For the memory of the program. What cannot be read there is left as usual.
    [[nodiscard]] QJsonObject toJson() const;
    [[nodiscard]] static ViewArrangement fromJson(const QJsonObject &json);
};

} // namespace chronolane
