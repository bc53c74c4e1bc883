// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/zonetable.h"

#include "models/reading/text/textcursor.h"

#include <algorithm>

namespace chronolane {

namespace {

constexpr int hours(int count, int minutes = 0)
{
    return count * 60 + minutes;
}

constexpr ZoneEntry abbreviation(std::string_view words, std::string_view zone, int offset,
                                 std::string_view yearRound = {})
{
    return {words, zone, offset, yearRound, {}, false};
}

constexpr ZoneEntry ambiguous(std::string_view words, std::string_view zone, int offset, std::string_view second,
                              std::string_view third = {})
{
    return {words, zone, offset, {}, {second, third}, false};
}

constexpr ZoneEntry civil(std::string_view words, std::string_view zone)
{
    return {words, zone, ZoneEntry::Civil, {}, {}, false};
}

constexpr ZoneEntry phrase(std::string_view words, std::string_view zone, int offset = ZoneEntry::Civil,
                           std::string_view yearRound = {})
{
    return {words, zone, offset, yearRound, {}, true};
}

constexpr auto LosAngeles = std::string_view("America/Los_Angeles");
constexpr auto Denver = std::string_view("America/Denver");
constexpr auto Chicago = std::string_view("America/Chicago");
constexpr auto NewYork = std::string_view("America/New_York");
constexpr auto Berlin = std::string_view("Europe/Berlin");
constexpr auto Athens = std::string_view("Europe/Athens");
constexpr auto London = std::string_view("Europe/London");
constexpr auto Sydney = std::string_view("Australia/Sydney");
constexpr auto Seoul = std::string_view("Asia/Seoul");
constexpr auto Tokyo = std::string_view("Asia/Tokyo");
constexpr auto Shanghai = std::string_view("Asia/Shanghai");
constexpr auto Moscow = std::string_view("Europe/Moscow");
constexpr auto Phoenix = std::string_view("America/Phoenix");
constexpr auto Brisbane = std::string_view("Australia/Brisbane");

// Sorted by the lower-cased first byte, so that a first byte finds its run.
constexpr std::array Table = {
    abbreviation("AEDT", Sydney, hours(11)),
    abbreviation("AEST", Sydney, hours(10), Brisbane),
    abbreviation("ACST", "Australia/Adelaide", hours(9, 30), "Australia/Darwin"),
    abbreviation("ACDT", "Australia/Adelaide", hours(10, 30)),
    abbreviation("AWST", "Australia/Perth", hours(8)),
    abbreviation("AKST", "America/Anchorage", hours(-9)),
    abbreviation("AKDT", "America/Anchorage", hours(-8)),
    abbreviation("ADT", "America/Halifax", hours(-3)),
    abbreviation("ART", "America/Argentina/Buenos_Aires", hours(-3)),
    ambiguous("AST", "America/Halifax", hours(-4), "Asia/Riyadh"),
    civil("AET", Sydney),
    phrase("Arizona time", Phoenix),
    phrase("Atlantic time", "America/Halifax"),
    phrase("Amsterdam time", "Europe/Amsterdam"),
    ambiguous("BST", London, hours(1), "Asia/Dhaka"),
    abbreviation("BRT", "America/Sao_Paulo", hours(-3)),
    phrase("British Summer Time", London, hours(1)),
    phrase("Berlin time", Berlin),
    phrase("Beijing time", Shanghai),
    abbreviation("CEST", Berlin, hours(2)),
    abbreviation("CET", Berlin, hours(1), "Africa/Tunis"),
    abbreviation("CDT", Chicago, hours(-5)),
    ambiguous("CST", Chicago, hours(-6), Shanghai, "America/Havana"),
    abbreviation("CLT", "America/Santiago", hours(-4)),
    abbreviation("CLST", "America/Santiago", hours(-3)),
    abbreviation("COT", "America/Bogota", hours(-5)),
    civil("CT", Chicago),
    phrase("Central Standard Time", Chicago, hours(-6)),
    phrase("Central Daylight Time", Chicago, hours(-5)),
    phrase("Central Time", Chicago),
    phrase("Central European Summer Time", Berlin, hours(2)),
    phrase("Central European Standard Time", Berlin, hours(1)),
    phrase("Central European Time", Berlin),
    phrase("China Standard Time", Shanghai, hours(8)),
    phrase("Coordinated Universal Time", "UTC", 0),
    abbreviation("EST", NewYork, hours(-5), "America/Panama"),
    abbreviation("EDT", NewYork, hours(-4)),
    abbreviation("EEST", Athens, hours(3)),
    abbreviation("EET", Athens, hours(2), "Africa/Tripoli"),
    abbreviation("EAT", "Africa/Nairobi", hours(3)),
    civil("ET", NewYork),
    phrase("Eastern Standard Time", NewYork, hours(-5)),
    phrase("Eastern Daylight Time", NewYork, hours(-4)),
    phrase("Eastern European Time", Athens),
    phrase("Eastern Time", NewYork),
    phrase("Eastern", NewYork),
    abbreviation("GMT", "UTC", 0),
    abbreviation("GST", "Asia/Dubai", hours(4)),
    phrase("Greenwich Mean Time", "UTC", 0),
    phrase("Gulf Standard Time", "Asia/Dubai", hours(4)),
    abbreviation("HKT", "Asia/Hong_Kong", hours(8)),
    abbreviation("HST", "Pacific/Honolulu", hours(-10)),
    ambiguous("IST", "Asia/Kolkata", hours(5, 30), "Europe/Dublin", "Asia/Jerusalem"),
    abbreviation("IDT", "Asia/Jerusalem", hours(3)),
    abbreviation("ICT", "Asia/Bangkok", hours(7)),
    phrase("Indian Standard Time", "Asia/Kolkata", hours(5, 30)),
    phrase("India Standard Time", "Asia/Kolkata", hours(5, 30)),
    phrase("Irish Standard Time", "Europe/Dublin", hours(1)),
    phrase("Israel Standard Time", "Asia/Jerusalem", hours(2)),
    abbreviation("JST", Tokyo, hours(9)),
    phrase("Japan Standard Time", Tokyo, hours(9)),
    phrase("Japan time", Tokyo),
    abbreviation("KST", Seoul, hours(9)),
    phrase("Korean Standard Time", Seoul, hours(9)),
    phrase("Korea Standard Time", Seoul, hours(9)),
    phrase("Korean time", Seoul),
    phrase("local time", {}),
    phrase("London time", London),
    abbreviation("MDT", Denver, hours(-6)),
    abbreviation("MST", Denver, hours(-7), Phoenix),
    abbreviation("MSK", Moscow, hours(3)),
    abbreviation("MYT", "Asia/Kuala_Lumpur", hours(8)),
    civil("MT", Denver),
    phrase("Mountain Standard Time", Denver, hours(-7), Phoenix),
    phrase("Mountain Daylight Time", Denver, hours(-6)),
    phrase("Mountain Time", Denver),
    phrase("Moscow time", Moscow),
    phrase("New York time", NewYork),
    abbreviation("NZDT", "Pacific/Auckland", hours(13)),
    abbreviation("NZST", "Pacific/Auckland", hours(12)),
    abbreviation("NPT", "Asia/Kathmandu", hours(5, 45)),
    abbreviation("NDT", "America/St_Johns", -hours(2, 30)),
    abbreviation("NST", "America/St_Johns", -hours(3, 30)),
    abbreviation("PDT", LosAngeles, hours(-7)),
    abbreviation("PST", LosAngeles, hours(-8)),
    abbreviation("PKT", "Asia/Karachi", hours(5)),
    abbreviation("PHT", "Asia/Manila", hours(8)),
    civil("PT", LosAngeles),
    phrase("Pacific Standard Time", LosAngeles, hours(-8)),
    phrase("Pacific Daylight Time", LosAngeles, hours(-7)),
    phrase("Pacific Time", LosAngeles),
    phrase("Pacific", LosAngeles),
    phrase("Paris time", "Europe/Paris"),
    abbreviation("SGT", "Asia/Singapore", hours(8)),
    abbreviation("SAST", "Africa/Johannesburg", hours(2)),
    phrase("Singapore time", "Asia/Singapore"),
    abbreviation("TRT", "Europe/Istanbul", hours(3)),
    abbreviation("UTC", "UTC", 0),
    abbreviation("UCT", "UTC", 0),
    abbreviation("UST", "UTC", 0),
    phrase("Universal Time", "UTC", 0),
    // The old IANA names are no longer installed everywhere.
    phrase("US/Pacific", LosAngeles),
    phrase("US/Mountain", Denver),
    phrase("US/Central", Chicago),
    phrase("US/Eastern", NewYork),
    phrase("US/Arizona", Phoenix),
    phrase("US/Alaska", "America/Anchorage"),
    phrase("US/Hawaii", "Pacific/Honolulu"),
    phrase("US Pacific", LosAngeles),
    phrase("US Eastern", NewYork),
    phrase("US Central", Chicago),
    abbreviation("WEST", "Europe/Lisbon", hours(1)),
    abbreviation("WET", "Europe/Lisbon", 0),
    abbreviation("WAT", "Africa/Lagos", hours(1)),
    abbreviation("WIB", "Asia/Jakarta", hours(7)),
    phrase("Western European Time", "Europe/Lisbon"),
    phrase("Zulu", "UTC", 0),
    phrase("한국표준시", Seoul),
    phrase("한국 표준시", Seoul),
    phrase("한국시간", Seoul),
    phrase("한국 시간", Seoul),
    phrase("한국시각", Seoul),
    phrase("한국 시각", Seoul),
    phrase("국내시간", Seoul),
    phrase("국내 시간", Seoul),
    phrase("국내시각", Seoul),
    phrase("대한민국 표준시", Seoul),
    phrase("대한민국 시간", Seoul),
    phrase("현지시간", {}),
    phrase("현지 시간", {}),
    phrase("현지시각", {}),
    phrase("현지 시각", {}),
    phrase("협정 세계시", "UTC", 0),
    phrase("협정세계시", "UTC", 0),
    phrase("세계 표준시", "UTC", 0),
    phrase("세계표준시", "UTC", 0),
    phrase("일본시간", Tokyo),
    phrase("일본 시간", Tokyo),
    phrase("태평양 표준시", LosAngeles),
    phrase("태평양시", LosAngeles),
    phrase("미국 동부시간", NewYork),
    phrase("미국 동부 시간", NewYork),
    phrase("미국 서부시간", LosAngeles),
    phrase("미국 서부 시간", LosAngeles),
    phrase("日本時間", Tokyo),
    phrase("日本标准时间", Tokyo),
    phrase("北京时间", Shanghai),
    phrase("北京時間", Shanghai),
    phrase("МСК", Moscow),
    phrase("мск", Moscow),
    phrase("по Москве", Moscow),
    phrase("по московскому времени", Moscow),
};

constexpr bool isSortedByFirstByte()
{
    for (std::size_t i = 1; i < Table.size(); ++i) {
        const auto previous = static_cast<unsigned char>(lowered(Table[i - 1].words[0]));
        const auto here = static_cast<unsigned char>(lowered(Table[i].words[0]));
        // Hangul lead bytes stay together at the end; their order among themselves does not matter.
        if (here < 0x80 && here < previous)
            return false;
    }
    return true;
}
static_assert(isSortedByFirstByte());

struct Run
{
    std::size_t begin = 0;
    std::size_t count = 0;
};

/// For each first byte (letters lower-cased; 0x80 for all others) its entries in the table.
constexpr auto Runs = [] {
    std::array<Run, 129> runs{};
    for (std::size_t i = 0; i < Table.size(); ++i) {
        const auto first = static_cast<unsigned char>(lowered(Table[i].words[0]));
        Run &run = runs[first < 0x80 ? first : 0x80];
        if (run.count == 0)
            run.begin = i;
        ++run.count;
    }
    return runs;
}();

struct RailsName
{
    std::string_view name;
    std::string_view zone;
};

// The names of ActiveSupport::TimeZone that differ from a city's IANA id.
constexpr std::array RailsNames = {
    RailsName{"Pacific Time (US & Canada)", LosAngeles},
    RailsName{"Mountain Time (US & Canada)", Denver},
    RailsName{"Central Time (US & Canada)", Chicago},
    RailsName{"Eastern Time (US & Canada)", NewYork},
    RailsName{"Indiana (East)", "America/Indiana/Indianapolis"},
    RailsName{"Atlantic Time (Canada)", "America/Halifax"},
    RailsName{"Arizona", Phoenix},
    RailsName{"Alaska", "America/Juneau"},
    RailsName{"Hawaii", "Pacific/Honolulu"},
    RailsName{"Newfoundland", "America/St_Johns"},
    RailsName{"Brasilia", "America/Sao_Paulo"},
    RailsName{"Buenos Aires", "America/Argentina/Buenos_Aires"},
    RailsName{"London", London},
    RailsName{"Dublin", "Europe/Dublin"},
    RailsName{"Edinburgh", London},
    RailsName{"Lisbon", "Europe/Lisbon"},
    RailsName{"Amsterdam", "Europe/Amsterdam"},
    RailsName{"Berlin", Berlin},
    RailsName{"Madrid", "Europe/Madrid"},
    RailsName{"Paris", "Europe/Paris"},
    RailsName{"Rome", "Europe/Rome"},
    RailsName{"Stockholm", "Europe/Stockholm"},
    RailsName{"Vienna", "Europe/Vienna"},
    RailsName{"Warsaw", "Europe/Warsaw"},
    RailsName{"Helsinki", "Europe/Helsinki"},
    RailsName{"Athens", Athens},
    RailsName{"Istanbul", "Europe/Istanbul"},
    RailsName{"Jerusalem", "Asia/Jerusalem"},
    RailsName{"Moscow", Moscow},
    RailsName{"Abu Dhabi", "Asia/Muscat"},
    RailsName{"Mumbai", "Asia/Kolkata"},
    RailsName{"New Delhi", "Asia/Kolkata"},
    RailsName{"Chennai", "Asia/Kolkata"},
    RailsName{"Bangkok", "Asia/Bangkok"},
    RailsName{"Beijing", Shanghai},
    RailsName{"Hong Kong", "Asia/Hong_Kong"},
    RailsName{"Singapore", "Asia/Singapore"},
    RailsName{"Taipei", "Asia/Taipei"},
    RailsName{"Seoul", Seoul},
    RailsName{"Tokyo", Tokyo},
    RailsName{"Osaka", Tokyo},
    RailsName{"Brisbane", Brisbane},
    RailsName{"Melbourne", "Australia/Melbourne"},
    RailsName{"Sydney", Sydney},
    RailsName{"Auckland", "Pacific/Auckland"},
    RailsName{"Wellington", "Pacific/Auckland"},
};

} // namespace

std::span<const ZoneEntry> zoneEntriesFor(char first)
{
    const auto byte = static_cast<unsigned char>(lowered(first));
    const Run &run = Runs[byte < 0x80 ? byte : 0x80];
    return std::span(Table).subspan(run.begin, run.count);
}

std::string_view railsZone(std::string_view name)
{
    const auto *const found = std::find_if(RailsNames.begin(), RailsNames.end(),
                                           [name](const RailsName &entry) { return entry.name == name; });
    return found == RailsNames.end() ? std::string_view() : found->zone;
}

} // namespace chronolane
