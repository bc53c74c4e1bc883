// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/analysis/analysis.h"

#include <algorithm>
#include <vector>

namespace chronolane {

namespace {

/// A figure's operand: an instant, the event it is taken from, and how sure it is.
struct Anchor
{
    MetricEnd end;
    bool approximate = false;
};

/// A unit coarser than a minute leaves the figure uncertain by more than people read it for.
bool isVague(Precision precision)
{
    return precision > Precision::Minute;
}

bool isStartVague(const Event &event)
{
    return event.approximate || isVague(event.precision);
}

bool isEndVague(const Event &event)
{
    return event.approximateEnd || isVague(event.endPrecision);
}

Anchor startOf(const Event &event)
{
    return {{event.start, event.id, false}, isStartVague(event)};
}

Anchor endOf(const Event &event)
{
    return {{event.end, event.id, false}, isEndVague(event)};
}

Metric difference(const Anchor &from, const Anchor &to)
{
    Metric metric;
    metric.from = from.end;
    metric.to = to.end;
    if (from.end.time && to.end.time) {
        metric.value = *to.end.time - *from.end.time;
        metric.approximate = from.approximate || to.approximate;
    }
    return metric;
}

/// Most records tell in the order of time already.
void sortByStart(std::vector<const Event *> &events)
{
    const auto isEarlier = [](const Event *a, const Event *b) { return *a->start < *b->start; };
    if (!std::is_sorted(events.begin(), events.end(), isEarlier))
        std::stable_sort(events.begin(), events.end(), isEarlier);
}

/// What the figures are computed from: pointers into one incident's events, in the order of time.
class Operands
{
public:
    explicit Operands(const Incident &incident)
    {
        for (const Event &event : incident.events) {
            if (event.used && event.isDated())
                sortIn(event);
        }
        // A moment at which users were hurt tells when it began only where no window does.
        if (m_windows.empty())
            m_windows = m_impactMoments;
        for (auto *events : {&m_windows, &m_detections, &m_updates})
            sortByStart(*events);
    }

    [[nodiscard]] const std::vector<const Event *> &windows() const { return m_windows; }
    [[nodiscard]] const std::vector<const Event *> &updates() const { return m_updates; }

    [[nodiscard]] Anchor impactStart() const { return m_windows.empty() ? Anchor() : startOf(*m_windows.front()); }
    [[nodiscard]] Anchor firstImpactEnd() const { return m_windows.empty() ? Anchor() : boundedEnd(*m_windows.front()); }
    [[nodiscard]] Anchor firstDetection() const { return firstOf(m_detections); }
    [[nodiscard]] Anchor firstUpdate() const { return firstOf(m_updates); }

    /// Unknown as soon as the end of one window is.
    [[nodiscard]] Anchor lastImpactEnd() const
    {
        if (!areAllBounded())
            return {};
        const auto last = std::max_element(m_windows.begin(), m_windows.end(),
                                           [](const Event *a, const Event *b) { return *a->end < *b->end; });
        return endOf(**last);
    }

    [[nodiscard]] Anchor firstPostmortem() const
    {
        const auto found = std::find_if(m_updates.begin(), m_updates.end(),
                                        [](const Event *event) { return event->stage == Stage::Postmortem; });
        return found == m_updates.end() ? Anchor() : startOf(**found);
    }

    [[nodiscard]] bool areAllBounded() const
    {
        return !m_windows.empty()
            && std::all_of(m_windows.begin(), m_windows.end(),
                           [](const Event *event) { return event->end && *event->end >= *event->start; });
    }

private:
    void sortIn(const Event &event)
    {
        if (event.kind == EventKind::Impact && event.encloses.empty())
            (event.isSpan() ? m_windows : m_impactMoments).push_back(&event);
        else if (event.kind == EventKind::Detection)
            m_detections.push_back(&event);
        else if (event.kind == EventKind::StatusUpdate)
            m_updates.push_back(&event);
    }

    static Anchor firstOf(const std::vector<const Event *> &events)
    {
        return events.empty() ? Anchor() : startOf(*events.front());
    }

    static Anchor boundedEnd(const Event &window)
    {
        return window.end && *window.end >= *window.start ? endOf(window) : Anchor();
    }

    std::vector<const Event *> m_windows;
    std::vector<const Event *> m_impactMoments;
    std::vector<const Event *> m_detections;
    std::vector<const Event *> m_updates;
};

/// Length of the union of the windows: overlaps once, gaps not counted.
Metric impactDuration(const Operands &operands)
{
    Metric metric = difference(operands.impactStart(), operands.lastImpactEnd());
    if (!metric.value)
        return metric;
    Duration sum;
    UtcTime covered = *operands.windows().front()->start;
    for (const Event *window : operands.windows()) {
        const UtcTime from = std::max(covered, *window->start);
        if (*window->end > from) {
            sum += *window->end - from;
            covered = *window->end;
        }
        metric.approximate = metric.approximate || isStartVague(*window) || isEndVague(*window);
    }
    metric.value = sum;
    return metric;
}

/// The updates between which silence counts: up to the last that says resolved or completed, else all but postmortems.
std::vector<const Event *> updatesUntilResolved(const std::vector<const Event *> &updates)
{
    std::vector<const Event *> result;
    std::size_t resolved = 0;
    for (const Event *update : updates) {
        if (update->stage == Stage::Postmortem)
            continue;
        result.push_back(update);
        if (update->stage == Stage::Resolved || update->stage == Stage::Completed)
            resolved = result.size();
    }
    if (resolved > 0)
        result.resize(resolved);
    return result;
}

Metric updateGapMax(const Operands &operands)
{
    const std::vector<const Event *> updates = updatesUntilResolved(operands.updates());
    const Anchor impact = operands.impactStart();
    Metric longest;
    if (impact.end.time && !updates.empty() && *impact.end.time < *updates.front()->start)
        longest = difference(impact, startOf(*updates.front()));
    for (std::size_t i = 1; i < updates.size(); ++i) {
        if (!longest.value || *updates[i]->start - *updates[i - 1]->start > *longest.value)
            longest = difference(startOf(*updates[i - 1]), startOf(*updates[i]));
    }
    return longest;
}

Metric declaredDuration(const DeclaredWindow &declared)
{
    const Anchor from{{declared.start, {}, true}, false};
    const Anchor to{{declared.end, {}, true}, false};
    return difference(from, to);
}

} // namespace

Metrics computeMetrics(const Incident &incident)
{
    const Operands operands(incident);
    Metrics metrics;
    metrics[MetricKind::ImpactDuration] = impactDuration(operands);
    metrics[MetricKind::TimeToDetect] = difference(operands.impactStart(), operands.firstDetection());
    metrics[MetricKind::TimeToFirstUpdate] = difference(operands.impactStart(), operands.firstUpdate());
    metrics[MetricKind::TimeToMitigate] = difference(operands.impactStart(), operands.firstImpactEnd());
    metrics[MetricKind::TimeToRecover] = difference(operands.impactStart(), operands.lastImpactEnd());
    metrics[MetricKind::UpdateGapMax] = updateGapMax(operands);
    metrics[MetricKind::DeclaredDuration] = declaredDuration(incident.declared);
    metrics[MetricKind::TimeToPostmortem] = difference(operands.lastImpactEnd(), operands.firstPostmortem());
    return metrics;
}

} // namespace chronolane
