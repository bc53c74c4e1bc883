// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/compacttext.h"

#include <cstdint>
#include <cstring>
#include <limits>
#include <stdexcept>

namespace chronolane {

namespace {

using Length = std::uint32_t;

} // namespace

std::string_view CompactText::view() const
{
    if (!m_bytes)
        return {};
    Length length = 0;
    std::memcpy(&length, m_bytes.get(), sizeof length);
    return {m_bytes.get() + sizeof length, length};
}

std::unique_ptr<char[]> CompactText::copied(std::string_view text)
{
    if (text.empty())
        return nullptr;
    if (text.size() > std::numeric_limits<Length>::max())
        throw std::length_error("a text of 4 GiB");
    const auto length = static_cast<Length>(text.size());
    auto bytes = std::make_unique_for_overwrite<char[]>(sizeof length + text.size());
    std::memcpy(bytes.get(), &length, sizeof length);
    std::memcpy(bytes.get() + sizeof length, text.data(), text.size());
    return bytes;
}

} // namespace chronolane
