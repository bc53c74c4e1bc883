// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/labelstore.h"

#include "models/layout/timelinewording.h"

#include <algorithm>

namespace chronolane {
namespace {

/// More of them fill some megabytes, and only long walks through huge records make so many.
constexpr std::size_t KeptLimit = 20'000;

/// px that no heading is wide.
constexpr int WholeHeading = 0xffffff;

/// Longer texts are cut before they are measured: no label shows more.
constexpr qsizetype LongestShown = 600;

std::uint64_t keyOf(std::uint32_t event, int width, int lines)
{
    return (std::uint64_t(event) << 32) | (static_cast<std::uint64_t>(width & 0xffffff) << 8)
        | static_cast<std::uint64_t>(lines & 0xff);
}

} // namespace

void LabelStore::setWording(const TimelineWording *wording)
{
    m_wording = wording;
    clear();
}

void LabelStore::clear()
{
    m_labels.clear();
    m_trays.clear();
    m_lines.clear();
}

void LabelStore::setBreaks(const std::vector<AxisBreak> &breaks)
{
    if (m_breaks == breaks)
        return;
    m_breaks = breaks;
    m_labels.clear();
}

void LabelStore::limit()
{
    if (m_labels.size() > KeptLimit)
        m_labels.clear();
    if (m_trays.size() > KeptLimit)
        m_trays.clear();
    if (static_cast<std::size_t>(m_lines.size()) > KeptLimit)
        m_lines.clear();
}

TextBlockPtr LabelStore::label(const TimelineItem &item, const LabelStyle &style)
{
    if (style.bodyLines == 0 && style.width < WholeHeading) {
        // Most headings fit whole into any width that is asked for; all these share one text.
        const TextBlockPtr whole = label(item, {WholeHeading, 0});
        if (whole->width <= style.width)
            return whole;
    }
    const std::uint64_t key = keyOf(item.event, style.width, style.bodyLines);
    if (const auto it = m_labels.find(key); it != m_labels.end())
        return it->second;
    limit();
    ++m_layouts;
    return m_labels.emplace(key, makeLabel(item, style)).first->second;
}

QString LabelStore::timeWithDay(const TimelineItem &item) const
{
    const QString time = m_wording->eventTime(item);
    const auto after = std::ranges::find_if(m_breaks, [&](const AxisBreak &gap) { return gap.end > item.start; });
    if (after == m_breaks.begin() || item.precision() >= Precision::Day)
        return time;
    const AxisBreak &gap = *std::prev(after);
    const QString day = m_wording->otherDay(item.start, gap.begin);
    const bool beginsInGap = !day.isEmpty() && m_wording->otherDay(item.start, gap.end).isEmpty();
    return beginsInGap ? day + QLatin1Char(' ') + time : time;
}

TextBlockPtr LabelStore::makeLabel(const TimelineItem &item, const LabelStyle &style) const
{
    // A span's name says its length; its times can be read off the axis, so they may be cut off.
    const QString time = timeWithDay(item);
    const QString name = m_wording->eventName(item);
    const QString space = QStringLiteral("  ");
    const QString heading = item.isSpan() ? name + space + time : time + space + name;
    QStringList shown{m_measure.elided(TextRole::Heading, heading, style.width)};
    bool isElided = shown.front() != heading;
    int bodyLines = style.bodyLines;
    const auto isTimeCut = [&] { return m_measure.advance(TextRole::Heading, time) > style.width; };
    if (isElided && item.isSpan()) {
        // Half of a span's times says nothing, so they go as a whole.
        shown = {m_measure.elided(TextRole::Heading, name, style.width)};
    } else if (isElided && (bodyLines > 1 || (bodyLines == 1 && isTimeCut()))) {
        // When and what it was says more than one line of its words.
        shown = m_measure.wrapped(TextRole::Heading, heading, style.width, 2);
        isElided = shown.join(QString()).endsWith(QChar(0x2026));
        bodyLines -= static_cast<int>(shown.size()) - 1;
    }
    std::vector<TextLine> lines;
    for (const QString &line : shown) {
        if (!line.isEmpty())
            lines.push_back({line, TextRole::Heading});
    }
    if (bodyLines > 0)
        appendBody(lines, item.event, style.width, bodyLines, isElided);
    return makeTextBlock(m_measure, std::move(lines), isElided);
}

void LabelStore::appendBody(std::vector<TextLine> &lines, std::uint32_t event, int width, int maxLines,
                            bool &isElided) const
{
    const QString text = m_wording->eventText(event);
    const QStringList wrapped = m_measure.wrapped(TextRole::Body, text.left(LongestShown), width, maxLines);
    for (const QString &line : wrapped)
        lines.push_back({line, TextRole::Body});
    isElided = isElided || text.size() > LongestShown
        || (!wrapped.isEmpty() && wrapped.back().endsWith(QChar(0x2026)) && !text.endsWith(QChar(0x2026)));
}

TextBlockPtr LabelStore::trayText(const UndatedItem &item, int width, int lines)
{
    const std::uint64_t key = keyOf(item.event, width, lines);
    if (const auto it = m_trays.find(key); it != m_trays.end())
        return it->second;
    limit();
    ++m_layouts;
    std::vector<TextLine> shown;
    bool isElided = false;
    appendBody(shown, item.event, width, lines, isElided);
    if (item.isBounded)
        shown.push_back({m_measure.elided(TextRole::Small, m_wording->bounds(item), width), TextRole::Small});
    return m_trays.emplace(key, makeTextBlock(m_measure, std::move(shown), isElided)).first->second;
}

TextBlockPtr LabelStore::line(TextRole role, const QString &text)
{
    const std::pair<std::uint64_t, QString> key(static_cast<std::uint64_t>(role), text);
    if (const auto it = m_lines.constFind(key); it != m_lines.constEnd())
        return *it;
    limit();
    return *m_lines.insert(key, makeTextLine(m_measure, role, text));
}

TextBlockPtr LabelStore::paragraph(TextRole role, const QString &text, int width, int maxLines)
{
    const std::pair<std::uint64_t, QString> key(keyOf(static_cast<std::uint32_t>(role), width, maxLines), text);
    if (const auto it = m_lines.constFind(key); it != m_lines.constEnd())
        return *it;
    limit();
    std::vector<TextLine> lines;
    for (const QString &line : m_measure.wrapped(role, text, width, maxLines))
        lines.push_back({line, role});
    return *m_lines.insert(key, makeTextBlock(m_measure, std::move(lines)));
}

TextBlockPtr LabelStore::balanced(TextRole role, const QString &text, int width, int maxLines)
{
    const TextBlockPtr widest = paragraph(role, text, width, maxLines);
    const auto isWhole = [&](const TextBlockPtr &block) {
        return block->lines.empty() || !block->lines.back().text.endsWith(QChar(0x2026));
    };
    int low = 0;
    int high = static_cast<int>(widest->width + 1);
    while (isWhole(widest) && high - low > 4) {
        const int middle = (low + high) / 2;
        (isWhole(paragraph(role, text, middle, maxLines)) ? high : low) = middle;
    }
    return paragraph(role, text, high, maxLines);
}

std::size_t LabelStore::memoryUse() const
{
    // A block with two lines of some forty characters, and its node.
    constexpr std::size_t typical = 400;
    return (m_labels.size() + m_trays.size() + static_cast<std::size_t>(m_lines.size())) * typical;
}

} // namespace chronolane
