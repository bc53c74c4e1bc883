// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/readerregistry.h"

#include "models/reading/calendar/calendarreader.h"
#include "models/reading/documentreader.h"
#include "models/reading/feed/feedreader.h"
#include "models/reading/frontmatter/frontmatterreader.h"
#include "models/reading/incidentlib/incidentlibreader.h"
#include "models/reading/jsonforms/jsonformreaders.h"
#include "models/reading/postmortemreader.h"
#include "models/reading/slackexport/slackexportreader.h"
#include "models/reading/statuspagereader.h"
#include "models/reading/table/tablereader.h"

#include <algorithm>
#include <utility>

namespace chronolane {

ReaderRegistry ReaderRegistry::standard()
{
    ReaderRegistry registry;
    registry.add(makeDocumentReader());
    registry.add(makeCalendarReader());
    registry.add(makeFeedReader());
    registry.add(makeFrontMatterReader());
    registry.add(makeIncidentLibReader());
    registry.add(makeSlackExportReader());
    registry.add(makeTableReader());
    registry.add(makeStatusPageReader());
    registry.add(makePostmortemReader());
    addJsonFormReaders(registry);
    return registry;
}

void ReaderRegistry::add(std::unique_ptr<RecordReader> reader)
{
    m_readers.push_back(std::move(reader));
}

const RecordReader *ReaderRegistry::recognise(const RecordInput &input) const
{
    const RecordReader *best = nullptr;
    int bestScore = 0;
    for (const auto &reader : m_readers) {
        if (const int score = reader->score(input); score > bestScore) {
            best = reader.get();
            bestScore = score;
        }
    }
    return best;
}

const RecordReader *ReaderRegistry::find(std::string_view name) const
{
    const auto found = std::find_if(m_readers.begin(), m_readers.end(),
                                    [name](const auto &reader) { return reader->name() == name; });
    return found == m_readers.end() ? nullptr : found->get();
}

} // namespace chronolane
