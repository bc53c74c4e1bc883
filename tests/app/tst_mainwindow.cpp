// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evidencefinder.h"
#include "app/incidentdesk.h"
#include "app/mainwindow.h"
#include "app/mainwindowactions.h"
#include "models/zones/ianazonerules.h"
#include "widgets/detailspane.h"
#include "widgets/diagnosticspane.h"
#include "widgets/emptynote.h"
#include "widgets/eventtablepane.h"
#include "widgets/evidencepane.h"
#include "widgets/incidentchart.h"
#include "widgets/incidentlistpane.h"
#include "widgets/messagebar.h"
#include "widgets/metricspane.h"
#include "widgets/searchfield.h"
#include "widgets/timelineview/timelineview.h"
#include "widgets/welcomepage.h"

#include <QAction>
#include <QClipboard>
#include <QApplication>
#include <QDockWidget>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QSaveFile>
#include <QSettings>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdlib>

using namespace chronolane;

/// The whole window without a display, driven through what a person sees of it.
class TestMainWindow : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void opensSeveralFilesAndReportsTheBadOne();
    void opensWhatIsDroppedOnIt();
    void copiesTheEventsAsATable();
    void readsAFileAgainThatWasReplaced();
    void switchesTheLanguageEverywhere();
    void showsTheWordsOfAnEvent();
    void keepsTableAndTimelineOnOneSelection();
    void showsAZoneThatWasChosenAndUndoesIt();
    void asksBeforeChangesAreLost_data();
    void asksBeforeChangesAreLost();
    void greysRecentFilesThatAreGone();
    void selectsTheIncidentOfADot();
    void remembersLanguageAndTheme();
    void showsAPanelInFrontThatComesBack();
    void givesLinksTheColourOfTheTheme();
    void leavesTheTimelineTheMostRoom();
    void saysWhatTheFilterHidesAndLiftsIt();
    void saysInWhichOrderTheTableIs();
    void saysWhyAPaneIsEmpty();
    void offersTheSampleOnlyWhereThereIsOne();

private:
    QString write(const QString &name, const QByteArray &text);
    void open(const QStringList &paths);
    [[nodiscard]] QStringList menuTitles() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<LanguageController> m_language;
    std::unique_ptr<AppearanceController> m_appearance;
    std::unique_ptr<MainWindow> m_window;
    UnsavedAnswer m_answer = UnsavedAnswer::Discard;
    int m_questions = 0;
};

namespace {

constexpr std::int64_t Minute = 60'000'000;

/// An incident a line: its text is the title; an impact of 30 minutes and an update 5 minutes after its start, whose
/// evidence is the line itself. "bad" is a fatal error.
Incident incidentOf(const Source &source, const QByteArray &line, std::uint64_t begin)
{
    Incident incident;
    incident.id = line.toStdString();
    incident.title = LocalizedText("en", line.toStdString());
    incident.sources = {source};
    Event impact;
    impact.id = "e1";
    impact.kind = EventKind::Impact;
    impact.start = fromUnixMicroseconds(29'000'000 * Minute);
    impact.end = *impact.start + fromMicroseconds(30 * Minute);
    impact.text = LocalizedText("en", "Users were hurt");
    impact.evidence = {Evidence::range(0, begin, begin + static_cast<std::uint64_t>(line.size()))};
    Event update = impact;
    update.id = "e2";
    update.kind = EventKind::StatusUpdate;
    update.stage = Stage::Investigating;
    update.start = *impact.start + fromMicroseconds(5 * Minute);
    update.end.reset();
    update.text = LocalizedText("en", "We are looking into it");
    incident.events = {impact, update};
    return incident;
}

ReadingReport readLines(const LoadItem &item, const ReadingContext &)
{
    ReadingReport report;
    report.format = "lines";
    QFile file(item.name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("a fixture is missing");
    Source source;
    source.name = QFileInfo(item.name).fileName().toStdString();
    source.uri = item.name.toStdString();
    const QByteArray text = file.readAll();
    source.content = std::make_shared<const std::string>(text.toStdString());
    std::uint64_t begin = 0;
    for (const QByteArray &line : text.split('\n')) {
        if (line == "bad")
            report.errors.push_back({ReadingErrorCode::Empty, {}, 3, {}, true});
        else if (!line.isEmpty())
            report.incidents.push_back(incidentOf(source, line, begin));
        begin += static_cast<std::uint64_t>(line.size()) + 1;
    }
    return report;
}

} // namespace

void TestMainWindow::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<QSettings>(m_folder->filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    m_language = std::make_unique<LanguageController>();
    m_language->setLanguage(QStringLiteral("en"));
    m_appearance = std::make_unique<AppearanceController>();
    m_answer = UnsavedAnswer::Discard;
    m_questions = 0;
    MainWindowServices services;
    services.read = readLines;
    services.write = [](const IncidentSet &, const QString &) { return std::optional<QString>(); };
    services.rules = std::make_shared<const IanaZoneRules>();
    services.locator = std::make_shared<const EvidenceFinder>();
    services.settings = m_settings.get();
    services.askAboutUnsaved = [this] {
        ++m_questions;
        return m_answer;
    };
    m_window = std::make_unique<MainWindow>(services, m_language.get(), m_appearance.get());
    m_window->show();
}

void TestMainWindow::cleanup()
{
    m_window.reset();
    m_appearance.reset();
    m_language.reset();
}

QString TestMainWindow::write(const QString &name, const QByteArray &text)
{
    const QString path = m_folder->filePath(name);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) < 0 || !file.commit())
        qFatal("cannot write a fixture");
    return path;
}

void TestMainWindow::open(const QStringList &paths)
{
    QSignalSpy loading(m_window->workspace(), &Workspace::loadingChanged);
    m_window->open(paths, {});
    while (m_window->workspace()->isLoading())
        loading.wait();
}

QStringList TestMainWindow::menuTitles() const
{
    QStringList titles;
    for (const QAction *action : m_window->menuBar()->actions())
        titles << action->text().remove(QLatin1Char('&'));
    return titles;
}

void TestMainWindow::opensSeveralFilesAndReportsTheBadOne()
{
    QVERIFY(!m_window->actions()->exportImage->isEnabled());
    open({write(QStringLiteral("a.txt"), "one\ntwo"), write(QStringLiteral("b.txt"), "bad")});
    QVERIFY(m_window->desk()->incident());
    QCOMPARE(m_window->desk()->incident()->id, std::string("one"));
    QCOMPARE(m_window->desk()->shownEvents()->rowCount(), 2);
    QCOMPARE(m_window->messageBar()->messages(), QStringList{QStringLiteral("b.txt, line 3: is empty")});
    QVERIFY(m_window->messageBar()->isVisible());
    QVERIFY(m_window->actions()->exportImage->isEnabled());
}

void TestMainWindow::copiesTheEventsAsATable()
{
    QVERIFY(!m_window->actions()->copyTable->isEnabled());
    open({write(QStringLiteral("a.txt"), "one")});
    m_window->desk()->selection()->clear();
    m_window->actions()->copyTable->trigger();
    const QString all = QGuiApplication::clipboard()->text();
    QVERIFY2(all.startsWith(QStringLiteral("| Time (UTC) | Kind | Text |")), qPrintable(all));
    QVERIFY2(all.contains(QStringLiteral("Users were hurt")), qPrintable(all));
    QVERIFY2(all.contains(QStringLiteral("We are looking into it")), qPrintable(all));
    m_window->desk()->showEvent(QStringLiteral("e2"));
    m_window->actions()->copyTable->trigger();
    const QString chosen = QGuiApplication::clipboard()->text();
    QVERIFY2(!chosen.contains(QStringLiteral("Users were hurt")), qPrintable(chosen));
    QVERIFY2(chosen.contains(QStringLiteral("We are looking into it")), qPrintable(chosen));
}

void TestMainWindow::opensWhatIsDroppedOnIt()
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(write(QStringLiteral("a.txt"), "dropped"))});
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QSignalSpy loading(m_window->workspace(), &Workspace::loadingChanged);
    QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_window.get(), &drop);
    while (m_window->workspace()->isLoading())
        loading.wait();
    QCOMPARE(m_window->desk()->incident()->id, std::string("dropped"));
}

void TestMainWindow::readsAFileAgainThatWasReplaced()
{
    open({write(QStringLiteral("a.txt"), "before\nsecond")});
    m_window->incidentList()->setCurrentRow(1);
    QSignalSpy changes(m_window->workspace(), &Workspace::filesChanged);
    write(QStringLiteral("a.txt"), "after it was replaced\nsecond");
    QVERIFY(changes.wait());
    // The incident that was chosen is chosen again.
    QCOMPARE(m_window->desk()->incident()->id, std::string("second"));
    m_window->incidentList()->setCurrentRow(0);
    QCOMPARE(m_window->desk()->incident()->id, std::string("after it was replaced"));
}

void TestMainWindow::switchesTheLanguageEverywhere()
{
    open({write(QStringLiteral("a.txt"), "one")});
    QCOMPARE(menuTitles().mid(0, 2), QStringList({QStringLiteral("File"), QStringLiteral("Edit")}));
    m_window->actions()->korean->trigger();
    QCoreApplication::processEvents();
    QCOMPARE(menuTitles().mid(0, 2), QStringList({QStringLiteral("파일(F)"), QStringLiteral("편집(E)")}));
    const QAbstractItemModel *table = m_window->desk()->table()->view()->model();
    QCOMPARE(table->headerData(0, Qt::Horizontal).toString(), QStringLiteral("시각"));
    QCOMPARE(table->index(1, event_column::Kind).data().toString(), QStringLiteral("조사 중"));
    QVERIFY(m_window->desk()->details()->toPlainText().contains(QStringLiteral("심각도")));
    // Qt's own words come along.
    QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), QStringLiteral("취소"));
    m_window->actions()->nextLanguage->trigger();
    QCOMPARE(table->headerData(0, Qt::Horizontal).toString(), QStringLiteral("Time"));
    QCOMPARE(menuTitles().front(), QStringLiteral("File"));
}

void TestMainWindow::showsTheWordsOfAnEvent()
{
    open({write(QStringLiteral("a.txt"), "one\ntwo")});
    m_window->incidentList()->setCurrentRow(1);
    m_window->desk()->showEvent(QStringLiteral("e2"));
    QVERIFY(m_window->desk()->currentEvent());
    QCOMPARE(m_window->desk()->currentEvent()->id, std::string("e2"));
    QCOMPARE(m_window->desk()->evidence()->highlighted(), QStringLiteral("two"));
    QVERIFY(m_window->desk()->details()->toPlainText().contains(QStringLiteral("We are looking into it")));
}

void TestMainWindow::keepsTableAndTimelineOnOneSelection()
{
    open({write(QStringLiteral("a.txt"), "one")});
    QTableView *table = m_window->desk()->table()->view();
    QCOMPARE(table->selectionModel(), m_window->desk()->selection());
    table->selectRow(1);
    QCOMPARE(m_window->desk()->currentEvent()->id, std::string("e2"));
    QVERIFY(m_window->actions()->copy->isEnabled());
}

void TestMainWindow::showsAZoneThatWasChosenAndUndoesIt()
{
    open({write(QStringLiteral("a.txt"), "one")});
    QCOMPARE(m_window->desk()->displayText().zone(), std::string("UTC"));
    m_window->actions()->zoneLocal->trigger();   // the tests run in America/New_York
    QCOMPARE(m_window->desk()->displayText().zone(), std::string("America/New_York"));
    QVERIFY(m_window->isWindowModified());
    m_window->actions()->undo->trigger();
    QCOMPARE(m_window->desk()->displayText().zone(), std::string("UTC"));
    QVERIFY(!m_window->isWindowModified());
}

void TestMainWindow::asksBeforeChangesAreLost_data()
{
    QTest::addColumn<int>("answer");
    QTest::addColumn<bool>("closes");
    QTest::newRow("cancel") << static_cast<int>(UnsavedAnswer::Cancel) << false;
    QTest::newRow("discard") << static_cast<int>(UnsavedAnswer::Discard) << true;
}

void TestMainWindow::asksBeforeChangesAreLost()
{
    QFETCH(int, answer);
    QFETCH(bool, closes);
    open({write(QStringLiteral("a.txt"), "one")});
    m_window->actions()->zoneLocal->trigger();
    m_answer = static_cast<UnsavedAnswer>(answer);
    m_window->actions()->closeAll->trigger();
    QCOMPARE(m_questions, 1);
    QCOMPARE(m_window->desk()->incident() == nullptr, closes);
    QCOMPARE(m_window->close(), closes);
    // Nothing is left to lose once the files are closed.
    QCOMPARE(m_questions, closes ? 1 : 2);
    m_answer = UnsavedAnswer::Discard;
}

void TestMainWindow::greysRecentFilesThatAreGone()
{
    const QString gone = write(QStringLiteral("gone.txt"), "one");
    open({gone, write(QStringLiteral("here.txt"), "two")});
    QVERIFY(QFile::remove(gone));
    emit m_window->actions()->recent->aboutToShow();
    const QList<QAction *> actions = m_window->actions()->recent->actions();
    QVERIFY(actions[0]->text().endsWith(QLatin1String("here.txt")));
    QVERIFY(actions[0]->isEnabled());
    QVERIFY(actions[1]->text().endsWith(QLatin1String("gone.txt")));
    QVERIFY(!actions[1]->isEnabled());
}

void TestMainWindow::selectsTheIncidentOfADot()
{
    open({write(QStringLiteral("a.txt"), "one\ntwo")});
    QCOMPARE(m_window->chart()->dotCount(), 2);
    emit m_window->chart()->rowActivated(1);
    QCOMPARE(m_window->desk()->incident()->id, std::string("two"));
}

void TestMainWindow::remembersLanguageAndTheme()
{
    m_window->actions()->korean->trigger();
    m_window->actions()->appearances[static_cast<std::size_t>(Appearance::Dark)]->trigger();
    QCOMPARE(m_settings->value(QStringLiteral("language")).toString(), QStringLiteral("ko"));
    QCOMPARE(m_settings->value(QStringLiteral("theme")).toString(), QStringLiteral("dark"));
    QCOMPARE(m_appearance->timelineTheme(), ThemeName::Dark);
    m_window->actions()->appearances[static_cast<std::size_t>(Appearance::System)]->trigger();
}

void TestMainWindow::showsAPanelInFrontThatComesBack()
{
    auto *table = m_window->findChild<QDockWidget *>(QStringLiteral("table"));
    QVERIFY(table);
    QTRY_VERIFY(!table->visibleRegion().isEmpty());
    table->toggleViewAction()->trigger();
    QTRY_VERIFY(!table->isVisible());
    table->toggleViewAction()->trigger();
    QTRY_VERIFY(!table->visibleRegion().isEmpty());
}

void TestMainWindow::givesLinksTheColourOfTheTheme()
{
    open({write(QStringLiteral("one.lines"), "one")});
    QLabel *linked = nullptr;
    for (QLabel *label : m_window->desk()->metrics()->findChildren<QLabel *>()) {
        if (label->text().contains(QLatin1String("<a ")))
            linked = label;
    }
    QVERIFY(linked);
    // Edges of letters are blended with the ground: only large ones have their colour itself.
    QFont large = linked->font();
    large.setPixelSize(48);
    large.setBold(true);
    linked->setFont(large);
    const auto nearestPixel = [linked](const QColor &wanted) {
        linked->resize(linked->sizeHint());
        const QImage image = linked->grab().toImage();
        int nearest = 255;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const QColor pixel = image.pixelColor(x, y);
                nearest = std::min(nearest, std::max({std::abs(pixel.red() - wanted.red()),
                                                      std::abs(pixel.green() - wanted.green()),
                                                      std::abs(pixel.blue() - wanted.blue())}));
            }
        }
        return nearest;
    };
    constexpr int near = 32;
    m_appearance->setAppearance(Appearance::Light);
    QCoreApplication::processEvents();   // widgets take a palette when they are told of it
    const QColor light = QApplication::palette().color(QPalette::Link);
    QVERIFY2(nearestPixel(light) < near, qPrintable(QString::number(nearestPixel(light))));
    m_appearance->setAppearance(Appearance::Dark);
    QCoreApplication::processEvents();
    const QColor dark = QApplication::palette().color(QPalette::Link);
    QVERIFY2(nearestPixel(dark) < near, qPrintable(QString::number(nearestPixel(dark))));
    QVERIFY(nearestPixel(light) > near);
    m_appearance->setAppearance(Appearance::System);
}

void TestMainWindow::leavesTheTimelineTheMostRoom()
{
    m_window->resize(1280, 720);
    open({write(QStringLiteral("one.lines"), "one")});
    const QSize timeline = m_window->desk()->timeline()->size();
    QVERIFY2(timeline.width() > 1280 * 11 / 20, qPrintable(QString::number(timeline.width())));
    QVERIFY2(timeline.height() > 720 / 2, qPrintable(QString::number(timeline.height())));
}

void TestMainWindow::saysWhatTheFilterHidesAndLiftsIt()
{
    open({write(QStringLiteral("one.lines"), "one")});
    IncidentDesk *desk = m_window->desk();
    const int all = desk->shownEvents()->rowCount();
    QVERIFY(all > 0);
    auto *note = desk->timeline()->findChild<EmptyNote *>();
    QVERIFY(note && note->isHidden());
    desk->table()->searchField()->setText(QStringLiteral("no event says this"));
    QCOMPARE(desk->shownEvents()->rowCount(), 0);
    QTRY_VERIFY(note->isVisible());
    QVERIFY2(note->note().startsWith(QStringLiteral("%1 event").arg(all)), qPrintable(note->note()));
    note->button()->click();
    QCOMPARE(desk->shownEvents()->rowCount(), all);
    QVERIFY(desk->table()->searchField()->text().isEmpty());
    QTRY_VERIFY(note->isHidden());
}

void TestMainWindow::offersTheSampleOnlyWhereThereIsOne()
{
    WelcomePage page;
    page.show();
    const auto offers = [&page] {
        const QList<QPushButton *> buttons = page.findChildren<QPushButton *>();
        return std::ranges::count_if(buttons, [](const QPushButton *button) { return button->isVisible(); });
    };
    QCOMPARE(offers(), 3);
    page.setSampleOffered(false);
    QCOMPARE(offers(), 2);
}

void TestMainWindow::saysInWhichOrderTheTableIs()
{
    open({write(QStringLiteral("a.txt"), "one")});
    EventTablePane *table = m_window->desk()->table();
    const auto says = [table](const QString &text) {
        const QList<QLabel *> labels = table->findChildren<QLabel *>();
        return std::ranges::any_of(labels, [&text](const QLabel *label) { return label->text().contains(text); });
    };
    const QString source = QStringLiteral("order of the source");
    QVERIFY(says(source));
    auto *view = table->findChild<QTableView *>();
    view->sortByColumn(0, Qt::DescendingOrder);
    QVERIFY(!says(source)); // the column has a mark
    view->sortByColumn(-1, Qt::AscendingOrder);
    QVERIFY(says(source));
}

void TestMainWindow::saysWhyAPaneIsEmpty()
{
    auto *chartNote = m_window->chart()->findChild<EmptyNote *>();
    auto *remarksNote = m_window->desk()->diagnostics()->findChild<EmptyNote *>();
    QVERIFY(chartNote && remarksNote);
    QVERIFY(!chartNote->isHidden() && !chartNote->note().isEmpty());
    const QString whenNothingIsOpen = chartNote->note();
    open({write(QStringLiteral("one.lines"), "one")});
    QCOMPARE(chartNote->isHidden(), m_window->chart()->dotCount() > 0);
    QVERIFY(chartNote->note() != whenNothingIsOpen);
    QCOMPARE(remarksNote->isHidden(), m_window->desk()->diagnostics()->model()->rowCount() > 0);
}

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
