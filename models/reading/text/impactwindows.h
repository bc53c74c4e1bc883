// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/evidence.h"
#include "models/domain/incident.h"
#include "models/domain/localizedtext.h"
#include "models/reading/text/timeresolver.h"

#include <optional>
#include <string>
#include <vector>

namespace chronolane {

/// One end of a window of harm.
struct WindowEdge
{
    UtcTime at;
    Precision precision = Precision::Minute;
    Basis basis = Basis::Stated;
    bool approximate = false;
    std::vector<Evidence> evidence;
};

/// Gathers what a text says about the windows in which users were hurt, and makes impact events of it: spans that
/// sentences state, and windows between "begins" and "ends" where the text tells them only so.
class ImpactWindows
{
public:
    /// A sentence states a whole span; `tellsSeveral` if it says that it sums up several windows.
    void addStatement(WindowEdge start, std::optional<WindowEdge> end, LocalizedText text, bool tellsSeveral);

    /// Harm begins or ends at a time. A row of a timeline counts before a sentence.
    void addMarker(WindowEdge edge, bool opens, bool isRow, LocalizedText text);

    /// A stated length of the whole incident, for a start without an end.
    void setDuration(Duration duration, bool approximate) { m_duration = {duration, approximate}; }

    /// Impact events with ids "w1", "w2" …: the windows first, then the spans that enclose them. `declared` closes a
    /// window that begins and is never said to end.
    [[nodiscard]] std::vector<Event> events(const DeclaredWindow &declared) const;

    [[nodiscard]] bool isEmpty() const { return m_statements.empty() && m_markers.empty(); }

    /// The first moment at which harm is said to begin.
    [[nodiscard]] std::optional<UtcTime> firstStart() const;

private:
    struct Statement
    {
        WindowEdge start;
        std::optional<WindowEdge> end;
        LocalizedText text;
        bool tellsSeveral = false;
    };
    struct Marker
    {
        WindowEdge edge;
        bool opens = false;
        bool isRow = false;
        LocalizedText text;
    };
    struct StatedDuration
    {
        Duration length;
        bool approximate = false;
    };

    [[nodiscard]] std::vector<Statement> markedWindows(const DeclaredWindow &declared) const;
    [[nodiscard]] std::vector<Statement> pairMarkers(std::vector<Marker> markers) const;
    [[nodiscard]] std::vector<Statement> windowsWithin(const Statement &whole) const;
    [[nodiscard]] std::vector<Statement> windowsBeside(const std::vector<Statement> &statements) const;
    void closeOpenOne(Statement &window, const DeclaredWindow &declared) const;

    std::vector<Statement> m_statements;
    std::vector<Marker> m_markers;
    std::optional<StatedDuration> m_duration;
};

} // namespace chronolane
