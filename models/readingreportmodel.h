// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/analysis/reportedevents.h"
#include "models/readingreportroles.h"
#include "models/readingreporttext.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

namespace chronolane {

/// What became of each line of one source, a row each in the order of the report.
///
/// It shares the report and the incidents as they were read and resets for another source; which events a line became
/// is looked up when it is shown, so that a source of a hundred thousand lines opens at once.
class ReadingReportModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit ReadingReportModel(const DisplayText &text, QObject *parent = nullptr);

    /// `incidents` are what the report's source was read into; `source` is its text as UTF-8, null if it is not at
    /// hand. A null report shows no lines.
    void setReport(std::shared_ptr<const ReadingReport> report, std::vector<std::shared_ptr<const Incident>> incidents,
                   std::shared_ptr<const std::string> source);
    [[nodiscard]] const std::shared_ptr<const ReadingReport> &report() const { return m_report; }

    void setDisplayText(const DisplayText &text);
    [[nodiscard]] const ReadingReportText &text() const { return m_text; }

    /// Marks the lines that meet these places in the source; none unmarks all. The rows, ascending.
    std::vector<std::size_t> markPlaces(const std::vector<Evidence> &places);

    [[nodiscard]] const ReportLine &lineAt(int row) const;
    /// The event made of a line, as it was read, and its incident; nullptr if there is none.
    [[nodiscard]] const Event *eventAt(int row) const;
    [[nodiscard]] const Incident *incidentAt(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString shown(int row, int column) const;
    [[nodiscard]] QString shownEvents(int row) const;
    [[nodiscard]] const std::vector<ReportedEvent> &eventsOf(int row) const;

    std::shared_ptr<const ReadingReport> m_report;
    std::shared_ptr<const std::string> m_source;
    ReadingReportText m_text;
    ReportedEvents m_events;
    std::vector<std::size_t> m_marked;
    // A view asks for one row's cells and roles in a row.
    mutable int m_lookedUpRow = -1;
    mutable std::vector<ReportedEvent> m_lookedUp;
};

} // namespace chronolane
