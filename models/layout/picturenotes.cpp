// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/picturenotes.h"

#include "models/layout/notenumbers.h"
#include "models/layout/timelinewording.h"

#include <algorithm>
#include <functional>
#include <span>

namespace chronolane {
namespace {

constexpr int LinesOfNote = 2;
constexpr int LinesOfCutNote = 8;   ///< of an event a part of whose words is on the picture: the note tells all of them
constexpr int LongestNote = 600;    ///< characters that are measured

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

} // namespace

NotesPlan planNotes(const PictureAccount &account, const TimelineSnapshot &snapshot, QSizeF room, LabelStore &labels,
                    const LayoutUnits &units, const TimelineWording &wording)
{
    if (room.height() <= 0)
        return {};
    QStringList notes;
    std::vector<int> lines;
    for (std::size_t g = 0; g < account.groups.size(); ++g) {
        const UntoldGroup &group = account.groups[g];
        for (const std::uint32_t index : group.indexes) {
            notes << numberOf(g) + QLatin1Char(' ') + noteOf(group, index, snapshot.lanes[group.lane], wording);
            lines.push_back(group.isCut ? LinesOfCutNote : LinesOfNote);
        }
    }
    if (notes.isEmpty())
        return {};
    const double gap = 1.4 * units.em;
    const TextBlockPtr heading = labels.line(TextRole::Badge, wording.word(TimelineWord::Notes));
    Columns columns;
    columns.count = columnsFor(notes, room.width(), gap, labels, units);
    columns.width = room.width() / columns.count;
    columns.top = heading->height + 0.2 * units.em;
    const auto entryOf = [&](const QString &text, int most) {
        return labels.paragraph(TextRole::Small, text, static_cast<int>(columns.width - gap), most);
    };
    std::vector<TextBlockPtr> entries;
    for (qsizetype i = 0; i < notes.size(); ++i)
        entries.push_back(entryOf(notes[i], lines[static_cast<std::size_t>(i)]));
    NotesPlan plan;
    plan.noted = keepWhatFits(entries, columns, room.height(), [&](std::size_t rest) {
        return entryOf(wording.moreCount(rest), 1);
    });
    if (plan.noted == 0)
        return plan;
    plan.texts.push_back({heading, QPointF(0, 0), 1});
    flow(entries, columns, plan);
    return plan;
}

void placeNotes(const NotesPlan &plan, const PictureAccount &account, LabelStore &labels, const LayoutUnits &units,
                const TimelineWording &wording, TimelineGeometry &geometry)
{
    for (PlacedText text : plan.texts) {
        text.topLeft += geometry.notesArea.topLeft();
        geometry.notes.push_back(std::move(text));
    }
    const NoteNumbers numbers(labels, units, wording, geometry);
    std::size_t before = 0;   // events of earlier groups
    for (std::size_t g = 0; g < account.groups.size() && before < plan.noted; ++g) {
        before += account.groups[g].indexes.size();
        numbers.place(account.groups[g], numberOf(g));
    }
}

} // namespace chronolane
