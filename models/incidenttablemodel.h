// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/displaytext.h"
#include "models/incidenttableroles.h"

#include <QAbstractTableModel>

#include <memory>

namespace chronolane {

/// The loaded incidents, a row each in the order of their sources. Row n is IncidentSet::incidents[n].
///
/// It shares immutable incidents and resets for another set. Instants are shown in each incident's own zone (see
/// defaultZone()) unless a zone is chosen for all.
class IncidentTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit IncidentTableModel(const DisplayText &text, QObject *parent = nullptr);

    /// Null shows none.
    void setIncidents(std::shared_ptr<const IncidentSet> set);
    [[nodiscard]] const std::shared_ptr<const IncidentSet> &incidents() const { return m_set; }

    /// Puts an edited value in the place of the incident of that row; nothing else changes.
    void replaceIncident(int row, std::shared_ptr<const Incident> incident);

    /// Null for a row that does not exist.
    [[nodiscard]] std::shared_ptr<const Incident> incidentAt(int row) const;

    void setDisplayText(const DisplayText &text);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString shown(const Incident &incident, int column) const;
    [[nodiscard]] QVariant sortValue(const Incident &incident, int column) const;
    [[nodiscard]] QVariant value(const Incident &incident, int role) const;
    [[nodiscard]] QString toolTip(const Incident &incident) const;

    std::shared_ptr<const IncidentSet> m_set;
    DisplayText m_text;
};

/// Where an incident stands in a list by time: the start of its first used impact window, else its declared start,
/// else its first dated event; nullopt if nothing is dated.
[[nodiscard]] std::optional<UtcTime> startOf(const Incident &incident);

} // namespace chronolane
