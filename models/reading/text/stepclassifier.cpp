// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/stepclassifier.h"

#include "models/reading/text/phraseindex.h"
#include "models/reading/text/stepcues.h"
#include "models/reading/text/stepwords.h"

#include <array>
#include <span>
#include <utility>
#include <vector>

namespace chronolane {

namespace {

constexpr int SectionWeight = 6;

using Scores = std::array<int, StepSenseCount>;

int &scoreOf(Scores &scores, StepSense sense) { return scores[static_cast<std::size_t>(sense)]; }

std::vector<std::string_view> phrasesOf(std::span<const StepCue> cues)
{
    std::vector<std::string_view> phrases;
    phrases.reserve(cues.size());
    for (const StepCue &cue : cues)
        phrases.push_back(cue.phrase);
    return phrases;
}

/// At each word the longest cue counts.
void scoreEnglish(const StepWords &words, Scores &scores)
{
    static const WordPhrases Phrases(phrasesOf(englishCues()));
    for (std::size_t w = 0; w < words.list().size(); ++w) {
        const StepCue *best = nullptr;
        Phrases.eachAt(words.list(), w, [&best](std::size_t index, std::string_view phrase) {
            if (best == nullptr || phrase.size() > best->phrase.size())
                best = &englishCues()[index];
        });
        if (best != nullptr)
            scoreOf(scores, best->sense) += best->weight * (w < words.firstSentence() ? 2 : 1);
    }
}

/// Each cue counts once, where it first stands.
void scoreKorean(const StepWords &words, Scores &scores)
{
    static const PartPhrases Phrases(phrasesOf(koreanCues()));
    if (words.unspaced().empty())
        return;
    std::vector<bool> isCounted(koreanCues().size());
    Phrases.eachIn(words.unspaced(), [&](std::size_t index, std::size_t at) {
        const StepCue &cue = koreanCues()[index];
        if (!isCounted[index])
            scoreOf(scores, cue.sense) += cue.weight * (at < words.unspacedFirstSentence() ? 2 : 1);
        isCounted[index] = true;
    });
}

void addSection(SectionKind section, Scores &scores)
{
    if (section == SectionKind::Remediation)
        scoreOf(scores, StepSense::Remediation) += SectionWeight;
    else if (section == SectionKind::Detection)
        scoreOf(scores, StepSense::Detection) += SectionWeight;
    else if (section == SectionKind::Trigger)
        scoreOf(scores, StepSense::Trigger) += SectionWeight;
    else if (section == SectionKind::Impact)
        scoreOf(scores, StepSense::Impact) += SectionWeight;
}

/// Of equals, the earlier one here wins: who noticed and what was done tell more than that something was wrong.
constexpr std::array Preference = {
    std::pair{StepSense::Detection, EventKind::Detection}, std::pair{StepSense::Remediation, EventKind::Remediation},
    std::pair{StepSense::Milestone, EventKind::Milestone}, std::pair{StepSense::Diagnosis, EventKind::Diagnosis},
    std::pair{StepSense::Change, EventKind::Remediation},  std::pair{StepSense::Trigger, EventKind::Trigger},
    std::pair{StepSense::Impact, EventKind::Impact},       std::pair{StepSense::FollowUp, EventKind::FollowUp},
    std::pair{StepSense::Update, EventKind::StatusUpdate},
};

} // namespace

StepClass classifyStep(std::string_view text, SectionKind section)
{
    const StepWords words(text);
    Scores scores{};
    scoreEnglish(words, scores);
    scoreKorean(words, scores);
    addSection(section, scores);
    StepClass result;
    for (const auto &[sense, kind] : Preference) {
        if (scoreOf(scores, sense) <= result.confidence)
            continue;
        result.confidence = scoreOf(scores, sense);
        result.kind = kind;
        result.isChange = sense == StepSense::Change;
    }
    return result;
}

} // namespace chronolane
