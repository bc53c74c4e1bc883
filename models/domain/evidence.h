// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/compacttext.h"
#include "models/domain/unknownmember.h"

#include <cstdint>
#include <string>

namespace chronolane {

/// The place in a source that something was read from.
///
/// Text, CSV, XML and JSON Lines: a byte range [begin, end) of the file (of its text as UTF-8 where the file has
/// another encoding; a byte order mark counts). One JSON value: `pointer` (RFC 6901), and where the value is a
/// string, optionally a byte range of its decoded UTF-8 value.
struct Evidence
{
    std::uint32_t source = 0;   ///< index into Incident::sources
    bool hasPointer = false;    ///< the empty pointer is the whole JSON document
    CompactText pointer;        ///< RFC 6901; only meaningful if hasPointer
    std::uint64_t begin = 0;    ///< bytes; only meaningful if hasRange()
    std::uint64_t end = 0;      ///< bytes, one past the last
    UnknownMembers unknown;

    [[nodiscard]] bool hasRange() const { return end > begin; }

    [[nodiscard]] static Evidence range(std::uint32_t source, std::uint64_t begin, std::uint64_t end);
    [[nodiscard]] static Evidence atPointer(std::uint32_t source, CompactText pointer);
    [[nodiscard]] static Evidence atPointer(std::uint32_t source, CompactText pointer, std::uint64_t begin,
                                            std::uint64_t end);

    bool operator==(const Evidence &) const = default;
};

} // namespace chronolane
