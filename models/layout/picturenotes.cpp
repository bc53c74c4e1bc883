// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/picturenotes.h"

#include "models/layout/timelinewording.h"

#include <algorithm>
#include <cmath>

namespace chronolane {
namespace {

constexpr int LinesOfNote = 2;
constexpr int LongestNote = 600;   ///< characters that are measured; two lines never show more

QString numberOf(std::size_t group)
{
    return QStringLiteral("[%1]").arg(group + 1);
}

QString noteOf(const UntoldGroup &group, std::uint32_t index, const TimelineLane &lane, const TimelineWording &wording)
{
    const auto with = [&wording](const QString &head, std::uint32_t event) {
        const QString text = wording.eventText(event).left(LongestNote);
        return text.isEmpty() ? head : head + QStringLiteral(" — ") + text;
    };
    if (group.isUndated) {
        const UndatedItem &item = lane.undated[index];
        const QString when = item.isBounded ? wording.bounds(item) : wording.word(TimelineWord::NoTimeGiven);
        return with(when, item.event);
    }
    const TimelineItem &item = lane.items[index];
    return with(wording.eventTime(item) + QStringLiteral("  ") + wording.eventName(item), item.event);
}

/// As many columns as short notes allow; long ones are wrapped.
int columnsFor(const QStringList &notes, double width, double gap, LabelStore &labels, const LayoutUnits &units)
{
    const double most = 32 * units.em;
    double widest = 12 * units.em;
    for (const QString &note : notes)
        widest = std::max(widest, std::min(labels.measure().advance(TextRole::Small, note.left(LongestNote)), most));
    return std::max(1, static_cast<int>(width / (widest + gap)));
}

/// Distributes entries of these heights over columns: the least height at which they fit.
double columnHeight(const std::vector<TextBlockPtr> &entries, int columns)
{
    double total = 0;
    double highest = 0;
    for (const TextBlockPtr &entry : entries) {
        total += entry->height;
        highest = std::max(highest, entry->height);
    }
    // A column is at worst short of what did not fit into it any more.
    return std::max(total / columns + highest * (columns - 1.0) / columns, highest);
}

bool meetsAnything(const QRectF &rect, const TimelineGeometry &geometry, double markSize)
{
    const auto meets = [&rect](const QRectF &other) { return rect.intersects(other); };
    const auto aroundMark = [&](const MarkGeometry &mark) {
        return meets(QRectF(mark.center.x() - markSize / 2, mark.center.y() - markSize / 2, markSize, markSize));
    };
    const auto atText = [&](const auto &part) { return meets(part.text.rect()); };
    const auto atRect = [&](const auto &part) { return meets(part.rect); };
    return std::any_of(geometry.marks.begin(), geometry.marks.end(), aroundMark)
        || std::any_of(geometry.bars.begin(), geometry.bars.end(), atRect)
        || std::any_of(geometry.clusters.begin(), geometry.clusters.end(), atRect)
        || std::any_of(geometry.breaks.begin(), geometry.breaks.end(), atRect)
        || std::any_of(geometry.labels.begin(), geometry.labels.end(), atText)
        || std::any_of(geometry.noteNumbers.begin(), geometry.noteNumbers.end(),
                       [&](const PlacedText &number) { return meets(number.rect()); })
        || rect.right() > geometry.plot.right() || rect.bottom() > geometry.plot.bottom();
}

PlacedText centred(TextBlockPtr block, QPointF center)
{
    const QPointF half(block->width / 2, block->height / 2);
    return {std::move(block), center - half, 1};
}

} // namespace

NotesPlan planNotes(const PictureAccount &account, const TimelineSnapshot &snapshot, double width, LabelStore &labels,
                    const LayoutUnits &units, const TimelineWording &wording)
{
    NotesPlan plan;
    if (account.groups.empty())
        return plan;
    QStringList notes;
    for (std::size_t g = 0; g < account.groups.size(); ++g) {
        const UntoldGroup &group = account.groups[g];
        for (const std::uint32_t index : group.indexes)
            notes << numberOf(g) + QLatin1Char(' ') + noteOf(group, index, snapshot.lanes[group.lane], wording);
    }
    const double gap = 1.4 * units.em;
    const int columns = columnsFor(notes, width, gap, labels, units);
    const double columnWidth = width / columns;
    std::vector<TextBlockPtr> entries;
    for (const QString &note : notes)
        entries.push_back(labels.paragraph(TextRole::Small, note, static_cast<int>(columnWidth - gap), LinesOfNote));
    const TextBlockPtr heading = labels.line(TextRole::Badge, wording.word(TimelineWord::Notes));
    plan.texts.push_back({heading, QPointF(0, 0), 1});
    const double top = heading->height + 0.2 * units.em;
    const double bottom = top + columnHeight(entries, columns);
    QPointF at(0, top);
    for (const TextBlockPtr &entry : entries) {
        if (at.y() > top && at.y() + entry->height > bottom + 0.5)
            at = QPointF(at.x() + columnWidth, top);
        plan.texts.push_back({entry, at, static_cast<int>(entry->lines.size())});
        at.ry() += entry->height;
        plan.height = std::max(plan.height, at.y());
    }
    return plan;
}

void placeNotes(const NotesPlan &plan, const PictureAccount &account, LabelStore &labels, const LayoutUnits &units,
                TimelineGeometry &geometry)
{
    for (PlacedText text : plan.texts) {
        text.topLeft += geometry.notesArea.topLeft();
        geometry.notes.push_back(std::move(text));
    }
    for (std::size_t g = 0; g < account.groups.size(); ++g) {
        const UntoldGroup &group = account.groups[g];
        if (group.anchor == UntoldGroup::Anchor::Badge) {
            ClusterGeometry &badge = geometry.clusters[group.anchorIndex];
            const QString count = badge.label.block->lines.front().text;
            TextBlockPtr both = labels.line(TextRole::Badge, count + QLatin1Char(' ') + numberOf(g));
            const double most = units.badgeCell - 0.2 * units.em;
            if (both->width + units.em > most)
                both = labels.line(TextRole::Badge, numberOf(g));
            const double wider = std::max(badge.rect.width(), both->width + units.em) - badge.rect.width();
            badge.rect.adjust(-wider / 2, 0, wider / 2, 0);
            badge.label = centred(both, badge.rect.center());
            continue;
        }
        const TextBlockPtr number = labels.line(TextRole::Small, numberOf(g));
        if (group.anchor == UntoldGroup::Anchor::TrayRest) {
            const PlacedText &more = geometry.trayRests[group.anchorIndex].text;
            geometry.noteNumbers.push_back({number, more.rect().topRight() + QPointF(0.4 * units.em, 0), 1});
        } else if (group.anchor == UntoldGroup::Anchor::Mark) {
            const double reach = group.place.isEmpty() ? units.markSize / 2 : 0;
            const QPointF at(group.place.right() + reach + 0.1 * units.em, group.place.center().y() - number->height / 2);
            const PlacedText placed{number, at, 1};
            if (!meetsAnything(placed.rect(), geometry, units.markSize))
                geometry.noteNumbers.push_back(placed);
        }
    }
}

} // namespace chronolane
