// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/sourcemap.h"

#include <algorithm>

namespace chronolane {

SourceMap SourceMap::identity(std::uint64_t length, std::uint64_t sourceBegin)
{
    SourceMap map;
    map.appendVerbatim(length, sourceBegin);
    return map;
}

void SourceMap::appendVerbatim(std::uint64_t length, std::uint64_t sourceBegin)
{
    if (length == 0)
        return;
    if (!m_segments.empty() && m_segments.back().isVerbatim && m_segments.back().source.end == sourceBegin) {
        m_segments.back().length += length;
        m_segments.back().source.end += length;
    } else {
        m_segments.push_back({m_length, length, {sourceBegin, sourceBegin + length}, true});
    }
    m_length += length;
}

void SourceMap::appendSubstitute(std::uint64_t length, std::uint64_t sourceBegin, std::uint64_t sourceEnd)
{
    if (length == 0)
        return;
    m_segments.push_back({m_length, length, {sourceBegin, sourceEnd}, false});
    m_length += length;
}

void SourceMap::append(const SourceMap &other)
{
    for (const Segment &segment : other.m_segments) {
        if (segment.isVerbatim)
            appendVerbatim(segment.length, segment.source.begin);
        else
            appendSubstitute(segment.length, segment.source.begin, segment.source.end);
    }
}

std::size_t SourceMap::segmentAt(std::uint64_t offset) const
{
    const auto after = std::upper_bound(m_segments.begin(), m_segments.end(), offset,
                                        [](std::uint64_t value, const Segment &segment) {
                                            return value < segment.decoded;
                                        });
    return after == m_segments.begin() ? 0 : static_cast<std::size_t>(after - m_segments.begin()) - 1;
}

ByteRange SourceMap::toSource(std::uint64_t begin, std::uint64_t end) const
{
    if (m_segments.empty())
        return {};
    begin = std::min(begin, m_length);
    end = std::clamp(end, begin, m_length);
    if (begin == m_length) {
        const std::uint64_t last = m_segments.back().source.end;
        return {last, last};
    }
    const Segment &first = m_segments[segmentAt(begin)];
    const std::uint64_t from = first.isVerbatim ? first.source.begin + (begin - first.decoded) : first.source.begin;
    if (begin == end)
        return {from, from};
    const Segment &last = m_segments[segmentAt(end - 1)];
    const std::uint64_t to = last.isVerbatim ? last.source.begin + (end - last.decoded) : last.source.end;
    return {from, std::max(from, to)};
}

SourceMap SourceMap::over(const SourceMap &outer) const
{
    SourceMap result;
    for (const Segment &segment : m_segments) {
        if (!segment.isVerbatim) {
            const ByteRange source = outer.toSource(segment.source.begin, segment.source.end);
            result.appendSubstitute(segment.length, source.begin, source.end);
            continue;
        }
        std::uint64_t middle = segment.source.begin;
        while (middle < segment.source.end && middle < outer.m_length) {
            const Segment &below = outer.m_segments[outer.segmentAt(middle)];
            const std::uint64_t stop = std::min(segment.source.end, below.decoded + below.length);
            if (below.isVerbatim)
                result.appendVerbatim(stop - middle, below.source.begin + (middle - below.decoded));
            else
                result.appendSubstitute(stop - middle, below.source.begin, below.source.end);
            middle = stop;
        }
    }
    return result;
}

void MappedText::appendVerbatim(std::string_view bytes, std::uint64_t sourceBegin)
{
    text.append(bytes);
    map.appendVerbatim(bytes.size(), sourceBegin);
}

void MappedText::appendSubstitute(std::string_view bytes, std::uint64_t sourceBegin, std::uint64_t sourceEnd)
{
    text.append(bytes);
    map.appendSubstitute(bytes.size(), sourceBegin, sourceEnd);
}

void MappedText::append(const MappedText &other)
{
    text.append(other.text);
    map.append(other.map);
}

} // namespace chronolane
