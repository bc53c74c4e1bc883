// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recordfiles.h"

#include <QDirIterator>
#include <QFileInfo>

namespace chronolane {

QStringList recordFiles(const QStringList &paths)
{
    QStringList files;
    for (const QString &path : paths) {
        const QFileInfo info(path);
        QStringList inFolder;
        if (info.isDir()) {
            // Links to folders are not followed: they may lead back.
            QDirIterator entries(info.absoluteFilePath(), QDir::Files, QDirIterator::Subdirectories);
            while (entries.hasNext())
                inFolder << entries.next();
            inFolder.sort();
        }
        if (inFolder.isEmpty())
            files << info.absoluteFilePath();
        files << inFolder;
    }
    return files;
}

} // namespace chronolane
