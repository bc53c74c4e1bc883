// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/readingreport.h"
#include "models/reading/jsontree.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronolane {

/// How deep arrays and objects may stand in each other.
inline constexpr std::size_t JsonDepthLimit = 200;

/// Offsets are kept in 32 bits; the door refuses larger files long before.
inline constexpr std::size_t JsonSizeLimit = 0xFFFF'FFFE;

/// Which arrays of a large document are handed over element by element instead of being kept.
struct JsonStreaming
{
    std::vector<std::string> arrays;   ///< RFC 6901 pointers; "" is an array that is the document itself
    /// Called with each element as a tree of its own (pointers and offsets are those of the whole document), which
    /// is valid during the call. Returning false ends the reading without an error.
    std::function<bool(JsonValue element)> onElement;
};

/// Reads the one JSON value that `text` consists of into `tree`. Streamed arrays stay empty in it. Errors: BrokenJson
/// (arguments: reason – one of json_reason –, found), LimitExceeded (limit, value), TooLarge. On an error, and
/// when onElement ended the reading, the tree is empty; the elements handed over before were whole.
[[nodiscard]] std::optional<ReadingError> parseJson(std::string_view text, JsonTree &tree,
                                                    const JsonStreaming *streaming = nullptr);

/// Reads the JSON value that the bytes [begin, end) of `source` consist of; offsets count in `source`. This is how
/// a line of JSON Lines is read.
[[nodiscard]] std::optional<ReadingError> parseJsonWithin(std::string_view source, std::size_t begin,
                                                          std::size_t end, JsonTree &tree);

/// Why a text is no JSON; the values of the argument "reason".
namespace json_reason {
inline constexpr std::string_view UnexpectedEnd = "unexpected-end";
inline constexpr std::string_view UnexpectedToken = "unexpected-token";
inline constexpr std::string_view InvalidString = "invalid-string";
inline constexpr std::string_view InvalidNumber = "invalid-number";
} // namespace json_reason

} // namespace chronolane
