// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QFileSystemWatcher>
#include <QHash>
#include <QObject>
#include <QTimer>

namespace chronolane {

/// Says when a file's content may have changed, also when it was replaced atomically: then the system stops
/// watching the old file, so its folder is watched too.
class FileWatcher : public QObject
{
    Q_OBJECT

public:
    explicit FileWatcher(QObject *parent = nullptr);

    /// Watches exactly these files from now on, as they are now.
    void setFiles(const QStringList &paths);

    /// Takes the file as it is now for known: what we wrote ourselves is no news.
    void acknowledge(const QString &path);

signals:
    /// Once for several changes shortly after each other. Files that vanished are not news: they may come back.
    void changed(const QStringList &paths);

private:
    struct Stamp
    {
        qint64 size = -1;
        QDateTime modified;

        bool operator==(const Stamp &) const = default;
    };

    [[nodiscard]] static Stamp stampOf(const QString &path);
    void check();

    QFileSystemWatcher m_watcher;
    QTimer m_settle;
    QHash<QString, Stamp> m_stamps;
};

} // namespace chronolane
