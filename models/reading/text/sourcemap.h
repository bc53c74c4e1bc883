// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace chronolane {

/// A half-open byte range.
struct ByteRange
{
    std::uint64_t begin = 0;
    std::uint64_t end = 0;

    [[nodiscard]] bool isEmpty() const { return end <= begin; }
    bool operator==(const ByteRange &) const = default;
};

/// Maps byte offsets of a decoded text back to the bytes that it was decoded from: through entities, escapes,
/// stripped markup and nested syntaxes. Built from left to right; composable with over().
class SourceMap
{
public:
    /// A text that stands in its source as it is, beginning at `sourceBegin`.
    [[nodiscard]] static SourceMap identity(std::uint64_t length, std::uint64_t sourceBegin = 0);

    /// The next `length` decoded bytes are the source's bytes from `sourceBegin`, one for one.
    void appendVerbatim(std::uint64_t length, std::uint64_t sourceBegin);

    /// The next `length` decoded bytes stand, as a whole, for the source's bytes [sourceBegin, sourceEnd).
    void appendSubstitute(std::uint64_t length, std::uint64_t sourceBegin, std::uint64_t sourceEnd);

    /// The next decoded bytes are those that `other` maps.
    void append(const SourceMap &other);

    /// How many decoded bytes are mapped.
    [[nodiscard]] std::uint64_t length() const { return m_length; }

    /// The smallest range of the source that holds all that [begin, end) was decoded from; offsets past the end
    /// are cut to it. An empty range maps to an empty range where the next decoded byte comes from.
    [[nodiscard]] ByteRange toSource(std::uint64_t begin, std::uint64_t end) const;

    /// This map (inner text → middle text) carried on through `outer` (middle text → source).
    [[nodiscard]] SourceMap over(const SourceMap &outer) const;

private:
    struct Segment
    {
        std::uint64_t decoded = 0;   // first decoded byte
        std::uint64_t length = 0;    // decoded bytes
        ByteRange source;
        bool isVerbatim = true;
    };

    [[nodiscard]] std::size_t segmentAt(std::uint64_t offset) const;

    std::vector<Segment> m_segments;
    std::uint64_t m_length = 0;
};

/// A decoded text and where it came from.
struct MappedText
{
    std::string text;
    SourceMap map;

    /// Appends bytes that stand in the source as they are.
    void appendVerbatim(std::string_view bytes, std::uint64_t sourceBegin);
    /// Appends bytes that stand for the source's [sourceBegin, sourceEnd).
    void appendSubstitute(std::string_view bytes, std::uint64_t sourceBegin, std::uint64_t sourceEnd);
    /// Appends another text with its map.
    void append(const MappedText &other);
};

} // namespace chronolane
