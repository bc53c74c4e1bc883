// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace chronolane {

/// What a part of an incident text is about.
enum class SectionKind {
    None,          ///< not one of the names below
    Summary,       ///< summary, overview, what happened, 개요
    Impact,        ///< impact, customer impact, 영향
    RootCause,     ///< root cause, why did this happen, 원인
    Trigger,
    Detection,     ///< detection, how was it detected, 감지
    Timeline,      ///< timeline, chain of events, key events, 경과
    Remediation,   ///< resolution, mitigation, how we fixed it, 조치
    FollowUp,      ///< action items, corrective actions, preventing recurrence, next steps, 재발 방지
    Lessons,       ///< lessons, what went well, contributing factors: read as prose
    Components,    ///< components impacted, affected services
    Title,         ///< 제목, title: what follows is the incident's title
    Other,         ///< known not to tell the story: authors, background, references, status
};

/// The kind of a heading or label that is exactly a known name (numbering, case and punctuation aside).
[[nodiscard]] SectionKind sectionNamed(std::string_view name);

/// The kind of a heading: a known name, or a short heading that holds a telling word ("Timeline of events").
[[nodiscard]] SectionKind sectionOfHeading(std::string_view heading);

} // namespace chronolane
