// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/windowfixture.h"

#include "app/exportcontent.h"
#include "app/printpreview.h"
#include "widgets/exportdialog.h"

#include <QAction>
#include <QApplication>
#include <QBuffer>
#include <QFileDialog>
#include <QLineEdit>
#include <QPrintPreviewWidget>
#include <QPrinter>
#include <QSpinBox>
#include <QTest>
#include <QTimer>

using namespace chronolane;

/// What the window exports and prints, with its dialogs answered as a person would.
class TestWindowExport : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_fixture = std::make_unique<WindowFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void writesTheSameFileAgainByOneKey();
    void exportsOnlyWhatIsSelected();
    void exportsTheMeasuredRange();
    void exportsTheSecondZoneOrNot();
    void callsPeopleByTheirRoles();
    void printsAsManyPagesAsAreAskedFor();

private:
    [[nodiscard]] IncidentDesk &desk() const { return *m_fixture->window->desk(); }
    [[nodiscard]] QString path(const QString &name) const { return m_fixture->folder.filePath(name); }
    void selectEvents(int count) const;
    [[nodiscard]] QByteArray svgOf(ExportScope scope, bool showsSecondZone = true) const;

    std::unique_ptr<WindowFixture> m_fixture;
};

void TestWindowExport::selectEvents(int count) const
{
    for (int row = 0; row < count; ++row)
        desk().selection()->select(desk().shownEvents()->index(row, 0),
                                   QItemSelectionModel::Select | QItemSelectionModel::Rows);
}

QByteArray TestWindowExport::svgOf(ExportScope scope, bool showsSecondZone) const
{
    ExportChoice choice;
    choice.format = ExportFormat::Svg;
    choice.scope = scope;
    choice.showsSecondZone = showsSecondZone;
    const ExportPicture picture(desk(), choice);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    return TimelineExporter().write(picture.content(), picture.options(), buffer) ? QByteArray() : buffer.data();
}

void TestWindowExport::writesTheSameFileAgainByOneKey()
{
    const QString file = path(QStringLiteral("again.png"));
    int dialogs = 0;
    QTimer answers;
    connect(&answers, &QTimer::timeout, this, [&] {
        QWidget *asked = QApplication::activeModalWidget();
        if (auto *how = qobject_cast<ExportDialog *>(asked)) {
            ++dialogs;
            how->accept();
        } else if (auto *where = qobject_cast<QFileDialog *>(asked)) {
            ++dialogs;
            // Not selectFile(), which waits for the dialog's model of the folder.
            where->findChild<QLineEdit *>()->setText(file);
            QMetaObject::invokeMethod(where, "accept");
        }
    });
    answers.start(20);
    m_fixture->window->actions()->exportImage->trigger();
    QCOMPARE(dialogs, 2);
    QTRY_VERIFY(QFile::exists(file));
    const QImage first(file);
    QVERIFY(!first.isNull());

    QVERIFY(QFile::remove(file));
    m_fixture->window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_fixture->window.get()));
    QTest::keyClick(m_fixture->window.get(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(QFile::exists(file));
    QCOMPARE(dialogs, 2); // nothing was asked again
    QCOMPARE(QImage(file), first);
}

void TestWindowExport::exportsOnlyWhatIsSelected()
{
    selectEvents(2);
    ExportChoice choice;
    choice.scope = ExportScope::Selection;
    const ExportPicture picture(desk(), choice);
    const TimelineSnapshot &shown = *picture.content().snapshot;
    QCOMPARE(shown.itemCount() + shown.undatedCount(), std::size_t{2});
    const std::size_t all = m_fixture->incident().events.size();
    // The picture says how much it leaves out.
    const QByteArray svg = svgOf(ExportScope::Selection);
    QVERIFY(svg.contains(QByteArray::number(static_cast<int>(all - 2)) + " events left out"));
    QVERIFY(!svgOf(ExportScope::All).contains("events left out"));
}

void TestWindowExport::exportsTheMeasuredRange()
{
    const TimelineSnapshot &shown = *desk().timeline()->snapshot();
    const Micros quarter = (*shown.last - *shown.first) / 4;
    desk().timeline()->setMeasured(RangeMeasure{*shown.first + 2 * quarter, *shown.first + quarter});
    ExportChoice choice;
    choice.scope = ExportScope::Measured;
    const ExportPicture picture(desk(), choice);
    QVERIFY(picture.options().range == (ExportRange{*shown.first + quarter, *shown.first + 2 * quarter}));
    QVERIFY(svgOf(ExportScope::Measured).contains("outside of this time"));
    QVERIFY(!svgOf(ExportScope::All).contains("outside of this time"));
}

void TestWindowExport::exportsTheSecondZoneOrNot()
{
    const QByteArray zone("Asia/Kathmandu"); // whose +05:45 no other zone has
    desk().timeline()->setSecondZone(zone.toStdString());
    QVERIFY(svgOf(ExportScope::All, true).contains("+05:45"));
    QVERIFY(!svgOf(ExportScope::All, false).contains("+05:45"));
}

void TestWindowExport::callsPeopleByTheirRoles()
{
    const auto readAuthored = [](const LoadItem &, const ReadingContext &) {
        Incident incident = *sampleIncident();
        incident.events[3].author = "Jo Vance";
        ReadingReport report;
        report.format = "sample";
        report.incidents.push_back(std::move(incident));
        return report;
    };
    WindowFixture fixture(readAuthored);
    fixture.open({fixture.folder.filePath(QStringLiteral("authored"))});
    fixture.timeline()->setGrouping(LaneGrouping::Author);
    ExportChoice choice;
    choice.scope = ExportScope::All;
    const auto namesOfLanes = [&choice, &fixture] {
        const ExportPicture picture(*fixture.window->desk(), choice);
        QStringList names;
        for (const TimelineLane &lane : picture.content().snapshot->lanes)
            names << QString::fromStdString(lane.name);
        return names;
    };
    QVERIFY(namesOfLanes().contains(QStringLiteral("Jo Vance")));
    choice.namesRoles = true;
    QVERIFY(!namesOfLanes().contains(QStringLiteral("Jo Vance")));
    QVERIFY(namesOfLanes().contains(QStringLiteral("Person 1")));
    const ExportPicture picture(*fixture.window->desk(), choice);
    QCOMPARE(picture.content().incident->events[3].author, std::string("Person 1"));
}

void TestWindowExport::printsAsManyPagesAsAreAskedFor()
{
    ExportChoice choice;
    choice.theme = ThemeName::Print;
    const ExportPicture picture(desk(), choice);
    QPrinter printer(QPrinter::HighResolution);
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(path(QStringLiteral("printed.pdf")));
    printer.setPageOrientation(QPageLayout::Landscape);
    PrintPreview preview(&printer, 1, [&picture](QPrinter &device, int pages) {
        ExportOptions options = picture.options();
        options.pages = pages;
        return TimelineExporter::print(device, picture.content(), options);
    });
    preview.show();
    auto *sheets = preview.findChild<QPrintPreviewWidget *>();
    QTRY_COMPARE(sheets->pageCount(), 1);
    QList<QSpinBox *> boxes = preview.findChildren<QSpinBox *>();
    boxes.removeIf([](const QSpinBox *box) { return box->maximum() != ExportOptions::MaxPages; });
    QCOMPARE(boxes.size(), 1);
    QVERIFY(boxes.front()->isVisible());
    boxes.front()->setValue(3);
    QTRY_COMPARE(sheets->pageCount(), 3);
    QCOMPARE(preview.pages(), 3);
    QVERIFY(preview.wasDrawn());
}

QTEST_MAIN(TestWindowExport)
#include "tst_windowexport.moc"
