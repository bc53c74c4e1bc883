// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspacestate.h"

#include <QTest>

using namespace chronolane;

namespace {

Event impact(const char *id, const char *clock, bool isUsed, const char *other)
{
    Event event;
    event.id = id;
    event.kind = EventKind::Impact;
    event.start = parseIso8601(std::string("2031-03-04T") + clock + "Z").value().time;
    event.end = *event.start + boost::posix_time::minutes(10);
    event.used = isUsed;
    event.conflictsWith = {other};
    return event;
}

/// An incident of which the source tells one fact twice, with times that differ.
Incident twice(const char *id)
{
    Incident incident;
    incident.id = id;
    incident.sources.emplace_back().name = id;
    incident.events = {impact("e1", "10:00:00", true, "e2"), impact("e2", "10:05:00", false, "e1")};
    return incident;
}

OpenSource source(const char *name, std::initializer_list<Incident> incidents)
{
    OpenSource open;
    open.item.name = QString::fromLatin1(name);
    open.report = std::make_shared<const ReadingReport>();
    for (const Incident &incident : incidents)
        open.incidents.push_back(std::make_shared<const Incident>(incident));
    return open;
}

void edit(WorkspaceState &state, std::size_t row, const std::function<void(Incident &)> &change)
{
    auto set = std::make_shared<IncidentSet>(*state.set);
    auto edited = std::make_shared<Incident>(*set->incidents[row]);
    change(*edited);
    set->incidents[row] = std::move(edited);
    state.set = std::move(set);
}

std::vector<std::string> ids(const WorkspaceState &state)
{
    std::vector<std::string> all;
    for (const auto &incident : state.set->incidents)
        all.push_back(incident->id);
    return all;
}

} // namespace

/// What stays when sources are read again and when incidents are joined.
class TestWorkspaceState : public QObject
{
    Q_OBJECT

private slots:
    void keepsWhatWasNotReadAgain();
    void carriesChoicesToANewReading();
    void letsTheNewReadingChooseWhereNobodyDid();
    void joinsAtThePlaceOfTheFirst();
    void joinsAgainWhatIsReadAgain();
    void partsWhatLostItsPartner();
    void keepsTheMembersOfADocument();
};

void TestWorkspaceState::keepsWhatWasNotReadAgain()
{
    const OpenSource first = source("a", {twice("A"), twice("B")});
    WorkspaceState state = withSources({}, {first});
    edit(state, 1, [](Incident &incident) { incident.view.zone = "Asia/Seoul"; });
    const WorkspaceState next = withSources(state, {source("c", {twice("C")}), first});
    QCOMPARE(ids(next), (std::vector<std::string>{"C", "A", "B"}));
    QCOMPARE(next.set->incidents[1], state.set->incidents[0]);
    QCOMPARE(next.set->incidents[2], state.set->incidents[1]);
    QCOMPARE(next.origins.size(), std::size_t{3});
}

void TestWorkspaceState::carriesChoicesToANewReading()
{
    WorkspaceState state = withSources({}, {source("a", {twice("A")})});
    edit(state, 0, [](Incident &incident) {
        incident.view.zone = "Asia/Seoul";
        incident.annotations.resize(2);
        incident.annotations[0].eventId = "e1";
        incident.annotations[1].eventId = "e9";
        incident.events[0].used = false;
        incident.events[1].used = true;
    });
    Incident again = twice("A");
    again.organization = "Orchard";
    std::swap(again.events[0].id, again.events[1].id);
    std::swap(again.events[0].conflictsWith, again.events[1].conflictsWith);
    const Incident read = *withSources(state, {source("a", {again})}).set->incidents[0];
    QCOMPARE(read.organization, std::string("Orchard"));
    QCOMPARE(read.view.zone, std::string("Asia/Seoul"));
    QCOMPARE(read.annotations.size(), std::size_t{1});
    QVERIFY(!read.events[0].used && read.events[1].used);
}

void TestWorkspaceState::letsTheNewReadingChooseWhereNobodyDid()
{
    WorkspaceState state = withSources({}, {source("a", {twice("A")})});
    edit(state, 0, [](Incident &incident) { incident.view.zone = "Asia/Seoul"; });
    Incident again = twice("A");
    again.events[0].used = false;
    again.events[1].used = true;
    const Incident read = *withSources(state, {source("a", {again})}).set->incidents[0];
    QVERIFY(!read.events[0].used && read.events[1].used);
}

void TestWorkspaceState::joinsAtThePlaceOfTheFirst()
{
    WorkspaceState state = withSources({}, {source("a", {twice("A"), twice("B")}), source("c", {twice("C")})});
    edit(state, 2, [](Incident &incident) { incident.view.zone = "Asia/Seoul"; });
    const WorkspaceState joined = withJoined(state, {2, 0});
    QCOMPARE(ids(joined), (std::vector<std::string>{"A", "B"}));
    QCOMPARE(joined.set->incidents[0]->sources.size(), std::size_t{2});
    QCOMPARE(joined.set->incidents[0]->view.zone, std::string("Asia/Seoul"));
    QCOMPARE(joined.origins[0].parts.size(), std::size_t{2});
    QVERIFY(joined.origins[0].made->view.zone.empty());
}

void TestWorkspaceState::joinsAgainWhatIsReadAgain()
{
    const OpenSource first = source("a", {twice("A")});
    WorkspaceState state = withJoined(withSources({}, {first, source("b", {twice("B")})}), {0, 1});
    edit(state, 0, [](Incident &incident) { incident.view.zone = "Asia/Seoul"; });
    Incident again = twice("B");
    again.components = {"relay"};
    const WorkspaceState next = withSources(state, {first, source("b", {again, twice("C")})});
    QCOMPARE(ids(next), (std::vector<std::string>{"A", "C"}));
    QCOMPARE(next.set->incidents[0]->components, std::vector<std::string>{"relay"});
    QCOMPARE(next.set->incidents[0]->view.zone, std::string("Asia/Seoul"));
}

void TestWorkspaceState::partsWhatLostItsPartner()
{
    const OpenSource first = source("a", {twice("A")});
    const WorkspaceState state = withJoined(withSources({}, {first, source("b", {twice("B")})}), {0, 1});
    const WorkspaceState next = withSources(state, {first});
    QCOMPARE(next.set->incidents[0], first.incidents[0]);
}

void TestWorkspaceState::keepsTheMembersOfADocument()
{
    auto report = std::make_shared<ReadingReport>();
    report->unknown = {{"later", "1"}};
    OpenSource document = source("a", {twice("A")});
    document.report = report;
    QCOMPARE(withSources({}, {document}).set->unknown, report->unknown);
}

QTEST_GUILESS_MAIN(TestWorkspaceState)
#include "tst_workspacestate.moc"
