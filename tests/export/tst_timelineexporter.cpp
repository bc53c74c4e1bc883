// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/timelineview/sampleincident.h"

#include "models/analysis/analysis.h"
#include "models/incidentwording.h"
#include "models/layout/timelinesnapshot.h"
#include "models/zones/ianazonerules.h"
#include "widgets/export/timelineexporter.h"

#include <QBuffer>
#include <QFile>
#include <QFontMetricsF>
#include <QImageWriter>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <QTest>
#include <QXmlStreamReader>

#include <cstdlib>

using namespace chronolane;

class TestTimelineExporter : public QObject
{
    Q_OBJECT

private slots:
    void refusesSizes_data();
    void refusesSizes();
    void fillsThePictureWithTheTheme_data();
    void fillsThePictureWithTheTheme();
    void drawsTheImpactInItsColour();
    void drawsTheSameAtTwiceTheScale();
    void drawsAnIncidentWithoutTimes();
    void showsNothingFromBeyondALongSilence();
    void tellsTheTimesOfASecondZone();
    void tellsTheFiguresAndT0_data();
    void tellsTheFiguresAndT0();
    void leavesOutFiguresAndT0();
    void showsNoStripWithoutFigures();
    void keepsTextAsTextAndClipsNothing();
    void setsNoTextOverAnother_data();
    void setsNoTextOverAnother();
    void printsPagesThatContinueTheAxis();
    void marksADraft();
    void writesWhatPluginsWrite_data();
    void writesWhatPluginsWrite();
    void namesTheReasonWhenTheDeviceIsFull();

private:
    /// What an SVG of the incident says, text by text.
    QStringList textsOfSvg(const std::shared_ptr<const Incident> &incident, const ExportOptions &options,
                           const QString &language = QStringLiteral("en")) const;
    ExportContent content() const { return {m_snapshot, m_wording.get(), m_rules.get()}; }

    std::shared_ptr<const ZoneRules> m_rules = std::make_shared<IanaZoneRules>();
    std::shared_ptr<const Incident> m_incident = sampleIncident();
    std::shared_ptr<const TimelineSnapshot> m_snapshot = buildSnapshot(*m_incident);
    std::shared_ptr<const TimelineWording> m_wording =
        std::make_shared<IncidentWording>(m_incident, DisplayText(QStringLiteral("en"), "UTC", m_rules));
};

void TestTimelineExporter::refusesSizes_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("scale");
    QTest::addColumn<int>("code");
    constexpr auto small = static_cast<int>(ExportErrorCode::SizeTooSmall);
    constexpr auto large = static_cast<int>(ExportErrorCode::SizeTooLarge);
    const auto row = [](const char *name, ExportFormat format, QSize size, double scale, int code) {
        QTest::newRow(name) << static_cast<int>(format) << size << scale << code;
    };
    row("one pixel", ExportFormat::Png, {1, 1}, 1, small);
    row("one pixel that is scaled up", ExportFormat::Png, {1, 1}, 8, small);
    row("a hundred thousand squared", ExportFormat::Png, {100'000, 100'000}, 1, large);
    row("as an SVG", ExportFormat::Svg, {100'000, 100'000}, 1, large);
    row("as a PDF", ExportFormat::Pdf, {100'000, 400}, 1, large);
    row("large by its scale", ExportFormat::Png, {10'000, 10'000}, 4, large);
    row("beyond all integers", ExportFormat::Png, {999'999'999, 999'999'999}, 8, large);
}

void TestTimelineExporter::refusesSizes()
{
    QFETCH(int, format);
    QFETCH(QSize, size);
    QFETCH(double, scale);
    QFETCH(int, code);
    ExportOptions options;
    options.format = static_cast<ExportFormat>(format);
    options.size = size;
    options.scale = scale;
    QBuffer buffer;
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    const ExportOutcome outcome = TimelineExporter().write(content(), options, buffer);
    QVERIFY(outcome);
    QCOMPARE(static_cast<int>(outcome->code), code);
    QVERIFY(buffer.data().isEmpty());
    QVERIFY(TimelineExporter().render(content(), options).isNull());
}

void TestTimelineExporter::fillsThePictureWithTheTheme_data()
{
    QTest::addColumn<int>("theme");
    for (const ThemeName theme :
         {ThemeName::Light, ThemeName::Dark, ThemeName::HighContrast, ThemeName::Print})
        QTest::newRow(name(theme).data()) << static_cast<int>(theme);
}

void TestTimelineExporter::fillsThePictureWithTheTheme()
{
    QFETCH(int, theme);
    ExportOptions options;
    options.theme = static_cast<ThemeName>(theme);
    const QImage image = TimelineExporter().render(content(), options);
    QCOMPARE(image.size(), QSize(1920, 1080));
    const QColor background = TimelineTheme::make(options.theme).background;
    for (const QPoint corner : {QPoint(0, 0), QPoint(1919, 0), QPoint(0, 1079), QPoint(1919, 1079)})
        QCOMPARE(image.pixelColor(corner), background);
}

void TestTimelineExporter::drawsTheImpactInItsColour()
{
    ExportOptions options;
    const QImage image = TimelineExporter().render(content(), options);
    const QRgb fill = TimelineTheme::make(options.theme).severityFill(Severity::Major).rgb();
    int pixels = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            pixels += image.pixel(x, y) == fill ? 1 : 0;
    }
    QVERIFY2(pixels > 1000, qPrintable(QString::number(pixels)));
}

void TestTimelineExporter::drawsTheSameAtTwiceTheScale()
{
    ExportOptions options;
    options.size = QSize(960, 540);
    TimelineExporter exporter;
    const QImage once = exporter.render(content(), options).copy();
    options.scale = 2;
    const QImage twice = exporter.render(content(), options);
    QCOMPARE(twice.size(), QSize(1920, 1080));
    // Scaled down again it is nearly the same picture: nothing moved and no text grew.
    const QImage shrunk = twice.scaled(once.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    qint64 difference = 0;
    for (int y = 0; y < once.height(); ++y) {
        for (int x = 0; x < once.width(); ++x)
            difference += std::abs(qGray(once.pixel(x, y)) - qGray(shrunk.pixel(x, y)));
    }
    QVERIFY2(difference < qint64{once.width()} * once.height() * 4, qPrintable(QString::number(difference)));
}

void TestTimelineExporter::drawsAnIncidentWithoutTimes()
{
    auto undated = std::make_shared<Incident>();
    undated->events.push_back(sampleEvent(EventKind::Remediation, {}, {}, "Somebody pulled the plug"));
    const IncidentWording wording(undated, DisplayText(QStringLiteral("en"), "UTC", m_rules));
    ExportOptions options;
    options.format = ExportFormat::Svg;
    QBuffer buffer;
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    QVERIFY(!TimelineExporter().write({buildSnapshot(*undated), &wording, m_rules.get()}, options, buffer));
    QVERIFY(buffer.data().contains("Somebody pulled the plug"));
}

void TestTimelineExporter::showsNothingFromBeyondALongSilence()
{
    ExportOptions options;
    options.format = ExportFormat::Svg;
    const auto svg = [this, &options] {
        QBuffer buffer;
        return buffer.open(QIODevice::WriteOnly) && !TimelineExporter().write(content(), options, buffer)
                   ? buffer.data()
                   : QByteArray();
    };
    QVERIFY(svg().contains("What happened")); // the report of three weeks later
    options.range = ExportRange{toUnixMicroseconds(sampleTime("2025-03-04T08:58:00Z")),
                                toUnixMicroseconds(sampleTime("2025-03-04T14:00:00Z"))};
    const QByteArray core = svg();
    QVERIFY(core.contains("All labels are out") && !core.contains("What happened"));
}

void TestTimelineExporter::tellsTheTimesOfASecondZone()
{
    ExportOptions options;
    options.format = ExportFormat::Svg;
    const auto svg = [this, &options](const char *secondZone) {
        options.secondZone = secondZone;
        QBuffer buffer;
        return buffer.open(QIODevice::WriteOnly) && !TimelineExporter().write(content(), options, buffer)
                   ? buffer.data()
                   : QByteArray();
    };
    QVERIFY(svg("").contains("UTC") && !svg("").contains("KST"));
    QVERIFY(svg("Asia/Seoul").contains("UTC") && svg("Asia/Seoul").contains("KST"));
    options.zone = "Asia/Seoul"; // twice the same would say nothing
    QVERIFY(!svg("").isEmpty());
    QCOMPARE(svg("Asia/Seoul"), svg(""));
}

void TestTimelineExporter::keepsTextAsTextAndClipsNothing()
{
    ExportOptions options;
    options.format = ExportFormat::Svg;
    QBuffer buffer;
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    QVERIFY(!TimelineExporter().write(content(), options, buffer));
    QVERIFY(buffer.data().contains("width=\"508mm\"")); // 1920 px at 96 an inch
    QVERIFY(buffer.data().contains("viewBox=\"0 0 1920 1080\""));
    QVERIFY(buffer.data().contains("Label printing stopped</text>"));
    QVERIFY(!buffer.data().contains("clip"));
}

namespace {

/// The sample with its figures, as reading it would find them.
std::shared_ptr<const Incident> measuredIncident()
{
    auto incident = std::make_shared<Incident>(*sampleIncident());
    incident->metrics = computeMetrics(*incident);
    return incident;
}

/// Forty alarms within four minutes, and twenty steps without a time: more than a page has labels for.
std::shared_ptr<const Incident> crowdedIncident()
{
    auto incident = std::make_shared<Incident>(*measuredIncident());
    for (int i = 0; i < 40; ++i) {
        const std::string second = std::to_string(10 + i % 50);
        incident->events.push_back(sampleEvent(EventKind::Detection, "2025-03-04T09:0" + std::to_string(i % 4) + ":" + second + "Z",
                                               {}, "Alarm " + std::to_string(i) + " of the queue rang 경보 발생"));
    }
    for (int i = 0; i < 20; ++i)
        incident->events.push_back(sampleEvent(EventKind::Remediation, {}, {}, "Step " + std::to_string(i) + " of the list"));
    return incident;
}

struct SvgText
{
    QString text;
    QRectF ink;   ///< about: from the height of a capital letter to the baseline
};

/// The texts of a picture whose coordinates are not transformed, as another program places them.
QList<SvgText> textsOf(const QByteArray &svg)
{
    QList<SvgText> texts;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement || reader.name() != QLatin1String("text"))
            continue;
        const QXmlStreamAttributes attributes = reader.attributes();
        QFont font(attributes.value(QLatin1String("font-family")).toString());
        font.setPixelSize(attributes.value(QLatin1String("font-size")).toInt());
        font.setWeight(QFont::Weight(attributes.value(QLatin1String("font-weight")).toInt()));
        const QPointF at(attributes.value(QLatin1String("x")).toDouble(), attributes.value(QLatin1String("y")).toDouble());
        const QString text = reader.readElementText().trimmed();
        const QFontMetricsF metrics(font);
        texts << SvgText{text, QRectF(at.x(), at.y() - metrics.capHeight(), metrics.horizontalAdvance(text), metrics.capHeight())};
    }
    return texts;
}

} // namespace

QStringList TestTimelineExporter::textsOfSvg(const std::shared_ptr<const Incident> &incident, const ExportOptions &options,
                                             const QString &language) const
{
    const IncidentWording wording(incident, DisplayText(language, "UTC", m_rules));
    ExportOptions svg = options;
    svg.format = ExportFormat::Svg;
    QBuffer buffer;
    QStringList texts;
    if (buffer.open(QIODevice::WriteOnly)
        && !TimelineExporter().write({buildSnapshot(*incident), &wording, m_rules.get(), incident.get()}, svg, buffer)) {
        for (const SvgText &text : textsOf(buffer.data()))
            texts << text.text;
    }
    return texts;
}

void TestTimelineExporter::tellsTheFiguresAndT0_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QStringList>("said");
    QTest::addColumn<QString>("t0");
    const QStringList english{QStringLiteral("Time to detect"), QStringLiteral("4m"), QStringLiteral("Longest silence"),
                              QStringLiteral("Time to postmortem"), QStringLiteral("21d 20m")};
    const QStringList korean{QStringLiteral("감지 시간"), QStringLiteral("4분"), QStringLiteral("21일 20분")};
    for (const QSize size : {QSize(1920, 1080), QSize(1280, 720), QSize(1600, 900), QSize(1123, 794), QSize(900, 1200)}) {
        QTest::addRow("en, %d px", size.width())
            << QStringLiteral("en") << size << english << QStringLiteral("T0 = 2025-03-04 09:00 UTC");
        QTest::addRow("ko, %d px", size.width())
            << QStringLiteral("ko") << size << korean << QStringLiteral("기준 시각(T0) = 2025-03-04 09:00 (UTC)");
    }
}

void TestTimelineExporter::tellsTheFiguresAndT0()
{
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(QStringList, said);
    QFETCH(QString, t0);
    ExportOptions options;
    options.size = size;
    options.showsRelativeRow = true;
    const QStringList texts = textsOfSvg(measuredIncident(), options, language);
    for (const QString &text : said)
        QVERIFY2(texts.contains(text), qPrintable(text + QStringLiteral(" in ") + texts.join(QLatin1Char('|'))));
    // A sentence goes on in the next line, and is in parts where its scripts are drawn with several fonts.
    const auto withoutBlanks = [](QString text) { return text.remove(QLatin1Char(' ')); };
    const QString all = withoutBlanks(texts.join(QString()));
    const DisplayText words(language, "UTC", m_rules);
    QVERIFY2(all.contains(withoutBlanks(words.metricDefinition(MetricKind::TimeToDetect))), qPrintable(all));
    QVERIFY2(all.contains(withoutBlanks(t0)), qPrintable(all));
}

void TestTimelineExporter::leavesOutFiguresAndT0()
{
    const auto incident = measuredIncident();
    ExportOptions options;
    options.showsRelativeRow = true;
    const auto says = [&](const char *words) {
        return textsOfSvg(incident, options).join(QLatin1Char(' ')).contains(QLatin1String(words));
    };
    QVERIFY(says("Time to detect") && says("T0 = "));
    options.showsMetrics = false;
    QVERIFY(!says("Time to detect") && !says("figures left out") && says("T0 = "));
    options.showsT0 = false;
    QVERIFY(!says("T0 = ") && says("T+1:00"));
    options.showsMetrics = options.showsT0 = true;
    options.showsRelativeRow = false; // which counts from T0
    QVERIFY(says("Time to detect") && !says("T0 = "));
    options.size = QSize(800, 450);
    QVERIFY(!says("Time to detect") && says("7 figures left out for lack of room"));
}

void TestTimelineExporter::showsNoStripWithoutFigures()
{
    auto told = std::make_shared<Incident>(); // an update alone supports no figure
    told->title = LocalizedText("en", "Slow pages");
    told->events.push_back(sampleEvent(EventKind::StatusUpdate, "2025-03-04T09:20:00Z", {}, "Pages are slow"));
    told->metrics = computeMetrics(*told);
    ExportOptions with;
    ExportOptions without;
    without.showsMetrics = false;
    QVERIFY(textsOfSvg(told, with).contains(QStringLiteral("Pages are slow")));
    QCOMPARE(textsOfSvg(told, with), textsOfSvg(told, without));
    const IncidentWording wording(told, DisplayText(QStringLiteral("en"), "UTC", m_rules));
    const ExportContent content{buildSnapshot(*told), &wording, m_rules.get(), told.get()};
    QCOMPARE(TimelineExporter().render(content, with), TimelineExporter().render(content, without));
}

void TestTimelineExporter::setsNoTextOverAnother_data()
{
    QTest::addColumn<bool>("isCrowded");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(1920, 1080), QSize(1123, 794), QSize(600, 1000), QSize(800, 450), QSize(240, 160)}) {
        for (const char *language : {"en", "ko"}) {
            QTest::addRow("%s, %d px", language, size.width()) << false << QString::fromLatin1(language) << size;
            QTest::addRow("%s, %d px, crowded", language, size.width()) << true << QString::fromLatin1(language) << size;
        }
    }
}

void TestTimelineExporter::setsNoTextOverAnother()
{
    QFETCH(bool, isCrowded);
    QFETCH(QString, language);
    QFETCH(QSize, size);
    const auto incident = isCrowded ? crowdedIncident() : measuredIncident();
    const IncidentWording wording(incident, DisplayText(language, "UTC", m_rules));
    ExportOptions options;
    options.format = ExportFormat::Svg;
    options.size = size;
    options.showsRelativeRow = true;
    QBuffer buffer;
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    QVERIFY(!TimelineExporter().write({buildSnapshot(*incident), &wording, m_rules.get(), incident.get()}, options, buffer));
    const QList<SvgText> texts = textsOf(buffer.data());
    QVERIFY(texts.size() > 5);
    for (qsizetype i = 0; i < texts.size(); ++i) {
        QVERIFY2(QRectF(QPointF(), size).contains(texts[i].ink), qPrintable(texts[i].text));
        for (qsizetype j = i + 1; j < texts.size(); ++j) {
            const QRectF common = texts[i].ink & texts[j].ink;
            QVERIFY2(common.width() < 1 || common.height() < 1,
                     qPrintable(texts[i].text + QStringLiteral(" meets ") + texts[j].text));
        }
    }
}

void TestTimelineExporter::printsPagesThatContinueTheAxis()
{
    QBuffer buffer;
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    QPdfWriter printer(&buffer);
    printer.setPageSize(QPageSize(QPageSize::A4));
    printer.setPageOrientation(QPageLayout::Landscape);
    ExportOptions options;
    options.pages = 3;
    QVERIFY(TimelineExporter::print(printer, content(), options));
    QVERIFY(buffer.data().contains("/Count 3"));
    // Each event of the core is on one page at least.
    QByteArray pages;
    for (int page = 0; page < options.pages; ++page) {
        QSvgGenerator generator;
        QBuffer svg;
        generator.setOutputDevice(&svg);
        QPainter painter(&generator);
        TimelineExporter::paint(painter, content(), options, page);
        painter.end();
        QVERIFY(svg.data().contains(QStringLiteral("%1 / 3").arg(page + 1).toUtf8()));
        pages += svg.data();
    }
    for (const char *text : {"No labels were printed", "Labels came slowly", "All labels are out", "What happened"})
        QVERIFY2(pages.contains(text), text);
}

void TestTimelineExporter::marksADraft()
{
    ExportOptions options;
    options.size = QSize(960, 540);
    const QImage plain = TimelineExporter().render(content(), options);
    options.isDraft = true;
    const QImage draft = TimelineExporter().render(content(), options);
    int changed = 0;
    for (int y = 0; y < plain.height(); ++y) {
        for (int x = 0; x < plain.width(); ++x)
            changed += plain.pixel(x, y) == draft.pixel(x, y) ? 0 : 1;
    }
    QVERIFY2(changed > 10'000 && changed < 250'000, qPrintable(QString::number(changed)));
}

void TestTimelineExporter::writesWhatPluginsWrite_data()
{
    QTest::addColumn<int>("format");
    QTest::newRow("jpeg") << static_cast<int>(ExportFormat::Jpeg);
    QTest::newRow("webp") << static_cast<int>(ExportFormat::WebP);
}

void TestTimelineExporter::writesWhatPluginsWrite()
{
    QFETCH(int, format);
    ExportOptions options;
    options.format = static_cast<ExportFormat>(format);
    options.size = QSize(960, 540);
    options.scale = 1.5;
    options.dpi = 150;
    QBuffer buffer;
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    const ExportOutcome outcome = TimelineExporter().write(content(), options, buffer);
    const QByteArray name = suffixOf(options.format).toLatin1();
    if (!QImageWriter::supportedImageFormats().contains(name)) {
        QVERIFY(outcome && outcome->code == ExportErrorCode::NoPlugin && buffer.data().isEmpty());
        return;
    }
    QVERIFY(!outcome);
    const QImage image = QImage::fromData(buffer.data(), name);
    QCOMPARE(image.size(), QSize(1440, 810));
    if (options.format == ExportFormat::Jpeg)
        QVERIFY(std::abs(image.dotsPerMeterX() - 5906) <= 1); // 150 an inch; WebP has no place for it
    options.format = ExportFormat::Png;
    const QImage original = TimelineExporter().render(content(), options);
    qint64 difference = 0;
    for (int y = 0; y < image.height(); y += 3) {
        for (int x = 0; x < image.width(); x += 3)
            difference += std::abs(qGray(image.pixel(x, y)) - qGray(original.pixel(x, y)));
    }
    QVERIFY2(difference < qint64{480} * 270 * 2, qPrintable(QString::number(difference)));
}

void TestTimelineExporter::namesTheReasonWhenTheDeviceIsFull()
{
    QFile full(QStringLiteral("/dev/full"));
    QVERIFY(full.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    for (const ExportFormat format : {ExportFormat::Png, ExportFormat::Svg, ExportFormat::Pdf}) {
        ExportOptions options;
        options.format = format;
        const ExportOutcome outcome = TimelineExporter().write(content(), options, full);
        QVERIFY(outcome);
        QCOMPARE(outcome->code, ExportErrorCode::CannotWrite);
        QVERIFY(!outcome->detail.isEmpty());
    }
}

QTEST_MAIN(TestTimelineExporter)
#include "tst_timelineexporter.moc"
