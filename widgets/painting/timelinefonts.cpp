// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painting/timelinefonts.h"

#include <algorithm>

namespace chronolane {
namespace {

struct RoleFont
{
    double scale;
    bool isBold;
};

RoleFont roleFont(TextRole role)
{
    switch (role) {
    case TextRole::Title:
        return {1.6, true};
    case TextRole::Heading:
        return {1.0, true};
    case TextRole::LaneName:
        return {1.05, true};
    case TextRole::Date:
        return {1.0, true};
    case TextRole::Body:
    case TextRole::Tick:
        return {1.0, false};
    case TextRole::Small:
        return {0.9, false};
    case TextRole::Badge:
        return {0.9, true};
    }
    return {1.0, false};
}

} // namespace

TimelineFonts::TimelineFonts(double bodyPixels) : m_bodyPixels(std::clamp(bodyPixels, 8.0, 200.0))
{
    // NanumBarunGothic draws Latin and Hangul alike and keeps blanks in the text of a PDF; the others are what
    // Windows, macOS and other Linux systems have.
    static const QStringList families = {
        QStringLiteral("NanumBarunGothic"), QStringLiteral("Pretendard"), QStringLiteral("Malgun Gothic"),
        QStringLiteral("Apple SD Gothic Neo"), QStringLiteral("Noto Sans CJK KR"), QStringLiteral("Noto Sans KR"),
        QStringLiteral("sans-serif")};
    for (int role = 0; role < TextRoleCount; ++role) {
        const RoleFont wanted = roleFont(static_cast<TextRole>(role));
        QFont font(families);
        font.setPixelSize(static_cast<int>(std::max(8.0, m_bodyPixels * wanted.scale + 0.5)));
        font.setBold(wanted.isBold);
        font.setHintingPreference(QFont::PreferNoHinting);
        m_fonts[static_cast<std::size_t>(role)] = font;
    }
}

double TimelineFonts::bodyPixelsFor(double pictureHeight, double textScale)
{
    return std::clamp(pictureHeight / 68, 13.0, 26.0) * textScale;
}

} // namespace chronolane
