// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painting/timelinetheme.h"

#include "models/domain/names.h"

#include <algorithm>
#include <cmath>

namespace chronolane {
namespace {

constexpr std::array<std::string_view, 4> Names = {"light", "dark", "high-contrast", "print"};

QColor rgb(QRgb value) { return QColor::fromRgb(value); }

TimelineTheme light()
{
    TimelineTheme t;
    t.name = ThemeName::Light;
    t.background = rgb(0xFFFFFF);
    t.laneEven = rgb(0xFFFFFF);
    t.laneOdd = rgb(0xF7F8FA);
    t.header = rgb(0xEEF1F5);
    t.text = rgb(0x1B1F24);
    t.mutedText = rgb(0x545C66);
    t.grid = rgb(0xE3E7EC);
    t.gridStrong = rgb(0xB4BCC6);
    t.outline = rgb(0x333333);
    t.weekend = QColor(0x30, 0x40, 0x60, 14);
    t.impactShade = QColor(0x8C, 0x15, 0x15, 14);
    t.tray = rgb(0xF3F1EA);
    t.accent = rgb(0x0B57D0);
    t.accentInner = rgb(0xFFFFFF);
    return t;
}

TimelineTheme dark()
{
    TimelineTheme t;
    t.name = ThemeName::Dark;
    t.background = rgb(0x1E1E1E);
    t.laneEven = rgb(0x1E1E1E);
    t.laneOdd = rgb(0x232426);
    t.header = rgb(0x2A2C30);
    t.text = rgb(0xF0F1F3);
    t.mutedText = rgb(0xB4BAC2);
    t.grid = rgb(0x2F3237);
    t.gridStrong = rgb(0x565C64);
    t.outline = rgb(0xDDDDDD);
    t.weekend = QColor(0xC0, 0xD0, 0xFF, 12);
    t.impactShade = QColor(0xE0, 0x5A, 0x5A, 24);
    t.tray = rgb(0x2A2822);
    t.accent = rgb(0x8AB4F8);
    t.accentInner = rgb(0x101114);
    return t;
}

TimelineTheme highContrast()
{
    TimelineTheme t;
    t.name = ThemeName::HighContrast;
    t.background = t.laneEven = t.laneOdd = t.header = t.tray = rgb(0x000000);
    t.weekend = QColor(255, 255, 255, 0);
    t.text = t.mutedText = t.outline = rgb(0xFFFFFF);
    t.grid = rgb(0x5A5A5A);
    t.gridStrong = rgb(0xBFBFBF);
    t.impactShade = QColor(255, 255, 255, 28);
    t.accent = rgb(0xFFFF00);
    t.accentInner = rgb(0x000000);
    t.hairline = 1.5;
    return t;
}

TimelineTheme print()
{
    TimelineTheme t;
    t.name = ThemeName::Print;
    t.background = t.laneEven = t.laneOdd = t.header = t.tray = rgb(0xFFFFFF);
    t.weekend = QColor(0, 0, 0, 0);
    t.text = t.outline = rgb(0x000000);
    t.mutedText = rgb(0x333333);
    t.grid = rgb(0xC8C8C8);
    t.gridStrong = rgb(0x6E6E6E);
    t.impactShade = QColor(0, 0, 0, 0);
    t.accent = rgb(0x000000);
    t.accentInner = rgb(0xFFFFFF);
    t.hairline = 0.5;
    return t;
}

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &color)
{
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

} // namespace

std::string_view name(ThemeName theme) { return detail::nameOf(Names, theme); }

std::optional<ThemeName> themeFromName(std::string_view name) { return detail::fromName<ThemeName>(Names, name); }

TimelineTheme TimelineTheme::make(ThemeName name)
{
    switch (name) {
    case ThemeName::Light:
        return light();
    case ThemeName::Dark:
        return dark();
    case ThemeName::HighContrast:
        return highContrast();
    case ThemeName::Print:
        return print();
    }
    return light();
}

QColor TimelineTheme::stageFill(Stage stage) const
{
    switch (stage) {
    case Stage::Investigating:
        return rgb(0xD55E00);
    case Stage::Identified:
        return rgb(0xE69F00);
    case Stage::Monitoring:
        return isDark() ? rgb(0x3D9BE0) : rgb(0x0072B2);
    case Stage::Resolved:
    case Stage::Completed:
        return rgb(0x009E73);
    case Stage::Postmortem:
        return rgb(0xCC79A7);
    case Stage::Scheduled:
    case Stage::Verifying:
        return rgb(0x56B4E9);
    case Stage::InProgress:
        return rgb(0xF0E442);
    case Stage::Update:
    case Stage::None:
        break;
    }
    return isDark() ? rgb(0xA6ACB4) : rgb(0x767676);
}

QColor TimelineTheme::kindFill(EventKind kind) const
{
    switch (kind) {
    case EventKind::Impact:
        return severityFill(Severity::Unknown);
    case EventKind::Trigger:
        return rgb(0xD55E00);
    case EventKind::Detection:
        return rgb(0xF0E442);
    case EventKind::Diagnosis:
        return rgb(0x56B4E9);
    case EventKind::Remediation:
        return isDark() ? rgb(0x3D9BE0) : rgb(0x0072B2);
    case EventKind::Milestone:
        return rgb(0x009E73);
    case EventKind::Maintenance:
        return rgb(0x56B4E9);
    case EventKind::FollowUp:
        return rgb(0xCC79A7);
    case EventKind::StatusUpdate:
    case EventKind::Note:
        break;
    }
    return stageFill(Stage::None);
}

QColor TimelineTheme::severityFill(Severity severity) const
{
    switch (severity) {
    case Severity::Critical:
        return isDark() ? rgb(0xE05A5A) : rgb(0x8C1515);
    case Severity::Major:
        return rgb(0xC8500A);
    case Severity::Minor:
        return rgb(0xE69F00);
    case Severity::Maintenance:
        return rgb(0x8FC7EA);
    case Severity::None:
    case Severity::Unknown:
        break;
    }
    return isDark() ? rgb(0x8B9199) : rgb(0xD9D9D9);
}

double contrastRatio(const QColor &a, const QColor &b)
{
    const double la = luminance(a);
    const double lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

} // namespace chronolane
