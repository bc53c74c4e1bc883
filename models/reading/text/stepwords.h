// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace chronolane {

/// The words of a step as classifiers look for them: in lower case, and without any blanks for Korean, whose words grow
/// endings. Only the first part of a long text counts: what comes after is detail.
class StepWords
{
public:
    explicit StepWords(std::string_view text);
    StepWords(const StepWords &) = delete;   // its words view its own text
    StepWords &operator=(const StepWords &) = delete;
    ~StepWords() = default;

    [[nodiscard]] const std::vector<std::string_view> &list() const { return m_list; }

    /// How many of the words stand in the first sentence.
    [[nodiscard]] std::size_t firstSentence() const { return m_firstSentence; }

    /// All words joined; empty where the text holds no Hangul.
    [[nodiscard]] std::string_view unspaced() const { return m_unspaced; }

    /// How many bytes of unspaced() stand in the first sentence.
    [[nodiscard]] std::size_t unspacedFirstSentence() const { return m_unspacedFirst; }

private:
    void split();
    void joinWords();

    std::string m_lower;
    std::string m_unspaced;
    std::vector<std::string_view> m_list;
    std::size_t m_firstSentence = 0;
    std::size_t m_unspacedFirst = 0;
};

} // namespace chronolane
