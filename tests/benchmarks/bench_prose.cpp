// SPDX-License-Identifier: GPL-3.0-or-later
// Megabytes of postmortem text per second in which all times are found, resolved as well, and read into an incident; and
// how the cost of a byte grows with the length of the text (1 is linear).
#include "models/reading/postmortemreader.h"
#include "models/reading/text/timeresolver.h"
#include "models/zones/ianazonerules.h"
#include "tests/benchmarks/benchmarking.h"

#include <array>
#include <string>

using namespace chronolane;

namespace {

constexpr std::string_view Chapter
    = "## Summary\n\nOn March 4, 2031, from 14:05 to 16:40 UTC, uploads to the archive failed for about a third of our "
      "customers. A worker pool ran out of file handles after release 4.12.1 had doubled the number of open segments, "
      "and the retries of 27 clients kept it from recovering. No data was lost; 99.95% of reads went on.\n\n"
      "## Timeline (all times UTC)\n\n"
      "- 14:05 - The first uploads fail with 503. An alert fires two minutes later.\n"
      "- 14:20 - We page the storage team and open a channel for it.\n"
      "- 15:10–15:32 - Half of the pool is restarted; the rate of errors drops to 4 in 1000.\n"
      "- around 16:00 - The old release is back on all hosts of 10.12.0.0/16.\n"
      "- 16:40 - The queue is empty, and the incident is closed after 2h 35m.\n\n"
      "## 경과\n\n3월 4일 오후 11시 5분부터 다음 날 오전 1시 40분까지 업로드가 실패했다. 담당자가 오후 11시 20분경 원인을 확인했고, "
      "약 30분 뒤 이전 버전으로 되돌렸다. 이후 같은 장애는 다시 일어나지 않았다.\n\n"
      "The pool had been sized for the traffic of an ordinary Monday. We will measure what it holds open, refuse what "
      "it cannot serve, and let the clients wait longer between two attempts. See issue #1405 and step 3/4 of the plan.\n\n";

std::string textOf(std::size_t bytes)
{
    std::string text;
    text.reserve(bytes + Chapter.size());
    while (text.size() < bytes)
        text += Chapter;
    return text;
}

/// Chapters on days of their own, so that each tells of other facts.
std::string storyOf(std::size_t bytes)
{
    constexpr std::array Months = {"January", "February", "April", "May", "June", "July", "August"};
    std::string text = "# Uploads to the archive failed\n\n";
    text.reserve(bytes + Chapter.size());
    for (std::size_t number = 0; text.size() < bytes; ++number) {
        std::string chapter(Chapter);
        const std::string day = std::to_string(1 + number % 28) + ", " + std::to_string(2000 + number / 196);
        chapter.replace(chapter.find("March 4, 2031"), 13, Months[number / 28 % Months.size()] + (' ' + day));
        text += chapter;
    }
    return text;
}

double secondsToRead(const std::string &text, int runs)
{
    const auto reader = makePostmortemReader();
    const IanaZoneRules rules;
    ReadingContext context;
    context.zones = &rules;
    ReadingOptions options;
    options.now = fromUnixMicroseconds(1'900'000'000'000'000);
    RecordInput input;
    input.text = text;
    input.source.id = "s1";
    std::size_t events = 0;
    const double seconds = benchmarking::shortestSeconds(runs, [&] {
        for (const Incident &incident : reader->read(input, options, context).incidents)
            events += incident.events.size();
    });
    return events == 0 ? 0 : seconds;
}

double secondsToFind(const std::string &text, int runs)
{
    std::size_t found = 0;
    const double seconds = benchmarking::shortestSeconds(runs, [&] { found += findTimeExpressions(text).size(); });
    return found == 0 ? 0 : seconds;
}

} // namespace

int main()
{
    constexpr std::size_t Unit = 100'000;
    constexpr double Megabyte = 1e6;
    const std::string small = textOf(Unit);
    const std::string middle = textOf(10 * Unit);
    const std::string large = textOf(100 * Unit);
    const double smallSeconds = secondsToFind(small, 20);
    const double middleSeconds = secondsToFind(middle, 5);
    const double largeSeconds = secondsToFind(large, 3);
    benchmarking::print("prose_find", static_cast<double>(large.size()) / Megabyte / largeSeconds, "MB/s");
    const auto perByte = [](double seconds, const std::string &text) { return seconds / static_cast<double>(text.size()); };
    benchmarking::print("prose_growth_10x", perByte(middleSeconds, middle) / perByte(smallSeconds, small), "ratio");
    benchmarking::print("prose_growth_100x", perByte(largeSeconds, large) / perByte(smallSeconds, small), "ratio");

    const IanaZoneRules rules;
    ReadingOptions options;
    options.now = fromUnixMicroseconds(1'900'000'000'000'000);
    std::size_t dated = 0;
    const double resolving = benchmarking::shortestSeconds(3, [&] {
        TimeResolver resolver(TimeContext::from(options, rules));
        for (const TimeExpression &expression : findTimeExpressions(middle))
            dated += resolver.resolve(expression).isDated() ? 1 : 0;
    });
    benchmarking::print("prose_find_resolve",
                        dated == 0 ? 0 : static_cast<double>(middle.size()) / Megabyte / resolving, "MB/s");

    const std::string tale = storyOf(Unit);
    const std::string longTale = storyOf(10 * Unit);
    const std::string longestTale = storyOf(100 * Unit);
    const double longTaleSeconds = secondsToRead(longTale, 3);
    benchmarking::print("prose_read", static_cast<double>(longTale.size()) / Megabyte / longTaleSeconds, "MB/s");
    const double taleCost = perByte(secondsToRead(tale, 10), tale);
    benchmarking::print("prose_read_growth_10x", perByte(longTaleSeconds, longTale) / taleCost, "ratio");
    benchmarking::print("prose_read_growth_100x", perByte(secondsToRead(longestTale, 1), longestTale) / taleCost,
                        "ratio");
    return 0;
}
