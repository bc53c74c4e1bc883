// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/jsontree.h"

#include <string>
#include <vector>

namespace chronolane {

/// One step of a list without objects: a time and words.
struct TimedLine
{
    JsonValue place;    ///< the value that holds the words, and the time at its beginning or in its key
    std::string time;   ///< the words for the time; empty where this one has none
    std::string text;
};

/// The steps of ["10:00 belt stopped", …], {"10:00": "belt stopped", …} or [["10:00", "belt stopped"], …], if that is what the
/// value is: nearly all of its entries have a clock time, and words. Empty for anything else.
[[nodiscard]] std::vector<TimedLine> timedLines(JsonValue value);

/// Whether a time is told with its date; steps need one somewhere, unless they stand in a list whose name says what they are.
[[nodiscard]] bool areDated(const std::vector<TimedLine> &lines);

} // namespace chronolane
