// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace chronolane {

/// One line of at most about a hundred columns of a terminal; what is cut off is an ellipsis.
[[nodiscard]] QString oneLine(const QString &text);

/// Rows of cells for a terminal, laid out in columns that are as wide as their widest cell (Hangul counts twice).
class TextColumns
{
public:
    void add(const QStringList &row) { m_rows.push_back(row); }

    /// Lines that end with a line feed, each after `indent`.
    [[nodiscard]] QString text(const QString &indent) const;

private:
    std::vector<QStringList> m_rows;
};

} // namespace chronolane
