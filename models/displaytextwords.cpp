// SPDX-License-Identifier: GPL-3.0-or-later
// DisplayText: the words of the domain.
#include "models/displaytext.h"

#include "models/diagnostictablemodel.h"
#include "models/eventtableroles.h"
#include "models/incidenttableroles.h"

namespace chronolane {

QString DisplayText::kind(EventKind kind) const
{
    switch (kind) {
    case EventKind::Impact: return tr("Impact", "kind of event");
    case EventKind::Trigger: return tr("Trigger", "kind of event");
    case EventKind::Detection: return tr("Detection", "kind of event");
    case EventKind::Diagnosis: return tr("Diagnosis", "kind of event");
    case EventKind::Remediation: return tr("Remediation", "kind of event");
    case EventKind::Milestone: return tr("Recovery", "kind of event: a turn for the better");
    case EventKind::StatusUpdate: return tr("Status update", "kind of event");
    case EventKind::Maintenance: return tr("Maintenance", "kind of event");
    case EventKind::FollowUp: return tr("Follow-up", "kind of event");
    case EventKind::Note: return tr("Note", "kind of event");
    }
    Q_UNREACHABLE();
}

QString DisplayText::stage(Stage stage) const
{
    switch (stage) {
    case Stage::None: return {};
    case Stage::Investigating: return tr("Investigating", "stage of an update");
    case Stage::Identified: return tr("Identified", "stage of an update");
    case Stage::Monitoring: return tr("Monitoring", "stage of an update");
    case Stage::Resolved: return tr("Resolved", "stage of an update");
    case Stage::Postmortem: return tr("Postmortem", "stage of an update");
    case Stage::Scheduled: return tr("Scheduled", "stage of an update");
    case Stage::InProgress: return tr("In progress", "stage of an update");
    case Stage::Verifying: return tr("Verifying", "stage of an update");
    case Stage::Completed: return tr("Completed", "stage of an update");
    case Stage::Update: return tr("Update", "stage of an update");
    }
    Q_UNREACHABLE();
}

QString DisplayText::lane(Lane lane) const
{
    switch (lane) {
    case Lane::Impact: return tr("Impact windows", "lane");
    case Lane::Causes: return tr("Causes and detection", "lane");
    case Lane::Remediation: return tr("Remediation steps", "lane");
    case Lane::Status: return tr("Status updates", "lane");
    case Lane::FollowUp: return tr("Follow-up actions", "lane");
    }
    Q_UNREACHABLE();
}

QString DisplayText::status(IncidentStatus status) const
{
    switch (status) {
    case IncidentStatus::Unknown: return tr("Not stated", "status or severity");
    case IncidentStatus::Investigating: return stage(Stage::Investigating);
    case IncidentStatus::Identified: return stage(Stage::Identified);
    case IncidentStatus::Monitoring: return stage(Stage::Monitoring);
    case IncidentStatus::Resolved: return stage(Stage::Resolved);
    case IncidentStatus::Scheduled: return stage(Stage::Scheduled);
    case IncidentStatus::InProgress: return stage(Stage::InProgress);
    case IncidentStatus::Completed: return stage(Stage::Completed);
    case IncidentStatus::Cancelled: return tr("Cancelled", "status of an incident");
    }
    Q_UNREACHABLE();
}

QString DisplayText::severity(Severity severity) const
{
    switch (severity) {
    case Severity::Unknown: return tr("Not stated", "status or severity");
    case Severity::Critical: return tr("Critical", "severity");
    case Severity::Major: return tr("Major", "severity");
    case Severity::Minor: return tr("Minor", "severity");
    case Severity::Maintenance: return tr("Maintenance", "severity");
    case Severity::None: return tr("None", "severity");
    }
    Q_UNREACHABLE();
}

QString DisplayText::severityOf(const Incident &incident) const
{
    const QString word = severity(incident.severity);
    const QString worded = QString::fromStdString(incident.severityText);
    // One severity of ours, but two words of most scales, which every reader knows in the own language.
    if (incident.severity == Severity::Minor && worded.compare(QLatin1String("medium"), Qt::CaseInsensitive) == 0)
        return tr("Medium", "severity");
    if (incident.severity == Severity::Minor && worded.compare(QLatin1String("low"), Qt::CaseInsensitive) == 0)
        return tr("Low", "severity");
    const bool isSame = worded.isEmpty()
        || worded.compare(QString::fromUtf8(name(incident.severity).data()), Qt::CaseInsensitive) == 0
        || worded.compare(word, Qt::CaseInsensitive) == 0;
    return isSame ? word : QStringLiteral("%1 (%2)").arg(word, worded);
}

QString DisplayText::precision(Precision precision) const
{
    switch (precision) {
    case Precision::Second: return tr("to the second", "precision of a time");
    case Precision::Minute: return tr("to the minute", "precision of a time");
    case Precision::Hour: return tr("to the hour", "precision of a time");
    case Precision::Day: return tr("to the day", "precision of a time");
    case Precision::Month: return tr("to the month", "precision of a time");
    case Precision::Year: return tr("to the year", "precision of a time");
    }
    Q_UNREACHABLE();
}

QString DisplayText::basis(Basis basis) const
{
    switch (basis) {
    case Basis::Stated: return tr("stated", "how a time was come by: the source says it");
    case Basis::Derived: return tr("derived", "how a time was come by: computed from what the source says");
    case Basis::Assumed: return tr("assumed", "how a time was come by: a missing part was filled in");
    }
    Q_UNREACHABLE();
}

QString DisplayText::fate(LineFate fate) const
{
    switch (fate) {
    case LineFate::Dated: return tr("Dated", "what became of a line");
    case LineFate::Relative: return tr("Relative", "what became of a line: dated by another event");
    case LineFate::Undated: return tr("Without a time", "what became of a line");
    case LineFate::Context: return tr("Context", "what became of a line: gave a date, zone or title to others");
    case LineFate::Prose: return tr("Text", "what became of a line");
    case LineFate::Skipped: return tr("Skipped", "what became of a line");
    }
    Q_UNREACHABLE();
}

QString DisplayText::eventColumn(int column) const
{
    switch (column) {
    case event_column::Time: return tr("Time", "column");
    case event_column::Length: return tr("Length", "column: how long");
    case event_column::Lane: return tr("Lane", "column");
    case event_column::Kind: return tr("Kind", "column");
    case event_column::Text: return tr("Text", "column");
    case event_column::Certainty: return tr("Certainty", "column");
    case event_column::Components: return tr("Components", "column");
    case event_column::Author: return tr("Author", "column");
    case event_column::Source: return tr("Source", "column");
    default: return {};
    }
}

QString DisplayText::incidentColumn(int column) const
{
    switch (column) {
    case incident_column::Title: return tr("Incident", "column");
    case incident_column::Organization: return tr("Organization", "column");
    case incident_column::Start: return tr("Start", "column");
    case incident_column::Severity: return tr("Severity", "column");
    case incident_column::Status: return tr("Status", "column");
    case incident_column::ImpactDuration: return metricName(MetricKind::ImpactDuration);
    case incident_column::TimeToFirstUpdate: return metricName(MetricKind::TimeToFirstUpdate);
    case incident_column::Events: return tr("Events", "column");
    case incident_column::Id: return tr("Id", "column");
    default: return {};
    }
}

QString DisplayText::diagnosticColumn(int column) const
{
    switch (column) {
    case diagnostic_column::Message: return tr("What to look at", "column");
    case diagnostic_column::Weight: return tr("Weight", "column: information, warning, error");
    case diagnostic_column::Place: return tr("Place", "column: where in the source");
    default: return {};
    }
}

} // namespace chronolane
