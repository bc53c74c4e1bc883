// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/incidenttablemodel.h"

#include "models/searchkey.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace chronolane {

namespace {

template<typename Predicate>
std::optional<UtcTime> earliestStart(const Incident &incident, Predicate isWanted)
{
    std::optional<UtcTime> earliest;
    for (const Event &event : incident.events) {
        if (event.start && isWanted(event) && (!earliest || *event.start < *earliest))
            earliest = event.start;
    }
    return earliest;
}

QVariant microseconds(const std::optional<Duration> &length)
{
    return length ? QVariant::fromValue<qint64>(toMicroseconds(*length)) : QVariant();
}

QString searchText(const Incident &incident)
{
    QStringList parts{QString::fromStdString(incident.id), QString::fromStdString(incident.organization)};
    for (const LocalizedText *text : {&incident.title, &incident.summary}) {
        for (const LocalizedText::Entry &entry : text->entries())
            parts << QString::fromStdString(entry.second);
    }
    for (const std::string &tag : incident.tags)
        parts << QString::fromStdString(tag);
    return searchKey(parts.join(QLatin1Char('\n')));
}

} // namespace

std::optional<UtcTime> startOf(const Incident &incident)
{
    const auto impact = earliestStart(
        incident, [](const Event &event) { return event.kind == EventKind::Impact && event.used; });
    if (impact)
        return impact;
    if (incident.declared.start)
        return incident.declared.start;
    return earliestStart(incident, [](const Event &) { return true; });
}

IncidentTableModel::IncidentTableModel(const DisplayText &text, QObject *parent)
    : QAbstractTableModel(parent)
    , m_text(text)
{
}

void IncidentTableModel::setIncidents(std::shared_ptr<const IncidentSet> set)
{
    beginResetModel();
    m_set = std::move(set);
    endResetModel();
}

void IncidentTableModel::replaceIncident(int row, std::shared_ptr<const Incident> incident)
{
    Q_ASSERT(incident && row >= 0 && row < rowCount());
    auto edited = std::make_shared<IncidentSet>(*m_set);
    edited->incidents[static_cast<std::size_t>(row)] = std::move(incident);
    m_set = std::move(edited);
    emit dataChanged(index(row, 0), index(row, columnCount() - 1));
}

std::shared_ptr<const Incident> IncidentTableModel::incidentAt(int row) const
{
    return row >= 0 && row < rowCount() ? m_set->incidents[static_cast<std::size_t>(row)] : nullptr;
}

void IncidentTableModel::setDisplayText(const DisplayText &text)
{
    m_text = text;
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1),
                         {Qt::DisplayRole, Qt::ToolTipRole, incident_role::Sort});
}

int IncidentTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_set ? 0 : static_cast<int>(m_set->incidents.size());
}

int IncidentTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : incident_column::ColumnCount;
}

QVariant IncidentTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Incident &incident = *m_set->incidents[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return shown(incident, index.column());
    case Qt::ToolTipRole: return toolTip(incident);
    case incident_role::Sort: return sortValue(incident, index.column());
    default: return value(incident, role);
    }
}

QVariant IncidentTableModel::value(const Incident &incident, int role) const
{
    switch (role) {
    case incident_role::IncidentId: return QString::fromStdString(incident.id);
    case incident_role::Severity: return static_cast<int>(incident.severity);
    case incident_role::Start: {
        const std::optional<UtcTime> start = startOf(incident);
        return start ? QVariant::fromValue<qint64>(toUnixMicroseconds(*start)) : QVariant();
    }
    case incident_role::ImpactMicroseconds: return microseconds(incident.metrics[MetricKind::ImpactDuration].value);
    case incident_role::FirstUpdateMicroseconds:
        return microseconds(incident.metrics[MetricKind::TimeToFirstUpdate].value);
    case incident_role::DiagnosticCount:
        return static_cast<int>(std::count_if(
            incident.diagnostics.begin(), incident.diagnostics.end(),
            [](const Diagnostic &item) { return item.severity != DiagnosticSeverity::Information; }));
    case incident_role::Search: return searchText(incident);
    default: return {};
    }
}

QString IncidentTableModel::shown(const Incident &incident, int column) const
{
    switch (column) {
    case incident_column::Title: return m_text.title(incident).simplified();
    case incident_column::Organization: return QString::fromStdString(incident.organization);
    case incident_column::Start: {
        const std::optional<UtcTime> start = startOf(incident);
        return start ? m_text.withZone(defaultZone(incident)).instantWithZone(*start) : m_text.notStated();
    }
    case incident_column::Severity: return m_text.severityOf(incident);
    case incident_column::Status: return m_text.status(incident.status);
    case incident_column::ImpactDuration: return m_text.metricValue(incident.metrics[MetricKind::ImpactDuration]);
    case incident_column::TimeToFirstUpdate:
        return m_text.metricValue(incident.metrics[MetricKind::TimeToFirstUpdate]);
    case incident_column::Events: return m_text.locale().toString(static_cast<qulonglong>(incident.events.size()));
    case incident_column::Id: return QString::fromStdString(incident.id);
    default: return {};
    }
}

QVariant IncidentTableModel::sortValue(const Incident &incident, int column) const
{
    switch (column) {
    case incident_column::Start: return value(incident, incident_role::Start);
    case incident_column::Severity: return static_cast<int>(incident.severity);
    case incident_column::Status: return static_cast<int>(incident.status);
    case incident_column::ImpactDuration: return value(incident, incident_role::ImpactMicroseconds);
    case incident_column::TimeToFirstUpdate: return value(incident, incident_role::FirstUpdateMicroseconds);
    case incident_column::Events: return QVariant::fromValue<qint64>(static_cast<qint64>(incident.events.size()));
    default: return shown(incident, column);
    }
}

QString IncidentTableModel::toolTip(const Incident &incident) const
{
    QStringList lines{m_text.title(incident)};
    if (!incident.organization.empty())
        lines << QString::fromStdString(incident.organization);
    for (const Source &source : incident.sources)
        lines << QString::fromStdString(source.uri.empty() ? source.name : source.uri);
    return lines.join(QLatin1Char('\n'));
}

QVariant IncidentTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0
        || section >= incident_column::ColumnCount)
        return {};
    return m_text.incidentColumn(section);
}

} // namespace chronolane
