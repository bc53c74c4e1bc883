// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/calendar/calendarreader.h"

#include "models/reading/calendar/maintenancenotice.h"
#include "models/reading/describecontent.h"
#include "models/reading/text/textview.h"

#include <algorithm>
#include <map>
#include <utility>

namespace chronolane {

namespace {

constexpr std::string_view Begin = "BEGIN:VCALENDAR";
constexpr std::size_t SearchedBytes = 256 * 1024;

/// Where the calendar begins: at a line's beginning; npos if there is none.
std::size_t calendarBegin(std::string_view text)
{
    const std::string_view searched = text.substr(0, SearchedBytes);
    for (std::size_t at = searched.find(Begin); at != std::string_view::npos; at = searched.find(Begin, at + 1)) {
        const bool isLineBegin = at == 0 || searched[at - 1] == '\n' || searched.substr(0, at).ends_with("\xEF\xBB\xBF");
        if (isLineBegin)
            return at;
    }
    return std::string_view::npos;
}

/// What the components of a calendar hold.
class CalendarParser
{
public:
    CalendarParser(std::string_view text, std::size_t begin)
        : m_lines(text, begin, 1 + static_cast<std::uint64_t>(std::count(text.begin(),
                                   text.begin() + static_cast<std::ptrdiff_t>(begin), '\n')))
    {
    }

    void parse();

    std::vector<CalendarNotice> notices;
    CalendarZones zones;
    bool isWhole = true;   ///< all components are closed

    [[nodiscard]] const CalendarLines &lines() const { return m_lines; }

private:
    void open(const CalendarLine &line);
    void close(const CalendarLine &line);
    void addZoneLine(const CalendarLine &line);

    CalendarLines m_lines;
    std::vector<std::string> m_stack;
    std::string m_zoneId;
    std::string m_zoneLocation;
    std::vector<std::string> m_zoneOffsets;
};

void CalendarParser::open(const CalendarLine &line)
{
    m_stack.push_back(line.value.text);
    if (line.value.text == "VEVENT") {
        notices.emplace_back();
        notices.back().line = line.line;
        notices.back().range = line.range;
    }
    if (line.value.text == "VTIMEZONE") {
        m_zoneId.clear();
        m_zoneLocation.clear();
        m_zoneOffsets.clear();
    }
}

/// A zone that a calendar describes is known by its location, or is a fixed offset if it never changes.
void CalendarParser::close(const CalendarLine &line)
{
    if (!m_stack.empty() && m_stack.back() == line.value.text)
        m_stack.pop_back();
    else
        isWhole = false;
    if (line.value.text == "VEVENT" && !notices.empty())
        notices.back().range.end = line.range.end;
    if (line.value.text != "VTIMEZONE" || m_zoneId.empty())
        return;
    if (const auto byLocation = zoneFromName(m_zoneLocation))
        zones[m_zoneId] = byLocation->zone;
    else if (const auto byName = zoneFromName(m_zoneId))
        zones[m_zoneId] = byName->zone;
    else if (m_zoneOffsets.size() == 1)
        if (const auto offset = zoneFromName(m_zoneOffsets.front()))
            zones[m_zoneId] = offset->zone;
}

void CalendarParser::addZoneLine(const CalendarLine &line)
{
    if (line.name == "TZID")
        m_zoneId = line.value.text;
    else if (line.name == "X-LIC-LOCATION")
        m_zoneLocation = line.value.text;
    else if (line.name == "TZOFFSETTO"
             && std::find(m_zoneOffsets.begin(), m_zoneOffsets.end(), line.value.text) == m_zoneOffsets.end())
        m_zoneOffsets.push_back(line.value.text);
}

void CalendarParser::parse()
{
    while (auto line = m_lines.next()) {
        if (line->name == "BEGIN")
            open(*line);
        else if (line->name == "END")
            close(*line);
        else if (std::find(m_stack.begin(), m_stack.end(), "VTIMEZONE") != m_stack.end())
            addZoneLine(*line);
        else if (!m_stack.empty() && m_stack.back() == "VEVENT")
            notices.back().lines.push_back(*std::move(line));
        if (m_stack.empty())
            break;
    }
    isWhole = isWhole && m_stack.empty();
}

ReadingError error(ReadingErrorCode code, std::string_view argument, std::string_view value, bool isFatal,
                   std::uint64_t line = 0)
{
    ReadingError result;
    result.code = code;
    result.arguments = {{std::string(argument), std::string(value)}};
    result.isFatal = isFatal;
    result.line = line;
    return result;
}

/// The versions of each notice, oldest first, in the order of the notices.
std::vector<std::vector<CalendarNotice>> versionsOf(std::vector<CalendarNotice> notices)
{
    std::vector<std::vector<CalendarNotice>> result;
    std::map<std::string, std::size_t> indexOfKey;
    for (CalendarNotice &notice : notices) {
        const std::string key = notice.key();
        const auto [known, isNew] = indexOfKey.try_emplace(key, result.size());
        if (isNew || key.empty())
            result.emplace_back().push_back(std::move(notice));
        else
            result[known->second].push_back(std::move(notice));
    }
    for (auto &versions : result) {
        std::stable_sort(versions.begin(), versions.end(), [](const CalendarNotice &a, const CalendarNotice &b) {
            return std::pair(a.sequence(), a.value("DTSTAMP")) < std::pair(b.sequence(), b.value("DTSTAMP"));
        });
    }
    return result;
}

/// The dates of each series, by UID, that notices of their own tell otherwise.
std::map<std::string, std::vector<CalendarLine>, std::less<>> replacedDates(const std::vector<CalendarNotice> &notices)
{
    std::map<std::string, std::vector<CalendarLine>, std::less<>> result;
    for (const CalendarNotice &notice : notices) {
        if (const CalendarLine *instance = notice.find("RECURRENCE-ID"))
            result[std::string(notice.value("UID"))].push_back(*instance);
    }
    return result;
}

class CalendarReader final : public RecordReader
{
public:
    [[nodiscard]] std::string_view name() const override { return "calendar"; }

    [[nodiscard]] int score(const RecordInput &input) const override
    {
        const std::size_t begin = calendarBegin(input.text);
        if (begin == std::string_view::npos)
            return 0;
        return trimmed(input.text.substr(0, begin)).empty() ? 95 : 70;
    }

    [[nodiscard]] ReadingReport read(const RecordInput &input, const ReadingOptions &options,
                                     const ReadingContext &context) const override;
};

ReadingReport CalendarReader::read(const RecordInput &input, const ReadingOptions &options,
                                   const ReadingContext &context) const
{
    ReadingReport report;
    report.format = name();
    const std::size_t begin = calendarBegin(input.text);
    if (begin == std::string_view::npos) {
        report.errors.push_back(error(ReadingErrorCode::BrokenCalendar, "reason", "no-calendar", true));
        return report;
    }
    CalendarParser parser(input.text, begin);
    parser.parse();
    const TimeContext times = TimeContext::from(options, *context.zones);
    auto replaced = replacedDates(parser.notices);
    const std::vector<CalendarLine> none;
    for (const auto &versions : versionsOf(std::move(parser.notices))) {
        const CalendarNotice &latest = versions.back();
        const auto others = replaced.find(latest.value("UID"));
        const bool isSeries = others != replaced.end() && !latest.find("RECURRENCE-ID");
        report.incidents.push_back(readNotice(versions, isSeries ? others->second : none, parser.zones, input, times,
                                              report.lines));
    }
    for (const auto &[line, range] : parser.lines().brokenLines())
        report.errors.push_back(error(ReadingErrorCode::BrokenCalendar, "reason", "no-content-line", false, line));
    if (!parser.isWhole)
        report.errors.push_back(error(ReadingErrorCode::BrokenCalendar, "reason", "unclosed-component", false));
    if (report.incidents.empty())
        report.errors.push_back(error(ReadingErrorCode::NotAnIncident, "found", content_kind::EmptyCalendar, true));
    return report;
}

} // namespace

std::unique_ptr<RecordReader> makeCalendarReader()
{
    return std::make_unique<CalendarReader>();
}

} // namespace chronolane
