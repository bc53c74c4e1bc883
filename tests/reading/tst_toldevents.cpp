// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/incidentlib/toldevents.h"

#include <QTest>

using namespace chronolane;

class TestToldEvents : public QObject
{
    Q_OBJECT

private slots:
    void joinsTranslations();
    void keepsDifferentKindsOfOneLanguageApart();
    void joinsAWindowToldWithoutItsEnd();
    void enclosesWindows();
    void keepsEveryDoubt();
    void takesAPointOfATranslationForTheEdgeOfAWindow();
    void recognisesTheTriggerByItsWords();
};

namespace {

Event told(EventKind kind, const char *start, const char *end, const char *tag, const char *words)
{
    static std::uint64_t place = 0;
    Event event;
    event.kind = kind;
    event.start = parseIso8601(start)->time;
    if (end != nullptr)
        event.end = parseIso8601(end)->time;
    event.text.set(tag, words);
    event.evidence.push_back(Evidence::range(0, place, place + 1));
    ++place;
    return event;
}

} // namespace

void TestToldEvents::joinsTranslations()
{
    ToldEvents events;
    events.add(told(EventKind::Detection, "2027-01-01T10:00Z", nullptr, "en", "An alarm rang"), "en");
    events.add(told(EventKind::Note, "2027-01-01T10:00Z", nullptr, "ko", "경보가 울렸다"), "ko");
    const auto taken = events.take();
    QCOMPARE(taken.size(), std::size_t(1));
    QCOMPARE(taken.front().kind, EventKind::Detection);
    QVERIFY(taken.front().text.find("en") != nullptr && taken.front().text.find("ko") != nullptr);
    QCOMPARE(taken.front().evidence.size(), std::size_t(2));
}

void TestToldEvents::keepsDifferentKindsOfOneLanguageApart()
{
    ToldEvents events;
    events.add(told(EventKind::Trigger, "2027-01-01T10:00Z", nullptr, "en", "A resize began"), "en");
    events.add(told(EventKind::Detection, "2027-01-01T10:00Z", nullptr, "en", "An alarm rang"), "en");
    QCOMPARE(events.take().size(), std::size_t(2));
}

void TestToldEvents::joinsAWindowToldWithoutItsEnd()
{
    ToldEvents events;
    Event open = told(EventKind::Impact, "2027-01-01T10:00Z", nullptr, "en", "Requests fail");
    open.openEnded = true;
    events.add(open, "en");
    events.add(told(EventKind::Impact, "2027-01-01T10:00Z", "2027-01-01T11:00Z", "ko", "실패했다"), "ko");
    const auto taken = events.take();
    QCOMPARE(taken.size(), std::size_t(1));
    QVERIFY(taken.front().end && !taken.front().openEnded);
    QCOMPARE(taken.front().evidence.size(), std::size_t(2));
    QVERIFY(taken.front().text.find("en") != nullptr);
}

void TestToldEvents::enclosesWindows()
{
    ToldEvents events;
    events.add(told(EventKind::Impact, "2027-01-01T10:00Z", "2027-01-01T14:00Z", "en", "in two windows"), "en");
    events.add(told(EventKind::Impact, "2027-01-01T10:00Z", "2027-01-01T11:00Z", "en", "first"), "en");
    events.add(told(EventKind::Impact, "2027-01-01T13:00Z", "2027-01-01T14:00Z", "en", "second"), "en");
    const auto taken = events.take();
    QCOMPARE(taken.size(), std::size_t(3));
    QCOMPARE(taken[0].encloses, (std::vector<std::string>{"t2", "t3"}));
    QVERIFY(taken[1].encloses.empty());
}

void TestToldEvents::keepsEveryDoubt()
{
    ToldEvents events;
    events.add(told(EventKind::Impact, "2027-01-01T10:00Z", "2027-01-01T11:00Z", "ko", "끝났다"), "ko");
    Event about = told(EventKind::Impact, "2027-01-01T10:00Z", "2027-01-01T11:00Z", "en", "until about 11:00");
    about.approximateEnd = true;
    events.add(about, "en");
    QVERIFY(events.take().front().approximateEnd);
}

void TestToldEvents::takesAPointOfATranslationForTheEdgeOfAWindow()
{
    ToldEvents events;
    events.add(told(EventKind::Impact, "2027-01-01T10:00Z", "2027-01-01T11:00Z", "en", "from 10:00 to 11:00"), "en");
    events.add(told(EventKind::Milestone, "2027-01-01T11:00Z", nullptr, "ko", "11:00 에 돌아왔다"), "ko");
    events.add(told(EventKind::Milestone, "2027-01-01T10:30Z", nullptr, "ko", "10:30 에 나아졌다"), "ko");
    const auto taken = events.take();
    QCOMPARE(taken.size(), std::size_t(2));
    QCOMPARE(taken.front().evidence.size(), std::size_t(2));
    QVERIFY(taken.front().text.find("ko") == nullptr);
    QCOMPARE(taken.back().kind, EventKind::Milestone);
}

void TestToldEvents::recognisesTheTriggerByItsWords()
{
    ToldEvents events;
    events.add(told(EventKind::Remediation, "2027-01-01T10:00Z", nullptr, "en", "the resize emptied half of the cache"),
               "en");
    events.add(told(EventKind::Remediation, "2027-01-01T11:00Z", nullptr, "en", "Engineers warmed the cache"), "en");
    events.recogniseTrigger(LocalizedText("en", "A planned resize of the tile cache emptied half of it."));
    const auto taken = events.take();
    QCOMPARE(taken.front().kind, EventKind::Trigger);
    QCOMPARE(taken.back().kind, EventKind::Remediation);
}

QTEST_GUILESS_MAIN(TestToldEvents)
#include "tst_toldevents.moc"
