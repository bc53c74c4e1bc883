// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/displaytext.h"
#include "models/eventtableroles.h"

#include <QAbstractTableModel>

#include <memory>

namespace chronolane {

/// The events of one incident, a row each in the order of the source. Row n is Incident::events[n].
///
/// It shares an immutable incident and resets for another one; language and zone change what cells show, not which
/// cells there are.
class EventTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit EventTableModel(const DisplayText &text, QObject *parent = nullptr);

    /// Null shows no events.
    void setIncident(std::shared_ptr<const Incident> incident);
    [[nodiscard]] const std::shared_ptr<const Incident> &incident() const { return m_incident; }

    void setDisplayText(const DisplayText &text);
    [[nodiscard]] const DisplayText &displayText() const { return m_text; }

    /// The row of the event with that id; -1 if there is none.
    [[nodiscard]] int rowOf(const std::string &eventId) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString shown(const Event &event, int column) const;
    [[nodiscard]] QVariant sortValue(const Event &event, int column) const;
    [[nodiscard]] QVariant value(const Event &event, int row, int role) const;
    [[nodiscard]] QString sourceName(const Event &event) const;
    [[nodiscard]] QString searchText(const Event &event) const;

    std::shared_ptr<const Incident> m_incident;
    DisplayText m_text;
};

} // namespace chronolane
