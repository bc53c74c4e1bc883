// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a frame of the timeline costs, at a thousand, a million and ten million events in six lanes, 70 % points and
// 30 % spans, all with labels, on a raster of 1920×1080. A scripted walk zooms from the full view to single seconds and
// back, with pans between; each frame is laid out and painted as the screen's view does it. Beside it a calibration
// loop of plain QPainter work (a background, 400 bars and 400 texts), since machines differ.
//
// Times are processor time of the thread, so that other work on the machine does not count.

#include "models/layout/timelinelayout.h"
#include "tests/benchmarks/benchmarking.h"
#include "tests/layout/layoutfakes.h"
#include "widgets/painting/fonttextmeasure.h"
#include "widgets/painting/timelinepainter.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <random>

using namespace chronolane;
using benchmarking::threadMilliseconds;

namespace {

constexpr QSize Size(1920, 1080);

void print(const QString &name, double value, const char *unit)
{
    benchmarking::print(qPrintable(name), value, unit);
}

double percentile(std::vector<double> values, double share)
{
    std::sort(values.begin(), values.end());
    return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

std::vector<TimelineLane> makeLanes(std::uint32_t count)
{
    constexpr std::size_t laneCount = 6;
    std::mt19937 random(1);
    std::vector<TimelineLane> lanes(laneCount);
    for (std::size_t l = 0; l < laneCount; ++l) {
        lanes[l].name = "Lane " + std::to_string(l + 1);
        lanes[l].items.reserve(count / laneCount + 1);
    }
    // One event every 20 s on the average, so that a second is a deep zoom at any count.
    std::exponential_distribution<double> gap(1.0 / 20e6);
    std::exponential_distribution<double> length(1.0 / 600e6);
    Micros time = 1'700'000'000'000'000;
    for (std::uint32_t i = 0; i < count; ++i) {
        time += static_cast<Micros>(gap(random));
        TimelineItem item;
        item.event = i;
        item.start = item.end = time;
        item.kindValue = static_cast<std::uint8_t>(random() % EventKindCount);
        item.stageValue = static_cast<std::uint8_t>(random() % 11);
        if (random() % 10 < 3) {
            item.end += static_cast<Micros>(length(random));
            item.set(ItemFlag::Span);
        }
        lanes[i % laneCount].items.push_back(item);
    }
    return lanes;
}

double calibrate(QImage &image, const TimelineFonts &fonts)
{
    std::vector<double> times;
    for (int round = 0; round < 15; ++round) {
        const double begin = threadMilliseconds();
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.fillRect(image.rect(), Qt::white);
        painter.setFont(fonts.font(TextRole::Body));
        for (int i = 0; i < 400; ++i) {
            const QPointF at((i * 37) % 1800, (i * 53) % 1040);
            painter.fillRect(QRectF(at, QSizeF(40, 16)), Qt::darkCyan);
            painter.drawText(at + QPointF(44, 13), QStringLiteral("17:14  Investigating"));
        }
        painter.end();
        times.push_back(threadMilliseconds() - begin);
    }
    return percentile(times, 0.5);
}

/// One view: its layout, its painter and the raster that it paints into.
class View
{
public:
    View(std::shared_ptr<const TimelineSnapshot> snapshot, QImage &image)
        : m_measure(m_fonts), m_layout(m_measure, m_rules),
          m_painter(TimelineTheme::make(ThemeName::Light), m_fonts), m_image(image)
    {
        m_layout.setContent(std::move(snapshot), &m_wording);
        m_layout.setSize(Size);
        scale = m_layout.fittedToAll(false);
    }

    double frame()
    {
        const double begin = threadMilliseconds();
        const TimelineGeometry &geometry = m_layout.geometry(scale);
        QPainter painter(&m_image);
        m_painter.paint(painter, geometry);
        painter.end();
        return threadMilliseconds() - begin;
    }

    [[nodiscard]] const TimelineLayout &layout() const { return m_layout; }

    TimeScale scale;

private:
    TimelineFonts m_fonts{15};
    FontTextMeasure m_measure;
    JumpingRules m_rules;
    PlainWording m_wording;
    TimelineLayout m_layout;
    TimelinePainter m_painter;
    QImage &m_image;
};

/// From the full view to single seconds and back, five steps an octave, with a short pan after each octave.
std::vector<double> walk(View &view)
{
    std::vector<double> times;
    const double step = std::exp2(0.2);
    const double deepest = 1e6 / 100;   // a second is 100 px
    const double widest = view.scale.microsPerPixel();
    int count = 0;
    const auto go = [&](double factor, auto isThere) {
        while (!isThere()) {
            view.scale = view.scale.zoomed(factor, view.scale.width() * 0.47);
            times.push_back(view.frame());
            for (int pan = 0; ++count % 5 == 0 && pan < 5; ++pan) {
                view.scale = view.scale.panned(pan % 2 == 0 ? 40 : -31);
                times.push_back(view.frame());
            }
        }
    };
    go(step, [&] { return view.scale.microsPerPixel() <= deepest; });
    go(1 / step, [&] { return view.scale.microsPerPixel() >= widest; });
    return times;
}

void measure(std::uint32_t count, const QString &name, QImage &image)
{
    auto snapshot = std::make_shared<TimelineSnapshot>();
    snapshot->lanes = makeLanes(count);
    const double begin = threadMilliseconds();
    snapshot->finish();
    const double finished = threadMilliseconds();
    View view(snapshot, image);
    const double first = view.frame();
    print(name + QStringLiteral(" first picture (index, layout, paint)"), threadMilliseconds() - begin, "ms");
    print(name + QStringLiteral(" index"), finished - begin, "ms");
    print(name + QStringLiteral(" first frame"), first, "ms");
    const std::vector<double> times = walk(view);
    print(name + QStringLiteral(" frame, median"), percentile(times, 0.5), "ms");
    print(name + QStringLiteral(" frame, 99th percentile"), percentile(times, 0.99), "ms");
    std::vector<double> steady;
    const std::uint64_t layouts = view.layout().labelLayoutCount();
    for (int i = 0; i < 100; ++i) {
        view.scale = view.scale.panned(i % 2 == 0 ? 3 : -3);
        steady.push_back(view.frame());
    }
    print(name + QStringLiteral(" steady frame, median"), percentile(steady, 0.5), "ms");
    print(name + QStringLiteral(" labels laid out in steady frames"),
          static_cast<double>(view.layout().labelLayoutCount() - layouts), "labels");
    print(name + QStringLiteral(" memory an event"),
          static_cast<double>(snapshot->memoryUse() + view.layout().memoryUse()) / count, "bytes");
}

} // namespace

int main(int argc, char **argv)
{
    QGuiApplication application(argc, argv);
    QImage image(Size, QImage::Format_RGB32);
    image.fill(Qt::white);
    print(QStringLiteral("timeline calibration (background, 400 bars, 400 texts)"),
          calibrate(image, TimelineFonts(15)), "ms");
    measure(1'000, QStringLiteral("timeline 1k"), image);
    measure(1'000'000, QStringLiteral("timeline 1M"), image);
    measure(10'000'000, QStringLiteral("timeline 10M"), image);
    return 0;
}
