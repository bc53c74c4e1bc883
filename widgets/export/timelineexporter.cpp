// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/timelineexporter.h"

#include "models/domain/incident.h"
#include "models/layout/picturelayout.h"
#include "models/translation.h"
#include "widgets/export/eventcsv.h"
#include "widgets/export/eventmarkdown.h"
#include "widgets/export/pdfpicture.h"
#include "widgets/export/pngwriter.h"
#include "widgets/export/windowcalendar.h"
#include "widgets/export/writefully.h"
#include "widgets/painting/fonttextmeasure.h"
#include "widgets/painting/timelinepainter.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImageWriter>
#include <QPageLayout>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPainterPath>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace chronolane {

namespace {

/// CSS and SVG count 96 px an inch; an inch is 25.4 mm.
constexpr int PixelsPerInch = 96;
constexpr double InchesPerMeter = 1000 / 25.4;

TimelineOptions layoutOptions(const ExportOptions &options, int page)
{
    TimelineOptions layout;
    layout.zone = options.zone;
    if (options.secondZone != options.zone)
        layout.secondZone = options.secondZone;
    layout.showsRelativeRow = options.showsRelativeRow;
    layout.scrolls = false;
    layout.shadesImpact = options.shadesImpact;
    layout.showsTitle = options.showsTitle;
    layout.showsMetrics = options.showsMetrics;
    layout.showsT0 = options.showsT0;
    layout.showsLegend = options.showsLegend;
    layout.showsFooter = options.showsFooter;
    if (options.pages > 1)
        layout.pageNumber = std::to_string(page + 1) + " / " + std::to_string(options.pages);
    return layout;
}

/// The range with room for its marks at both ends. Silences beyond it stay as long as they are, or the room
/// would show what came weeks later.
TimeScale scaleOf(const TimelineLayout &layout, const ExportOptions &options)
{
    if (!options.range)
        return layout.fittedToAll(options.breaksGaps);
    const auto [from, to] = *options.range;
    const TimeScale fitted = layout.fittedScale(from, to, options.breaksGaps);
    std::vector<AxisBreak> within;
    for (const AxisBreak &gap : fitted.breaks()) {
        if (gap.begin >= from && gap.end <= to)
            within.push_back(gap);
    }
    const double before = fitted.toX(from) * fitted.microsPerPixel();
    const double after = (fitted.width() - fitted.toX(to)) * fitted.microsPerPixel();
    return TimeScale(from - static_cast<Micros>(before), to + static_cast<Micros>(after), fitted.width(),
                     std::move(within));
}

/// The part of a scale that one of several pages shows: each begins where the one before it ended. A break that
/// would be cut stays whole, on the page before.
TimeScale pageOf(const TimeScale &whole, int page, int pages)
{
    if (pages <= 1)
        return whole;
    const auto edge = [&whole, pages](int index) {
        const Micros time = whole.toTime(whole.width() * index / pages);
        for (const AxisBreak &gap : whole.breaks()) {
            if (time > gap.begin && time < gap.end)
                return gap.end;
        }
        return time;
    };
    const Micros from = edge(page);
    const Micros to = edge(page + 1);
    std::vector<AxisBreak> within;
    for (const AxisBreak &gap : whole.breaks()) {
        if (gap.begin >= from && gap.end <= to)
            within.push_back(gap);
    }
    return TimeScale(from, to, whole.width(), std::move(within));
}

PictureScope scopeOf(const ExportContent &content, const ExportOptions &options, const TimeScale &whole)
{
    constexpr double MostNotes = 0.4;   // of the height: the lanes are what people came for
    PictureScope scope{whole.from(), whole.to(), 0, options.showsNotes ? options.size.height() * MostNotes : 0};
    if (content.incident != nullptr)
        scope.leftOut = content.incident->events.size() - content.snapshot->itemCount() - content.snapshot->undatedCount();
    return scope;
}

/// Large and pale across the middle, over what it marks, so that nobody crops it away.
void paintDraftMark(QPainter &painter, const ExportOptions &options, const TimelineFonts &fonts,
                    const TimelineWording &wording)
{
    static constexpr const char *Draft[] = QT_TRANSLATE_NOOP3("chronolane::TimelineExporter", "DRAFT", "mark across a picture");
    const auto translation = Translation::forLanguage(wording.languageTag());
    const QString word = translation->translate("chronolane::TimelineExporter", Draft[0], Draft[1], -1);
    QFont font = fonts.font(TextRole::Title);
    font.setPixelSize(std::max(12, std::min(options.size.width() / 5, options.size.height() / 3)));
    QPainterPath letters;
    letters.setFillRule(Qt::WindingFill);
    letters.addText(0, 0, font, word);
    letters.translate(-letters.boundingRect().center());
    QColor color = TimelineTheme::make(options.theme).mutedText;
    color.setAlphaF(0.14F);
    constexpr double Slope = -20; // degrees
    painter.save();
    painter.translate(options.size.width() / 2.0, options.size.height() / 2.0);
    painter.rotate(Slope);
    painter.fillPath(letters, color);
    painter.restore();
}

ExportOutcome writeAll(const QByteArray &bytes, QIODevice &device)
{
    if (writeFully(device, bytes))
        return {};
    return ExportError{ExportErrorCode::CannotWrite, device.errorString()};
}

/// What Qt's image plugins write. In memory first, so that a device that is full is told from a plugin that fails.
ExportOutcome writeByPlugin(const QImage &image, int dotsPerMeter, ExportFormat format, QIODevice &device)
{
    constexpr int Quality = 92; // letters show no halo, and the file stays smaller than the PNG
    QImage picture = image;
    picture.setDotsPerMeterX(dotsPerMeter);
    picture.setDotsPerMeterY(dotsPerMeter);
    const QByteArray name = suffixOf(format).toLatin1();
    QBuffer buffer;
    QImageWriter writer(&buffer, name);
    writer.setQuality(Quality);
    if (!QImageWriter::supportedImageFormats().contains(name))
        return ExportError{ExportErrorCode::NoPlugin, suffixOf(format).toUpper()};
    if (!writer.write(picture))
        return ExportError{ExportErrorCode::CannotWrite, writer.errorString()};
    return writeAll(buffer.data(), device);
}

QByteArray svgPicture(const ExportContent &content, const ExportOptions &options, GlyphCoverage &coverage)
{
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(PixelsPerInch); // else a px of ours is 4/3 px of the reader's
    generator.setSize(options.size);
    generator.setViewBox(QRect(QPoint(), options.size));
    generator.setTitle(content.wording->title());
    generator.setDescription(content.wording->facts().join(QStringLiteral(" · ")));
    QPainter painter(&generator);
    coverage = TimelineExporter::paint(painter, content, options);
    painter.end();
    return buffer.data();
}

} // namespace

GlyphCoverage TimelineExporter::paint(QPainter &painter, const ExportContent &content, const ExportOptions &options,
                                      int page)
{
    const TimelineFonts fonts(TimelineFonts::bodyPixelsFor(options.size.height(), options.textScale));
    if (!hasAnyFont(fonts)) {
        GlyphCoverage nothing;
        nothing.hasNoFont = true;
        return nothing;
    }
    const FontTextMeasure measure(fonts);
    TimelineLayout layout(measure, *content.rules);
    layout.setContent(content.snapshot, content.wording);
    layout.setOptions(layoutOptions(options, page));
    layout.setSize(options.size);
    if (const auto &fit = options.core ? options.core : options.range)
        layout.setFitRange(fit->from, fit->to);
    const bool hasOutlines = options.drawsTextAsOutlines && options.format == ExportFormat::Svg;
    TimelinePainter timeline(TimelineTheme::make(options.theme), fonts,
                             hasOutlines ? TimelinePainter::Target::Outlines : TimelinePainter::Target::File);
    const TimeScale whole = scaleOf(layout, options);
    const TimelineGeometry geometry = layOutPicture(layout, measure, *content.wording,
                                                    pageOf(whole, page, options.pages), scopeOf(content, options, whole));
    timeline.paint(painter, geometry);
    if (options.isDraft)
        paintDraftMark(painter, options, fonts, *content.wording);
    return glyphCoverage(geometry, fonts);
}

bool TimelineExporter::print(QPagedPaintDevice &printer, const ExportContent &content, ExportOptions options)
{
    const QRectF inches = printer.pageLayout().paintRect(QPageLayout::Inch);
    options.format = ExportFormat::Pdf;
    options.size = (inches.size() * PixelsPerInch).toSize();
    QPainter painter;
    if (checkSize(options) || !painter.begin(&printer))
        return false;
    const double unit = double(printer.logicalDpiX()) / PixelsPerInch;
    painter.scale(unit, unit);
    for (int page = 0; page < options.pages; ++page) {
        if (page > 0 && !printer.newPage())
            return false;
        paint(painter, content, options, page);
    }
    return painter.end();
}

QImage TimelineExporter::render(const ExportContent &content, const ExportOptions &options, int page)
{
    if (checkSize(options))
        return {};
    if (m_image.size() != options.pixelSize())
        m_image = QImage(options.pixelSize(), QImage::Format_RGB32);
    if (m_image.isNull())
        return {};
    // Density and device pixel ratio stay unset: together they would scale text twice.
    m_image.fill(TimelineTheme::make(options.theme).background);
    QPainter painter(&m_image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.scale(options.scale, options.scale);
    m_coverage = paint(painter, content, options, page);
    painter.end();
    return m_image;
}

ExportOutcome TimelineExporter::writePixels(const ExportContent &content, const ExportOptions &options,
                                            QIODevice &device)
{
    const QImage image = render(content, options);
    if (image.isNull())
        return ExportError{
            ExportErrorCode::SizeTooLarge,
            QStringLiteral("%1×%2").arg(options.pixelSize().width()).arg(options.pixelSize().height())};
    if (m_coverage.hasNoFont)
        return ExportError{ExportErrorCode::NoFonts, {}};
    const double dpi = options.dpi.value_or(0) > 0 ? *options.dpi : PixelsPerInch * options.scale;
    const auto dotsPerMeter = static_cast<int>(std::lround(dpi * InchesPerMeter));
    if (options.format != ExportFormat::Png)
        return writeByPlugin(image, dotsPerMeter, options.format, device);
    if (!writePng(image, dotsPerMeter, device))
        return ExportError{ExportErrorCode::CannotWrite, device.errorString()};
    return {};
}

ExportOutcome TimelineExporter::writeText(const ExportContent &content, const ExportOptions &options,
                                          QIODevice &device)
{
    const Incident &incident = *content.incident;
    const ListedEvents events = listEvents(incident, *content.snapshot, options.range);
    if (options.format == ExportFormat::Csv)
        return writeAll(eventsAsCsv(incident, events, *content.words), device);
    if (options.format == ExportFormat::Markdown)
        return writeAll(incidentAsMarkdown(incident, events, *content.words, *content.wording), device);
    const QByteArray calendar = windowsAsCalendar(incident, events, *content.words);
    return calendar.isEmpty() ? ExportError{ExportErrorCode::NoWindows, {}} : writeAll(calendar, device);
}

ExportOutcome TimelineExporter::writeVectors(const ExportContent &content, const ExportOptions &options,
                                             QIODevice &device)
{
    QByteArray picture;
    if (options.format == ExportFormat::Svg) {
        picture = svgPicture(content, options, m_coverage);
    } else {
        picture = pdfPicture(options.size, content.wording->title(), options.pages, [&](QPainter &painter, int page) {
            m_coverage.add(paint(painter, content, options, page));
        });
    }
    return m_coverage.hasNoFont ? ExportError{ExportErrorCode::NoFonts, {}} : writeAll(picture, device);
}

ExportOutcome TimelineExporter::write(const ExportContent &content, const ExportOptions &options,
                                      QIODevice &device)
{
    m_coverage = {};
    if (const ExportOutcome error = checkSize(options))
        return error;
    if (isRaster(options.format))
        return writePixels(content, options, device);
    return isPicture(options.format) ? writeVectors(content, options, device) : writeText(content, options, device);
}

} // namespace chronolane
