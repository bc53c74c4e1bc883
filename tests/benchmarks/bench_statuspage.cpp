// SPDX-License-Identifier: GPL-3.0-or-later

/// Reads generated Statuspage v2 JSON (100 MB; or as many MB as the argument says) into incidents and compares with
/// nlohmann's own SAX parser, which reads the same bytes into nothing, in the same run. One update body in ten holds clock
/// times. Also the peak of the process's memory over the size of the text, which is part of it.

#include "models/reading/jsonforms/jsonformreaders.h"
#include "models/zones/ianazonerules.h"
#include "tests/benchmarks/benchmarking.h"

#include <nlohmann/json.hpp>

#include <sys/resource.h>

#include <cstdlib>
#include <random>
#include <string>

namespace {

using namespace chronolane;

constexpr double Megabyte = 1e6;
constexpr int Rounds = 3;

/// Takes every event of the parser and keeps nothing.
struct Nothing : nlohmann::json_sax<nlohmann::json>
{
    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t) override { return true; }
    bool number_float(number_float_t, const string_t &) override { return true; }
    bool string(string_t &) override { return true; }
    bool binary(binary_t &) override { return true; }
    bool start_object(std::size_t) override { return true; }
    bool key(string_t &) override { return true; }
    bool end_object() override { return true; }
    bool start_array(std::size_t) override { return true; }
    bool end_array() override { return true; }
    bool parse_error(std::size_t, const std::string &, const nlohmann::json::exception &) override { return false; }
};

/// Makes pages like those of the public API: two to eight updates an incident, a component or two, ids and flags.
class Generator
{
public:
    std::string page(std::size_t bytes)
    {
        std::string text = R"({"page":{"id":"p0","name":"Bench","time_zone":"Etc/UTC"},"incidents":[)";
        for (int n = 0; text.size() < bytes; ++n) {
            if (n > 0)
                text += ',';
            addIncident(text, n);
        }
        text += "]}";
        return text;
    }

private:
    int upTo(int last) { return std::uniform_int_distribution<int>(0, last)(m_random); }

    static std::string at(std::int64_t second)
    {
        std::string time = formatIso8601(fromUnixMicroseconds(second * 1'000'000 + 123'000));
        return '"' + time + '"';
    }

    std::string body(bool hasTimes)
    {
        static constexpr const char *Sentences[] = {
            "We are looking into reports of slow answers from the storage layer in one of our halls. ",
            "A change to the routing tables was found to be the cause and has been taken back by the people on call. ",
            "Requests may fail or take longer than usual while the caches fill up again. ",
            "We keep watching the error rates and will post again as soon as there is something to tell. ",
        };
        std::string text;
        for (int i = 0; i < 3 + upTo(2); ++i)
            text += Sentences[upTo(3)];
        return hasTimes ? text + "Between 14:05 UTC and 15:20 UTC requests failed." : text;
    }

    void addUpdate(std::string &text, std::int64_t second, const char *stage, const char *before, const char *after)
    {
        const std::string time = at(second);
        text += R"({"id":"u)" + std::to_string(m_updates) + R"(","status":")" + stage + R"(","body":")"
            + body(m_updates % 10 == 0) + R"(","incident_id":"abcdefghijkl","created_at":)" + time + R"(,"updated_at":)"
            + time + R"(,"display_at":)" + time
            + R"(,"affected_components":[{"code":"c0123456789a","name":"Object storage","old_status":")" + before
            + R"(","new_status":")" + after + R"("}],"deliver_notifications":true,"custom_tweet":null,"tweet_id":null})";
        ++m_updates;
    }

    void addIncident(std::string &text, int number)
    {
        const std::int64_t start = 1'600'000'000 + static_cast<std::int64_t>(number) * 4'000;
        const int updates = 2 + upTo(6);
        const std::int64_t end = start + updates * 900;
        text += R"({"id":"i)" + std::to_string(number)
            + R"(","name":"Slow answers from the object storage","status":"resolved","created_at":)" + at(start)
            + R"(,"updated_at":)" + at(end) + R"(,"monitoring_at":null,"resolved_at":)" + at(end)
            + R"(,"impact":"minor","shortlink":"https://stspg.example/abcdefgh","started_at":)" + at(start)
            + R"(,"page_id":"p0123456789a","incident_updates":[)";
        for (int i = updates; i > 0; --i) {
            const bool isFirst = i == 1;
            const bool isLast = i == updates;
            addUpdate(text, start + i * 900, isLast ? "resolved" : "investigating",
                      isFirst ? "operational" : "degraded_performance", isLast ? "operational" : "degraded_performance");
            text += isFirst ? "" : ",";
        }
        text += R"(],"components":[{"id":"c0123456789a","name":"Object storage","status":"operational","created_at":)"
            + at(start) + R"(,"updated_at":)" + at(end)
            + R"(,"position":12,"description":null,"showcase":true,"group_id":null,"page_id":"p0","group":false,)"
            + R"("only_show_if_degraded":false}],"reminder_intervals":null})";
    }

    std::mt19937 m_random{42};
    long m_updates = 0;
};

double peakBytes()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) * 1024;
}

} // namespace

int main(int argc, char **argv)
{
    const auto bytes = static_cast<std::size_t>((argc > 1 ? std::atof(argv[1]) : 100) * Megabyte);
    const std::string text = Generator().page(bytes);
    const auto size = static_cast<double>(text.size());
    const auto reader = makeStatuspageApiReader();
    const IanaZoneRules zones;
    ReadingContext context;
    context.zones = &zones;
    RecordInput input;
    input.text = text;
    input.source.id = "s1";
    ReadingReport report;
    const auto read = [&] { report = reader->read(input, {}, context); };
    read();
    const std::size_t incidents = report.incidents.size();
    const double peak = peakBytes();   // of one reading: a second report beside the first is no part of it
    report = {};

    double reading = 1e9;
    for (int round = 0; round < Rounds; ++round) {
        reading = std::min(reading, benchmarking::shortestSeconds(1, read));
        report = {};
    }
    const double parsing = benchmarking::shortestSeconds(Rounds, [&] {
        Nothing nothing;
        nlohmann::json::sax_parse(text.begin(), text.end(), &nothing);
    });
    benchmarking::print("statuspage.incidents", static_cast<double>(incidents), "incidents");
    benchmarking::print("statuspage.read", size / reading / Megabyte, "MB/s");
    benchmarking::print("statuspage.sax", size / parsing / Megabyte, "MB/s");
    benchmarking::print("statuspage.read-over-sax", parsing / reading, "ratio of speeds");
    benchmarking::print("statuspage.peak-memory", peak / size, "times the text");
    return 0;
}
