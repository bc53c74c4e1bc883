// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/export/exporterror.h"
#include "widgets/export/exportoptions.h"
#include "widgets/painting/glyphcoverage.h"

#include <QImage>

#include <memory>

class QIODevice;
class QPagedPaintDevice;
class QPainter;

namespace chronolane {

class DisplayText;
struct Incident;
class TimelineWording;
struct TimelineSnapshot;
class ZoneRules;

/// What a picture shows: the same snapshot and words as the screen's.
struct ExportContent
{
    std::shared_ptr<const TimelineSnapshot> snapshot;
    const TimelineWording *wording = nullptr; ///< of the snapshot's incident; never null; not owned
    const ZoneRules *rules = nullptr;         ///< never null; not owned
    /// Never null for tables and calendars; pictures count by it what the snapshot leaves out. Not owned.
    const Incident *incident = nullptr;
    const DisplayText *words = nullptr;       ///< never null for tables and calendars; not owned
};

/// Makes files of timelines: pictures as pixels (PNG, JPEG, WebP), as SVG (text stays text) and PDF (vectors, fonts
/// embedded), with the painter of the screen; tables and calendars of the events. Needs a QGuiApplication but no display and no widget. The same content and options
/// give the same bytes.
///
/// One exporter makes many pictures: it keeps the memory of a picture for the next one of the same size.
class TimelineExporter
{
public:
    /// Writes the picture to a device that is open for writing (not owned). What was written before an error
    /// is for the caller to drop; see writeWholeFile().
    [[nodiscard]] ExportOutcome write(const ExportContent &content, const ExportOptions &options,
                                      QIODevice &device);

    /// The picture, or one of options.pages pages, in options.pixelSize(), for the clipboard or a preview; null if
    /// checkSize() has an objection.
    [[nodiscard]] QImage render(const ExportContent &content, const ExportOptions &options, int page = 0);

    /// What the picture that was made last needed beyond its own font; nothing for tables and calendars.
    [[nodiscard]] const GlyphCoverage &coverage() const { return m_coverage; }

    /// Draws one of options.pages pages at (0, 0) in units of 1/96 inch, and tells what its texts needed.
    static GlyphCoverage paint(QPainter &painter, const ExportContent &content, const ExportOptions &options, int page = 0);

    /// Fills the pages of a printer, whose page size counts instead of options.size. False if it does not print.
    [[nodiscard]] static bool print(QPagedPaintDevice &printer, const ExportContent &content, ExportOptions options);

private:
    [[nodiscard]] ExportOutcome writePixels(const ExportContent &content, const ExportOptions &options,
                                            QIODevice &device);

    [[nodiscard]] ExportOutcome writeText(const ExportContent &content, const ExportOptions &options,
                                          QIODevice &device);

    [[nodiscard]] ExportOutcome writeVectors(const ExportContent &content, const ExportOptions &options,
                                             QIODevice &device);

    QImage m_image;
    GlyphCoverage m_coverage;
};

} // namespace chronolane
