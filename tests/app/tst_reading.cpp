// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/windowfixture.h"

#include "app/itemreading.h"
#include "app/joinadvisor.h"
#include "app/readingdesk.h"
#include "widgets/assumptionsform.h"
#include "widgets/columnsdialog.h"
#include "widgets/detailspane.h"
#include "widgets/evidencepane.h"
#include "widgets/incidentlistpane.h"
#include "widgets/joinbar.h"
#include "widgets/joindialog.h"
#include "widgets/pastedialog.h"
#include "widgets/readingreportpane.h"

#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSaveFile>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace chronolane;

namespace {

const QByteArray Postmortem = "# Relay outage\n"
                              "\n"
                              "## Timeline\n"
                              "\n"
                              "- March 4, 10:00: the relay stopped\n"
                              "- March 4, 10:05: an alarm rang\n"
                              "\n"
                              "## Follow-up actions\n"
                              "\n"
                              "- Page the on-call earlier\n"
                              "\n"
                              "```\n"
                              "relayctl restart\n"
                              "```\n";

/// Two records of one incident, in which the impact ends at other times.
const QByteArray FirstRecord = R"([{"id":"R-1","organization":"Orchard Mail","title":"Mail was delayed",
  "start":"2031-03-04T10:00:00Z","end":"2031-03-04T10:40:00Z","description":"Mail was delayed"}])";
const QByteArray SecondRecord = "# Mail was delayed\n"
                                "\n"
                                "## Impact\n"
                                "\n"
                                "From 10:00 to 10:55 UTC on March 4, 2031, customers of Orchard Mail could not receive "
                                "mail.\n"
                                "\n"
                                "## Timeline\n"
                                "\n"
                                "- 10:05 UTC: an alarm rang\n";

} // namespace

/// What reading made of a source, its correction, and the joining of what several sources tell, as a person meets them:
/// the whole window with the real readers, without a display.
class TestReading : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_fixture.reset(); }
    void showsWhatBecameOfEachLine();
    void selectsTheEventOfALine();
    void marksTheLinesOfAnEvent();
    void showsTheWordsOfALineWithoutAnEvent();
    void readsAgainWithACorrectedZone();
    void enablesOnlyWhatWasAssumed();
    void correctsColumns();
    void proposesToJoinAndAsksOnce();
    void keepsDismissedProposalsQuiet();
    void joinsWhatIsChosen();
    void switchesTheTellingInUse();
    void showsTheWordsOfAFileThatChanged();
    void previewsAPastedText();

private:
    QString write(const char *name, const QByteArray &text);
    void open(const QStringList &paths);
    [[nodiscard]] ReadingReportPane *pane() const { return m_fixture->window->reading()->pane(); }
    [[nodiscard]] int rowOf(const char *words) const;

    std::unique_ptr<WindowFixture> m_fixture;
};

void TestReading::init()
{
    m_fixture = std::make_unique<WindowFixture>(standardReading());
    auto *dock = qobject_cast<QDockWidget *>(pane()->parentWidget());
    QVERIFY(dock);
    dock->raise();
    QCoreApplication::processEvents();
}

QString TestReading::write(const char *name, const QByteArray &text)
{
    const QString path = m_fixture->folder.filePath(QString::fromLatin1(name));
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) < 0 || !file.commit())
        qFatal("cannot write a fixture");
    return path;
}

void TestReading::open(const QStringList &paths)
{
    ReadingOptions options;
    options.now = parseIso8601("2031-06-01T00:00:00Z").value().time;
    options.yearHint = 2031;
    m_fixture->open(paths, options);
}

int TestReading::rowOf(const char *words) const
{
    const ReadingReportModel *model = pane()->model();
    for (int row = 0; row < model->rowCount(); ++row) {
        if (model->index(row, report_column::Words).data().toString().contains(QLatin1String(words)))
            return row;
    }
    return -1;
}

void TestReading::showsWhatBecameOfEachLine()
{
    open({write("relay.md", Postmortem)});
    const auto fate = [this](const char *words) {
        return static_cast<LineFate>(pane()->model()->index(rowOf(words), 0).data(report_role::Fate).toInt());
    };
    QCOMPARE(fate("Relay outage"), LineFate::Context);
    QCOMPARE(fate("10:05"), LineFate::Dated);
    QCOMPARE(fate("Page the on-call"), LineFate::Undated);
    QCOMPARE(fate("relayctl"), LineFate::Skipped);
    const QModelIndex alarm = pane()->model()->index(rowOf("10:05"), report_column::Event);
    QVERIFY2(alarm.data().toString().startsWith(QLatin1String("2031-03-04 10:05 UTC")), qPrintable(alarm.data().toString()));
}

void TestReading::selectsTheEventOfALine()
{
    open({write("relay.md", Postmortem), write("other.md", QByteArray(Postmortem).replace("relay", "gate"))});
    m_fixture->window->incidentList()->setCurrentRow(1);
    pane()->view()->setCurrentIndex(pane()->model()->index(rowOf("10:05"), 0));
    QVERIFY(m_fixture->window->desk()->currentEvent());
    QCOMPARE(*m_fixture->window->desk()->currentEvent()->text.find("en"), std::string("an alarm rang"));
    QCOMPARE(m_fixture->window->desk()->incident()->sources.front().name, std::string("other.md"));
}

void TestReading::marksTheLinesOfAnEvent()
{
    open({write("relay.md", Postmortem)});
    const std::vector<Event> &events = m_fixture->window->desk()->incident()->events;
    const auto planned = std::find_if(events.begin(), events.end(), [](const Event &event) { return !event.isDated(); });
    QVERIFY(planned != events.end());
    m_fixture->window->desk()->showEvent(QString::fromStdString(planned->id));
    const int row = rowOf("Page the on-call");
    QCOMPARE(pane()->view()->currentIndex().row(), row);
    QVERIFY(pane()->model()->index(row, 0).data(report_role::IsMarked).toBool());
    QCOMPARE(m_fixture->window->desk()->currentEvent()->id, planned->id);
}

void TestReading::showsTheWordsOfALineWithoutAnEvent()
{
    open({write("relay.md", Postmortem)});
    pane()->view()->setCurrentIndex(pane()->model()->index(rowOf("relayctl"), 0));
    QVERIFY(m_fixture->window->desk()->evidence()->highlighted().contains(QLatin1String("relayctl")));
}

void TestReading::readsAgainWithACorrectedZone()
{
    open({write("relay.md", Postmortem)});
    const auto alarmed = [this] {
        for (const Event &event : m_fixture->window->desk()->incident()->events) {
            if (event.start && event.kind == EventKind::Detection)
                return formatIso8601(*event.start);
        }
        return std::string();
    };
    QCOMPARE(alarmed(), std::string("2031-03-04T10:05:00Z"));
    QComboBox *zone = pane()->assumptions()->zone();
    QVERIFY(zone->isEnabled());
    zone->setCurrentIndex(zone->findData(QStringLiteral("Asia/Seoul")));
    emit zone->activated(zone->currentIndex());
    m_fixture->wait();
    QCOMPARE(alarmed(), std::string("2031-03-04T01:05:00Z"));
    QCOMPARE(zone->currentData().toString(), QStringLiteral("Asia/Seoul"));
    QVERIFY(m_fixture->window->isWindowModified());
    m_fixture->window->actions()->undo->trigger();
    QCOMPARE(alarmed(), std::string("2031-03-04T10:05:00Z"));
    QCOMPARE(zone->currentData().toString(), QString());
    pane()->assumptions()->year()->setValue(2030);
    m_fixture->wait();
    QCOMPARE(alarmed(), std::string("2030-03-04T10:05:00Z"));
}

void TestReading::enablesOnlyWhatWasAssumed()
{
    open({write("relay.md", Postmortem)});
    const AssumptionsForm *form = pane()->assumptions();
    QVERIFY(form->zone()->isEnabled());
    QVERIFY(form->year()->isEnabled());
    QVERIFY(!form->dateOrder()->isEnabled());
    QVERIFY(!form->tilde()->isEnabled());
    QVERIFY(!form->columns()->isEnabled());
}

void TestReading::correctsColumns()
{
    open({write("steps.csv", "time,note,text\n2031-03-04T10:00Z,n1,one\n2031-03-04T11:00Z,n2,two\n")});
    const Assumptions assumptions = assumptionsOf(*pane()->model()->report(), {}, {}, {});
    QCOMPARE(assumptions.columns.size(), std::size_t{3});
    QVERIFY(pane()->assumptions()->columns()->isEnabled());
    ColumnsDialog dialog(assumptions.columns, pane()->model()->text());
    QComboBox *third = dialog.boxes().at(2);
    third->setCurrentIndex(third->findData(QStringLiteral("ignore")));
    QComboBox *second = dialog.boxes().at(1);
    second->setCurrentIndex(second->findData(QStringLiteral("text")));
    ReadingOptions options = pane()->assumptions()->options();
    options.columns = dialog.choices({});
    emit pane()->assumptions()->optionsChanged(options);
    m_fixture->wait();
    QCOMPARE(m_fixture->window->desk()->incident()->events.at(0).text.entries().front().second, std::string("n1"));
}

void TestReading::proposesToJoinAndAsksOnce()
{
    JoinBar *bar = m_fixture->window->joinBar();
    open({write("one.json", FirstRecord), write("two.md", SecondRecord)});
    QTRY_VERIFY(bar->isVisible());
    QVERIFY2(bar->proposal().contains(QLatin1String("one.json")) && bar->proposal().contains(QLatin1String("two.md"))
                 && bar->proposal().contains(QLatin1String("Orchard Mail")),
             qPrintable(bar->proposal()));
    bar->joinButton()->click();
    QVERIFY(!bar->isVisible());
    QCOMPARE(m_fixture->window->desk()->incident()->sources.size(), std::size_t{2});
    QVERIFY(m_fixture->window->isWindowModified());
    QSignalSpy looked(m_fixture->window->findChild<JoinAdvisor *>(), &JoinAdvisor::looked);
    m_fixture->window->actions()->undo->trigger();
    QCOMPARE(m_fixture->window->desk()->incident()->sources.size(), std::size_t{1});
    QVERIFY(looked.wait());
    QVERIFY(!bar->isVisible());
}

void TestReading::keepsDismissedProposalsQuiet()
{
    JoinBar *bar = m_fixture->window->joinBar();
    const QString second = write("two.md", SecondRecord);
    open({write("one.json", FirstRecord), second});
    QTRY_VERIFY(bar->isVisible());
    bar->dismissButton()->click();
    QVERIFY(!bar->isVisible());
    QCOMPARE(m_fixture->window->incidentList()->currentRow(), 0);
    QSignalSpy looked(m_fixture->window->findChild<JoinAdvisor *>(), &JoinAdvisor::looked);
    open({write("three.md", Postmortem)});
    QVERIFY(!looked.isEmpty() || looked.wait());
    QVERIFY(!bar->isVisible());
}

void TestReading::joinsWhatIsChosen()
{
    IncidentTableModel model(DisplayText(QStringLiteral("en"), "UTC", std::make_shared<const IanaZoneRules>()));
    auto set = std::make_shared<IncidentSet>();
    for (const char *id : {"A", "B", "C"}) {
        Incident incident;
        incident.id = id;
        set->incidents.push_back(std::make_shared<const Incident>(incident));
    }
    model.setIncidents(set);
    JoinDialog dialog(&model, {1});
    QVERIFY(!dialog.joinButton()->isEnabled());
    dialog.view()->selectionModel()->select(dialog.view()->model()->index(0, 0),
                                            QItemSelectionModel::Select | QItemSelectionModel::Rows);
    QVERIFY(dialog.joinButton()->isEnabled());
    QCOMPARE(dialog.rows(), (std::vector<int>{0, 1}));
}

void TestReading::switchesTheTellingInUse()
{
    open({write("one.json", FirstRecord), write("two.md", SecondRecord)});
    QTRY_VERIFY(m_fixture->window->joinBar()->isVisible());
    m_fixture->window->joinBar()->joinButton()->click();
    const auto used = [this] {
        std::string ends;
        for (const Event &event : m_fixture->window->desk()->incident()->events) {
            if (event.kind == EventKind::Impact && event.used && !event.conflictsWith.empty())
                ends += event.id;
        }
        return ends;
    };
    const std::string before = used();
    const std::vector<Event> &events = m_fixture->window->desk()->incident()->events;
    const auto other = std::find_if(events.begin(), events.end(), [](const Event &event) { return !event.used; });
    QVERIFY(other != events.end());
    const std::string wanted = other->id;
    m_fixture->window->desk()->showEvent(QString::fromStdString(wanted));
    const QString details = m_fixture->window->desk()->details()->toHtml();
    QVERIFY2(details.contains(QStringLiteral("use:%1").arg(QString::fromStdString(wanted))), qPrintable(details));
    emit m_fixture->window->desk()->details()->tellingRequested(QString::fromStdString(wanted));
    QCOMPARE(used(), wanted);
    m_fixture->window->actions()->undo->trigger();
    QCOMPARE(used(), before);
}

void TestReading::showsTheWordsOfAFileThatChanged()
{
    const QString path = m_fixture->folder.filePath(QStringLiteral("late.md"));
    const auto write = [&path](const char *rows) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("# Late parcels\n\n## Timeline (UTC)\n\n- 2031-03-04 10:00: The sorter stopped\n"
                   "- 10:40: We restarted the sorter\n");
        file.write(rows);
    };
    write("");
    m_fixture->open({path}, {});
    QVERIFY(m_fixture->window->desk()->incident());
    const auto *view = m_fixture->window->desk()->evidence()->findChild<QPlainTextEdit *>();
    QVERIFY(view && !view->toPlainText().contains(QStringLiteral("Kim")));
    write("- 10:50: Kim called the hall\n");
    m_fixture->window->actions()->reload->trigger();
    m_fixture->wait();
    QTRY_COMPARE(m_fixture->window->desk()->incident()->events.size(), std::size_t(3));
    QVERIFY(view->toPlainText().contains(QStringLiteral("Kim")));
}

void TestReading::previewsAPastedText()
{
    const auto rules = std::make_shared<const IanaZoneRules>();
    const auto preview = [&rules](const QString &text, const ReadingOptions &options) {
        ReadingContext context;
        context.zones = rules.get();
        LoadItem item{QStringLiteral("text"), std::make_shared<const std::string>(text.toStdString())};
        item.options = options;
        ReadingReport report = standardReading()(item, context);
        PastePreview result;
        for (const Incident &incident : report.incidents)
            result.incidents.push_back(std::make_shared<const Incident>(incident));
        result.hasIncident = !result.incidents.empty();
        result.report = std::make_shared<const ReadingReport>(std::move(report));
        result.source = item.text;
        result.assumptions = assumptionsOf(*result.report, result.incidents, *result.source, options);
        return result;
    };
    ReadingOptions options;
    options.yearHint = 2031;
    PasteDialog dialog(QString::fromUtf8(Postmortem), options,
                       DisplayText(QStringLiteral("en"), "UTC", rules), preview);
    ReadingReportModel *model = dialog.report()->model();
    int alarm = 0;
    while (alarm < model->rowCount() && !model->index(alarm, report_column::Words).data().toString().contains(QLatin1String("10:05")))
        ++alarm;
    const auto event = [&] { return model->index(alarm, report_column::Event).data().toString(); };
    QVERIFY2(event().startsWith(QLatin1String("2031-03-04 10:05")), qPrintable(event()));
    QComboBox *zone = dialog.report()->assumptions()->zone();
    zone->setCurrentIndex(zone->findData(QStringLiteral("Asia/Seoul")));
    emit zone->activated(zone->currentIndex());
    QVERIFY2(event().startsWith(QLatin1String("2031-03-04 01:05")), qPrintable(event()));
    QCOMPARE(dialog.options().zoneHint, std::string("Asia/Seoul"));
    // The words of a line are chosen in the text.
    dialog.report()->view()->setCurrentIndex(model->index(alarm, 0));
    QVERIFY(dialog.findChild<QPlainTextEdit *>()->textCursor().selectedText().contains(QLatin1String("an alarm rang")));
}

QTEST_MAIN(TestReading)
#include "tst_reading.moc"
