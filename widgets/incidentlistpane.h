// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/displaytext.h"

#include <QWidget>

class QComboBox;
class QItemSelectionModel;
class QLabel;
class QListView;

namespace chronolane {

class IncidentTableModel;
class SearchField;
class SortFilterProxy;

/// The list of the loaded incidents: searchable, in the order of the sources or sorted.
class IncidentListPane : public QWidget
{
    Q_OBJECT

public:
    /// `model` is not owned and outlives the pane.
    IncidentListPane(IncidentTableModel *model, const DisplayText &text, QWidget *parent = nullptr);

    void setDisplayText(const DisplayText &text);

    /// The chosen row of the model; -1 if there is none.
    [[nodiscard]] int currentRow() const;
    void setCurrentRow(int row);

    [[nodiscard]] SearchField *searchField() const { return m_search; }

signals:
    void currentRowChanged(int row);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void sortBy(int choice);
    void showCounts();

    IncidentTableModel *m_model;
    DisplayText m_text;
    SortFilterProxy *m_proxy;
    SearchField *m_search;
    QComboBox *m_order;
    QListView *m_view;
    QLabel *m_counts;
};

} // namespace chronolane
