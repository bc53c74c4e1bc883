// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/evidence.h"

#include <utility>

namespace chronolane {

Evidence Evidence::range(std::uint32_t source, std::uint64_t begin, std::uint64_t end)
{
    Evidence evidence;
    evidence.source = source;
    evidence.begin = begin;
    evidence.end = end;
    return evidence;
}

Evidence Evidence::atPointer(std::uint32_t source, CompactText pointer)
{
    return atPointer(source, std::move(pointer), 0, 0);
}

Evidence Evidence::atPointer(std::uint32_t source, CompactText pointer, std::uint64_t begin, std::uint64_t end)
{
    Evidence evidence = range(source, begin, end);
    evidence.pointer = std::move(pointer);
    evidence.hasPointer = true;
    return evidence;
}

} // namespace chronolane
