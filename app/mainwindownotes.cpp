// SPDX-License-Identifier: GPL-3.0-or-later
// MainWindow: bookmarks and notes, which are saved with the document.
#include "app/mainwindow.h"

#include "app/incidentdesk.h"
#include "widgets/notedialog.h"
#include "widgets/timelineview/timelineview.h"

#include <QStatusBar>

#include <algorithm>

namespace chronolane {

namespace {

bool isAtSamePlace(const Annotation &a, const Annotation &b)
{
    return a.kind == b.kind && a.at == b.at && a.eventId == b.eventId;
}

} // namespace

/// An annotation of the chosen event, else of the time that is pointed at; nullopt if there is neither.
std::optional<Annotation> MainWindow::annotationHere(Annotation::Kind kind) const
{
    Annotation annotation;
    annotation.kind = kind;
    if (const Event *event = m_desk->currentEvent()) {
        annotation.eventId = event->id;
        return annotation;
    }
    const std::optional<Micros> time = m_desk->incident() ? m_desk->timeline()->pointedTime() : std::nullopt;
    if (!time)
        return std::nullopt;
    annotation.at = fromUnixMicroseconds(*time);
    return annotation;
}

void MainWindow::editAnnotations(std::vector<Annotation> annotations, const QString &what)
{
    auto edited = std::make_shared<Incident>(*m_desk->incident());
    edited->annotations = std::move(annotations);
    m_workspace.edit(m_row, std::move(edited), what);
}

void MainWindow::toggleBookmark()
{
    const std::optional<Annotation> wanted = annotationHere(Annotation::Kind::Bookmark);
    if (!wanted)
        return;
    std::vector<Annotation> annotations = m_desk->incident()->annotations;
    const bool wasThere = std::erase_if(annotations, [&wanted](const Annotation &annotation) {
                              return isAtSamePlace(annotation, *wanted);
                          }) > 0;
    if (!wasThere)
        annotations.push_back(*wanted);
    editAnnotations(std::move(annotations), wasThere ? tr("Remove bookmark") : tr("Add bookmark"));
    statusBar()->showMessage(wasThere ? tr("Bookmark removed") : tr("Bookmark added"), StatusTime);
}

void MainWindow::editNote()
{
    std::optional<Annotation> wanted = annotationHere(Annotation::Kind::Note);
    if (!wanted)
        return;
    std::vector<Annotation> annotations = m_desk->incident()->annotations;
    const auto known = std::find_if(annotations.begin(), annotations.end(), [&wanted](const Annotation &annotation) {
        return isAtSamePlace(annotation, *wanted);
    });
    const std::string language = m_text.language().toStdString();
    if (known != annotations.end())
        wanted = *known;
    const auto *before = wanted->text.best(language);
    const std::optional<QString> text = askForNote(before ? QString::fromStdString(before->second) : QString());
    if (!text)
        return;
    // A note has one text: another language's would say what it no longer says.
    const QString trimmed = text->trimmed();
    wanted->text = trimmed.isEmpty() ? LocalizedText() : LocalizedText(language, trimmed.toStdString());
    if (known != annotations.end())
        annotations.erase(known);
    if (!trimmed.isEmpty())
        annotations.push_back(*wanted);
    if (annotations != m_desk->incident()->annotations)
        editAnnotations(std::move(annotations), tr("Edit note"));
}

std::optional<QString> MainWindow::askForNote(const QString &before)
{
    if (m_services.askForNote)
        return m_services.askForNote(before);
    NoteDialog dialog(before, this);
    return dialog.exec() == QDialog::Accepted ? std::optional(dialog.text()) : std::nullopt;
}

} // namespace chronolane
