// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace.h"

#include "app/recordfiles.h"
#include "models/domain/takeincidents.h"

#include <QFileInfo>
#include <QUndoCommand>

#include <algorithm>
#include <chrono>
#include <utility>

namespace chronolane {

namespace {

constexpr std::chrono::milliseconds RebuildInterval{100};

/// Swaps one incident for another, and back.
class EditIncident : public QUndoCommand
{
public:
    EditIncident(IncidentTableModel *model, int row, std::shared_ptr<const Incident> incident, const QString &what)
        : QUndoCommand(what)
        , m_model(model)
        , m_row(row)
        , m_before(model->incidentAt(row))
        , m_after(std::move(incident))
    {
    }

    void redo() override { m_model->replaceIncident(m_row, m_after); }
    void undo() override { m_model->replaceIncident(m_row, m_before); }

private:
    IncidentTableModel *m_model;   ///< the workspace's; outlives its undo stack
    int m_row;
    std::shared_ptr<const Incident> m_before;
    std::shared_ptr<const Incident> m_after;
};

} // namespace

/// Swaps all that is open for another state of it, and back.
class Workspace::ChangeState : public QUndoCommand
{
public:
    ChangeState(Workspace *workspace, WorkspaceState after, const QString &what)
        : QUndoCommand(what)
        , m_workspace(workspace)
        , m_before(workspace->state())
        , m_after(std::move(after))
    {
    }

    void redo() override { m_workspace->setState(m_after); }
    void undo() override { m_workspace->setState(m_before); }

private:
    Workspace *m_workspace;
    WorkspaceState m_before;
    WorkspaceState m_after;
};

Workspace::Workspace(IncidentTableModel *model, ReadFunction read, WriteFunction write,
                     std::shared_ptr<const ZoneRules> rules, QObject *parent)
    : QObject(parent)
    , m_model(model)
    , m_write(std::move(write))
    , m_loader(std::move(read), std::move(rules))
{
    m_rebuild.setSingleShot(true);
    m_rebuild.setInterval(RebuildInterval);
    connect(&m_rebuild, &QTimer::timeout, this, &Workspace::rebuild);
    connect(&m_loader, &IncidentLoader::fileRead, this, &Workspace::take);
    connect(&m_loader, &IncidentLoader::progressed, this, &Workspace::progressed);
    connect(&m_loader, &IncidentLoader::finished, this, &Workspace::finish);
    connect(&m_undo, &QUndoStack::cleanChanged, this, &Workspace::modifiedChanged);
    // Between two states that are not clean lies what need not be saved, or what must be.
    connect(&m_undo, &QUndoStack::indexChanged, this, &Workspace::modifiedChanged);
}

/// The undo stack tells of its end, when half of this is gone.
Workspace::~Workspace()
{
    m_undo.disconnect(this);
}

QStringList Workspace::paths() const
{
    QStringList all;
    for (const OpenSource &source : m_sources) {
        if (!source.item.text)
            all << source.item.name;
    }
    return all;
}

OpenSource *Workspace::find(const QString &name)
{
    const auto found = std::find_if(m_sources.begin(), m_sources.end(),
                                    [&name](const OpenSource &source) { return source.item.name == name; });
    return found == m_sources.end() ? nullptr : &*found;
}

const OpenSource *Workspace::sourceOf(const Source &source) const
{
    const auto found = std::find_if(m_sources.begin(), m_sources.end(), [&source](const OpenSource &open) {
        return open.report && isSource(open, source);
    });
    return found == m_sources.end() ? nullptr : &*found;
}

const ReadingOptions &Workspace::optionsOf(const OpenSource &source) const
{
    const bool isReadAgain = m_rereading && m_rereading->item.name == source.item.name;
    return isReadAgain ? m_rereading->item.options : source.item.options;
}

int Workspace::rowOf(const Incident &read) const
{
    for (std::size_t row = 0; row < m_origins.size(); ++row) {
        for (const WorkspaceState::Part &part : m_origins[row].parts) {
            if (part.read.get() == &read)
                return static_cast<int>(row);
        }
    }
    return -1;
}

void Workspace::open(const QStringList &paths)
{
    const QStringList files = recordFiles(paths);
    for (const QString &file : files) {
        if (!find(file))
            m_sources.push_back({{file, nullptr, m_options}, nullptr, {}});
    }
    load(files);
}

QString Workspace::nameForText() const
{
    const auto isTaken = [this](const QString &name) {
        return std::any_of(m_sources.begin(), m_sources.end(),
                           [&name](const OpenSource &source) { return source.item.name == name; });
    };
    QString name = tr("Pasted text");
    for (int number = 2; isTaken(name); ++number)
        name = tr("Pasted text %1").arg(number);
    return name;
}

void Workspace::openText(const QString &text, const ReadingOptions &options)
{
    const QString name = nameForText();
    m_sources.push_back({{name, std::make_shared<const std::string>(text.toStdString()), options}, nullptr, {}});
    m_carriesEdits = true;
    load({name});
}

void Workspace::reload(const QStringList &paths)
{
    QStringList known;
    for (const QString &path : paths) {
        if (find(path))
            known << path;
    }
    load(known);
}

void Workspace::load(const QStringList &names)
{
    QStringList all = names;
    // A load that still runs is replaced: what it has not read yet is read by the new one.
    if (m_rereading) {
        if (OpenSource *source = find(m_rereading->item.name)) {
            source->item.options = m_rereading->item.options;
            if (!all.contains(source->item.name))
                all << source->item.name;
        }
        m_rereading.reset();
    }
    for (const OpenSource &source : m_sources) {
        if (!source.report && !all.contains(source.item.name))
            all << source.item.name;
    }
    if (all.isEmpty())
        return;
    std::erase_if(m_problems, [&all](const Problem &problem) { return all.contains(problem.path); });
    std::vector<LoadItem> items;
    for (const QString &name : all)
        items.push_back(find(name)->item);
    start(items);
}

void Workspace::start(const std::vector<LoadItem> &items)
{
    emit loadingChanged(true);
    m_loader.start(items);
}

void Workspace::readAgain(const QString &name, const ReadingOptions &options, const QString &what)
{
    OpenSource *source = find(name);
    if (!source || optionsOf(*source) == options)
        return;
    const bool isStillReading = std::any_of(m_sources.begin(), m_sources.end(),
                                            [](const OpenSource &open) { return !open.report; });
    if (isStillReading || (m_rereading && m_rereading->item.name != name)) {
        source->item.options = options;
        load({name});
        return;
    }
    std::erase_if(m_problems, [&name](const Problem &problem) { return problem.path == name; });
    m_rereading = Rereading{source->item, what, nullptr};
    m_rereading->item.options = options;
    start({m_rereading->item});
}

void Workspace::cancel()
{
    m_loader.cancel();
}

void Workspace::take(const QString &name, const std::shared_ptr<ReadingReport> &report)
{
    OpenSource *source = find(name);
    if (!source)
        return;
    for (const ReadingError &error : report->errors)
        m_problems.push_back({name, error});
    if (m_rereading) {
        m_rereading->report = report;
        return;
    }
    // A file that broke while it was open (its writer is not done, say) keeps what was read of it.
    if (report->incidents.empty() && report->hasFatalError() && !source->incidents.empty())
        return;
    keepEdits();   // an undo step must not bring back what was read before
    source->incidents = takeIncidents(*report);
    source->report = report;
    if (!source->incidents.empty() && !source->item.text)
        emit opened(name);
    if (!m_rebuild.isActive())
        m_rebuild.start();
}

void Workspace::finish()
{
    if (m_rereading) {
        finishRereading(*std::exchange(m_rereading, std::nullopt));
    } else {
        rebuild();
        // A file that could not be read at all is reported, but it is not open.
        std::erase_if(m_sources, [](const OpenSource &source) { return !source.report || source.incidents.empty(); });
    }
    emit problemsChanged();
    adoptSoleDocument();
    emit filesChanged();
    emit loadingChanged(false);
}

void Workspace::finishRereading(Rereading done)
{
    if (!done.report || done.report->incidents.empty()) {
        emit incidentsChanged();   // the assumptions are what they were
        return;
    }
    std::vector<OpenSource> sources = m_sources;
    for (OpenSource &source : sources) {
        if (source.item.name == done.item.name)
            source = {done.item, done.report, takeIncidents(*done.report)};
    }
    m_undo.push(new ChangeState(this, withSources(state(), std::move(sources)), done.what));
}

void Workspace::adoptSoleDocument()
{
    const bool isSole = m_sources.size() == 1 && m_sources.front().report->format == "chronolane"
        && !m_sources.front().item.text;
    if (isSole)
        m_documentPath = m_sources.front().item.name;
    else if (!paths().contains(m_documentPath))
        m_documentPath.clear();
}

/// The rows that the undo stack speaks of are about to change; what it did stays.
void Workspace::keepEdits()
{
    if (m_undo.count() == 0)
        return;
    m_carriesEdits = isModified();
    m_undo.clear();
}

WorkspaceState Workspace::state() const
{
    WorkspaceState state;
    state.sources = m_sources;
    state.origins = m_origins;
    if (m_model->incidents())
        state.set = m_model->incidents();
    return state;
}

void Workspace::setState(WorkspaceState state)
{
    m_sources = std::move(state.sources);
    m_origins = std::move(state.origins);
    m_model->setIncidents(std::move(state.set));
    emit incidentsChanged();
    emit modifiedChanged();
}

void Workspace::rebuild()
{
    m_rebuild.stop();
    WorkspaceState next = withSources(state(), m_sources);
    keepEdits();
    setState(std::move(next));
}

void Workspace::closeAll()
{
    m_loader.cancel();
    m_rereading.reset();
    m_problems.clear();
    m_undo.clear();
    m_rebuild.stop();
    m_carriesEdits = false;
    m_documentPath.clear();
    setState(WorkspaceState());
    emit problemsChanged();
    emit filesChanged();
}

void Workspace::pushViewCommand(QUndoCommand *command)
{
    Q_ASSERT(command->id() == ViewCommandId);
    const bool wasModified = isModified();
    m_undo.push(command);
    // The saved state may have been among the undone commands, which are gone now.
    if (!wasModified && m_undo.cleanIndex() < 0)
        m_undo.setClean();
}

bool Workspace::isModified() const
{
    if (m_carriesEdits || m_undo.cleanIndex() < 0)
        return true;
    const auto [from, to] = std::minmax({m_undo.cleanIndex(), m_undo.index()});
    for (int i = from; i < to; ++i) {
        if (m_undo.command(i)->id() != ViewCommandId)
            return true;
    }
    return false;
}

void Workspace::edit(int row, std::shared_ptr<const Incident> incident, const QString &what)
{
    m_undo.push(new EditIncident(m_model, row, std::move(incident), what));
}

int Workspace::join(std::vector<int> rows, const QString &what)
{
    Q_ASSERT(rows.size() > 1);
    const int first = *std::min_element(rows.begin(), rows.end());
    m_undo.push(new ChangeState(this, withJoined(state(), std::move(rows)), what));
    return first;
}

std::optional<QString> Workspace::save(const QString &path)
{
    static const IncidentSet nothing;
    const std::shared_ptr<const IncidentSet> &set = m_model->incidents();
    if (const std::optional<QString> reason = m_write(set ? *set : nothing, path))
        return reason;
    m_documentPath = QFileInfo(path).absoluteFilePath();
    m_carriesEdits = false;
    m_undo.setClean();
    emit saved(m_documentPath);
    emit modifiedChanged();
    return std::nullopt;
}

} // namespace chronolane
