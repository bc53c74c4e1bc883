// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/timelinelayout.h"
#include "tests/layout/layoutfakes.h"
#include "widgets/painting/barpainter.h"
#include "widgets/painting/fonttextmeasure.h"
#include "widgets/painting/markpainter.h"
#include "widgets/painting/timelinepainter.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <set>

using namespace chronolane;

Q_DECLARE_METATYPE(chronolane::ThemeName)
Q_DECLARE_METATYPE(chronolane::TimelinePainter::Target)

namespace {

constexpr QSize Size(1280, 720);

/// Two windows, an update in each and one step without a time.
std::shared_ptr<const TimelineSnapshot> sample()
{
    auto snapshot = std::make_shared<TimelineSnapshot>();
    snapshot->severity = Severity::Critical;
    snapshot->lanes.resize(2);
    snapshot->lanes[0].lane = Lane::Impact;
    snapshot->lanes[1].lane = Lane::Status;
    for (std::uint32_t i = 0; i < 4; ++i) {
        TimelineItem item;
        item.event = i;
        item.start = item.end = i * MicrosPerHour;
        item.kindValue = static_cast<std::uint8_t>(i % 2 == 0 ? EventKind::Impact : EventKind::StatusUpdate);
        if (i % 2 == 0) {
            item.end += 30 * MicrosPerMinute;
            item.set(ItemFlag::Span);
        } else {
            item.stageValue = static_cast<std::uint8_t>(Stage::Investigating);
        }
        snapshot->lanes[i % 2].items.push_back(item);
    }
    snapshot->lanes[1].undated.push_back({4, static_cast<std::uint8_t>(EventKind::StatusUpdate), 0, false, {}, {}});
    snapshot->finish();
    return snapshot;
}

/// A picture of the sample and where everything stands on it.
struct Picture
{
    Picture(ThemeName name, TimelinePainter::Target target, double ratio = 1)
        : fonts(15), measure(fonts), layout(measure, rules), theme(TimelineTheme::make(name))
    {
        layout.setContent(sample(), &wording);
        layout.setSize(Size);
        image = QImage(Size * ratio, QImage::Format_RGB32);
        image.setDevicePixelRatio(ratio);
        image.fill(Qt::magenta);
        TimelinePainter timeline(theme, fonts, target);
        QPainter painter(&image);
        timeline.paint(painter, layout.geometry(layout.fittedToAll(true)));
    }

    [[nodiscard]] const TimelineGeometry &geometry() { return layout.geometry(layout.fittedToAll(true)); }
    [[nodiscard]] QColor at(QPointF point) const
    {
        return image.pixelColor((point * image.devicePixelRatio()).toPoint());
    }

    PlainWording wording;
    JumpingRules rules;
    TimelineFonts fonts;
    FontTextMeasure measure;
    TimelineLayout layout;
    TimelineTheme theme;
    QImage image;
};

/// The share of pixels whose colour differs clearly.
double difference(const QImage &a, const QImage &b)
{
    int different = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QColor p = a.pixelColor(x, y);
            const QColor q = b.pixelColor(x, y);
            different += std::abs(p.red() - q.red()) + std::abs(p.green() - q.green()) + std::abs(p.blue() - q.blue()) > 120;
        }
    }
    return static_cast<double>(different) / (a.width() * a.height());
}

QImage markImage(const MarkLook &look)
{
    QImage image(32, 32, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintMark(painter, TimelineTheme::make(ThemeName::Print), look, QPointF(16, 16), 24);
    painter.end();
    return image;
}

/// How many pixels of two marks differ clearly when only their lightness is left.
int differingInGrey(const QImage &a, const QImage &b)
{
    int different = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            different += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 40 ? 1 : 0;
    }
    return different;
}

} // namespace

class TestTimelinePainter : public QObject
{
    Q_OBJECT

private slots:
    void coversThePicture_data();
    void coversThePicture();
    void fillsWindowsByTheirSeverity_data();
    void fillsWindowsByTheirSeverity();
    void paintsScreenAndFileAlike();
    void paintsAsManyPixelsAsThereAre();
    void tellsMarksApartByShape();
    void tearsOpenEnds();
    void keepsHatchesInside();
    void leavesThePainterAsItWas();
    void measuresHangulNoHigherThanItsLines();
};

void TestTimelinePainter::coversThePicture_data()
{
    QTest::addColumn<ThemeName>("theme");
    for (const auto theme : {ThemeName::Light, ThemeName::Dark, ThemeName::HighContrast, ThemeName::Print})
        QTest::newRow(name(theme).data()) << theme;
}

void TestTimelinePainter::coversThePicture()
{
    QFETCH(ThemeName, theme);
    const Picture picture(theme, TimelinePainter::Target::Screen);
    for (int y = 0; y < Size.height(); y += 3) {
        for (int x = 0; x < Size.width(); x += 3)
            QVERIFY(picture.image.pixel(x, y) != QColor(Qt::magenta).rgb());
    }
}

void TestTimelinePainter::fillsWindowsByTheirSeverity_data() { coversThePicture_data(); }

void TestTimelinePainter::fillsWindowsByTheirSeverity()
{
    QFETCH(ThemeName, theme);
    Picture picture(theme, TimelinePainter::Target::File);
    const TimelineGeometry &g = picture.geometry();
    QCOMPARE(g.bars.size(), std::size_t(2));
    for (const BarGeometry &bar : g.bars)
        QCOMPARE(picture.at(bar.rect.center()).rgb(), picture.theme.severityFill(Severity::Critical).rgb());
    QVERIFY(picture.at(g.marks[0].center + QPointF(0, 3)).rgb() == picture.theme.stageFill(Stage::Investigating).rgb());
}

void TestTimelinePainter::paintsScreenAndFileAlike()
{
    const Picture screen(ThemeName::Light, TimelinePainter::Target::Screen);
    const Picture file(ThemeName::Light, TimelinePainter::Target::File);
    QVERIFY(difference(screen.image, file.image) < 0.02);   // copies stand on whole pixels
    QVERIFY(difference(screen.image, Picture(ThemeName::Dark, TimelinePainter::Target::Screen).image) > 0.5);
}

void TestTimelinePainter::paintsAsManyPixelsAsThereAre()
{
    const Picture once(ThemeName::Light, TimelinePainter::Target::Screen);
    Picture twice(ThemeName::Light, TimelinePainter::Target::Screen, 2);
    QCOMPARE(twice.image.size(), Size * 2);
    const BarGeometry bar = twice.geometry().bars[0];
    QCOMPARE(twice.at(bar.rect.center()).rgb(), once.at(bar.rect.center()).rgb());
    // Letters are drawn for the pixels that there are, not blown up: neighbouring pixels of a pair differ.
    const QRectF label = twice.geometry().labels[0].text.rect();
    int differing = 0;
    for (int y = int(label.top()) * 2; y < int(label.bottom()) * 2; y += 2) {
        for (int x = int(label.left()) * 2; x < int(label.right()) * 2; x += 2)
            differing += twice.image.pixel(x, y) != twice.image.pixel(x + 1, y + 1) ? 1 : 0;
    }
    QVERIFY(differing > 50);
}

void TestTimelinePainter::tellsMarksApartByShape()
{
    std::vector<QImage> images;
    for (int stage = static_cast<int>(Stage::Investigating); stage <= static_cast<int>(Stage::Update); ++stage)
        images.push_back(markImage({EventKind::StatusUpdate, static_cast<Stage>(stage), Severity::Unknown, false, false}));
    for (const auto kind : {EventKind::Trigger, EventKind::Detection, EventKind::Diagnosis, EventKind::Remediation,
                            EventKind::Milestone, EventKind::Impact, EventKind::Maintenance, EventKind::FollowUp,
                            EventKind::Note})
        images.push_back(markImage({kind, Stage::None, Severity::Unknown, false, false}));
    for (std::size_t a = 0; a < images.size(); ++a) {
        for (std::size_t b = a + 1; b < images.size(); ++b)
            QVERIFY2(differingInGrey(images[a], images[b]) > 12, qPrintable(QStringLiteral("%1 and %2").arg(a).arg(b)));
    }
}

void TestTimelinePainter::tearsOpenEnds()
{
    const auto edgeColors = [](bool isOpen) {
        QImage image(120, 40, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        BarGeometry bar;
        bar.rect = QRectF(10, 10, 80, 20);
        bar.item.set(ItemFlag::OpenEnded, isOpen);
        paintBar(painter, TimelineTheme::make(ThemeName::Light), bar, Severity::Critical);
        painter.end();
        std::set<QRgb> colors;
        for (int y = 12; y < 28; ++y)
            colors.insert(image.pixel(93, y));   // just outside of a straight edge
        return colors;
    };
    QCOMPARE(edgeColors(false).size(), std::size_t(1));
    QVERIFY(edgeColors(true).size() > 2);
}

void TestTimelinePainter::keepsHatchesInside()
{
    QImage image(100, 60, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setPen(QPen(Qt::black, 1));
    const QRect inside(20, 15, 50, 25);
    paintHatch(painter, inside, 6);
    painter.end();
    int dark = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) == QColor(Qt::white).rgb())
                continue;
            ++dark;
            QVERIFY(inside.adjusted(-1, -1, 1, 1).contains(x, y));
        }
    }
    QVERIFY(dark > 100);
}

void TestTimelinePainter::leavesThePainterAsItWas()
{
    Picture picture(ThemeName::Light, TimelinePainter::Target::Screen);
    QPainter painter(&picture.image);
    painter.setPen(QPen(Qt::green, 7));
    painter.translate(3, 4);
    const QPen pen = painter.pen();
    const QTransform transform = painter.transform();
    TimelinePainter(picture.theme, picture.fonts).paint(painter, picture.geometry());
    QCOMPARE(painter.pen(), pen);
    QCOMPARE(painter.transform(), transform);
    QVERIFY(!painter.hasClipping());
}

void TestTimelinePainter::measuresHangulNoHigherThanItsLines()
{
    const TimelineFonts fonts(16);
    const FontTextMeasure measure(fonts);
    const QFontMetricsF metrics(fonts.font(TextRole::Body));
    for (const QString &text : {QStringLiteral("Agjp"), QStringLiteral("복구 완료")})
        QVERIFY(metrics.boundingRect(text).height() <= measure.lineHeight(TextRole::Body) + 1);
    QVERIFY(measure.advance(TextRole::Body, QStringLiteral("복구 완료")) > measure.advance(TextRole::Body, QStringLiteral("복구")));
}

QTEST_MAIN(TestTimelinePainter)
#include "tst_timelinepainter.moc"
