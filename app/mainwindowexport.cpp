// SPDX-License-Identifier: GPL-3.0-or-later
// MainWindow: pictures and tables for other programs, as files, on the clipboard and on paper.
#include "app/mainwindow.h"

#include "app/exportcontent.h"
#include "app/exportmemory.h"
#include "app/incidentdesk.h"
#include "app/printpreview.h"
#include "widgets/export/timelineexporter.h"
#include "widgets/export/wholefile.h"
#include "widgets/exportdialog.h"
#include "widgets/messagebar.h"
#include "widgets/timelineview/timelineview.h"

#include <QBuffer>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QPrinter>
#include <QSettings>
#include <QStatusBar>

namespace chronolane {

namespace {

const QString PrintedPagesKey = QStringLiteral("print/pages");

} // namespace

ExportDialogServices MainWindow::exportServices(const QString &name)
{
    ExportDialogServices services;
    services.draw = [this](ExportChoice choice, double scale, int page) {
        choice.format = ExportFormat::Png;
        choice.scale = scale;
        const ExportPicture picture(*m_desk, choice);
        TimelineExporter exporter;
        const QImage image = exporter.render(picture.content(), picture.options(), page);
        return DrawnPreview{image, describe(exporter.coverage())};
    };
    services.write = [this](const ExportChoice &choice) {
        const ExportPicture picture(*m_desk, choice);
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly); // in memory: cannot fail
        const ExportOutcome error = TimelineExporter().write(picture.content(), picture.options(), buffer);
        return error ? QByteArray() : buffer.data();
    };
    services.recall = [this](const QString &preset) { return ExportMemory(m_services.settings).recall(preset); };
    services.hasMeasured = m_desk->timeline()->measured().has_value();
    services.hasSelection = m_desk->selection()->hasSelection();
    services.secondZone = QString::fromStdString(m_desk->timeline()->secondZone());
    services.fileName = name;
    return services;
}

void MainWindow::exportImage()
{
    ExportMemory memory(m_services.settings);
    ExportChoice choice;
    choice.preset = QStringLiteral("slide");
    choice.language = m_text.language();
    choice.theme = m_appearance->timelineTheme();
    const QString name = fileNameOf(QString::fromStdString(m_desk->incident()->id)) + QStringLiteral("_timeline_");
    ExportDialog dialog(memory.last().value_or(choice), exportServices(name + m_text.language()), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    choice = dialog.choice();
    memory.remember(choice);
    const QString folder = m_services.settings->value(QStringLiteral("folder"), QDir::homePath()).toString();
    // The file dialog asks before a file is overwritten.
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Export"), QDir(folder).filePath(name + choice.language + QLatin1Char('.') + choice.suffix()),
        choice.fileFilter());
    if (!path.isEmpty())
        exportTo(path, choice);
}

void MainWindow::exportTo(const QString &path, const ExportChoice &choice)
{
    const ExportPicture picture(*m_desk, choice);
    TimelineExporter exporter;
    const auto write = [&exporter, &picture](QIODevice &device) {
        return exporter.write(picture.content(), picture.options(), device);
    };
    if (const ExportOutcome error = writeWholeFile(path, Overwriting::Allowed, write)) {
        m_messages->setMessages({tr("Not exported: %1 (%2)").arg(path, describe(*error))});
        return;
    }
    m_lastExport = LastExport{m_desk->incident()->id, path, choice};
    statusBar()->showMessage(tr("Exported: %1").arg(path), StatusTime);
}

/// The same file anew. Of another incident no file is known, and the old one is not to be overwritten with it.
void MainWindow::exportAgain()
{
    if (m_lastExport && m_lastExport->incident == m_desk->incident()->id)
        exportTo(m_lastExport->path, m_lastExport->choice);
    else
        exportImage();
}

void MainWindow::copyImage()
{
    ExportChoice choice;
    choice.language = m_text.language();
    choice.theme = m_appearance->timelineTheme();
    choice.scope = ExportScope::View;
    choice.size = m_desk->timeline()->size().expandedTo({ExportOptions::MinWidth, ExportOptions::MinHeight});
    choice.scale = 2;
    const ExportPicture picture(*m_desk, choice);
    const QImage image = TimelineExporter().render(picture.content(), picture.options());
    if (image.isNull())
        return;
    QGuiApplication::clipboard()->setImage(image);
    statusBar()->showMessage(tr("Copied the view as an image"), StatusTime);
}

void MainWindow::copyTable()
{
    if (const int count = m_desk->copyTable(); count > 0)
        statusBar()->showMessage(tr("Copied %n event(s) as a table", nullptr, count), StatusTime);
}

void MainWindow::print()
{
    ExportChoice choice;
    choice.language = m_text.language();
    choice.theme = ThemeName::Print;
    choice.scope = ExportScope::Core;
    const ExportPicture picture(*m_desk, choice);
    QPrinter printer(QPrinter::HighResolution);
    printer.setPageOrientation(QPageLayout::Landscape);
    printer.setDocName(QString::fromStdString(m_desk->incident()->id));
    const int pages = m_services.settings->value(PrintedPagesKey, 1).toInt();
    PrintPreview preview(&printer, pages, [&picture](QPrinter &device, int count) {
        ExportOptions options = picture.options();
        options.pages = count;
        return TimelineExporter::print(device, picture.content(), options);
    }, this);
    preview.exec();
    m_services.settings->setValue(PrintedPagesKey, preview.pages());
    if (!preview.wasDrawn())
        m_messages->setMessages({tr("The printer took nothing.")});
}

} // namespace chronolane
