// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/incident.h"
#include "models/domain/localizedtext.h"
#include "models/reading/text/timeresolver.h"
#include "models/reading/text/windowedge.h"

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace chronolane {

/// Harm begins or ends at a time.
struct WindowMarker
{
    WindowEdge edge;
    bool opens = false;
    bool isRow = false;      ///< a row of a timeline, which counts before a sentence
    LocalizedText text;
    int ordinal = 0;         ///< the number of the window where the words tell it ("the second window"), else 0
    bool isReturn = false;   ///< harm comes back: a window begins only if the text tells the end of a later one by number
    bool isHarm = false;     ///< the words tell that harm itself begins or stops, not that somebody knew or said so
};

/// Gathers what a text says about the windows in which users were hurt, and makes impact events of it: spans that
/// sentences state, and windows between "begins" and "ends" where the text tells them only so.
class ImpactWindows
{
public:
    /// A sentence states a whole span; `tellsSeveral` if it says that it sums up several windows.
    void addStatement(WindowEdge start, std::optional<WindowEdge> end, LocalizedText text, bool tellsSeveral);

    void addMarker(WindowMarker marker);

    /// How sure the ends of the declared window are that events() is given; derived unless something was assumed.
    void setDeclaredCertainty(DeclaredCertainty start, DeclaredCertainty end)
    {
        m_declaredStart = start;
        m_declaredEnd = end;
    }

    /// A stated length of the whole incident, for a start without an end.
    void setDuration(Duration duration, bool approximate) { m_duration = {duration, approximate}; }

    /// Impact events with ids "w1", "w2" …: the windows first, then the spans that enclose them. `declared` closes a
    /// window that begins and is never said to end.
    [[nodiscard]] std::vector<Event> events(const DeclaredWindow &declared) const;

    /// The ends that a text tells without the beginning of any window: they end what another text of the incident began.
    [[nodiscard]] std::vector<WindowEdge> looseEnds() const;

    [[nodiscard]] bool isEmpty() const { return m_statements.empty() && m_markers.empty(); }

    /// The first moment at which harm is said to begin.
    [[nodiscard]] std::optional<UtcTime> firstStart() const;

    /// The first moment behind firstStart() at which harm is said to end.
    [[nodiscard]] std::optional<UtcTime> firstEnd() const;

private:
    struct Statement
    {
        WindowEdge start;
        std::optional<WindowEdge> end;
        LocalizedText text;
        bool tellsSeveral = false;
        int ordinal = 0;         // 0: the text does not number it
        bool isReturn = false;   // of harm that was there before
    };
    struct StatedDuration
    {
        Duration length;
        bool approximate = false;
    };

    [[nodiscard]] std::vector<Statement> markedWindows(const DeclaredWindow &declared) const;
    [[nodiscard]] std::vector<Statement> pairMarkers(std::vector<WindowMarker> markers) const;
    [[nodiscard]] bool mayEnd(const std::vector<Statement> &windows, const WindowMarker &end) const;
    [[nodiscard]] std::vector<Statement> windowsWithin(const Statement &whole) const;
    [[nodiscard]] std::vector<Statement> windowsBeside(const std::vector<Statement> &statements) const;
    [[nodiscard]] std::optional<Statement> otherTelling(const Statement &stated, const DeclaredWindow &declared) const;
    void closeOpenOne(Statement &window, const DeclaredWindow &declared) const;

    std::vector<Statement> m_statements;
    std::multimap<UtcTime, std::size_t> m_byStart;   // indices of the statements
    std::vector<WindowMarker> m_markers;
    std::optional<UtcTime> m_firstOpening;   // of the markers
    std::set<UtcTime> m_ends;                // of statements and markers
    std::optional<StatedDuration> m_duration;
    DeclaredCertainty m_declaredStart;
    DeclaredCertainty m_declaredEnd;
};

} // namespace chronolane
