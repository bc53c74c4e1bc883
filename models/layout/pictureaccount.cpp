// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/pictureaccount.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace chronolane {
namespace {

class Accountant
{
public:
    Accountant(const TimelineGeometry &geometry, const TimeScale &scale, Micros shownFrom, Micros shownTo)
        : m_geometry(geometry)
        , m_from(scale.from())
        , m_to(scale.to())
        , m_shownFrom(std::min(shownFrom, m_from))
        , m_shownTo(std::max(shownTo, m_to))
    {
        for (const LabelGeometry &label : geometry.labels) {
            if (isInPlot(label.text))
                m_told.insert(label.event);
        }
        for (const TrayGeometry &entry : geometry.tray) {
            if (isInPlot(entry.text))
                m_told.insert(entry.item.event);
        }
        for (const MarkGeometry &mark : geometry.marks)
            m_drawn.emplace(mark.item.event, QRectF(mark.center, QSizeF()));
        for (const BarGeometry &bar : geometry.bars)
            m_drawn.emplace(bar.item.event, bar.rect);
    }

    PictureAccount account()
    {
        for (std::uint32_t l = 0; l < m_geometry.snapshot->lanes.size(); ++l) {
            accountForItems(l, m_geometry.snapshot->lanes[l]);
            accountForTray(l, m_geometry.snapshot->lanes[l]);
        }
        if (m_account.isTooLong)
            m_account.groups.clear();
        return std::move(m_account);
    }

private:
    bool isInPlot(const QRectF &rect) const
    {
        return rect.top() >= m_geometry.plot.top() - 1 && rect.bottom() <= m_geometry.plot.bottom() + 1;
    }

    /// The first line counts: where the others have no room, the time and the name are still there.
    bool isInPlot(const PlacedText &text) const
    {
        if (!text.block || text.lineCount <= 0)
            return false;
        return isInPlot(QRectF(text.topLeft, QSizeF(1, text.block->lines.front().height)));
    }

    void accountForItems(std::uint32_t l, const TimelineLane &lane)
    {
        std::vector<std::size_t> badges;
        for (std::size_t c = 0; c < m_geometry.clusters.size(); ++c) {
            if (m_geometry.clusters[c].lane == l && isInPlot(m_geometry.clusters[c].rect))
                badges.push_back(c);
        }
        auto badge = badges.begin();
        for (std::uint32_t i = 0; i < lane.items.size(); ++i) {
            const TimelineItem &item = lane.items[i];
            while (badge != badges.end() && m_geometry.clusters[*badge].last <= i)
                ++badge;
            if (item.end < m_shownFrom || item.start > m_shownTo) {
                ++m_account.outside;
            } else if (item.end >= m_from && item.start <= m_to && !m_told.contains(item.event)) {
                const bool isInBadge = badge != badges.end() && m_geometry.clusters[*badge].first <= i;
                accountForUntold(l, i, item.event, isInBadge ? &*badge : nullptr);
            }
        }
    }

    void accountForUntold(std::uint32_t l, std::uint32_t index, std::uint32_t event, const std::size_t *badge)
    {
        UntoldGroup group{l, false, {index}, UntoldGroup::Anchor::Nowhere, 0, {}};
        if (const auto drawn = m_drawn.find(event); drawn != m_drawn.end() && isInPlot(drawn->second)) {
            group.anchor = UntoldGroup::Anchor::Mark;
            group.place = drawn->second;
        } else if (badge != nullptr) {
            group.anchor = UntoldGroup::Anchor::Badge;
            group.anchorIndex = *badge;
        }
        add(std::move(group));
    }

    void accountForTray(std::uint32_t l, const TimelineLane &lane)
    {
        const auto rest = std::find_if(m_geometry.trayRests.begin(), m_geometry.trayRests.end(),
                                       [&](const TrayRest &r) { return r.lane == l && isInPlot(r.text); });
        for (std::uint32_t i = 0; i < lane.undated.size(); ++i) {
            if (m_told.contains(lane.undated[i].event))
                continue;
            UntoldGroup group{l, true, {i}, UntoldGroup::Anchor::Nowhere, 0, {}};
            if (rest != m_geometry.trayRests.end() && rest->first <= i) {
                group.anchor = UntoldGroup::Anchor::TrayRest;
                group.anchorIndex = static_cast<std::size_t>(rest - m_geometry.trayRests.begin());
            }
            add(std::move(group));
        }
    }

    void add(UntoldGroup group)
    {
        using Anchor = UntoldGroup::Anchor;
        const bool isCounted = group.anchor == Anchor::Badge || group.anchor == Anchor::TrayRest;
        ++(isCounted ? m_account.counted : m_account.wordless);
        m_account.isTooLong = m_account.counted + m_account.wordless > PictureAccount::MostListed;
        if (m_account.isTooLong)
            return;
        std::vector<UntoldGroup> &groups = m_account.groups;
        const auto same = std::find_if(groups.rbegin(), groups.rend(), [&](const UntoldGroup &other) {
            return isCounted && other.anchor == group.anchor && other.anchorIndex == group.anchorIndex;
        });
        if (same != groups.rend())
            same->indexes.push_back(group.indexes.front());
        else
            groups.push_back(std::move(group));
    }

    const TimelineGeometry &m_geometry;
    Micros m_from;
    Micros m_to;
    Micros m_shownFrom;
    Micros m_shownTo;
    std::unordered_set<std::uint32_t> m_told;
    std::unordered_map<std::uint32_t, QRectF> m_drawn;
    PictureAccount m_account;
};

} // namespace

PictureAccount accountFor(const TimelineGeometry &geometry, const TimeScale &scale, Micros shownFrom, Micros shownTo)
{
    return geometry.snapshot ? Accountant(geometry, scale, shownFrom, shownTo).account() : PictureAccount();
}

} // namespace chronolane
