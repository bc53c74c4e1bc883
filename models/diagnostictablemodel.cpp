// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagnostictablemodel.h"

#include <algorithm>
#include <utility>

namespace chronolane {

DiagnosticTableModel::DiagnosticTableModel(const DisplayText &text, QObject *parent)
    : QAbstractTableModel(parent)
    , m_text(text)
{
}

void DiagnosticTableModel::setIncident(std::shared_ptr<const Incident> incident)
{
    beginResetModel();
    m_incident = std::move(incident);
    endResetModel();
}

void DiagnosticTableModel::setDisplayText(const DisplayText &text)
{
    m_text = text;
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {Qt::DisplayRole, Qt::ToolTipRole});
}

const std::vector<Evidence> &DiagnosticTableModel::evidenceOf(int row) const
{
    Q_ASSERT(row >= 0 && row < rowCount());
    return m_incident->diagnostics[static_cast<std::size_t>(row)].evidence;
}

int DiagnosticTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_incident ? 0 : static_cast<int>(m_incident->diagnostics.size());
}

int DiagnosticTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : diagnostic_column::ColumnCount;
}

QVariant DiagnosticTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Diagnostic &diagnostic = m_incident->diagnostics[static_cast<std::size_t>(index.row())];
    if (role == Qt::ToolTipRole)
        return m_text.diagnostic(diagnostic);
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case diagnostic_column::Message: return m_text.diagnostic(diagnostic);
    case diagnostic_column::Weight: return m_text.diagnosticSeverity(diagnostic.severity);
    case diagnostic_column::Place: return place(diagnostic);
    default: return {};
    }
}

QString DiagnosticTableModel::place(const Diagnostic &diagnostic) const
{
    if (diagnostic.evidence.empty())
        return {};
    const Evidence &evidence = diagnostic.evidence.front();
    if (evidence.source >= m_incident->sources.size())
        return {};
    const Source &source = m_incident->sources[evidence.source];
    const QString name = QString::fromStdString(source.name);
    if (evidence.hasPointer)
        return QStringLiteral("%1 %2").arg(name, QString::fromStdString(evidence.pointer.str()));
    if (!source.content || evidence.begin > source.content->size())
        return name;
    const auto line = 1 + std::count(source.content->begin(),
                                     source.content->begin() + static_cast<std::ptrdiff_t>(evidence.begin), '\n');
    return m_text.place(name, static_cast<std::uint64_t>(line));
}

QVariant DiagnosticTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0
        || section >= diagnostic_column::ColumnCount)
        return {};
    return m_text.diagnosticColumn(section);
}

} // namespace chronolane
