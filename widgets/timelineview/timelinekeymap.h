// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/timelineview/timelineaction.h"

#include <QKeyCombination>
#include <QKeySequence>
#include <QList>
#include <QString>

#include <optional>
#include <vector>

class QKeyEvent;

namespace chronolane {

/// Which key does what while the timeline has the focus: the program's keys, and what a person made of them.
class TimelineKeymap
{
public:
    TimelineKeymap(); ///< the program's keys

    /// The action of a key, or nullopt. Letters are also found when a Hangul keyboard gives a jamo for them
    /// (ㅈ is W).
    [[nodiscard]] std::optional<TimelineAction> action(const QKeyEvent &event) const;
    /// The keys of an action, the usual one first; empty if it has none.
    [[nodiscard]] QList<QKeyCombination> keys(TimelineAction action) const;
    /// Those of them that mean the same wherever the focus is, as no text is typed with them: function keys, and keys with
    /// Ctrl. Whoever embeds the timeline makes shortcuts of them.
    [[nodiscard]] QList<QKeySequence> windowKeys(TimelineAction action) const;
    /// Replaces the keys of an action; others that had one of them lose it.
    void setKeys(TimelineAction action, const QList<QKeyCombination> &keys);
    /// The same for people: "W, +"; empty if it has none.
    [[nodiscard]] QString text(TimelineAction action) const;

private:
    struct Binding
    {
        QKeyCombination key;
        TimelineAction action;
    };

    std::vector<Binding> m_bindings;
};

} // namespace chronolane
