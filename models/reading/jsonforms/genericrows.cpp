// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonforms/genericrows.h"

#include "models/reading/jsonforms/genericupdate.h"
#include "models/reading/jsonforms/jsonincident.h"
#include "models/reading/jsonforms/recordtimes.h"

#include <utility>

namespace chronolane {

void readGenericRows(JsonReading &reading, const GenericRows &rows)
{
    JsonIncident incident(reading);
    incident.setTitle(rows.title);
    if (rows.members)
        incident.builder().diagnose(diagnostic_code::AssumedColumns, {{"columns", rows.members->assumed()}},
                                    incident.at(rows.objects.front()));
    std::vector<GenericRow> told;
    told.reserve(rows.objects.size());
    for (const JsonValue object : rows.objects)
        told.push_back(rows.members ? GenericRow(object, *rows.members) : GenericRow(object));
    RecordTimes times(incident);
    times.addWords(rows.title.text());
    times.addList(told);
    times.settle();
    UpdateList updates;
    for (const GenericRow &row : told)
        updates.add(updateFrom(row, rows.role));
    updates.addTo(incident);
    incident.finish(rows.objects.front());
}

} // namespace chronolane
