// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace chronolane {

/// What the words of a pattern stand for, for one incident.
struct ExportNameParts
{
    QString id;       ///< {id}
    QString date;     ///< {date}: YYYY-MM-DD; "undated" where nothing is dated
    QString language; ///< {lang}
    int number = 1;   ///< {n}: 1 for the first incident of the command
    QString extension; ///< {ext}: the usual ending of the format, without its dot
};

/// Whether the name holds a word of a pattern.
[[nodiscard]] bool isExportPattern(const QString &output);

/// The first word in braces that a pattern does not know, such as "{foo}"; empty if there is none.
[[nodiscard]] QString unknownPatternWord(const QString &output);

/// The name of one incident's file. What a file name cannot hold (slashes, colons, control characters …)
/// becomes "-" in what is put in, so that an id never leads out of the folder.
[[nodiscard]] QString exportName(const QString &pattern, const ExportNameParts &parts);

} // namespace chronolane
