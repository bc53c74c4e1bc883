// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/zonerules.h"

#include <memory>

namespace chronolane {

/// ZoneRules from the system's IANA database, as QTimeZone reads it. Safe to use from several threads.
class IanaZoneRules final : public ZoneRules
{
public:
    IanaZoneRules();
    ~IanaZoneRules() override;
    IanaZoneRules(const IanaZoneRules &) = delete;
    IanaZoneRules &operator=(const IanaZoneRules &) = delete;

    [[nodiscard]] bool isKnown(std::string_view zone) const override;
    [[nodiscard]] std::optional<int> offsetSeconds(std::string_view zone, UtcTime at) const override;
    [[nodiscard]] std::optional<Resolution> resolve(std::string_view zone, const CivilTime &local) const override;
    [[nodiscard]] std::string abbreviation(std::string_view zone, UtcTime at) const override;

private:
    class Cache;
    std::unique_ptr<Cache> m_cache;
};

} // namespace chronolane
