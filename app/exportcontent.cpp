// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exportcontent.h"

#include "app/incidentdesk.h"
#include "models/analysis/analysis.h"
#include "models/layout/snapshotselection.h"
#include "widgets/export/rolesfornames.h"
#include "widgets/timelineview/timelineview.h"

#include <QRegularExpression>

namespace chronolane {

namespace {

std::optional<ExportRange> coreOf(const Incident &incident)
{
    const std::optional<TimeSpan> core = incidentCore(incident);
    if (!core)
        return std::nullopt;
    return ExportRange{toUnixMicroseconds(core->begin()), toUnixMicroseconds(core->end())};
}

std::optional<ExportRange> rangeFor(const IncidentDesk &desk, ExportScope scope)
{
    if (scope == ExportScope::Core)
        return coreOf(*desk.incident());
    if (scope == ExportScope::View) {
        if (const std::optional<MicrosRange> view = desk.timeline()->visibleRange())
            return ExportRange{view->from, view->to};
    }
    if (scope == ExportScope::Measured) {
        if (const std::optional<RangeMeasure> &measured = desk.timeline()->measured())
            return ExportRange{measured->range().from, measured->range().to};
    }
    return std::nullopt;
}

std::shared_ptr<const TimelineSnapshot> snapshotFor(IncidentDesk &desk, ExportScope scope)
{
    desk.shownEvents()->finishSearch();
    (void)desk.timeline()->timelineGeometry();   // takes over what was found
    const auto shown = desk.timeline()->snapshot();
    std::vector<std::uint32_t> events;
    for (const QModelIndex &index : desk.selection()->selectedRows())
        events.push_back(static_cast<std::uint32_t>(index.data(event_role::EventIndex).toInt()));
    return scope == ExportScope::Selection && !events.empty() ? withOnlyEvents(*shown, events) : shown;
}

/// The lanes of people are called as the people are in `told`, which has the events of `stated`.
std::shared_ptr<const TimelineSnapshot> withNamesOf(std::shared_ptr<const TimelineSnapshot> shown, const Incident &stated,
                                                    const Incident &told, LaneGrouping grouping)
{
    if (&stated == &told || grouping != LaneGrouping::Author)
        return shown;
    auto renamed = std::make_shared<TimelineSnapshot>(*shown);
    for (TimelineLane &lane : renamed->lanes) {
        for (std::size_t i = 0; i < stated.events.size() && !lane.name.empty(); ++i) {
            if (stated.events[i].author != lane.name || told.events[i].author == lane.name)
                continue;
            lane.name = told.events[i].author;
            break;
        }
    }
    return renamed;
}

std::shared_ptr<const Incident> incidentFor(const IncidentDesk &desk, const ExportChoice &choice)
{
    const auto incident = desk.incident();
    return choice.namesRoles ? withRolesForNames(incident, desk.displayText().withLanguage(choice.language)) : incident;
}

} // namespace

ExportPicture::ExportPicture(IncidentDesk &desk, const ExportChoice &choice)
    : m_incident(incidentFor(desk, choice))
    , m_words(desk.displayText().withLanguage(choice.language))
    , m_snapshot(withNamesOf(snapshotFor(desk, choice.scope), *desk.incident(), *m_incident, desk.timeline()->grouping()))
    , m_wording(m_incident, m_words)
    , m_rules(desk.displayText().zoneRules())
{
    m_options.format = choice.format;
    m_options.size = choice.size;
    m_options.scale = choice.scale;
    m_options.theme = choice.theme;
    m_options.zone = desk.displayText().zone();
    if (choice.showsSecondZone)
        m_options.secondZone = desk.timeline()->secondZone();
    m_options.range = rangeFor(desk, choice.scope);
    if (choice.scope != ExportScope::Selection)
        m_options.core = coreOf(*desk.incident());
    m_options.breaksGaps = desk.timeline()->areGapsBroken();
    m_options.showsRelativeRow = desk.timeline()->isRelativeRowShown();
    m_options.showsTitle = choice.showsTitle;
    m_options.showsMetrics = choice.showsMetrics;
    m_options.showsT0 = choice.showsT0;
    m_options.showsLegend = choice.showsLegend;
    m_options.showsFooter = choice.showsFooter;
    m_options.showsNotes = choice.showsNotes;
    m_options.isDraft = choice.isDraft;
    m_options.drawsTextAsOutlines = choice.drawsTextAsOutlines;
    m_options.pages = choice.pages;
}

ExportContent ExportPicture::content() const
{
    return {m_snapshot, &m_wording, m_rules.get(), m_incident.get(), &m_words};
}

QString fileNameOf(const QString &id)
{
    static const QRegularExpression unsafe(QStringLiteral("[^\\p{L}\\p{N}._-]+"));
    const QString name = QString(id).replace(unsafe, QStringLiteral("-"));
    return name.isEmpty() ? QStringLiteral("incident") : name;
}

} // namespace chronolane
