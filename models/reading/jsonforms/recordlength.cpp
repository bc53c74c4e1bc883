// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonforms/recordlength.h"

#include "models/reading/table/columnnames.h"
#include "models/reading/table/durationcell.h"

#include <boost/date_time/posix_time/posix_time_types.hpp>

#include <algorithm>
#include <string>
#include <string_view>

namespace chronolane {

namespace {

bool isAbout(Duration window, Duration length)
{
    const Duration tolerance = boost::posix_time::minutes(1);
    return window - length <= tolerance && length - window <= tolerance;
}

/// A length that fits neither the record's own window nor that of its impact contradicts it.
void checkLength(JsonIncident &incident, const GenericRecord &record, Duration length, Duration window)
{
    const auto start = incident.time(record[RecordRole::ImpactStart]);
    const auto end = incident.time(record[RecordRole::ImpactEnd]);
    if (isAbout(window, length) || (start && end && isAbout(end->time - start->time, length)))
        return;
    incident.builder().diagnose(diagnostic_code::DurationMismatch,
                                {{"stated", clockForm(length)}, {"computed", clockForm(window)}}, incident.at(record.length()));
}

} // namespace

bool readLength(JsonIncident &incident, const GenericRecord &record, const std::optional<FieldTime> &end)
{
    const JsonValue member = record.length();
    if (!member.isValid())
        return false;
    const std::string_view words = incident.words(member);
    const auto length = durationIn(words, suggestRole(member.key()).column);
    const auto start = incident.time(record[RecordRole::Start]);
    const OptionalTime declared = incident.incident().declared.start;
    if (!start && end && declared && length)   // the window that is shown begins when the record was filed
        checkLength(incident, record, *length, end->time - *declared);
    if (!start || start->precision > Precision::Minute)
        return false;
    const bool isEndTold = end || record[RecordRole::ImpactEnd].isValid();
    if (!length) {
        if (!isEndTold)
            incident.builder().diagnose(unreadablePart(std::string(member.key()) + ": " + std::string(words),
                                                       incident.reading().errors.lineOf(member), "no-unit",
                                                       incident.at(member)));
        return false;
    }
    if (end)
        checkLength(incident, record, *length, end->time - start->time);
    if (isEndTold)
        return false;
    incident.builder().declareEnd(start->time + *length, start->precision, std::max(start->basis, Basis::Derived),
                                  incident.at(member));
    return true;
}

} // namespace chronolane
