// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/storywords.h"

#include <QTest>

using namespace chronolane;

class TestStoryWords : public QObject
{
    Q_OBJECT

private slots:
    void knowsWhatHappened_data();
    void knowsWhatHappened();
};

void TestStoryWords::knowsWhatHappened_data()
{
    QTest::addColumn<bool>("isPast");
    const auto row = [](bool isPast, const char *sentence) { QTest::newRow(sentence) << isPast; };
    row(true, "The clerk walked to the hall.");
    row(true, "At ten the belt ran dry.");
    row(true, "담당자가 기계실로 갔다");
    row(true, "처리 대수를 늘렸습니다");
    row(false, "The belt needs oil.");
    row(false, "The belt is cleaned every day at ten.");
    row(false, "A guard would have noticed it.");
    row(false, "If the lamp failed, Kim was called.");
    row(false, "Posted by Kim at ten.");
    row(false, "문이 열리고 있다");
    row(false, "다시 알리겠습니다");
}

void TestStoryWords::knowsWhatHappened()
{
    QFETCH(bool, isPast);
    QCOMPARE(tellsPast(QTest::currentDataTag()), isPast);
}

QTEST_GUILESS_MAIN(TestStoryWords)
#include "tst_storywords.moc"
