// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/filewatcher.h"

#include <QFileInfo>
#include <QSet>

#include <chrono>

namespace chronolane {

namespace {

/// Writers often write in several steps; reading in the middle of them would show half a file.
constexpr std::chrono::milliseconds Settling{200};

} // namespace

FileWatcher::FileWatcher(QObject *parent)
    : QObject(parent)
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(Settling);
    const auto restart = [this] { m_settle.start(); };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, restart);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, restart);
    connect(&m_settle, &QTimer::timeout, this, &FileWatcher::check);
}

FileWatcher::Stamp FileWatcher::stampOf(const QString &path)
{
    const QFileInfo info(path);
    return info.exists() ? Stamp{info.size(), info.lastModified()} : Stamp{};
}

void FileWatcher::setFiles(const QStringList &paths)
{
    const QStringList watched = m_watcher.files() + m_watcher.directories();
    if (!watched.isEmpty())
        m_watcher.removePaths(watched);
    m_stamps.clear();
    QSet<QString> all;
    for (const QString &path : paths) {
        const QString absolute = QFileInfo(path).absoluteFilePath();
        m_stamps.insert(absolute, stampOf(absolute));
        all << QFileInfo(absolute).absolutePath();
        if (QFileInfo::exists(absolute))
            all << absolute;
    }
    if (!all.isEmpty())
        m_watcher.addPaths(all.values());
}

void FileWatcher::acknowledge(const QString &path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    if (m_stamps.contains(absolute))
        m_stamps[absolute] = stampOf(absolute);
}

void FileWatcher::check()
{
    QStringList changedPaths;
    for (auto it = m_stamps.begin(); it != m_stamps.end(); ++it) {
        const Stamp now = stampOf(it.key());
        if (now == Stamp{} || now == it.value())
            continue;
        it.value() = now;
        changedPaths << it.key();
        if (!m_watcher.files().contains(it.key()))
            m_watcher.addPath(it.key());
    }
    if (!changedPaths.isEmpty())
        emit changed(changedPaths);
}

} // namespace chronolane
