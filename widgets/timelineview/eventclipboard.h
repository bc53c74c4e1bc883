// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QModelIndexList>
#include <QString>

namespace chronolane {

/// Events as text to paste elsewhere. `rows` are indexes of the event table (one a row, any column), in the
/// order in which they are to stand; `zone` names the zone of the times.

/// A line an event: "2026-08-24 17:14 UTC  Investigating: what it says".
[[nodiscard]] QString eventsAsText(const QModelIndexList &rows, const QString &zone);

/// A Markdown table of time, kind and text; the header names the zone.
[[nodiscard]] QString eventsAsMarkdown(const QModelIndexList &rows, const QString &zone);

} // namespace chronolane
