// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/timelinelayout.h"
#include "tests/layout/layoutchecks.h"
#include "tests/layout/layoutfakes.h"
#include "tests/layout/layoutsnapshots.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace chronolane;

/// How the axis and the labels go with times that are left out.
class TestBreakLayout : public QObject
{
    Q_OBJECT

private slots:
    void namesTheHoursBesideABreakWithoutAName();
    void labelsKeepClearOfBreaks();
    void marksBesideBreaksHaveTheirWords();
    void namesTheDayThatBeginsInABreak();
    void tellsOfClocksThatChangeInABreak();
    void labelsOfCloseBreaksKeepApart();

private:
    FixedMeasure m_measure;
    JumpingRules m_rules;
    PlainWording m_wording;
};

void TestBreakLayout::namesTheHoursBesideABreakWithoutAName()
{
    // The break begins at the right edge, where its length has no room.
    TimelineLayout layout(m_measure, m_rules);
    layout.setContent(pointsAt({0, 60, 120, 180, 40 * 24 * 60, 40 * 24 * 60 + 60}), &m_wording);
    TimelineOptions options;
    options.showsRelativeRow = false;
    layout.setOptions(options);
    layout.setSize(QSizeF(1000, 600));
    const TimeScale scale = layout.fittedToAll(true);
    QCOMPARE(scale.breaks().size(), std::size_t(1));
    const double toEdge = scale.toX(scale.breaks()[0].begin) + 10 - scale.width();
    const TimelineGeometry &g = layout.geometry(scale.panned(toEdge));
    QCOMPARE(g.breaks.size(), std::size_t(1));
    QVERIFY(!g.breaks[0].label.block);
    const auto isNamed = [](const TickGeometry &tick) { return tick.label.block != nullptr; };
    QVERIFY(std::any_of(g.axis.minor.begin(), g.axis.minor.end(), isNamed));
}

void TestBreakLayout::labelsKeepClearOfBreaks()
{
    TimelineLayout layout(m_measure, m_rules);
    layout.setContent(pointsAt({0, 10, 20, 30, 40, 5000, 5010, 5020}), &m_wording);
    layout.setSize(QSizeF(1200, 700));
    const TimeScale fitted = layout.fittedToAll(true);
    QVERIFY(!fitted.breaks().empty());
    int checked = 0;
    for (const double zoom : {0.9, 1.0, 1.2, 1.5}) {
        const TimelineGeometry &g = layout.geometry(fitted.zoomed(zoom, 400));
        for (const BreakGeometry &gap : g.breaks) {
            const double middle = gap.rect.center().x();
            for (const LabelGeometry &label : g.labels) {
                const auto mark = std::ranges::find(g.marks, label.event,
                                                    [](const MarkGeometry &m) { return m.item.event; });
                const double distance = mark->center.x() - middle;
                if (gap.rect.contains(mark->center) || std::abs(distance) <= 12 * 16)
                    continue;   // no room for words beside it
                ++checked;
                const QRectF text = label.text.rect();
                const bool isClear = distance < 0 ? text.right() <= middle - BreakGeometry::CutWidth / 2
                                                  : text.left() >= middle + BreakGeometry::CutWidth / 2;
                QVERIFY2(isClear, qPrintable(describe(text)));
            }
        }
    }
    QVERIFY(checked >= 12);
}

void TestBreakLayout::marksBesideBreaksHaveTheirWords()
{
    // Between the breaks there is no room for words, and none at the right edge.
    TimelineLayout layout(m_measure, m_rules);
    layout.setContent(pointsAt({0, 10, 20, 400, 9000, 9100, 60000}), &m_wording);
    layout.setSize(QSizeF(760, 700));
    const TimeScale fitted = layout.fittedToAll(true);
    QVERIFY(fitted.breaks().size() >= 2);
    const TimelineGeometry &g = layout.geometry(fitted);
    QCOMPARE(g.labels.size(), g.marks.size());
    const QString overlap = overlappingTexts(g);
    QVERIFY2(overlap.isEmpty(), qPrintable(overlap));
}

void TestBreakLayout::namesTheDayThatBeginsInABreak()
{
    // 1970-01-01 00:00 to 01:00, and the 15th from 10:00 to 10:20.
    constexpr int late = 14 * 24 * 60 + 10 * 60;
    TimelineLayout layout(m_measure, m_rules);
    layout.setContent(pointsAt({0, 20, 40, 60, late, late + 20}), &m_wording);
    layout.setSize(QSizeF(1600, 700));
    const auto headings = [&](bool breaksGaps) {
        QStringList texts;
        for (const LabelGeometry &label : layout.geometry(layout.fittedToAll(breaksGaps)).labels)
            texts << label.text.block->lines.front().text;
        return texts;
    };
    const QStringList broken = headings(true);
    QCOMPARE(broken.size(), 6);
    QVERIFY2(broken[3].startsWith(QStringLiteral("01:00 ")), qPrintable(broken[3]));
    QVERIFY2(broken[4].startsWith(QStringLiteral("01-15 10:00 ")), qPrintable(broken[4]));
    QVERIFY2(broken[5].startsWith(QStringLiteral("01-15 10:20 ")), qPrintable(broken[5]));
    // Without the break the axis itself names the day.
    QVERIFY(headings(false).filter(QStringLiteral("01-15")).isEmpty());
}

void TestBreakLayout::tellsOfClocksThatChangeInABreak()
{
    const JumpingRules rules(-28800, -25200, 3000 * MicrosPerMinute);
    TimelineLayout layout(m_measure, rules);
    TimelineOptions options;
    options.showsRelativeRow = false; // one line for the labels of breaks
    layout.setOptions(options);
    layout.setSize(QSizeF(1600, 700));
    const auto labelOfBreak = [&](int late) {
        layout.setContent(pointsAt({0, 20, 40, 60, late, late + 20}), &m_wording);
        const TimelineGeometry &g = layout.geometry(layout.fittedToAll(true));
        return g.breaks.size() == 1 ? g.breaks[0].label.block->lines.front().text : QString();
    };
    QCOMPARE(labelOfBreak(2000), QStringLiteral("1940"));
    QCOMPARE(labelOfBreak(4000), QStringLiteral("3940 · -28800→-25200"));
}

void TestBreakLayout::labelsOfCloseBreaksKeepApart()
{
    TimelineLayout layout(m_measure, m_rules);
    layout.setContent(pointsAt({0, 4, 8, 12, 9000, 20000, 20004, 20008}), &m_wording);
    TimelineOptions options;
    options.showsRelativeRow = false; // one line for the labels of breaks
    layout.setOptions(options);
    layout.setSize(QSizeF(900, 600));
    const TimeScale fitted = layout.fittedToAll(true);
    QCOMPARE(fitted.breaks().size(), std::size_t(2));
    class LongBreaks : public PlainWording
    {
        [[nodiscard]] QString breakLabel(Micros length) const override
        {
            return QStringLiteral("%1 minutes that are not to scale").arg(length / MicrosPerMinute);
        }
    } wording;
    layout.setContent(layout.snapshot(), &wording);
    const TimelineGeometry &g = layout.geometry(fitted);
    QCOMPARE(g.breaks.size(), std::size_t(2));
    for (const BreakGeometry &gap : g.breaks)
        QVERIFY(gap.label.block);
    const QString overlap = overlappingTexts(g);
    QVERIFY2(overlap.isEmpty(), qPrintable(overlap));
}

QTEST_GUILESS_MAIN(TestBreakLayout)
#include "tst_breaklayout.moc"
