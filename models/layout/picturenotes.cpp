// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/picturenotes.h"

#include "models/layout/timelinewording.h"

#include <algorithm>
#include <functional>
#include <span>

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

/// The least height of `columns` that surely holds these entries.
double columnHeight(std::span<const TextBlockPtr> entries, int columns)
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

struct Columns
{
    int count = 1;
    double width = 0;   ///< px, with the gap to the next one
    double top = 0;     ///< px, below the heading
};

/// Adds the entries to the plan, column by column.
void flow(std::span<const TextBlockPtr> entries, const Columns &columns, NotesPlan &plan)
{
    const double bottom = columns.top + columnHeight(entries, columns.count);
    QPointF at(0, columns.top);
    for (const TextBlockPtr &entry : entries) {
        if (at.y() > columns.top && at.y() + entry->height > bottom + 0.5)
            at = QPointF(at.x() + columns.width, columns.top);
        plan.texts.push_back({entry, at, static_cast<int>(entry->lines.size())});
        at.ry() += entry->height;
        plan.height = std::max(plan.height, at.y());
    }
}

/// Leaves as many of the first entries as fit, and puts the count of the others behind them; returns how many were left.
std::size_t keepWhatFits(std::vector<TextBlockPtr> &entries, const Columns &columns, double height,
                         const std::function<TextBlockPtr(std::size_t)> &countOf)
{
    const std::size_t all = entries.size();
    const auto fits = [&] { return columns.top + columnHeight(entries, columns.count) <= height; };
    if (fits())
        return all;
    const TextBlockPtr someCount = countOf(all);   // as high as every other one
    for (std::size_t some = all - 1; some > 0; --some) {
        entries.resize(some);
        entries.push_back(someCount);
        if (fits()) {
            entries.back() = countOf(all - some);
            return some;
        }
    }
    return 0;
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

NotesPlan planNotes(const PictureAccount &account, const TimelineSnapshot &snapshot, QSizeF room, LabelStore &labels,
                    const LayoutUnits &units, const TimelineWording &wording)
{
    if (room.height() <= 0)
        return {};
    QStringList notes;
    for (std::size_t g = 0; g < account.groups.size(); ++g) {
        const UntoldGroup &group = account.groups[g];
        for (const std::uint32_t index : group.indexes)
            notes << numberOf(g) + QLatin1Char(' ') + noteOf(group, index, snapshot.lanes[group.lane], wording);
    }
    if (notes.isEmpty())
        return {};
    const double gap = 1.4 * units.em;
    const TextBlockPtr heading = labels.line(TextRole::Badge, wording.word(TimelineWord::Notes));
    Columns columns;
    columns.count = columnsFor(notes, room.width(), gap, labels, units);
    columns.width = room.width() / columns.count;
    columns.top = heading->height + 0.2 * units.em;
    const auto entryOf = [&](const QString &text) {
        return labels.paragraph(TextRole::Small, text, static_cast<int>(columns.width - gap), LinesOfNote);
    };
    std::vector<TextBlockPtr> entries;
    for (const QString &note : notes)
        entries.push_back(entryOf(note));
    NotesPlan plan;
    plan.noted = keepWhatFits(entries, columns, room.height(), [&](std::size_t rest) {
        return entryOf(wording.moreCount(rest));
    });
    if (plan.noted == 0)
        return plan;
    plan.texts.push_back({heading, QPointF(0, 0), 1});
    flow(entries, columns, plan);
    return plan;
}

void placeNotes(const NotesPlan &plan, const PictureAccount &account, LabelStore &labels, const LayoutUnits &units,
                TimelineGeometry &geometry)
{
    for (PlacedText text : plan.texts) {
        text.topLeft += geometry.notesArea.topLeft();
        geometry.notes.push_back(std::move(text));
    }
    std::size_t before = 0;   // events of earlier groups
    for (std::size_t g = 0; g < account.groups.size() && before < plan.noted; ++g) {
        const UntoldGroup &group = account.groups[g];
        before += group.indexes.size();
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
