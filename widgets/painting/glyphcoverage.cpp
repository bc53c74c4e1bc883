// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painting/glyphcoverage.h"

#include "models/layout/timelinegeometry.h"

#include <QFontMetricsF>
#include <QGlyphRun>
#include <QRawFont>
#include <QTextLayout>

namespace chronolane {
namespace {

constexpr char32_t LastAscii = 0x7f;
constexpr char32_t LatinSample = U'A';

bool drawsNothing(char32_t character)
{
    switch (QChar::category(character)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Separator_Space:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    default:
        break;
    }
    const bool isSelector = (character >= 0xfe00 && character <= 0xfe0f) || (character >= 0xe0100 && character <= 0xe01ef);
    return isSelector || QChar::isNonCharacter(character);
}

/// All characters but ASCII ones, each once.
class Characters
{
public:
    void add(QStringView text)
    {
        for (const char32_t character : text.toUcs4()) {
            if (character > LastAscii && !drawsNothing(character))
                m_all.insert(character);
        }
    }

    void add(const PlacedText &text)
    {
        for (int i = 0; text.block && i < text.lineCount; ++i)
            add(text.block->lines[static_cast<std::size_t>(i)].text);
    }

    [[nodiscard]] const std::set<char32_t> &all() const { return m_all; }

private:
    std::set<char32_t> m_all;
};

QStringList familiesFor(char32_t character, const QFont &font)
{
    QTextLayout layout(QString::fromUcs4(&character, 1), font);
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
    QStringList families;
    for (const QGlyphRun &run : layout.glyphRuns()) {
        if (const QRawFont drawn = run.rawFont(); drawn.isValid()) // an invalid one must not even be asked
            families << drawn.familyName();
    }
    return families;
}

GlyphCoverage coverageOf(const Characters &characters, const TimelineFonts &fonts)
{
    const QFont &font = fonts.font(TextRole::Body);
    const QFontMetricsF metrics(font);
    GlyphCoverage coverage;
    coverage.hasNoFont = !hasAnyFont(fonts);
    if (characters.all().empty())
        return coverage;
    const QRawFont own = QRawFont::fromFont(font);
    for (const char32_t character : characters.all()) {
        if (own.isValid() && own.supportsCharacter(character))
            continue;
        if (!metrics.inFontUcs4(character)) {
            coverage.missing.insert(character);
            continue;
        }
        for (const QString &family : familiesFor(character, font))
            coverage.substitutes.insert(family);
    }
    return coverage;
}

} // namespace

void GlyphCoverage::add(const GlyphCoverage &other)
{
    missing.insert(other.missing.begin(), other.missing.end());
    substitutes.insert(other.substitutes.begin(), other.substitutes.end());
    hasNoFont = hasNoFont || other.hasNoFont;
}

bool hasAnyFont(const TimelineFonts &fonts)
{
    return QFontMetricsF(fonts.font(TextRole::Body)).inFontUcs4(LatinSample);
}

GlyphCoverage glyphCoverage(const TimelineGeometry &geometry, const TimelineFonts &fonts)
{
    Characters characters;
    for (const auto *texts : {&geometry.title, &geometry.notes, &geometry.footer}) {
        for (const PlacedText &text : *texts)
            characters.add(text);
    }
    for (const MetricGeometry &metric : geometry.metrics) {
        for (const PlacedText *text : {&metric.value, &metric.name, &metric.definition})
            characters.add(*text);
    }
    for (const LaneGeometry &lane : geometry.lanes)
        characters.add(lane.name);
    for (const LabelGeometry &label : geometry.labels)
        characters.add(label.text);
    for (const TrayGeometry &entry : geometry.tray)
        characters.add(entry.text);
    for (const LegendGeometry &entry : geometry.legend)
        characters.add(entry.text);
    return coverageOf(characters, fonts);
}

} // namespace chronolane
