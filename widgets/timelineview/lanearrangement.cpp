// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timelineview/lanearrangement.h"

#include <QJsonArray>

#include <algorithm>

namespace chronolane {

namespace {

template <typename Keys> QJsonArray toArray(const Keys &keys)
{
    QJsonArray array;
    for (const std::string &key : keys)
        array << QString::fromStdString(key);
    return array;
}

template <typename Keys> Keys fromArray(const QJsonValue &array)
{
    Keys keys;
    for (const QJsonValue &key : array.toArray())
        keys.insert(keys.end(), key.toString().toStdString());
    return keys;
}

} // namespace

bool LaneArrangement::move(const TimelineSnapshot &snapshot, std::uint32_t lane, int steps)
{
    std::vector<std::string> shown;
    for (const TimelineLane &each : snapshot.lanes)
        shown.push_back(each.key());
    const int from = static_cast<int>(lane);
    if (lane >= shown.size())
        return false;
    const auto pinned =
        static_cast<int>(std::ranges::count_if(shown, [this](const std::string &each) { return isPinned(each); }));
    const int to = isPinned(shown[lane]) ? std::clamp(from + steps, 0, pinned - 1)
                                         : std::clamp(from + steps, pinned, static_cast<int>(shown.size()) - 1);
    if (to == from)
        return false;
    const std::string key = shown[lane];
    shown.erase(shown.begin() + from);
    shown.insert(shown.begin() + to, key);
    // What is not shown now keeps its turn behind.
    for (const std::string &known : m_order) {
        if (std::ranges::find(shown, known) == shown.end())
            shown.push_back(known);
    }
    m_order = std::move(shown);
    return true;
}

void LaneArrangement::setHidden(const std::string &key, bool hidden)
{
    if (hidden)
        m_hidden.insert(key);
    else
        m_hidden.erase(key);
}

void LaneArrangement::setPinned(const std::string &key, bool pinned)
{
    std::erase(m_pinned, key);
    if (pinned)
        m_pinned.push_back(key);
}

bool LaneArrangement::isPinned(const std::string &key) const
{
    return std::ranges::find(m_pinned, key) != m_pinned.end();
}

void LaneArrangement::setCollapsed(const std::string &key, bool collapsed)
{
    if (collapsed)
        m_collapsed.insert(key);
    else
        m_collapsed.erase(key);
}

void LaneArrangement::scaleHeight(const std::string &key, double factor)
{
    const auto known = m_heights.try_emplace(key, 1.0).first;
    known->second = std::clamp(known->second * factor, LeastHeight, MostHeight);
}

void LaneArrangement::applyTo(SnapshotRequest &request) const
{
    request.order = m_pinned;
    std::ranges::stable_sort(request.order, {}, [this](const std::string &key) { return std::ranges::find(m_order, key); });
    std::ranges::copy_if(m_order, std::back_inserter(request.order),
                         [this](const std::string &key) { return !isPinned(key); });
    request.hidden.assign(m_hidden.begin(), m_hidden.end());
}

void LaneArrangement::applyTo(TimelineOptions &options, const TimelineSnapshot &snapshot) const
{
    options.collapsed.clear();
    options.heights.clear();
    options.pinned = 0;
    for (const TimelineLane &lane : snapshot.lanes) {
        const std::string key = lane.key();
        options.pinned += isPinned(key) ? 1 : 0;
        options.collapsed.push_back(m_collapsed.contains(key));
        const auto height = m_heights.find(key);
        options.heights.push_back(height == m_heights.end() ? 1 : height->second);
    }
}

LaneArrangement LaneArrangement::withCollapsedOf(const LaneArrangement &other) const
{
    LaneArrangement mixed = *this;
    mixed.m_collapsed = other.m_collapsed;
    return mixed;
}

bool LaneArrangement::differsOnlyInHeights(const LaneArrangement &other) const
{
    LaneArrangement same = *this;
    same.m_heights = other.m_heights;
    return same == other;
}

QJsonObject LaneArrangement::toJson() const
{
    QJsonObject json;
    const auto add = [&json](const QString &name, const QJsonArray &keys) {
        if (!keys.isEmpty())
            json.insert(name, keys);
    };
    add(QStringLiteral("order"), toArray(m_order));
    add(QStringLiteral("pinned"), toArray(m_pinned));
    add(QStringLiteral("hidden"), toArray(m_hidden));
    add(QStringLiteral("collapsed"), toArray(m_collapsed));
    QJsonObject heights;
    for (const auto &[key, factor] : m_heights)
        heights.insert(QString::fromStdString(key), factor);
    if (!heights.isEmpty())
        json.insert(QStringLiteral("heights"), heights);
    return json;
}

LaneArrangement LaneArrangement::fromJson(const QJsonObject &json)
{
    LaneArrangement lanes;
    lanes.m_order = fromArray<std::vector<std::string>>(json.value(QStringLiteral("order")));
    lanes.m_pinned = fromArray<std::vector<std::string>>(json.value(QStringLiteral("pinned")));
    lanes.m_hidden = fromArray<std::set<std::string>>(json.value(QStringLiteral("hidden")));
    lanes.m_collapsed = fromArray<std::set<std::string>>(json.value(QStringLiteral("collapsed")));
    const QJsonObject heights = json.value(QStringLiteral("heights")).toObject();
    for (auto it = heights.begin(); it != heights.end(); ++it) {
        if (it->toDouble() > 0)
            lanes.scaleHeight(it.key().toStdString(), it->toDouble());
    }
    return lanes;
}

} // namespace chronolane
