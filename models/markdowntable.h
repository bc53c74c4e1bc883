// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace chronolane {

/// A text as the content of one cell of a Markdown table: in one line, with what would end the cell or turn into
/// markup escaped.
[[nodiscard]] QString markdownCell(const QString &text);

/// A table of GitHub's Markdown; each row has as many cells as the head. A line break ends it.
[[nodiscard]] QString markdownTable(const QStringList &head, const QList<QStringList> &rows);

} // namespace chronolane
