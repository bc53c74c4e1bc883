// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/readrecord.h"

#include "models/zones/ianazonerules.h"

#include <QCryptographicHash>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace chronolane;

/// The door: what reaches a reader, and what is refused before.
class TestReadRecord : public QObject
{
    Q_OBJECT

private slots:
    void decodesAtTheDoor_data();
    void decodesAtTheDoor();
    void refusesWhatIsNoRecord_data();
    void refusesWhatIsNoRecord();
    void refusesHugeFilesBeforeReading();
    void namesTheLineOfAByteThatDoesNotFit();
    void takesAnEncodingThatIsAskedFor();
    void tellsTheReaderAboutTheSource();
    void carriesTextsUpToItsLimit();
    void hashesLargeFilesToo();
    void stopsWhenItIsCancelled_data();
    void stopsWhenItIsCancelled();
    void takesTheReaderThatIsAskedFor();
    void saysWhatItIsInstead_data();
    void saysWhatItIsInstead();
};

namespace {

/// Recognises everything and gives back what it got as one incident.
class MirrorReader final : public RecordReader
{
public:
    explicit MirrorReader(int score = 1) : m_score(score) {}
    [[nodiscard]] std::string_view name() const override { return "mirror"; }
    [[nodiscard]] int score(const RecordInput &) const override { return m_score; }
    [[nodiscard]] ReadingReport read(const RecordInput &input, const ReadingOptions &options,
                                     const ReadingContext &) const override
    {
        ReadingReport report;
        Incident &incident = report.incidents.emplace_back();
        incident.sources.push_back(input.source);
        incident.title.set("und", std::string(input.text.substr(0, 2000)));
        incident.declared.start = options.modified;
        return report;
    }

private:
    int m_score;
};

ReaderRegistry mirror(int score = 1)
{
    ReaderRegistry registry;
    registry.add(std::make_unique<MirrorReader>(score));
    return registry;
}

ReadingReport readPath(const QString &path, const ReadingOptions &options = {}, int score = 1)
{
    return readFile(path.toStdString(), options, {}, mirror(score));
}

QString fixture(const QString &name)
{
    return QStringLiteral(CHRONOLANE_FIXTURES "/encodings/") + name;
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot open a fixture");
    return file.readAll();
}

QByteArray title(const ReadingReport &report)
{
    return QByteArray::fromStdString(report.incidents.front().title.entries().front().second);
}

} // namespace

void TestReadRecord::decodesAtTheDoor_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("encoding");
    QTest::addColumn<bool>("isAssumed");
    QTest::addColumn<QByteArray>("begins");
    const QByteArray korean = "결제 서버 장애 보고\n";
    const QByteArray english = "Café gateway outage\n";
    QTest::newRow("UTF-8") << QStringLiteral("utf-8.txt") << QByteArray("UTF-8") << false << korean;
    QTest::newRow("its mark stays") << QStringLiteral("utf-8-bom.txt") << QByteArray("UTF-8") << false
                                    << QByteArray("\xEF\xBB\xBF" + korean);
    QTest::newRow("UTF-16LE") << QStringLiteral("utf-16le-bom.txt") << QByteArray("UTF-16LE") << false << korean;
    QTest::newRow("UTF-16BE") << QStringLiteral("utf-16be-bom.txt") << QByteArray("UTF-16BE") << false << korean;
    QTest::newRow("UTF-16 without a mark") << QStringLiteral("utf-16le.txt") << QByteArray("UTF-16LE") << true
                                           << english;
    QTest::newRow("Korean Windows") << QStringLiteral("cp949.txt") << QByteArray("CP949") << true << korean;
    QTest::newRow("Latin") << QStringLiteral("windows-1252.txt") << QByteArray("windows-1252") << true << english;
}

void TestReadRecord::decodesAtTheDoor()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, encoding);
    QFETCH(bool, isAssumed);
    QFETCH(QByteArray, begins);
    const ReadingReport report = readPath(fixture(file));
    QVERIFY(report.errors.empty());
    const Incident &incident = report.incidents.front();
    QCOMPARE(QByteArray::fromStdString(incident.sources.front().encoding), encoding);
    QVERIFY2(title(report).startsWith(begins), title(report).constData());
    QCOMPARE(!incident.diagnostics.empty(), isAssumed);
    if (isAssumed) {
        QCOMPARE(incident.diagnostics.front().code, std::string(diagnostic_code::AssumedEncoding));
        QCOMPARE(QByteArray::fromStdString(incident.diagnostics.front().arguments.front().value), encoding);
    }
}

void TestReadRecord::refusesWhatIsNoRecord_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("code");
    QTest::newRow("empty") << QByteArray() << QByteArray("empty");
    QTest::newRow("blank") << QByteArray(" \r\n\t ") << QByteArray("empty");
    QTest::newRow("only a mark") << QByteArray("\xEF\xBB\xBF\n") << QByteArray("empty");
    QTest::newRow("zeros") << QByteArray(5000, '\0') << QByteArray("binary");
    QTest::newRow("an image") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x07\x80", 20) << QByteArray("binary");
    QTest::newRow("control characters") << QByteArray("a\x01\x02\x03\x04").repeated(50) << QByteArray("binary");
}

void TestReadRecord::refusesWhatIsNoRecord()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, code);
    const ReadingReport report = readBytes(bytes.toStdString(), "pasted", {}, {}, mirror());
    QVERIFY(report.hasFatalError() && report.incidents.empty());
    QCOMPARE(QByteArray::fromStdString(std::string(name(report.errors.front().code))), code);
}

void TestReadRecord::refusesHugeFilesBeforeReading()
{
    QTemporaryDir folder;
    QFile sparse(folder.filePath(QStringLiteral("sparse")));
    QVERIFY(sparse.open(QIODevice::WriteOnly) && sparse.resize(qint64(2) << 30));
    sparse.close();
    const ReadingReport report = readPath(sparse.fileName());
    QCOMPARE(report.errors.front().code, ReadingErrorCode::TooLarge);
    QCOMPARE(report.errors.front().arguments.front().value, std::string("2147483648"));
}

void TestReadRecord::namesTheLineOfAByteThatDoesNotFit()
{
    const ReadingReport report = readPath(fixture(QStringLiteral("damaged-utf-8.txt")));
    QCOMPARE(report.errors.front().code, ReadingErrorCode::UndecodableText);
    QCOMPARE(report.errors.front().line, std::uint64_t(4));
    QVERIFY(report.incidents.empty());
}

void TestReadRecord::takesAnEncodingThatIsAskedFor()
{
    ReadingOptions options;
    options.encoding = "CP949";
    const ReadingReport report = readPath(fixture(QStringLiteral("cp949.txt")), options);
    QVERIFY(report.incidents.front().diagnostics.empty());
    options.encoding = "no-such-encoding";
    QCOMPARE(readPath(fixture(QStringLiteral("cp949.txt")), options).errors.front().code,
             ReadingErrorCode::UndecodableText);
    options.encoding = "UTF-8";
    QCOMPARE(readPath(fixture(QStringLiteral("cp949.txt")), options).errors.front().line, std::uint64_t(1));
}

void TestReadRecord::tellsTheReaderAboutTheSource()
{
    const QString path = fixture(QStringLiteral("utf-16be-bom.txt"));
    const ReadingReport report = readPath(path);
    const Incident &incident = report.incidents.front();
    const Source &source = incident.sources.front();
    QCOMPARE(source.id, std::string("s1"));
    QCOMPARE(source.name, std::string("utf-16be-bom.txt"));
    QCOMPARE(source.uri, path.toStdString());
    QCOMPARE(QByteArray::fromStdString(source.sha256),
             QCryptographicHash::hash(contentOf(path), QCryptographicHash::Sha256).toHex());
    QVERIFY(source.content && source.content->starts_with("결제"));
    QVERIFY(incident.declared.start.has_value());   // the time of the file's last change
    QCOMPARE(report.format, std::string("mirror"));
}

void TestReadRecord::carriesTextsUpToItsLimit()
{
    const std::string large(8'000'001, 'x');
    QVERIFY(readBytes(large, "pasted", {}, {}, mirror()).incidents.front().sources.front().content);
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("large.txt")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(large.data(), static_cast<qint64>(large.size()));
    file.close();
    QVERIFY(!readPath(file.fileName()).incidents.front().sources.front().content);
}

void TestReadRecord::hashesLargeFilesToo()
{
    const std::string large(5'000'000, 'x');
    const ReadingReport report = readBytes(large, "pasted", {}, {}, mirror());
    const QByteArray expected
        = QCryptographicHash::hash(QByteArray(5'000'000, 'x'), QCryptographicHash::Sha256).toHex();
    QCOMPARE(QByteArray::fromStdString(report.incidents.front().sources.front().sha256), expected);
}

void TestReadRecord::stopsWhenItIsCancelled_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("postmortem") << QByteArray("# Orders failed\n\nDate: 2031-03-04\n\n## Timeline\n\n")
                                << QByteArray("- 10:02 UTC: a queue overflowed and orders failed\n");
    QTest::newRow("status page")
        << QByteArray("Orders failed\n\nResolved - All is well.\nMar 4, 2031 - 11:00 UTC\n\n"
                      "Investigating - Orders fail.\nMar 4, 2031 - 10:00 UTC\n\n")
        << QByteArray("Monitoring - A queue overflowed.\nMar 4, 2031 - 10:30 UTC\n\n");
}

void TestReadRecord::stopsWhenItIsCancelled()
{
    QFETCH(QByteArray, head);
    QFETCH(QByteArray, line);
    const std::string text = head.append(line.repeated(10000)).toStdString();
    const IanaZoneRules zones;
    int questions = 0;
    std::uint64_t furthest = 0;
    ReadingContext context;
    context.zones = &zones;
    context.isCancelled = [&questions] { return ++questions > 2; };
    context.progress = [&furthest](std::uint64_t done, std::uint64_t) { furthest = std::max(furthest, done); };
    const ReadingReport report = readBytes(text, "pasted", {}, context, ReaderRegistry::standard());
    QCOMPARE(report.errors.size(), std::size_t(1));
    QCOMPARE(report.errors.front().code, ReadingErrorCode::Cancelled);
    QVERIFY(report.incidents.empty());   // half an incident is no truth
    QVERIFY(furthest > 0 && furthest < text.size() / 2);
}

void TestReadRecord::takesTheReaderThatIsAskedFor()
{
    ReadingOptions options;
    options.format = "mirror";
    QVERIFY(readBytes("text", "pasted", options, {}, mirror(0)).errors.empty());
    options.format = "window";
    QCOMPARE(readBytes("text", "pasted", options, {}, mirror()).errors.front().code, ReadingErrorCode::UnknownFormat);
}

void TestReadRecord::saysWhatItIsInstead_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("found");
    QTest::newRow("object") << QByteArray(R"({"name":"x","version":1})") << QByteArray("not-an-incident")
                            << QByteArray("json-object");
    QTest::newRow("array") << QByteArray("[[1,2]]") << QByteArray("not-an-incident") << QByteArray("json-array");
    QTest::newRow("empty object") << QByteArray("{}") << QByteArray("not-an-incident") << QByteArray("json-empty");
    QTest::newRow("broken") << QByteArray("{\"a\":") << QByteArray("broken-json") << QByteArray("unexpected-end");
    QTest::newRow("a bracket in a text") << QByteArray("[12:30] hello") << QByteArray("not-an-incident")
                                         << QByteArray("text");
    QTest::newRow("lines") << QByteArray("{\"a\":1}\n{\"a\":2}\n") << QByteArray("not-an-incident")
                           << QByteArray("json-lines");
    QTest::newRow("a monitored site") << QByteArray("url: https://x.example\nstatus: up\nlastUpdated: 2031-03-04\nstartTime: 2031-03-01\n")
                                      << QByteArray("not-an-incident") << QByteArray("site-summary");
    QTest::newRow("web page") << QByteArray("<!DOCTYPE HTML><html>") << QByteArray("not-an-incident")
                              << QByteArray("html");
    QTest::newRow("XML") << QByteArray("<?xml version=\"1.0\"?><a/>") << QByteArray("not-an-incident")
                         << QByteArray("xml");
    QTest::newRow("words") << QByteArray("Buy milk.") << QByteArray("not-an-incident") << QByteArray("text");
}

void TestReadRecord::saysWhatItIsInstead()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, found);
    const ReadingReport report = readBytes(text.toStdString(), "pasted", {}, {}, mirror(0));
    QVERIFY(report.hasFatalError());
    const ReadingError &error = report.errors.front();
    QCOMPARE(QByteArray::fromStdString(std::string(name(error.code))), code);
    QCOMPARE(QByteArray::fromStdString(error.arguments.front().value), found);
}

QTEST_GUILESS_MAIN(TestReadRecord)
#include "tst_readrecord.moc"
