// SPDX-License-Identifier: GPL-3.0-or-later
//
// What it takes to open a record of a million events in the timeline's view and the table, from the model to the picture,
// and to find in it while one types: from the key until the first hits are drawn, and until all are known and drawn. The
// first key comes before anything was made ready for searching.
//
// Times are processor time of the window's thread, so that other work on the machine does not count.

#include "models/eventfilterproxy.h"
#include "models/eventtablemodel.h"
#include "models/incidentwording.h"
#include "models/zones/ianazonerules.h"
#include "tests/benchmarks/benchmarking.h"
#include "widgets/eventtablepane.h"
#include "widgets/timelineview/timelineview.h"

#include <QApplication>
#include <QItemSelectionModel>

#include <random>
#include <string>

using namespace chronolane;

namespace {

constexpr std::size_t EventCount = 1'000'000;

/// Events every 20 s or so; one in a thousand says "failover", one in three "queue".
std::shared_ptr<const Incident> makeIncident()
{
    auto incident = std::make_shared<Incident>();
    incident->id = "many";
    incident->events.reserve(EventCount);
    std::mt19937 random(1);
    UtcTime time = fromUnixMicroseconds(1'700'000'000'000'000);
    for (std::size_t i = 0; i < EventCount; ++i) {
        time += boost::posix_time::seconds(static_cast<long>(random() % 40));
        Event event;
        event.id = "e" + std::to_string(i + 1);
        event.kind = static_cast<EventKind>(random() % EventKindCount);
        event.start = time;
        if (random() % 10 < 3)
            event.end = time + boost::posix_time::seconds(static_cast<long>(random() % 1200));
        event.text = LocalizedText("en", "Worker " + std::to_string(random() % 500) + " restarted after "
                                             + (i % 1000 == 7 ? "a failover of the store" : i % 3 == 0 ? "its queue was full" : "a health check"));
        incident->events.push_back(std::move(event));
    }
    return incident;
}

} // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    const auto rules = std::make_shared<IanaZoneRules>();
    const DisplayText text(QStringLiteral("en"), "UTC", rules);
    const std::shared_ptr<const Incident> incident = makeIncident();
    EventTableModel model(text);
    EventFilterProxy proxy;
    QItemSelectionModel selection(&proxy);
    TimelineView view(rules);
    EventTablePane table(&proxy, &selection, text);
    proxy.setSourceModel(&model);
    view.setModel(&proxy);
    view.resize(1920, 1080);
    view.show();
    table.resize(1920, 300);
    table.show();
    const auto draw = [&view, &table] {
        (void)view.grab();
        (void)table.grab();
    };

    double begin = benchmarking::threadMilliseconds();
    view.setIncident(incident, std::make_shared<IncidentWording>(incident, text));
    model.setIncident(incident);
    draw();
    benchmarking::print("timeline 1M from the model to the first picture", benchmarking::threadMilliseconds() - begin, "ms");

    const auto type = [&](const std::string &what, const char *query) {
        begin = benchmarking::threadMilliseconds();
        proxy.setQuery(QString::fromLatin1(query));
        draw();
        benchmarking::print((what + ", first hits").c_str(), benchmarking::threadMilliseconds() - begin, "ms");
        const bool isMore = proxy.isSearching();
        while (proxy.isSearching())
            QCoreApplication::processEvents();
        if (isMore)
            draw();
        benchmarking::print((what + ", all hits").c_str(), benchmarking::threadMilliseconds() - begin, "ms");
    };
    type("timeline 1M find, first key of all", "q");
    type("timeline 1M find, longer", "queue");
    type("timeline 1M find, cleared", "");
    type("timeline 1M find, a letter of all", "e");
    type("timeline 1M find, rare word", "failover");
    type("timeline 1M find, cleared again", "");
    type("timeline 1M find, common word", "queue");
    return 0;
}
