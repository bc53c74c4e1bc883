// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/exportrun.h"

#include <QFile>
#include <QImage>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

#include <memory>

/// What `chronolane export` draws and refuses.
class TestExportCommand : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_run.reset(); }

    void drawsAPngOfTheSize();
    void drawsASvgWithTextAsText();
    void drawsAPdfThatCanBeSearched();
    void drawsAPdfOfSeveralPages();
    void givesTheSameBytesAgain_data();
    void givesTheSameBytesAgain();
    void writesToStandardOutput();
    void readsStandardInput();
    void readsStandardInputToItsEnd();
    void drawsOnlyTheRange();
    void drawsTheViewThatADocumentHolds();
    void countsWhatItLeavesOut();
    void namesCharactersAndFonts();
    void refusesMisuse_data();
    void refusesMisuse();
    void writesTablesAndCalendars();
    void drawsForAPurpose();
    void drawsTextAsOutlines();
    void leavesNamesOut();

private:
    std::unique_ptr<ExportRun> m_run;
};

void TestExportCommand::init()
{
    m_run = std::make_unique<ExportRun>();
    QVERIFY(m_run->isReady());
}

void TestExportCommand::drawsAPngOfTheSize()
{
    const ExportRun::Outcome outcome =
        m_run->run({m_run->record(), QStringLiteral("-o"), m_run->path(QStringLiteral("a.png")),
                    QStringLiteral("--size"), QStringLiteral("800x450"), QStringLiteral("--scale"),
                    QStringLiteral("1.5")});
    QVERIFY2(outcome.code == 0, qPrintable(outcome.errors));
    const QImage image(m_run->path(QStringLiteral("a.png")));
    QCOMPARE(image.size(), QSize(1200, 675));
    QCOMPARE(image.dotsPerMeterX(), 5669); // 96 dpi × 1.5
    QCOMPARE(outcome.output, QByteArray());
}

void TestExportCommand::drawsASvgWithTextAsText()
{
    const ExportRun::Outcome outcome =
        m_run->run({m_run->record(), QStringLiteral("-o"), m_run->path(QStringLiteral("a.svg")),
                    QStringLiteral("--lang"), QStringLiteral("ko")});
    QVERIFY2(outcome.code == 0, qPrintable(outcome.errors));
    QFile file(m_run->path(QStringLiteral("a.svg")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString text = textOfSvg(file.readAll());
    QVERIFY2(text.contains(QStringLiteral("송장 출력 중단")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("UTC")), qPrintable(text));
}

void TestExportCommand::drawsAPdfThatCanBeSearched()
{
    const QString tool = QStandardPaths::findExecutable(QStringLiteral("pdftotext"));
    QVERIFY2(!tool.isEmpty(), "poppler-utils is one of the packages that ./dev test installs");
    const auto textIn = [this, &tool](const QString &language) {
        const QString file = m_run->path(language + QStringLiteral(".pdf"));
        const ExportRun::Outcome outcome =
            m_run->run({m_run->record(), QStringLiteral("-o"), file, QStringLiteral("--lang"), language});
        QProcess reader;
        reader.start(tool, {file, QStringLiteral("-")});
        return reader.waitForFinished() && outcome.code == 0
                   ? QString::fromUtf8(reader.readAllStandardOutput())
                   : outcome.errors;
    };
    const QString korean = textIn(QStringLiteral("ko"));
    QVERIFY2(korean.contains(QStringLiteral("송장 출력 중단")), qPrintable(korean));
    // A span of time is copied as it reads: Korean fonts draw the soft hyphen with the same glyph.
    const QString english = textIn(QStringLiteral("en"));
    QVERIFY2(english.contains(QStringLiteral("09:00 – 10:00")), qPrintable(english));
    QVERIFY(!english.contains(QChar(QChar::SoftHyphen)));
}

void TestExportCommand::drawsAPdfOfSeveralPages()
{
    const ExportRun::Outcome outcome =
        m_run->run({m_run->record(), QStringLiteral("-o"), QStringLiteral("-"), QStringLiteral("--to-format"),
                    QStringLiteral("pdf"), QStringLiteral("--preset"), QStringLiteral("a4"),
                    QStringLiteral("--pages"), QStringLiteral("3")});
    QVERIFY2(outcome.code == 0, qPrintable(outcome.errors));
    QVERIFY(outcome.output.contains("/Count 3"));
}

void TestExportCommand::givesTheSameBytesAgain_data()
{
    QTest::addColumn<QString>("format");
    for (const char *format : {"png", "jpg", "svg", "pdf", "csv", "md", "ics"})
        QTest::newRow(format) << QString::fromLatin1(format);
}

void TestExportCommand::givesTheSameBytesAgain()
{
    QFETCH(QString, format);
    const QStringList arguments{
        m_run->record(), QStringLiteral("-o"),     QStringLiteral("-"), QStringLiteral("--to-format"),
        format,          QStringLiteral("--lang"), QStringLiteral("ko")};
    const ExportRun::Outcome first = m_run->run(arguments);
    QTest::qWait(1100); // long enough for a clock in the file to show
    QCOMPARE(first.code, 0);
    QVERIFY(!first.output.isEmpty());
    QCOMPARE(m_run->run(arguments).output, first.output);
}

void TestExportCommand::writesToStandardOutput()
{
    const ExportRun::Outcome outcome =
        m_run->run({m_run->record(), QStringLiteral("-o"), QStringLiteral("-")});
    QCOMPARE(outcome.code, 0);
    QCOMPARE(QImage::fromData(outcome.output, "PNG").size(), QSize(1920, 1080));
    QVERIFY(m_run->made().isEmpty());
}

void TestExportCommand::readsStandardInput()
{
    const ExportRun::Outcome outcome =
        m_run->run({QStringLiteral("-"), QStringLiteral("-o"), QStringLiteral("-"),
                    QStringLiteral("--to-format"), QStringLiteral("svg")},
                   exportedDocument({QStringLiteral("NB-17")}));
    QVERIFY2(outcome.code == 0, qPrintable(outcome.errors));
    QVERIFY(textOfSvg(outcome.output).contains(QStringLiteral("Label printing stopped")));
}

void TestExportCommand::readsStandardInputToItsEnd()
{
    const QByteArray record = exportedDocument({QStringLiteral("NB-17")});
    QProcess process;
    process.start(QStringLiteral(CHRONOLANE_PROGRAM),
                  {QStringLiteral("export"), QStringLiteral("-"), QStringLiteral("-o"), QStringLiteral("-"),
                   QStringLiteral("--to-format"), QStringLiteral("csv")});
    // A program that writes the record takes its time in the middle of it.
    process.write(record.first(100));
    QVERIFY(process.waitForBytesWritten());
    QTest::qWait(300);
    process.write(record.sliced(100));
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished(120'000));
    QVERIFY2(process.exitCode() == 0, process.readAllStandardError());
    QVERIFY(process.readAllStandardOutput().contains("NB-17"));
}

void TestExportCommand::drawsOnlyTheRange()
{
    const auto svg = [this](const QStringList &options) {
        const ExportRun::Outcome outcome =
            m_run->run(QStringList{m_run->record(), QStringLiteral("-o"), QStringLiteral("-"),
                                   QStringLiteral("--to-format"), QStringLiteral("svg"),
                                   QStringLiteral("--lang"), QStringLiteral("en")} +
                       options);
        return outcome.code == 0 ? textOfSvg(outcome.output) : outcome.errors;
    };
    // 18:10 to 18:40 in Seoul is 09:10 to 09:40 UTC.
    const QString part =
        svg({QStringLiteral("--zone"), QStringLiteral("Asia/Seoul"), QStringLiteral("--from"),
             QStringLiteral("2025-03-04T18:10"), QStringLiteral("--to"), QStringLiteral("2025-03-04T18:40")});
    QVERIFY2(part.contains(QStringLiteral("18:20")) && part.contains(QStringLiteral("KST")),
             qPrintable(part));
    QVERIFY2(!part.contains(QStringLiteral("All labels are out")), qPrintable(part));
    const QString lanes = svg({QStringLiteral("--lanes"), QStringLiteral("impact")});
    QVERIFY2(!lanes.contains(QStringLiteral("We are looking into it")), qPrintable(lanes));
}

void TestExportCommand::drawsTheViewThatADocumentHolds()
{
    QByteArray record = exportedDocument({QStringLiteral("NB-17")});
    record.replace(R"("severity": "major",)",
                   R"("severity": "major", "view": {"t0": "2025-03-04T09:20:00Z", "zone": "Asia/Seoul"},)");
    const auto draw = [&](const char *scope, const QStringList &options = {}) {
        return m_run->run(QStringList{QStringLiteral("-"), QStringLiteral("-o"), QStringLiteral("-"),
                                      QStringLiteral("--to-format"), QStringLiteral("svg"),
                                      QStringLiteral("--lang"), QStringLiteral("en"),
                                      QStringLiteral("--scope"), QString::fromLatin1(scope)} +
                              options,
                          record);
    };
    const ExportRun::Outcome view = draw("view");
    QVERIFY2(view.code == 0, qPrintable(view.errors));
    QVERIFY2(textOfSvg(view.output).contains(QStringLiteral("KST")), qPrintable(textOfSvg(view.output)));
    QVERIFY2(textOfSvg(view.output).contains(QStringLiteral("T+")), qPrintable(textOfSvg(view.output)));
    QVERIFY2(textOfSvg(view.output).contains(QStringLiteral("T0 = 2025-03-04 18:20 KST")), qPrintable(textOfSvg(view.output)));
    QVERIFY(textOfSvg(view.output).contains(QStringLiteral("Time to mitigate")));
    const QString less = textOfSvg(draw("view", {QStringLiteral("--without"), QStringLiteral("metrics,t0")}).output);
    QVERIFY(less.contains(QStringLiteral("T+")));
    QVERIFY2(!less.contains(QStringLiteral("T0 = ")) && !less.contains(QStringLiteral("Time to mitigate")), qPrintable(less));
    // It is said that the range is no chosen one.
    QVERIFY2(view.errors.contains(QStringLiteral("does not say which part of it was shown")),
             qPrintable(view.errors));
    QCOMPARE(draw("view", {QStringLiteral("--quiet")}).errors, QString());
    const ExportRun::Outcome core = draw("core");
    QVERIFY(!textOfSvg(core.output).contains(QStringLiteral("T+")));
    QCOMPARE(core.errors, QString());
}

void TestExportCommand::countsWhatItLeavesOut()
{
    const auto svg = [this](const QStringList &options) {
        const ExportRun::Outcome outcome =
            m_run->run(QStringList{m_run->record(), QStringLiteral("-o"), QStringLiteral("-"),
                                   QStringLiteral("--to-format"), QStringLiteral("svg")} +
                       options);
        return outcome.code == 0 ? textOfSvg(outcome.output) : outcome.errors;
    };
    const QString range =
        svg({QStringLiteral("--lang"), QStringLiteral("en"), QStringLiteral("--scope"),
             QStringLiteral("range"), QStringLiteral("--to"), QStringLiteral("2025-03-04T09:30Z")});
    QVERIFY2(range.contains(QStringLiteral("1 event outside of this time")), qPrintable(range));
    const QString lanes = svg({QStringLiteral("--lang"), QStringLiteral("ko"), QStringLiteral("--lanes"),
                               QStringLiteral("impact")});
    QVERIFY2(lanes.contains(QStringLiteral("제외한 이벤트 3개")), qPrintable(lanes));
    const QString all = svg(
        {QStringLiteral("--lang"), QStringLiteral("en"), QStringLiteral("--scope"), QStringLiteral("view")});
    QVERIFY2(!all.contains(QStringLiteral("outside")) && !all.contains(QStringLiteral("left out")),
             qPrintable(all));
}

void TestExportCommand::namesCharactersAndFonts()
{
    QByteArray record = exportedDocument({QStringLiteral("NB-17"), QStringLiteral("NB-18")});
    // A character that no font can have, and the picture still is made of the rest: Hangul, Latin, an emoji.
    const QString text = QStringLiteral("다시 살펴봄 again ") + QString::fromUcs4(U"\U0001F600 \U0010FFFD");
    record.replace("We are looking into it", text.toUtf8());
    const QStringList arguments{QStringLiteral("-"), QStringLiteral("-o"),
                                m_run->path(QStringLiteral("{id}.svg"))};
    const QStringList english{QStringLiteral("--lang"), QStringLiteral("en")};
    const ExportRun::Outcome outcome = m_run->run(arguments + english, record);
    QVERIFY2(outcome.code == 0, qPrintable(outcome.errors));
    QVERIFY2(outcome.errors.contains(QStringLiteral("(U+10fffd)")), qPrintable(outcome.errors));
    QCOMPARE(outcome.errors.count(QStringLiteral("U+10fffd")), 1); // once, for both files
    QVERIFY(textOfSvg(m_run->contentOf(QStringLiteral("NB-18.svg"))).contains(QStringLiteral("다시 살펴봄")));
    const QStringList again{QStringLiteral("--force"), QStringLiteral("--lang"), QStringLiteral("ko")};
    record.replace("원인을 살펴보고 있습니다", text.toUtf8());
    const QString korean = m_run->run(arguments + again, record).errors;
    QVERIFY2(korean.contains(QStringLiteral("글꼴로 그릴 수 없는 문자")), qPrintable(korean));
    QCOMPARE(m_run->run(arguments + again + QStringList{QStringLiteral("--quiet")}, record).errors,
             QString());
}

void TestExportCommand::refusesMisuse_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("named");
    const auto row = [](const char *name, const QStringList &options, const QString &named) {
        QTest::newRow(name) << options << named;
    };
    const QString out = QStringLiteral("-o");
    const QString png = QStringLiteral("a.png");
    row("no output", {}, QStringLiteral("-o"));
    row("an unknown ending", {out, QStringLiteral("a.bmp")}, QStringLiteral("bmp"));
    row("no ending", {out, QStringLiteral("a")}, QString());
    row("one pixel", {out, png, QStringLiteral("--size"), QStringLiteral("1x1")}, QStringLiteral("1×1"));
    row("ten thousand million pixels", {out, png, QStringLiteral("--size"), QStringLiteral("100000x100000")},
        QStringLiteral("100000×100000"));
    row("no size", {out, png, QStringLiteral("--size"), QStringLiteral("big")}, QStringLiteral("big"));
    row("a negative scale", {out, png, QStringLiteral("--scale"), QStringLiteral("-1")},
        QStringLiteral("-1"));
    row("no number", {out, png, QStringLiteral("--scale"), QStringLiteral("nan")}, QStringLiteral("nan"));
    row("an unknown theme", {out, png, QStringLiteral("--theme"), QStringLiteral("pink")},
        QStringLiteral("pink"));
    row("an unknown scope", {out, png, QStringLiteral("--scope"), QStringLiteral("half")},
        QStringLiteral("half"));
    row("an unknown lane", {out, png, QStringLiteral("--lanes"), QStringLiteral("impact,fast")},
        QStringLiteral("fast"));
    row("an unknown preset", {out, png, QStringLiteral("--preset"), QStringLiteral("huge")},
        QStringLiteral("huge"));
    row("pages of what is no PDF", {out, png, QStringLiteral("--pages"), QStringLiteral("3")}, QStringLiteral("PNG"));
    row("an unknown word of a name", {out, QStringLiteral("{foo}.png")}, QStringLiteral("{foo}"));
    row("a folder", {out, QStringLiteral("/")}, QStringLiteral("“/”"));
    row("too few dots an inch", {out, png, QStringLiteral("--dpi"), QStringLiteral("1")}, QStringLiteral("“1”"));
    row("no dots an inch", {out, png, QStringLiteral("--dpi"), QStringLiteral("0")}, QStringLiteral("“0”"));
    row("no jobs", {out, png, QStringLiteral("--jobs"), QStringLiteral("0")}, QStringLiteral("“0”"));
    row("a language beside others", {out, png, QStringLiteral("--lang"), QStringLiteral("en,fr")},
        QStringLiteral("fr"));
    row("two languages in one file", {out, png, QStringLiteral("--lang"), QStringLiteral("en,ko")},
        QStringLiteral("a.png"));
    row("a range without ends", {out, png, QStringLiteral("--scope"), QStringLiteral("range")},
        QStringLiteral("--from"));
    row("an unknown way of names", {out, png, QStringLiteral("--names"), QStringLiteral("none")},
        QStringLiteral("none"));
    row("an unknown part", {out, png, QStringLiteral("--without"), QStringLiteral("metrics,axis")},
        QStringLiteral("“axis”"));
    row("an unknown text", {out, png, QStringLiteral("--svg-text"), QStringLiteral("paths")},
        QStringLiteral("paths"));
    row("an hour that is none", {out, png, QStringLiteral("--from"), QStringLiteral("2025-03-04T25:00")},
        QStringLiteral("25:00"));
    row("an end before the beginning",
        {out, png, QStringLiteral("--from"), QStringLiteral("2025-03-05"), QStringLiteral("--to"),
         QStringLiteral("2025-03-04")},
        QStringLiteral("--to"));
    row("an unknown incident", {out, png, QStringLiteral("--incident"), QStringLiteral("NB-99")},
        QStringLiteral("NB-99"));
}

void TestExportCommand::refusesMisuse()
{
    QFETCH(QStringList, options);
    QFETCH(QString, named);
    const ExportRun::Outcome outcome = m_run->run(QStringList{m_run->record()} + options);
    QCOMPARE(outcome.code, 2);
    QVERIFY2(!outcome.errors.isEmpty() && outcome.errors.contains(named), qPrintable(outcome.errors));
    QVERIFY(m_run->made().isEmpty());
}

void TestExportCommand::writesTablesAndCalendars()
{
    const ExportRun::Outcome csv =
        m_run->run({m_run->record(), QStringLiteral("-o"), QStringLiteral("-"), QStringLiteral("--to-format"),
                    QStringLiteral("csv"), QStringLiteral("--zone"), QStringLiteral("Asia/Seoul"),
                    QStringLiteral("--lang"), QStringLiteral("en")});
    QVERIFY2(csv.code == 0, qPrintable(csv.errors));
    QVERIFY2(
        csv.output.contains("NB-17,impact,,2025-03-04T18:00+09:00,2025-03-04T19:00+09:00,Asia/Seoul,minute"),
        csv.output);
    QVERIFY2(csv.output.contains("NB-17,remediation,,,,"), csv.output);
    const ExportRun::Outcome markdown =
        m_run->run({m_run->record(), QStringLiteral("-o"), m_run->path(QStringLiteral("a.md")),
                    QStringLiteral("--lang"), QStringLiteral("ko")});
    QVERIFY2(markdown.code == 0, qPrintable(markdown.errors));
    QVERIFY(m_run->contentOf(QStringLiteral("a.md")).contains("송장이 출력되지 않음"));
    const ExportRun::Outcome calendar =
        m_run->run({m_run->record(), QStringLiteral("-o"), m_run->path(QStringLiteral("a.ics"))});
    QVERIFY2(calendar.code == 0, qPrintable(calendar.errors));
    QVERIFY(m_run->contentOf(QStringLiteral("a.ics")).contains("DTSTART:20250304T090000Z"));
}

void TestExportCommand::drawsForAPurpose()
{
    const auto imageOf = [this](const QStringList &options) {
        const ExportRun::Outcome outcome =
            m_run->run(QStringList{m_run->record(), QStringLiteral("-o"), QStringLiteral("-")} + options);
        return QImage::fromData(outcome.output, "PNG");
    };
    const QImage thumbnail = imageOf({QStringLiteral("--preset"), QStringLiteral("thumbnail")});
    QCOMPARE(thumbnail.size(), QSize(800, 450));
    // 192 dots an inch are two pixels for each of ours; with a scale of its own the file only says so.
    const QImage fine = imageOf({QStringLiteral("--preset"), QStringLiteral("thumbnail"),
                                 QStringLiteral("--dpi"), QStringLiteral("192")});
    QCOMPARE(fine.size(), QSize(1600, 900));
    QCOMPARE(fine.dotsPerMeterX(), 7559);
    const QImage named =
        imageOf({QStringLiteral("--preset"), QStringLiteral("thumbnail"), QStringLiteral("--dpi"),
                 QStringLiteral("300"), QStringLiteral("--scale"), QStringLiteral("1")});
    QCOMPARE(named.size(), QSize(800, 450));
    QCOMPARE(named.dotsPerMeterX(), 11811);
}

void TestExportCommand::drawsTextAsOutlines()
{
    const auto svg = [this](const char *how) {
        return m_run
            ->run({m_run->record(), QStringLiteral("-o"), QStringLiteral("-"), QStringLiteral("--to-format"),
                   QStringLiteral("svg"), QStringLiteral("--svg-text"), QString::fromLatin1(how)})
            .output;
    };
    QVERIFY(svg("text").contains("<text"));
    const QByteArray outlines = svg("outlines");
    QVERIFY(!outlines.contains("<text"));
    QVERIFY(outlines.count("<path") > svg("text").count("<path") + 20);
}

void TestExportCommand::leavesNamesOut()
{
    QByteArray record = exportedDocument({QStringLiteral("NB-17")});
    record.replace("\"id\": \"e2\",", "\"id\": \"e2\", \"author\": \"Jo Vance\",");
    record.replace("We are looking into it", "Jo Vance is looking into it");
    const ExportRun::Outcome outcome =
        m_run->run({QStringLiteral("-"), QStringLiteral("-o"), QStringLiteral("-"),
                    QStringLiteral("--to-format"), QStringLiteral("csv"), QStringLiteral("--names"),
                    QStringLiteral("roles"), QStringLiteral("--lang"), QStringLiteral("en")},
                   record);
    QVERIFY2(outcome.code == 0, qPrintable(outcome.errors));
    QVERIFY2(!outcome.output.contains("Vance") &&
                 outcome.output.contains("Person 1 is looking into it,Person 1,"),
             outcome.output);
}

QTEST_GUILESS_MAIN(TestExportCommand)
#include "tst_exportcommand.moc"
