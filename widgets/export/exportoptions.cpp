// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/exportoptions.h"

#include <algorithm>
#include <cmath>

namespace chronolane {

namespace {

QString shownSize(double width, double height)
{
    return QStringLiteral("%1×%2").arg(width, 0, 'f', 0).arg(height, 0, 'f', 0);
}

struct FormatName
{
    const char *name;
    ExportFormat format;
};

/// All names; the first one of a format is its usual ending.
constexpr FormatName FormatNames[] = {
    {"png", ExportFormat::Png},      {"jpg", ExportFormat::Jpeg},    {"jpeg", ExportFormat::Jpeg},
    {"webp", ExportFormat::WebP},    {"svg", ExportFormat::Svg},     {"pdf", ExportFormat::Pdf},
    {"csv", ExportFormat::Csv},      {"md", ExportFormat::Markdown}, {"markdown", ExportFormat::Markdown},
    {"ics", ExportFormat::Calendar}, {"ical", ExportFormat::Calendar},
};

} // namespace

std::optional<ExportFormat> exportFormatFromName(QStringView name)
{
    for (const FormatName &entry : FormatNames) {
        if (name.compare(QLatin1String(entry.name), Qt::CaseInsensitive) == 0)
            return entry.format;
    }
    return std::nullopt;
}

QString suffixOf(ExportFormat format)
{
    const auto *entry = std::ranges::find(FormatNames, format, &FormatName::format);
    return QLatin1String(entry->name);
}

bool isRaster(ExportFormat format)
{
    return format == ExportFormat::Png || format == ExportFormat::Jpeg || format == ExportFormat::WebP;
}

bool isPicture(ExportFormat format)
{
    return isRaster(format) || format == ExportFormat::Svg || format == ExportFormat::Pdf;
}

QSize ExportOptions::pixelSize() const
{
    return QSize(static_cast<int>(std::lround(size.width() * scale)),
                 static_cast<int>(std::lround(size.height() * scale)));
}

ExportOutcome checkSize(const ExportOptions &options)
{
    if (!isPicture(options.format))
        return {};
    if (options.size.width() < ExportOptions::MinWidth || options.size.height() < ExportOptions::MinHeight)
        return ExportError{ExportErrorCode::SizeTooSmall,
                           shownSize(options.size.width(), options.size.height())};
    const double scale = isRaster(options.format) ? options.scale : 1;
    const double width = options.size.width() * scale;
    const double height = options.size.height() * scale;
    const bool hasTooManyPixels =
        isRaster(options.format) && width * height > static_cast<double>(ExportOptions::MaxPixels);
    const int maxSide =
        options.format == ExportFormat::WebP ? ExportOptions::MaxWebPSide : ExportOptions::MaxSide;
    if (width > maxSide || height > maxSide || hasTooManyPixels)
        return ExportError{ExportErrorCode::SizeTooLarge, shownSize(width, height)};
    return {};
}

} // namespace chronolane
