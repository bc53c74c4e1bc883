// SPDX-License-Identifier: GPL-3.0-or-later

/// Reads a generated table of a million rows (or as many as the argument says): start, end, lane, text; about 100
/// bytes a row. The peak of the process's memory includes the text.

#include "models/reading/table/tablereader.h"
#include "models/zones/ianazonerules.h"

#include <sys/resource.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>

namespace {

using namespace chronolane;

std::string table(int rows)
{
    static constexpr const char *Lanes[] = {"impact", "detection", "remediation", "status update", "database", "network"};
    std::string text = "start,end,lane,text\n";
    text.reserve(static_cast<std::size_t>(rows) * 110);
    constexpr std::int64_t First = 1'930'000'000;
    for (int row = 0; row < rows; ++row) {
        const std::int64_t second = First + row * 7;
        text += formatIso8601(fromUnixMicroseconds(second * 1'000'000));
        text += ',';
        if (row % 10 < 3)
            text += formatIso8601(fromUnixMicroseconds((second + 60 + row % 600) * 1'000'000));
        text += ',';
        text += Lanes[row % 6];
        text += ",\"Queue ";
        text += std::to_string(row % 1000);
        text += " is slow, and its workers wait for the lock\"\n";
    }
    return text;
}

double peakMegabytes()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024.0;
}

} // namespace

int main(int argc, char **argv)
{
    const int rows = argc > 1 ? std::atoi(argv[1]) : 1'000'000;
    const std::string text = table(rows);
    const IanaZoneRules zones;
    ReadingContext context;
    context.zones = &zones;
    ReadingOptions options;
    options.now = *asUtc({2031, 6, 1});
    RecordInput input;
    input.text = text;
    input.source.id = "s1";
    const double before = peakMegabytes();
    const auto begin = std::chrono::steady_clock::now();
    const ReadingReport report = makeTableReader()->read(input, options, context);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
    const std::size_t events = report.incidents.empty() ? 0 : report.incidents.front().events.size();
    std::printf("table.events\t%zu\tevents\n", events);
    std::printf("table.text\t%.1f\tMB\n", static_cast<double>(text.size()) / 1e6);
    std::printf("table.read\t%.3f\ts\n", seconds.count());
    std::printf("table.peak\t%.0f\tMB\n", peakMegabytes());
    std::printf("table.growth\t%.0f\tMB\n", peakMegabytes() - before);
    return events == static_cast<std::size_t>(rows) ? 0 : 1;
}
