// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/readingreportmodel.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QTreeView;

namespace chronolane {

class AssumptionsForm;

/// What became of each line of a source, and the controls for what had to be assumed. Choosing a line asks for its
/// event; the lines of the chosen event are marked.
class ReadingReportPane : public QWidget
{
    Q_OBJECT

public:
    explicit ReadingReportPane(const DisplayText &text, QWidget *parent = nullptr);

    /// The sources to choose from; one alone is not offered. Does not emit.
    void setSources(const QStringList &names, int current);

    /// Shows another source; see ReadingReportModel::setReport(). A source that is shown already stays as it stands.
    void setReport(const std::shared_ptr<const ReadingReport> &report,
                   const std::vector<std::shared_ptr<const Incident>> &incidents,
                   const std::shared_ptr<const std::string> &source);

    /// Marks the lines that meet these places and scrolls to the first, unless one of them is the current one or the
    /// person is just choosing another.
    void showPlaces(const std::vector<Evidence> &places);

    void setDisplayText(const DisplayText &text);

    [[nodiscard]] ReadingReportModel *model() { return &m_model; }
    [[nodiscard]] AssumptionsForm *assumptions() const { return m_assumptions; }
    [[nodiscard]] QTreeView *view() const { return m_view; }

signals:
    void sourceChosen(int index);
    /// A person chose that row.
    void lineChosen(int row);
    /// The pane has become visible.
    void shown();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void retranslate();
    void showCounts();
    void chooseLine(const QModelIndex &index);

    ReadingReportModel m_model;
    AssumptionsForm *m_assumptions;
    QComboBox *m_sources;
    QLabel *m_counts;
    QTreeView *m_view;
    bool m_isFollowing = false;   ///< the current line changes because the event did
    bool m_isChoosing = false;    ///< the event changes because the current line did
};

} // namespace chronolane
