// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/axisbreaks.h"
#include "models/layout/textblock.h"
#include "models/layout/timelineitem.h"

#include <QHash>

#include <cstdint>
#include <unordered_map>
#include <utility>

namespace chronolane {

class TimelineWording;

/// How much of an event its label says.
struct LabelStyle
{
    int width = 0;       ///< px that no line exceeds
    int bodyLines = 0;   ///< lines of the event's text below the heading

    bool operator==(const LabelStyle &) const = default;
};

/// Makes the texts of the picture and keeps them, for wording and measuring a text costs more than all the rest of
/// a frame. Kept texts are dropped when the words or fonts change, and all at once when there are very many.
class LabelStore
{
public:
    explicit LabelStore(const TextMeasure &measure) : m_measure(measure) {}

    void setWording(const TimelineWording *wording);   ///< not owned; drops all texts
    void clear();
    /// The times that the axis leaves out, in order; drops all texts if they differ. A day that begins in one of
    /// them has no line on the axis, so the labels of its events name it.
    void setBreaks(const std::vector<AxisBreak> &breaks);

    [[nodiscard]] const TextMeasure &measure() const { return m_measure; }

    /// "17:14  Investigating" in bold and the first lines of the text below.
    [[nodiscard]] TextBlockPtr label(const TimelineItem &item, const LabelStyle &style);
    /// The words of an undated step in at most `lines` lines, and its bounds below where it has some.
    [[nodiscard]] TextBlockPtr trayText(const UndatedItem &item, int width, int lines);
    /// One line, whole.
    [[nodiscard]] TextBlockPtr line(TextRole role, const QString &text);
    /// One or more lines.
    [[nodiscard]] TextBlockPtr paragraph(TextRole role, const QString &text, int width, int maxLines);

    /// As few px wide as the text can be in that many lines without being cut, but at most `width`.
    [[nodiscard]] TextBlockPtr balanced(TextRole role, const QString &text, int width, int maxLines);

    /// How many texts of events were laid out so far.
    [[nodiscard]] std::uint64_t layoutCount() const { return m_layouts; }
    [[nodiscard]] std::size_t memoryUse() const;

private:
    [[nodiscard]] QString timeWithDay(const TimelineItem &item) const;
    [[nodiscard]] TextBlockPtr makeLabel(const TimelineItem &item, const LabelStyle &style) const;
    void appendBody(std::vector<TextLine> &lines, std::uint32_t event, int width, int maxLines, bool &isElided) const;
    void limit();

    struct KeyHash
    {
        std::size_t operator()(std::uint64_t key) const { return static_cast<std::size_t>(key * 0x9E3779B97F4A7C15ULL >> 16); }
    };
    using Cache = std::unordered_map<std::uint64_t, TextBlockPtr, KeyHash>;

    const TextMeasure &m_measure;
    const TimelineWording *m_wording = nullptr;
    std::vector<AxisBreak> m_breaks;
    Cache m_labels;   ///< by event, width and lines
    Cache m_trays;
    QHash<std::pair<std::uint64_t, QString>, TextBlockPtr> m_lines;   ///< by role, width, lines and text
    std::uint64_t m_layouts = 0;
};

} // namespace chronolane
