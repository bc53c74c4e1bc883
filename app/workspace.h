// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/incidentloader.h"
#include "app/workspacestate.h"
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
    ~Workspace() override;

    /// For files that are opened from now on.
    void setReadingOptions(const ReadingOptions &options) { m_options = options; }
    [[nodiscard]] const ReadingOptions &readingOptions() const { return m_options; }

    /// Opens files, and all that lie in folders, beside those that are open; one that is open is read again.
    void open(const QStringList &paths);
    /// Opens a text that is in no file: it counts as not saved.
    void openText(const QString &text, const ReadingOptions &options);
    /// Reads again; choices that people made for the view stay with the incidents of the same id.
    void reload(const QStringList &paths);
    /// Reads one source again with other assumptions; can be undone. `what` names the edit. A source that cannot be
    /// read so stays as it is, and is a problem.
    void readAgain(const QString &name, const ReadingOptions &options, const QString &what);
    void closeAll();
    void cancel();

    [[nodiscard]] QStringList paths() const;   ///< of the open files; texts have none
    /// Of the files that were read last, also of those that could not be opened.
    [[nodiscard]] const std::vector<Problem> &problems() const { return m_problems; }
    [[nodiscard]] bool isLoading() const { return m_loader.isRunning(); }

    /// The open source that evidence of the incident's source points into; nullptr if it is not open itself (its
    /// incident comes from a document, say). Valid until the next change.
    [[nodiscard]] const OpenSource *sourceOf(const Source &source) const;
    /// What that source is read with, also if the reading is not done yet.
    [[nodiscard]] const ReadingOptions &optionsOf(const OpenSource &source) const;
    /// The incident of a row as it is shown; null for a row that does not exist.
    [[nodiscard]] std::shared_ptr<const Incident> incidentAt(int row) const { return m_model->incidentAt(row); }
    /// The row of the list that the incident, as it was read, went into; -1 if there is none.
    [[nodiscard]] int rowOf(const Incident &read) const;

    /// Puts an edited value in the place of the incident of that row; can be undone. `what` names the edit.
    void edit(int row, std::shared_ptr<const Incident> incident, const QString &what);
    /// Joins the incidents of these rows, at least two, into the first of them; can be undone. The row of the result.
    int join(std::vector<int> rows, const QString &what);
    [[nodiscard]] QUndoStack *undoStack() { return &m_undo; }
    /// Commands with this id change how incidents are shown, which no document holds: they leave nothing to save.
    static constexpr int ViewCommandId = 1;
    /// Takes the command over and does it; its id is ViewCommandId.
    void pushViewCommand(QUndoCommand *command);
    [[nodiscard]] bool isModified() const;

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
    class ChangeState;

    /// A source that is read with other assumptions, and what came of it.
    struct Rereading
    {
        LoadItem item;
        QString what;
        std::shared_ptr<ReadingReport> report;   ///< null until it was read
    };

    void load(const QStringList &names);
    void start(const std::vector<LoadItem> &items);
    void take(const QString &name, const std::shared_ptr<ReadingReport> &report);
    void finish();
    void finishRereading(Rereading done);
    void rebuild();
    void setState(WorkspaceState state);
    void keepEdits();
    void adoptSoleDocument();
    [[nodiscard]] OpenSource *find(const QString &name);
    [[nodiscard]] QString nameForText() const;
    [[nodiscard]] WorkspaceState state() const;

    IncidentTableModel *m_model;
    WriteFunction m_write;
    IncidentLoader m_loader;
    ReadingOptions m_options;
    std::vector<OpenSource> m_sources;   ///< also those that are still being read
    std::vector<WorkspaceState::Origin> m_origins;   ///< of the model's incidents
    std::optional<Rereading> m_rereading;
    std::vector<Problem> m_problems;
    QUndoStack m_undo;
    QTimer m_rebuild;   ///< many small files must not rebuild the list once each
    QString m_documentPath;
    /// Something unsaved is not in the undo stack: edits from before a reload, or a text that is in no file.
    bool m_carriesEdits = false;
};

} // namespace chronolane
