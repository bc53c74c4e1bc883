// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace chronolane {

/// What a word or phrase says that a step does.
enum class StepSense {
    Impact,        ///< users are hurt
    Trigger,       ///< it set the incident off or made it worse
    Detection,     ///< it was noticed
    Diagnosis,     ///< finding out why
    Remediation,   ///< done to end it
    Change,        ///< a change to the system: a remediation once something is wrong, a trigger before that
    Milestone,     ///< it got better
    FollowUp,      ///< done later so that it does not come back
    Update,        ///< users were told of it
};
inline constexpr int StepSenseCount = 9;

/// A phrase that tells the sense of a step. English phrases are lower-case words, matched at word boundaries; a word that
/// ends in "*" stands for all words that begin so. Korean phrases are parts of words, without blanks.
struct StepCue
{
    std::string_view phrase;
    StepSense sense = StepSense::Impact;
    int weight = 0;   ///< 1 (a hint) to 10 (leaves no doubt); less than 0 takes back what a part of the phrase says
};

[[nodiscard]] std::span<const StepCue> englishCues();
[[nodiscard]] std::span<const StepCue> koreanCues();

} // namespace chronolane
