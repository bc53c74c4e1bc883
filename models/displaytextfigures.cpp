// SPDX-License-Identifier: GPL-3.0-or-later
// DisplayText: the figures and their definitions.
#include "models/displaytext.h"

namespace chronolane {

QString DisplayText::notStated() const
{
    return tr("not stated", "a figure or an end that the record does not support");
}

QString DisplayText::metricValue(const Metric &metric) const
{
    if (!metric.value)
        return notStated();
    const QString text = duration(*metric.value);
    return metric.approximate ? tr("~%1", "about that length").arg(text) : text;
}

QString DisplayText::metricName(MetricKind kind) const
{
    switch (kind) {
    case MetricKind::ImpactDuration: return tr("Total impact time", "figure");
    case MetricKind::TimeToDetect: return tr("Time to detect", "figure");
    case MetricKind::TimeToFirstUpdate: return tr("Time to first update", "figure");
    case MetricKind::TimeToMitigate: return tr("Time to mitigate", "figure");
    case MetricKind::TimeToRecover: return tr("Time to recover", "figure");
    case MetricKind::UpdateGapMax: return tr("Longest silence", "figure");
    case MetricKind::DeclaredDuration: return tr("Declared duration", "figure");
    case MetricKind::TimeToPostmortem: return tr("Time to postmortem", "figure");
    }
    Q_UNREACHABLE();
}

QString DisplayText::metricDefinition(MetricKind kind) const
{
    switch (kind) {
    case MetricKind::ImpactDuration:
        return tr("Length of all impact windows together: overlaps count once, gaps do not count.");
    case MetricKind::TimeToDetect:
        return tr("From the start of the first impact window to the first detection.");
    case MetricKind::TimeToFirstUpdate:
        return tr("From the start of the first impact window to the first status update; negative if the update came "
                  "first.");
    case MetricKind::TimeToMitigate:
        return tr("From the start of the first impact window to its end.");
    case MetricKind::TimeToRecover:
        return tr("From the start of the first impact window to the end of the last one.");
    case MetricKind::UpdateGapMax:
        return tr("The longest time without a status update, from the first impact until resolved.");
    case MetricKind::DeclaredDuration:
        return tr("From the start to the end that the page itself declares.");
    case MetricKind::TimeToPostmortem:
        return tr("From the end of the last impact window to the first postmortem update.");
    }
    Q_UNREACHABLE();
}

} // namespace chronolane
