// SPDX-License-Identifier: GPL-3.0-or-later
// ISO 8601 instants per second into a ptime (parseIso8601), against Boost's own parser of the forms that it can read.
#include "models/domain/utctime.h"
#include "tests/benchmarks/benchmarking.h"

#include <boost/date_time/posix_time/posix_time.hpp>

#include <string>
#include <vector>

using namespace chronolane;

namespace {

constexpr int Count = 1'000'000;
constexpr int Runs = 5;

std::vector<std::string> instants(const char *ending)
{
    std::vector<std::string> texts;
    texts.reserve(Count);
    for (int i = 0; i < Count; ++i) {
        std::string text = formatIso8601(fromUnixMicroseconds(1'700'000'000'000'000 + std::int64_t{i} * 61'234'000'000 / 1000 * 1000));
        text.resize(19);
        texts.push_back(text + ending);
    }
    return texts;
}

double perSecond(const std::vector<std::string> &texts)
{
    std::int64_t sum = 0;
    const double seconds = benchmarking::shortestSeconds(Runs, [&] {
        for (const std::string &text : texts) {
            if (const auto instant = parseIso8601(text))
                sum += toUnixMicroseconds(instant->time);
        }
    });
    if (sum == 0)
        return 0;   // also keeps the work from being optimised away
    return Count / seconds;
}

} // namespace

int main()
{
    benchmarking::print("isoinstant_utc", perSecond(instants("Z")) / 1e6, "million/s");
    benchmarking::print("isoinstant_fraction_offset", perSecond(instants(".123456+09:00")) / 1e6, "million/s");

    const auto plain = instants("");
    std::int64_t sum = 0;
    const double seconds = benchmarking::shortestSeconds(2, [&] {
        for (const std::string &text : plain)
            sum += toUnixMicroseconds(boost::posix_time::from_iso_extended_string(text));
    });
    benchmarking::print("isoinstant_boost", sum == 0 ? 0 : Count / seconds / 1e6, "million/s");
    return 0;
}
