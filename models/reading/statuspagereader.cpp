// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/statuspagereader.h"

#include "models/reading/incidentbuilder.h"
#include "models/reading/text/pagefacts.h"
#include "models/reading/text/pagefurniture.h"
#include "models/reading/text/pageincidents.h"
#include "models/reading/text/prosereader.h"
#include "models/reading/text/prosesections.h"
#include "models/reading/text/statuspagetext.h"
#include "models/reading/text/textview.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <set>
#include <span>
#include <unordered_map>
#include <utility>

namespace chronolane {

namespace {

constexpr std::size_t Sample = 32'768;          // bytes that recognising looks at
constexpr std::size_t ShortestCopy = 80;        // bytes: shorter lines repeat by chance

/// Builds the incident of one copied page.
class PageReading
{
public:
    /// `page` is the part of the page's units that tells of one incident.
    PageReading(const RecordInput &input, std::span<const ProseUnit> units, StatusPageText page, std::string_view kind,
                const ReadingOptions &options, const ReadingContext &context)
        : m_input(input), m_options(options), m_context(context), m_units(units), m_page(std::move(page)),
          m_builder(input.source, kind), m_resolver(timeContext())
    {
    }

    ReadingReport read()
    {
        m_resolver.beginList(ListOrder::Unknown);
        for (const std::size_t index : m_page.preamble)
            if (m_units[index].isOnlyTime() && m_units[index].times.front().kind == TimeKind::Moment)
                m_resolver.adopt(m_units[index].times.front());
        readFields();
        readPreamble();
        std::vector<TimeExpression> heads;
        for (const PageUpdate &update : m_page.updates)
            heads.push_back(update.time);
        m_resolver.beginList(listOrder(heads));
        for (const PageUpdate &update : m_page.updates)
            addUpdate(update);
        readBodies();
        fillOrganization();
        for (const std::size_t index : m_page.boilerplate)
            reportUnit(index, LineFate::Skipped, "boilerplate");
        m_report.incidents.push_back(m_builder.finish());
        return std::move(m_report);
    }

private:
    [[nodiscard]] std::vector<TimeExpression> pageTimes() const
    {
        std::vector<TimeExpression> times;
        for (const PageField &field : m_page.fields)
            times.insert(times.end(), m_units[field.valueUnit].times.begin(), m_units[field.valueUnit].times.end());
        for (const PageUpdate &update : m_page.updates)
            times.push_back(update.time);
        return times;
    }

    [[nodiscard]] TimeContext timeContext() const
    {
        TimeContext result = TimeContext::from(m_options, *m_context.zones);
        const std::vector<TimeExpression> times = pageTimes();
        const TimeSurvey survey = surveyTimes(times);
        std::vector<TimeExpression> all = times;
        for (const ProseUnit &unit : m_units)
            all.insert(all.end(), unit.times.begin(), unit.times.end());
        result.newestDate = surveyTimes(all).newestDate;
        result.dateOrder = survey.dateOrder;
        if (m_options.zoneHint.empty() && guessLanguage(m_input.text.substr(0, 4000)) == "ko") {
            result.defaultZone = "Asia/Seoul";
            result.defaultZoneFrom = assumed_from::Language;
        }
        return result;
    }

    [[nodiscard]] Evidence evidence(const ProseUnit &unit, std::size_t begin, std::size_t end) const
    {
        const ByteRange bytes = unit.plain.map.toSource(begin, end);
        return Evidence::range(0, bytes.begin, bytes.end);
    }

    void addRemarks(const ProseUnit &unit, const ResolvedTime &time)
    {
        for (const TimeRemark &remark : time.remarks) {
            Diagnostic diagnostic;
            diagnostic.code = remark.code;
            diagnostic.arguments = remark.arguments;
            diagnostic.evidence.push_back(evidence(unit, remark.begin, remark.end));
            m_builder.diagnose(std::move(diagnostic));
        }
    }

    void reportUnit(std::size_t index, LineFate fate, std::string_view reason, std::string_view eventId = {})
    {
        const ProseUnit &unit = m_units[index];
        ReportLine &line = m_report.lines.emplace_back();
        line.place = Evidence::range(0, unit.block.content.begin, unit.block.content.end);
        line.line = unit.block.line;
        line.fate = fate;
        line.reason = reason;
        line.eventId = eventId;
    }

    void readFields()
    {
        for (const PageField &field : m_page.fields) {
            const ProseUnit &unit = m_units[field.valueUnit];
            reportUnit(field.labelUnit, LineFate::Context, "field");
            if (field.valueUnit != field.labelUnit)
                reportUnit(field.valueUnit, LineFate::Context, "field");
            readWords(field.kind, slice(unit.text(), field.value));
            if (!unit.times.empty() && unit.times.front().kind == TimeKind::Moment)
                declare(field.kind, unit, unit.times.front());
        }
    }

    void readWords(FieldKind kind, std::string_view words)
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
        } else if (kind == FieldKind::Organization) {
            incident.organization = words;
        }
    }

    void declare(FieldKind kind, const ProseUnit &unit, const TimeExpression &expression)
    {
        const ResolvedTime time = m_resolver.resolve(expression);
        addRemarks(unit, time);
        if (!time.start)
            return;
        const Evidence place = evidence(unit, expression.begin, expression.end);
        if (kind == FieldKind::Start)
            m_builder.declareStart(*time.start, time.precision, time.basis, place);
        else if (kind == FieldKind::End || kind == FieldKind::Resolved)
            m_builder.declareEnd(*time.start, time.precision, time.basis, place);
    }

    /// Title, vendor and the page's own window, in what stands before the updates.
    void readPreamble()
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
            const bool isOfPage = isPageFurniture(text) || (hasTitleBelow && index <= *day);
            if (incident.title.isEmpty() && !isOfPage && unit.block.kind != BlockKind::Row && text.size() <= 200 && !text.empty()
                && std::string_view(".:?!").find(text.back()) == std::string_view::npos && !isSectionName(unit)
                && organizationIn(text).empty() && !unit.isOnlyTime() && !stageFromWording(text)
                && !cleanTitle(text).empty() && labelOf(unit).name.empty()) {
                incident.title = localized(cleanTitle(text));
                reportUnit(index, LineFate::Context, "title");
                m_told.push_back(index);
                continue;
            }
            declareFrom(unit);
        }
    }

    /// "between 2031-03-04 14:05 UTC and 2031-03-04 15:20 UTC": the page's own window, if no field states it.
    void declareFrom(const ProseUnit &unit)
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

    void addUpdate(const PageUpdate &update)
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
            reportUnit(index, affected.empty() ? LineFate::Skipped : LineFate::Context,
                       affected.empty() ? "boilerplate" : "field");
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
    [[nodiscard]] std::optional<UtcTime> firstTime() const
    {
        std::optional<UtcTime> first = m_builder.incident().declared.start;
        for (const std::optional<UtcTime> &time : m_updateTimes)
            if (time && (!first || *time < *first))
                first = time;
        return first;
    }

    /// The bytes of an update's body in the source.
    [[nodiscard]] ByteRange bodyBytes(const PageUpdate &update) const
    {
        ByteRange bytes;
        if (!update.inlineBody.isEmpty())
            bytes = m_units[update.stageUnit].plain.map.toSource(update.inlineBody.begin, update.inlineBody.end);
        for (const std::size_t index : update.body) {
            const SourceBlock &block = m_units[index].block;
            const std::uint64_t begin = wholeBegin(block);
            bytes.begin = bytes.isEmpty() ? begin : std::min(bytes.begin, begin);
            bytes.end = std::max(bytes.end, block.content.end);
        }
        if (!update.body.empty() && m_input.text.substr(bytes.end).starts_with(" |"))
            bytes.end += 2;   // the last row's closing mark
        return bytes;
    }

    /// Where a block begins with its mark ("## ", "- ", "| ").
    [[nodiscard]] std::uint64_t wholeBegin(const SourceBlock &block) const
    {
        std::uint64_t begin = block.mark.isEmpty() ? block.content.begin : block.mark.begin;
        while (begin > 0 && std::string_view("# *").find(m_input.text[begin - 1]) != std::string_view::npos)
            --begin;
        return trimmedRange(m_input.text, {begin, block.content.end}).begin;
    }

    void readBodies()
    {
        m_reference = firstTime();
        // Told in the order of time, so that a later telling of the same fact takes the place of an earlier one.
        std::vector<std::size_t> order(m_page.updates.size());
        for (std::size_t i = 0; i < order.size(); ++i)
            order[i] = i;
        std::stable_sort(order.begin(), order.end(), [this](std::size_t left, std::size_t right) {
            return m_updateTimes[left] < m_updateTimes[right];
        });
        for (const std::size_t index : order)
            readBody(m_page.updates[index], m_updateTimes[index]);
        readStory();
    }

    void readBody(const PageUpdate &update, std::optional<UtcTime> posted)
    {
        const ByteRange bytes = bodyBytes(update);
        const std::string_view body = slice(m_input.text, bytes);
        const bool isStory = update.stage == Stage::Postmortem;
        if (!isStory && !mayHoldTimes(body)) {
            for (const std::size_t index : update.body)
                reportUnit(index, LineFate::Prose, "update");
            return;
        }
        ProseRequest request = requestFor(bytes);
        request.role = isStory ? ProseRole::Postmortem : ProseRole::StatusUpdate;
        request.reference = isStory ? m_reference : posted;
        if (isStory)
            addCopies(bytes, request);
        ProseReading reading = readProse(request, m_options, m_context);
        reading.facts.title = {};   // the page's own is the incident's
        addProse(m_builder, m_report.lines, std::move(reading));
    }

    [[nodiscard]] ProseRequest requestFor(ByteRange bytes) const
    {
        ProseRequest request;
        request.text = slice(m_input.text, bytes);
        request.zone = m_resolver.zone();
        ProsePlace &place = request.places.emplace_back();
        place.map = SourceMap::identity(bytes.end - bytes.begin, bytes.begin);
        const auto unit = std::find_if(m_units.begin(), m_units.end(), [&bytes](const ProseUnit &each) {
            return each.block.content.end > bytes.begin;
        });
        place.line = unit == m_units.end() ? 1 : unit->block.line;
        return request;
    }

    /// The same text elsewhere on the page: as its summary, or on a page of its own.
    void addCopies(ByteRange bytes, ProseRequest &request)
    {
        const std::string_view text = m_input.text;
        const std::string_view firstLine = request.text.substr(0, request.text.find('\n'));
        if (firstLine.size() < ShortestCopy)
            return;
        std::uint64_t lastLine = 0;
        for (const ProseUnit &unit : m_units) {
            const std::uint64_t begin = wholeBegin(unit.block);
            const bool isCopy = unit.block.line != lastLine && begin != bytes.begin
                && text.substr(begin).starts_with(request.text);
            if (!isCopy)
                continue;
            lastLine = unit.block.line;
            ProsePlace &place = request.places.emplace_back();
            place.map = SourceMap::identity(request.text.size(), begin);
            place.line = unit.block.line;
            m_copies.push_back({begin, begin + request.text.size()});
        }
    }

    [[nodiscard]] bool isCopied(const SourceBlock &block) const
    {
        return std::any_of(m_copies.begin(), m_copies.end(), [&block](const ByteRange &copy) {
            return block.content.begin >= copy.begin && block.content.end <= copy.end;
        });
    }

    /// What stands before the updates tells the story if it has sections of its own.
    void readStory()
    {
        ByteRange story;
        std::size_t last = 0;
        const LocalizedText::Entry *title = m_builder.incident().title.best("en");
        for (const std::size_t index : m_page.preamble) {
            const ProseUnit &unit = m_units[index];
            if (std::find(m_told.begin(), m_told.end(), index) != m_told.end())
                continue;
            const bool isTitle = title != nullptr && unit.text() == title->second;
            const bool isRepeated = isCopied(unit.block) || isTitle;
            const bool goesOn = !story.isEmpty() ? index == last + 1 : isSectionName(unit);
            // A title between a section's name and its text interrupts no story.
            if (isTitle && goesOn)
                last = index;
            if (isRepeated || !goesOn) {
                reportUnit(index, isRepeated ? LineFate::Context : LineFate::Skipped, isRepeated ? "repeated" : "boilerplate");
                continue;
            }
            story.begin = story.isEmpty() ? wholeBegin(unit.block) : story.begin;
            story.end = unit.block.content.end;
            last = index;
        }
        if (story.end - story.begin < ShortestCopy)
            return;
        ProseRequest request = requestFor(story);
        request.reference = m_reference;
        ProseReading reading = readProse(request, m_options, m_context);
        reading.facts.title = {};
        addProse(m_builder, m_report.lines, std::move(reading));
    }

    /// The name behind most times is the vendor's, who posts the updates.
    void fillOrganization()
    {
        Incident &incident = m_builder.incident();
        if (!incident.organization.empty() || m_page.updates.empty())
            return;
        std::unordered_map<std::string, std::size_t> names;
        for (const PageUpdate &update : m_page.updates)
            if (!update.author.empty() && ++names[update.author] * 2 > m_page.updates.size())
                incident.organization = update.author;
    }

    const RecordInput &m_input;
    const ReadingOptions &m_options;
    const ReadingContext &m_context;
    std::span<const ProseUnit> m_units;
    StatusPageText m_page;
    IncidentBuilder m_builder;
    TimeResolver m_resolver;   // of the page's own times
    ReadingReport m_report;
    std::vector<std::optional<UtcTime>> m_updateTimes;
    std::vector<std::size_t> m_told;   // units of the preamble that are read
    std::vector<ByteRange> m_copies;
    std::optional<UtcTime> m_reference;
};

class StatusPageReader : public RecordReader
{
public:
    std::string_view name() const override { return "status-page"; }

    int score(const RecordInput &input) const override
    {
        const std::string_view text = input.text.substr(0, Sample);
        const std::string_view content = trimmed(text);
        if (content.empty() || std::string_view("{[<").find(content.front()) != std::string_view::npos
            || content.starts_with("---\n") || content.starts_with("BEGIN:"))
            return 0;
        const std::vector<ProseUnit> units = readUnits(text);
        const StatusPageText page = readStatusPageText(units);
        std::set<std::string_view> distinct;   // a title that is repeated is no second update
        for (const PageUpdate &update : page.updates)
            distinct.insert(units[update.timeUnit].text());
        if (distinct.empty())
            return 0;
        return distinct.size() > 1 ? 80 : 30;
    }

    ReadingReport read(const RecordInput &input, const ReadingOptions &options,
                       const ReadingContext &context) const override
    {
        const std::vector<ProseUnit> units = readUnits(input.text, &context);
        ReadingReport report;
        report.format = name();
        for (StatusPageText &page : incidentsOf(readStatusPageText(units), units)) {
            ReadingReport part = PageReading(input, units, std::move(page), name(), options, context).read();
            for (Incident &incident : part.incidents) {
                if (incident.organization.empty() && !report.incidents.empty())
                    incident.organization = report.incidents.front().organization;   // one page, one vendor
                report.incidents.push_back(std::move(incident));
            }
            std::move(part.lines.begin(), part.lines.end(), std::back_inserter(report.lines));
            std::move(part.errors.begin(), part.errors.end(), std::back_inserter(report.errors));
        }
        std::stable_sort(report.lines.begin(), report.lines.end(), [](const ReportLine &left, const ReportLine &right) {
            return left.place.begin < right.place.begin;
        });
        return report;
    }
};

} // namespace

std::unique_ptr<RecordReader> makeStatusPageReader() { return std::make_unique<StatusPageReader>(); }

} // namespace chronolane
