// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/pictureaccount.h"

#include "models/layout/timelinewording.h"

#include <algorithm>
#include <unordered_map>

namespace chronolane {
namespace {

class Accountant
{
public:
    Accountant(const TimelineGeometry &geometry, const TimeScale &scale, Micros shownFrom, Micros shownTo,
               const TimelineWording &wording)
        : m_geometry(geometry)
        , m_wording(wording)
        , m_from(scale.from())
        , m_to(scale.to())
        , m_shownFrom(std::min(shownFrom, m_from))
        , m_shownTo(std::max(shownTo, m_to))
    {
        for (const LabelGeometry &label : geometry.labels)
            m_telling.emplace(label.event, tellingOf(label.text, label.event));
        for (const TrayGeometry &entry : geometry.tray) {
            m_telling.emplace(entry.item.event, tellingOf(entry.text, entry.item.event));
            m_drawn.emplace(entry.item.event, entry.text.rect());
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
    /// How much of an event's own words is shown.
    enum class Telling { Nothing, Part, All };

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

    Telling tellingOf(const PlacedText &text, std::uint32_t event) const
    {
        if (!isInPlot(text))
            return Telling::Nothing;
        const QString own = m_wording.eventText(event);
        if (own.isEmpty())
            return Telling::All;
        const std::vector<TextLine> &lines = text.block->lines;
        const TextLine *last = nullptr;
        double bottom = text.topLeft.y();
        bool isWhole = true;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            bottom += lines[i].height;
            if (lines[i].role != TextRole::Body)
                continue;
            const bool isShown = static_cast<int>(i) < text.lineCount && bottom <= m_geometry.plot.bottom() + 1;
            last = isShown ? &lines[i] : last;
            isWhole = isWhole && isShown;
        }
        if (last == nullptr)
            return Telling::Nothing;
        const QChar ellipsis(0x2026);
        const bool endsEarly = last->text.endsWith(ellipsis) && !own.endsWith(ellipsis);
        return isWhole && !endsEarly ? Telling::All : Telling::Part;
    }

    Telling tellingOf(std::uint32_t event) const
    {
        const auto found = m_telling.find(event);
        return found == m_telling.end() ? Telling::Nothing : found->second;
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
            } else if (item.end >= m_from && item.start <= m_to && tellingOf(item.event) != Telling::All) {
                const bool isInBadge = badge != badges.end() && m_geometry.clusters[*badge].first <= i;
                accountForUntold({l, false, {i}}, item.event, isInBadge ? &*badge : nullptr);
            }
        }
    }

    void accountForUntold(UntoldGroup group, std::uint32_t event, const std::size_t *badge)
    {
        group.isCut = tellingOf(event) == Telling::Part;
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
            const std::uint32_t event = lane.undated[i].event;
            if (tellingOf(event) == Telling::All)
                continue;
            UntoldGroup group{l, true, {i}};
            if (rest != m_geometry.trayRests.end() && rest->first <= i) {
                group.anchor = UntoldGroup::Anchor::TrayRest;
                group.anchorIndex = static_cast<std::size_t>(rest - m_geometry.trayRests.begin());
                add(std::move(group));
            } else {
                accountForUntold(std::move(group), event, nullptr);
            }
        }
    }

    void add(UntoldGroup group)
    {
        using Anchor = UntoldGroup::Anchor;
        const bool isCounted = group.anchor == Anchor::Badge || group.anchor == Anchor::TrayRest;
        const bool isDrawn = group.anchor == Anchor::Mark;
        ++(isCounted ? m_account.counted
           : !isDrawn ? m_account.notDrawn
           : group.isCut ? m_account.cut : m_account.wordless);
        m_account.isTooLong = m_account.untold() > PictureAccount::MostListed;
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
    const TimelineWording &m_wording;
    Micros m_from;
    Micros m_to;
    Micros m_shownFrom;
    Micros m_shownTo;
    std::unordered_map<std::uint32_t, Telling> m_telling;   ///< of what has a label or an entry
    std::unordered_map<std::uint32_t, QRectF> m_drawn;
    PictureAccount m_account;
};

} // namespace

PictureAccount accountFor(const TimelineGeometry &geometry, const TimeScale &scale, Micros shownFrom, Micros shownTo,
                          const TimelineWording &wording)
{
    return geometry.snapshot ? Accountant(geometry, scale, shownFrom, shownTo, wording).account() : PictureAccount();
}

} // namespace chronolane
