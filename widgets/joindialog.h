// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sortfilterproxy.h"

#include <QDialog>

#include <vector>

class QPushButton;
class QTreeView;

namespace chronolane {

class IncidentTableModel;
class SearchField;

/// Chooses the incidents that are one.
class JoinDialog : public QDialog
{
    Q_OBJECT

public:
    /// `model` is not owned and outlives the dialog; `chosen` are the rows that are chosen at first.
    JoinDialog(IncidentTableModel *model, const std::vector<int> &chosen, QWidget *parent = nullptr);

    /// Rows of the model, ascending.
    [[nodiscard]] std::vector<int> rows() const;

    [[nodiscard]] QTreeView *view() const { return m_view; }
    [[nodiscard]] QPushButton *joinButton() const { return m_join; }

private:
    SortFilterProxy m_found;
    SearchField *m_search;
    QTreeView *m_view;
    QPushButton *m_join;
};

} // namespace chronolane
