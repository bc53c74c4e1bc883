// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/picturelayout.h"

#include "models/layout/picturenotes.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace chronolane {
namespace {

/// Notes take their room from the lanes, which may leave more to be noted. After so many rounds it is only counted.
constexpr int RoundsWithNotes = 12;
constexpr int MostRounds = RoundsWithNotes + 3;

std::vector<Omission> omissionsOf(const PictureAccount &account, const PictureScope &scope, bool hasNotes)
{
    std::vector<Omission> omissions;
    const auto add = [&omissions](Omission::Reason reason, std::uint64_t count) {
        if (count > 0)
            omissions.push_back({reason, count});
    };
    add(Omission::Reason::OutsideTime, account.outside);
    add(Omission::Reason::LeftOut, scope.leftOut);
    add(Omission::Reason::NoRoom, hasNotes ? 0 : account.wordless);
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

} // namespace

TimelineGeometry layOutPicture(TimelineLayout &layout, const TextMeasure &measure, const TimelineWording &wording,
                               const TimeScale &scale, const PictureScope &scope)
{
    LabelStore labels(measure);
    labels.setWording(&wording);
    const LayoutUnits units(measure);
    TimelineOptions options = layout.options();
    double mostNotes = scope.mostNotes;
    for (int round = 0;; ++round) {
        layout.setOptions(options);
        TimelineGeometry geometry = layout.geometry(scale);
        const bool areLanesWhole = geometry.contentHeight <= geometry.plot.height() + 0.5;
        cutAtPlot(geometry);
        keepBadgesInside(geometry);
        const PictureAccount account = accountFor(geometry, scale, scope.shownFrom, scope.shownTo);
        // Lanes are not cut off for notes, which make do with less then.
        if (!areLanesWhole || account.isTooLong)
            mostNotes = options.notesHeight / 2;
        if (round >= RoundsWithNotes)
            mostNotes = 0;
        const QSizeF room(geometry.axis.rect.right() - geometry.axis.corner.left(), mostNotes);
        const NotesPlan notes = planNotes(account, *layout.snapshot(), room, labels, units, wording);
        const bool hasNotes = notes.noted > 0;
        TimelineOptions wanted = options;
        // Once kept, room stays kept, or there would be no end of it.
        wanted.notesHeight = hasNotes ? std::max(notes.height, std::min(options.notesHeight, mostNotes)) : 0;
        wanted.omissions = omissionsOf(account, scope, hasNotes);
        if (wanted != options && round < MostRounds) {
            options = wanted;
            continue;
        }
        if (hasNotes)
            placeNotes(notes, account, labels, units, geometry);
        return geometry;
    }
}

} // namespace chronolane
