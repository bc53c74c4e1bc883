// SPDX-License-Identifier: GPL-3.0-or-later

#include "readbyall.h"

#include "models/zones/ianazonerules.h"

#include <cstdlib>
#include <string>

namespace chronolane {

namespace {

void require(bool holds)
{
    if (!holds)
        std::abort();
}

void checkEvent(const Event &event, std::size_t size)
{
    require(!event.evidence.empty());
    for (const Evidence &place : event.evidence)
        require(place.begin <= place.end && (place.hasPointer || place.end <= size));
    for (const auto &time : {event.start, event.end, event.earliest, event.latest})
        require(!time || !time->is_special());
}

} // namespace

void readByAll(const ReaderRegistry &registry, const std::uint8_t *data, std::size_t size)
{
    static const IanaZoneRules zones;
    const std::string text(data, data + size);
    RecordInput input;
    input.text = text;
    input.source.id = "s1";
    ReadingContext context;
    context.zones = &zones;
    ReadingOptions options;
    options.now = *asUtc({2031, 6, 1});
    for (const auto &reader : registry.readers()) {
        static_cast<void>(reader->score(input));
        for (const Incident &incident : reader->read(input, options, context).incidents) {
            for (const Event &event : incident.events)
                checkEvent(event, size);
        }
    }
}

} // namespace chronolane
