// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painting/fonttextmeasure.h"

#include <algorithm>

namespace chronolane {

FontTextMeasure::FontTextMeasure(const TimelineFonts &fonts) : m_fonts(fonts)
{
    setFonts(fonts);
}

void FontTextMeasure::setFonts(const TimelineFonts &fonts)
{
    m_fonts = fonts;
    m_entries.clear();
    // A sample of both scripts asks the fallback fonts too, whose lines may be higher than the first font's.
    static const QString sample = QStringLiteral("Ag한글");
    for (int role = 0; role < TextRoleCount; ++role) {
        const QFontMetricsF metrics(m_fonts.font(static_cast<TextRole>(role)));
        const QRectF drawn = metrics.boundingRect(sample);
        const double ascent = std::max(metrics.ascent(), -drawn.top());
        const double descent = std::max(metrics.descent(), drawn.bottom());
        m_entries.push_back({metrics, ascent + descent + metrics.leading(), ascent});
    }
}

double FontTextMeasure::advance(TextRole role, QStringView text) const
{
    // No copy: QFontMetricsF only reads the characters.
    return entry(role).metrics.horizontalAdvance(QString::fromRawData(text.data(), text.size()));
}

double FontTextMeasure::lineHeight(TextRole role) const
{
    return entry(role).lineHeight;
}

double FontTextMeasure::ascent(TextRole role) const
{
    return entry(role).ascent;
}

} // namespace chronolane
