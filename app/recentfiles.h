// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QSettings;

namespace chronolane {

/// The files that were opened last, newest first, remembered in the settings.
class RecentFiles
{
public:
    static constexpr int Limit = 10;

    /// `settings` is not owned and outlives this.
    explicit RecentFiles(QSettings &settings);

    void add(const QString &path);
    void clear();
    [[nodiscard]] QStringList paths() const;

private:
    QSettings &m_settings;
};

} // namespace chronolane
