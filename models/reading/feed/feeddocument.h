// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/text/sourcemap.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace chronolane {

/// One <item> or <entry>. Texts are decoded once: HTML in them is still HTML.
struct FeedItem
{
    MappedText title;
    MappedText id;          ///< guid or id
    MappedText link;
    MappedText published;   ///< pubDate, published
    MappedText updated;
    MappedText content;     ///< the longest of content, content:encoded, description and summary
    std::vector<std::string> categories;
    ByteRange range;
    std::uint64_t line = 0;   ///< 1-based, of its beginning
};

/// An RSS or Atom feed.
struct Feed
{
    std::string title;
    std::string author;
    std::vector<FeedItem> items;
    bool isFeed = false;   ///< the outermost element is one of a feed

    std::string brokenReason;   ///< why the XML ended early; the items before are whole. Empty if it is well-formed
    std::uint64_t brokenLine = 0;
};

/// At most this many levels of elements; deeper XML is broken.
inline constexpr int FeedDepthLimit = 100;

/// Reads a feed. External entities and DTDs are never loaded.
[[nodiscard]] Feed parseFeed(std::string_view text);

} // namespace chronolane
