// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/readingreportmodel.h"

#include <algorithm>
#include <utility>

namespace chronolane {

ReadingReportModel::ReadingReportModel(const DisplayText &text, QObject *parent)
    : QAbstractTableModel(parent)
    , m_text(text)
{
}

void ReadingReportModel::setReport(std::shared_ptr<const ReadingReport> report,
                                   std::vector<std::shared_ptr<const Incident>> incidents,
                                   std::shared_ptr<const std::string> source)
{
    beginResetModel();
    m_report = std::move(report);
    m_source = std::move(source);
    m_events = m_report ? ReportedEvents(m_report, std::move(incidents)) : ReportedEvents();
    m_marked.clear();
    m_lookedUpRow = -1;
    endResetModel();
}

void ReadingReportModel::setDisplayText(const DisplayText &text)
{
    m_text = ReadingReportText(text);
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1),
                         {Qt::DisplayRole, Qt::ToolTipRole});
}

std::vector<std::size_t> ReadingReportModel::markPlaces(const std::vector<Evidence> &places)
{
    const std::vector<std::size_t> before = std::exchange(
        m_marked, m_report ? m_events.linesAt(places) : std::vector<std::size_t>());
    for (const std::vector<std::size_t> *rows : {&before, &std::as_const(m_marked)}) {
        for (const std::size_t row : *rows)
            emit dataChanged(index(static_cast<int>(row), 0), index(static_cast<int>(row), columnCount() - 1),
                             {report_role::IsMarked});
    }
    return m_marked;
}

const ReportLine &ReadingReportModel::lineAt(int row) const
{
    Q_ASSERT(row >= 0 && row < rowCount());
    return m_report->lines[static_cast<std::size_t>(row)];
}

const std::vector<ReportedEvent> &ReadingReportModel::eventsOf(int row) const
{
    if (m_lookedUpRow != row) {
        m_lookedUp = m_events.eventsOf(static_cast<std::size_t>(row));
        m_lookedUpRow = row;
    }
    return m_lookedUp;
}

const Incident *ReadingReportModel::incidentAt(int row) const
{
    const std::vector<ReportedEvent> &events = eventsOf(row);
    return events.empty() ? nullptr : m_events.incidents()[events.front().incident].get();
}

const Event *ReadingReportModel::eventAt(int row) const
{
    const Incident *incident = incidentAt(row);
    return incident == nullptr ? nullptr : &incident->events[eventsOf(row).front().event];
}

int ReadingReportModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_report ? 0 : static_cast<int>(m_report->lines.size());
}

int ReadingReportModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : report_column::ColumnCount;
}

QVariant ReadingReportModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole: return shown(index.row(), index.column());
    case Qt::TextAlignmentRole:
        return index.column() == report_column::Place && lineAt(index.row()).line > 0
            ? QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter)
            : QVariant();
    case report_role::Fate: return static_cast<int>(lineAt(index.row()).fate);
    case report_role::IsMarked:
        return std::binary_search(m_marked.begin(), m_marked.end(), static_cast<std::size_t>(index.row()));
    default: return {};
    }
}

QString ReadingReportModel::shown(int row, int column) const
{
    const ReportLine &line = lineAt(row);
    switch (column) {
    case report_column::Place: return ReadingReportText::place(line);
    case report_column::Fate: return m_text.text().fate(line.fate);
    case report_column::Words:
        return ReadingReportText::words(line, m_source ? std::string_view(*m_source) : std::string_view());
    case report_column::Event: return shownEvents(row);
    case report_column::Reason: return m_text.reason(line);
    default: return {};
    }
}

QString ReadingReportModel::shownEvents(int row) const
{
    const Event *event = eventAt(row);
    if (event == nullptr)
        return {};
    const auto more = eventsOf(row).size() - 1;
    return more == 0 ? m_text.event(*event)
                     : QStringLiteral("%1 (+%2)").arg(m_text.event(*event)).arg(more);
}

QVariant ReadingReportModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0
        || section >= report_column::ColumnCount)
        return {};
    return m_text.column(section);
}

} // namespace chronolane
