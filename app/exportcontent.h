// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/incidentwording.h"
#include "widgets/export/timelineexporter.h"
#include "widgets/exportdialog.h"

#include <memory>

namespace chronolane {

class IncidentDesk;

/// An export of what the desk shows, laid out as chosen: the same snapshot, so that an export shows what the filter
/// shows. Keeps alive what the exporter's content points at.
class ExportPicture
{
public:
    /// The desk has an incident.
    ExportPicture(IncidentDesk &desk, const ExportChoice &choice);
    ExportPicture(const ExportPicture &) = delete;
    ExportPicture &operator=(const ExportPicture &) = delete;

    [[nodiscard]] ExportContent content() const;
    [[nodiscard]] const ExportOptions &options() const { return m_options; }

private:
    std::shared_ptr<const Incident> m_incident;
    DisplayText m_words;
    std::shared_ptr<const TimelineSnapshot> m_snapshot;
    IncidentWording m_wording;
    std::shared_ptr<const ZoneRules> m_rules;
    ExportOptions m_options;
};

/// A name for a file from an id: characters that file systems or shells mind become "-".
[[nodiscard]] QString fileNameOf(const QString &id);

} // namespace chronolane
