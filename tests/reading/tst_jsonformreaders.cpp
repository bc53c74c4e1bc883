// SPDX-License-Identifier: GPL-3.0-or-later
#include "describereport.h"

#include "models/reading/jsonforms/jsonformreaders.h"
#include "models/reading/readerregistry.h"

#include <QDir>
#include <QDirIterator>
#include <QTest>

using namespace chronolane;

/// Reads every fixture of every JSON form and compares what a person expects: `x.json` is described in `x.json.expected`.
class TestJsonFormReaders : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { addJsonFormReaders(m_registry); }
    void readsWhatAPersonReads_data();
    void readsWhatAPersonReads();
    void recognisesItsForm_data();
    void recognisesItsForm();
    void everyReaderHasFixtures();

private:
    void addFixtures(const QString &folder);

    ReaderRegistry m_registry;
};

namespace {

QStringList fixturesOf(const QString &reader, const QString &folder)
{
    const QDir fixtures(QStringLiteral(CHRONOLANE_FIXTURES "/%1/%2").arg(reader, folder));
    return fixtures.entryList({QStringLiteral("*.json"), QStringLiteral("*.jsonl")}, QDir::Files, QDir::Name);
}

QString nameOf(const RecordReader &reader)
{
    return QString::fromUtf8(reader.name().data(), static_cast<qsizetype>(reader.name().size()));
}

} // namespace

void TestJsonFormReaders::addFixtures(const QString &folder)
{
    for (const auto &reader : m_registry.readers()) {
        for (const QString &file : fixturesOf(nameOf(*reader), folder)) {
            const QString path = QStringLiteral("%1/%2/%3").arg(nameOf(*reader), folder, file);
            QTest::newRow(qPrintable(path)) << nameOf(*reader) << path;
        }
    }
}

void TestJsonFormReaders::readsWhatAPersonReads_data()
{
    QTest::addColumn<QString>("form");
    QTest::addColumn<QString>("path");
    addFixtures(QStringLiteral("good"));
    addFixtures(QStringLiteral("bad"));
}

void TestJsonFormReaders::readsWhatAPersonReads()
{
    QFETCH(QString, form);
    QFETCH(QString, path);
    const RecordReader *reader = m_registry.find(form.toStdString());
    const std::string read = test::describe(test::readText(*reader, test::fixture(path.toStdString())));
    const auto lines = QString::fromStdString(read).split(QLatin1Char('\n'));
    const auto expected = QString::fromStdString(test::fixture(path.toStdString() + ".expected")).split(QLatin1Char('\n'));
    for (qsizetype i = 0; i < std::min(lines.size(), expected.size()); ++i)
        QCOMPARE(lines[i], expected[i]);
    QCOMPARE(lines.size(), expected.size());
}

void TestJsonFormReaders::recognisesItsForm_data()
{
    QTest::addColumn<QString>("form");
    QTest::addColumn<QString>("path");
    addFixtures(QStringLiteral("good"));
}

void TestJsonFormReaders::recognisesItsForm()
{
    QFETCH(QString, form);
    QFETCH(QString, path);
    const std::string text = test::fixture(path.toStdString());
    RecordInput input;
    input.text = text;
    const RecordReader *reader = m_registry.recognise(input);
    QVERIFY(reader != nullptr);
    QCOMPARE(nameOf(*reader), form);
}

void TestJsonFormReaders::everyReaderHasFixtures()
{
    for (const auto &reader : m_registry.readers()) {
        QVERIFY2(!fixturesOf(nameOf(*reader), QStringLiteral("good")).isEmpty(), qPrintable(nameOf(*reader)));
        QVERIFY2(!fixturesOf(nameOf(*reader), QStringLiteral("bad")).isEmpty(), qPrintable(nameOf(*reader)));
    }
}

QTEST_GUILESS_MAIN(TestJsonFormReaders)
#include "tst_jsonformreaders.moc"
