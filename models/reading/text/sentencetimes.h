// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/text/prosetext.h"

#include <span>

namespace chronolane {

/// Whether a sentence may tell a step at a time: "a day earlier" names no moment, "two minutes later" does.
[[nodiscard]] bool namesMoment(const TimeExpression &expression);

[[nodiscard]] bool statesClock(const TimeExpression &expression);

/// "similar to the incident on 5 August", "8월 5일 장애와 유사": the day is that of another incident.
[[nodiscard]] bool isDayOfAnother(const ProseUnit &unit, ByteRange sentence, const TimeExpression &time);

/// "the deploy of 14:00", "the 14:00 deploy": the time names a thing.
[[nodiscard]] bool isAttributive(const ProseUnit &unit, const TimeExpression &time);

/// The times of a unit that begin in a sentence.
[[nodiscard]] std::span<const TimeExpression> timesIn(const ProseUnit &unit, ByteRange sentence);

/// "failed for 52 minutes from 14:20 on": the length that a sentence gives to what it tells; nullptr if none or several.
[[nodiscard]] const TimeExpression *lengthIn(const ProseUnit &unit, ByteRange sentence);

/// "A configuration push from 12:58": the time is that of the push.
[[nodiscard]] bool isTimeOfChange(const ProseUnit &unit, ByteRange sentence, const TimeExpression &time);

/// 'Support said "we see delays since 9"': the time is part of what somebody said.
[[nodiscard]] bool isQuoted(const ProseUnit &unit, ByteRange sentence, const TimeExpression &time);

/// "We watched until noon, when we closed the incident": behind the time stands what happened at it.
[[nodiscard]] bool isFollowedByWhen(const ProseUnit &unit, ByteRange sentence, const TimeExpression &time);

} // namespace chronolane
