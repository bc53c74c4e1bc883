// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>

namespace chronolane {

/// A UTF-8 text that most events do not have: one pointer wide, no memory where it is empty. It is set as a whole, and
/// reads as the std::string_view of it.
class CompactText
{
public:
    CompactText() = default;
    template<typename Text>
        requires(std::is_convertible_v<const Text &, std::string_view> && !std::is_same_v<Text, CompactText>)
    CompactText(const Text &text)
        : m_bytes(copied(text))
    {
    }
    CompactText(const CompactText &other)
        : m_bytes(copied(other))
    {
    }
    CompactText(CompactText &&) noexcept = default;
    CompactText &operator=(const CompactText &other)
    {
        if (this != &other)
            m_bytes = copied(other);
        return *this;
    }
    CompactText &operator=(CompactText &&) noexcept = default;
    ~CompactText() = default;

    operator std::string_view() const { return view(); }
    [[nodiscard]] std::string_view view() const;   ///< valid until the text is set anew
    [[nodiscard]] std::string str() const { return std::string(view()); }
    [[nodiscard]] bool empty() const { return !m_bytes; }

    friend bool operator==(const CompactText &a, const CompactText &b) { return a.view() == b.view(); }
    friend bool operator<(const CompactText &a, const CompactText &b) { return a.view() < b.view(); }

private:
    [[nodiscard]] static std::unique_ptr<char[]> copied(std::string_view text);

    std::unique_ptr<char[]> m_bytes;   ///< the length (std::uint32_t, as the machine has it), then the bytes
};

} // namespace chronolane
