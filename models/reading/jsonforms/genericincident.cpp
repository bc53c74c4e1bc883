// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonforms/genericincident.h"

#include "models/reading/jsonforms/bodytext.h"
#include "models/reading/jsonforms/genericupdate.h"
#include "models/reading/jsonforms/issuebody.h"
#include "models/reading/jsonforms/genericrows.h"
#include "models/reading/jsonforms/plannedwork.h"
#include "models/reading/jsonforms/recordlength.h"
#include "models/reading/jsonforms/recordtimes.h"
#include "models/reading/jsonforms/recordwords.h"
#include "models/reading/jsonforms/updatelist.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <string>
#include <utility>

namespace chronolane {

namespace {

/// A member's name as words: "detected_at" and "detectedAt" are "detected at".
std::string legible(std::string_view key)
{
    std::string words;
    for (const char c : key) {
        const bool isUpper = std::isupper(static_cast<unsigned char>(c)) != 0;
        if ((isUpper || c == '_' || c == '-') && !words.empty())
            words += ' ';
        if (c != '_' && c != '-')
            words += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
    return words;
}

/// One home-made incident; see readGenericIncident().
class GenericIncident
{
public:
    GenericIncident(JsonReading &reading, const GenericRecord &record, const GenericSurroundings &surroundings)
        : m_reading(reading)
        , m_incident(reading)
        , m_record(record)
        , m_surroundings(surroundings)
        , m_announced(announcedWork(record[RecordRole::Summary].text()))
    {
    }

    void read()
    {
        readFacts();
        readNames();
        const bool isWork = isPlanned() || m_incident.incident().severity == Severity::Maintenance;
        m_incident.builder().setPlanned(isWork && !statesWindow());
        readUpdates();
        readPhases();
        if (isPlanned()) {
            readPlan();
            settlePlan();
        } else {
            readWindows();
        }
        readTexts();
        m_incident.finish(m_record.value());
    }

private:
    [[nodiscard]] bool isPlanned() const
    {
        return m_surroundings.isPlanned || m_record.isPlannedWork() || m_announced || m_record[RecordRole::PlannedStart].isValid()
            || m_record.slots().isValid();
    }

    /// Whether members of the record say when its work is planned, or went on.
    [[nodiscard]] bool statesWindow() const
    {
        return m_announced || m_record[RecordRole::PlannedStart].isValid() || m_record[RecordRole::Start].isValid()
            || m_record.slots().isValid();
    }

    void readFacts();
    void readNames();
    void readUpdates();
    void readPhases();
    [[nodiscard]] JsonValue messageOf(std::string_view name) const;
    void tellMessage(std::string_view name);
    void readPlan();
    void settlePlan();
    void readAnnouncedWork(const AnnouncedWork &work);
    void readToldWork();
    void endAfterMinutes(JsonValue length);
    [[nodiscard]] bool isAlert() const;
    void readWindows();
    void readEnd();
    void readImpact(JsonValue start, JsonValue end);
    void readTexts();
    void addWindow(EventKind kind, JsonValue start, JsonValue end);

    JsonReading &m_reading;
    JsonIncident m_incident;
    const GenericRecord &m_record;
    const GenericSurroundings &m_surroundings;
    std::optional<AnnouncedWork> m_announced;   ///< in the comment of an issue
    UpdateList m_updates;
};

void addNamesOf(JsonIncident &incident, std::vector<std::string> &names, JsonValue value)
{
    if (value.isArray()) {
        for (const JsonValue element : value) {
            const JsonValue name = element.isObject() && element.find("title").isString() ? element.find("title")
                                                                                           : unwrapped(element);
            const std::string_view word = name.isObject() ? std::string_view() : incident.words(name);
            if (!word.empty() && std::find(names.begin(), names.end(), word) == names.end())
                names.emplace_back(word);
        }
    } else if (value.isString()) {
        names.emplace_back(value.text());
    } else if (value.find("data").isArray()) {   // JSON:API
        addNamesOf(incident, names, value.find("data"));
    }
}

void GenericIncident::readFacts()
{
    constexpr std::ptrdiff_t MostBlanks = 2;   // of a severity; a sentence tells who was hurt
    m_incident.setId(m_record[RecordRole::Id]);
    const JsonValue title = m_record[RecordRole::Title];
    const JsonValue component = m_record[RecordRole::Components];
    m_incident.setTitle(title);
    if (title.key() == "error" && component.isString())   // "Web shop: timeout"
        m_incident.incident().title = localized(std::string(component.text()) + ": " + bodyText(title.text()));
    if (const JsonValue organization = m_record[RecordRole::Organization]; organization.isString())
        m_incident.incident().organization = organization.text();
    const JsonValue severity = m_record[RecordRole::Severity];
    const std::string_view words = m_incident.words(severity);
    if (std::count(words.begin(), words.end(), ' ') > MostBlanks)
        m_incident.incident().impact.scope = localized(words);
    else
        m_incident.setSeverity(severity);
    const JsonValue status = m_record[RecordRole::Status];
    if (monitorState(status.text()) != MonitorState::None && m_record[RecordRole::End].isValid())
        m_incident.incident().status = IncidentStatus::Resolved;   // the word tells what it was
    else
        m_incident.setStatus(status);
}

void GenericIncident::readNames()
{
    Incident &incident = m_incident.incident();
    addNamesOf(m_incident, incident.components, m_record[RecordRole::Components]);
    addNamesOf(m_incident, incident.regions, m_record[RecordRole::Regions]);
    addNamesOf(m_incident, incident.tags, m_record[RecordRole::Tags]);
}

void GenericIncident::readUpdates()
{
    RecordTimes times(m_incident);
    times.setRecord(m_record);
    times.addWords(m_record[RecordRole::Title].text());
    std::vector<StepList> lists;
    for (const GenericRecord::List &list : m_record.lists())
        lists.emplace_back(m_incident, list.array, list.role);
    lists.emplace_back(m_surroundings.updates, m_surroundings.role);
    for (const StepList &list : lists)
        list.addTo(times);
    times.settle();
    for (const StepList &list : lists)
        list.addTo(m_updates, times);
    m_updates.addTo(m_incident);
}

/// Moments that members of their own state: each is a step, in the words of its member.
void GenericIncident::readPhases()
{
    constexpr std::array<std::pair<RecordRole, EventKind>, 4> Phases = {{
        {RecordRole::Detected, EventKind::Detection},
        {RecordRole::Acknowledged, EventKind::Note},
        {RecordRole::Identified, EventKind::Diagnosis},
        {RecordRole::Mitigated, EventKind::Milestone},
    }};
    for (const auto &[role, kind] : Phases) {
        const JsonValue time = m_record[role];
        if (Event *event = m_incident.addDated(kind, time))
            event->text = localized(legible(time.key()));
        if (role == RecordRole::Mitigated && time.isValid())
            tellMessage("mitigation_message");
    }
    if (messageOf("resolution_message").isValid() && m_incident.addDated(EventKind::Milestone, m_record[RecordRole::End]))
        tellMessage("resolution_message");
}

/// A member of the record or its attributes with words; invalid where there are none.
JsonValue GenericIncident::messageOf(std::string_view name) const
{
    const JsonValue own = m_record.value().find(name);
    const JsonValue message = own.isString() ? own : m_record.value().find("attributes").find(name);
    return message.isString() && !message.text().empty() ? message : JsonValue();
}

/// What was written beside a moment says more of it than the name of its member.
void GenericIncident::tellMessage(std::string_view name)
{
    const JsonValue message = messageOf(name);
    if (!message.isValid() || m_incident.incident().events.empty())
        return;
    Event &event = m_incident.incident().events.back();
    event.text = localized(bodyText(message.text()));
    event.evidence.push_back(m_incident.at(message));
}

void GenericIncident::addWindow(EventKind kind, JsonValue start, JsonValue end)
{
    Event *window = m_incident.addDated(kind, start);
    if (window == nullptr)
        return;
    window->text = m_incident.incident().title;
    window->components = m_incident.incident().components;
    window->openEnded = !m_incident.setEnd(*window, end);
}

/// Planned work is not looked into, and what is closed was done.
void GenericIncident::settlePlan()
{
    IncidentStatus &status = m_incident.incident().status;
    if (status == IncidentStatus::Investigating)
        status = IncidentStatus::Scheduled;
    else if (status == IncidentStatus::Resolved)
        status = IncidentStatus::Completed;
}

/// Work that an issue announces in a comment: its own times, not when the issue was opened.
void GenericIncident::readAnnouncedWork(const AnnouncedWork &work)
{
    const JsonValue body = m_record[RecordRole::Summary];
    const auto placeOf = [&](ByteRange range) { return m_reading.places.within(body, range.begin, range.end); };
    IncidentBuilder &builder = m_incident.builder();
    builder.setPlanned(true);
    builder.declareStart(work.start, Precision::Second, Basis::Stated, placeOf(work.startPlace));
    Event &event = builder.addEvent(EventKind::Maintenance, placeOf(work.startPlace));
    event.start = work.start;
    event.precision = Precision::Second;
    event.text = m_incident.incident().title;
    event.components = m_incident.incident().components;
    event.openEnded = !work.end;
    if (!work.end)
        return;
    event.end = work.end;
    event.endPrecision = Precision::Second;
    event.evidence.push_back(placeOf(work.endPlace));
    builder.declareEnd(*work.end, Precision::Second, Basis::Stated, placeOf(work.endPlace));
}

void GenericIncident::readPlan()
{
    if (m_announced) {
        readAnnouncedWork(*m_announced);
        return;
    }
    const bool isScheduled = m_record[RecordRole::PlannedStart].isValid();
    if (!statesWindow()) {
        readToldWork();
        return;
    }
    const JsonValue start = m_record[isScheduled ? RecordRole::PlannedStart : RecordRole::Start];
    const JsonValue end = m_record[isScheduled ? RecordRole::PlannedEnd : RecordRole::End];
    if (!m_record.slots().isValid()) {
        m_incident.addPlan(start, end);
        endAfterMinutes(m_record.value().find("duration"));
        return;
    }
    m_incident.builder().setPlanned(true);
    m_incident.declareStart(start);
    m_incident.declareEnd(end);
    for (const JsonValue slot : m_incident.objectsOf(m_record.slots())) {
        const GenericRecord window(slot);
        addWindow(EventKind::Maintenance, window[RecordRole::Start], window[RecordRole::End]);
    }
}

/// Planned work of which no member states the window: its texts or updates may. When it was filed says when it began only
/// where the record also says when it was over.
void GenericIncident::readToldWork()
{
    const bool isOver = m_incident.declareEnd(m_record[RecordRole::End]).has_value();
    if (!addWorkDone(m_incident, m_updates, m_record[RecordRole::End]) && isOver && !m_updates.isAnnounced())
        m_incident.declareStart(m_record[RecordRole::Created]);
}

/// Instatus states how long planned work takes, in minutes and as a string: "60".
void GenericIncident::endAfterMinutes(JsonValue length)
{
    constexpr int LongestMinutes = 60 * 24 * 31;
    std::vector<Event> &events = m_incident.incident().events;
    const std::string_view words = length.isString() ? length.text() : std::string_view();
    int minutes = 0;
    const auto parsed = std::from_chars(words.data(), words.data() + words.size(), minutes);
    const bool isCount = !words.empty() && parsed.ec == std::errc() && parsed.ptr == words.data() + words.size()
        && minutes > 0 && minutes <= LongestMinutes;
    if (!isCount || events.empty() || events.back().kind != EventKind::Maintenance || !events.back().openEnded)
        return;
    Event &work = events.back();
    FieldTime end;
    end.time = *work.start + boost::posix_time::minutes(minutes);
    end.precision = work.precision;
    end.basis = std::max(work.basis, Basis::Derived);
    setEnd(work, end);
    work.evidence.push_back(m_incident.at(length));
    m_incident.builder().declareEnd(end.time, end.precision, end.basis, m_incident.at(length));
}

/// The impact where the record states it; the same window told twice is one event.
void GenericIncident::readImpact(JsonValue start, JsonValue end)
{
    const auto begun = m_incident.time(start);
    if (!begun)
        return;
    const auto over = m_incident.time(end);
    for (Event &event : m_incident.incident().events) {
        const bool isSame = event.kind == EventKind::Impact && event.start == begun->time
            && event.end == (over ? std::optional(over->time) : std::nullopt);
        if (!isSame)
            continue;
        event.evidence.push_back(m_incident.at(start));
        if (over)
            event.evidence.push_back(m_incident.at(end));
        return;
    }
    addWindow(EventKind::Impact, start, end);
}

void GenericIncident::readEnd()
{
    const auto end = m_incident.declareEnd(m_record[RecordRole::End]);
    const bool isUntold = m_incident.incident().status == IncidentStatus::Unknown && !m_record[RecordRole::Status].isValid();
    if (end && isUntold && m_incident.incident().severity != Severity::Maintenance)
        m_incident.incident().status = IncidentStatus::Resolved;
    if (readLength(m_incident, m_record, end) || end)
        return;
    const auto resolved = m_updates.resolved();
    const IncidentStatus status = m_incident.incident().status;
    if (resolved && (status == IncidentStatus::Resolved || status == IncidentStatus::Unknown))
        m_incident.builder().declareEnd(resolved->time, resolved->precision, Basis::Derived,
                                        m_incident.at(m_updates.resolvedPlace()));
}

/// An alert that fired: somebody was told, and whether anybody was hurt stands nowhere.
bool GenericIncident::isAlert() const
{
    const std::string_view status = m_record[RecordRole::Status].text();
    const bool hasFired = status == "triggered" || status == "firing";
    return hasFired && m_record.lists().empty() && !m_record[RecordRole::Start].isValid()
        && m_record[RecordRole::Created].isValid();
}

void GenericIncident::readWindows()
{
    if (isAlert()) {
        if (Event *alert = m_incident.addDated(EventKind::Detection, m_record[RecordRole::Created]))
            alert->text = m_incident.incident().title;
        return;
    }
    const bool isWork = m_incident.incident().severity == Severity::Maintenance;
    const bool isTold = isWork && addWorkDone(m_incident, m_updates, m_record[RecordRole::End]);
    const auto first = m_updates.first();
    const bool isStated = m_incident.declareStart(m_record[RecordRole::Start]).has_value();
    // An issue is opened when somebody notices; its first comment comes later. Of what was filed afterwards, the updates
    // tell of the beginning.
    const auto created = isStated ? std::nullopt : m_incident.time(m_record[RecordRole::Created]);
    const bool isToCome = isWork && !isTold && m_updates.isAnnounced();
    const bool isOpenedFirst = created && first && created->precision <= Precision::Minute && created->time < first->time;
    if (!isStated && first && !isOpenedFirst && !isToCome)
        m_incident.builder().declareStart(first->time, first->precision, Basis::Derived,
                                          m_incident.at(m_updates.firstPlace()));
    else if (!isStated && !isToCome)
        m_incident.declareStart(m_record[RecordRole::Created]);
    readEnd();
    // An archive counts work from its announcement: its own updates tell when it went on, and nobody says that it hurt.
    if (isTold)
        return;
    const GenericRecord window(m_record.impactWindow());
    readImpact(window[RecordRole::Start], window[RecordRole::End]);
    readImpact(m_record[RecordRole::ImpactStart], m_record[RecordRole::ImpactEnd]);
}

void GenericIncident::readTexts()
{
    Incident &incident = m_incident.incident();
    const JsonValue summary = m_record[RecordRole::Summary];
    if (summary.isArray()) {
        std::string all;
        for (const JsonValue line : summary)
            all += (all.empty() ? "" : "\n") + bodyText(m_incident.words(line));
        incident.summary = localized(all);
    } else if (summary.isString()) {
        incident.summary = localized(bodyText(withoutComment(summary.text())));
        // What a record says of itself may have been written when all was over: nothing in it is later than that, and where
        // the end is not known or days away, the times in it are those of the first day.
        const std::optional<UtcTime> start = incident.declared.start;
        const std::optional<UtcTime> end = incident.declared.end;
        const bool isOfOneDay = start && end && *end - *start < boost::posix_time::hours(24);
        m_incident.addProse(std::array{summary}, ProseRole::StatusUpdate, isOfOneDay ? end : start, !isOfOneDay);
    }
    if (const JsonValue cause = m_record[RecordRole::RootCause]; cause.isString())
        incident.rootCause = localized(bodyText(cause.text()));
    if (const JsonValue story = m_record[RecordRole::Postmortem]; story.isString() && !story.text().empty()) {
        JsonUpdate update;
        update.body = story;
        update.place = story;
        update.knownStage = Stage::Postmortem;
        UpdateList postmortem;
        postmortem.add(std::move(update));
        postmortem.addTo(m_incident);
    }
}

} // namespace

void readGenericIncident(JsonReading &reading, const GenericRecord &record, const GenericSurroundings &surroundings)
{
    GenericIncident(reading, record, surroundings).read();
}

} // namespace chronolane
