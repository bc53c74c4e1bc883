// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/painting/glyphcoverage.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace chronolane {

/// Why a picture was not written. Nothing is left behind in any of these cases, and an old file is intact.
enum class ExportErrorCode {
    SizeTooSmall,  ///< smaller than a timeline can be drawn in
    SizeTooLarge,  ///< more pixels than a picture may have
    UnknownFormat, ///< the ending names no format that can be written
    NoPlugin,      ///< Qt on this machine cannot write the format `detail`
    NoWindows,     ///< the record states no window, so that a calendar would be empty
    NoFonts,       ///< not even a Latin letter could be drawn
    NoFolder,      ///< the folder of the file does not exist
    IsFolder,      ///< the name is a folder's
    AlreadyExists, ///< and overwriting was not asked for
    CannotWrite,   ///< `detail` is the system's reason (permission, disk full …)
};

struct ExportError
{
    ExportErrorCode code = ExportErrorCode::CannotWrite;
    QString detail; ///< the size, the ending or the system's reason; empty where the code says it all

    bool operator==(const ExportError &) const = default;
};

/// nullopt: done.
using ExportOutcome = std::optional<ExportError>;

/// The sentence for people, in the language of the installed translators, without the file's name.
[[nodiscard]] QString describe(const ExportError &error);

/// The sentences on a picture's characters that its font lacks: which no font has, and which families stand in. Empty if
/// it has them all. In the language of the installed translators.
[[nodiscard]] QStringList describe(const GlyphCoverage &coverage);

} // namespace chronolane
