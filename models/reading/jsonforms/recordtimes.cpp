// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonforms/recordtimes.h"

#include "models/reading/text/calendar.h"
#include "models/reading/text/dateorder.h"
#include "models/reading/text/timesurvey.h"
#include "models/reading/text/zonenames.h"

#include <algorithm>
#include <utility>

namespace chronolane {

namespace {

/// What a member for the day and one for the clock time say together.
std::string joinedWords(JsonValue date, JsonValue clock)
{
    const auto iso = parseIso8601(date.text());
    std::string words(date.text());
    std::string zone;
    if (iso && iso->hasTimeOfDay) {
        const int offset = iso->offsetSeconds.value_or(0);
        const UtcTime local = iso->time + fromMicroseconds(std::int64_t{offset} * 1'000'000);
        const std::string stated = formatIso8601(local);
        words = formatDate(dateOf(local));
        // A day that a program wrote as midnight in UTC says nothing of the zone.
        const bool isMidnight = stated.find("T00:00:00Z") != std::string::npos;
        if (iso->offsetSeconds && (offset != 0 || !isMidnight))
            zone = ' ' + fixedZoneName(offset);
    }
    return clock.isValid() ? words + ' ' + std::string(clock.text()) + zone : words;
}

/// How far a moment lies from a stretch of time; going back counts double, as stories go on.
Duration detour(UtcTime moment, UtcTime start, UtcTime end)
{
    if (moment < start)
        return (start - moment) * 2;
    return moment > end ? moment - end : Duration();
}

} // namespace

RecordTimes::Field RecordTimes::fieldOf(JsonValue time, JsonValue date)
{
    constexpr std::size_t LongestTime = 80;
    Field field;
    field.time = time;
    field.date = date;
    if (!time.isString() || time.text().size() > LongestTime)
        return field;
    const auto iso = date.isValid() ? std::nullopt : parseIso8601(time.text());
    field.isComplete = iso && iso->offsetSeconds;
    if (!field.isComplete)
        field.expression = timeExpressionOf(date.isString() ? joinedWords(date, time) : std::string(time.text()));
    if (field.expression && field.expression->kind != TimeKind::Moment)
        field.expression.reset();
    return field;
}

bool RecordTimes::isDateless(const Field &field)
{
    const auto &expression = field.expression;
    return expression && expression->first.hasClock() && !expression->first.hasDate()
        && !(expression->last && expression->last->hasDate());
}

/// Whether reading the member alone would miss its day, or a part of what is said.
bool RecordTimes::needsDay(const Field &field)
{
    return field.isApart || field.date.isValid() || isDateless(field) || lacksDate(field.end);
}

void RecordTimes::setRecord(const GenericRecord &record)
{
    using R = RecordRole;
    for (const R role : {R::Start, R::ImpactStart, R::PlannedStart, R::Detected, R::Acknowledged, R::Identified, R::Mitigated}) {
        if (record[role].isValid())
            m_starts.push_back(fieldOf(record[role]));
    }
    // When a record was filed does not tell its day; that its clock time needs one is another matter.
    if (lacksDate(record[R::Created]))
        m_starts.push_back(fieldOf(record[R::Created]));
    for (const R role : {R::End, R::ImpactEnd, R::PlannedEnd}) {
        if (record[role].isValid())
            m_ends.push_back(fieldOf(record[role]));
    }
    m_date = record[R::Date];
}

void RecordTimes::addList(const std::vector<GenericRow> &rows)
{
    constexpr std::size_t EnoughWords = 4096;
    std::vector<Field> &list = m_lists.emplace_back();
    list.reserve(rows.size());
    for (const GenericRow &row : rows) {
        list.push_back(fieldOf(row.time(), row.date()));
        list.back().end = row[RowRole::End];
        if (m_words.size() < EnoughWords)
            addWords(row.text().text());
    }
}

void RecordTimes::addList(const std::vector<TimedLine> &lines)
{
    std::vector<Field> &list = m_lists.emplace_back();
    for (const TimedLine &line : lines) {
        addWords(line.text);
        if (line.time.empty())
            continue;
        Field &field = list.emplace_back();
        field.time = line.place;
        field.isApart = true;
        field.expression = timeExpressionOf(line.time);
    }
}

bool RecordTimes::isSettled(const TimedLine &line)
{
    if (times().isSettled(line.place))
        return true;
    if (!line.time.empty())
        m_incident.noteMissingDate(line.place, line.time);
    return false;
}

std::vector<RecordTimes::Field *> RecordTimes::allFields()
{
    std::vector<Field *> fields;
    const auto add = [&fields](std::vector<Field> &some) {
        for (Field &field : some)
            fields.push_back(&field);
    };
    add(m_starts);
    add(m_ends);
    for (std::vector<Field> &list : m_lists)
        add(list);
    return fields;
}

void RecordTimes::settle()
{
    const std::vector<Field *> fields = allFields();
    if (std::none_of(fields.begin(), fields.end(), [](const Field *field) { return field->expression.has_value(); }))
        return;
    std::vector<TimeExpression> expressions;
    for (Field *field : fields) {
        if (field->isComplete)
            field->expression = timeExpressionOf(field->time.text());
        if (field->expression)
            expressions.push_back(*field->expression);
    }
    TimeSurvey survey = surveyTimes(expressions);
    if (survey.dateOrder == DateOrder::Unknown) {
        DateOrderSurvey order;
        order.add(expressions);
        survey.dateOrder = order.result();
    }
    times().know(survey, guessLanguage(m_words) == "ko");
    if (std::none_of(fields.begin(), fields.end(), [](const Field *field) { return needsDay(*field); }))
        return;
    findAnchor();
    for (const Field &field : m_starts)
        settleStart(field);
    for (const Field &field : m_ends)
        settleEnd(field);
    for (const std::vector<Field> &list : m_lists)
        settleList(list);
}

/// The day that the record names: of its date, or else of the first of its moments that has one.
void RecordTimes::findAnchor()
{
    Field date;
    date.time = m_date;
    if (m_date.isString())
        date.expression = timeExpressionOf(joinedWords(m_date, {}));
    const auto anchorsAt = [this](const Field &field) { return anchorAt(field); };
    if (m_date.isValid() && anchorAt(date))
        return;
    if (std::any_of(m_starts.begin(), m_starts.end(), anchorsAt))
        return;
    const auto end = std::find_if(m_ends.begin(), m_ends.end(), anchorsAt);
    if (end != m_ends.end()) {
        m_end = std::exchange(m_start, std::nullopt);
        return;
    }
    for (const std::vector<Field> &list : m_lists) {
        if (std::any_of(list.begin(), list.end(), anchorsAt))
            return;
    }
}

bool RecordTimes::anchorAt(const Field &field)
{
    if (isDateless(field))
        return false;
    TimeResolver &resolver = times().resolver();
    if (field.expression) {
        resolver.adopt(*field.expression);
        if (!times().zone().empty())
            resolver.setZone(times().zone());
        m_zone = resolver.zone();
    }
    const bool isOnlyDay = field.expression && !field.expression->first.hasClock();
    m_start = isOnlyDay ? std::nullopt : momentOf(field);
    if (m_start) {
        // Where the record names no zone, its clock times are read in the one that is assumed.
        const TimeContext &context = resolver.context();
        const std::string assumed = context.zoneHint.empty() ? context.defaultZone : context.zoneHint;
        resolver.setZone(m_zone.empty() ? assumed : m_zone);
        resolver.setReference(*m_start);
        resolver.setZone(m_zone);
    }
    m_day = resolver.date();
    return m_day.has_value();
}

/// The instant of a field, on that day if it names none itself, without remarking on anything.
std::optional<UtcTime> RecordTimes::momentOf(const Field &field, std::optional<CivilDate> day) const
{
    if (!field.expression) {
        const auto counted = times().read(field.time);
        return counted ? std::optional(counted->time) : std::nullopt;
    }
    TimeResolver trial = times().resolver();
    if (day)
        trial.setDate(*day);
    return trial.resolve(*field.expression).start;
}

/// Of the day of the record and its neighbours, the one on which a clock time lies nearest to what the record tells.
std::optional<CivilDate> RecordTimes::likelyDay(const Field &field) const
{
    if (!m_day || !m_start)
        return m_day;
    std::optional<CivilDate> best;
    Duration least;
    for (const int shift : {0, 1, -1}) {
        const CivilDate day = addDays(*m_day, shift);
        const auto moment = momentOf(field, day);
        if (!moment)
            continue;
        const Duration far = detour(*moment, *m_start, std::max(*m_start, m_end.value_or(*m_start)));
        if (best && far >= least)
            continue;
        best = day;
        least = far;
    }
    return best;
}

/// Back to the zone of the record, after rows that may have named another.
void RecordTimes::resume()
{
    if (!m_zone.empty())
        times().resolver().setZone(m_zone);
}

std::optional<UtcTime> RecordTimes::settleField(const Field &field, TimeFlow flow)
{
    ResolvedTime time = times().resolve(*field.expression, field.time.key(), flow);
    const std::optional<UtcTime> start = time.start;
    times().settle(field.time, std::move(time));
    return start;
}

void RecordTimes::settleStart(const Field &field)
{
    if (!m_day || !isDateless(field))
        return;
    resume();
    CivilDate day = likelyDay(field).value_or(*m_day);
    // Of a record that only dates its end, the start comes before it.
    const auto moment = momentOf(field, day);
    if (!m_start && m_end && moment && *moment > *m_end)
        day = addDays(day, -1);
    times().resolver().setDate(day);
    const auto settled = settleField(field, TimeFlow::Prose);
    if (!m_start)
        m_start = settled;
}

/// An end before its start is on the next day.
void RecordTimes::settleEnd(const Field &field)
{
    if (!m_day)
        return;
    if (isDateless(field)) {
        resume();
        CivilDate day = *m_day;
        const auto moment = momentOf(field, day);
        if (m_start && moment && *moment < *m_start)
            day = addDays(day, 1);
        times().resolver().setDate(day);
        const auto settled = settleField(field, TimeFlow::Prose);
        if (!m_end)
            m_end = settled;
    } else if (!m_end) {
        m_end = momentOf(field);
    }
}

/// The direction of a list by its dated rows, or else by the longest stretch of rows that are only clock times: a step
/// from a clock time to a date tells nothing.
ListOrder RecordTimes::orderOf(const std::vector<const Field *> &rows)
{
    std::vector<TimeExpression> dated;
    std::vector<TimeExpression> clocks;
    std::vector<TimeExpression> most;
    for (const Field *row : rows) {
        if (isDateless(*row)) {
            clocks.push_back(*row->expression);
        } else {
            dated.push_back(*row->expression);
            clocks.clear();
        }
        if (clocks.size() > most.size())
            most = clocks;
    }
    const ListOrder order = listOrder(dated);
    return order == ListOrder::Unknown ? listOrder(most) : order;
}

void RecordTimes::settleList(const std::vector<Field> &rows)
{
    if (std::none_of(rows.begin(), rows.end(), needsDay))
        return;
    std::vector<const Field *> told;
    for (const Field &row : rows) {
        if (row.expression)
            told.push_back(&row);
    }
    if (told.empty())
        return;
    ListOrder order = orderOf(told);
    // Rows without any date of their own count from the oldest one.
    const bool isAllDateless = std::all_of(told.begin(), told.end(), [](const Field *row) { return isDateless(*row); });
    if (isAllDateless && order == ListOrder::NewestFirst) {
        std::reverse(told.begin(), told.end());
        order = ListOrder::OldestFirst;
    }
    resume();
    if (const auto day = isDateless(*told.front()) ? likelyDay(*told.front()) : std::nullopt)
        times().resolver().setDate(*day);
    times().resolver().beginList(order);
    for (const Field *row : told) {
        if (const auto start = settleField(*row, TimeFlow::Row); start && lacksDate(row->end))
            settleRowEnd(*row, *start);
    }
}

/// The clock time at which a row ended: on its day, or on the next one if that would be before its start.
void RecordTimes::settleRowEnd(const Field &row, UtcTime start)
{
    TimeResolver rowTimes = times().resolver();
    const auto expression = timeExpressionOf(row.end.text());
    TimeResolver nextDay = rowTimes;
    if (rowTimes.date())
        nextDay.setDate(addDays(*rowTimes.date(), 1));
    ResolvedTime end = rowTimes.resolve(*expression);
    if (end.start && *end.start < start)
        end = nextDay.resolve(*expression);
    times().settle(row.end, std::move(end));
}

} // namespace chronolane
