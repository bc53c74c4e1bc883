// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace.h"

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

bool hasChoices(const Incident &incident)
{
    return incident.view != ViewChoice{} || !incident.annotations.empty();
}

/// What people chose for the old value, on the new one; the events it names may have moved.
void carryChoices(const Incident &from, Incident &to)
{
    to.view = from.view;
    to.annotations = from.annotations;
    std::erase_if(to.annotations, [&to](const Annotation &annotation) {
        return !annotation.eventId.empty() && !to.event(annotation.eventId);
    });
}

} // namespace

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
}

QStringList Workspace::paths() const
{
    QStringList all;
    for (const File &file : m_files) {
        if (!file.item.text)
            all << file.item.name;
    }
    return all;
}

Workspace::File *Workspace::fileOf(const QString &name)
{
    const auto found = std::find_if(m_files.begin(), m_files.end(),
                                    [&name](const File &file) { return file.item.name == name; });
    return found == m_files.end() ? nullptr : &*found;
}

void Workspace::open(const QStringList &paths)
{
    QStringList absolute;
    for (const QString &path : paths) {
        absolute << QFileInfo(path).absoluteFilePath();
        if (!fileOf(absolute.back()))
            m_files.push_back({{absolute.back(), nullptr}, nullptr, {}});
    }
    load(absolute);
}

QString Workspace::nameForText() const
{
    const auto isTaken = [this](const QString &name) {
        return std::any_of(m_files.begin(), m_files.end(),
                           [&name](const File &file) { return file.item.name == name; });
    };
    QString name = tr("Pasted text");
    for (int number = 2; isTaken(name); ++number)
        name = tr("Pasted text %1").arg(number);
    return name;
}

void Workspace::openText(const QString &text)
{
    const QString name = nameForText();
    m_files.push_back({{name, std::make_shared<const std::string>(text.toStdString())}, nullptr, {}});
    m_carriesEdits = true;
    load({name});
}

void Workspace::reload(const QStringList &paths)
{
    QStringList known;
    for (const QString &path : paths) {
        if (fileOf(path))
            known << path;
    }
    load(known);
}

void Workspace::load(const QStringList &names)
{
    QStringList all = names;
    // A load that still runs is replaced: what it has not read yet is read by the new one.
    for (const File &file : m_files) {
        if (!file.report && !all.contains(file.item.name))
            all << file.item.name;
    }
    if (all.isEmpty())
        return;
    std::erase_if(m_problems, [&all](const Problem &problem) { return all.contains(problem.path); });
    emit loadingChanged(true);
    std::vector<LoadItem> items;
    for (const QString &name : all)
        items.push_back(fileOf(name)->item);
    m_loader.start(items, m_options);
}

void Workspace::cancel()
{
    m_loader.cancel();
}

void Workspace::take(const QString &name, const std::shared_ptr<ReadingReport> &report)
{
    File *file = fileOf(name);
    if (!file)
        return;
    for (const ReadingError &error : report->errors)
        m_problems.push_back({name, error});
    rememberEdits();
    // A file that broke while it was open (its writer is not done, say) keeps what was read of it.
    if (report->incidents.empty() && report->hasFatalError() && !file->incidents.empty())
        return;
    const std::vector<std::shared_ptr<const Incident>> before = std::move(file->incidents);
    file->incidents.clear();
    for (Incident &incident : report->incidents) {
        const auto old = std::find_if(before.begin(), before.end(),
                                      [&incident](const auto &item) { return item->id == incident.id; });
        if (old != before.end() && hasChoices(**old) && !hasChoices(incident))
            carryChoices(**old, incident);
        file->incidents.push_back(std::make_shared<const Incident>(std::move(incident)));
    }
    report->incidents.clear();
    file->report = report;
    if (!file->incidents.empty() && !file->item.text)
        emit opened(name);
    if (!m_rebuild.isActive())
        m_rebuild.start();
}

void Workspace::finish()
{
    rememberEdits();
    rebuild();
    // A file that could not be read at all is reported, but it is not open.
    emit problemsChanged();
    std::erase_if(m_files, [](const File &file) { return !file.report || file.incidents.empty(); });
    adoptSoleDocument();
    emit filesChanged();
    emit loadingChanged(false);
}

void Workspace::adoptSoleDocument()
{
    const bool isSole = m_files.size() == 1 && m_files.front().report->format == "chronolane"
        && !m_files.front().item.text;
    if (isSole)
        m_documentPath = m_files.front().item.name;
    else if (!paths().contains(m_documentPath))
        m_documentPath.clear();
}

/// The model holds the edited values; they go back to their files before the list is built anew.
void Workspace::rememberEdits()
{
    if (m_undo.count() == 0 || m_rebuild.isActive())
        return;
    int row = 0;
    for (File &file : m_files) {
        for (std::shared_ptr<const Incident> &incident : file.incidents)
            incident = m_model->incidentAt(row++);
    }
    m_carriesEdits = isModified();
    m_undo.clear();
}

void Workspace::rebuild()
{
    m_rebuild.stop();
    auto set = std::make_shared<IncidentSet>();
    for (const File &file : m_files)
        set->incidents.insert(set->incidents.end(), file.incidents.begin(), file.incidents.end());
    m_model->setIncidents(std::move(set));
    emit incidentsChanged();
    emit modifiedChanged();
}

void Workspace::closeAll()
{
    m_loader.cancel();
    m_files.clear();
    m_problems.clear();
    m_undo.clear();
    m_carriesEdits = false;
    m_documentPath.clear();
    rebuild();
    emit problemsChanged();
    emit filesChanged();
}

void Workspace::edit(int row, std::shared_ptr<const Incident> incident, const QString &what)
{
    m_undo.push(new EditIncident(m_model, row, std::move(incident), what));
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
