// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

/// `inspect` and `convert` as a script meets them: exit codes, streams, files.
class TestCommands : public QObject
{
    Q_OBJECT

private slots:
    void answersHelpAndVersion_data();
    void answersHelpAndVersion();
    void complainsAboutMisuse_data();
    void complainsAboutMisuse();
    void namesBadInputAndReadsTheRest_data();
    void namesBadInputAndReadsTheRest();
    void inspectsAsDocument();
    void inspectsAsTableInBothLanguages();
    void reportsWhatBecameOfEachLine();
    void readsStandardInput();
    void convertsSeveralFilesIntoOne();
    void convertsLosslessly();
    void neverOverwritesUnasked();
    void leavesNothingBehindWhereItCannotWrite();
    void convertsNothingWhereNothingWasRead();
};

namespace {

struct Outcome
{
    int code = -1;
    QByteArray out;
    QByteArray err;
};

Outcome run(const QStringList &arguments, const QByteArray &input = {})
{
    QProcess process;
    process.start(QStringLiteral(CHRONOLANE_PROGRAM), arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

QString fixture(const char *name)
{
    return QStringLiteral(CHRONOLANE_FIXTURES "/chronolane/") + QString::fromLatin1(name);
}

QJsonArray incidents(const QByteArray &document)
{
    return QJsonDocument::fromJson(document).object().value(QStringLiteral("incidents")).toArray();
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString written(const QTemporaryDir &folder, const char *name, const QByteArray &bytes)
{
    QFile file(folder.filePath(QString::fromLatin1(name)));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write a test's file");
    return file.fileName();
}

} // namespace

void TestCommands::answersHelpAndVersion_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("help") << QStringList{QStringLiteral("--help")} << QByteArray("chronolane inspect");
    QTest::newRow("help of a command") << QStringList{QStringLiteral("export"), QStringLiteral("--help")}
                                       << QByteArray("--size");
    QTest::newRow("version") << QStringList{QStringLiteral("--version")} << QByteArray("chronolane 0.");
}

void TestCommands::answersHelpAndVersion()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, says);
    const Outcome outcome = run(arguments);
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.out.contains(says), outcome.out.constData());
    QCOMPARE(outcome.err, QByteArray());
}

void TestCommands::complainsAboutMisuse_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char *name, const char *arguments, const char *says) {
        QTest::newRow(name) << QString::fromLatin1(arguments).split(QLatin1Char(' ')) << QByteArray(says);
    };
    row("no file", "inspect", "Name a file");
    row("unknown option", "inspect --loud a.json", "loud");
    row("an option of another command", "inspect --size 3x3 a.json", "size");
    row("no output", "convert a.json", "-o");
    row("zone", "inspect --zone-hint Mars/Olympus a.json", "Mars/Olympus");
    row("year", "inspect --year soon a.json", "soon");
    row("language", "inspect --lang xx a.json", "xx");
    row("form", "inspect --format oracle a.json", "chronolane");
    row("standard input twice", "inspect - -", "once");
}

void TestCommands::complainsAboutMisuse()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, says);
    const Outcome outcome = run(arguments);
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.err.startsWith("chronolane: ") && outcome.err.contains(says), outcome.err.constData());
    QCOMPARE(outcome.out, QByteArray());
}

void TestCommands::namesBadInputAndReadsTheRest_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<qint64>("size");
    QTest::addColumn<QByteArray>("place");
    const auto row = [](const char *name, const QByteArray &bytes, const char *place = ": ") {
        QTest::newRow(name) << bytes << qint64(bytes.size()) << QByteArray(place);
    };
    row("empty", {});
    row("binary", QByteArray("\x7f" "ELF\0\0\0\0", 8));
    row("truncated", "{\"format\":\"chronolane\",\"version\":1,\n\"incidents\":[{\"id\":", ":2: ");
    row("not UTF-8", QByteArray("{\"format\":\"chronolane\",\n\"a\":\"장애 기록 장애 기록\xff\"}"), ":2: ");
    row("no incident", "{\"name\":\"left-pad\",\"version\":\"1.3.0\"}");
    row("a number", "42");
    row("a later version", "{\"format\":\"chronolane\",\n\"version\":9}", ":2: ");
    row("wrong type", "{\"format\":\"chronolane\",\"version\":1,\n\n\"incidents\":{}}", ":3: ");
    row("out of range", "{\"format\":\"chronolane\",\"version\":1,\"incidents\":[{\"id\":\"b\",\n\"declared\":{\"start\":"
                        "\"2027-13-01T00:00:00Z\"}}]}",
        ":2: ");
    QTest::newRow("huge") << QByteArray("{") << (qint64(2) << 30) << QByteArray(": ");
    QTest::newRow("missing") << QByteArray() << qint64(-1) << QByteArray(": ");
    QTest::newRow("a folder") << QByteArray() << qint64(-2) << QByteArray(": ");
    QTest::newRow("unreadable") << QByteArray() << qint64(-3) << QByteArray(": ");
}

void TestCommands::namesBadInputAndReadsTheRest()
{
    QFETCH(QByteArray, bytes);
    QFETCH(qint64, size);
    QFETCH(QByteArray, place);
    QTemporaryDir folder;
    QString bad = folder.filePath(QStringLiteral("bad"));
    if (size == -3)
        bad = written(folder, "file", "x") + QStringLiteral("/below");   // unreadable for root, too
    else if (size == -2)
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("bad")));
    else if (size >= 0)
        QVERIFY(QFile::resize(written(folder, "bad", bytes), size));
    const QString output = folder.filePath(QStringLiteral("out.json"));
    const Outcome outcome = run({QStringLiteral("convert"), bad, fixture("good/everything.json"), QStringLiteral("-o"),
                                 output});
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.err.startsWith(bad.toUtf8() + place), outcome.err.constData());
    QCOMPARE(outcome.err.count('\n'), 1);
    QCOMPARE(incidents(contentOf(output)).last().toObject().value(QStringLiteral("id")).toString(),
             QStringLiteral("ORB-7"));
}

void TestCommands::inspectsAsDocument()
{
    const Outcome outcome = run({QStringLiteral("inspect"), QStringLiteral("--json"), fixture("good/everything.json")});
    QCOMPARE(outcome.code, 0);
    const QJsonObject incident = incidents(outcome.out).first().toObject();
    QCOMPARE(incident.value(QStringLiteral("id")).toString(), QStringLiteral("ORB-7"));
    const QJsonArray remarks = incident.value(QStringLiteral("diagnostics")).toArray();
    const bool isAnalysed = std::any_of(remarks.begin(), remarks.end(), [](const QJsonValue &remark) {
        return remark.toObject().value(QStringLiteral("code")).toString() == QLatin1String("undated-steps");
    });
    QVERIFY(isAnalysed);
}

void TestCommands::inspectsAsTableInBothLanguages()
{
    const Outcome english = run({QStringLiteral("inspect"), QStringLiteral("--lang"), QStringLiteral("en"),
                                 fixture("good/everything.json")});
    QCOMPARE(english.code, 0);
    for (const char *words : {"ORB-7", "Outgoing mail waited", "2027-02-03 17:10", "Freed the disk."})
        QVERIFY2(english.out.contains(words), words);
    const Outcome korean = run({QStringLiteral("inspect"), QStringLiteral("--lang"), QStringLiteral("ko"),
                                QStringLiteral("--zone"), QStringLiteral("UTC"), fixture("good/everything.json")});
    QCOMPARE(korean.code, 0);
    for (const char *words : {"보내는 메일이 대기열에 쌓임", "08:10", "08:30"})
        QVERIFY2(korean.out.contains(words), words);
}

void TestCommands::reportsWhatBecameOfEachLine()
{
    const QByteArray table = "time;flux;text\n2031-03-04T10:00+09:00;q;Restarted the relay\n;;Wrote it down\n;;\n";
    const Outcome english = run({QStringLiteral("inspect"), QStringLiteral("--report"), QStringLiteral("--lang"),
                                 QStringLiteral("en"), QStringLiteral("-")}, table);
    QCOMPARE(english.code, 0);
    const QByteArrayList lines = english.out.split('\n');
    QCOMPARE(lines.size(), qsizetype{9});
    QCOMPARE(lines[0], QByteArray("- · Table"));
    QCOMPARE(lines[1].trimmed(), QByteArray("1 dated · 1 without a time · 2 context · 2 skipped"));
    QVERIFY(lines[3].contains("column flux: Not used"));
    QVERIFY(lines[5].contains("Dated") && lines[5].contains("2031-03-04T01:00:00Z (stated)")
            && lines[5].contains("Restarted the relay"));
    QVERIFY(lines[6].contains("not stated") && lines[6].contains("no time is stated"));
    QVERIFY(lines[7].contains("Skipped") && lines[7].contains("nothing is written there"));
    const Outcome korean = run({QStringLiteral("inspect"), QStringLiteral("--report"), QStringLiteral("--lang"),
                                QStringLiteral("ko"), QStringLiteral("-")}, table);
    QVERIFY(korean.out.contains("건너뜀"));
    QCOMPARE(run({QStringLiteral("inspect"), QStringLiteral("--report"), QStringLiteral("--json"),
                  QStringLiteral("-")}, table).code, 2);
}

void TestCommands::readsStandardInput()
{
    const Outcome outcome = run({QStringLiteral("inspect"), QStringLiteral("--json"), QStringLiteral("-")},
                                contentOf(fixture("good/everything.json")));
    QCOMPARE(outcome.code, 0);
    QCOMPARE(incidents(outcome.out).size(), 1);
    const Outcome nothing = run({QStringLiteral("inspect"), QStringLiteral("-")});
    QCOMPARE(nothing.code, 1);
    QVERIFY2(nothing.err.startsWith("-: "), nothing.err.constData());
}

void TestCommands::convertsSeveralFilesIntoOne()
{
    QTemporaryDir folder;
    const QString second
        = written(folder, "second.json", R"({"format":"chronolane","version":1,"incidents":[{"id":"second"}]})");
    const Outcome outcome = run({QStringLiteral("convert"), fixture("good/everything.json"), second,
                                 QStringLiteral("-o"), QStringLiteral("-")});
    QCOMPARE(outcome.code, 0);
    QCOMPARE(incidents(outcome.out).size(), 2);
    QCOMPARE(incidents(outcome.out).last().toObject().value(QStringLiteral("id")).toString(), QStringLiteral("second"));
}

void TestCommands::convertsLosslessly()
{
    QTemporaryDir folder;
    const QString once = folder.filePath(QStringLiteral("once.json"));
    const QString twice = folder.filePath(QStringLiteral("twice.json"));
    QCOMPARE(run({QStringLiteral("convert"), fixture("good/everything.json"), QStringLiteral("-o"), once}).code, 0);
    QCOMPARE(run({QStringLiteral("convert"), once, QStringLiteral("--output=") + twice}).code, 0);
    QVERIFY(!contentOf(once).isEmpty());
    QCOMPARE(contentOf(twice), contentOf(once));
}

void TestCommands::neverOverwritesUnasked()
{
    QTemporaryDir folder;
    const QString output = written(folder, "precious.json", "precious");
    const QStringList arguments = {QStringLiteral("convert"), fixture("good/everything.json"), QStringLiteral("-o"), output};
    const Outcome refused = run(arguments);
    QCOMPARE(refused.code, 1);
    QVERIFY2(refused.err.startsWith(output.toUtf8() + ": "), refused.err.constData());
    QCOMPARE(contentOf(output), QByteArray("precious"));
    QCOMPARE(run(arguments + QStringList(QStringLiteral("--force"))).code, 0);
    QCOMPARE(incidents(contentOf(output)).size(), 1);
}

void TestCommands::leavesNothingBehindWhereItCannotWrite()
{
    QTemporaryDir folder;
    const Outcome outcome = run({QStringLiteral("convert"), fixture("good/everything.json"), QStringLiteral("-o"),
                                 folder.filePath(QStringLiteral("no/such/folder.json"))});
    QCOMPARE(outcome.code, 1);
    QCOMPARE(outcome.err.count('\n'), 1);
    QVERIFY(QDir(folder.path()).isEmpty());
}

void TestCommands::convertsNothingWhereNothingWasRead()
{
    QTemporaryDir folder;
    const QString output = folder.filePath(QStringLiteral("out.json"));
    const Outcome outcome
        = run({QStringLiteral("convert"), folder.filePath(QStringLiteral("missing")), QStringLiteral("-o"), output});
    QCOMPARE(outcome.code, 1);
    QVERIFY(!QFile::exists(output));
}

QTEST_GUILESS_MAIN(TestCommands)
#include "tst_commands.moc"
