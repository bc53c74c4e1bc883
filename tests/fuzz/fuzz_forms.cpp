// SPDX-License-Identifier: GPL-3.0-or-later

/// Gives every input to the readers of tables, calendars, feeds, front matter and channel exports.

#include "readbyall.h"

#include "models/reading/calendar/calendarreader.h"
#include "models/reading/feed/feedreader.h"
#include "models/reading/frontmatter/frontmatterreader.h"
#include "models/reading/slackexport/slackexportreader.h"
#include "models/reading/table/tablereader.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    using namespace chronolane;
    static const ReaderRegistry registry = [] {
        ReaderRegistry readers;
        readers.add(makeTableReader());
        readers.add(makeCalendarReader());
        readers.add(makeFeedReader());
        readers.add(makeFrontMatterReader());
        readers.add(makeSlackExportReader());
        return readers;
    }();
    readByAll(registry, data, size);
    return 0;
}
