// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/appearance.h"

#include <QApplication>
#include <QStyle>
#include <QToolTip>

#include <array>

namespace chronolane {

namespace {

constexpr std::array<const char *, AppearanceCount> Names = {"system", "light", "dark", "high-contrast"};

/// The colours that a palette is made of.
struct Colours
{
    QRgb window;
    QRgb base;
    QRgb alternate;
    QRgb button;
    QRgb text;
    QRgb disabled;
    QRgb highlight;
    QRgb highlightedText;
    QRgb link;
    QRgb toolTip;
};

constexpr Colours Light = {0xfff3f4f6, 0xffffffff, 0xfff5f7fa, 0xffe9ebee, 0xff1b1f24,
                           0xff767b82, 0xff0a5ea8, 0xffffffff, 0xff0a5ea8, 0xfffff6d6};
constexpr Colours Dark = {0xff26282b, 0xff1e1e1e, 0xff242629, 0xff33363a, 0xffe8e8e8,
                          0xff8d9196, 0xff2f6fb2, 0xffffffff, 0xff7db8f0, 0xff4a4220};
constexpr Colours Contrast = {0xff000000, 0xff000000, 0xff101010, 0xff000000, 0xffffffff,
                              0xffb8b8b8, 0xffffff00, 0xff000000, 0xff7fd4ff, 0xff000000};

QPalette paletteOf(const Colours &colours)
{
    const QColor text(colours.text);
    QPalette palette(text, QColor(colours.button), QColor(colours.button).lighter(130), QColor(colours.button).darker(170),
                     QColor(colours.button).darker(130), text, QColor(colours.base));
    palette.setColor(QPalette::Window, QColor(colours.window));
    palette.setColor(QPalette::AlternateBase, QColor(colours.alternate));
    palette.setColor(QPalette::Highlight, QColor(colours.highlight));
    palette.setColor(QPalette::HighlightedText, QColor(colours.highlightedText));
    palette.setColor(QPalette::Link, QColor(colours.link));
    palette.setColor(QPalette::LinkVisited, QColor(colours.link));
    palette.setColor(QPalette::ToolTipBase, QColor(colours.toolTip));
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::PlaceholderText, QColor(colours.disabled));
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, QColor(colours.disabled));
    return palette;
}

} // namespace

QString appearanceName(Appearance appearance)
{
    return QLatin1String(Names[static_cast<std::size_t>(appearance)]);
}

Appearance appearanceFromName(const QString &name)
{
    for (int i = 0; i < AppearanceCount; ++i) {
        if (name == QLatin1String(Names[static_cast<std::size_t>(i)]))
            return static_cast<Appearance>(i);
    }
    return Appearance::System;
}

AppearanceController::AppearanceController(QObject *parent)
    : QObject(parent)
    , m_systemPalette(QApplication::palette())
    , m_systemStyle(QApplication::style()->objectName())
{
}

void AppearanceController::setAppearance(Appearance appearance)
{
    if (appearance == m_appearance)
        return;
    m_appearance = appearance;
    // Only Fusion takes a whole palette from us; a platform's own style would keep some of its colours.
    QApplication::setStyle(appearance == Appearance::System ? m_systemStyle : QStringLiteral("fusion"));
    QPalette palette = m_systemPalette;
    if (appearance == Appearance::Light)
        palette = paletteOf(Light);
    else if (appearance == Appearance::Dark)
        palette = paletteOf(Dark);
    else if (appearance == Appearance::HighContrast)
        palette = paletteOf(Contrast);
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette);
    emit changed();
}

ThemeName AppearanceController::timelineTheme() const
{
    if (m_appearance == Appearance::HighContrast)
        return ThemeName::HighContrast;
    const QPalette palette = QApplication::palette();
    const bool isDark =
        palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
    return isDark ? ThemeName::Dark : ThemeName::Light;
}

} // namespace chronolane
