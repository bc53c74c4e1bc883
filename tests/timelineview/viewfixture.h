// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/timelineview/sampleincident.h"

#include "models/eventfilterproxy.h"
#include "models/eventtablemodel.h"
#include "models/incidentwording.h"
#include "models/zones/ianazonerules.h"
#include "widgets/timelineview/timelineview.h"

#include <memory>

namespace chronolane {

/// A timeline of sampleIncident() on a filtered table model, in English and UTC, shown at 1280×720.
struct ViewFixture
{
    std::shared_ptr<const ZoneRules> rules = std::make_shared<IanaZoneRules>();
    std::shared_ptr<const Incident> incident = sampleIncident();
    EventTableModel model{DisplayText(QStringLiteral("en"), "UTC", rules)};
    EventFilterProxy proxy;
    TimelineView view{rules};

    ViewFixture()
    {
        model.setIncident(incident);
        proxy.setSourceModel(&model);
        view.setModel(&proxy);
        view.setIncident(incident, wording(QStringLiteral("en")));
        view.resize(1280, 720);
        view.show();
    }

    [[nodiscard]] std::shared_ptr<const TimelineWording> wording(const QString &language) const
    {
        return std::make_shared<IncidentWording>(incident, DisplayText(language, "UTC", rules));
    }
};

} // namespace chronolane
