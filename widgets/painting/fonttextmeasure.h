// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/textmeasure.h"
#include "widgets/painting/timelinefonts.h"

#include <QFontMetricsF>

#include <vector>

namespace chronolane {

/// Measures with the metrics of real fonts. Line heights are the greatest over Latin and Hangul, so that a change of
/// language does not move the picture.
class FontTextMeasure : public TextMeasure
{
public:
    explicit FontTextMeasure(const TimelineFonts &fonts);

    void setFonts(const TimelineFonts &fonts);
    [[nodiscard]] const TimelineFonts &fonts() const { return m_fonts; }

    [[nodiscard]] double advance(TextRole role, QStringView text) const override;
    [[nodiscard]] double lineHeight(TextRole role) const override;
    [[nodiscard]] double ascent(TextRole role) const override;

private:
    struct Entry
    {
        QFontMetricsF metrics;
        double lineHeight;
        double ascent;
    };
    [[nodiscard]] const Entry &entry(TextRole role) const { return m_entries[static_cast<std::size_t>(role)]; }

    TimelineFonts m_fonts;
    std::vector<Entry> m_entries;
};

} // namespace chronolane
