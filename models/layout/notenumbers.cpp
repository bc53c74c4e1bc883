// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/notenumbers.h"

#include "models/layout/timelinewording.h"

#include <algorithm>

namespace chronolane {
namespace {

/// A number may stand behind a short line although the next one is longer.
bool meetsLine(const QRectF &rect, const PlacedText &text)
{
    QPointF at = text.topLeft;
    for (int i = 0; i < text.lineCount; ++i) {
        const TextLine &line = text.block->lines[static_cast<std::size_t>(i)];
        if (rect.intersects(QRectF(at, QSizeF(line.width, line.height))))
            return true;
        at.ry() += line.height;
    }
    return false;
}

} // namespace

void NoteNumbers::place(const UntoldGroup &group, const QString &number) const
{
    if (group.anchor == UntoldGroup::Anchor::Badge) {
        placeInBadge(group.anchorIndex, number);
        return;
    }
    const TextBlockPtr block = m_labels.line(TextRole::Small, number);
    if (group.anchor == UntoldGroup::Anchor::TrayRest) {
        const PlacedText &more = m_geometry.trayRests[group.anchorIndex].text;
        m_geometry.noteNumbers.push_back({block, more.rect().topRight() + QPointF(0.4 * m_units.em, 0), 1});
    } else if (group.anchor == UntoldGroup::Anchor::Mark) {
        placeAtMark(group, block);
    }
}

void NoteNumbers::placeInBadge(std::size_t index, const QString &number) const
{
    ClusterGeometry &badge = m_geometry.clusters[index];
    const QString count = badge.label.block->lines.front().text;
    TextBlockPtr both = m_labels.line(TextRole::Badge, count + QLatin1Char(' ') + number);
    const double most = m_units.badgeCell - 0.2 * m_units.em;
    if (both->width + m_units.em > most)
        both = m_labels.line(TextRole::Badge, number);
    const double wider = std::max(badge.rect.width(), both->width + m_units.em) - badge.rect.width();
    badge.rect.adjust(-wider / 2, 0, wider / 2, 0);
    const QPointF half(both->width / 2, both->height / 2);
    badge.label = {std::move(both), badge.rect.center() - half, 1};
}

void NoteNumbers::placeAtMark(const UntoldGroup &group, const TextBlockPtr &number) const
{
    if (!group.isUndated) {
        const std::uint32_t event = m_geometry.snapshot->lanes[group.lane].items[group.indexes.front()].event;
        const auto label = std::ranges::find(m_geometry.labels, event, &LabelGeometry::event);
        if (label != m_geometry.labels.end() && label->text.lineCount > 0 && placeAtLabel(group, *label, number))
            return;
    }
    const double reach = group.place.isEmpty() ? m_units.markSize / 2 : 0;
    (void)placeAt(group.place.right() + reach + 0.1 * m_units.em, group.place.center().y(), number);
}

bool NoteNumbers::placeAtLabel(const UntoldGroup &group, LabelGeometry &label, const TextBlockPtr &number) const
{
    const double space = 0.3 * m_units.em;
    const bool standsLeft = group.place.isEmpty() && label.text.topLeft.x() < group.place.left();
    const auto beside = [&] {
        const QRectF rect = label.text.rect();
        // A heading is centred with its number; more lines have it behind the first one.
        const TextLine &first = label.text.block->lines.front();
        const double x = standsLeft ? rect.left() - space - number->width : rect.left() + first.width + space;
        return placeAt(x, rect.top() + first.height / 2, number);
    };
    if (beside())
        return true;
    const TextBlockPtr less = shortened(group, *label.text.block);
    if (!less)
        return false;
    const PlacedText before = label.text;
    const double moved = standsLeft ? before.rect().width() - less->width : 0;
    label.text = {less, before.topLeft + QPointF(moved, 0), 1};
    if (beside())
        return true;
    label.text = before;
    return false;
}

TextBlockPtr NoteNumbers::shortened(const UntoldGroup &group, const TextBlock &label) const
{
    const TimelineItem &item = m_geometry.snapshot->lanes[group.lane].items[group.indexes.front()];
    const QString least = item.isSpan() ? m_wording.eventName(item) : m_wording.eventTime(item);
    const QString &heading = label.lines.front().text;
    const bool hasMore = label.lines.size() == 1 && heading.startsWith(least) && heading != least;
    return hasMore ? m_labels.line(TextRole::Heading, least) : nullptr;
}

bool NoteNumbers::placeAt(double x, double centerY, const TextBlockPtr &number) const
{
    const PlacedText placed{number, QPointF(x, centerY - number->height / 2), 1};
    if (meetsAnything(placed.rect()))
        return false;
    m_geometry.noteNumbers.push_back(placed);
    return true;
}

bool NoteNumbers::meetsAnything(const QRectF &rect) const
{
    const TimelineGeometry &g = m_geometry;
    const auto meets = [&rect](const QRectF &other) { return rect.intersects(other); };
    const auto aroundMark = [&](const MarkGeometry &mark) {
        const double half = m_units.markSize / 2;
        return meets(QRectF(mark.center.x() - half, mark.center.y() - half, 2 * half, 2 * half));
    };
    const auto atText = [&](const auto &part) { return meetsLine(rect, part.text); };
    const auto atRect = [&](const auto &part) { return meets(part.rect); };
    return std::ranges::any_of(g.marks, aroundMark) || std::ranges::any_of(g.bars, atRect)
        || std::ranges::any_of(g.clusters, atRect) || std::ranges::any_of(g.breaks, atRect)
        || std::ranges::any_of(g.labels, atText) || std::ranges::any_of(g.tray, atText)
        || std::ranges::any_of(g.noteNumbers, [&](const PlacedText &number) { return meets(number.rect()); })
        || rect.left() < g.plot.left() || rect.right() > g.plot.right() || rect.bottom() > g.plot.bottom();
}

} // namespace chronolane
