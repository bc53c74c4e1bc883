// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/incidentloader.h"
#include "models/domain/incident.h"
#include "models/incidenttablemodel.h"

#include <QObject>
#include <QTimer>
#include <QUndoStack>

#include <memory>
#include <optional>
#include <vector>

namespace chronolane {

/// Writes incidents as a document to a file, whole or not at all; the reason of a failure, or nullopt.
using WriteFunction = std::function<std::optional<QString>(const IncidentSet &set, const QString &path)>;

/// What is open: the files, their incidents, the edits that were made, and whether they are saved. No widgets.
class Workspace : public QObject
{
    Q_OBJECT

public:
    /// What of a file could not be read.
    struct Problem
    {
        QString path;   ///< or what a text is called
        ReadingError error;
    };

    /// `model` shows the incidents; not owned, outlives the workspace.
    Workspace(IncidentTableModel *model, ReadFunction read, WriteFunction write,
              std::shared_ptr<const ZoneRules> rules, QObject *parent = nullptr);

    void setReadingOptions(const ReadingOptions &options) { m_options = options; }
    [[nodiscard]] const ReadingOptions &readingOptions() const { return m_options; }

    /// Opens files beside those that are open; one that is open is read again.
    void open(const QStringList &paths);
    /// Opens a text that is in no file: it counts as not saved.
    void openText(const QString &text);
    /// Reads again; choices that people made for the view stay with the incidents of the same id.
    void reload(const QStringList &paths);
    void closeAll();
    void cancel();

    [[nodiscard]] QStringList paths() const;   ///< of the open files; texts have none
    /// Of the files that were read last, also of those that could not be opened.
    [[nodiscard]] const std::vector<Problem> &problems() const { return m_problems; }
    [[nodiscard]] bool isLoading() const { return m_loader.isRunning(); }

    /// Puts an edited value in the place of the incident of that row; can be undone. `what` names the edit.
    void edit(int row, std::shared_ptr<const Incident> incident, const QString &what);
    [[nodiscard]] QUndoStack *undoStack() { return &m_undo; }
    [[nodiscard]] bool isModified() const { return m_carriesEdits || !m_undo.isClean(); }

    /// The document that Save writes to; empty until one was saved, or was opened alone.
    [[nodiscard]] QString documentPath() const { return m_documentPath; }
    /// The reason of a failure, or nullopt.
    [[nodiscard]] std::optional<QString> save(const QString &path);

signals:
    void incidentsChanged();
    void problemsChanged();
    void modifiedChanged();
    void filesChanged();
    void loadingChanged(bool isLoading);
    void progressed(const QString &path, int fileNumber, int fileCount, double fraction);
    /// A file was opened that can be remembered.
    void opened(const QString &path);
    void saved(const QString &path);

private:
    struct File
    {
        LoadItem item;
        std::shared_ptr<ReadingReport> report;   ///< null until it was read
        std::vector<std::shared_ptr<const Incident>> incidents;
    };

    void load(const QStringList &names);
    void take(const QString &name, const std::shared_ptr<ReadingReport> &report);
    void finish();
    void rebuild();
    void rememberEdits();
    void adoptSoleDocument();
    [[nodiscard]] File *fileOf(const QString &name);
    [[nodiscard]] QString nameForText() const;

    IncidentTableModel *m_model;
    WriteFunction m_write;
    IncidentLoader m_loader;
    ReadingOptions m_options;
    std::vector<File> m_files;
    std::vector<Problem> m_problems;
    QUndoStack m_undo;
    QTimer m_rebuild;   ///< many small files must not rebuild the list once each
    QString m_documentPath;
    /// Something unsaved is not in the undo stack: edits from before a reload, or a text that is in no file.
    bool m_carriesEdits = false;
};

} // namespace chronolane
