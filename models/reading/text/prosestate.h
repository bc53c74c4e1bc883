// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/text/impactwindows.h"
#include "models/reading/text/prosebuilder.h"
#include "models/reading/text/sectionname.h"
#include "models/reading/text/stepclassifier.h"
#include "models/reading/text/timeresolver.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace chronolane {

/// What the parts of the prose reader share while they walk over one text.
struct ProseState
{
    ProseBuilder builder;
    TimeResolver resolver;   ///< of sentences and fields; rows have their own
    ImpactWindows windows;
    SectionKind section = SectionKind::None;
    std::size_t rowCount = 0;             ///< dated rows of timelines in the whole text
    std::vector<std::size_t> changes;     ///< indices of events that change the system: remediation or trigger
    std::vector<std::size_t> narrative;   ///< indices of events that sentences tell, which a row may tell as well
    std::optional<CivilDate> startDay;    ///< on which a field says that it began
    std::optional<CivilDate> namedDay;    ///< of the title, else of a field, else of what surrounds the text
    std::optional<CivilDate> passingDay;  ///< named before this section or only of an end: a timeline does not begin on it

    std::vector<std::size_t> fieldEvents = {}; ///< indices of events that labelled fields tell, which a row may tell as well
    bool isPlanned = false;               ///< the text, or the record in which it stands, announces planned work
    bool isMail = false;                  ///< its "Date:" is when it was sent
    std::vector<std::size_t> endFields = {};   ///< of fieldEvents those that only say when it ended

    /// The day of the first row of a timeline that names none; nullopt where the last day that was named is as good.
    [[nodiscard]] std::optional<CivilDate> storyDay() const;

    /// When harm was first told to begin, else the page's own start, in the zone of the text.
    [[nodiscard]] std::optional<CivilTime> firstHarm() const;

    /// When that harm was first told to end, else the page's own end, in the zone of the text.
    [[nodiscard]] std::optional<CivilTime> endOfFirstHarm() const;

private:
    [[nodiscard]] std::optional<CivilTime> inZoneOfText(const std::optional<UtcTime> &time) const;
};

/// One end of a window from a resolved time; the evidence is the words of the time.
[[nodiscard]] WindowEdge startEdge(const ResolvedTime &time, std::vector<Evidence> evidence);
[[nodiscard]] WindowEdge endEdge(const ResolvedTime &time, std::vector<Evidence> evidence);

/// The kind of a point or span in time by its words: harm is only an impact as a span, and is a trigger as a point.
[[nodiscard]] EventKind kindOfStep(const StepClass &step, bool isSpan);

} // namespace chronolane
