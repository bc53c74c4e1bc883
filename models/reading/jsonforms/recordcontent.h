// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/jsontree.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronolane {

/// Which members of the objects of a list tell a time and a text, where the names alone do not say it.
struct RowMembers
{
    std::string time;   ///< a member's key
    std::string text;
    bool isTimeByContent = false;   ///< else its name says it
    bool isTextByContent = false;

    /// "start=aa, text=bb": what content alone told, for the assumed-columns diagnostic.
    [[nodiscard]] std::string assumed() const;
};

/// Looks for a member that nearly everywhere holds a date with a clock time and one that nearly everywhere holds words, in a
/// list of at least two objects whose times run one way, as those of a story do. What the names say goes first; names of
/// something else, and those that tell of a thing's state ("updated", "last_seen"), are left alone. nullopt where there are
/// no two such members.
[[nodiscard]] std::optional<RowMembers> rowMembersByContent(const std::vector<JsonValue> &objects);

/// Whether a text is words and not a name, an id, a path or an address: letters, and a blank before a word that begins in
/// lower case or another script than Latin.
[[nodiscard]] bool looksLikeWords(std::string_view text);

/// Whether something in the beginning of a JSON text could be a member that rowMembersByContent() takes as the time.
[[nodiscard]] bool mayHoldRows(std::string_view text);

} // namespace chronolane
