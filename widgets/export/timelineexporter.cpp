// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/timelineexporter.h"

#include "models/layout/timelinelayout.h"
#include "widgets/export/eventcsv.h"
#include "widgets/export/eventmarkdown.h"
#include "widgets/export/pdfpicture.h"
#include "widgets/export/pngwriter.h"
#include "widgets/export/windowcalendar.h"
#include "widgets/painting/fonttextmeasure.h"
#include "widgets/painting/timelinepainter.h"

#include <QBuffer>
#include <QImageWriter>
#include <QPainter>
#include <QSvgGenerator>

#include <cmath>
#include <utility>
#include <vector>

namespace chronolane {

namespace {

/// CSS and SVG count 96 px an inch; an inch is 25.4 mm.
constexpr int PixelsPerInch = 96;
constexpr double InchesPerMeter = 1000 / 25.4;

TimelineOptions layoutOptions(const ExportOptions &options)
{
    TimelineOptions layout;
    layout.zone = options.zone;
    layout.showsRelativeRow = options.showsRelativeRow;
    layout.scrolls = false;
    layout.shadesImpact = options.shadesImpact;
    layout.showsTitle = options.showsTitle;
    layout.showsLegend = options.showsLegend;
    layout.showsFooter = options.showsFooter;
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

ExportOutcome writeAll(const QByteArray &bytes, QIODevice &device)
{
    if (device.write(bytes) == bytes.size())
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

QByteArray svgPicture(const ExportContent &content, const ExportOptions &options)
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
    TimelineExporter::paint(painter, content, options);
    painter.end();
    return buffer.data();
}

} // namespace

void TimelineExporter::paint(QPainter &painter, const ExportContent &content, const ExportOptions &options)
{
    const TimelineFonts fonts(TimelineFonts::bodyPixelsFor(options.size.height(), options.textScale));
    const FontTextMeasure measure(fonts);
    TimelineLayout layout(measure, *content.rules);
    layout.setContent(content.snapshot, content.wording);
    layout.setOptions(layoutOptions(options));
    layout.setSize(options.size);
    if (const auto &fit = options.core ? options.core : options.range)
        layout.setFitRange(fit->from, fit->to);
    const bool hasOutlines = options.drawsTextAsOutlines && options.format == ExportFormat::Svg;
    TimelinePainter timeline(TimelineTheme::make(options.theme), fonts,
                             hasOutlines ? TimelinePainter::Target::Outlines : TimelinePainter::Target::File);
    timeline.paint(painter, layout.geometry(scaleOf(layout, options)));
}

QImage TimelineExporter::render(const ExportContent &content, const ExportOptions &options)
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
    paint(painter, content, options);
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

ExportOutcome TimelineExporter::write(const ExportContent &content, const ExportOptions &options,
                                      QIODevice &device)
{
    if (const ExportOutcome error = checkSize(options))
        return error;
    if (isRaster(options.format))
        return writePixels(content, options, device);
    if (!isPicture(options.format))
        return writeText(content, options, device);
    if (options.format == ExportFormat::Svg)
        return writeAll(svgPicture(content, options), device);
    return writeAll(pdfPicture(options.size, content.wording->title(),
                               [&](QPainter &painter) { paint(painter, content, options); }),
                    device);
}

} // namespace chronolane
