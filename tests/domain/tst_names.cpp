// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/incident.h"

#include <QTest>

using namespace chronolane;

class TestNames : public QObject
{
    Q_OBJECT

private slots:
    void everyKindHasANameThatFindsIt();
    void everyStageHasANameThatFindsIt();
    void readsSeverityWordings_data();
    void readsSeverityWordings();
    void readsStageWordings_data();
    void readsStageWordings();
    void choosesTheTextForAReader();
    void guessesTheLanguage_data();
    void guessesTheLanguage();
};

void TestNames::everyKindHasANameThatFindsIt()
{
    for (int i = 0; i < EventKindCount; ++i) {
        const auto kind = static_cast<EventKind>(i);
        QCOMPARE(eventKindFromName(name(kind)), std::optional(kind));
    }
    QVERIFY(!eventKindFromName("").has_value());
    QVERIFY(!eventKindFromName("Impact").has_value());
}

void TestNames::everyStageHasANameThatFindsIt()
{
    for (int i = 1; i <= static_cast<int>(Stage::Update); ++i) {
        const auto stage = static_cast<Stage>(i);
        QCOMPARE(stageFromName(name(stage)), std::optional(stage));
    }
    QVERIFY(name(Stage::None).empty());
    QVERIFY(!stageFromName("").has_value());
}

void TestNames::readsSeverityWordings_data()
{
    QTest::addColumn<QByteArray>("word");
    QTest::addColumn<QByteArray>("severity");
    QTest::newRow("capital") << QByteArray("Critical") << QByteArray("critical");
    QTest::newRow("sev with dash") << QByteArray("SEV-1") << QByteArray("critical");
    QTest::newRow("priority") << QByteArray("P2") << QByteArray("major");
    QTest::newRow("medium") << QByteArray("Medium") << QByteArray("minor");
    QTest::newRow("enumerator of an API") << QByteArray("partial_outage") << QByteArray("major");
    QTest::newRow("Korean") << QByteArray("높음") << QByteArray("major");
    QTest::newRow("not a severity") << QByteArray("purple") << QByteArray("");
}

void TestNames::readsSeverityWordings()
{
    QFETCH(QByteArray, word);
    QFETCH(QByteArray, severity);
    const auto read = severityFromWording(word.toStdString());
    QCOMPARE(read ? QByteArray::fromStdString(std::string(name(*read))) : QByteArray(), severity);
}

void TestNames::readsStageWordings_data()
{
    QTest::addColumn<QByteArray>("word");
    QTest::addColumn<QByteArray>("stage");
    QTest::newRow("capital") << QByteArray("Investigating") << QByteArray("investigating");
    QTest::newRow("underscore") << QByteArray("in_progress") << QByteArray("in-progress");
    QTest::newRow("hyphen") << QByteArray("Post-mortem") << QByteArray("postmortem");
    QTest::newRow("synonym") << QByteArray("Fixed") << QByteArray("resolved");
    QTest::newRow("Korean") << QByteArray("조사 중") << QByteArray("investigating");
    QTest::newRow("not a stage") << QByteArray("Everything") << QByteArray("");
}

void TestNames::readsStageWordings()
{
    QFETCH(QByteArray, word);
    QFETCH(QByteArray, stage);
    const auto read = stageFromWording(word.toStdString());
    QCOMPARE(read ? QByteArray::fromStdString(std::string(name(*read))) : QByteArray(), stage);
}

void TestNames::choosesTheTextForAReader()
{
    LocalizedText text;
    QVERIFY(text.best("en") == nullptr);
    text.set("ja", "日本語");
    QCOMPARE(text.best("ko")->first, std::string("ja"));
    text.set("en", "English");
    QCOMPARE(text.best("ko")->first, std::string("en"));
    text.set("ko-KR", "한국어");
    QCOMPARE(text.best("ko")->first, std::string("ko-KR"));
    text.set("ko-KR", "");
    QVERIFY(text.find("ko-KR") == nullptr);
}

void TestNames::guessesTheLanguage_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("tag");
    QTest::newRow("English") << QByteArray("The cache filled up at noon.") << QByteArray("en");
    QTest::newRow("Korean with Latin names")
        << QByteArray("Payment API 와 Control Panel 에서 요청이 실패했습니다") << QByteArray("ko");
    QTest::newRow("Japanese") << QByteArray("障害が発生しました") << QByteArray("und");
    QTest::newRow("digits") << QByteArray("17:05 – 18:52") << QByteArray("und");
}

void TestNames::guessesTheLanguage()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, tag);
    QCOMPARE(QByteArray::fromStdString(std::string(guessLanguage(text.toStdString()))), tag);
}

QTEST_GUILESS_MAIN(TestNames)
#include "tst_names.moc"
