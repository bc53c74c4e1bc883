// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/joinwording.h"

#include "models/analysis/analysis.h"
#include "models/translation.h"

#include <algorithm>

namespace chronolane {

namespace {

/// Of a longer title its beginning says which incident is meant.
constexpr qsizetype LongestTitle = 60;

QString shortened(const QString &title)
{
    if (title.size() <= LongestTitle)
        return title;
    const qsizetype blank = title.lastIndexOf(QLatin1Char(' '), LongestTitle - 1);
    return title.left(blank > LongestTitle / 2 ? blank : LongestTitle - 1) + QChar(0x2026);
}

} // namespace

JoinWording::JoinWording(const DisplayText &text)
    : m_text(text)
{
}

QString JoinWording::tr(const char *source, const char *comment, int n) const
{
    return m_text.translation().translate("chronolane::JoinWording", source, comment, n);
}

QString JoinWording::sentence(const Incidents &incidents) const
{
    return tr("%1 may be one incident: %2, and %3.", "incidents; why: organization; why: times")
        .arg(names(incidents), organization(incidents), times(incidents));
}

QString JoinWording::name(const Incident &incident) const
{
    const QString title = shortened(m_text.title(incident).simplified());
    if (incident.sources.empty())
        return tr("“%1”", "an incident").arg(title);
    return tr("“%1” (%2)", "an incident and the source that tells of it")
        .arg(title, QString::fromStdString(incident.sources.front().name));
}

QString JoinWording::names(const Incidents &incidents) const
{
    QString all = name(*incidents.front());
    for (std::size_t i = 1; i < incidents.size(); ++i) {
        const bool isLast = i + 1 == incidents.size();
        all = (isLast ? tr("%1 and %2", "the last of several incidents") : tr("%1, %2", "several incidents"))
                  .arg(all, name(*incidents[i]));
    }
    return all;
}

QString JoinWording::organization(const Incidents &incidents) const
{
    const auto named = std::find_if(incidents.begin(), incidents.end(),
                                    [](const auto &incident) { return !incident->organization.empty(); });
    if (named == incidents.end())
        return tr("their titles are the same");
    return tr("they tell of %1", "an organization").arg(QString::fromStdString((*named)->organization));
}

QString JoinWording::times(const Incidents &incidents) const
{
    std::optional<TimeSpan> common;
    for (const auto &incident : incidents) {
        if (const std::optional<TimeSpan> core = incidentCore(*incident))
            common = common ? common->intersection(*core) : *core;
    }
    // A record that knows only the day meets the others without sharing an instant with them.
    if (!common || common->is_null())
        return tr("their times fit");
    const DisplayText text = m_text.withZone(defaultZone(*incidents.front()));
    return tr("their times overlap (%1 %2)", "a span of time and its zone")
        .arg(text.range(common->begin(), common->end()), text.zoneAbbreviation(common->begin()));
}

} // namespace chronolane
