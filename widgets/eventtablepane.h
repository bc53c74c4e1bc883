// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/displaytext.h"

#include <QWidget>

class QItemSelectionModel;
class QLabel;
class QTableView;
class QToolButton;

namespace chronolane {

class EventFilterProxy;
class SearchField;

/// The events of the timeline as a table, on the same filter and selection: what a screen reader reads best.
class EventTablePane : public QWidget
{
    Q_OBJECT

public:
    /// Neither is owned; both outlive the pane.
    EventTablePane(EventFilterProxy *events, QItemSelectionModel *selection, const DisplayText &text,
                   QWidget *parent = nullptr);

    void setDisplayText(const DisplayText &text);
    [[nodiscard]] SearchField *searchField() const { return m_search; }
    [[nodiscard]] QTableView *view() const { return m_view; }

signals:
    void eventActivated(const QModelIndex &index);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showCounts();
    void buildLaneMenu();
    void fitColumns();

    EventFilterProxy *m_events;
    DisplayText m_text;
    SearchField *m_search;
    QToolButton *m_lanes;
    QTableView *m_view;
    QLabel *m_counts;
};

} // namespace chronolane
