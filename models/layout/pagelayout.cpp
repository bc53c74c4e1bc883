// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/pagelayout.h"

#include "models/layout/axisbreaks.h"
#include "models/layout/lanelayout.h"
#include "models/layout/metricstrip.h"
#include "models/layout/timelinewording.h"

#include <algorithm>
#include <initializer_list>

namespace chronolane {
namespace {

/// Builds the page from its edges inwards.
class PageBuilder
{
public:
    PageBuilder(const TimelineSnapshot &snapshot, const TimelineOptions &options, LabelStore &labels,
                const LayoutUnits &units, const TimelineWording &wording)
        : m_snapshot(snapshot), m_options(options), m_labels(labels), m_units(units), m_wording(wording)
    {
    }

    PageLayout build(QSizeF size, double axisHeight)
    {
        const bool standsAlone =
            m_options.showsTitle || m_options.showsMetrics || m_options.showsLegend || m_options.showsFooter;
        const double margin = standsAlone ? 1.4 * m_units.em : 0;
        m_free = QRectF(QPointF(0, 0), size).adjusted(margin, margin, -margin, -margin);
        m_least = axisHeight + 2 * m_units.bodyHeight;
        if (m_options.showsMetrics)
            m_strip = layOutMetrics(m_wording.metrics(), size, m_free.width(), m_labels, m_units);
        if (m_options.showsFooter)
            placeFooter();
        placePageNumber();
        if (m_options.showsTitle)
            placeTitle();
        placeMetrics();
        if (m_options.showsLegend)
            placeLegend();
        if (m_options.notesHeight > 0)
            placeNotesArea();
        const double header = headerWidth();
        m_page.corner = QRectF(m_free.left(), m_free.top(), header, axisHeight);
        m_page.axis = QRectF(m_free.left() + header, m_free.top(), std::max(m_free.width() - header, 1.0), axisHeight);
        m_page.plot = QRectF(m_page.axis.bottomLeft(), QSizeF(m_page.axis.width(), std::max(m_free.bottom() - m_page.axis.bottom(), 1.0)));
        return std::move(m_page);
    }

private:
    /// In a tiny picture, what stands around the lanes gives way to them.
    bool hasRoomFor(double height) const { return m_free.height() - height >= m_least; }

    int freeWidth() const { return static_cast<int>(m_free.width()); }

    static PlacedText placed(TextBlockPtr block, QPointF topLeft)
    {
        const int lines = static_cast<int>(block->lines.size());
        return {std::move(block), topLeft, lines};
    }

    /// Beside the title's lines, which keep clear of it; without them it has a line of its own.
    void placePageNumber()
    {
        if (m_options.pageNumber.empty())
            return;
        const TextBlockPtr number = m_labels.line(TextRole::Small, QString::fromStdString(m_options.pageNumber));
        m_page.pageNumber = placed(number, QPointF(m_free.right() - number->width, m_free.top()));
        if (!m_options.showsTitle)
            m_free.setTop(m_free.top() + number->height + 0.2 * m_units.em);
    }

    void placeTitle()
    {
        const double beside = m_page.pageNumber.rect().width();
        const int width = freeWidth() - static_cast<int>(beside > 0 ? beside + m_units.em : 0);
        const auto add = [&](TextRole role, const QString &text, double space) {
            const TextBlockPtr block = m_labels.paragraph(role, text, width, 2);
            if (!hasRoomFor(block->height + space))
                return;
            m_page.title.push_back(placed(block, m_free.topLeft()));
            m_free.setTop(m_free.top() + block->height + space);
        };
        add(TextRole::Title, m_wording.title(), 0.2 * m_units.em);
        add(TextRole::Body, m_wording.facts().join(separator()), 0.8 * m_units.em);
    }

    /// Below the title; what there is of it has room, or it would have been left out.
    void placeMetrics()
    {
        if (m_strip.metrics.empty())
            return;
        for (MetricGeometry &metric : m_strip.metrics) {
            metric.rect.translate(m_free.topLeft());
            for (PlacedText *text : {&metric.value, &metric.name, &metric.definition})
                text->topLeft += m_free.topLeft();
        }
        m_page.metrics = std::move(m_strip.metrics);
        m_free.setTop(m_free.top() + m_strip.height + 0.8 * m_units.em);
    }

    /// In the order of what must not be cut where a long list of sources fills the lines.
    QStringList footerParts() const
    {
        QStringList parts;
        for (const Omission &omission : m_options.omissions)
            parts << m_wording.omission(omission);
        if (m_strip.leftOut > 0)
            parts << m_wording.omission({Omission::Reason::Metrics, m_strip.leftOut});
        QStringList facts = m_wording.footer();
        if (!facts.isEmpty())
            parts << facts.takeFirst();   // the zone
        const std::optional<Micros> t0 = m_options.t0 ? m_options.t0 : m_snapshot.t0;
        if (m_options.showsT0 && m_options.showsRelativeRow && t0 && m_snapshot.first)
            parts << m_wording.t0(*t0);
        if (const QStringList sources = m_wording.sources(); !sources.isEmpty())
            parts << m_wording.word(TimelineWord::Sources) + QStringLiteral(": ") + sources.join(QStringLiteral(", "));
        parts += facts;
        parts.removeAll(QString());
        return parts;
    }

    void placeFooter()
    {
        const QStringList parts = footerParts();
        const TextBlockPtr block = m_labels.paragraph(TextRole::Small, parts.join(separator()), freeWidth(), 2);
        m_page.footer.push_back(placed(block, QPointF(m_free.left(), m_free.bottom() - block->height)));
        m_free.setBottom(m_free.bottom() - block->height - 0.6 * m_units.em);
    }

    void placeNotesArea()
    {
        const double top = m_free.bottom() - m_options.notesHeight;
        m_page.notes = QRectF(m_free.left(), top, m_free.width(), m_options.notesHeight);
        m_free.setBottom(top - 0.6 * m_units.em);
    }

    void placeLegend()
    {
        collectLegend();
        const double rowHeight = std::max(m_units.smallHeight, m_units.markSize) + 0.35 * m_units.em;
        const double sampleWidth = 2 * m_units.em;
        // Set from the top left of an area whose height is known only afterwards, then moved down.
        double x = m_free.left();
        double y = 0;
        for (LegendGeometry &entry : m_page.legend) {
            const double width = sampleWidth + 0.4 * m_units.em + entry.text.block->width;
            if (x > m_free.left() && x + width > m_free.right()) {
                x = m_free.left();
                y += rowHeight;
            }
            entry.sampleRect = QRectF(x, y, sampleWidth, rowHeight);
            entry.text.topLeft = QPointF(x + sampleWidth + 0.4 * m_units.em, y + (rowHeight - m_units.smallHeight) / 2);
            x += width + 1.4 * m_units.em;
        }
        if (m_page.legend.empty())
            return;
        if (!hasRoomFor(y + rowHeight)) {
            m_page.legend.clear();
            return;
        }
        const double top = m_free.bottom() - y - rowHeight;
        for (LegendGeometry &entry : m_page.legend) {
            entry.sampleRect.translate(0, top);
            entry.text.topLeft += QPointF(0, top);
        }
        m_free.setBottom(top - 0.6 * m_units.em);
    }

    void addSample(LegendSample sample, const QString &text, EventKind kind = EventKind::Note,
                   Stage stage = Stage::None)
    {
        LegendGeometry entry;
        entry.sample = sample;
        entry.kind = kind;
        entry.stage = stage;
        entry.severity = m_snapshot.severity;
        entry.text = placed(m_labels.line(TextRole::Small, text), {});
        m_page.legend.push_back(std::move(entry));
    }

    /// All that occurs in the snapshot, where nobody says what can be seen of it.
    LegendScope legendScope() const
    {
        if (m_options.legend)
            return *m_options.legend;
        const auto isCrowd = [](const TimelineLane &lane) { return lane.items.size() > LaneLayout::WholeLimit; };
        LegendScope scope{m_snapshot.kinds, m_snapshot.stages, m_snapshot.flags};
        scope.hasBadges = std::any_of(m_snapshot.lanes.begin(), m_snapshot.lanes.end(), isCrowd);
        scope.hasDensity = scope.hasBadges;
        scope.hasBreaks = !findAxisBreaks(m_snapshot).empty();
        return scope;
    }

    /// Only what occurs is explained.
    void collectLegend()
    {
        const LegendScope scope = legendScope();
        collectKinds(scope);
        const auto addFlags = [&](std::initializer_list<ItemFlag> flags, LegendSample sample, TimelineWord word) {
            if (std::any_of(flags.begin(), flags.end(), [&](ItemFlag f) { return (scope.flags & static_cast<unsigned>(f)) != 0; }))
                addSample(sample, m_wording.word(word));
        };
        addFlags({ItemFlag::Approximate, ItemFlag::ApproximateEnd}, LegendSample::Approximate, TimelineWord::Approximate);
        if (scope.hasUnitBands)
            addSample(LegendSample::UnitBand, m_wording.word(TimelineWord::UnitBand));
        addFlags({ItemFlag::Assumed, ItemFlag::AssumedEnd}, LegendSample::Assumed, TimelineWord::Assumed);
        addFlags({ItemFlag::OpenEnded}, LegendSample::OpenEnded, TimelineWord::OpenEnded);
        addFlags({ItemFlag::Unused}, LegendSample::OtherTelling, TimelineWord::OtherTelling);
        addFlags({ItemFlag::Enclosing}, LegendSample::Enclosing, TimelineWord::Enclosing);
        if (scope.hasBadges)
            addSample(LegendSample::Cluster, m_wording.word(TimelineWord::Cluster));
        if (scope.hasDensity)
            addSample(LegendSample::Density, m_wording.word(TimelineWord::Density));
        if (scope.hasBreaks)
            addSample(LegendSample::Break, m_wording.word(TimelineWord::Break));
        if (m_snapshot.undatedCount() > 0)
            addSample(LegendSample::Undated, m_wording.word(TimelineWord::NoTimeGiven));
    }

    void collectKinds(const LegendScope &scope)
    {
        for (int k = 0; k < EventKindCount; ++k) {
            const auto kind = static_cast<EventKind>(k);
            if ((scope.kinds >> k & 1U) == 0 || kind == EventKind::StatusUpdate)
                continue;
            if (kind == EventKind::Impact)
                addSample(LegendSample::Bar, impactText(), kind);
            else
                addSample(kind == EventKind::Maintenance ? LegendSample::Bar : LegendSample::Mark,
                          m_wording.kindName(kind), kind);
        }
        for (int s = static_cast<int>(Stage::Investigating); s <= static_cast<int>(Stage::Update); ++s) {
            if ((scope.stages >> s & 1U) != 0)
                addSample(LegendSample::Mark, m_wording.stageName(static_cast<Stage>(s)), EventKind::StatusUpdate, static_cast<Stage>(s));
        }
    }

    QString impactText() const
    {
        const QString kind = m_wording.kindName(EventKind::Impact);
        if (m_snapshot.severity == Severity::Unknown)
            return kind;
        return kind + QStringLiteral(" (") + m_wording.severityName(m_snapshot.severity) + QLatin1Char(')');
    }

    /// Names are set in at most two lines; the width is the widest over all languages.
    double headerWidth()
    {
        const int most = static_cast<int>(11 * m_units.em);
        double widest = 8 * m_units.em;
        for (const TimelineLane &lane : m_snapshot.lanes) {
            QString name = QString::fromStdString(lane.name);
            if (lane.lane) {
                name = m_wording.laneName(*lane.lane);
                for (const QString &inLanguage : m_wording.laneNameInEveryLanguage(*lane.lane))
                    widest = std::max(widest, m_labels.paragraph(TextRole::LaneName, inLanguage, most, 2)->width);
            } else if (lane.stage && *lane.stage != Stage::None) {
                name = m_wording.stageName(*lane.stage);
            } else if (name.isEmpty()) {
                name = m_wording.word(TimelineWord::NotStated);
            }
            m_page.laneNames.push_back(m_labels.paragraph(TextRole::LaneName, name, most, 2));
            widest = std::max(widest, m_page.laneNames.back()->width);
        }
        double zone = m_labels.measure().advance(TextRole::Tick, m_wording.zoneLabel(m_snapshot.first.value_or(0)));
        if (!m_options.secondZone.empty()) {
            const QString second = m_wording.labelOfZone(m_options.secondZone, m_snapshot.first.value_or(0));
            zone = std::max(zone, m_labels.measure().advance(TextRole::Tick, second));
        }
        return std::min(std::max(widest, zone) + 1.8 * m_units.em, m_free.width() / 3);
    }

    static QString separator() { return QStringLiteral("  ·  "); }

    const TimelineSnapshot &m_snapshot;
    const TimelineOptions &m_options;
    LabelStore &m_labels;
    const LayoutUnits &m_units;
    const TimelineWording &m_wording;
    QRectF m_free;
    double m_least = 0;   ///< px that axis and lanes need
    MetricStrip m_strip;
    PageLayout m_page;
};

} // namespace

PageLayout layOutPage(QSizeF size, double axisHeight, const TimelineSnapshot &snapshot,
                      const TimelineOptions &options, LabelStore &labels, const LayoutUnits &units,
                      const TimelineWording &wording)
{
    return PageBuilder(snapshot, options, labels, units, wording).build(size, axisHeight);
}

} // namespace chronolane
