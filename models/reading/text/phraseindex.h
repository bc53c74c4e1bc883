// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace chronolane {

/// Phrases by the first bytes of their first word, so that a text asks only for the few that may stand at a place. The
/// phrases are told apart by their index in the list; what they view must outlive the index.
class PhraseIndex
{
public:
    /// A phrase of this many bytes or less is told by all of them, a longer one by so many.
    static constexpr std::size_t KeyLength = 3;

    /// Calls take(index, phrase) for each phrase that has the key, in the order of the list.
    template<typename Take>
    void eachWithKey(std::uint32_t key, Take &&take) const
    {
        const std::size_t bucket = bucketOf(key);
        for (std::size_t i = m_begin[bucket]; i < m_begin[bucket + 1]; ++i)
            if (m_entries[i].key == key)
                take(m_entries[i].index, m_entries[i].phrase);
    }

    /// The first bytes of a word as a number.
    [[nodiscard]] static std::uint32_t keyOf(std::string_view word)
    {
        std::uint32_t key = 0;
        for (std::size_t i = 0; i < word.size() && i < KeyLength; ++i)
            key = key << 8U | static_cast<unsigned char>(word[i]);
        return key;
    }

protected:
    /// `stems` are what is looked up of each phrase.
    PhraseIndex(std::span<const std::string_view> phrases, std::span<const std::string_view> stems);
    ~PhraseIndex() = default;

private:
    struct Entry
    {
        std::uint32_t key = 0;
        std::uint32_t index = 0;
        std::string_view phrase;
    };

    static constexpr unsigned BucketBits = 11;

    [[nodiscard]] static std::size_t bucketOf(std::uint32_t key) { return key * 0x9E37'79B1U >> (32U - BucketBits); }

    std::array<std::uint16_t, (std::size_t{1} << BucketBits) + 1> m_begin{};   // of each bucket in m_entries
    std::vector<Entry> m_entries;
};

/// Phrases of lower-case words with single blanks between them. A word that ends in "*" stands for all that begin so.
class WordPhrases : public PhraseIndex
{
public:
    explicit WordPhrases(std::span<const std::string_view> phrases);

    /// Calls take(index, phrase) for each phrase that stands in the words from words[at] on.
    template<typename Take>
    void eachAt(std::span<const std::string_view> words, std::size_t at, Take &&take) const
    {
        eachWithKey(keyOf(words[at]), [&](std::size_t index, std::string_view phrase) {
            if (matches(phrase, words.subspan(at)))
                take(index, phrase);
        });
    }

private:
    [[nodiscard]] static bool matches(std::string_view phrase, std::span<const std::string_view> words);
};

/// Phrases of three bytes or more that may stand anywhere in a text, also inside of its words.
class PartPhrases : public PhraseIndex
{
public:
    explicit PartPhrases(std::span<const std::string_view> phrases) : PhraseIndex(phrases, phrases) {}

    /// Calls take(index, place) wherever a phrase stands in the text, in its order.
    template<typename Take>
    void eachIn(std::string_view text, Take &&take) const
    {
        for (std::size_t at = 0; at + KeyLength <= text.size(); ++at) {
            const bool isInside = (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U;   // of a character
            if (!isInside)
                eachWithKey(keyOf(text.substr(at, KeyLength)), [&](std::size_t index, std::string_view phrase) {
                    if (text.substr(at).starts_with(phrase))
                        take(index, at);
                });
        }
    }
};

} // namespace chronolane
