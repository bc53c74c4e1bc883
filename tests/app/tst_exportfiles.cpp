// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/exportrun.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QTest>

#include <memory>

/// Which files `chronolane export` makes, of many incidents, and where it fails.
class TestExportFiles : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_run.reset(); }

    void refusesToWriteWithoutFonts_data();
    void refusesToWriteWithoutFonts();
    void listsTheIncidentsWhereThereAreSeveral();
    void writesOneFileAnIncident();
    void refusesOneFileForTwoIncidents();
    void writesEveryLanguageAndFormat();
    void tellsHowFarItIs();
    void reportsWhatFailsAndFinishesTheRest();
    void keepsAnOldFile();
    void drawsWhatCouldBeRead();
    void leavesNothingBehind_data();
    void leavesNothingBehind();

private:
    std::unique_ptr<ExportRun> m_run;
};

void TestExportFiles::init()
{
    m_run = std::make_unique<ExportRun>();
    QVERIFY(m_run->isReady());
}

void TestExportFiles::refusesToWriteWithoutFonts_data()
{
    QTest::addColumn<QByteArray>("record");
    QTest::newRow("a day") << QByteArray("Queue stuck\n\n- 2026-05-04 10:02 UTC Alert\n- 2026-05-04 11:15 UTC Resolved\n");
    // Texts without a length leave the axis no room: it reached beyond the calendar.
    QTest::newRow("weeks and many rows") << QByteArray(
        "Queue stuck\n\n- 2026-05-04 10:02 UTC Errors began\n- 2026-05-04 10:09 UTC Alert\n- 2026-05-04 10:20 UTC "
        "Rolled back\n- 2026-05-04 11:15 UTC Resolved\n- 2026-06-19 09:00 UTC Postmortem published\n");
}

void TestExportFiles::refusesToWriteWithoutFonts()
{
    QFETCH(QByteArray, record);
    const auto write = [this](const QString &name, const QByteArray &text) {
        QFile file(m_run->path(name));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    };
    QVERIFY(write(QStringLiteral("fonts.record"),
                  "<?xml version=\"1.0\"?><fontconfig><dir>/nowhere/at/all</dir></fontconfig>"));
    QVERIFY(write(QStringLiteral("own.record"), record));
    for (const QString &name : {QStringLiteral("a.png"), QStringLiteral("a.svg"), QStringLiteral("a.pdf")}) {
        qputenv("FONTCONFIG_FILE", QFile::encodeName(m_run->path(QStringLiteral("fonts.record"))));
        const ExportRun::Outcome outcome =
            m_run->run({m_run->path(QStringLiteral("own.record")), QStringLiteral("-o"), m_run->path(name)});
        qunsetenv("FONTCONFIG_FILE");
        QCOMPARE(outcome.code, 1);
        QVERIFY2(outcome.errors.startsWith(m_run->path(name) + QStringLiteral(": ")), qPrintable(outcome.errors));
    }
    QVERIFY(m_run->made().isEmpty());
}

void TestExportFiles::listsTheIncidentsWhereThereAreSeveral()
{
    const ExportRun::Outcome several =
        m_run->run({m_run->pair(), QStringLiteral("-o"), m_run->path(QStringLiteral("a.png"))});
    QCOMPARE(several.code, 2);
    QVERIFY(several.errors.contains(QStringLiteral("NB-17")) &&
            several.errors.contains(QStringLiteral("NB/18")));
    QVERIFY(m_run->made().isEmpty());
    const ExportRun::Outcome chosen =
        m_run->run({m_run->pair(), QStringLiteral("-o"), m_run->path(QStringLiteral("a.png")),
                    QStringLiteral("--incident"), QStringLiteral("NB/18")});
    QVERIFY2(chosen.code == 0, qPrintable(chosen.errors));
}

void TestExportFiles::writesOneFileAnIncident()
{
    const ExportRun::Outcome outcome =
        m_run->run({m_run->pair(), QStringLiteral("--lang"), QStringLiteral("ko"), QStringLiteral("-o"),
                    m_run->path(QStringLiteral("{n}_{id}_{date}_{lang}.svg"))});
    QVERIFY2(outcome.code == 0, qPrintable(outcome.errors));
    QCOMPARE(m_run->made(), QStringList({QStringLiteral("1_NB-17_2025-03-04_ko.svg"),
                                         QStringLiteral("2_NB-18_2025-03-04_ko.svg")}));
}

void TestExportFiles::refusesOneFileForTwoIncidents()
{
    const ExportRun::Outcome outcome =
        m_run->run({m_run->pair(), QStringLiteral("-o"), m_run->path(QStringLiteral("{date}.svg"))});
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.errors.contains(QStringLiteral("2025-03-04.svg")), qPrintable(outcome.errors));
    QVERIFY(m_run->made().isEmpty());
}

void TestExportFiles::writesEveryLanguageAndFormat()
{
    const ExportRun::Outcome outcome = m_run->run(
        {m_run->pair(), QStringLiteral("--lang"), QStringLiteral("en,ko"), QStringLiteral("--to-format"),
         QStringLiteral("svg,csv"), QStringLiteral("--jobs"), QStringLiteral("2"), QStringLiteral("-o"),
         m_run->path(QStringLiteral("{n}_{lang}.{ext}"))});
    QVERIFY2(outcome.code == 0, qPrintable(outcome.errors));
    QCOMPARE(outcome.errors, QString());
    QStringList names;
    for (const char *name :
         {"1_en.csv", "1_en.svg", "1_ko.csv", "1_ko.svg", "2_en.csv", "2_en.svg", "2_ko.csv", "2_ko.svg"})
        names << QString::fromLatin1(name);
    QCOMPARE(m_run->made(), names);
    QVERIFY(textOfSvg(m_run->contentOf(QStringLiteral("1_en.svg")))
                .contains(QStringLiteral("Label printing stopped")));
    QVERIFY(
        textOfSvg(m_run->contentOf(QStringLiteral("1_ko.svg"))).contains(QStringLiteral("송장 출력 중단")));
    QVERIFY(m_run->contentOf(QStringLiteral("2_ko.csv")).contains("송장이 출력되지 않음"));
}

void TestExportFiles::tellsHowFarItIs()
{
    QStringList ids;
    for (int i = 0; i < 100; ++i)
        ids << QStringLiteral("NB-%1").arg(i);
    const QStringList arguments{QStringLiteral("-"), QStringLiteral("-o"),
                                m_run->path(QStringLiteral("{id}.csv"))};
    const ExportRun::Outcome outcome = m_run->run(arguments, exportedDocument(ids));
    QVERIFY2(outcome.code == 0, qPrintable(outcome.errors));
    QCOMPARE(outcome.errors, QStringLiteral("chronolane: 100 / 100\n"));
    QCOMPARE(m_run->made().size(), 100);
    const ExportRun::Outcome quiet = m_run->run(
        arguments + QStringList{QStringLiteral("--quiet"), QStringLiteral("--force")}, exportedDocument(ids));
    QCOMPARE(quiet.errors, QString());
}

void TestExportFiles::reportsWhatFailsAndFinishesTheRest()
{
    QStringList ids;
    for (int i = 0; i < 12; ++i)
        ids << QStringLiteral("NB-%1").arg(i);
    QVERIFY(QDir(m_run->folder()).mkdir(QStringLiteral("NB-3.svg")));
    QVERIFY(QDir(m_run->folder()).mkdir(QStringLiteral("NB-7.svg")));
    const ExportRun::Outcome outcome =
        m_run->run({QStringLiteral("-"), QStringLiteral("-o"), m_run->path(QStringLiteral("{id}.svg")),
                    QStringLiteral("--jobs"), QStringLiteral("3")},
                   exportedDocument(ids));
    QCOMPARE(outcome.code, 1);
    QCOMPARE(outcome.errors.count(QLatin1Char('\n')), 2);
    QVERIFY(outcome.errors.contains(QStringLiteral("NB-3.svg: ")) &&
            outcome.errors.contains(QStringLiteral("NB-7.svg: ")));
    QCOMPARE(m_run->made().size(), 10);
}

void TestExportFiles::keepsAnOldFile()
{
    QFile old(m_run->path(QStringLiteral("a.png")));
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write("old");
    old.close();
    const QStringList arguments{m_run->record(), QStringLiteral("-o"), old.fileName()};
    const ExportRun::Outcome refused = m_run->run(arguments);
    QCOMPARE(refused.code, 1);
    QVERIFY2(refused.errors.startsWith(old.fileName() + QStringLiteral(": ")), qPrintable(refused.errors));
    QVERIFY(old.open(QIODevice::ReadOnly));
    QCOMPARE(old.readAll(), QByteArray("old"));
    old.close();
    QCOMPARE(m_run->run(arguments + QStringList{QStringLiteral("--force")}).code, 0);
    QCOMPARE(QImage(old.fileName()).size(), QSize(1920, 1080));
}

void TestExportFiles::drawsWhatCouldBeRead()
{
    const ExportRun::Outcome outcome =
        m_run->run({m_run->record(), m_run->path(QStringLiteral("missing.record")), QStringLiteral("-o"),
                    m_run->path(QStringLiteral("a.png"))});
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.errors.contains(QStringLiteral("missing.record")), qPrintable(outcome.errors));
    QCOMPARE(m_run->made(), QStringList{QStringLiteral("a.png")});
}

void TestExportFiles::leavesNothingBehind_data()
{
    QTest::addColumn<QString>("output");
    QTest::newRow("no such folder") << QStringLiteral("none/a.png");
    QTest::newRow("a name too long") << QString(300, QLatin1Char('a')) + QStringLiteral(".png");
}

void TestExportFiles::leavesNothingBehind()
{
    QFETCH(QString, output);
    const ExportRun::Outcome outcome =
        m_run->run({m_run->record(), QStringLiteral("-o"), m_run->path(output)});
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.errors.contains(output), qPrintable(outcome.errors));
    QVERIFY(m_run->made().isEmpty());
}

QTEST_GUILESS_MAIN(TestExportFiles)
#include "tst_exportfiles.moc"
