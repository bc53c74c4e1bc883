// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QStringView>

namespace chronolane {

/// The sizes and weights of text in the picture.
enum class TextRole {
    Title,      ///< of the picture
    Heading,    ///< first line of a label: time and name, bold
    Body,       ///< the words of an event
    LaneName,
    Date,       ///< major row of the axis
    Tick,       ///< minor row and T+ row
    Small,      ///< remarks, legend, footer
    Badge,      ///< count of a cluster
};
inline constexpr int TextRoleCount = 8;

/// Measures text for the layout, which knows no fonts; widgets/painting answers it from font metrics. Pixels.
class TextMeasure
{
public:
    virtual ~TextMeasure() = default;

    [[nodiscard]] virtual double advance(TextRole role, QStringView text) const = 0;   ///< width in px
    [[nodiscard]] virtual double lineHeight(TextRole role) const = 0;   ///< px from line to line, over all scripts
    [[nodiscard]] virtual double ascent(TextRole role) const = 0;       ///< px from the line's top to its baseline

    /// The text, cut at a grapheme and ended with "…" where it is wider than `width`; empty if not even "…" fits.
    [[nodiscard]] QString elided(TextRole role, const QString &text, double width) const;

    /// The text in at most `maxLines` lines of at most `width`, broken at blanks only (Hangul stays whole in its
    /// words); a word wider than a line is broken at graphemes, and the last line is elided where text remains.
    [[nodiscard]] QStringList wrapped(TextRole role, const QString &text, double width, int maxLines) const;
};

} // namespace chronolane
