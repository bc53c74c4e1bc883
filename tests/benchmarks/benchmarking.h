// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdio>

namespace chronolane::benchmarking {

/// One line of a benchmark's output: name, value and unit, separated by tabs.
inline void print(const char *name, double value, const char *unit)
{
    std::printf("%s\t%.4g\t%s\n", name, value, unit);
    std::fflush(stdout);
}

/// The shortest of several runs of `work` in seconds: what the work takes when nothing else is in its way.
template<typename Work>
[[nodiscard]] double shortestSeconds(int runs, Work &&work)
{
    double shortest = 1e9;
    for (int run = 0; run < runs; ++run) {
        const auto begin = std::chrono::steady_clock::now();
        work();
        const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - begin;
        shortest = std::min(shortest, elapsed.count());
    }
    return shortest;
}

} // namespace chronolane::benchmarking
