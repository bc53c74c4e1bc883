// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/pagereading.h"

#include "models/reading/settleties.h"
#include "models/reading/text/pagefacts.h"
#include "models/reading/text/pagefurniture.h"
#include "models/reading/text/prosesections.h"
#include "models/reading/text/prosetitle.h"
#include "models/reading/text/statedlength.h"
#include "models/reading/text/textview.h"

#include <algorithm>
#include <array>
#include <string>
#include <unordered_map>
#include <utility>

namespace chronolane {

namespace {

constexpr std::string_view ScheduledFor = "Scheduled for ";   // in front of the window of planned work, below its updates

/// A label, unless it says what the title behind it is about: "Scheduled maintenance: database upgrade".
bool isOtherLabel(std::string_view label)
{
    constexpr std::array<std::string_view, 4> Kinds = {"maintenance", "incident", "점검", "장애"};
    const std::string name = lowered(label);
    const bool tellsKind = std::any_of(Kinds.begin(), Kinds.end(), [&name](std::string_view kind) { return name.ends_with(kind); });
    return !label.empty() && (!tellsKind || fieldNamed(label) != FieldKind::None);
}

/// "✓" beside the name of a stage.
bool isMark(std::string_view text) { return !isAsciiLetter(text.front()) && text.size() == characterAt(text, 0).length; }

} // namespace

/// `page` is the part of the page's units that tells of one incident.
PageReading::PageReading(const RecordInput &input, std::span<const ProseUnit> units, StatusPageText page, std::string_view kind,
                         const ReadingOptions &options, const ReadingContext &context)
    : m_input(input), m_options(options), m_context(context), m_units(units), m_page(std::move(page)),
      m_builder(input.source, kind), m_resolver(timeContext())
{
}

ReadingReport PageReading::read()
{
    m_resolver.beginList(ListOrder::Unknown);
    for (const std::size_t index : m_page.preamble)
        if (m_units[index].isOnlyTime() && m_units[index].times.front().kind == TimeKind::Moment)
            m_resolver.adopt(m_units[index].times.front());
    readFields();
    readPreamble();
    checkLength();
    std::vector<TimeExpression> heads;
    for (const PageUpdate &update : m_page.updates)
        heads.push_back(update.time);
    m_resolver.beginList(listOrder(heads), tellsHalves(heads));
    for (const PageUpdate &update : m_page.updates)
        addUpdate(update);
    for (const PageUpdate &update : m_page.updates)
        for (const std::size_t index : update.behind)
            if (m_units[index].text().starts_with(ScheduledFor))
                declareFrom(m_units[index]);
    settleTies(m_builder.incident().events, 0);
    readBodies();
    fillOrganization();
    for (const std::size_t index : m_page.boilerplate)
        reportUnit(index, LineFate::Skipped, "boilerplate");
    m_builder.setPlanned(isPlanned());
    m_report.incidents.push_back(m_builder.finish());
    return std::move(m_report);
}

/// Work that was announced and done, and at no time looked into.
bool PageReading::isPlanned() const
{
    const auto isWork = [](const PageUpdate &update) {
        return update.stage == Stage::Scheduled || update.stage == Stage::InProgress || update.stage == Stage::Completed;
    };
    const auto isTrouble = [](const PageUpdate &update) {
        return update.stage == Stage::Investigating || update.stage == Stage::Identified;
    };
    return std::any_of(m_page.updates.begin(), m_page.updates.end(), isWork)
        && std::none_of(m_page.updates.begin(), m_page.updates.end(), isTrouble);
}

std::vector<TimeExpression> PageReading::pageTimes() const
{
    std::vector<TimeExpression> times;
    for (const PageField &field : m_page.fields)
        times.insert(times.end(), m_units[field.valueUnit].times.begin(), m_units[field.valueUnit].times.end());
    for (const PageUpdate &update : m_page.updates)
        times.push_back(update.time);
    return times;
}

TimeContext PageReading::timeContext() const
{
    TimeContext result = TimeContext::from(m_options, *m_context.zones);
    TimeSurveyor survey;
    survey.add(pageTimes());
    result.dateOrder = survey.result().dateOrder;
    for (const ProseUnit &unit : m_units)
        survey.add(unit.times);
    result.newestDate = survey.result().newestDate;
    if (m_options.zoneHint.empty() && guessLanguage(m_input.text.substr(0, 4000)) == "ko") {
        result.defaultZone = "Asia/Seoul";
        result.defaultZoneFrom = assumed_from::Language;
    }
    return result;
}

Evidence PageReading::evidence(const ProseUnit &unit, std::size_t begin, std::size_t end) const
{
    const ByteRange bytes = unit.plain.map.toSource(begin, end);
    return Evidence::range(0, bytes.begin, bytes.end);
}

void PageReading::addRemarks(const ProseUnit &unit, const ResolvedTime &time)
{
    for (const TimeRemark &remark : time.remarks) {
        Diagnostic diagnostic;
        diagnostic.code = remark.code;
        diagnostic.arguments = remark.arguments;
        diagnostic.evidence.push_back(evidence(unit, remark.begin, remark.end));
        m_builder.diagnose(std::move(diagnostic));
    }
}

void PageReading::reportUnit(std::size_t index, LineFate fate, std::string_view reason, std::string_view eventId)
{
    const ProseUnit &unit = m_units[index];
    ReportLine &line = m_report.lines.emplace_back();
    line.place = Evidence::range(0, unit.block.content.begin, unit.block.content.end);
    line.line = unit.block.line;
    line.fate = fate;
    line.reason = reason;
    line.eventId = eventId;
}

void PageReading::readFields()
{
    for (const PageField &field : m_page.fields) {
        const ProseUnit &unit = m_units[field.valueUnit];
        reportUnit(field.labelUnit, LineFate::Context, "field");
        if (field.valueUnit != field.labelUnit)
            reportUnit(field.valueUnit, LineFate::Context, "field");
        // A list of components has one on each line, which the unit's text no longer tells apart.
        const bool isList = field.valueUnit != field.labelUnit && field.kind == FieldKind::Components;
        readWords(field.kind, isList ? slice(m_input.text, unit.block.content) : slice(unit.text(), field.value));
        if (field.kind == FieldKind::Lasted)
            readLength(unit, field.value);
        if (!unit.times.empty() && unit.times.front().kind == TimeKind::Moment)
            declare(field.kind, unit, unit.times.front());
    }
}

void PageReading::readWords(FieldKind kind, std::string_view words)
{
    Incident &incident = m_builder.incident();
    if (kind == FieldKind::SeverityWord) {
        incident.severityText = words;
        incident.severity = severityFromWording(words).value_or(Severity::Unknown);
    } else if (kind == FieldKind::StatusWord) {
        if (const std::optional<IncidentStatus> status = statusAfter(stageFromWording(words).value_or(Stage::None)))
            incident.status = *status;
    } else if (kind == FieldKind::Components) {
        addComponents(words, incident.components);
    } else if (kind == FieldKind::Regions) {
        addComponents(words, incident.regions);
    } else if (kind == FieldKind::Organization) {
        incident.organization = words;
    }
}

/// "Duration: 1h 35m", which the page's own window may contradict.
void PageReading::readLength(const ProseUnit &unit, ByteRange value)
{
    const std::string_view words = slice(unit.text(), value);
    std::optional<DurationExpression> length = durationFromField(words);
    if (!length)
        length = findDuration(words);
    if (!length || m_length)
        return;
    m_length = length;
    m_lengthPlace = evidence(unit, value.begin + length->begin, value.begin + length->end);
}

void PageReading::checkLength()
{
    const DeclaredWindow &declared = m_builder.incident().declared;
    if (!m_length || !declared.start || !declared.end)
        return;
    std::optional<Diagnostic> mismatch = lengthMismatch(*m_length, *declared.start, *declared.end);
    if (!mismatch)
        return;
    mismatch->evidence.push_back(m_lengthPlace);
    m_builder.diagnose(std::move(*mismatch));
}

void PageReading::declare(FieldKind kind, const ProseUnit &unit, const TimeExpression &expression)
{
    const ResolvedTime time = m_resolver.resolve(expression);
    addRemarks(unit, time);
    if (!time.start)
        return;
    const Evidence place = evidence(unit, expression.begin, expression.end);
    const bool isPlan = kind == FieldKind::Planned;
    if (kind == FieldKind::Start || isPlan)
        m_builder.declareStart(*time.start, time.precision, time.basis, place);
    if (isPlan && time.end)
        m_builder.declareEnd(*time.end, time.endPrecision, time.endBasis, place);
    else if (kind == FieldKind::End || kind == FieldKind::Resolved)
        m_builder.declareEnd(*time.start, time.precision, time.basis, place);
}

/// Title, vendor and the page's own window, in what stands before the updates.
void PageReading::readPreamble()
{
    Incident &incident = m_builder.incident();
    // Where a day heads the updates, the title stands below it, and what is above is the page's.
    const auto day = std::find_if(m_page.preamble.rbegin(), m_page.preamble.rend(),
                                  [this](std::size_t index) { return m_units[index].isOnlyTime(); });
    const bool hasTitleBelow = day != m_page.preamble.rend() && day != m_page.preamble.rbegin();
    for (const std::size_t index : m_page.preamble) {
        const ProseUnit &unit = m_units[index];
        const std::string_view text = unit.text();
        if (incident.organization.empty())
            incident.organization = organizationIn(text);
        if (const std::string_view affected = affectedIn(text); !affected.empty()) {
            addComponents(affected, incident.components);
            reportUnit(index, LineFate::Context, "field");
            m_told.push_back(index);
            continue;
        }
        const bool isOfPage = isPageFurniture(text) || (hasTitleBelow && index <= *day);
        if (incident.title.isEmpty() && !isOfPage && unit.block.kind != BlockKind::Row && text.size() <= 200 && !text.empty()
            && std::string_view(".:?!").find(text.back()) == std::string_view::npos && !isSectionName(unit)
            && organizationIn(text).empty() && !unit.isOnlyTime() && !stageFromWording(text)
            && !cleanTitle(text).empty() && !isOtherLabel(labelOf(unit).name) && !isMark(text) && fieldNamed(text) == FieldKind::None) {
            incident.title = localized(cleanTitle(text));
            if (!m_resolver.date())
                adoptDay(unit);
            reportUnit(index, LineFate::Context, "title");
            m_told.push_back(index);
            continue;
        }
        declareFrom(unit);
    }
}

/// "Searches fail - 4 March 2031": the day of updates that tell only the clock.
void PageReading::adoptDay(const ProseUnit &unit)
{
    const auto day = std::find_if(unit.times.begin(), unit.times.end(), [](const TimeExpression &time) {
        return time.kind == TimeKind::Moment && time.first.hasDate() && !time.first.hasClock() && !time.last;
    });
    if (day != unit.times.end())
        m_resolver.adopt(*day);
}

/// "between 2031-03-04 14:05 UTC and 2031-03-04 15:20 UTC": the page's own window, if no field states it.
void PageReading::declareFrom(const ProseUnit &unit)
{
    if (m_builder.incident().declared.start || unit.text().size() > 300)
        return;
    for (const TimeExpression &expression : unit.times) {
        if (expression.kind != TimeKind::Moment || !expression.last || !expression.first.day || !expression.first.hasClock()
            || !expression.last->hasClock())
            continue;
        const ResolvedTime time = m_resolver.resolve(expression);
        if (!time.start || !time.end)
            continue;
        addRemarks(unit, time);
        const Evidence place = evidence(unit, expression.begin, expression.end);
        m_builder.declareStart(*time.start, time.precision, time.basis, place);
        m_builder.declareEnd(*time.end, time.endPrecision, time.endBasis, place);
        return;
    }
}

void PageReading::addUpdate(const PageUpdate &update)
{
    const ProseUnit &timeUnit = m_units[update.timeUnit];
    const ResolvedTime time = m_resolver.resolve(update.time, TimeFlow::Row);
    addRemarks(timeUnit, time);
    Event &event = m_builder.addEvent(EventKind::StatusUpdate, evidence(timeUnit, update.time.begin, update.time.end));
    event.stage = update.stage;
    event.start = time.start;
    event.precision = time.precision;
    event.basis = time.basis;
    event.approximate = time.approximate;
    event.author = update.author;
    std::string words(slice(m_units[update.stageUnit].text(), update.inlineBody));
    for (const std::size_t index : update.body) {
        const std::string_view text = m_units[index].text();
        if (const std::string_view affected = affectedIn(text); !affected.empty()) {
            addComponents(affected, m_builder.incident().components);
            continue;
        }
        words.append(words.empty() ? "" : "\n").append(text);
    }
    for (const std::size_t index : update.behind) {
        const std::string_view affected = affectedIn(m_units[index].text());
        addComponents(affected, m_builder.incident().components);
        const bool isField = !affected.empty() || m_units[index].text().starts_with(ScheduledFor);
        reportUnit(index, isField ? LineFate::Context : LineFate::Skipped, isField ? "field" : "boilerplate");
    }
    if (words.empty())
        words = m_units[update.stageUnit].text();
    event.text = localized(words);
    m_updateTimes.push_back(time.start);
    const std::string id = event.id;
    reportUnit(update.stageUnit, update.stageUnit == update.timeUnit ? LineFate::Dated : LineFate::Context, "stage", id);
    if (update.timeUnit != update.stageUnit)
        reportUnit(update.timeUnit, LineFate::Dated, "update", id);
    if (m_builder.incident().statedZone.empty() && time.isZoneStated)
        m_builder.incident().statedZone = time.zone;
}

/// The first moment that the page states: of the incident, not of a postmortem weeks later.
std::optional<UtcTime> PageReading::firstTime() const
{
    std::optional<UtcTime> first = m_builder.incident().declared.start;
    for (const std::optional<UtcTime> &time : m_updateTimes)
        if (time && (!first || *time < *first))
            first = time;
    return first;
}

/// The name behind most times is the vendor's, who posts the updates.
void PageReading::fillOrganization()
{
    Incident &incident = m_builder.incident();
    if (!incident.organization.empty() || m_page.updates.empty())
        return;
    std::unordered_map<std::string, std::size_t> names;
    for (const PageUpdate &update : m_page.updates)
        if (!update.author.empty() && ++names[update.author] * 2 > m_page.updates.size())
            incident.organization = update.author;
}

} // namespace chronolane
