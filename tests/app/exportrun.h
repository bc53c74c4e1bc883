// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

/// A folder with records, in which `chronolane export` runs as people and scripts run it.
class ExportRun
{
public:
    struct Outcome
    {
        int code = -1;   ///< -1: it crashed or did not end
        QByteArray output;
        QString errors;
    };

    ExportRun();

    /// Whether the folder and its records are there.
    [[nodiscard]] bool isReady() const { return m_isReady; }

    /// Runs the command in the folder, without a display.
    [[nodiscard]] Outcome run(const QStringList &arguments, const QByteArray &input = {}) const;

    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    [[nodiscard]] QString record() const { return path(QStringLiteral("one.record")); }   ///< of the incident NB-17
    [[nodiscard]] QString pair() const { return path(QStringLiteral("two.record")); }     ///< of NB-17 and NB/18
    /// The names of the files in the folder besides the records.
    [[nodiscard]] QStringList made() const;
    /// Empty where there is no such file.
    [[nodiscard]] QByteArray contentOf(const QString &name) const;

private:
    [[nodiscard]] static bool write(const QString &name, const QByteArray &bytes);

    QTemporaryDir m_folder;
    bool m_isReady = false;
};

/// A document of the same incident under each of these ids.
[[nodiscard]] QByteArray exportedDocument(const QStringList &ids);

/// What an SVG says as text; empty if it is no XML.
[[nodiscard]] QString textOfSvg(const QByteArray &svg);
