// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/displaytext.h"
#include "models/eventtableroles.h"
#include "models/rowsearch.h"

#include <QAbstractTableModel>

#include <array>
#include <memory>

namespace chronolane {

class EventSearch;

/// The events of one incident, a row each in the order of the source. Row n is Incident::events[n].
///
/// It shares an immutable incident and resets for another one; language and zone change what cells show, not which
/// cells there are. Of many events, it makes ready in the background what searching needs, a moment after they came.
class EventTableModel : public QAbstractTableModel, public RowSearch
{
    Q_OBJECT

public:
    explicit EventTableModel(const DisplayText &text, QObject *parent = nullptr);
    ~EventTableModel() override;

    /// Null shows no events.
    void setIncident(std::shared_ptr<const Incident> incident);
    [[nodiscard]] const std::shared_ptr<const Incident> &incident() const { return m_incident; }

    void setDisplayText(const DisplayText &text);
    [[nodiscard]] const DisplayText &displayText() const { return m_text; }

    /// The row of the event with that id; -1 if there is none.
    [[nodiscard]] int rowOf(const std::string &eventId) const;

    void narrow(const QStringList &words, std::size_t first, std::span<char> rows) const override;

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

    /// The kinds and stages whose names a word occurs in.
    struct NamedKinds
    {
        std::array<bool, EventKindCount> kinds{};
        std::array<bool, static_cast<std::size_t>(Stage::Update) + 1> stages{};
        bool any = false;

        [[nodiscard]] bool has(const Event &event) const
        {
            return kinds[static_cast<std::size_t>(event.kind)] || stages[static_cast<std::size_t>(event.stage)];
        }
    };
    [[nodiscard]] NamedKinds kindsNamed(const QString &word) const;
    [[nodiscard]] EventSearch &eventSearch() const;
    void prepareSearch();

    std::shared_ptr<const Incident> m_incident;
    DisplayText m_text;
    mutable std::unique_ptr<EventSearch> m_search;   ///< made when it is first needed
};

} // namespace chronolane
