// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/prosereader.h"

#include "models/reading/text/dateorder.h"
#include "models/reading/text/plannedwork.h"
#include "models/reading/text/prosesections.h"
#include "models/reading/text/prosetitle.h"
#include "models/reading/text/sentences.h"
#include "models/reading/text/textview.h"

#include <algorithm>
#include <array>
#include <utility>

namespace chronolane {

namespace {

constexpr std::size_t ShortestOpening = 40;       // bytes

std::optional<CivilDate> dateOf(UtcTime time, const std::string &zone, const ZoneRules &zones)
{
    const int offset = zones.offsetSeconds(zone, time).value_or(0);
    const CivilTime civil = toCivil(time + boost::posix_time::seconds(offset));
    return CivilDate{civil.year, civil.month, civil.day};
}

TimeSurvey surveyOf(const std::vector<ProseUnit> &units)
{
    TimeSurveyor surveyor;
    for (const ProseUnit &unit : units)
        surveyor.add(unit.times);
    return surveyor.result();
}

/// What the days that are told without doubt say of those that are not.
DateOrder likelyDateOrder(const std::vector<ProseUnit> &units, std::optional<UtcTime> posted)
{
    DateOrderSurvey survey;
    for (const ProseUnit &unit : units)
        survey.add(unit.times);
    if (posted)
        survey.addDay(chronolane::dateOf(*posted));
    return survey.result();
}

/// Among the first lines stands the "Subject:" of a mail.
bool beginsAsMail(const std::vector<ProseUnit> &units)
{
    constexpr std::size_t HeaderLines = 12;
    const auto end = units.begin() + static_cast<std::ptrdiff_t>(std::min(HeaderLines, units.size()));
    return std::any_of(units.begin(), end, [](const ProseUnit &unit) {
        return unit.block.kind == BlockKind::Paragraph && lowered(labelOf(unit).name) == "subject";
    });
}

} // namespace

TimeContext ProseReader::timeContext(const ReadingOptions &options, const ReadingContext &context) const
{
    const ProseRequest &request = m_request;
    TimeContext result = TimeContext::from(options, *context.zones);
    result.newestDate = m_survey.newestDate;
    result.dateOrder = m_survey.dateOrder == DateOrder::Unknown ? likelyDateOrder(m_units, request.reference)
                                                                : m_survey.dateOrder;
    if (request.isZoneAssumed && !request.zone.empty())
        result.defaultZone = request.zone;
    const bool isKorean = request.language.empty() ? guessLanguage(request.text.substr(0, 4000)) == "ko"
                                                   : request.language.starts_with("ko");
    if (isKorean && request.zone.empty() && result.zoneHint.empty()) {
        result.defaultZone = "Asia/Seoul";
        result.defaultZoneFrom = assumed_from::Language;
    }
    const std::string &zone = request.zone.empty() ? result.defaultZone : request.zone;
    if (request.reference) {
        const std::optional<CivilDate> date
            = dateOf(*request.reference, request.isReferenceDay ? "UTC" : zone, *context.zones);
        if (!result.newestDate || (date && *result.newestDate < *date))
            result.newestDate = date;
    }
    return result;
}

ProseReader::ProseReader(const ProseRequest &request, const std::vector<ProseUnit> &units, SourceMap map,
                         const ReadingOptions &options, const ReadingContext &context)
    : m_request(request), m_units(units), m_context(context), m_survey(surveyOf(units)),
      m_state{ProseBuilder(request, std::move(map)), TimeResolver(timeContext(options, context)), {},
              SectionKind::None, 0, {}, {}, {}, {}, {}, {}, request.isPlanned},
      m_timeline(m_state), m_fields(m_state),
      m_statements(m_state, request.role == ProseRole::StatusUpdate && !request.isReferenceDay ? request.reference
                                                                                               : std::nullopt,
                   request.role == ProseRole::Postmortem)
{
    survey();
}

void ProseReader::survey()
{
    m_sections = sectionsOf(m_units);
    std::replace(m_sections.begin(), m_sections.end(), SectionKind::None, m_request.section);
    findWindowItems();
    for (std::size_t i = 0; i < m_units.size(); ++i) {
        const bool isStep = !m_windowItems.contains(i) && ProseTimeline::isStep(m_units[i], m_sections[i]);
        m_isStep.push_back(isStep);
        m_stepCount += isStep ? 1U : 0U;
        if (isStep)
            m_lastStep = i;
    }
    if (!m_request.zone.empty() && !m_request.isZoneAssumed)
        m_state.resolver.setZone(m_request.zone);
    else if (m_survey.onlyZone)
        m_state.resolver.setZone(*m_survey.onlyZone);
    const TimeContext &context = m_state.resolver.context();
    if (m_request.reference) {
        const std::string zone(m_state.resolver.zone().empty() ? context.defaultZone : m_state.resolver.zone());
        m_state.resolver.setDate(
            *dateOf(*m_request.reference, m_request.isReferenceDay ? "UTC" : zone, *context.zones));
        if (m_request.role == ProseRole::Postmortem)
            m_state.namedDay = m_state.resolver.date();
    } else if (m_survey.firstDate) {
        m_state.resolver.setDate(*m_survey.firstDate);
    }
}

ProseReading ProseReader::read()
{
    if (m_request.role == ProseRole::Postmortem) {
        findTitle();
        m_state.isMail = beginsAsMail(m_units);
        m_state.isPlanned = m_state.isPlanned || announcesPlannedWork(m_units);
    }
    constexpr std::size_t unitsBetweenQuestions = 1000;
    for (std::size_t i = 0; i < m_units.size();) {
        const bool asks = i % unitsBetweenQuestions == unitsBetweenQuestions - 1;
        if (asks && m_context.isCancelled && m_context.isCancelled())
            return m_state.builder.take();   // nobody wants it any more
        i += takeUnit(i);
    }
    finish();
    ProseReading reading = m_state.builder.take();
    reading.ends = m_state.windows.looseEnds();
    const std::vector<Event> &events = reading.facts.events;
    reading.isPlanned = m_state.isPlanned && reading.facts.severity == Severity::Unknown
        && std::none_of(events.begin(), events.end(), [](const Event &event) { return event.kind == EventKind::Detection; });
    return reading;
}

std::size_t ProseReader::takeUnit(std::size_t index)
{
    const ProseUnit &unit = m_units[index];
    const SectionKind section = m_sections[index];
    if (section != m_state.section) {
        m_lastStated.reset();
        m_state.passingDay = m_state.resolver.date();
    }
    m_state.section = section;
    if (unit.block.kind == BlockKind::Code || isWordless(unit.text())) {
        m_state.builder.report(unit, LineFate::Skipped, unit.block.kind == BlockKind::Code ? "code" : "no-words");
        return 1;
    }
    if (m_title && index == *m_title) {
        const std::string title = cleanTitle(unit.text());
        m_state.builder.facts().title = m_state.builder.localized(title.empty() ? nameOfDocument(unit.text()) : title);
        m_fields.takeTitle(unit);
        m_state.builder.report(unit, LineFate::Context, "title");
        return 1;
    }
    if (m_title && unit.text() == m_units[*m_title].text()) {
        m_state.builder.report(unit, LineFate::Context, "repeated");
        return 1;
    }
    std::size_t taken = 1;
    if (takeWindowItem(index) || takeDayHeading(index, taken) || takeOrigin(index) || takeTimeNote(unit))
        return taken;
    if (const std::size_t steps = m_timeline.take(m_units, index); steps > 0)
        return steps;
    if (unit.block.kind == BlockKind::Heading)
        takeHeading(unit);
    else if (m_request.role != ProseRole::Postmortem || !m_fields.take(unit))
        takeBody(index);
    return 1;
}

/// Takes over the zone and the day that a heading or note gives to what follows it.
void ProseReader::adopt(const ProseUnit &unit)
{
    for (const TimeExpression &time : unit.times) {
        m_state.resolver.adopt(time);
        if (time.kind == TimeKind::Moment && time.first.hasDate())
            m_state.passingDay.reset();
    }
}

/// "### 5 March" gives its day to what stands below it, up to a heading above it or a section beside it; behind that the day
/// holds that held before. Opens the part of a heading that names a day.
void ProseReader::closeHeadingDays(const ProseUnit &unit)
{
    constexpr int BelowAll = 100;   // a line of nothing but a date
    const bool isHeading = unit.block.kind == BlockKind::Heading;
    const int level = isHeading ? unit.block.level : BelowAll;
    const bool namesDay = ProseTimeline::dayOfHeading(unit) != nullptr;
    const bool endsBeside = namesDay || (isHeading && sectionOfHeading(unit.text()) != SectionKind::None);
    while (!m_headingDays.empty()
           && (level < m_headingDays.back().level || (level == m_headingDays.back().level && endsBeside))) {
        m_state.resolver.setDate(m_headingDays.back().before);
        m_headingDays.pop_back();
    }
    if (const std::optional<CivilDate> before = m_state.resolver.date(); namesDay && before)
        m_headingDays.push_back({level, *before});
}

void ProseReader::takeHeading(const ProseUnit &unit)
{
    m_timeline.endList();
    closeHeadingDays(unit);
    m_state.passingDay = m_state.resolver.date();
    if (const TimePoint *day = ProseTimeline::dayOfHeading(unit))
        m_timeline.setHeadingDay(*day);
    adopt(unit);
    m_fields.setSubject(unit.text());
    m_state.builder.report(unit, LineFate::Context, "section");
}

/// "## 4 March": the day of the rows below it; without such rows, what stands below it happened on that day.
bool ProseReader::takeDayHeading(std::size_t index, std::size_t &taken)
{
    const ProseUnit &unit = m_units[index];
    const TimePoint *named = unit.isOnlyTime() && !m_isStep[index] ? ProseTimeline::dayOfHeading(unit) : nullptr;
    if (named == nullptr)
        return false;
    closeHeadingDays(unit);
    adopt(unit);
    std::string words;
    std::size_t end = index + 1;
    for (; end < m_units.size() && m_units[end].block.kind != BlockKind::Heading; ++end) {
        if (m_isStep[end])
            words.clear();
        if (m_isStep[end] || unit.block.kind != BlockKind::Heading || m_units[end].block.kind == BlockKind::Row)
            break;
        if (m_units[end].block.kind != BlockKind::Code)
            words.append(words.empty() ? "" : "\n").append(m_units[end].text());
    }
    const bool isToldBelow = end < m_units.size() && (m_isStep[end] || m_units[end].block.level > unit.block.level);
    if (words.empty() || isToldBelow) {
        m_timeline.endList();
        m_timeline.setHeadingDay(*named);
        m_state.builder.report(unit, LineFate::Context, "date");
        return true;
    }
    const TimeExpression &day = unit.times.front();
    const StepClass sense = classifyStep(words);
    Event &event = m_state.builder.addDated(kindOfStep(sense, false), unit, {day.begin, day.end},
                                            m_state.resolver.resolve(day));
    event.text = m_state.builder.localized(words);
    const std::string id = event.id;
    for (std::size_t i = index; i < end; ++i)
        m_state.builder.report(m_units[i], i == index ? LineFate::Dated : LineFate::Prose, "step", id);
    taken = end - index;
    return true;
}

bool ProseReader::holdsItems(std::size_t index) const
{
    std::size_t first = index;
    while (first > 0 && m_sections[first - 1] == m_sections[index]
           && m_units[first - 1].block.kind != BlockKind::Heading)
        --first;
    for (std::size_t i = first; i < m_units.size() && m_sections[i] == m_sections[index]; ++i)
        if (m_units[i].block.kind == BlockKind::Item || m_units[i].block.kind == BlockKind::Row)
            return true;
    return false;
}

void ProseReader::keepText(SectionKind section, std::string_view text)
{
    std::string &kept = m_texts[section];
    kept.append(kept.empty() ? "" : "\n").append(text);
}

void ProseReader::takeBody(std::size_t index)
{
    const ProseUnit &unit = m_units[index];
    const SectionKind section = m_state.section;
    const bool isFull = m_request.role == ProseRole::Postmortem;
    if (isFull && (section == SectionKind::FollowUp || isTrailingAction(index))) {
        takeFollowUp(index);
        return;
    }
    const UnitLabel label = labelOf(unit);
    const bool isSection = isSectionName(unit);
    const bool isNamed = section == SectionKind::Title && m_texts.contains(SectionKind::Title);
    if (isFull && !isSection && !isNamed && section != SectionKind::None) {
        const bool isLabelled = !label.name.empty() && sectionNamed(label.name) == section;
        keepText(section, isLabelled ? unit.text().substr(label.valueAt) : unit.text());
    }
    if (m_opening.empty() && unit.block.kind == BlockKind::Paragraph && unit.text().size() >= ShortestOpening
        && label.name.empty() && (section == SectionKind::None || section == SectionKind::Summary))
        m_opening = unit.text();
    const bool isName = section == SectionKind::Title || section == SectionKind::Components;
    if (section == SectionKind::Lessons || section == SectionKind::Other || isName) {
        m_state.builder.report(unit, LineFate::Prose);
        return;
    }
    const std::size_t before = m_state.builder.events().size();
    const bool isPlanned = isFull && takePlans(unit);
    const bool isTold = m_statements.read(unit) || isPlanned;
    if (isFull && section == SectionKind::Remediation && !isSection)
        takeRemediation(unit);
    const std::string id = m_state.builder.events().size() > before ? m_state.builder.events()[before].id : std::string();
    m_state.builder.report(unit, isTold ? LineFate::Dated : LineFate::Prose, {}, id);
}

void ProseReader::finish()
{
    m_fields.finish();
    mergeTold();
    mergeFields();
    settleChanges();
    Incident &facts = m_state.builder.facts();
    for (const std::size_t index : m_undatedRemedies)
        if (facts.declared.end && (!facts.events[index].earliest || *facts.events[index].earliest < *facts.declared.end))
            facts.events[index].latest = facts.declared.end;
    std::vector<Event> windows = m_state.windows.events(facts.declared);
    dropToldEnds(windows);
    std::erase_if(facts.events, [](const Event &event) { return event.evidence.empty(); });
    facts.events.insert(facts.events.begin(), std::make_move_iterator(windows.begin()),
                        std::make_move_iterator(windows.end()));
    if (m_survey.onlyZone)
        facts.statedZone = m_survey.onlyZone->zone;
    if (m_request.role != ProseRole::Postmortem)
        return;
    fillFacts();
    for (Event &event : facts.events)
        if (event.kind == EventKind::Impact && event.text.isEmpty())
            event.text = facts.title;
    const bool anyDated = std::any_of(facts.events.begin(), facts.events.end(),
                                      [](const Event &event) { return event.isDated(); });
    if (!anyDated && !facts.declared.start)
        m_fields.addStatedDay();
}

/// A deployment before anybody noticed or was hurt set the incident off, and so did one shortly before something went wrong; after
/// that it was to end it.
void ProseReader::settleChanges()
{
    const Duration longestFuse = boost::posix_time::hours(3);
    std::vector<Event> &events = m_state.builder.events();
    std::optional<UtcTime> noticed = m_state.windows.firstStart();
    if (const auto &declared = m_state.builder.facts().declared.start; declared && (!noticed || *declared < *noticed))
        noticed = declared;
    std::optional<UtcTime> wrong;
    for (const Event &event : events) {
        if (event.start && event.kind == EventKind::Detection)
            noticed = noticed ? std::min(*noticed, *event.start) : event.start;
        if (event.start && event.kind == EventKind::Trigger)
            wrong = wrong ? std::min(*wrong, *event.start) : event.start;
    }
    for (const std::size_t index : m_state.changes) {
        const std::optional<UtcTime> &at = events[index].start;
        const bool isBefore = at && noticed && *at <= *noticed;
        const bool isShortlyBefore = at && wrong && *at <= *wrong && *wrong - *at <= longestFuse;
        if (isBefore || isShortlyBefore)
            events[index].kind = EventKind::Trigger;
    }
}

void ProseReader::fillFacts()
{
    Incident &facts = m_state.builder.facts();
    const auto text = [this](SectionKind section) {
        const auto found = m_texts.find(section);
        return found == m_texts.end() ? LocalizedText() : m_state.builder.localized(found->second);
    };
    if (const auto title = m_texts.find(SectionKind::Title); title != m_texts.end() && !cleanTitle(title->second).empty())
        facts.title = m_state.builder.localized(cleanTitle(title->second));
    facts.summary = text(SectionKind::Summary);
    if (facts.summary.isEmpty())
        facts.summary = m_state.builder.localized(m_opening);
    facts.trigger = text(SectionKind::Trigger);
    facts.rootCause = text(SectionKind::RootCause);
    facts.detection = text(SectionKind::Detection);
    facts.impact.scope = text(SectionKind::Impact);
    const auto components = m_texts.find(SectionKind::Components);
    if (components == m_texts.end())
        return;
    std::string_view rest = components->second;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find_first_of(",\n;"), rest.size());
        if (const std::string_view name = trimmed(rest.substr(0, end)); !name.empty() && name.size() <= 80)
            facts.components.emplace_back(name);
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
}

} // namespace chronolane
