// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/displaytext.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

namespace chronolane {

/// Columns of DiagnosticTableModel.
namespace diagnostic_column {
enum { Message, Weight, Place, ColumnCount };
} // namespace diagnostic_column

/// What a careful reader would stop at in one incident: its diagnostics, in the order of the record.
class DiagnosticTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit DiagnosticTableModel(const DisplayText &text, QObject *parent = nullptr);

    /// Null shows none.
    void setIncident(std::shared_ptr<const Incident> incident);
    void setDisplayText(const DisplayText &text);

    /// The evidence of a row; empty for a diagnostic about the whole record.
    [[nodiscard]] const std::vector<Evidence> &evidenceOf(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString place(const Diagnostic &diagnostic) const;

    std::shared_ptr<const Incident> m_incident;
    DisplayText m_text;
};

} // namespace chronolane
