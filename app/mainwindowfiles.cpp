// SPDX-License-Identifier: GPL-3.0-or-later
// MainWindow: files in and out.
#include "app/mainwindow.h"

#include "app/exportcontent.h"
#include "app/incidentdesk.h"
#include "app/mainwindowactions.h"
#include "models/domain/takeincidents.h"
#include "widgets/menutext.h"
#include "widgets/messagebar.h"

#include <QAction>
#include <QClipboard>
#include <QCloseEvent>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QStatusBar>
#include <QTimer>
#include <QToolButton>
#include <QUrl>

#include <algorithm>
#include <chrono>

namespace chronolane {

namespace {

constexpr int ProgressSteps = 1'000;
constexpr std::chrono::milliseconds PatienceBeforeProgress{300};
constexpr qsizetype LongestPreview = 200'000;   ///< characters that are read between two keystrokes

QStringList localFiles(const QMimeData *data)
{
    QStringList paths;
    for (const QUrl &url : data->urls()) {
        if (url.isLocalFile())
            paths << url.toLocalFile();
    }
    return paths;
}

QString folderKey()
{
    return QStringLiteral("folder");
}

} // namespace

void MainWindow::chooseFiles()
{
    const QString folder = m_services.settings->value(folderKey(), QDir::homePath()).toString();
    const QStringList paths = QFileDialog::getOpenFileNames(this, tr("Open incident records"), folder);
    if (paths.isEmpty())
        return;
    m_services.settings->setValue(folderKey(), QFileInfo(paths.front()).absolutePath());
    m_workspace.open(paths);
}

void MainWindow::chooseFolder()
{
    const QString last = m_services.settings->value(folderKey(), QDir::homePath()).toString();
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Open a folder of incident records"), last);
    if (folder.isEmpty())
        return;
    m_services.settings->setValue(folderKey(), folder);
    m_workspace.open({folder});
}

void MainWindow::pasteText()
{
    const auto preview = [this](const QString &text, const ReadingOptions &options) {
        return previewOf(text, options);
    };
    PasteDialog dialog(QGuiApplication::clipboard()->text(), m_workspace.readingOptions(), m_text, preview, this);
    if (dialog.exec() == QDialog::Accepted)
        m_workspace.openText(dialog.text(), dialog.options());
}

PastePreview MainWindow::previewOf(const QString &text, const ReadingOptions &options) const
{
    PastePreview preview;
    if (text.size() > LongestPreview) {
        preview.sentence = tr("The text is too long to be read while it is edited.");
        preview.hasIncident = true;
        return preview;
    }
    ReadingContext context;
    context.zones = m_services.rules.get();
    const LoadItem item{tr("Pasted text"), std::make_shared<const std::string>(text.toStdString()), options};
    ReadingReport report = m_services.read(item, context);
    if (report.incidents.empty()) {
        preview.sentence = report.errors.empty()
            ? tr("No incident was found in this text.")
            : tr("This text cannot be read: %1", "what is wrong with it").arg(m_text.error(report.errors.front()));
        return preview;
    }
    std::size_t events = 0;
    std::size_t undated = 0;
    preview.incidents = takeIncidents(report);
    for (const auto &incident : preview.incidents) {
        events += incident->events.size();
        undated += static_cast<std::size_t>(std::count_if(incident->events.begin(), incident->events.end(),
                                                          [](const Event &event) { return !event.isDated(); }));
    }
    QStringList parts{m_text.incidentCount(static_cast<int>(preview.incidents.size())),
                      m_text.eventCount(static_cast<int>(events))};
    if (undated > 0)
        parts << m_text.undatedCount(static_cast<int>(undated));
    preview.sentence = parts.join(QStringLiteral(" · "));
    preview.hasIncident = true;
    preview.report = std::make_shared<const ReadingReport>(std::move(report));
    preview.source = item.text;
    preview.assumptions = assumptionsOf(*preview.report, preview.incidents, *preview.source, options);
    return preview;
}

void MainWindow::openSample()
{
    m_workspace.open({m_services.samplePath});
}

void MainWindow::reloadAll()
{
    m_workspace.reload(m_workspace.paths());
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!localFiles(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    const QStringList paths = localFiles(event->mimeData());
    if (paths.isEmpty())
        return;
    event->acceptProposedAction();
    m_workspace.open(paths);
}

bool MainWindow::save()
{
    return m_workspace.documentPath().isEmpty() ? saveAs() : saveTo(m_workspace.documentPath());
}

bool MainWindow::saveAs()
{
    QString suggestion = m_workspace.documentPath();
    if (suggestion.isEmpty()) {
        const QString folder = m_services.settings->value(folderKey(), QDir::homePath()).toString();
        const QString id = m_desk->incident() ? QString::fromStdString(m_desk->incident()->id) : QString();
        suggestion = QDir(folder).filePath(fileNameOf(id) + QStringLiteral(".chronolane.json"));
    }
    // The dialog asks before a file is overwritten.
    const QString path = QFileDialog::getSaveFileName(this, tr("Save as"), suggestion,
                                                      tr("Chronolane documents (*.json);;All files (*)"));
    return !path.isEmpty() && saveTo(path);
}

bool MainWindow::saveTo(const QString &path)
{
    if (const std::optional<QString> reason = m_workspace.save(path)) {
        m_messages->setMessages({tr("Not saved: %1 (%2)").arg(path, *reason)});
        return false;
    }
    statusBar()->showMessage(tr("Saved: %1").arg(path), StatusTime);
    return true;
}

UnsavedAnswer MainWindow::askAboutUnsaved()
{
    if (m_services.askAboutUnsaved)
        return m_services.askAboutUnsaved();
    QMessageBox box(QMessageBox::Warning, tr("Unsaved changes"),
                    tr("There are changes that are not saved. Save them as a document?"),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    switch (box.exec()) {
    case QMessageBox::Save: return UnsavedAnswer::Save;
    case QMessageBox::Discard: return UnsavedAnswer::Discard;
    default: return UnsavedAnswer::Cancel;
    }
}

bool MainWindow::mayLoseChanges()
{
    if (!m_workspace.isModified())
        return true;
    const UnsavedAnswer answer = askAboutUnsaved();
    return answer == UnsavedAnswer::Discard || (answer == UnsavedAnswer::Save && save());
}

void MainWindow::closeFiles()
{
    if (mayLoseChanges())
        m_workspace.closeAll();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!mayLoseChanges()) {
        event->ignore();
        return;
    }
    remember();
    event->accept();
}

void MainWindow::fillRecentMenu()
{
    QMenu *menu = m_actions->recent;
    menu->clear();
    const QStringList paths = m_recent.paths();
    for (int i = 0; i < paths.size(); ++i) {
        const QString &path = paths[i];
        const QString name = asMenuText(QFileInfo(path).fileName());
        QAction *action = menu->addAction(QStringLiteral("&%1 %2").arg((i + 1) % 10).arg(name));
        action->setToolTip(path);
        action->setStatusTip(path);
        action->setEnabled(QFileInfo::exists(path));
        connect(action, &QAction::triggered, this, [this, path] { m_workspace.open({path}); });
    }
    if (paths.isEmpty())
        menu->addAction(tr("No files yet"))->setEnabled(false);
    menu->addSeparator();
    QAction *clear = menu->addAction(tr("Clear the list"));
    clear->setEnabled(!paths.isEmpty());
    connect(clear, &QAction::triggered, this, [this] { m_recent.clear(); });
}

void MainWindow::showProblems()
{
    QStringList messages;
    // In English whatever the language: Korean words about it could not be read.
    if (!m_canShowKorean)
        messages << QStringLiteral("No font on this machine has Hangul; Korean text will show as boxes. Install a font "
                                   "such as fonts-nanum.");
    for (const Workspace::Problem &problem : m_workspace.problems()) {
        const QString place = m_text.place(QFileInfo(problem.path).fileName(), problem.error.line);
        messages << tr("%1: %2", "a place in a file and what is wrong there")
                        .arg(place, m_text.error(problem.error));
    }
    m_messages->setMessages(messages);
}

void MainWindow::showLoading(bool isLoading)
{
    const auto show = [this](bool isShown) {
        m_progress->setVisible(isShown);
        m_cancel->setVisible(isShown);
    };
    m_progress->setRange(0, 0);
    if (isLoading) {
        // What is read at once must not make the status bar flicker.
        QTimer::singleShot(PatienceBeforeProgress, this, [this, show] { show(m_workspace.isLoading()); });
    } else {
        show(false);
        statusBar()->clearMessage();
    }
}

void MainWindow::showProgress(const QString &path, int fileNumber, int fileCount, double fraction)
{
    if (!m_progress->isVisible())
        return;
    m_progress->setRange(0, ProgressSteps);
    m_progress->setValue(static_cast<int>((fileNumber - 1 + fraction) / fileCount * ProgressSteps));
    statusBar()->showMessage(
        tr("Reading %1 (%2 of %3)").arg(QFileInfo(path).fileName()).arg(fileNumber).arg(fileCount));
}

} // namespace chronolane
