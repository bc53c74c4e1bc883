// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/event.h"
#include "models/reading/text/sectionname.h"

#include <string_view>

namespace chronolane {

/// What a step's words say that it is.
struct StepClass
{
    EventKind kind = EventKind::Note;   ///< Note if no word tells
    int confidence = 0;                 ///< 0: no word tells; from ClearConfidence on, a careful reader would agree
    bool isChange = false;   ///< a change to the system: a trigger as long as nothing is wrong yet

    static constexpr int ClearConfidence = 8;
    [[nodiscard]] bool isClear() const { return confidence >= ClearConfidence; }
};

/// The kind of a step by its words, English or Korean; the first sentence counts double. A section adds weight to its
/// own kind ("How we fixed it": remediation). Linear in the length of the text.
[[nodiscard]] StepClass classifyStep(std::string_view text, SectionKind section = SectionKind::None);

/// What a sentence says about the windows in which users were hurt.
struct WindowWords
{
    bool tellsImpact = false;     ///< users, requests or services were hurt in the time that the sentence states
    bool opens = false;           ///< harm begins at its time: "outage begins", "errors begin", "second window begins"
    bool closes = false;          ///< harm ends at its time: "window closed", "service was restored", "resolved"
    bool isExplicit = false;      ///< it names the window or outage itself
    bool tellsSeveral = false;    ///< "in two distinct windows": the span sums up others
    bool tellsPlanned = false;    ///< "scheduled maintenance"
    bool isFuture = false;        ///< "will", "next update by": not what happened
    bool continues = false;       ///< "continued until", "lasted until": the end of what began before
    bool returns = false;         ///< what hurt came back at its time: "brought the same errors back", "failed again"
    bool begins = false;          ///< something began; of harm only where the sentence says so
    bool betters = false;         ///< "began to see recovery": nothing that opens a window
    bool denies = false;          ///< "no errors since 18:05": what it tells of is not there
    bool prevents = false;        ///< "could not be sent since 14:05": its "not" is the harm
    bool finishes = false;        ///< something was over; of harm only where the sentence says so
    bool ceases = false;          ///< what hurt stopped: "errors stop", "requests succeed again"; "resolved" may be told later
    int ordinal = 0;              ///< 2 for "the second window lasted …", "두 번째 구간이 …"; 0: none, or several
};

[[nodiscard]] WindowWords windowWords(std::string_view text);

/// A short row that says nothing but that it, or a service, is well again: "Recovered", "All services restored", "서비스 복구". Not
/// "Partly recovered", "복구 작업", nor what was done: "Configuration restored".
[[nodiscard]] bool tellsRecovery(std::string_view row);

} // namespace chronolane
