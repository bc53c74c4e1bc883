// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/durationexpression.h"

#include <QTest>

using namespace chronolane;

class TestDuration : public QObject
{
    Q_OBJECT

private slots:
    void readsFields_data();
    void readsFields();
    void refusesFields_data();
    void refusesFields();
    void findsDurationsInTexts_data();
    void findsDurationsInTexts();
    void beginsWhereItIsAsked();
};

namespace {

std::string_view viewOf(const QByteArray &text)
{
    return {text.data(), static_cast<std::size_t>(text.size())};
}

} // namespace

void TestDuration::readsFields_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<double>("seconds");
    QTest::addColumn<Precision>("precision");
    QTest::addColumn<bool>("approximate");
    const auto add = [](const char *field, double seconds, Precision precision, bool approximate = false) {
        QTest::addRow("%s", field) << QByteArray(field) << seconds << precision << approximate;
    };
    add("1d 1h 49m", 92'940, Precision::Minute);
    add("2m", 120, Precision::Minute);
    add("6h 13m", 22'380, Precision::Minute);
    add("0h 16m", 960, Precision::Minute);
    add("1h30m", 5'400, Precision::Minute);
    add("2 h 37 min", 9'420, Precision::Minute);
    add("2 h, 37 minutes", 9'420, Precision::Minute);
    add("45s", 45, Precision::Second);
    add("1m 30s", 90, Precision::Second);
    add("3.5 hours", 12'600, Precision::Minute);
    add("1.5 days", 129'600, Precision::Hour);
    add("0.5s", 0.5, Precision::Second);
    add("90 minutes", 5'400, Precision::Minute);
    add("15 hours 40 minutes", 56'400, Precision::Minute);
    add("15 hours, 40 minutes", 56'400, Precision::Minute);
    add("15 hours and 40 minutes", 56'400, Precision::Minute);
    add("1 hour", 3'600, Precision::Hour);
    add("1 hr 5 mins", 3'900, Precision::Minute);
    add("an hour", 3'600, Precision::Hour);
    add("an hour and a half", 5'400, Precision::Minute);
    add("half an hour", 1'800, Precision::Minute);
    add("two hours", 7'200, Precision::Hour);
    add("forty-five minutes", 2'700, Precision::Minute);
    add("2 weeks", 1'209'600, Precision::Day);
    add("3 months", 7'776'000, Precision::Month);
    add("30-minute", 1'800, Precision::Minute);
    add("about 3 hours", 10'800, Precision::Hour, true);
    add("~45 min", 2'700, Precision::Minute, true);
    add("12+ hours", 43'200, Precision::Hour, true);
    add("approximately 1h 5m.", 3'900, Precision::Minute, true);
    add("PT5M", 300, Precision::Minute);
    add("PT1H30M", 5'400, Precision::Minute);
    add("P1DT2H", 93'600, Precision::Hour);
    add("P2D", 172'800, Precision::Day);
    add("0 days 01:12:00", 4'320, Precision::Second);
    add("2 days 01:12:00", 177'120, Precision::Second);
    add("01:12:00", 4'320, Precision::Second);
    add("1:12", 4'320, Precision::Minute);
    add("127:33", 459'180, Precision::Minute);
    add("1시간 21분", 4'860, Precision::Minute);
    add("1시간21분", 4'860, Precision::Minute);
    add("127시간 33분", 459'180, Precision::Minute);
    add("45분", 2'700, Precision::Minute);
    add("(86분)", 5'160, Precision::Minute);
    add("1일 1시간 50분", 93'000, Precision::Minute);
    add("2시간 반", 9'000, Precision::Minute);
    add("약 2시간21분간", 8'460, Precision::Minute, true);
    add("3분 20초", 200, Precision::Second);
    add("3일간", 259'200, Precision::Day);
    add(" 45 minutes ", 2'700, Precision::Minute);
}

void TestDuration::readsFields()
{
    QFETCH(QByteArray, field);
    QFETCH(double, seconds);
    QFETCH(Precision, precision);
    QFETCH(bool, approximate);
    const auto duration = durationFromField(viewOf(field));
    QVERIFY(duration.has_value());
    QCOMPARE(static_cast<double>(toMicroseconds(duration->length)) / 1e6, seconds);
    QCOMPARE(duration->precision, precision);
    QCOMPARE(duration->approximate, approximate);
}

void TestDuration::refusesFields_data()
{
    QTest::addColumn<QByteArray>("field");
    for (const char *field : {"", "ongoing", "5", "5 apples", "15일", "1:75", "12:30:99", "P", "PT", "a second", "the hour",
                              "1h until noon", "100000000 years", "5 minutes late", "3.5", "1-2", "5xx", "8h8", "hours"})
        QTest::addRow("%s", field) << QByteArray(field);
}

void TestDuration::refusesFields()
{
    QFETCH(QByteArray, field);
    QVERIFY(!durationFromField(viewOf(field)).has_value());
}

void TestDuration::findsDurationsInTexts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("words");
    const auto add = [](const char *text, const char *words) {
        QTest::addRow("%s", text) << QByteArray(text) << QByteArray(words);
    };
    add("Duration: 1d 1h 49m", "1d 1h 49m");
    add("lasted 1h 39m in all", "1h 39m");
    add("v1.24 took 15 minutes", "15 minutes");
    add("지속: 1시간 15분", "1시간 15분");
    add("Time to repair: 0h 16m", "0h 16m");
    add("no length here", "");
}

void TestDuration::findsDurationsInTexts()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, words);
    const auto duration = findDuration(viewOf(text));
    QCOMPARE(duration.has_value(), !words.isEmpty());
    if (duration) {
        const auto begin = static_cast<qsizetype>(duration->begin);
        QCOMPARE(text.mid(begin, static_cast<qsizetype>(duration->end) - begin), words);
    }
}

void TestDuration::beginsWhereItIsAsked()
{
    const std::string_view text = "after 90 minutes";
    QVERIFY(!durationAt(text, 0).has_value());
    const auto duration = durationAt(text, 6);
    QVERIFY(duration.has_value());
    QCOMPARE(duration->begin, std::size_t{6});
    QCOMPARE(duration->end, text.size());
}

QTEST_GUILESS_MAIN(TestDuration)
#include "tst_duration.moc"
