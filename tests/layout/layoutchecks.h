// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/timelinegeometry.h"

#include <QString>

#include <algorithm>
#include <vector>

namespace chronolane {

inline QString describe(const QRectF &r)
{
    return QStringLiteral("(%1, %2, %3×%4)").arg(r.x()).arg(r.y()).arg(r.width()).arg(r.height());
}

/// The first two texts on the picture that share area; empty if none do.
inline QString overlappingTexts(const TimelineGeometry &g)
{
    std::vector<QRectF> rects;
    for (const LabelGeometry &label : g.labels)
        rects.push_back(label.text.rect());
    for (const ClusterGeometry &cluster : g.clusters)
        rects.push_back(cluster.rect);
    for (const TrayGeometry &entry : g.tray)
        rects.push_back(entry.text.rect());
    for (const auto *ticks : {&g.axis.major, &g.axis.minor, &g.axis.second, &g.axis.relative}) {
        for (const TickGeometry &tick : *ticks)
            rects.push_back(tick.label.rect());
    }
    rects.push_back(g.axis.secondZone.rect());
    for (const BreakGeometry &gap : g.breaks)
        rects.push_back(gap.label.rect());
    std::erase_if(rects, [](const QRectF &r) { return r.isEmpty(); });
    std::sort(rects.begin(), rects.end(),
              [](const QRectF &a, const QRectF &b) { return a.left() < b.left(); });
    for (std::size_t i = 0; i < rects.size(); ++i) {
        for (std::size_t j = i + 1; j < rects.size() && rects[j].left() < rects[i].right(); ++j) {
            const QRectF common = rects[i] & rects[j];
            if (common.width() > 0.01 && common.height() > 0.01)
                return describe(rects[i]) + QStringLiteral(" meets ") + describe(rects[j]);
        }
    }
    return {};
}

} // namespace chronolane
