// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/picturelayout.h"

#include "models/layout/picturenotes.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace chronolane {
namespace {

/// Notes take their room from the lanes, which may leave more to be noted. After so many rounds it is only counted.
constexpr int RoundsWithNotes = 12;
constexpr int MostRounds = RoundsWithNotes + 3;

/// Behind the notes, what has none is counted as well; `notesCut` if they tell what is cut off, too.
std::vector<Omission> omissionsOf(const PictureAccount &account, const PictureScope &scope, bool hasNotes, bool notesCut)
{
    std::vector<Omission> omissions;
    const auto add = [&omissions](Omission::Reason reason, std::uint64_t count) {
        if (count > 0)
            omissions.push_back({reason, count});
    };
    add(Omission::Reason::OutsideTime, account.outside);
    add(Omission::Reason::LeftOut, scope.leftOut);
    add(Omission::Reason::NoWords, hasNotes ? 0 : account.wordless);
    add(Omission::Reason::NotDrawn, hasNotes ? 0 : account.notDrawn);
    add(Omission::Reason::Cut, hasNotes && notesCut ? 0 : account.cut);
    return omissions;
}

void cutText(PlacedText &text, double bottom)
{
    while (text.block && text.lineCount > 0 && text.rect().bottom() > bottom)
        --text.lineCount;
}

template<typename T>
void cutRects(std::vector<T> &parts, double bottom)
{
    std::erase_if(parts, [bottom](const T &part) { return part.rect.bottom() > bottom; });
}

/// Words whose mark or bar is cut off would stand for nothing.
void cutLonelyLabels(TimelineGeometry &geometry)
{
    std::vector<std::uint32_t> shown;
    for (const MarkGeometry &mark : geometry.marks)
        shown.push_back(mark.item.event);
    for (const BarGeometry &bar : geometry.bars)
        shown.push_back(bar.item.event);
    std::ranges::sort(shown);
    std::erase_if(geometry.labels, [&shown](const LabelGeometry &label) {
        return label.text.lineCount == 0 || !std::ranges::binary_search(shown, label.event);
    });
}

/// Takes out what lies below the lanes' edge. Clipping would do on a screen, but not every format knows it.
void cutAtPlot(TimelineGeometry &geometry)
{
    const double bottom = geometry.plot.bottom() + 0.5;
    for (LaneGeometry &lane : geometry.lanes) {
        for (QRectF *rect : {&lane.header, &lane.body, &lane.tray}) {
            if (rect->bottom() > bottom)
                rect->setBottom(std::max(rect->top(), geometry.plot.bottom()));
        }
        for (PlacedText *text : {&lane.name, &lane.count, &lane.trayHeading})
            cutText(*text, bottom);
    }
    std::erase_if(geometry.lanes, [&](const LaneGeometry &lane) { return lane.header.top() >= geometry.plot.bottom(); });
    for (LabelGeometry &label : geometry.labels)
        cutText(label.text, bottom);
    std::erase_if(geometry.marks, [bottom](const MarkGeometry &mark) {
        return mark.center.y() + TimelineGeometry::MinTarget / 2 > bottom;
    });
    std::erase_if(geometry.connectors, [bottom](const ConnectorGeometry &tie) {
        return std::max(tie.from.y(), tie.to.y()) > bottom;
    });
    cutRects(geometry.bars, bottom);
    cutLonelyLabels(geometry);
    cutRects(geometry.bands, bottom);
    cutRects(geometry.density, bottom);
    cutRects(geometry.clusters, bottom);
    cutRects(geometry.tray, bottom);
    cutRects(geometry.trayBrackets, bottom);
    cutRects(geometry.trayRests, bottom);
}

/// Badges at the ends of the axis are whole, where they meet no other by that.
void keepBadgesInside(TimelineGeometry &geometry)
{
    for (ClusterGeometry &badge : geometry.clusters) {
        const double dx = std::max(geometry.plot.left() + 2 - badge.rect.left(), 0.0)
            - std::max(badge.rect.right() - geometry.plot.right() + 2, 0.0);
        const QRectF inside = badge.rect.translated(dx, 0);
        const bool meetsAnother = std::any_of(geometry.clusters.begin(), geometry.clusters.end(), [&](const auto &other) {
            return &other != &badge && other.rect.intersects(inside);
        });
        if (dx == 0 || meetsAnother)
            continue;
        badge.rect = inside;
        badge.label.topLeft += QPointF(dx, 0);
    }
}

/// What can be seen on the axis at a scale; what depends on the lanes' heights stays explained once some round had it.
LegendScope legendOf(const TimelineGeometry &geometry, const TimeScale &scale, const std::optional<LegendScope> &before)
{
    LegendScope legend;
    legend.hasBadges = !geometry.clusters.empty() || (before && before->hasBadges);
    legend.hasBreaks = !geometry.breaks.empty();
    legend.hasUnitBands = std::ranges::any_of(geometry.bands, std::not_fn(&PrecisionBand::isApproximate))
        || (before && before->hasUnitBands);
    legend.hasDensity = !geometry.density.empty() || (before && before->hasDensity);
    for (const TimelineLane &lane : geometry.snapshot->lanes) {
        for (const TimelineItem &item : lane.items) {
            if (item.end < scale.from() || item.start > scale.to())
                continue;
            legend.kinds |= 1U << item.kindValue;
            legend.stages |= 1U << item.stageValue;
            legend.flags |= item.flags;
        }
        for (const UndatedItem &item : lane.undated) {
            legend.kinds |= 1U << item.kindValue;
            legend.stages |= 1U << item.stageValue;
        }
    }
    return legend;
}

class PictureBuilder
{
public:
    PictureBuilder(TimelineLayout &layout, const TextMeasure &measure, const TimelineWording &wording,
                   const TimeScale &scale, const PictureScope &scope)
        : m_layout(layout), m_labels(measure), m_units(measure), m_wording(wording), m_scale(scale), m_scope(scope),
          m_start(layout.options())
    {
        m_labels.setWording(&wording);
    }

    TimelineGeometry build()
    {
        Attempt picture = *attempt(m_scope.mostNotes, nullptr);
        if (m_scope.mostNotes <= 0)
            return take(std::move(picture));
        if (picture.account.untold() > 0 && !picture.account.isTooLong) {
            // The room of the notes may be what the words at the marks lack.
            Attempt plain = *attempt(0, nullptr);
            if (plain.unnoted <= picture.unnoted)
                picture = std::move(plain);
        }
        if (picture.account.cut > 0) {
            if (std::optional<Attempt> better = attempt(m_scope.mostNotes, &picture.account))
                picture = std::move(*better);
        }
        return take(std::move(picture));
    }

private:
    struct Attempt
    {
        TimelineGeometry geometry;
        PictureAccount account;
        TimelineOptions options;     ///< that the layout had for it
        std::uint64_t unnoted = 0;   ///< events without words, at their marks or in a note
    };

    TimelineGeometry take(Attempt &&picture)
    {
        m_layout.setOptions(picture.options);
        return std::move(picture.geometry);
    }

    /// Lays out the picture with notes of at most `mostNotes` px on what it shows without words, and, where there is
    /// something to compare it with, on what it cuts off: all of that, or nullopt, and never so that less is told beside
    /// the marks.
    std::optional<Attempt> attempt(double mostNotes, const PictureAccount *least)
    {
        TimelineOptions options = m_start;
        for (int round = 0;; ++round) {
            m_layout.setOptions(options);
            Attempt made{m_layout.geometry(m_scale), {}, options, 0};
            TimelineGeometry &geometry = made.geometry;
            PictureAccount &account = made.account;
            const bool areLanesWhole = geometry.contentHeight <= geometry.plot.height() + 0.5;
            cutAtPlot(geometry);
            keepBadgesInside(geometry);
            account = accountFor(geometry, m_scale, m_scope.shownFrom, m_scope.shownTo, m_wording);
            if (least != nullptr && (account.untold() > least->untold() || account.cut > least->cut))
                return std::nullopt;
            if (least == nullptr)
                std::erase_if(account.groups, [](const UntoldGroup &group) { return group.isCut; });
            // Lanes are not cut off for notes, which make do with less then.
            if (!areLanesWhole || account.isTooLong)
                mostNotes = std::min(mostNotes, options.notesHeight / 2);
            if (round >= RoundsWithNotes)
                mostNotes = 0;
            const NotesPlan notes = notesOn(account, geometry, mostNotes);
            TimelineOptions wanted = wantedAfter(options, made, notes, mostNotes);
            wanted.omissions = omissionsOf(account, m_scope, notes.noted > 0, least != nullptr);
            if (wanted != options && round < MostRounds) {
                options = wanted;
                continue;
            }
            made.unnoted = account.untold() - std::min<std::uint64_t>(notes.noted, account.untold());
            if (least != nullptr && notes.noted < account.untold() + account.cut)
                return std::nullopt;
            if (notes.noted > 0)
                placeNotes(notes, account, m_labels, m_units, m_wording, geometry);
            return made;
        }
    }

    NotesPlan notesOn(const PictureAccount &account, const TimelineGeometry &geometry, double mostNotes)
    {
        const QSizeF room(geometry.axis.rect.right() - geometry.axis.corner.left(), mostNotes);
        return planNotes(account, *m_layout.snapshot(), room, m_labels, m_units, m_wording);
    }

    TimelineOptions wantedAfter(const TimelineOptions &options, const Attempt &made, const NotesPlan &notes,
                                double mostNotes) const
    {
        const bool hasNotes = notes.noted > 0;
        TimelineOptions wanted = options;
        // Once kept, room stays kept, or there would be no end of it.
        wanted.notesHeight = hasNotes ? std::max(notes.height, std::min(options.notesHeight, mostNotes)) : 0;
        if (options.showsLegend)
            wanted.legend = legendOf(made.geometry, m_scale, options.legend);
        return wanted;
    }

    TimelineLayout &m_layout;
    LabelStore m_labels;
    const LayoutUnits m_units;
    const TimelineWording &m_wording;
    const TimeScale &m_scale;
    const PictureScope &m_scope;
    const TimelineOptions m_start;
};

} // namespace

TimelineGeometry layOutPicture(TimelineLayout &layout, const TextMeasure &measure, const TimelineWording &wording,
                               const TimeScale &scale, const PictureScope &scope)
{
    return PictureBuilder(layout, measure, wording, scale, scope).build();
}

} // namespace chronolane
