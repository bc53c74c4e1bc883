// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/takeincidents.h"

#include "models/domain/readingreport.h"

#include <utility>

namespace chronolane {

std::vector<std::shared_ptr<const Incident>> takeIncidents(ReadingReport &report)
{
    std::vector<std::shared_ptr<const Incident>> taken;
    taken.reserve(report.incidents.size());
    for (Incident &incident : report.incidents)
        taken.push_back(std::make_shared<const Incident>(std::move(incident)));
    report.incidents.clear();
    return taken;
}

} // namespace chronolane
