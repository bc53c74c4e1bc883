// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/readingoptions.h"
#include "models/readingreporttext.h"

#include <QDialog>

#include <vector>

class QComboBox;

namespace chronolane {

/// Corrects what the columns of a table hold: a role for each.
class ColumnsDialog : public QDialog
{
    Q_OBJECT

public:
    /// `columns` are all columns and the roles that they were read in.
    ColumnsDialog(std::vector<ColumnChoice> columns, const ReadingReportText &text, QWidget *parent = nullptr);

    /// The former choices, with those for the columns that were changed here.
    [[nodiscard]] std::vector<ColumnChoice> choices(std::vector<ColumnChoice> former) const;

    /// One for each column; the roles are the items' data.
    [[nodiscard]] const std::vector<QComboBox *> &boxes() const { return m_boxes; }

private:
    std::vector<ColumnChoice> m_columns;
    std::vector<QComboBox *> m_boxes;
};

} // namespace chronolane
