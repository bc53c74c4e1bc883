// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/text/sourcemap.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronolane {

/// One member of a front matter: a scalar, or a list of scalars.
struct FrontMatterField
{
    std::string name;
    std::vector<std::string> values;   ///< empty for null; one for a scalar
    bool isList = false;
    ByteRange place;   ///< of a scalar's words, else of the whole member, in bytes of the source
    std::uint64_t line = 0;   ///< 1-based, of the name

    [[nodiscard]] std::string_view value() const { return values.empty() ? std::string_view() : values.front(); }
};

/// A Markdown text's head: YAML between two lines of three dashes, or TOML between two of three plus signs.
struct FrontMatter
{
    std::vector<FrontMatterField> fields;
    std::uint64_t bodyBegin = 0;   ///< first byte after the head
    std::uint64_t bodyLine = 1;    ///< its 1-based line

    [[nodiscard]] const FrontMatterField *find(std::string_view name) const;

    /// The first of these that is there and not empty.
    [[nodiscard]] const FrontMatterField *findAny(std::initializer_list<std::string_view> names) const;
};

/// Where the head stands, without looking into it: the bytes between its fences. nullopt for a text without one.
[[nodiscard]] std::optional<ByteRange> frontMatterRange(std::string_view text);

/// What is wrong with a head.
struct FrontMatterError
{
    std::uint64_t line = 0;   ///< 1-based, of the text
    std::string reason;       ///< as the parser words it
};

/// Reads the head that stands at `range`. Members that are neither scalars nor lists of scalars are left out.
/// `error` is filled and nullopt returned if it is no mapping.
[[nodiscard]] std::optional<FrontMatter> readFrontMatter(std::string_view text, ByteRange range,
                                                         FrontMatterError &error);

} // namespace chronolane
