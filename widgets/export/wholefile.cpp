// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/wholefile.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

namespace chronolane {

namespace {

ExportOutcome obstacle(const QFileInfo &target, Overwriting overwriting)
{
    if (target.isDir())
        return ExportError{ExportErrorCode::IsFolder, {}};
    if (!target.absoluteDir().exists())
        return ExportError{ExportErrorCode::NoFolder, {}};
    if (overwriting == Overwriting::Refused && (target.exists() || target.isSymLink()))
        return ExportError{ExportErrorCode::AlreadyExists, {}};
    return {};
}

} // namespace

ExportOutcome writeWholeFile(const QString &path, Overwriting overwriting,
                             const std::function<ExportOutcome(QIODevice &)> &write)
{
    if (const ExportOutcome error = obstacle(QFileInfo(path), overwriting))
        return error;
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return ExportError{ExportErrorCode::CannotWrite, file.errorString()};
    if (const ExportOutcome error = write(file)) {
        file.cancelWriting();
        return error;
    }
    // Somebody else may have made the file while ours was being drawn.
    if (const ExportOutcome error = obstacle(QFileInfo(path), overwriting)) {
        file.cancelWriting();
        return error;
    }
    if (!file.commit())
        return ExportError{ExportErrorCode::CannotWrite, file.errorString()};
    return {};
}

} // namespace chronolane
