// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recentfiles.h"

#include <QFileInfo>
#include <QSettings>

namespace chronolane {

namespace {

QString key()
{
    return QStringLiteral("recentFiles");
}

} // namespace

RecentFiles::RecentFiles(QSettings &settings)
    : m_settings(settings)
{
}

void RecentFiles::add(const QString &path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList all = paths();
    all.removeAll(absolute);
    all.prepend(absolute);
    m_settings.setValue(key(), QStringList(all.mid(0, Limit)));
}

void RecentFiles::clear()
{
    m_settings.remove(key());
}

QStringList RecentFiles::paths() const
{
    return m_settings.value(key()).toStringList().mid(0, Limit);
}

} // namespace chronolane
