// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/impactwindows.h"

#include <algorithm>
#include <utility>

namespace chronolane {

namespace {

void append(std::vector<Evidence> &target, const std::vector<Evidence> &more)
{
    for (const Evidence &evidence : more)
        if (std::find(target.begin(), target.end(), evidence) == target.end())
            target.push_back(evidence);
}

WindowEdge edgeOf(UtcTime at, const DeclaredCertainty &certainty, std::vector<Evidence> evidence)
{
    return {at, certainty.precision, certainty.basis, certainty.approximate, std::move(evidence)};
}

/// A finer telling of the same day or hour takes the place of a coarser one.
bool refines(const WindowEdge &fine, const WindowEdge &coarse)
{
    if (fine.precision >= coarse.precision)
        return false;
    const boost::posix_time::time_duration length =
        coarse.precision == Precision::Day    ? boost::posix_time::hours(24)
        : coarse.precision == Precision::Hour ? boost::posix_time::hours(1)
                                              : boost::posix_time::time_duration();
    return fine.at >= coarse.at && fine.at < coarse.at + length;
}

/// Harm that comes back begins a window only where the next thing that is told of windows is the end of a later one
/// than the first: "At 14:05 errors came back. The second window lasted until 14:20". `markers` are in order of time.
void dropLooseReturns(std::vector<WindowMarker> &markers)
{
    std::vector<WindowMarker> kept;
    bool endsLaterWindow = false;
    for (auto marker = markers.rbegin(); marker != markers.rend(); ++marker) {
        if (!marker->isReturn)
            endsLaterWindow = !marker->opens && marker->ordinal > 1;
        if (!marker->isReturn || endsLaterWindow)
            kept.push_back(std::move(*marker));
    }
    std::reverse(kept.begin(), kept.end());
    markers = std::move(kept);
}

} // namespace

void ImpactWindows::addStatement(WindowEdge start, std::optional<WindowEdge> end, LocalizedText text, bool tellsSeveral)
{
    const auto [first, last] = m_byStart.equal_range(start.at);
    for (auto it = first; it != last; ++it) {
        Statement &known = m_statements[it->second];
        const bool sameEnd = known.end.has_value() == end.has_value() && (!end || known.end->at == end->at);
        if (!sameEnd)
            continue;
        append(known.start.evidence, start.evidence);
        known.tellsSeveral = known.tellsSeveral || tellsSeveral;
        return;
    }
    m_byStart.emplace(start.at, m_statements.size());
    if (end)
        m_ends.insert(end->at);
    m_statements.push_back({std::move(start), std::move(end), std::move(text), tellsSeveral});
}

void ImpactWindows::addMarker(WindowMarker marker)
{
    if (marker.opens && !marker.isReturn)
        m_firstOpening = std::min(m_firstOpening.value_or(marker.edge.at), marker.edge.at);
    if (!marker.opens)
        m_ends.insert(marker.edge.at);
    m_markers.push_back(std::move(marker));
}

std::optional<UtcTime> ImpactWindows::firstStart() const
{
    if (m_byStart.empty())
        return m_firstOpening;
    const UtcTime stated = m_byStart.begin()->first;
    return std::min(m_firstOpening.value_or(stated), stated);
}

std::optional<UtcTime> ImpactWindows::firstEnd() const
{
    const std::optional<UtcTime> start = firstStart();
    const auto found = start ? m_ends.upper_bound(*start) : m_ends.begin();
    return found == m_ends.end() ? std::nullopt : std::optional(*found);
}

std::vector<WindowEdge> ImpactWindows::looseEnds() const
{
    std::vector<WindowEdge> ends;
    if (!m_statements.empty() || firstStart())
        return ends;
    for (const WindowMarker &marker : m_markers)
        if (!marker.opens)
            ends.push_back(marker.edge);
    return ends;
}

/// An end that is told of a numbered window is not the end of another one.
bool ImpactWindows::mayEnd(const std::vector<Statement> &windows, const WindowMarker &end) const
{
    const Statement &window = windows.back();
    if (end.edge.at <= window.start.at)
        return false;
    if (end.ordinal == 0 || end.ordinal == window.ordinal)
        return true;
    const bool isLater = windows.size() > 1 || !m_statements.empty() || window.isReturn;
    return window.ordinal == 0 && (end.ordinal == 1 || isLater);
}

/// Each window reaches from the first beginning to the last end before the next beginning.
std::vector<ImpactWindows::Statement> ImpactWindows::pairMarkers(std::vector<WindowMarker> markers) const
{
    std::stable_sort(markers.begin(), markers.end(), [](const WindowMarker &left, const WindowMarker &right) {
        return left.edge.at < right.edge.at;
    });
    dropLooseReturns(markers);
    std::vector<Statement> windows;
    for (WindowMarker &marker : markers) {
        const bool isOpen = !windows.empty() && !windows.back().end;
        if (marker.opens) {
            if (!isOpen)
                windows.push_back({std::move(marker.edge), std::nullopt, std::move(marker.text), false,
                                   marker.ordinal, marker.isReturn});
            else if (windows.back().start.at == marker.edge.at)
                append(windows.back().start.evidence, marker.edge.evidence);
        } else if (!windows.empty() && mayEnd(windows, marker)) {
            windows.back().end = std::move(marker.edge);
        }
    }
    return windows;
}

/// The windows that the rows tell within a span that says it sums up several. The span's own ends begin the first
/// and end the last window where no row does.
std::vector<ImpactWindows::Statement> ImpactWindows::windowsWithin(const Statement &whole) const
{
    std::vector<WindowMarker> markers;
    for (const WindowMarker &marker : m_markers)
        if (marker.isRow && marker.edge.at >= whole.start.at && marker.edge.at <= whole.end->at)
            markers.push_back(marker);
    markers.insert(markers.begin(), WindowMarker{whole.start, true, true, whole.text, 0, false});
    markers.push_back(WindowMarker{*whole.end, false, true, whole.text, 0, false});
    std::vector<Statement> windows = pairMarkers(std::move(markers));
    if (windows.size() < 2)
        windows.clear();
    return windows;
}

/// "The first window ran from 14:05 to 14:40. At 16:00 errors began again; the second window lasted until 16:20": what
/// begins and ends apart from all stated spans is a window, too.
std::vector<ImpactWindows::Statement> ImpactWindows::windowsBeside(const std::vector<Statement> &statements) const
{
    std::vector<WindowMarker> beside;
    for (const WindowMarker &marker : m_markers) {
        const bool isApart = std::all_of(statements.begin(), statements.end(), [&marker](const Statement &stated) {
            return stated.end && (marker.edge.at < stated.start.at || marker.edge.at > stated.end->at);
        });
        if (isApart)
            beside.push_back(marker);
    }
    std::vector<Statement> windows = pairMarkers(std::move(beside));
    std::erase_if(windows, [&statements](const Statement &window) {
        const auto overlaps = [&window](const Statement &stated) {
            return window.start.at < stated.end->at && stated.start.at < window.end->at;
        };
        return !window.end || std::any_of(statements.begin(), statements.end(), overlaps);
    });
    return windows;
}

/// The windows that rows, else sentences, begin and end. Where the record's fields state the whole of it, the fields
/// are right, and the words only tell of it.
std::vector<ImpactWindows::Statement> ImpactWindows::markedWindows(const DeclaredWindow &declared) const
{
    const auto anyRow = [this](bool opens) {
        return std::any_of(m_markers.begin(), m_markers.end(),
                           [opens](const WindowMarker &marker) { return marker.isRow && marker.opens == opens; });
    };
    const bool rowsOpen = anyRow(true);
    const bool rowsClose = anyRow(false);
    std::vector<WindowMarker> markers = m_markers;
    std::erase_if(markers, [&](const WindowMarker &marker) {
        return !marker.isRow && (marker.opens ? rowsOpen : rowsOpen && rowsClose);
    });
    std::vector<Statement> windows = pairMarkers(std::move(markers));
    if (!declared.start || !declared.end)
        return windows;
    const auto touches = [&declared](const Statement &window) {
        const Duration slack = window.start.precision >= Precision::Day ? boost::posix_time::hours(24) : Duration();
        return window.start.at <= *declared.end && (!window.end || window.end->at + slack >= *declared.start);
    };
    const auto first = std::find_if(windows.begin(), windows.end(), touches);
    if (first == windows.end())
        return windows;
    Statement whole = {edgeOf(*declared.start, m_declaredStart, declared.evidence), edgeOf(*declared.end, m_declaredEnd, {}),
                       first->text, false};
    if (refines(whole.start, first->start) || first->start.at == whole.start.at)
        append(whole.start.evidence, first->start.evidence);
    std::erase_if(windows, touches);
    windows.insert(windows.begin(), std::move(whole));
    return windows;
}

/// The window that the record's fields state, else the one that rows begin and end by telling of harm itself, where it differs from
/// the one that a sentence states by more than rounding does: neither may be passed over in silence.
std::optional<ImpactWindows::Statement> ImpactWindows::otherTelling(const Statement &stated, const DeclaredWindow &declared) const
{
    const Duration rounding = boost::posix_time::minutes(5);
    const auto isFine = [](const WindowEdge &edge) { return edge.precision <= Precision::Minute && !edge.approximate; };
    const auto isTold = [isFine](const Statement &window) { return window.end && isFine(window.start) && isFine(*window.end); };
    if (m_statements.size() != 1 || stated.tellsSeveral || !isTold(stated))
        return std::nullopt;
    const auto differs = [rounding](UtcTime left, UtcTime right) { return left - right >= rounding || right - left >= rounding; };
    const auto isAnother = [&](const Statement &told) {
        const bool overlaps = told.start.at < stated.end->at && stated.start.at < told.end->at;
        return overlaps && (differs(told.start.at, stated.start.at) || differs(told.end->at, stated.end->at));
    };
    if (declared.start && declared.end) {
        Statement whole = {edgeOf(*declared.start, m_declaredStart, declared.evidence), edgeOf(*declared.end, m_declaredEnd, {}), {}, false};
        if (isTold(whole) && isAnother(whole))
            return whole;
    }
    std::vector<WindowMarker> markers = m_markers;
    std::erase_if(markers, [](const WindowMarker &marker) { return !marker.isRow || !marker.isHarm; });
    std::vector<Statement> windows = pairMarkers(std::move(markers));
    if (windows.size() != 1 || !isTold(windows.front()) || !isAnother(windows.front()))
        return std::nullopt;
    return std::move(windows.front());
}

void ImpactWindows::closeOpenOne(Statement &window, const DeclaredWindow &declared) const
{
    if (declared.start) {
        const WindowEdge fine = edgeOf(*declared.start, m_declaredStart, declared.evidence);
        if (refines(fine, window.start)) {
            append(window.start.evidence, declared.evidence);
            window.start.at = fine.at;
            window.start.precision = fine.precision;
            window.start.basis = fine.basis;
            window.start.approximate = fine.approximate;
        }
    }
    if (window.end)
        return;
    if (declared.end && *declared.end > window.start.at)
        window.end = edgeOf(*declared.end, m_declaredEnd, declared.evidence);
    else if (m_duration && window.start.precision <= Precision::Minute)
        window.end = WindowEdge{window.start.at + m_duration->length, Precision::Minute, Basis::Derived,
                                m_duration->approximate, {}};
}

std::vector<Event> ImpactWindows::events(const DeclaredWindow &declared) const
{
    std::vector<Event> result;
    const auto add = [&result](const Statement &window) -> Event & {
        Event &event = result.emplace_back();
        event.id = std::string("w").append(std::to_string(result.size()));
        event.kind = EventKind::Impact;
        event.start = window.start.at;
        event.precision = window.start.precision;
        event.basis = window.start.basis;
        event.approximate = window.start.approximate;
        event.text = window.text;
        event.evidence = window.start.evidence;
        event.openEnded = !window.end;
        if (window.end) {
            event.end = window.end->at;
            event.endPrecision = window.end->precision;
            event.endBasis = window.end->basis;
            event.approximateEnd = window.end->approximate;
            append(event.evidence, window.end->evidence);
        }
        return event;
    };
    std::vector<Statement> statements = m_statements.empty() ? markedWindows(declared) : m_statements;
    if (!m_statements.empty())
        for (Statement &further : windowsBeside(m_statements))
            statements.push_back(std::move(further));
    for (Statement &statement : statements) {
        closeOpenOne(statement, declared);
        std::vector<std::string> enclosed;
        if (statement.tellsSeveral && statement.end)
            for (const Statement &window : windowsWithin(statement)) {
                Event &event = add(window);
                event.basis = event.basis == Basis::Assumed ? Basis::Assumed : Basis::Derived;
                event.endBasis = event.endBasis == Basis::Assumed ? Basis::Assumed : Basis::Derived;
                enclosed.push_back(event.id);
            }
        add(statement).encloses = std::move(enclosed);
    }
    const auto other = statements.size() == 1 ? otherTelling(statements.front(), declared) : std::nullopt;
    if (other) {
        const std::string id = result.back().id;
        Event &event = add(*other);
        event.used = false;
        event.conflictsWith = {id};
        result.front().conflictsWith = {event.id};
    }
    return result;
}

} // namespace chronolane
