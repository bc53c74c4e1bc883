// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/analysis/assumptions.h"

#include "models/domain/columnline.h"

#include <algorithm>

namespace chronolane {

namespace {

/// A tilde that may stand before a time: what follows, after blanks, is a digit or 오전/오후.
bool hasTildeBeforeTime(std::string_view text)
{
    constexpr std::string_view Forenoon = "오전";
    constexpr std::string_view Afternoon = "오후";
    for (std::size_t at = text.find('~'); at != std::string_view::npos; at = text.find('~', at + 1)) {
        const std::size_t next = text.find_first_not_of(' ', at + 1);
        if (next == std::string_view::npos)
            return false;
        const std::string_view rest = text.substr(next);
        if ((rest.front() >= '0' && rest.front() <= '9') || rest.starts_with(Forenoon) || rest.starts_with(Afternoon))
            return true;
    }
    return false;
}

} // namespace

Assumptions assumptionsOf(const ReadingReport &report, const std::vector<std::shared_ptr<const Incident>> &incidents,
                          std::string_view text, const ReadingOptions &options)
{
    Assumptions result;
    result.hasZone = !options.zoneHint.empty();
    result.hasYear = options.yearHint.has_value();
    result.hasDateOrder = options.dateOrder != DateOrder::Unknown;
    result.hasTilde = options.tilde != TildeMeaning::Unknown || hasTildeBeforeTime(text);
    for (const auto &incident : incidents) {
        if (result.hasZone && result.hasYear && result.hasDateOrder)
            break;
        for (const Diagnostic &diagnostic : incident->diagnostics) {
            result.hasZone = result.hasZone || diagnostic.code == diagnostic_code::AssumedZone;
            result.hasYear = result.hasYear || diagnostic.code == diagnostic_code::AssumedYear;
            result.hasDateOrder = result.hasDateOrder || diagnostic.code == diagnostic_code::AssumedDateOrder;
        }
    }
    for (const ReportLine &line : report.lines) {
        if (auto column = columnOf(line))
            result.columns.push_back(*std::move(column));
        else if (!result.columns.empty())
            break;   // the columns stand together, before the rows
    }
    return result;
}

} // namespace chronolane
