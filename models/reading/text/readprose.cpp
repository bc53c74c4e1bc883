// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/readprose.h"

#include "models/reading/incidentbuilder.h"
#include "models/reading/text/htmltext.h"
#include "models/reading/text/prosereader.h"
#include "models/reading/text/prosetext.h"

#include <algorithm>
#include <array>
#include <map>
#include <unordered_map>
#include <utility>

namespace chronolane {

namespace {

constexpr std::array<std::string_view, 6> TimeWords = {"noon", "midnight", "정오", "자정", "어제", "오늘"};

/// What the first byte of a time is: most bytes begin none.
enum class TimeByte : unsigned char { None, Digit, Word };

constexpr auto TimeBytes = [] {
    std::array<TimeByte, 256> bytes{};
    for (const std::string_view word : TimeWords)
        bytes[static_cast<unsigned char>(word.front())] = TimeByte::Word;
    for (unsigned char digit = '0'; digit <= '9'; ++digit)
        bytes[digit] = TimeByte::Digit;
    return bytes;
}();

template<typename Value>
void fill(Value &target, Value &&value, const Value &unknown = {})
{
    if (target == unknown)
        target = std::move(value);
}

/// The id in the incident of each local id.
using IdMap = std::unordered_map<std::string, std::string>;

void rename(std::string &id, const IdMap &names)
{
    if (id.empty())
        return;
    const auto found = names.find(id);
    if (found != names.end())
        id = found->second;
}

void rename(std::vector<std::string> &ids, const IdMap &names)
{
    for (std::string &id : ids)
        rename(id, names);
}

/// The windows of an incident by their start, so that one told again is found among many.
class KnownWindows
{
public:
    /// `told` is looked up in the events: where it holds no window, they need not be looked through for each text anew.
    KnownWindows(std::vector<Event> &events, const std::vector<Event> &told) : m_events(events)
    {
        if (std::none_of(told.begin(), told.end(), [](const Event &event) { return event.kind == EventKind::Impact; }))
            return;
        for (std::size_t i = 0; i < events.size(); ++i)
            add(i);
    }

    void add(std::size_t index)
    {
        const Event &event = m_events[index];
        if (event.kind == EventKind::Impact && event.start)
            m_byStart.emplace(*event.start, index);
    }

    /// The same window, or what another text told of it ("errors since 16:50", "errors from 16:50 to 17:40"), which then
    /// has the end that is stated; null if it was not told yet.
    [[nodiscard]] Event *find(const Event &event) const
    {
        if (event.kind != EventKind::Impact || !event.start)
            return nullptr;
        const auto [first, last] = m_byStart.equal_range(*event.start);
        for (auto it = first; it != last; ++it) {
            Event &known = m_events[it->second];
            if (known.stage != event.stage)
                continue;
            if (known.openEnded && event.end)
                takeEnd(known, event);
            if (known.end == event.end || event.openEnded)
                return &known;
        }
        return nullptr;
    }

private:
    static void takeEnd(Event &open, const Event &closed)
    {
        open.end = closed.end;
        open.endPrecision = closed.endPrecision;
        open.endBasis = closed.endBasis;
        open.approximateEnd = closed.approximateEnd;
        open.openEnded = false;
    }

    std::vector<Event> &m_events;
    std::multimap<UtcTime, std::size_t> m_byStart;
};

/// Two tellings of one window: they share an end, or most of their time, and none sums up the other.
bool contradicts(const Event &left, const Event &right)
{
    const bool areWindows = left.kind == EventKind::Impact && right.kind == EventKind::Impact && left.start && right.start
        && left.end && right.end && left.encloses.empty() && right.encloses.empty();
    if (!areWindows || (left.start == right.start && left.end == right.end))
        return false;
    const UtcTime begin = std::max(*left.start, *right.start);
    const UtcTime end = std::min(*left.end, *right.end);
    if (end <= begin)
        return false;
    const auto length = [](const Event &event) { return toMicroseconds(*event.end - *event.start); };
    return 2 * toMicroseconds(end - begin) > std::max(length(left), length(right));
}

/// Marks the windows from `first` on and the earlier ones that contradict them; the later telling is used.
void reconcile(std::vector<Event> &events, std::size_t first)
{
    for (std::size_t i = first; i < events.size(); ++i) {
        if (events[i].kind != EventKind::Impact)
            continue;
        for (std::size_t j = 0; j < first; ++j) {
            if (!contradicts(events[i], events[j]))
                continue;
            events[i].conflictsWith.push_back(events[j].id);
            events[j].conflictsWith.push_back(events[i].id);
            events[j].used = false;
        }
    }
}

void fillFacts(Incident &incident, Incident &facts)
{
    fill(incident.organization, std::move(facts.organization));
    fill(incident.title, std::move(facts.title));
    fill(incident.summary, std::move(facts.summary));
    fill(incident.status, std::move(facts.status), IncidentStatus::Unknown);
    fill(incident.severity, std::move(facts.severity), Severity::Unknown);
    fill(incident.severityText, std::move(facts.severityText));
    fill(incident.declared, std::move(facts.declared));
    fill(incident.components, std::move(facts.components));
    fill(incident.regions, std::move(facts.regions));
    fill(incident.trigger, std::move(facts.trigger));
    fill(incident.rootCause, std::move(facts.rootCause));
    fill(incident.detection, std::move(facts.detection));
    fill(incident.impact.scope, std::move(facts.impact.scope));
    fill(incident.impact.users, std::move(facts.impact.users));
    fill(incident.impact.region, std::move(facts.impact.region));
    fill(incident.statedZone, std::move(facts.statedZone));
}

} // namespace

Evidence ProsePlace::evidence(std::uint64_t begin, std::uint64_t end) const
{
    const ByteRange range = map.length() == 0 ? ByteRange{begin, end} : map.toSource(begin, end);
    return hasPointer ? Evidence::atPointer(source, pointer, range.begin, range.end)
                      : Evidence::range(source, range.begin, range.end);
}

bool mayHoldTimes(std::string_view text)
{
    for (std::size_t at = 0; at < text.size(); ++at) {
        const TimeByte byte = TimeBytes[static_cast<unsigned char>(text[at])];
        if (byte == TimeByte::None)
            continue;
        const std::string_view rest = text.substr(at);
        if (byte == TimeByte::Digit
            || std::any_of(TimeWords.begin(), TimeWords.end(),
                           [rest](std::string_view word) { return rest.starts_with(word); }))
            return true;
    }
    return false;
}

ProseReading readProse(const ProseRequest &request, const ReadingOptions &options, const ReadingContext &context)
{
    if (request.syntax == ProseSyntax::Html) {
        MappedText text = htmlToText(request.text);
        const std::vector<ProseUnit> units = readUnits(text.text, &context);
        return ProseReader(request, units, std::move(text.map), options, context).read();
    }
    const std::vector<ProseUnit> units = readUnits(request.text, &context);
    return ProseReader(request, units, {}, options, context).read();
}

void addProse(Incident &incident, std::vector<ReportLine> &lines, ProseReading reading)
{
    fillFacts(incident, reading.facts);
    IdMap names;
    const std::size_t first = incident.events.size();
    KnownWindows windows(incident.events, reading.facts.events);
    for (Event &event : reading.facts.events) {
        if (Event *known = windows.find(event)) {
            names.emplace(event.id, known->id);
            known->evidence.insert(known->evidence.end(), event.evidence.begin(), event.evidence.end());
            continue;
        }
        std::string id = std::string("e").append(std::to_string(incident.events.size() + 1));
        names.emplace(std::exchange(event.id, id), id);
        incident.events.push_back(std::move(event));
        windows.add(incident.events.size() - 1);
    }
    for (std::size_t i = first; i < incident.events.size(); ++i) {
        for (auto *ids : {&incident.events[i].encloses, &incident.events[i].conflictsWith}) {
            if (!ids->empty())
                rename(ids->edit(), names);
        }
    }
    reconcile(incident.events, first);
    for (Diagnostic &diagnostic : reading.facts.diagnostics)
        if (std::find(incident.diagnostics.begin(), incident.diagnostics.end(), diagnostic)
            == incident.diagnostics.end())
            incident.diagnostics.push_back(std::move(diagnostic));
    for (ReportLine &line : reading.lines) {
        rename(line.eventId, names);
        lines.push_back(std::move(line));
    }
}

void addProse(IncidentBuilder &builder, std::vector<ReportLine> &lines, ProseReading reading)
{
    const bool isNew = !builder.incident().declared.start && !builder.incident().declared.end;
    if (isNew)
        builder.setDeclaredCertainty(reading.declaredStart, reading.declaredEnd);
    if (reading.isPlanned)
        builder.setPlanned(true);
    for (WindowEdge &end : reading.ends)
        builder.addImpactEnd(std::move(end));
    addProse(builder.incident(), lines, std::move(reading));
}

} // namespace chronolane
