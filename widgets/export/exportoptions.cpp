// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/exportoptions.h"

#include <cmath>

namespace chronolane {

namespace {

QString shownSize(double width, double height)
{
    return QStringLiteral("%1×%2").arg(width, 0, 'f', 0).arg(height, 0, 'f', 0);
}

} // namespace

std::optional<ExportFormat> exportFormatFromName(QStringView name)
{
    const auto is = [name](QLatin1String word) { return name.compare(word, Qt::CaseInsensitive) == 0; };
    if (is(QLatin1String("png")))
        return ExportFormat::Png;
    if (is(QLatin1String("svg")))
        return ExportFormat::Svg;
    if (is(QLatin1String("pdf")))
        return ExportFormat::Pdf;
    return std::nullopt;
}

QSize ExportOptions::pixelSize() const
{
    return QSize(static_cast<int>(std::lround(size.width() * scale)),
                 static_cast<int>(std::lround(size.height() * scale)));
}

ExportOutcome checkSize(const ExportOptions &options)
{
    if (options.size.width() < ExportOptions::MinWidth || options.size.height() < ExportOptions::MinHeight)
        return ExportError{ExportErrorCode::SizeTooSmall,
                           shownSize(options.size.width(), options.size.height())};
    const double scale = options.format == ExportFormat::Png ? options.scale : 1;
    const double width = options.size.width() * scale;
    const double height = options.size.height() * scale;
    const bool hasTooManyPixels =
        options.format == ExportFormat::Png && width * height > static_cast<double>(ExportOptions::MaxPixels);
    if (width > ExportOptions::MaxSide || height > ExportOptions::MaxSide || hasTooManyPixels)
        return ExportError{ExportErrorCode::SizeTooLarge, shownSize(width, height)};
    return {};
}

} // namespace chronolane
