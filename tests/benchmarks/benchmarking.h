// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdio>
#include <ctime>

namespace chronolane::benchmarking {

/// One line of a benchmark's output: name, value and unit, separated by tabs.
inline void print(const char *name, double value, const char *unit)
{
    std::printf("%s\t%.4g\t%s\n", name, value, unit);
    std::fflush(stdout);
}

/// Milliseconds of processor time of this thread.
inline double threadMilliseconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// The shortest of several runs of `work` in seconds of processor time: what the work takes when nothing else is in its
/// way, also on a busy machine. For work of this process on one thread.
template<typename Work>
[[nodiscard]] double shortestSeconds(int runs, Work &&work)
{
    double shortest = 1e9;
    for (int run = 0; run < runs; ++run) {
        const std::clock_t begin = std::clock();
        work();
        shortest = std::min(shortest, static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
    }
    return shortest;
}

} // namespace chronolane::benchmarking
