// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/textscale.h"

#include <QApplication>

#include <algorithm>
#include <array>

namespace chronolane {

namespace {

/// Steps that each make a difference that one sees.
constexpr auto Steps = std::to_array<int>({80, 90, 100, 110, 125, 150, 175, 200});

} // namespace

TextScale::TextScale(QObject *parent)
    : QObject(parent)
    , m_usual(QApplication::font())
{
}

TextScale::~TextScale()
{
    if (m_percent != Usual)
        QApplication::setFont(m_usual);
}

void TextScale::setPercent(int percent)
{
    const int wanted = std::clamp(percent, Least, Most);
    if (wanted == m_percent)
        return;
    m_percent = wanted;
    QFont font = m_usual;
    if (font.pixelSize() > 0)
        font.setPixelSize(std::max(1, font.pixelSize() * wanted / Usual));
    else
        font.setPointSizeF(font.pointSizeF() * wanted / Usual);
    QApplication::setFont(font);
    emit changed(wanted);
}

void TextScale::larger()
{
    const auto next = std::ranges::upper_bound(Steps, m_percent);
    setPercent(next == Steps.end() ? Most : *next);
}

void TextScale::smaller()
{
    const auto at = std::ranges::lower_bound(Steps, m_percent);
    setPercent(at == Steps.begin() ? Least : *(at - 1));
}

} // namespace chronolane
