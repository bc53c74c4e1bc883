// SPDX-License-Identifier: GPL-3.0-or-later

/// Gives every input to the readers of tables, calendars, feeds, front matter and channel exports, recognised or not: none may
/// crash, hang or throw, and all evidence stays inside the source.

#include "models/reading/calendar/calendarreader.h"
#include "models/reading/feed/feedreader.h"
#include "models/reading/frontmatter/frontmatterreader.h"
#include "models/reading/readerregistry.h"
#include "models/reading/slackexport/slackexportreader.h"
#include "models/reading/table/tablereader.h"
#include "models/zones/ianazonerules.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

namespace {

using namespace chronolane;

void checkEvidence(const Incident &incident, std::size_t size)
{
    for (const Event &event : incident.events) {
        if (event.evidence.empty())
            std::abort();
        for (const Evidence &place : event.evidence) {
            if (!place.hasPointer && (place.end < place.begin || place.end > size))
                std::abort();
        }
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const IanaZoneRules zones;
    static const ReaderRegistry registry = [] {
        ReaderRegistry readers;
        readers.add(makeTableReader());
        readers.add(makeCalendarReader());
        readers.add(makeFeedReader());
        readers.add(makeFrontMatterReader());
        readers.add(makeSlackExportReader());
        return readers;
    }();
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
        for (const Incident &incident : reader->read(input, options, context).incidents)
            checkEvidence(incident, size);
    }
    return 0;
}
