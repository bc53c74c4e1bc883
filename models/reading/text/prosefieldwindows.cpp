// SPDX-License-Identifier: GPL-3.0-or-later
// The windows that the fields of a ProseFields state together, and the lengths that they state beside them.
#include "models/reading/text/prosefields.h"

#include "models/reading/text/statedlength.h"

#include <algorithm>

namespace chronolane {

namespace {

Duration apart(Duration left, Duration right) { return left > right ? left - right : right - left; }

} // namespace

/// A start behind a complete window begins another one.
void ProseFields::keepWindow()
{
    DeclaredWindow &declared = m_state.builder.facts().declared;
    if (!declared.start || !declared.end || m_isStartFromTitle)
        return;
    completeWindow();
    m_windows.push_back({declared, m_start, m_end, m_windowSubject});
    declared = {};
    m_duration.reset();
    m_durationPlaces.clear();
}

/// Several windows are each an impact; the incident reaches from the first start to the last end.
void ProseFields::stateWindows()
{
    DeclaredWindow &declared = m_state.builder.facts().declared;
    if (m_windows.empty())
        return;
    if (declared.start && declared.end)
        m_windows.push_back({declared, m_start, m_end, m_windowSubject});
    DeclaredWindow whole = m_windows.front().declared;
    for (const FieldWindow &window : m_windows) {
        const DeclaredWindow &part = window.declared;
        const WindowEdge start = {*part.start, window.start.precision, window.start.basis, window.start.approximate, part.evidence};
        const WindowEdge end = {*part.end, window.end.precision, window.end.basis, window.end.approximate, {}};
        const LocalizedText &title = m_state.builder.facts().title;
        m_state.windows.addStatement(start, end, window.subject.empty() ? title : m_state.builder.localized(window.subject), false);
        whole.start = std::min(*whole.start, *part.start);
        whole.end = std::max(*whole.end, *part.end);
        if (&window != &m_windows.front())
            whole.evidence.insert(whole.evidence.end(), part.evidence.begin(), part.evidence.end());
    }
    declared = whole;
}

void ProseFields::finish()
{
    // "Date: 7 April 18:12" above a story of the afternoon is when that was written.
    DeclaredWindow &declared = m_state.builder.facts().declared;
    const std::optional<UtcTime> harm = m_state.windows.firstStart();
    if (m_isStartFromMoment && !declared.end && harm && *harm < *declared.start)
        declared = {};
    completeWindow();
    stateWindows();
    beginWindow();
    m_state.windows.setDeclaredCertainty(m_start, m_end);
    m_state.builder.setDeclaredCertainty(m_start, m_end);
}

/// "Start: 14:05" and a row "15:10 Resolved": what the row ends is what the field began.
void ProseFields::beginWindow()
{
    const DeclaredWindow &declared = m_state.builder.facts().declared;
    const bool isToldToEnd = !m_state.windows.looseEnds().empty();
    if (!declared.start || declared.end || m_state.isPlanned || !isToldToEnd)
        return;
    WindowEdge start = {*declared.start, m_start.precision, m_start.basis, m_start.approximate, declared.evidence};
    m_state.windows.addMarker({std::move(start), true, true, m_state.builder.facts().title});
}

Duration ProseFields::lengthOfAll() const
{
    Duration sum = fromMicroseconds(0);
    for (const FieldWindow &window : m_windows)
        sum += *window.declared.end - *window.declared.start;
    const DeclaredWindow &declared = m_state.builder.facts().declared;
    return sum + (*declared.end - *declared.start);
}

void ProseFields::completeWindow()
{
    DeclaredWindow &declared = m_state.builder.facts().declared;
    if (!m_duration)
        return;
    const Duration tolerance = unitOf(m_duration->precision);
    // A record that counts its duration from the detection says that the incident began there.
    if (!declared.start && declared.end && m_firstDetected) {
        const Duration counted = *declared.end - *m_firstDetected;
        if (apart(counted, m_duration->length) <= tolerance) {
            declared.start = m_firstDetected;
            m_start = m_end;
            declared.evidence.insert(declared.evidence.begin(), m_detectedPlaces.begin(), m_detectedPlaces.end());
        }
        return;
    }
    if (!declared.start)
        return;
    if (!declared.end) {
        declared.end = *declared.start + m_duration->length;
        m_end = m_start;
        m_end.approximate = m_end.approximate || m_duration->approximate;
        declared.evidence.insert(declared.evidence.end(), m_durationPlaces.begin(), m_durationPlaces.end());
        return;
    }
    // Behind several windows it may tell how long they took together.
    const auto mismatch = lengthMismatch(*m_duration, *declared.start, *declared.end);
    const bool isTogether = !lengthMismatch(*m_duration, *declared.end - lengthOfAll(), *declared.end);
    if (mismatch && !isTogether && !m_start.approximate && !m_end.approximate)
        m_state.builder.diagnose(mismatch->code, mismatch->arguments, m_durationPlaces);
}

} // namespace chronolane
