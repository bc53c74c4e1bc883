// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/timelineitem.h"
#include "widgets/export/exporterror.h"
#include "widgets/painting/timelinetheme.h"

#include <QSize>

#include <optional>
#include <string>

namespace chronolane {

enum class ExportFormat {
    Png,
    Jpeg,
    WebP,
    Svg,
    Pdf,
    Csv,        ///< a row an event
    Markdown,   ///< a table of the events, for people
    Calendar,   ///< iCalendar of the windows
};

/// The format of a word such as a file name's ending ("png", "SVG", "jpeg", "md"); nullopt if it is none.
[[nodiscard]] std::optional<ExportFormat> exportFormatFromName(QStringView name);

/// The ending of a file's name without its dot: "png", "jpg", "md", "ics" …
[[nodiscard]] QString suffixOf(ExportFormat format);

/// Whether the file is made of pixels, or of anything that is drawn; the others hold text.
[[nodiscard]] bool isRaster(ExportFormat format);
[[nodiscard]] bool isPicture(ExportFormat format);

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
    static constexpr qint64 MaxPixels = 200'000'000; ///< of a raster after scaling: 800 MB of memory
    static constexpr int MaxWebPSide = 16'383;       ///< px; its format knows no larger ones
    static constexpr int MinDpi = 24;
    static constexpr int MaxDpi = 4'800;
    static constexpr double MaxScale = 8;
    static constexpr int MaxPages = 100;

    ExportFormat format = ExportFormat::Png;
    QSize size{1920, 1080}; ///< px at scale 1; a PDF page counts 96 px an inch
    double scale = 1;       ///< rasters only: pixels of the file for each px, above 0 to MaxScale
    std::optional<int> dpi; ///< rasters only: what the file says of its density; nullopt: 96 × scale
    int pages = 1;          ///< PDF and printers only: so many pages continue one axis, 1 to MaxPages
    ThemeName theme = ThemeName::Light;
    double textScale = 1;             ///< 1 is 100 %
    std::string zone = "UTC";         ///< display zone, the same as the wording's
    std::string secondZone;           ///< of another row of clock times; empty or the display zone: none
    std::optional<ExportRange> range; ///< nullopt: all that is dated
    std::optional<ExportRange> core;  ///< what lanes get their heights for; nullopt: the range
    bool breaksGaps = true;           ///< long silences are left out and marked
    bool showsRelativeRow = false;
    bool drawsTextAsOutlines = false; ///< SVG only: looks the same everywhere, but is no text any more
    bool shadesImpact = true;
    bool showsTitle = true;
    bool showsMetrics = true; ///< the figures that the record supports, where the picture is high enough
    bool showsT0 = true; ///< when T0 is, where there is a relative row
    bool showsLegend = true;
    bool showsFooter = true;
    bool showsNotes = true; ///< numbered notes on what has no words, as many as have room
    bool isDraft = false; ///< says "draft" across the picture

    /// The size of a raster in pixels.
    [[nodiscard]] QSize pixelSize() const;
};

/// Whether a picture of that size can be made; asked before anything is allocated.
[[nodiscard]] ExportOutcome checkSize(const ExportOptions &options);

} // namespace chronolane
