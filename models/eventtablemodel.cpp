// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/eventtablemodel.h"

#include "models/eventsearch.h"
#include "models/searchkey.h"

#include <QStringList>
#include <QTimer>

#include <array>
#include <chrono>
#include <limits>
#include <utility>

namespace chronolane {

namespace {

/// Of more events than that, what searching needs takes a moment to make.
constexpr std::size_t ManyEvents = 10'000;

/// And it is not made before the first picture is there.
constexpr std::chrono::milliseconds SearchDelay(500);

QString joined(const std::vector<std::string> &words)
{
    QStringList list;
    for (const std::string &word : words)
        list << QString::fromStdString(word);
    return list.join(QStringLiteral(", "));
}

QVariant microseconds(const std::optional<UtcTime> &time)
{
    return time ? QVariant::fromValue<qint64>(toUnixMicroseconds(*time)) : QVariant();
}

} // namespace

EventTableModel::EventTableModel(const DisplayText &text, QObject *parent)
    : QAbstractTableModel(parent)
    , m_text(text)
{
}

EventTableModel::~EventTableModel() = default;

void EventTableModel::setIncident(std::shared_ptr<const Incident> incident)
{
    beginResetModel();
    m_incident = std::move(incident);
    m_search.reset();
    endResetModel();
    if (m_incident && m_incident->events.size() > ManyEvents)
        QTimer::singleShot(SearchDelay, this, &EventTableModel::prepareSearch);
}

void EventTableModel::setDisplayText(const DisplayText &text)
{
    m_text = text;
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1),
                         {Qt::DisplayRole, Qt::ToolTipRole, event_role::Sort, event_role::CivilStart, event_role::Search});
}

int EventTableModel::rowOf(const std::string &eventId) const
{
    const Event *found = m_incident ? m_incident->event(eventId) : nullptr;
    return found ? static_cast<int>(found - m_incident->events.data()) : -1;
}

void EventTableModel::prepareSearch()
{
    if (m_incident)
        eventSearch().prepare();
}

EventSearch &EventTableModel::eventSearch() const
{
    if (!m_search)
        m_search = std::make_unique<EventSearch>(m_incident);
    return *m_search;
}

void EventTableModel::narrow(const QStringList &words, std::size_t first, std::span<char> rows) const
{
    for (const QString &word : words) {
        eventSearch().mark(word, first, rows);
        // The words for kinds and stages are the same for all events.
        const NamedKinds named = kindsNamed(word);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const bool isNamed = named.any && rows[i] && named.has(m_incident->events[first + i]);
            rows[i] = rows[i] == EventSearch::Found || isNamed ? 1 : 0;
        }
    }
}

EventTableModel::NamedKinds EventTableModel::kindsNamed(const QString &word) const
{
    NamedKinds named;
    for (std::size_t i = 0; i < named.kinds.size(); ++i)
        named.any |= named.kinds[i] = says(searchKey(m_text.kind(static_cast<EventKind>(i))), word);
    for (std::size_t i = 0; i < named.stages.size(); ++i)
        named.any |= named.stages[i] = says(searchKey(m_text.stage(static_cast<Stage>(i))), word);
    return named;
}

int EventTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_incident ? 0 : static_cast<int>(m_incident->events.size());
}

int EventTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : event_column::ColumnCount;
}

QVariant EventTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Event &event = m_incident->events[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return shown(event, index.column());
    case Qt::ToolTipRole:
        return index.column() == event_column::Text ? m_text.marked(event.text) : QVariant();
    case Qt::AccessibleTextRole:
        return index.column() == event_column::Time ? m_text.spokenEvent(event, std::nullopt)
                                                    : QVariant(shown(event, index.column()));
    case event_role::Sort:
        return sortValue(event, index.column());
    default:
        return value(event, index.row(), role);
    }
}

QVariant EventTableModel::value(const Event &event, int row, int role) const
{
    switch (role) {
    case event_role::EventIndex: return row;
    case event_role::EventId: return QString::fromStdString(event.id);
    case event_role::Kind: return static_cast<int>(event.kind);
    case event_role::Lane: return static_cast<int>(laneOf(event.kind));
    case event_role::Stage: return static_cast<int>(event.stage);
    case event_role::IsDated: return event.isDated();
    case event_role::Start: return microseconds(event.start);
    case event_role::End: return microseconds(event.end);
    case event_role::CivilStart:
        return event.start ? microseconds(asUtc(m_text.civil(*event.start))) : QVariant();
    case event_role::Search: return searchText(event);
    default: return {};
    }
}

QString EventTableModel::shown(const Event &event, int column) const
{
    switch (column) {
    case event_column::Time: return m_text.timeOf(event);
    case event_column::Length:
        return event.start && event.end ? m_text.duration(*event.end - *event.start) : QString();
    case event_column::Lane: return m_text.lane(laneOf(event.kind));
    case event_column::Kind:
        return event.stage == Stage::None ? m_text.kind(event.kind) : m_text.stage(event.stage);
    case event_column::Text: return m_text.marked(event.text).simplified();
    case event_column::Certainty: return m_text.certaintyOf(event);
    case event_column::Components: return joined(event.components);
    case event_column::Author: return QString::fromStdString(event.author.str());
    case event_column::Source: return sourceName(event);
    default: return {};
    }
}

QVariant EventTableModel::sortValue(const Event &event, int column) const
{
    constexpr qint64 Last = std::numeric_limits<qint64>::max();
    switch (column) {
    case event_column::Time: return event.start ? microseconds(event.start) : QVariant::fromValue<qint64>(Last);
    case event_column::Length:
        return event.start && event.end ? QVariant::fromValue<qint64>(toMicroseconds(*event.end - *event.start))
                                        : QVariant::fromValue<qint64>(Last);
    case event_column::Lane: return static_cast<int>(laneOf(event.kind));
    default: return shown(event, column);
    }
}

QString EventTableModel::sourceName(const Event &event) const
{
    if (event.evidence.empty() || event.evidence.front().source >= m_incident->sources.size())
        return {};
    return QString::fromStdString(m_incident->sources[event.evidence.front().source].name);
}

QString EventTableModel::searchText(const Event &event) const
{
    QStringList parts;
    for (const LocalizedText::Entry &entry : event.text.entries())
        parts << QString::fromStdString(entry.second);
    parts << m_text.kind(event.kind) << m_text.stage(event.stage) << QString::fromStdString(event.author.str())
          << joined(event.components);
    return searchKey(parts.join(QLatin1Char('\n')));
}

QVariant EventTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0
        || section >= event_column::ColumnCount)
        return {};
    return m_text.eventColumn(section);
}

} // namespace chronolane
