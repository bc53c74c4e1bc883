// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <memory>

/// Runs `chronolane export` as people and scripts do.
class TestExportCommand : public QObject
{
    Q_OBJECT

private slots:
    void init();
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
    void countsWhatItLeavesOut();
    void namesCharactersAndFonts();
    void refusesToWriteWithoutFonts();
    void refusesMisuse_data();
    void refusesMisuse();
    void listsTheIncidentsWhereThereAreSeveral();
    void writesOneFileAnIncident();
    void refusesOneFileForTwoIncidents();
    void writesEveryLanguageAndFormat();
    void writesTablesAndCalendars();
    void drawsForAPurpose();
    void drawsTextAsOutlines();
    void leavesNamesOut();
    void tellsHowFarItIs();
    void reportsWhatFailsAndFinishesTheRest();
    void keepsAnOldFile();
    void drawsWhatCouldBeRead();
    void leavesNothingBehind_data();
    void leavesNothingBehind();

private:
    struct Outcome
    {
        int code = -1;
        QByteArray output;
        QString errors;
    };
    Outcome run(const QStringList &arguments, const QByteArray &input = {}) const;
    QString path(const QString &name) const { return m_folder->filePath(name); }
    QStringList made() const;
    QByteArray contentOf(const QString &name) const;
    static QByteArray document(const QStringList &ids);
    static QString textOf(const QByteArray &svg);

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_record; ///< a file of one incident
    QString m_pair;   ///< a file of two
};

QByteArray TestExportCommand::document(const QStringList &ids)
{
    QStringList incidents;
    for (const QString &id : ids) {
        incidents << QStringLiteral(R"({
 "id": "%1", "organization": "Northbay Freight",
 "title": {"en": "Label printing stopped", "ko": "송장 출력 중단"}, "status": "resolved", "severity": "major",
 "events": [
  {"id": "e1", "kind": "impact", "start": "2025-03-04T09:00:00Z", "end": "2025-03-04T10:00:00Z",
   "text": {"en": "No labels were printed", "ko": "송장이 출력되지 않음"}},
  {"id": "e2", "kind": "status-update", "stage": "investigating", "start": "2025-03-04T09:20:00Z",
   "text": {"en": "We are looking into it", "ko": "원인을 살펴보고 있습니다"}},
  {"id": "e3", "kind": "status-update", "stage": "resolved", "start": "2025-03-04T10:30:00Z",
   "text": {"en": "All labels are out", "ko": "모두 출력되었습니다"}},
  {"id": "e4", "kind": "remediation", "text": {"en": "Workers were restarted", "ko": "작업기를 다시 시작함"}}
 ]})")
                         .arg(id);
    }
    return QStringLiteral("{\"format\": \"chronolane\", \"version\": 1, \"incidents\": [%1]}")
        .arg(incidents.join(QLatin1Char(',')))
        .toUtf8();
}

void TestExportCommand::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    m_record = path(QStringLiteral("one.record"));
    m_pair = path(QStringLiteral("two.record"));
    const auto make = [](const QString &name, const QByteArray &bytes) {
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    };
    make(m_record, document({QStringLiteral("NB-17")}));
    make(m_pair, document({QStringLiteral("NB-17"), QStringLiteral("NB/18")}));
}

TestExportCommand::Outcome TestExportCommand::run(const QStringList &arguments, const QByteArray &input) const
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("DISPLAY"));
    environment.remove(QStringLiteral("WAYLAND_DISPLAY"));
    environment.remove(QStringLiteral("QT_QPA_PLATFORM")); // the command asks for no display by itself
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(m_folder->path());
    process.start(QStringLiteral(CHRONOLANE_PROGRAM), QStringList{QStringLiteral("export")} + arguments);
    // In two parts with a pause between them, as a pipe may bring it.
    process.write(input.first(input.size() / 2));
    if (!input.isEmpty() && process.waitForBytesWritten())
        QTest::qSleep(30);
    process.write(input.sliced(input.size() / 2));
    process.closeWriteChannel();
    if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(),
            QString::fromUtf8(process.readAllStandardError())};
}

/// The files in the folder besides the records.
QStringList TestExportCommand::made() const
{
    QStringList names = QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden, QDir::Name);
    names.removeIf([](const QString &name) { return name.endsWith(QLatin1String(".record")); });
    return names;
}

QByteArray TestExportCommand::contentOf(const QString &name) const
{
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString TestExportCommand::textOf(const QByteArray &svg)
{
    QXmlStreamReader reader(svg);
    QString text;
    bool isText = false;
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.name() == QLatin1String("text"))
            isText = reader.isStartElement();
        if (isText && reader.isCharacters())
            text += reader.text().toString() + QLatin1Char(' ');
    }
    return reader.hasError() ? QString() : text;
}

void TestExportCommand::drawsAPngOfTheSize()
{
    const Outcome outcome =
        run({m_record, QStringLiteral("-o"), path(QStringLiteral("a.png")), QStringLiteral("--size"),
             QStringLiteral("800x450"), QStringLiteral("--scale"), QStringLiteral("1.5")});
    QVERIFY2(outcome.code == 0, qPrintable(outcome.errors));
    const QImage image(path(QStringLiteral("a.png")));
    QCOMPARE(image.size(), QSize(1200, 675));
    QCOMPARE(image.dotsPerMeterX(), 5669); // 96 dpi × 1.5
    QCOMPARE(outcome.output, QByteArray());
}

void TestExportCommand::drawsASvgWithTextAsText()
{
    const Outcome outcome = run({m_record, QStringLiteral("-o"), path(QStringLiteral("a.svg")),
                                 QStringLiteral("--lang"), QStringLiteral("ko")});
    QVERIFY2(outcome.code == 0, qPrintable(outcome.errors));
    QFile file(path(QStringLiteral("a.svg")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString text = textOf(file.readAll());
    QVERIFY2(text.contains(QStringLiteral("송장 출력 중단")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("UTC")), qPrintable(text));
}

void TestExportCommand::drawsAPdfThatCanBeSearched()
{
    const QString tool = QStandardPaths::findExecutable(QStringLiteral("pdftotext"));
    QVERIFY2(!tool.isEmpty(), "poppler-utils is one of the packages that ./dev test installs");
    const auto textIn = [this, &tool](const QString &language) {
        const QString file = path(language + QStringLiteral(".pdf"));
        const Outcome outcome = run({m_record, QStringLiteral("-o"), file, QStringLiteral("--lang"), language});
        QProcess reader;
        reader.start(tool, {file, QStringLiteral("-")});
        return reader.waitForFinished() && outcome.code == 0 ? QString::fromUtf8(reader.readAllStandardOutput())
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
    const Outcome outcome = run({m_record, QStringLiteral("-o"), QStringLiteral("-"), QStringLiteral("--to-format"),
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
        m_record, QStringLiteral("-o"),     QStringLiteral("-"), QStringLiteral("--to-format"),
        format,   QStringLiteral("--lang"), QStringLiteral("ko")};
    const Outcome first = run(arguments);
    QTest::qWait(1100); // long enough for a clock in the file to show
    QCOMPARE(first.code, 0);
    QVERIFY(!first.output.isEmpty());
    QCOMPARE(run(arguments).output, first.output);
}

void TestExportCommand::writesToStandardOutput()
{
    const Outcome outcome = run({m_record, QStringLiteral("-o"), QStringLiteral("-")});
    QCOMPARE(outcome.code, 0);
    QCOMPARE(QImage::fromData(outcome.output, "PNG").size(), QSize(1920, 1080));
    QVERIFY(made().isEmpty());
}

void TestExportCommand::readsStandardInput()
{
    const Outcome outcome = run({QStringLiteral("-"), QStringLiteral("-o"), QStringLiteral("-"),
                                 QStringLiteral("--to-format"), QStringLiteral("svg")},
                                document({QStringLiteral("NB-17")}));
    QVERIFY2(outcome.code == 0, qPrintable(outcome.errors));
    QVERIFY(textOf(outcome.output).contains(QStringLiteral("Label printing stopped")));
}

void TestExportCommand::readsStandardInputToItsEnd()
{
    const QByteArray record = document({QStringLiteral("NB-17")});
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
        const Outcome outcome = run(QStringList{m_record, QStringLiteral("-o"), QStringLiteral("-"),
                                                QStringLiteral("--to-format"), QStringLiteral("svg"),
                                                QStringLiteral("--lang"), QStringLiteral("en")} +
                                    options);
        return outcome.code == 0 ? textOf(outcome.output) : outcome.errors;
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

void TestExportCommand::countsWhatItLeavesOut()
{
    const auto svg = [this](const QStringList &options) {
        const Outcome outcome = run(QStringList{m_record, QStringLiteral("-o"), QStringLiteral("-"),
                                                QStringLiteral("--to-format"), QStringLiteral("svg")} + options);
        return outcome.code == 0 ? textOf(outcome.output) : outcome.errors;
    };
    const QString range = svg({QStringLiteral("--lang"), QStringLiteral("en"), QStringLiteral("--scope"),
                               QStringLiteral("range"), QStringLiteral("--to"), QStringLiteral("2025-03-04T09:30Z")});
    QVERIFY2(range.contains(QStringLiteral("1 event outside of this time")), qPrintable(range));
    const QString lanes = svg({QStringLiteral("--lang"), QStringLiteral("ko"), QStringLiteral("--lanes"),
                               QStringLiteral("impact")});
    QVERIFY2(lanes.contains(QStringLiteral("제외한 이벤트 3개")), qPrintable(lanes));
    const QString all = svg({QStringLiteral("--lang"), QStringLiteral("en"), QStringLiteral("--scope"), QStringLiteral("view")});
    QVERIFY2(!all.contains(QStringLiteral("outside")) && !all.contains(QStringLiteral("left out")), qPrintable(all));
}

void TestExportCommand::namesCharactersAndFonts()
{
    QByteArray record = document({QStringLiteral("NB-17"), QStringLiteral("NB-18")});
    // A character that no font can have, and the picture still is made of the rest: Hangul, Latin, an emoji.
    const QString text = QStringLiteral("다시 살펴봄 again ") + QString::fromUcs4(U"\U0001F600 \U0010FFFD");
    record.replace("We are looking into it", text.toUtf8());
    const QStringList arguments{QStringLiteral("-"), QStringLiteral("-o"), path(QStringLiteral("{id}.svg"))};
    const QStringList english{QStringLiteral("--lang"), QStringLiteral("en")};
    const Outcome outcome = run(arguments + english, record);
    QVERIFY2(outcome.code == 0, qPrintable(outcome.errors));
    QVERIFY2(outcome.errors.contains(QStringLiteral("(U+10fffd)")), qPrintable(outcome.errors));
    QCOMPARE(outcome.errors.count(QStringLiteral("U+10fffd")), 1); // once, for both files
    QVERIFY(textOf(contentOf(QStringLiteral("NB-18.svg"))).contains(QStringLiteral("다시 살펴봄")));
    const QStringList again{QStringLiteral("--force"), QStringLiteral("--lang"), QStringLiteral("ko")};
    record.replace("원인을 살펴보고 있습니다", text.toUtf8());
    const QString korean = run(arguments + again, record).errors;
    QVERIFY2(korean.contains(QStringLiteral("글꼴로 그릴 수 없는 문자")), qPrintable(korean));
    QCOMPARE(run(arguments + again + QStringList{QStringLiteral("--quiet")}, record).errors, QString());
}

void TestExportCommand::refusesToWriteWithoutFonts()
{
    QFile config(path(QStringLiteral("fonts.record")));
    QVERIFY(config.open(QIODevice::WriteOnly));
    config.write("<?xml version=\"1.0\"?><fontconfig><dir>/nowhere/at/all</dir></fontconfig>");
    config.close();
    qputenv("FONTCONFIG_FILE", QFile::encodeName(config.fileName()));
    const Outcome outcome = run({m_record, QStringLiteral("-o"), path(QStringLiteral("a.png"))});
    qunsetenv("FONTCONFIG_FILE");
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.errors.startsWith(path(QStringLiteral("a.png")) + QStringLiteral(": ")), qPrintable(outcome.errors));
    QVERIFY(made().isEmpty());
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
    row("an unknown preset", {out, png, QStringLiteral("--preset"), QStringLiteral("huge")}, QStringLiteral("huge"));
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
    const Outcome outcome = run(QStringList{m_record} + options);
    QCOMPARE(outcome.code, 2);
    QVERIFY2(!outcome.errors.isEmpty() && outcome.errors.contains(named), qPrintable(outcome.errors));
    QVERIFY(made().isEmpty());
}

void TestExportCommand::listsTheIncidentsWhereThereAreSeveral()
{
    const Outcome several = run({m_pair, QStringLiteral("-o"), path(QStringLiteral("a.png"))});
    QCOMPARE(several.code, 2);
    QVERIFY(several.errors.contains(QStringLiteral("NB-17")) &&
            several.errors.contains(QStringLiteral("NB/18")));
    QVERIFY(made().isEmpty());
    const Outcome chosen = run({m_pair, QStringLiteral("-o"), path(QStringLiteral("a.png")),
                                QStringLiteral("--incident"), QStringLiteral("NB/18")});
    QVERIFY2(chosen.code == 0, qPrintable(chosen.errors));
}

void TestExportCommand::writesOneFileAnIncident()
{
    const Outcome outcome = run({m_pair, QStringLiteral("--lang"), QStringLiteral("ko"), QStringLiteral("-o"),
                                 path(QStringLiteral("{n}_{id}_{date}_{lang}.svg"))});
    QVERIFY2(outcome.code == 0, qPrintable(outcome.errors));
    QCOMPARE(made(), QStringList({QStringLiteral("1_NB-17_2025-03-04_ko.svg"),
                                  QStringLiteral("2_NB-18_2025-03-04_ko.svg")}));
}

void TestExportCommand::refusesOneFileForTwoIncidents()
{
    const Outcome outcome = run({m_pair, QStringLiteral("-o"), path(QStringLiteral("{date}.svg"))});
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.errors.contains(QStringLiteral("2025-03-04.svg")), qPrintable(outcome.errors));
    QVERIFY(made().isEmpty());
}

void TestExportCommand::writesEveryLanguageAndFormat()
{
    const Outcome outcome = run({m_pair, QStringLiteral("--lang"), QStringLiteral("en,ko"), QStringLiteral("--to-format"),
                                 QStringLiteral("svg,csv"), QStringLiteral("--jobs"), QStringLiteral("2"),
                                 QStringLiteral("-o"), path(QStringLiteral("{n}_{lang}.{ext}"))});
    QVERIFY2(outcome.code == 0, qPrintable(outcome.errors));
    QCOMPARE(outcome.errors, QString());
    QStringList names;
    for (const char *name : {"1_en.csv", "1_en.svg", "1_ko.csv", "1_ko.svg", "2_en.csv", "2_en.svg", "2_ko.csv", "2_ko.svg"})
        names << QString::fromLatin1(name);
    QCOMPARE(made(), names);
    QVERIFY(textOf(contentOf(QStringLiteral("1_en.svg"))).contains(QStringLiteral("Label printing stopped")));
    QVERIFY(textOf(contentOf(QStringLiteral("1_ko.svg"))).contains(QStringLiteral("송장 출력 중단")));
    QVERIFY(contentOf(QStringLiteral("2_ko.csv")).contains("송장이 출력되지 않음"));
}

void TestExportCommand::writesTablesAndCalendars()
{
    const Outcome csv = run({m_record, QStringLiteral("-o"), QStringLiteral("-"), QStringLiteral("--to-format"),
                             QStringLiteral("csv"), QStringLiteral("--zone"), QStringLiteral("Asia/Seoul"),
                             QStringLiteral("--lang"), QStringLiteral("en")});
    QVERIFY2(csv.code == 0, qPrintable(csv.errors));
    QVERIFY2(csv.output.contains("NB-17,impact,,2025-03-04T18:00+09:00,2025-03-04T19:00+09:00,Asia/Seoul,minute"),
             csv.output);
    QVERIFY2(csv.output.contains("NB-17,remediation,,,,"), csv.output);
    const Outcome markdown = run({m_record, QStringLiteral("-o"), path(QStringLiteral("a.md")), QStringLiteral("--lang"),
                                  QStringLiteral("ko")});
    QVERIFY2(markdown.code == 0, qPrintable(markdown.errors));
    QVERIFY(contentOf(QStringLiteral("a.md")).contains("송장이 출력되지 않음"));
    const Outcome calendar = run({m_record, QStringLiteral("-o"), path(QStringLiteral("a.ics"))});
    QVERIFY2(calendar.code == 0, qPrintable(calendar.errors));
    QVERIFY(contentOf(QStringLiteral("a.ics")).contains("DTSTART:20250304T090000Z"));
}

void TestExportCommand::drawsForAPurpose()
{
    const auto imageOf = [this](const QStringList &options) {
        const Outcome outcome = run(QStringList{m_record, QStringLiteral("-o"), QStringLiteral("-")} + options);
        return QImage::fromData(outcome.output, "PNG");
    };
    const QImage thumbnail = imageOf({QStringLiteral("--preset"), QStringLiteral("thumbnail")});
    QCOMPARE(thumbnail.size(), QSize(800, 450));
    // 192 dots an inch are two pixels for each of ours; with a scale of its own the file only says so.
    const QImage fine = imageOf({QStringLiteral("--preset"), QStringLiteral("thumbnail"), QStringLiteral("--dpi"),
                                 QStringLiteral("192")});
    QCOMPARE(fine.size(), QSize(1600, 900));
    QCOMPARE(fine.dotsPerMeterX(), 7559);
    const QImage named = imageOf({QStringLiteral("--preset"), QStringLiteral("thumbnail"), QStringLiteral("--dpi"),
                                  QStringLiteral("300"), QStringLiteral("--scale"), QStringLiteral("1")});
    QCOMPARE(named.size(), QSize(800, 450));
    QCOMPARE(named.dotsPerMeterX(), 11811);
}

void TestExportCommand::drawsTextAsOutlines()
{
    const auto svg = [this](const char *how) {
        return run({m_record, QStringLiteral("-o"), QStringLiteral("-"), QStringLiteral("--to-format"),
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
    QByteArray record = document({QStringLiteral("NB-17")});
    record.replace("\"id\": \"e2\",", "\"id\": \"e2\", \"author\": \"Jo Vance\",");
    record.replace("We are looking into it", "Jo Vance is looking into it");
    const Outcome outcome = run({QStringLiteral("-"), QStringLiteral("-o"), QStringLiteral("-"), QStringLiteral("--to-format"),
                                 QStringLiteral("csv"), QStringLiteral("--names"), QStringLiteral("roles"),
                                 QStringLiteral("--lang"), QStringLiteral("en")},
                                record);
    QVERIFY2(outcome.code == 0, qPrintable(outcome.errors));
    QVERIFY2(!outcome.output.contains("Vance") && outcome.output.contains("Person 1 is looking into it,Person 1,"),
             outcome.output);
}

void TestExportCommand::tellsHowFarItIs()
{
    QStringList ids;
    for (int i = 0; i < 100; ++i)
        ids << QStringLiteral("NB-%1").arg(i);
    const QStringList arguments{QStringLiteral("-"), QStringLiteral("-o"), path(QStringLiteral("{id}.csv"))};
    const Outcome outcome = run(arguments, document(ids));
    QVERIFY2(outcome.code == 0, qPrintable(outcome.errors));
    QCOMPARE(outcome.errors, QStringLiteral("chronolane: 100 / 100\n"));
    QCOMPARE(made().size(), 100);
    const Outcome quiet = run(arguments + QStringList{QStringLiteral("--quiet"), QStringLiteral("--force")}, document(ids));
    QCOMPARE(quiet.errors, QString());
}

void TestExportCommand::reportsWhatFailsAndFinishesTheRest()
{
    QStringList ids;
    for (int i = 0; i < 12; ++i)
        ids << QStringLiteral("NB-%1").arg(i);
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("NB-3.svg")));
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("NB-7.svg")));
    const Outcome outcome = run({QStringLiteral("-"), QStringLiteral("-o"), path(QStringLiteral("{id}.svg")),
                                 QStringLiteral("--jobs"), QStringLiteral("3")},
                                document(ids));
    QCOMPARE(outcome.code, 1);
    QCOMPARE(outcome.errors.count(QLatin1Char('\n')), 2);
    QVERIFY(outcome.errors.contains(QStringLiteral("NB-3.svg: ")) && outcome.errors.contains(QStringLiteral("NB-7.svg: ")));
    QCOMPARE(made().size(), 10);
}

void TestExportCommand::keepsAnOldFile()
{
    QFile old(path(QStringLiteral("a.png")));
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write("old");
    old.close();
    const QStringList arguments{m_record, QStringLiteral("-o"), old.fileName()};
    const Outcome refused = run(arguments);
    QCOMPARE(refused.code, 1);
    QVERIFY2(refused.errors.startsWith(old.fileName() + QStringLiteral(": ")), qPrintable(refused.errors));
    QVERIFY(old.open(QIODevice::ReadOnly));
    QCOMPARE(old.readAll(), QByteArray("old"));
    old.close();
    QCOMPARE(run(arguments + QStringList{QStringLiteral("--force")}).code, 0);
    QCOMPARE(QImage(old.fileName()).size(), QSize(1920, 1080));
}

void TestExportCommand::drawsWhatCouldBeRead()
{
    const Outcome outcome = run({m_record, path(QStringLiteral("missing.record")), QStringLiteral("-o"),
                                 path(QStringLiteral("a.png"))});
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.errors.contains(QStringLiteral("missing.record")), qPrintable(outcome.errors));
    QCOMPARE(made(), QStringList{QStringLiteral("a.png")});
}

void TestExportCommand::leavesNothingBehind_data()
{
    QTest::addColumn<QString>("output");
    QTest::newRow("no such folder") << QStringLiteral("none/a.png");
    QTest::newRow("a name too long") << QString(300, QLatin1Char('a')) + QStringLiteral(".png");
}

void TestExportCommand::leavesNothingBehind()
{
    QFETCH(QString, output);
    const Outcome outcome = run({m_record, QStringLiteral("-o"), path(output)});
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.errors.contains(output), qPrintable(outcome.errors));
    QVERIFY(made().isEmpty());
}

QTEST_GUILESS_MAIN(TestExportCommand)
#include "tst_exportcommand.moc"
