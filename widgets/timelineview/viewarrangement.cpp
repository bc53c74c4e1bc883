// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timelineview/viewarrangement.h"

#include <QStringList>

namespace chronolane {

namespace {

/// The words of settings, which stay when enumerators move.
QStringList groupingWords()
{
    return {QStringLiteral("kind"), QStringLiteral("source"), QStringLiteral("component"),
            QStringLiteral("stage"), QStringLiteral("author")};
}

} // namespace

QJsonObject ViewArrangement::toJson() const
{
    const QStringList words = groupingWords();
    QJsonObject json;
    json.insert(QStringLiteral("grouping"), words.at(static_cast<int>(grouping)));
    json.insert(QStringLiteral("secondZone"), QString::fromStdString(secondZone));
    for (const auto &[which, arrangement] : lanes) {
        if (const QJsonObject said = arrangement.toJson(); !said.isEmpty())
            json.insert(QStringLiteral("lanes-") + words.at(static_cast<int>(which)), said);
    }
    return json;
}

ViewArrangement ViewArrangement::fromJson(const QJsonObject &json)
{
    const QStringList words = groupingWords();
    ViewArrangement arrangement;
    const qsizetype known = words.indexOf(json.value(QStringLiteral("grouping")).toString());
    arrangement.grouping = known < 0 ? LaneGrouping::Kind : static_cast<LaneGrouping>(known);
    arrangement.secondZone = json.value(QStringLiteral("secondZone")).toString().toStdString();
    for (int i = 0; i < LaneGroupingCount; ++i) {
        const QJsonValue said = json.value(QStringLiteral("lanes-") + words.at(i));
        if (said.isObject())
            arrangement.lanes[static_cast<LaneGrouping>(i)] = LaneArrangement::fromJson(said.toObject());
    }
    return arrangement;
}

} // namespace chronolane
