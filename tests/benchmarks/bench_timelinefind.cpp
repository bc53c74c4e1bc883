// SPDX-License-Identifier: GPL-3.0-or-later
//
// What it takes to open a record of a million events in the timeline's view, from its model to its picture, and to find
// in it while one types: from the change of the query until the view has drawn what is left.
//
// Times are processor time, so that other work on the machine does not count.

#include "models/eventfilterproxy.h"
#include "models/eventtablemodel.h"
#include "models/incidentwording.h"
#include "models/zones/ianazonerules.h"
#include "tests/benchmarks/benchmarking.h"
#include "widgets/timelineview/timelineview.h"

#include <QApplication>

#include <random>

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
    TimelineView view(rules);
    proxy.setSourceModel(&model);
    view.setModel(&proxy);
    view.resize(1920, 1080);
    view.show();
    const auto measure = [&view](const char *name, auto change) {
        const double seconds = benchmarking::shortestSeconds(1, [&] {
            change();
            QCoreApplication::processEvents();
            (void)view.grab();
        });
        benchmarking::print(name, seconds * 1e3, "ms");
    };
    measure("timeline 1M from the model to the first picture", [&] {
        view.setIncident(incident, std::make_shared<IncidentWording>(incident, text));
        model.setIncident(incident);
    });
    measure("timeline 1M find, first letter", [&] { proxy.setQuery(QStringLiteral("f")); });
    measure("timeline 1M find, rare word", [&] { proxy.setQuery(QStringLiteral("failover")); });
    measure("timeline 1M find, cleared", [&] { proxy.setQuery({}); });
    measure("timeline 1M find, common word", [&] { proxy.setQuery(QStringLiteral("queue")); });
    return 0;
}
