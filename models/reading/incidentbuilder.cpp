// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/incidentbuilder.h"

#include "models/reading/text/textview.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <iterator>
#include <utility>

namespace chronolane {

namespace {

bool statesWindow(const Event &event)
{
    return event.kind == EventKind::Impact || event.kind == EventKind::Maintenance;
}

/// The status update with the latest time; of equals, and where none is dated, the last one of the source.
const Event *latestUpdate(const std::vector<Event> &events)
{
    const Event *latest = nullptr;
    for (const Event &event : events) {
        if (event.kind != EventKind::StatusUpdate || !statusAfter(event.stage))
            continue;
        const bool isEarlier = latest && latest->start && (!event.start || *event.start < *latest->start);
        if (!isEarlier)
            latest = &event;
    }
    return latest;
}

} // namespace

IncidentBuilder::IncidentBuilder(const Source &source, std::string_view kind)
{
    Source &only = m_incident.sources.emplace_back(source);
    only.kind = kind;
}

Event &IncidentBuilder::addEvent(EventKind kind, Evidence evidence)
{
    Event &event = m_incident.events.emplace_back();
    std::array<char, 24> id{'e'};
    const auto written = std::to_chars(id.data() + 1, id.data() + id.size(), m_incident.events.size());
    event.id.assign(id.data(), written.ptr);
    event.kind = kind;
    event.evidence.push_back(std::move(evidence));
    return event;
}

void IncidentBuilder::diagnose(std::string_view code, std::initializer_list<DiagnosticArgument> arguments,
                               const Evidence &place, DiagnosticSeverity severity)
{
    Diagnostic diagnostic;
    diagnostic.code = code;
    diagnostic.severity = severity;
    diagnostic.arguments = arguments;
    diagnostic.evidence.push_back(place);
    diagnose(std::move(diagnostic));
}

void IncidentBuilder::diagnose(Diagnostic diagnostic)
{
    // Only the latest ones are searched: a table of a million bad rows must not cost a million searches each.
    constexpr std::ptrdiff_t Searched = 32;
    auto &all = m_incident.diagnostics;
    const auto last = all.rbegin() + std::min(Searched, std::ssize(all));
    const auto same = std::find_if(all.rbegin(), last, [&diagnostic](const Diagnostic &other) {
        return other.code == diagnostic.code && other.arguments == diagnostic.arguments;
    });
    if (same == last) {
        all.push_back(std::move(diagnostic));
        return;
    }
    for (Evidence &place : diagnostic.evidence) {
        if (same->evidence.size() < DiagnosticPlaces)
            same->evidence.push_back(std::move(place));
    }
}

void IncidentBuilder::declareStart(UtcTime time, Precision precision, Basis basis, Evidence place)
{
    m_incident.declared.start = time;
    m_incident.declared.evidence.push_back(std::move(place));
    m_declaredStart = {basis, precision, false};
}

void IncidentBuilder::declareEnd(UtcTime time, Precision precision, Basis basis, Evidence place)
{
    m_incident.declared.end = time;
    m_incident.declared.evidence.push_back(std::move(place));
    m_declaredEnd = {basis, precision, false};
}

void IncidentBuilder::setDeclaredCertainty(DeclaredCertainty start, DeclaredCertainty end)
{
    m_declaredStart = start;
    m_declaredEnd = end;
}

Incident IncidentBuilder::finish()
{
    fillStatus();
    closeOpenImpacts();
    addDeclaredImpact();
    fillLanguage();
    if (m_incident.id.empty()) {
        const auto &events = m_incident.events;
        const auto dated = std::find_if(events.begin(), events.end(), [](const Event &e) { return e.isDated(); });
        // Records without a title that begin in the same second are told apart by what they tell first.
        const bool isNamed = !m_incident.title.isEmpty() || events.empty();
        const LocalizedText::Entry *words = (isNamed ? m_incident.title : events.front().text).best("en");
        m_incident.id = idFromContent({m_incident.organization, words ? words->second : std::string_view(),
                                       dated == events.end() ? std::string() : formatIso8601(*dated->start)});
    }
    return std::move(m_incident);
}

/// Each open window that words tell reaches to the last end before the next one.
void IncidentBuilder::closeOpenImpacts()
{
    if (m_ends.empty())
        return;
    std::vector<UtcTime> starts;
    for (const Event &event : m_incident.events)
        if (event.kind == EventKind::Impact && event.start)
            starts.push_back(*event.start);
    std::sort(starts.begin(), starts.end());
    std::stable_sort(m_ends.begin(), m_ends.end(),
                     [](const WindowEdge &left, const WindowEdge &right) { return left.at < right.at; });
    for (Event &event : m_incident.events) {
        if (event.kind != EventKind::Impact || !event.start || !event.openEnded || !event.evidence.front().hasRange())
            continue;
        const auto next = std::upper_bound(starts.begin(), starts.end(), *event.start);
        const auto last = std::find_if(m_ends.rbegin(), m_ends.rend(), [&](const WindowEdge &end) {
            return end.at > *event.start && (next == starts.end() || end.at <= *next);
        });
        if (last == m_ends.rend())
            continue;
        event.end = last->at;
        event.endPrecision = last->precision;
        event.endBasis = last->basis;
        event.approximateEnd = last->approximate;
        event.openEnded = false;
        event.evidence.insert(event.evidence.end(), last->evidence.begin(), last->evidence.end());
    }
}

void IncidentBuilder::addDeclaredImpact()
{
    const DeclaredWindow &declared = m_incident.declared;
    const auto &events = m_incident.events;
    if (!declared.start || std::any_of(events.begin(), events.end(), statesWindow))
        return;
    // Opened and closed in one moment: that is when the page told of it, not how long users were hurt.
    const auto isDated = [](const Event &event) { return event.isDated(); };
    if (!m_isPlanned && declared.end == declared.start && std::any_of(events.begin(), events.end(), isDated))
        return;
    Event &event = addEvent(m_isPlanned ? EventKind::Maintenance : EventKind::Impact, declared.evidence.front());
    event.evidence = declared.evidence;
    event.start = declared.start;
    event.precision = m_declaredStart.precision;
    event.basis = std::max(m_declaredStart.basis, Basis::Derived);
    event.approximate = m_declaredStart.approximate;
    event.end = declared.end;
    event.endPrecision = m_declaredEnd.precision;
    event.endBasis = std::max(m_declaredEnd.basis, Basis::Derived);
    event.approximateEnd = m_declaredEnd.approximate && declared.end;
    event.openEnded = !declared.end;
    event.text = m_incident.title;
    event.components = m_incident.components;
}

void IncidentBuilder::fillStatus()
{
    if (m_incident.status != IncidentStatus::Unknown)
        return;
    if (const Event *update = latestUpdate(m_incident.events))
        m_incident.status = *statusAfter(update->stage);
}

void IncidentBuilder::fillLanguage()
{
    if (!m_incident.sources.front().language.empty())
        return;
    std::size_t korean = 0;
    std::size_t english = 0;
    const auto count = [&](const LocalizedText &text) {
        for (const auto &[tag, words] : text.entries()) {
            korean += tag == "ko" ? words.size() : 0;
            english += tag == "en" ? words.size() : 0;
        }
    };
    count(m_incident.title);
    count(m_incident.summary);
    for (const Event &event : m_incident.events)
        count(event.text);
    if (korean + english > 0)
        m_incident.sources.edit().front().language = korean >= english ? "ko" : "en";
}

LocalizedText localized(std::string_view utf8)
{
    return localized(std::string(utf8));
}

LocalizedText localized(std::string &&utf8)
{
    if (utf8.empty())
        return {};
    utf8.shrink_to_fit();   // it may have grown by doubling; an event keeps it
    const std::string_view language = guessLanguage(utf8);
    return {language, std::move(utf8)};
}

std::vector<std::string> listIn(std::string_view field)
{
    constexpr std::string_view Affected = "This incident affected: ";
    const bool isSentence = field.starts_with(Affected);
    if (isSentence) {
        field.remove_prefix(Affected.size());
        if (field.ends_with('.'))
            field.remove_suffix(1);
    }
    std::vector<std::string> items;
    constexpr std::string_view And = " and ";
    const std::size_t both = isSentence ? field.find(And) : std::string_view::npos;
    if (both != std::string_view::npos && field.find(',') == std::string_view::npos && field.rfind(And) == both)
        return {std::string(trimmed(field.substr(0, both))), std::string(trimmed(field.substr(both + And.size())))};
    while (!field.empty()) {
        const std::size_t separator = field.find_first_of(",;|\n");
        std::string_view item = trimmed(field.substr(0, separator));
        if (isSentence && item.starts_with("and "))
            item.remove_prefix(4);
        if (!item.empty())
            items.emplace_back(item);
        if (separator == std::string_view::npos)
            break;
        field.remove_prefix(separator + 1);
    }
    return items;
}

std::string idFromContent(std::initializer_list<std::string_view> parts)
{
    // FNV-1a, 64 bits: stable over versions and machines, and plenty for telling the records of one file apart.
    std::uint64_t hash = 0xcbf29ce484222325;
    const auto feed = [&hash](unsigned char byte) { hash = (hash ^ byte) * 0x100000001b3; };
    for (const std::string_view part : parts) {
        for (const char c : part)
            feed(static_cast<unsigned char>(c));
        feed(0x1f);
    }
    std::string id = "x-";
    for (int shift = 60; shift >= 0; shift -= 4)
        id += "0123456789abcdef"[(hash >> shift) & 0xf];
    return id;
}

Diagnostic unreadablePart(std::string_view what, std::uint64_t line, std::string_view reason, Evidence place)
{
    Diagnostic diagnostic;
    diagnostic.code = diagnostic_code::UnreadablePart;
    diagnostic.arguments = {{"what", std::string(what)}};
    if (line > 0)
        diagnostic.arguments.push_back({"line", std::to_string(line)});
    diagnostic.arguments.push_back({"reason", std::string(reason)});
    diagnostic.evidence.push_back(std::move(place));
    return diagnostic;
}

} // namespace chronolane
