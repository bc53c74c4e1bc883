// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/picturelayout.h"
#include "models/layout/pictureaccount.h"
#include "tests/layout/layoutfakes.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <random>
#include <set>

using namespace chronolane;

/// Pictures that stand alone: each event is told, noted or counted, and the notes meet nothing.
class TestPictureLayout : public QObject
{
    Q_OBJECT

private slots:
    void accountsForEveryEvent_data();
    void accountsForEveryEvent();
    void keepsNoWordsWithoutTheirMark();
    void notesWhatHasNoWords();
    void notesAsMuchAsHasRoom();
    void countsWhatHasNoRoomForNotes();
    void countsWhatLiesOutside();
    void otherPagesAreNotOutside();
    void givesNoNotesWhereAllIsTold();
    void countsLanesThatHaveNoRoomAsNotShown();
    void drawsNoAxisWhereNothingHasATime_data();
    void drawsNoAxisWhereNothingHasATime();
    void keepsTheTitleClearOfThePageNumber();
    void explainsWhatCanBeSeenAndNothingElse();
    void namesTheDayThatTheAxisBeginsIn();

private:
    struct Picture
    {
        TimelineGeometry geometry;
        TimeScale scale;
        std::vector<Omission> omissions;
    };
    Picture layOut(const std::shared_ptr<const TimelineSnapshot> &snapshot, QSizeF size, double mostNotes,
                   std::uint64_t leftOut = 0, std::optional<std::pair<Micros, Micros>> range = std::nullopt);

    FixedMeasure m_measure;
    JumpingRules m_rules;
    PlainWording m_wording;
};

namespace {

std::shared_ptr<const TimelineSnapshot> randomSnapshot(unsigned seed, std::uint32_t count)
{
    std::mt19937 random(seed);
    std::uniform_int_distribution<int> any(0, 9);
    auto snapshot = std::make_shared<TimelineSnapshot>();
    for (const Lane lane : {Lane::Impact, Lane::Causes, Lane::Status}) {
        snapshot->lanes.emplace_back();
        snapshot->lanes.back().lane = lane;
    }
    Micros time = microsOf("2025-03-04T09:00:00Z");
    for (std::uint32_t i = 0; i < count; ++i) {
        time += any(random) * MicrosPerMinute / 2;
        TimelineLane &lane = snapshot->lanes[static_cast<std::size_t>(any(random) % 3)];
        if (any(random) == 0) {
            UndatedItem step;
            step.event = i;
            lane.undated.push_back(step);
            continue;
        }
        TimelineItem item;
        item.event = i;
        item.start = item.end = time;
        if (any(random) < 2) {
            item.end += 3 * MicrosPerMinute;
            item.set(ItemFlag::Span);
        }
        lane.items.push_back(item);
    }
    snapshot->finish();
    return snapshot;
}

std::uint64_t countOf(const std::vector<Omission> &omissions, Omission::Reason reason)
{
    const auto found = std::find_if(omissions.begin(), omissions.end(),
                                    [reason](const Omission &omission) { return omission.reason == reason; });
    return found == omissions.end() ? 0 : found->count;
}

/// Whose own words can be read on the picture: in full, or cut off.
struct Told
{
    std::set<std::uint32_t> events;
    std::size_t cut = 0;

    void add(const TimelineGeometry &geometry, const PlacedText &text, std::uint32_t event)
    {
        const QString own = PlainWording().eventText(event).simplified();
        QString shown;
        double bottom = text.topLeft.y();
        for (int i = 0; i < text.lineCount; ++i) {
            const TextLine &line = text.block->lines[static_cast<std::size_t>(i)];
            bottom += line.height;
            if ((line.role == TextRole::Body || own.isEmpty()) && bottom <= geometry.plot.bottom() + 1)
                shown += line.text + QLatin1Char(' ');
        }
        if (shown.isEmpty())
            return;
        events.insert(event);
        cut += own.isEmpty() || shown.simplified() == own ? 0 : 1;
    }
};

Told toldIn(const TimelineGeometry &geometry)
{
    Told told;
    for (const LabelGeometry &label : geometry.labels)
        told.add(geometry, label.text, label.event);
    for (const TrayGeometry &entry : geometry.tray)
        told.add(geometry, entry.text, entry.item.event);
    return told;
}

/// Events that can be seen as a mark or a bar of their own.
std::set<std::uint32_t> drawnIn(const TimelineGeometry &geometry)
{
    std::set<std::uint32_t> drawn;
    const auto add = [&](std::uint32_t event, double top, double bottom) {
        if (top >= geometry.plot.top() - 1 && bottom <= geometry.plot.bottom() + 1)
            drawn.insert(event);
    };
    for (const MarkGeometry &mark : geometry.marks)
        add(mark.item.event, mark.center.y(), mark.center.y());
    for (const BarGeometry &bar : geometry.bars)
        add(bar.item.event, bar.rect.top(), bar.rect.bottom());
    return drawn;
}

/// Events that only visible badges and the ends of trays stand for. Some of them may have words nevertheless.
std::set<std::uint32_t> countedIn(const TimelineGeometry &geometry)
{
    const std::set<std::uint32_t> drawn = drawnIn(geometry);
    std::set<std::uint32_t> counted;
    for (const ClusterGeometry &badge : geometry.clusters) {
        if (badge.rect.bottom() > geometry.plot.bottom() + 1)
            continue;
        for (std::uint32_t i = badge.first; i < badge.last; ++i) {
            const std::uint32_t event = geometry.snapshot->lanes[badge.lane].items[i].event;
            if (!drawn.contains(event))
                counted.insert(event);
        }
    }
    for (const TrayRest &rest : geometry.trayRests) {
        if (rest.text.rect().bottom() > geometry.plot.bottom() + 1)
            continue;
        const std::vector<UndatedItem> &steps = geometry.snapshot->lanes[rest.lane].undated;
        for (std::size_t i = rest.first; i < steps.size(); ++i)
            counted.insert(steps[i].event);
    }
    return counted;
}

struct Notes
{
    std::size_t noted = 0;
    std::uint64_t more = 0;   ///< as the last line counts them
};

Notes notesOf(const TimelineGeometry &geometry)
{
    Notes notes;
    for (std::size_t i = 1; i < geometry.notes.size(); ++i) { // behind the heading
        static const QRegularExpression count(QStringLiteral("^\\+(\\d+) more$"));
        const QRegularExpressionMatch match = count.match(geometry.notes[i].block->lines.front().text);
        if (match.hasMatch())
            notes.more += match.captured(1).toULongLong();
        else
            ++notes.noted;
    }
    return notes;
}

QString overlapOfNotes(const TimelineGeometry &geometry)
{
    std::vector<QRectF> rects;
    for (const auto *texts : {&geometry.notes, &geometry.noteNumbers}) {
        for (const PlacedText &text : *texts)
            rects.push_back(text.rect());
    }
    const std::size_t ours = rects.size();
    for (const LabelGeometry &label : geometry.labels)
        rects.push_back(label.text.rect());
    for (const ClusterGeometry &badge : geometry.clusters)
        rects.push_back(badge.rect);
    for (const LegendGeometry &entry : geometry.legend)
        rects.push_back(entry.text.rect());
    for (const MetricGeometry &metric : geometry.metrics)
        rects.push_back(metric.rect);
    for (const auto *texts : {&geometry.footer, &geometry.title}) {
        for (const PlacedText &text : *texts)
            rects.push_back(text.rect());
    }
    for (std::size_t i = 0; i < ours; ++i) {
        for (std::size_t j = i + 1; j < rects.size(); ++j) {
            const QRectF common = rects[i] & rects[j];
            if (common.width() > 0.01 && common.height() > 0.01)
                return QStringLiteral("(%1, %2) meets (%3, %4)")
                    .arg(rects[i].x()).arg(rects[i].y()).arg(rects[j].x()).arg(rects[j].y());
        }
    }
    return {};
}

} // namespace

TestPictureLayout::Picture TestPictureLayout::layOut(const std::shared_ptr<const TimelineSnapshot> &snapshot, QSizeF size,
                                                     double mostNotes, std::uint64_t leftOut,
                                                     std::optional<std::pair<Micros, Micros>> range)
{
    TimelineLayout layout(m_measure, m_rules);
    layout.setContent(snapshot, &m_wording);
    TimelineOptions options;
    options.scrolls = false;
    options.showsTitle = options.showsMetrics = options.showsT0 = options.showsLegend = options.showsFooter = true;
    layout.setOptions(options);
    layout.setSize(size);
    const TimeScale scale = range ? TimeScale(range->first, range->second, layout.plotRect().width()) : layout.fittedToAll(true);
    const PictureScope scope{scale.from(), scale.to(), leftOut, mostNotes};
    TimelineGeometry geometry = layOutPicture(layout, m_measure, m_wording, scale, scope);
    return {std::move(geometry), scale, layout.options().omissions};
}

void TestPictureLayout::accountsForEveryEvent_data()
{
    QTest::addColumn<unsigned>("seed");
    QTest::addColumn<unsigned>("count");
    QTest::addColumn<QSizeF>("size");
    unsigned seed = 1;
    for (const unsigned count : {3U, 12U, 40U, 90U, 300U, 900U}) {
        for (const QSizeF size : {QSizeF(1920, 1080), QSizeF(1123, 794), QSizeF(800, 450), QSizeF(240, 160)})
            QTest::addRow("%u events at %d×%d", count, static_cast<int>(size.width()), static_cast<int>(size.height()))
                << seed++ << count << size;
    }
}

void TestPictureLayout::accountsForEveryEvent()
{
    QFETCH(unsigned, seed);
    QFETCH(unsigned, count);
    QFETCH(QSizeF, size);
    const auto snapshot = randomSnapshot(seed, count);
    const Picture picture = layOut(snapshot, size, size.height() / 3);
    const TimelineGeometry &g = picture.geometry;
    const Told told = toldIn(g);
    const Notes notes = notesOf(g);
    const std::uint64_t wordless = countOf(picture.omissions, Omission::Reason::NoWords)
        + countOf(picture.omissions, Omission::Reason::NotDrawn);
    if (notes.noted > 0) {
        // Every event is told, or in a note, or counted behind the notes; what is cut off is noted if all of it has room.
        const std::size_t untold = count - told.events.size();
        const bool isCutNoted = notes.more == 0 && notes.noted == untold + told.cut;
        QVERIFY2(isCutNoted || notes.noted + notes.more == untold,
                 qPrintable(QStringLiteral("%1 untold, %2 cut, %3 noted, %4 more").arg(untold).arg(told.cut).arg(notes.noted).arg(notes.more)));
        QCOMPARE(wordless, std::uint64_t{0});
        QVERIFY(g.notesArea.height() <= size.height() / 3 + 0.01);
        QVERIFY(g.notes.back().rect().bottom() <= g.notesArea.bottom() + 1);
        QVERIFY(g.notesArea.top() >= g.plot.bottom());
    } else {
        // Every event is told, or counted by a badge, a tray or the footer.
        std::set<std::uint32_t> shown = countedIn(g);
        shown.insert(told.events.begin(), told.events.end());
        QCOMPARE(shown.size() + wordless, std::size_t{count});
        QCOMPARE(notes.more, std::uint64_t{0});
    }
    QCOMPARE(overlapOfNotes(g), QString());
}

void TestPictureLayout::keepsNoWordsWithoutTheirMark()
{
    const auto snapshot = randomSnapshot(7, 40);
    std::size_t most = 0;
    std::size_t least = 40;
    for (int height = 150; height < 700; height += 3) {
        const TimelineGeometry g = layOut(snapshot, QSizeF(1200, height), 0).geometry;
        std::set<std::uint32_t> shown;
        for (const MarkGeometry &mark : g.marks)
            shown.insert(mark.item.event);
        for (const BarGeometry &bar : g.bars)
            shown.insert(bar.item.event);
        for (const LabelGeometry &label : g.labels)
            QVERIFY2(shown.contains(label.event), qPrintable(QStringLiteral("%1 at %2").arg(label.event).arg(height)));
        most = std::max(most, g.labels.size());
        least = std::min(least, g.labels.size());
    }
    QVERIFY2(least < 5 && most > 10, qPrintable(QStringLiteral("%1 to %2 labels").arg(least).arg(most)));
}

void TestPictureLayout::notesWhatHasNoWords()
{
    // Sixty alarms in twelve seconds, and nothing else in the hour: badges, as every row is taken.
    auto snapshot = std::make_shared<TimelineSnapshot>();
    snapshot->lanes.resize(1);
    snapshot->lanes[0].lane = Lane::Causes;
    for (std::uint32_t i = 0; i < 60; ++i) {
        TimelineItem item;
        item.event = i;
        item.start = item.end = i < 59 ? i * MicrosPerSecond / 5 : MicrosPerHour;
        snapshot->lanes[0].items.push_back(item);
    }
    snapshot->finish();
    const Picture picture = layOut(snapshot, {1600, 1200}, 900, 0, std::pair(Micros{0}, MicrosPerHour));
    QCOMPARE(notesOf(picture.geometry).more, std::uint64_t{0});
    QVERIFY(notesOf(picture.geometry).noted > 0);
    QVERIFY(picture.omissions.empty());
    const QString first = picture.geometry.notes.at(1).block->lines.front().text;
    QVERIFY2(first.startsWith(QStringLiteral("[1] 00:")) && first.contains(QStringLiteral(" Event ")), qPrintable(first));
    // What the notes are about bears their numbers.
    const auto isNumbered = [](const PlacedText &text) {
        return text.block->lines.front().text.endsWith(QLatin1Char(']'));
    };
    const auto badgeIsNumbered = [&](const ClusterGeometry &badge) { return isNumbered(badge.label); };
    QVERIFY(!picture.geometry.clusters.empty());
    QVERIFY(std::all_of(picture.geometry.clusters.begin(), picture.geometry.clusters.end(), badgeIsNumbered));
}

void TestPictureLayout::notesAsMuchAsHasRoom()
{
    const auto snapshot = randomSnapshot(5, 120);
    const Picture all = layOut(snapshot, {1600, 1000}, 900);
    const Notes whole = notesOf(all.geometry);
    QVERIFY(whole.noted > 0);
    const Picture some = layOut(snapshot, {1600, 1000}, 100);
    const Notes part = notesOf(some.geometry);
    QVERIFY2(part.noted > 0 && part.more > 0, qPrintable(QStringLiteral("%1, %2 more").arg(part.noted).arg(part.more)));
    // No room is wasted: another line would not have fitted into each column.
    QVERIFY(some.geometry.notesArea.height() <= 100);
    QVERIFY(some.geometry.notesArea.height() > 100 - 3 * 16);
    // Numbers stand only beside what has a note.
    QSet<QString> numbers;
    for (const PlacedText &note : some.geometry.notes)
        numbers << note.block->lines.front().text.section(QLatin1Char(' '), 0, 0);
    for (const PlacedText &number : some.geometry.noteNumbers)
        QVERIFY2(numbers.contains(number.block->lines.front().text), qPrintable(number.block->lines.front().text));
}

void TestPictureLayout::countsWhatHasNoRoomForNotes()
{
    const auto snapshot = randomSnapshot(5, 90);
    const Picture picture = layOut(snapshot, {640, 400}, 0);
    QVERIFY(picture.geometry.notes.empty());
    const std::uint64_t wordless = countOf(picture.omissions, Omission::Reason::NoWords);
    QVERIFY(wordless > 0);
    const QString footer = picture.geometry.footer.front().block->lines.front().text;
    // The whole number, not one that begins like it.
    static const QRegularExpression omitted(QStringLiteral("\\bomitted 2: (\\d+)\\b"));
    QCOMPARE(omitted.match(footer).captured(1), QString::number(wordless));
}

void TestPictureLayout::countsWhatLiesOutside()
{
    const auto snapshot = randomSnapshot(6, 60);
    const Micros half = (*snapshot->first + *snapshot->last) / 2;
    const Picture picture = layOut(snapshot, {1920, 1080}, 0, 7, std::pair(*snapshot->first, half));
    std::uint64_t later = 0;
    for (const TimelineLane &lane : snapshot->lanes) {
        for (const TimelineItem &item : lane.items)
            later += item.start > half ? 1 : 0;
    }
    QVERIFY(later > 0);
    QCOMPARE(countOf(picture.omissions, Omission::Reason::OutsideTime), later);
    QCOMPARE(countOf(picture.omissions, Omission::Reason::LeftOut), std::uint64_t{7});
}

void TestPictureLayout::otherPagesAreNotOutside()
{
    const auto snapshot = randomSnapshot(7, 60);
    TimelineLayout layout(m_measure, m_rules);
    layout.setContent(snapshot, &m_wording);
    layout.setSize({1000, 700});
    const Micros half = (*snapshot->first + *snapshot->last) / 2;
    const TimeScale page(*snapshot->first, half, layout.plotRect().width());
    const TimelineGeometry &geometry = layout.geometry(page);
    QCOMPARE(accountFor(geometry, page, *snapshot->first, *snapshot->last, m_wording).outside, std::uint64_t{0});
    QVERIFY(accountFor(geometry, page, *snapshot->first, half, m_wording).outside > 0);
}

void TestPictureLayout::givesNoNotesWhereAllIsTold()
{
    const Picture picture = layOut(randomSnapshot(1, 3), {1920, 1080}, 360);
    QVERIFY(picture.geometry.notes.empty() && picture.geometry.noteNumbers.empty());
    QVERIFY(picture.geometry.notesArea.isEmpty());
    QVERIFY(picture.omissions.empty());
}

void TestPictureLayout::countsLanesThatHaveNoRoomAsNotShown()
{
    const auto snapshot = randomSnapshot(3, 40);
    const Picture picture = layOut(snapshot, {400, 220}, 0);
    QVERIFY(picture.geometry.lanes.size() < snapshot->lanes.size());
    std::uint64_t inLostLanes = 0;
    for (std::size_t l = picture.geometry.lanes.size(); l < snapshot->lanes.size(); ++l)
        inLostLanes += snapshot->lanes[l].items.size() + snapshot->lanes[l].undated.size();
    QVERIFY(inLostLanes > 0);
    QVERIFY(countOf(picture.omissions, Omission::Reason::NotDrawn) >= inLostLanes);
}

void TestPictureLayout::drawsNoAxisWhereNothingHasATime_data()
{
    QTest::addColumn<unsigned>("count");
    QTest::addColumn<QSizeF>("size");
    for (const unsigned count : {1U, 12U, 400U}) {
        for (const QSizeF size : {QSizeF(1920, 1080), QSizeF(720, 1000), QSizeF(400, 300)})
            QTest::addRow("%u steps at %d×%d", count, static_cast<int>(size.width()), static_cast<int>(size.height())) << count << size;
    }
}

void TestPictureLayout::drawsNoAxisWhereNothingHasATime()
{
    QFETCH(unsigned, count);
    QFETCH(QSizeF, size);
    auto snapshot = std::make_shared<TimelineSnapshot>();
    snapshot->lanes.resize(2);
    snapshot->lanes[0].lane = Lane::Causes;
    snapshot->lanes[1].lane = Lane::Status;
    for (std::uint32_t i = 0; i < count; ++i) {
        UndatedItem step;
        step.event = i * 7 + 1;   // a step of few words
        step.isBounded = i % 3 == 0;
        snapshot->lanes[i % 2].undated.push_back(step);
    }
    snapshot->finish();
    const Picture picture = layOut(snapshot, size, 0);
    const TimelineGeometry &g = picture.geometry;
    QVERIFY(g.axis.minor.empty() && g.axis.major.empty() && g.axis.relative.empty() && g.axis.second.empty());
    QVERIFY(!g.axis.zone.block && !g.axis.relativeName.block && g.trayBrackets.empty());
    QVERIFY(g.axis.timeless.block);
    QCOMPARE(g.axis.timeless.block->lines.front().text, m_wording.word(TimelineWord::Timeless));
    // As many as fit, and the rest is counted.
    std::set<std::uint32_t> shown = countedIn(g);
    const Told told = toldIn(g);
    shown.insert(told.events.begin(), told.events.end());
    QCOMPARE(shown.size() + countOf(picture.omissions, Omission::Reason::NotDrawn), std::size_t{count});
    if (count <= 12 && size.height() >= 1000)
        QCOMPARE(told.events.size(), std::size_t{count});
    if (count == 400 && size.height() >= 1000)
        QVERIFY2(told.events.size() >= 12, qPrintable(QString::number(told.events.size())));
}

void TestPictureLayout::keepsTheTitleClearOfThePageNumber()
{
    class LongTitle : public PlainWording
    {
        [[nodiscard]] QString title() const override { return QStringLiteral("Checkout failed ").repeated(20); }
    };
    const LongTitle wording;
    for (const bool showsTitle : {true, false}) {
        TimelineLayout layout(m_measure, m_rules);
        layout.setContent(randomSnapshot(1, 3), &wording);
        TimelineOptions options;
        options.showsTitle = showsTitle;
        options.showsFooter = true;
        options.pageNumber = "12 / 34";
        layout.setOptions(options);
        layout.setSize({800, 600});
        const TimelineGeometry &g = layout.geometry(layout.fittedToAll(true));
        QCOMPARE(g.title.empty(), !showsTitle);
        const QRectF number = g.pageNumber.rect();
        QCOMPARE(number.width(), 8.0 * 7);
        for (const PlacedText &line : g.title)
            QVERIFY(!line.rect().intersects(number));
        QVERIFY(!g.axis.rect.intersects(number));
    }
}

void TestPictureLayout::explainsWhatCanBeSeenAndNothingElse()
{
    auto snapshot = std::make_shared<TimelineSnapshot>();
    snapshot->lanes.resize(1);
    snapshot->lanes[0].lane = Lane::Causes;
    for (std::uint32_t i = 0; i < 40; ++i) {
        TimelineItem item;
        item.event = i;
        item.kindValue = static_cast<std::uint8_t>(i < 39 ? EventKind::Trigger : EventKind::Diagnosis);
        item.start = item.end = i < 39 ? i * MicrosPerSecond : 5 * MicrosPerHour;
        if (i == 39) {
            item.set(ItemFlag::Approximate);
            item.precisionValue = static_cast<std::uint8_t>(Precision::Hour);
        }
        snapshot->lanes[0].items.push_back(item);
    }
    snapshot->finish();
    const auto explained = [](const TimelineGeometry &g, LegendSample sample, EventKind kind) {
        return std::ranges::any_of(g.legend, [&](const LegendGeometry &entry) { return entry.sample == sample && entry.kind == kind; });
    };
    const TimelineGeometry early = layOut(snapshot, {1000, 400}, 0, 0, std::pair(Micros{0}, MicrosPerHour)).geometry;
    QVERIFY(!early.clusters.empty());
    QVERIFY(explained(early, LegendSample::Cluster, EventKind::Note));
    QVERIFY(explained(early, LegendSample::Mark, EventKind::Trigger));
    QVERIFY(!explained(early, LegendSample::Mark, EventKind::Diagnosis));
    QVERIFY(!explained(early, LegendSample::Approximate, EventKind::Note));
    QVERIFY(!explained(early, LegendSample::UnitBand, EventKind::Note));
    QVERIFY(!explained(early, LegendSample::Density, EventKind::Note));
    const TimelineGeometry late = layOut(snapshot, {1000, 400}, 0, 0, std::pair(4 * MicrosPerHour, 6 * MicrosPerHour)).geometry;
    QVERIFY(late.clusters.empty());
    QVERIFY(!explained(late, LegendSample::Cluster, EventKind::Note));
    QVERIFY(!explained(late, LegendSample::Mark, EventKind::Trigger));
    QVERIFY(explained(late, LegendSample::Mark, EventKind::Diagnosis));
    QVERIFY(explained(late, LegendSample::Approximate, EventKind::Note));
    QVERIFY(explained(late, LegendSample::UnitBand, EventKind::Note));
    const TimelineGeometry crowd = layOut(randomSnapshot(3, 3000), {1000, 600}, 0).geometry;
    QVERIFY(!crowd.density.empty());
    QVERIFY(explained(crowd, LegendSample::Density, EventKind::Note));
}

void TestPictureLayout::namesTheDayThatTheAxisBeginsIn()
{
    auto snapshot = std::make_shared<TimelineSnapshot>();
    snapshot->lanes.resize(1);
    snapshot->lanes[0].lane = Lane::Causes;
    const Micros midnight = microsOf("2025-03-05T00:00:00Z");
    for (const Micros minutes : {-4, 90, 400}) {
        TimelineItem item;
        item.event = static_cast<std::uint32_t>(snapshot->lanes[0].items.size());
        item.start = item.end = midnight + minutes * MicrosPerMinute;
        snapshot->lanes[0].items.push_back(item);
    }
    snapshot->finish();
    const TimelineGeometry g = layOut(snapshot, {1000, 500}, 0, 0, std::pair(midnight - 10 * MicrosPerMinute, midnight + 8 * MicrosPerHour)).geometry;
    QCOMPARE(g.axis.major.size(), std::size_t{2});
    QCOMPARE(g.axis.major[0].label.block->lines.front().text, QStringLiteral("2025-03-04"));
    QCOMPARE(g.axis.major[1].label.block->lines.front().text, QStringLiteral("2025-03-05"));
    QVERIFY(g.axis.major[0].label.rect().right() < g.axis.major[1].label.rect().left());
    // Nothing is said of a day of which nothing is shown.
    const TimelineGeometry later = layOut(snapshot, {1000, 500}, 0, 0, std::pair(midnight - 2 * MicrosPerMinute, midnight + 8 * MicrosPerHour)).geometry;
    QCOMPARE(later.axis.major.size(), std::size_t{1});
}

QTEST_GUILESS_MAIN(TestPictureLayout)
#include "tst_picturelayout.moc"
