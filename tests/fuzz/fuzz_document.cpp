// SPDX-License-Identifier: GPL-3.0-or-later

/// Brings every input through the door into the readers of the document and of case records: none may crash, hang or
/// throw, and what was read once is written and read again without a change.

#include "models/reading/documentreader.h"
#include "models/reading/incidentlib/incidentlibreader.h"
#include "models/reading/incidentwriter.h"
#include "models/reading/readrecord.h"
#include "models/zones/ianazonerules.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

using namespace chronolane;

ReadingReport readAs(const char *format, std::string_view bytes)
{
    static const IanaZoneRules zones;
    static const ReaderRegistry registry = [] {
        ReaderRegistry readers;
        readers.add(makeDocumentReader());
        readers.add(makeIncidentLibReader());
        return readers;
    }();
    ReadingContext context;
    context.zones = &zones;
    ReadingOptions options;
    options.now = *asUtc({2026, 9, 1});
    options.format = format;
    return readBytes(bytes, "fuzz", options, context, registry);
}

std::string written(ReadingReport report)
{
    IncidentSet set;
    for (Incident &incident : report.incidents)
        set.incidents.push_back(std::make_shared<const Incident>(std::move(incident)));
    set.unknown = std::move(report.unknown);
    return writeDocument(set);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string bytes(data, data + size);
    for (const char *format : {"chronolane", "incidentlib"}) {
        const std::string once = written(readAs(format, bytes));
        if (written(readAs("chronolane", once)) != once)
            std::abort();
    }
    return 0;
}
