// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/incidentlib/toldevents.h"

#include "models/reading/incidentlib/wordoverlap.h"

#include <algorithm>
#include <string>
#include <utility>

namespace chronolane {

namespace {

void appendEvidence(Event &target, const Event &source)
{
    for (const Evidence &evidence : source.evidence) {
        if (std::find(target.evidence.begin(), target.evidence.end(), evidence) == target.evidence.end())
            target.evidence.push_back(evidence);
    }
}

/// The same fact told again: its places, the words of other languages, and every doubt.
void absorb(Event &target, const Event &source)
{
    appendEvidence(target, source);
    for (const auto &[tag, words] : source.text.entries()) {
        if (target.text.find(tag) == nullptr)
            target.text.set(tag, words);
    }
    target.approximate = target.approximate || source.approximate;
    target.approximateEnd = target.approximateEnd || source.approximateEnd;
}

bool isWindow(const Event &event)
{
    return event.kind == EventKind::Impact && event.end.has_value();
}

} // namespace

Event *ToldEvents::sameFact(const Event &event)
{
    const auto found = std::find_if(m_told.begin(), m_told.end(), [&event](const Event &told) {
        return told.kind == event.kind && told.start == event.start && told.end == event.end
            && told.openEnded == event.openEnded;
    });
    return found == m_told.end() ? nullptr : &*found;
}

/// What a point in a translation bears out: the same point, else a window that begins or ends then.
Event *ToldEvents::translated(const Event &event)
{
    if (event.isSpan())
        return nullptr;
    const auto point = std::find_if(m_told.begin(), m_told.end(), [&event](const Event &told) {
        return !told.isSpan() && told.start == event.start;
    });
    if (point != m_told.end())
        return &*point;
    const auto window = std::find_if(m_told.begin(), m_told.end(), [&event](const Event &told) {
        return told.isSpan() && (told.start == event.start || told.end == event.start);
    });
    return window == m_told.end() ? nullptr : &*window;
}

void ToldEvents::add(Event event, std::string_view language)
{
    if (m_firstLanguage.empty())
        m_firstLanguage = language;
    Event *told = sameFact(event);
    if (told == nullptr && language != m_firstLanguage)
        told = translated(event);
    if (told == nullptr)
        m_told.push_back(std::move(event));
    else if (told->isSpan() == event.isSpan())
        absorb(*told, event);
    else
        appendEvidence(*told, event);   // of a window's end: its words are not those of the window
}

bool ToldEvents::recogniseTrigger(const LocalizedText &trigger)
{
    Event *best = nullptr;
    std::size_t bestShare = 0;
    for (Event &event : m_told) {
        if (event.isSpan())
            continue;
        for (const auto &[tag, words] : event.text.entries()) {
            const std::string *own = trigger.find(tag);
            const std::size_t share = own == nullptr ? 0 : sharedWords(words, *own);
            if (share > bestShare) {
                best = &event;
                bestShare = share;
            }
        }
    }
    if (best != nullptr)
        best->kind = EventKind::Trigger;
    return best != nullptr;
}

void ToldEvents::joinOpenWindows()
{
    for (auto open = m_told.begin(); open != m_told.end();) {
        const bool isOpen = open->kind == EventKind::Impact && !open->end;
        const auto closed = std::find_if(m_told.begin(), m_told.end(), [&](const Event &other) {
            return isOpen && isWindow(other) && other.start == open->start;
        });
        if (closed == m_told.end()) {
            ++open;
            continue;
        }
        absorb(*closed, *open);
        open = m_told.erase(open);
    }
}

void ToldEvents::encloseWindows()
{
    for (Event &whole : m_told) {
        whole.encloses.clear();
        if (!isWindow(whole))
            continue;
        std::vector<std::string> inside;
        for (const Event &part : m_told) {
            if (isWindow(part) && &part != &whole && *part.start >= *whole.start && *part.end <= *whole.end)
                inside.push_back(part.id);
        }
        if (inside.size() > 1)
            whole.encloses = std::move(inside);
    }
}

std::vector<Event> ToldEvents::take()
{
    joinOpenWindows();
    for (std::size_t i = 0; i < m_told.size(); ++i)
        m_told[i].id = "t" + std::to_string(i + 1);
    encloseWindows();
    return std::move(m_told);
}

} // namespace chronolane
