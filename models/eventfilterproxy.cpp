// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/eventfilterproxy.h"

#include "models/eventtableroles.h"
#include "models/searchkey.h"

#include <QDateTime>

#include <algorithm>
#include <functional>
#include <string_view>

namespace chronolane {

namespace {

constexpr qint64 MicrosPerMilli = 1'000;

bool contains(const QString &where, const QString &what)
{
    return says(searchKey(where), searchKey(what));
}

QString fromName(std::string_view name)
{
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

} // namespace

EventFilterProxy::EventFilterProxy(QObject *parent)
    : SortFilterProxy(event_role::Sort, event_role::Search, parent)
{
    m_lanes.fill(true);
}

void EventFilterProxy::forgetSource()
{
    SortFilterProxy::forgetSource();
    m_firstDay.reset();
}

void EventFilterProxy::setQuery(const QString &text)
{
    if (text == m_query)
        return;
    m_query = text;
    EventQuery query = EventQuery::parse(text);
    m_terms = std::move(query.terms);
    setWords(query.words.join(QLatin1Char(' ')));
    refilter();
}

void EventFilterProxy::setLaneShown(Lane lane, bool shown)
{
    bool &isShown = m_lanes[static_cast<std::size_t>(lane)];
    if (isShown == shown)
        return;
    isShown = shown;
    refilter();
}

void EventFilterProxy::showAllLanes()
{
    m_lanes.fill(true);
    refilter();
}

std::vector<std::uint32_t> EventFilterProxy::shownEvents() const
{
    std::vector<std::uint32_t> rows = eventsByRow();
    if (!std::ranges::is_sorted(rows))
        std::ranges::sort(rows);
    return rows;
}

bool EventFilterProxy::acceptsAllRows() const
{
    return m_terms.empty() && std::ranges::all_of(m_lanes, std::identity());
}

bool EventFilterProxy::acceptsRow(int sourceRow) const
{
    const QModelIndex index = sourceModel()->index(sourceRow, 0);
    return m_lanes[static_cast<std::size_t>(index.data(event_role::Lane).toInt())] && acceptsTerms(index);
}

bool EventFilterProxy::acceptsTerms(const QModelIndex &row) const
{
    // Each field that is named needs one of its terms to hold.
    return std::ranges::all_of(m_terms, [this, &row](const EventQuery::Term &term) {
        return std::ranges::any_of(m_terms, [&](const EventQuery::Term &other) {
            return other.field == term.field && holds(other, row);
        });
    });
}

bool EventFilterProxy::holds(const EventQuery::Term &term, const QModelIndex &row) const
{
    switch (term.field) {
    case EventQuery::Field::Lane: {
        const auto lane = static_cast<Lane>(row.data(event_role::Lane).toInt());
        return contains(row.siblingAtColumn(event_column::Lane).data().toString(), term.value)
            || contains(fromName(name(lane)), term.value);
    }
    case EventQuery::Field::Source:
        return contains(row.siblingAtColumn(event_column::Source).data().toString(), term.value);
    case EventQuery::Field::Stage: {
        const auto stage = static_cast<Stage>(row.data(event_role::Stage).toInt());
        return stage != Stage::None
            && (contains(row.siblingAtColumn(event_column::Kind).data().toString(), term.value)
                || contains(fromName(name(stage)), term.value));
    }
    case EventQuery::Field::After:
    case EventQuery::Field::Before: {
        const std::optional<qint64> limit = timeOf(term.value);
        if (!limit)
            return true;
        // Of a step without a time nobody says that it came after.
        const QVariant start = row.data(event_role::CivilStart);
        if (!start.isValid())
            return false;
        return term.field == EventQuery::Field::After ? start.toLongLong() >= *limit : start.toLongLong() < *limit;
    }
    }
    return true;
}

/// A date, a date with a clock time, or a clock time on the first day of the incident; in the display zone.
std::optional<qint64> EventFilterProxy::timeOf(const QString &value) const
{
    QString text = value;
    text.replace(QLatin1Char('T'), QLatin1Char(' '));
    const QString last = text.section(QLatin1Char(' '), -1);
    const QTime clock = QTime::fromString(last, QStringLiteral("H:mm"));
    if (clock.isValid() && last == text) {
        const std::optional<qint64> day = firstDay();
        return day ? std::optional(*day + clock.msecsSinceStartOfDay() * MicrosPerMilli) : std::nullopt;
    }
    const QDate date = QDate::fromString(text.section(QLatin1Char(' '), 0, 0), Qt::ISODate);
    if (!date.isValid() || (!clock.isValid() && text.contains(QLatin1Char(' '))))
        return std::nullopt;
    const qint64 midnight = date.startOfDay(Qt::UTC).toMSecsSinceEpoch();
    return (midnight + (clock.isValid() ? clock.msecsSinceStartOfDay() : 0)) * MicrosPerMilli;
}

/// The midnight before the first dated event, on the display zone's clock.
std::optional<qint64> EventFilterProxy::firstDay() const
{
    if (m_firstDay)
        return m_firstDay;
    constexpr qint64 day = qint64{24} * 60 * 60 * 1'000'000;
    std::optional<qint64> first;
    for (int row = 0; row < sourceModel()->rowCount(); ++row) {
        const QVariant start = sourceModel()->index(row, 0).data(event_role::CivilStart);
        if (start.isValid())
            first = std::min(first.value_or(start.toLongLong()), start.toLongLong());
    }
    if (first)
        m_firstDay = *first - (*first % day + day) % day;
    return m_firstDay;
}

} // namespace chronolane
