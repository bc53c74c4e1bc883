// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/stepclassifier.h"

#include <QTest>

using namespace chronolane;

class TestClassifier : public QObject
{
    Q_OBJECT

private slots:
    void tellsTheKindOfAStep_data();
    void tellsTheKindOfAStep();
    void changesAreMarked();
    void sectionsAddWeight();
    void tellsWindows_data();
    void tellsWindows();
};

void TestClassifier::tellsTheKindOfAStep_data()
{
    QTest::addColumn<QString>("step");
    QTest::addColumn<QString>("kind");
    const auto row = [](const char *kind, const char *step) {
        QTest::newRow(step) << QString::fromUtf8(step) << QString::fromUtf8(kind);
    };
    row("detection", "The latency alarm rings in the operations room");
    row("detection", "A customer reports empty invoices");
    row("detection", "Trading desk reports rejects");
    row("detection", "Call bridge opened");
    row("diagnosis", "Cause found: an expired token");
    row("milestone", "Parcels accepted again");
    row("remediation", "The change was rolled back for all users");
    row("milestone", "Caches expire, the shop is back for everyone");
    row("status-update", "Client notice sent");
    row("impact", "분류 오류 시작");
    row("milestone", "분류 오류율 감소");
    row("trigger", "A configuration push removed the route");
    row("trigger", "Invoice queue stalls");
    row("trigger", "delivery success drops to 40%");
    row("diagnosis", "Engineers find exhausted sockets");
    row("milestone", "Catalogue fully available again");
    row("milestone", "At noon we closed the incident");
    row("remediation", "복구 작업 시작");
    row("remediation", "복구 실패");
    row("milestone", "복구 작업 완료");
    row("note", "모니터링 종료");
    row("trigger", "동일 증상 재발");
    row("follow-up", "증상 재발 방지 대책 도입 예정");
    row("trigger", "2동 전원 차단");
    row("detection", "알림 발생, 당직 확인");
    row("detection", "접속 지연 민원 접수");
    row("remediation", "스위치 재부팅(효과 없음)");
    row("remediation", "설정 원복");
    row("detection", "Sam is paged and declares an incident");
    row("detection", "Errors begin. Alerts fire.");
    row("detection", "We became aware of missing mails");
    row("detection", "Ticket 77 is opened about readers that wait and jobs being killed");
    row("diagnosis", "Second engineer's conclusion is an exhausted disk");
    row("trigger", "A change was released which unexpectedly prevented some readers from logging in");
    row("milestone", "The outage was resolved after the restart applied the revert to the last hall");
    row("milestone", "All halls were reported healthy");
    row("status-update", "Community is informed about the changes");
    row("diagnosis", "We suspect the new index as the cause of slow reads");
    row("diagnosis", "Team investigates why two shards disagree");
    row("diagnosis", "Root cause identified: an expired token");
    row("remediation", "Rolled back to the build of the day before");
    row("remediation", "We restart the broker. Throughput improves.");
    row("remediation", "Operators drained the queue and disabled retries");
    row("remediation", "Added capacity to the cache tier");
    row("remediation", "Traffic rerouted to the second hall");
    row("milestone", "Checkout recovers");
    row("milestone", "All gates were confirmed back up");
    row("milestone", "All systems are back to normal");
    row("milestone", "The last errors are resolved");
    row("trigger", "At 9:40 a.m. UTC we turned off a flag, which caused new uploads to stop");
    row("trigger", "The back-up generator of hall B failed");
    row("trigger", "A burst of uploads overloads the parser");
    row("trigger", "The nightly job exhausted the connection pool");
    row("trigger", "Latency degrades as more tabs are opened");
    row("status-update", "Posted a notice on the status page that orders are late");
    row("status-update", "Status page updated");
    row("status-update", "We tweeted that uploads fail");
    row("status-update", "All customers were notified by mail");
    row("detection", "A customer reported that the status page shows an error");
    row("detection", "A reader calls support");
    row("detection", "We open an incident");
    row("detection", "Support raises an incident");
    row("detection", "Probe fails twice and pages on-call");
    row("detection", "pagerduty-bot: TRIGGERED shelf-age > 15m");
    row("detection", "배송 실패율 알람이 울렸고 당직자가 확인을 시작했습니다");
    row("diagnosis", "Driver upgrade ruled out");
    row("diagnosis", "We find the second copy of the rule");
    row("diagnosis", "서버 증설 효과 없음 확인");
    row("diagnosis", "인증서 만료가 겹친 것을 확인");
    row("remediation", "Sorter flag turned off");
    row("remediation", "Moving all traffic to hall B");
    row("remediation", "All deliveries that failed were repeated");
    row("remediation", "The gate configuration was restored");
    row("remediation", "작업을 중단했으나 지연이 계속되었습니다");
    row("milestone", "Latency back to baseline");
    row("milestone", "Service returned");
    row("milestone", "All gates confirmed working");
    row("milestone", "Moving work reported complete");
    row("trigger", "Licence expires, scans are refused");
    row("trigger", "Cleanup job deletes the sorting table");
    row("trigger", "The nightly job makes the queue worse");
    row("trigger", "The primary failed over");
    row("trigger", "The gateway shut down unexpectedly");
    row("status-update", "We e-mail the readers");
    row("note", "Lunch");
    row("detection", "모니터링 알람으로 장애 인지");
    row("diagnosis", "원인 분석 시작");
    row("remediation", "이전 버전으로 롤백");
    row("remediation", "서버를 재시작함");
    row("milestone", "서비스 정상화");
    row("status-update", "상태 페이지에 지연 공지");
    row("status-update", "고객 공지 게시");
    row("remediation", "처리 대수를 늘림");
    row("trigger", "접속자 급증으로 과부하");
}

void TestClassifier::tellsTheKindOfAStep()
{
    QFETCH(QString, step);
    QFETCH(QString, kind);
    const std::string_view told = name(classifyStep(step.toStdString()).kind);
    QCOMPARE(QString::fromUtf8(told.data(), qsizetype(told.size())), kind);
}

void TestClassifier::changesAreMarked()
{
    QVERIFY(classifyStep("Version 9 was released to all halls").isChange);
    QVERIFY(!classifyStep("Version 9 was rolled back").isChange);
}

void TestClassifier::sectionsAddWeight()
{
    const char *step = "The second switch was swapped";
    QCOMPARE(classifyStep(step).kind, EventKind::Note);
    QCOMPARE(classifyStep(step, SectionKind::Remediation).kind, EventKind::Remediation);
}

void TestClassifier::tellsWindows_data()
{
    QTest::addColumn<QString>("step");
    QTest::addColumn<QString>("told");
    const auto row = [](const char *told, const char *step) {
        QTest::newRow(step) << QString::fromUtf8(step) << QString::fromUtf8(told);
    };
    row("opens", "The second window of slow reads: window begins");
    row("opens", "<START OF OUTAGE>");
    row("closes", "Engineers swapped the card (first window closed)");
    row("closes", "Service was restored to a stable state");
    row("opens", "분류 오류 시작");
    row("closes", "분류 오류 해소");
    row("closes", "Parcels accepted again");
    row("several", "users saw errors in two distinct windows");
    row("planned", "Scheduled maintenance of the north hall");
    row("future", "We will post an update");
    row("opens", "결제 장애 발생");
    row("closes", "결제 서비스 정상화");
    row("", "Readers began to see recovery");
    row("", "Clerks are starting to see slight improvements at the desks");
    row("closes", "Errors stop");
    row("closes", "Error rate returned to baseline");
    row("", "We swapped the card");
}

void TestClassifier::tellsWindows()
{
    QFETCH(QString, step);
    QFETCH(QString, told);
    const WindowWords words = windowWords(step.toStdString());
    QCOMPARE(words.opens, told == QLatin1String("opens"));
    QCOMPARE(words.closes, told == QLatin1String("closes"));
    QCOMPARE(words.tellsSeveral, told == QLatin1String("several"));
    QCOMPARE(words.tellsPlanned, told == QLatin1String("planned"));
    QCOMPARE(words.isFuture, told == QLatin1String("future"));
}

QTEST_GUILESS_MAIN(TestClassifier)
#include "tst_classifier.moc"
