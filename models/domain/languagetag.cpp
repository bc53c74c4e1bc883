// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/languagetag.h"

#include <array>
#include <mutex>
#include <set>

namespace chronolane {

const std::string *LanguageTag::spelling(std::string_view tag)
{
    static const std::array<std::string, 3> usual = {"en", "ko", "und"};
    for (const std::string &known : usual) {
        if (known == tag)
            return &known;
    }
    static std::mutex mutex;
    static std::set<std::string, std::less<>> others;
    const std::lock_guard lock(mutex);
    const auto found = others.find(tag);
    return found != others.end() ? &*found : &*others.emplace(tag).first;
}

} // namespace chronolane
