// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/initialspattern.h"

#include "models/hangulkeys.h"

#include <QString>

#include <algorithm>
#include <array>

namespace chronolane {

namespace {

constexpr std::size_t SyllableBytes = 3; ///< of every Hangul syllable in UTF-8

struct CompoundFinal
{
    char16_t jamo;
    char16_t first;
    char16_t second;
};

constexpr auto CompoundFinals = std::to_array<CompoundFinal>({
    {u'ㄳ', u'ㄱ', u'ㅅ'}, {u'ㄵ', u'ㄴ', u'ㅈ'}, {u'ㄶ', u'ㄴ', u'ㅎ'}, {u'ㄺ', u'ㄹ', u'ㄱ'},
    {u'ㄻ', u'ㄹ', u'ㅁ'}, {u'ㄼ', u'ㄹ', u'ㅂ'}, {u'ㄽ', u'ㄹ', u'ㅅ'}, {u'ㄾ', u'ㄹ', u'ㅌ'},
    {u'ㄿ', u'ㄹ', u'ㅍ'}, {u'ㅀ', u'ㄹ', u'ㅎ'}, {u'ㅄ', u'ㅂ', u'ㅅ'},
});

/// Three bytes as one number: in UTF-8, syllables are in the same order.
std::uint32_t bytesAt(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t i) { return std::uint32_t{static_cast<unsigned char>(text[at + i])}; };
    return byte(0) << 16 | byte(1) << 8 | byte(2);
}

std::uint32_t bytesOf(char16_t syllable)
{
    return bytesAt(QString(QChar(syllable)).toStdString(), 0);
}

} // namespace

InitialsPattern::InitialsPattern(QStringView word)
{
    for (qsizetype i = 0; i < word.size(); ++i) {
        const char16_t typed = word[i].unicode();
        const auto *compound = std::ranges::find(CompoundFinals, typed, &CompoundFinal::jamo);
        if (compound != CompoundFinals.end()) {
            addInitial(compound->first);
            addInitial(compound->second);
        } else if (syllablesWithInitial(typed)) {
            addInitial(typed);
        } else {
            const qsizetype size = word[i].isHighSurrogate() && i + 1 < word.size() ? 2 : 1;
            m_parts.push_back({word.mid(i, size).toString().toStdString()});
            i += size - 1;
        }
    }
}

void InitialsPattern::addInitial(char16_t initial)
{
    const auto syllables = syllablesWithInitial(initial);
    m_parts.push_back({{}, bytesOf(syllables->first), bytesOf(syllables->second)});
    m_hasInitials = true;
}

bool InitialsPattern::fitsAt(std::string_view text, std::size_t at, std::size_t to) const
{
    for (const Part &part : m_parts) {
        const std::size_t size = part.bytes.empty() ? SyllableBytes : part.bytes.size();
        if (at + size > to)
            return false;
        if (part.bytes.empty()) {
            const std::uint32_t here = bytesAt(text, at);
            if (here < part.first || here > part.last)
                return false;
        } else if (text.compare(at, size, part.bytes) != 0) {
            return false;
        }
        at += size;
    }
    return true;
}

std::size_t InitialsPattern::find(std::string_view text, std::size_t from, std::size_t to) const
{
    if (m_parts.empty())
        return to;
    const Part &begin = m_parts.front();
    const bool isSyllable = begin.bytes.empty();
    // Bytes that may begin it are looked for first: most texts have none.
    const auto least = static_cast<unsigned char>(isSyllable ? begin.first >> 16 : std::uint32_t(begin.bytes.front()));
    const auto most = static_cast<unsigned char>(isSyllable ? begin.last >> 16 : std::uint32_t(begin.bytes.front()));
    for (std::size_t at = from; at < to; ++at) {
        const auto byte = static_cast<unsigned char>(text[at]);
        if (least <= byte && byte <= most && fitsAt(text, at, to))
            return at;
    }
    return to;
}

} // namespace chronolane
