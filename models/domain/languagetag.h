// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <type_traits>

namespace chronolane {

/// A BCP 47 tag ("en", "ko-KR", "und"), one pointer wide: a record's few tags stand at each of its texts. Equal tags share
/// their spelling, which is kept as long as the program runs.
class LanguageTag
{
public:
    LanguageTag(std::string_view tag)
        : m_tag(spelling(tag))
    {
    }
    LanguageTag(const std::string &tag)
        : LanguageTag(std::string_view(tag))
    {
    }
    LanguageTag(const char *tag)
        : LanguageTag(std::string_view(tag))
    {
    }

    operator const std::string &() const { return *m_tag; }
    operator std::string_view() const { return *m_tag; }

    bool operator==(const LanguageTag &) const = default;
    template<typename Text>
        requires(std::is_convertible_v<const Text &, std::string_view> && !std::is_same_v<Text, LanguageTag>)
    friend bool operator==(const LanguageTag &a, const Text &b)
    {
        return *a.m_tag == std::string_view(b);
    }

private:
    [[nodiscard]] static const std::string *spelling(std::string_view tag);

    const std::string *m_tag;
};

} // namespace chronolane
