// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/event.h"
#include "models/reading/text/sourcemap.h"

#include <string_view>
#include <vector>

namespace chronolane {

/// One status update in the HTML of a feed's item; all maps lead to the file.
struct FeedUpdate
{
    MappedText time;    ///< its words; empty where the content gives none
    MappedText stage;   ///< its word; empty where the content gives none
    MappedText body;
};

/// The updates that an item's content holds: `<p><small>Aug 21, 00:37 UTC</small><br><strong>Resolved</strong> - It is
/// over.</p>`, as most status pages write them, in the order of the text. Content of any other shape is one update
/// without a time.
[[nodiscard]] std::vector<FeedUpdate> updatesInContent(const MappedText &content);

/// A feed item's title that says what state the service is in: "Service degradation: Slow queues".
struct ServiceStateTitle
{
    std::string_view state;   ///< empty if the title has no such beginning
    std::string rest;         ///< the title without the state and without "[RESOLVED]", in any language
    bool isOver = false;
    /// "Storage - Mitigated", "Resolved - Storage": Update where the title names none.
    Stage stage = Stage::Update;
};

[[nodiscard]] ServiceStateTitle serviceStateTitle(std::string_view title);

} // namespace chronolane
