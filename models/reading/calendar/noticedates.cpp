// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/calendar/noticedates.h"

#include "models/reading/calendar/maintenancenotice.h"
#include "models/reading/calendar/recurrence.h"
#include "models/reading/text/textview.h"

#include <algorithm>
#include <utility>

namespace chronolane {

namespace {

constexpr std::size_t DayLength = 8;   // YYYYMMDD
constexpr int EndlessDays = 366;
constexpr int LongestDays = 3660;

std::optional<CivilDate> dayOf(std::string_view value)
{
    value = trimmed(value);
    if (value.size() < DayLength || !std::all_of(value.begin(), value.begin() + DayLength, isAsciiDigit))
        return std::nullopt;
    const auto number = [value](std::size_t begin, std::size_t count) {
        int result = 0;
        for (const char digit : value.substr(begin, count))
            result = result * 10 + (digit - '0');
        return result;
    };
    const CivilDate day{number(0, 4), number(4, 2), number(6, 2)};
    return isValid(day) ? std::optional(day) : std::nullopt;
}

CalendarLine withValue(const CalendarLine &line, std::string value)
{
    CalendarLine result = line;
    result.value.text = std::move(value);
    return result;
}

/// The same clock time on another day.
CalendarLine moved(const CalendarLine &line, CivilDate day)
{
    std::string date = formatDate(day);
    std::erase(date, '-');
    return withValue(line, date.append(trimmed(line.value.text).substr(DayLength)));
}

/// Unfolds one notice; see datesOf().
class Unfolding
{
public:
    Unfolding(const CalendarNotice &notice, const CalendarZones &zones, TimeResolver &resolver)
        : m_notice(notice), m_zones(zones), m_resolver(resolver), m_begin(*notice.find("DTSTART")), m_end(notice.find("DTEND")),
          m_first(dayOf(m_begin.value.text))
    {
    }

    NoticeDates unfold(const std::vector<CalendarLine> &replaced)
    {
        add(m_begin, nullptr);
        for (const CalendarLine &line : m_notice.lines) {
            if (line.name == "RRULE")
                followRule(line);
            else if (line.name == "RDATE")
                takeDates(line);
        }
        for (const CalendarLine &line : m_notice.lines) {
            if (line.name == "EXDATE")
                takeOut(line);
        }
        for (const CalendarLine &line : replaced)
            takeOut(line);
        sort();
        return std::move(m_result);
    }

private:
    void add(const CalendarLine &begin, const CalendarLine *rule)
    {
        NoticeDate date;
        date.begin = begin;
        date.rule = rule;
        date.at = instantOf(begin);
        if (m_end)
            setEnd(date);
        m_result.dates.push_back(std::move(date));
    }

    /// At the clock time of DTEND, as a rule wants it over a change of the clocks; a date with a clock time of its own
    /// lasts as long as the first one.
    void setEnd(NoticeDate &date)
    {
        const auto day = dayOf(date.begin.value.text);
        const auto lastDay = dayOf(m_end->value.text);
        if (!date.rule || !day || !lastDay || !m_first) {
            date.end = *m_end;
            return;
        }
        const auto clockOf = [](const CalendarLine &line) { return trimmed(line.value.text).substr(DayLength); };
        if (clockOf(date.begin) == clockOf(m_begin)) {
            date.end = moved(*m_end, addDays(*day, daysBetween(*m_first, *lastDay)));
            return;
        }
        const auto begin = instantOf(m_begin);
        const auto end = instantOf(*m_end);
        if (begin && end)
            date.length = *end - *begin;
    }

    /// Only to compare with: what is remarked on is the window itself.
    [[nodiscard]] std::optional<UtcTime> instantOf(const CalendarLine &line)
    {
        const auto time = resolveCalendarTime(line, m_zones, m_resolver);
        if (!time)
            return std::nullopt;
        m_resolver.takeBack(*time);
        return time->start;
    }

    /// In the order of time, a moment that is told twice only once; what cannot be read last.
    void sort()
    {
        std::vector<NoticeDate> &dates = m_result.dates;
        std::stable_sort(dates.begin(), dates.end(), [](const NoticeDate &a, const NoticeDate &b) {
            return a.at && (!b.at || *a.at < *b.at);
        });
        const auto isSame = [](const NoticeDate &a, const NoticeDate &b) { return a.at && a.at == b.at; };
        dates.erase(std::unique(dates.begin(), dates.end(), isSame), dates.end());
    }

    void followRule(const CalendarLine &line)
    {
        const auto rule = parseRecurrence(trimmed(line.value.text));
        if (!rule || !m_first) {
            m_result.unread.push_back(&line);
            return;
        }
        CivilDate last = addDays(*m_first, rule->isEndless() ? EndlessDays : LongestDays);
        std::optional<UtcTime> until;
        if (const auto untilDay = dayOf(rule->until)) {
            // In another zone than UTC, that moment may be on the next day.
            const bool isDay = rule->until.size() == DayLength;
            last = std::min(last, isDay ? *untilDay : addDays(*untilDay, 1));
            until = isDay ? std::nullopt : instantOf(withValue(m_begin, rule->until));
        }
        const std::vector<CivilDate> days = daysOf(*rule, *m_first, last, MostNoticeDates);
        for (std::size_t i = 1; i < days.size(); ++i) {
            const CalendarLine begin = moved(m_begin, days[i]);
            const auto at = until ? instantOf(begin) : std::nullopt;
            if (!at || *at <= *until)
                add(begin, &line);
        }
        if (rule->isEndless() || (days.size() == MostNoticeDates && rule->count.value_or(0) != MostNoticeDates))
            m_result.cut.push_back(&line);
    }

    template<typename Take>
    void eachDate(const CalendarLine &line, Take take)
    {
        std::string_view list = line.value.text;
        while (!list.empty()) {
            const std::size_t end = std::min(list.find(','), list.size());
            take(withValue(line, std::string(trimmed(list.substr(0, end)))));
            list.remove_prefix(std::min(end + 1, list.size()));
        }
    }

    void takeDates(const CalendarLine &line)
    {
        eachDate(line, [&](const CalendarLine &date) {
            if (dayOf(date.value.text) && date.value.text.find('/') == std::string::npos)
                add(date, &line);
            else
                m_result.unread.push_back(&line);
        });
    }

    void takeOut(const CalendarLine &line)
    {
        eachDate(line, [&](const CalendarLine &date) {
            const bool isDay = isCalendarDay(date);
            const auto day = dayOf(date.value.text);
            const auto at = instantOf(date);
            std::erase_if(m_result.dates, [&](const NoticeDate &candidate) {
                return isDay ? day && dayOf(candidate.begin.value.text) == day : at && candidate.at == at;
            });
        });
    }

    const CalendarNotice &m_notice;
    const CalendarZones &m_zones;
    TimeResolver &m_resolver;
    const CalendarLine &m_begin;
    const CalendarLine *m_end;
    std::optional<CivilDate> m_first;
    NoticeDates m_result;
};

} // namespace

NoticeDates datesOf(const CalendarNotice &notice, const std::vector<CalendarLine> &replaced, const CalendarZones &zones,
                    TimeResolver &resolver)
{
    return Unfolding(notice, zones, resolver).unfold(replaced);
}

} // namespace chronolane
