// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/incidentwording.h"

#include "models/incidenttablemodel.h"
#include "models/translation.h"

#include <QLocale>

#include <algorithm>
#include <limits>
#include <utility>

namespace chronolane {

namespace {

/// Counts go into plural forms as int; a picture never tells three thousand million apart.
int pluralCount(std::uint64_t count)
{
    return static_cast<int>(std::min<std::uint64_t>(count, std::numeric_limits<int>::max()));
}

} // namespace

IncidentWording::IncidentWording(std::shared_ptr<const Incident> incident, const DisplayText &text)
    : m_incident(std::move(incident))
    , m_text(text)
{
    Q_ASSERT(m_incident);
}

QString IncidentWording::tr(const char *source, const char *comment, int n) const
{
    return m_text.translation().translate("chronolane::IncidentWording", source, comment, n);
}

QString IncidentWording::languageTag() const
{
    return m_text.language();
}

QString IncidentWording::laneName(Lane lane) const
{
    return m_text.lane(lane);
}

QStringList IncidentWording::laneNameInEveryLanguage(Lane lane) const
{
    QStringList names;
    for (const QString &language : supportedLanguages())
        names << m_text.withLanguage(language).lane(lane);
    return names;
}

QString IncidentWording::kindName(EventKind kind) const
{
    return m_text.kind(kind);
}

QString IncidentWording::stageName(Stage stage) const
{
    return m_text.stage(stage);
}

QString IncidentWording::severityName(Severity severity) const
{
    return m_text.severity(severity);
}

QString IncidentWording::word(TimelineWord word) const
{
    switch (word) {
    case TimelineWord::Approximate: return tr("approximate");
    case TimelineWord::Assumed: return m_text.basis(Basis::Assumed);
    case TimelineWord::Derived: return m_text.basis(Basis::Derived);
    case TimelineWord::OpenEnded: return tr("end not stated");
    case TimelineWord::NoTimeGiven: return tr("no time given");
    case TimelineWord::OtherTelling: return tr("another telling");
    case TimelineWord::Enclosing: return tr("sums up the windows inside it");
    case TimelineWord::UnitBand: return tr("time known no more exactly", "legend, of a bar above a mark");
    case TimelineWord::Cluster: return tr("several events (their number)");
    case TimelineWord::Density: return tr("how many events there are", "legend, of a histogram");
    case TimelineWord::Break: return tr("time left out, not to scale");
    case TimelineWord::ImpactShade: return tr("time in which users were hurt");
    case TimelineWord::NotStated: return m_text.notStated();
    case TimelineWord::Legend: return tr("Legend");
    case TimelineWord::Sources: return tr("Sources");
    case TimelineWord::SinceT0: return QStringLiteral("T+");
    case TimelineWord::Notes: return tr("Notes", "heading of the numbered notes below a picture");
    case TimelineWord::Timeless: return tr("No time is stated for any of these steps", "in place of a picture's axis");
    }
    Q_UNREACHABLE();
}

QString IncidentWording::zoneLabel(Micros at) const
{
    return m_text.zoneLabel(fromUnixMicroseconds(at));
}

QString IncidentWording::zoneChange(int fromSeconds, int toSeconds) const
{
    const auto offset = [](int seconds) {
        const int minutes = std::abs(seconds) / 60;
        QString text = QStringLiteral("UTC%1%2").arg(QLatin1Char(seconds < 0 ? '-' : '+')).arg(minutes / 60);
        if (minutes % 60 != 0)
            text += QStringLiteral(":%1").arg(minutes % 60, 2, 10, QLatin1Char('0'));
        return text;
    };
    return QStringLiteral("%1 → %2").arg(offset(fromSeconds), offset(toSeconds));
}

QString IncidentWording::relative(Micros sinceT0, Micros step) const
{
    return m_text.relative(fromMicroseconds(sinceT0), step < MicrosPerMinute ? Precision::Second : Precision::Minute);
}

QString IncidentWording::duration(Micros length) const
{
    return m_text.duration(fromMicroseconds(length));
}

QString IncidentWording::breakLabel(Micros length) const
{
    return tr("%1 (not to scale)", "label of a gap in the axis; its length").arg(duration(length));
}

QString IncidentWording::eventCount(std::uint64_t count) const
{
    return m_text.eventCount(pluralCount(count));
}

QString IncidentWording::undatedCount(std::uint64_t count) const
{
    return tr("No time given (%n)", "heading of a tray", pluralCount(count));
}

QString IncidentWording::moreCount(std::uint64_t count) const
{
    return tr("+%n more", "entries that had no room", pluralCount(count));
}

QString IncidentWording::omission(const Omission &omission) const
{
    const int count = pluralCount(omission.count);
    switch (omission.reason) {
    case Omission::Reason::OutsideTime: return tr("%n event(s) outside of this time", "footer of a picture", count);
    case Omission::Reason::LeftOut: return tr("%n event(s) left out", "footer of a picture; filtered or not selected", count);
    case Omission::Reason::NoWords: return tr("%n event(s) without words for lack of room", "footer of a picture", count);
    case Omission::Reason::Cut: return tr("%n event(s) with words cut off for lack of room", "footer of a picture", count);
    case Omission::Reason::NotDrawn: return tr("%n event(s) not shown for lack of room", "footer of a picture", count);
    case Omission::Reason::Metrics: return tr("%n figure(s) left out for lack of room", "footer of a picture", count);
    }
    Q_UNREACHABLE();
}

QString IncidentWording::badge(std::uint64_t count) const
{
    if (count < 10'000)
        return QString::number(count);
    if (count < 1'000'000)
        return QStringLiteral("%1k").arg(count / 1'000);
    return QStringLiteral("%1M").arg(count / 1'000'000);
}

QString IncidentWording::title() const
{
    return m_text.title(*m_incident);
}

QStringList IncidentWording::facts() const
{
    QStringList facts;
    if (!m_incident->organization.empty())
        facts << QString::fromStdString(m_incident->organization);
    facts << tr("Severity: %1").arg(m_text.severityOf(*m_incident));
    facts << tr("Status: %1").arg(m_text.status(m_incident->status));
    if (const QString text = dates(); !text.isEmpty())
        facts << text;
    const Metric &impact = m_incident->metrics[MetricKind::ImpactDuration];
    if (impact.value)
        facts << tr("Impact: %1", "total length of the impact windows").arg(m_text.metricValue(impact));
    return facts;
}

std::vector<WordedMetric> IncidentWording::metrics() const
{
    std::vector<WordedMetric> worded;
    for (int i = 0; i < MetricKindCount; ++i) {
        const auto kind = static_cast<MetricKind>(i);
        const Metric &metric = m_incident->metrics[kind];
        if (metric.value)
            worded.push_back({m_text.metricName(kind), m_text.metricValue(metric), m_text.metricDefinition(kind)});
    }
    return worded;
}

QStringList IncidentWording::sources() const
{
    QStringList names;
    for (const Source &source : m_incident->sources) {
        const QString name = QString::fromStdString(source.name);
        const QString address = QString::fromStdString(source.uri);
        const bool isOnline = address.startsWith(QLatin1String("https://")) || address.startsWith(QLatin1String("http://"));
        names << (!isOnline || name == address ? name : name.isEmpty() ? address : QStringLiteral("%1 (%2)").arg(name, address));
    }
    names.removeDuplicates();
    return names;
}

QString IncidentWording::zones() const
{
    const auto hasTime = [](const Event &event) { return event.isDated() || event.earliest || event.latest; };
    if (std::none_of(m_incident->events.begin(), m_incident->events.end(), hasTime))
        return {};
    const UtcTime first = startOf(*m_incident).value_or(fromUnixMicroseconds(0));
    UtcTime last = first;
    for (const Event &event : m_incident->events) {
        if (event.start)
            last = std::max({last, *event.start, event.end.value_or(*event.start)});
    }
    const QString zone = m_text.zoneLabel(first);
    const QString later = m_text.zoneLabel(last);
    return zone == later ? tr("Times in %1").arg(zone)
                         : tr("Times in %1, later %2", "a zone before and after a change of its clocks").arg(zone, later);
}

QStringList IncidentWording::footer() const
{
    QStringList parts{zones()};
    const auto undated = std::count_if(m_incident->events.begin(), m_incident->events.end(),
                                       [](const Event &event) { return !event.isDated(); });
    if (undated > 0)
        parts << m_text.undatedCount(static_cast<int>(undated));
    if (!m_incident->id.empty())
        parts << QString::fromStdString(m_incident->id);
    parts << QStringLiteral("Chronolane " CHRONOLANE_VERSION);
    return parts;
}

} // namespace chronolane
