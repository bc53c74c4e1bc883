// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/timelineitem.h"
#include "widgets/export/exporterror.h"
#include "widgets/painting/timelinetheme.h"

#include <QSize>

#include <optional>
#include <string>

namespace chronolane {

enum class ExportFormat { Png, Svg, Pdf };

/// The format of a word such as a file name's ending ("png", "SVG"); nullopt if it is none.
[[nodiscard]] std::optional<ExportFormat> exportFormatFromName(QStringView name);

/// A stretch of the axis, [from, to).
struct ExportRange
{
    Micros from = 0;
    Micros to = 0;

    bool operator==(const ExportRange &) const = default;
};

/// What a picture is to be like. It is laid out for its own size, whatever a window shows.
struct ExportOptions
{
    static constexpr int MinWidth = 240;             ///< px; below, there is no room for a lane and an axis
    static constexpr int MinHeight = 160;            ///< px
    static constexpr int MaxSide = 32'000;           ///< px after scaling; painters reckon in 16 bits
    static constexpr qint64 MaxPixels = 200'000'000; ///< of a PNG after scaling: 800 MB of memory
    static constexpr double MaxScale = 8;

    ExportFormat format = ExportFormat::Png;
    QSize size{1920, 1080}; ///< px at scale 1; a PDF page counts 96 px an inch
    double scale = 1;       ///< PNG only: pixels of the file for each px, above 0 to MaxScale
    ThemeName theme = ThemeName::Light;
    double textScale = 1;             ///< 1 is 100 %
    std::string zone = "UTC";         ///< display zone, the same as the wording's
    std::optional<ExportRange> range; ///< nullopt: all that is dated
    std::optional<ExportRange> core;  ///< what lanes get their heights for; nullopt: the range
    bool breaksGaps = true;           ///< long silences are left out and marked
    bool showsRelativeRow = false;
    bool shadesImpact = true;
    bool showsTitle = true;
    bool showsLegend = true;
    bool showsFooter = true;

    /// The size of a PNG's pixels.
    [[nodiscard]] QSize pixelSize() const;
};

/// Whether a picture of that size can be made; asked before anything is allocated.
[[nodiscard]] ExportOutcome checkSize(const ExportOptions &options);

} // namespace chronolane
