// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace chronolane {

/// Whether a sentence tells something that happened, once: in the past tense, and neither a rule ("every night the job ran"),
/// nor a guess ("would have"), nor words about the text itself ("Posted at 14:05"). English or Korean; says nothing of others.
[[nodiscard]] bool tellsPast(std::string_view sentence);

} // namespace chronolane
