// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/traylayout.h"

#include "models/layout/timelinewording.h"

#include <algorithm>
#include <cmath>

namespace chronolane {
namespace {

int textWidth(const TrayPlan &plan, const LayoutUnits &units)
{
    return static_cast<int>(plan.columnWidth - units.markSize - 1.6 * units.em);
}

/// More brackets than these would tell nothing apart.
constexpr int MostBrackets = 4;

/// The brackets stand above the entries, one below the other, on the time axis.
void appendBrackets(const TimelineLane &lane, std::uint32_t laneIndex, const TrayPlan &plan, const QRectF &rect, const TimeScale &scale,
                    TimelineGeometry &out)
{
    int level = 0;
    for (const UndatedItem &item : lane.undated) {
        if (!item.isBounded || level == plan.brackets)
            continue;
        const double top = rect.top() + (level++ + 0.4) * plan.bracketHeight;
        const double from = item.earliest ? rect.left() + scale.toX(*item.earliest) : rect.left() - 1;
        const double to = item.latest ? rect.left() + scale.toX(*item.latest) : rect.right() + 1;
        const double left = std::max(from, rect.left());
        const double right = std::min(to, rect.right());
        if (right > left)
            out.trayBrackets.push_back({QRectF(left, top, right - left, plan.bracketHeight * 0.6), item.event, laneIndex,
                                        from < rect.left(), to > rect.right()});
    }
}

} // namespace

TrayPlan planTray(const TimelineLane &lane, LabelStore &labels, const LayoutUnits &units, double width, int lines,
                  int maxRows)
{
    TrayPlan plan;
    const std::size_t count = lane.undated.size();
    if (count == 0)
        return plan;
    plan.lines = lines;
    const double leastWidth = 22 * units.em;
    const int most = std::max(1, static_cast<int>(width / leastWidth));
    plan.columns = static_cast<int>(std::min<std::size_t>(count, static_cast<std::size_t>(most)));
    plan.columnWidth = width / plan.columns;
    const auto columns = static_cast<std::size_t>(plan.columns);
    plan.rows = static_cast<int>(std::min<std::size_t>((count + columns - 1) / columns, static_cast<std::size_t>(maxRows)));
    const std::size_t places = columns * static_cast<std::size_t>(plan.rows);
    plan.shown = count <= places ? count : places - 1;
    double highest = units.bodyHeight;
    for (std::size_t i = 0; i < plan.shown; ++i)
        highest = std::max(highest, labels.trayText(lane.undated[i], textWidth(plan, units), lines)->height);
    plan.rowHeight = std::max(highest + 0.3 * units.em, TimelineGeometry::MinTarget);
    const auto bounded = std::count_if(lane.undated.begin(), lane.undated.end(),
                                       [](const UndatedItem &item) { return item.isBounded; });
    plan.brackets = static_cast<int>(std::min<std::ptrdiff_t>(bounded, MostBrackets));
    plan.bracketHeight = 0.5 * units.em;
    plan.height = plan.rows * plan.rowHeight + units.padding + plan.brackets * plan.bracketHeight;
    return plan;
}

void appendTray(const TimelineLane &lane, std::uint32_t laneIndex, const TrayPlan &plan, const QRectF &rect,
                const TimeScale &scale, LabelStore &labels, const LayoutUnits &units, const TimelineWording &wording,
                TimelineGeometry &out)
{
    appendBrackets(lane, laneIndex, plan, rect, scale, out);
    const double first = rect.top() + units.padding / 2 + plan.brackets * plan.bracketHeight;
    const auto cell = [&](std::size_t i) {
        const auto column = static_cast<int>(i) / plan.rows;
        const auto row = static_cast<int>(i) % plan.rows;
        return QRectF(rect.left() + column * plan.columnWidth, first + row * plan.rowHeight,
                      plan.columnWidth - units.em, plan.rowHeight);
    };
    for (std::size_t i = 0; i < plan.shown; ++i) {
        TrayGeometry entry;
        entry.item = lane.undated[i];
        entry.lane = laneIndex;
        entry.rect = cell(i);
        const TextBlockPtr text = labels.trayText(entry.item, textWidth(plan, units), plan.lines);
        const double top = entry.rect.top() + 0.15 * units.em;
        entry.mark = QPointF(entry.rect.left() + units.em * 0.5 + units.markSize / 2, top + units.bodyHeight / 2);
        entry.text = {text, QPointF(entry.mark.x() + units.markSize / 2 + units.em * 0.5, top),
                      static_cast<int>(text->lines.size())};
        out.tray.push_back(std::move(entry));
    }
    if (plan.shown < lane.undated.size()) {
        const QRectF place = cell(plan.shown);
        const TextBlockPtr text = labels.line(TextRole::Badge, wording.moreCount(lane.undated.size() - plan.shown));
        out.trayRests.push_back({laneIndex, static_cast<std::uint32_t>(plan.shown), place,
                                 {text, place.topLeft() + QPointF(units.em * 0.5, 0.15 * units.em), 1}});
    }
}

} // namespace chronolane
