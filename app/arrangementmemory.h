// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/timelineview/viewarrangement.h"

#include <QString>

#include <optional>

class QSettings;

namespace chronolane {

struct Incident;

/// Keeps between starts how a person arranged the timeline of each incident. Incidents are known by what
/// their record calls them; of very many, those that were arranged longest ago are forgotten.
class ArrangementMemory
{
public:
    static constexpr int Most = 200;

    explicit ArrangementMemory(QSettings *settings)
        : m_settings(settings)
    {
    } ///< not owned; outlives it

    /// nullopt for an incident that nobody arranged.
    [[nodiscard]] std::optional<ViewArrangement> recall(const Incident &incident) const;
    void remember(const Incident &incident, const ViewArrangement &arrangement);

private:
    QSettings *m_settings;
};

/// The same for all readings of one record, and of no use to who reads the settings.
[[nodiscard]] QString arrangementKey(const Incident &incident);

} // namespace chronolane
