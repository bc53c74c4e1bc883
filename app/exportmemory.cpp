// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exportmemory.h"

#include "models/translation.h"
#include "widgets/export/exportpreset.h"

#include <QSettings>

#include <algorithm>

namespace chronolane {

namespace {

const QString LastKey = QStringLiteral("export/last");

QString groupOf(const QString &preset)
{
    return QStringLiteral("export/") + (preset.isEmpty() ? QStringLiteral("own") : preset);
}

/// The words of settings, which stay when enumerators move.
QStringList scopeNames()
{
    return {QStringLiteral("all"), QStringLiteral("core"), QStringLiteral("view"),
            QStringLiteral("measured"), QStringLiteral("selection")};
}

} // namespace

void ExportMemory::remember(const ExportChoice &choice)
{
    m_settings->setValue(LastKey, choice.preset.isEmpty() ? QStringLiteral("own") : choice.preset);
    m_settings->beginGroup(groupOf(choice.preset));
    m_settings->setValue(QStringLiteral("format"), choice.suffix());
    m_settings->setValue(QStringLiteral("size"), choice.size);
    m_settings->setValue(QStringLiteral("scale"), choice.scale);
    m_settings->setValue(QStringLiteral("pages"), choice.pages);
    m_settings->setValue(QStringLiteral("theme"), QString::fromUtf8(name(choice.theme).data()));
    m_settings->setValue(QStringLiteral("language"), choice.language);
    m_settings->setValue(QStringLiteral("scope"), scopeNames().at(static_cast<int>(choice.scope)));
    m_settings->setValue(QStringLiteral("title"), choice.showsTitle);
    m_settings->setValue(QStringLiteral("metrics"), choice.showsMetrics);
    m_settings->setValue(QStringLiteral("t0"), choice.showsT0);
    m_settings->setValue(QStringLiteral("legend"), choice.showsLegend);
    m_settings->setValue(QStringLiteral("footer"), choice.showsFooter);
    m_settings->setValue(QStringLiteral("notes"), choice.showsNotes);
    m_settings->setValue(QStringLiteral("secondZone"), choice.showsSecondZone);
    m_settings->setValue(QStringLiteral("draft"), choice.isDraft);
    m_settings->setValue(QStringLiteral("outlines"), choice.drawsTextAsOutlines);
    m_settings->setValue(QStringLiteral("roles"), choice.namesRoles);
    m_settings->endGroup();
}

std::optional<ExportChoice> ExportMemory::last() const
{
    const QString preset = m_settings->value(LastKey).toString();
    if (preset.isEmpty())
        return std::nullopt;
    return recall(preset == QLatin1String("own") ? QString() : preset);
}

std::optional<ExportChoice> ExportMemory::recall(const QString &preset) const
{
    const QString group = groupOf(preset);
    const auto value = [this, &group](const char *key, const QVariant &otherwise) {
        return m_settings->value(group + QLatin1Char('/') + QLatin1String(key), otherwise);
    };
    if (!m_settings->contains(group + QStringLiteral("/format")))
        return std::nullopt;
    ExportChoice choice;
    choice.preset = preset;
    choice.format = exportFormatFromName(value("format", {}).toString()).value_or(choice.format);
    const ExportPreset *known = findExportPreset(preset);
    choice.size = known ? known->size : value("size", choice.size).toSize();
    choice.scale = value("scale", choice.scale).toDouble();
    choice.pages = value("pages", choice.pages).toInt();
    choice.theme = themeFromName(value("theme", {}).toString().toStdString()).value_or(choice.theme);
    const QString language = value("language", {}).toString();
    choice.language = supportedLanguages().contains(language) ? language : choice.language;
    const qsizetype scope = scopeNames().indexOf(value("scope", {}).toString());
    choice.scope = scope < 0 ? choice.scope : static_cast<ExportScope>(scope);
    choice.showsTitle = value("title", true).toBool();
    choice.showsMetrics = value("metrics", true).toBool();
    choice.showsT0 = value("t0", true).toBool();
    choice.showsLegend = value("legend", true).toBool();
    choice.showsFooter = value("footer", true).toBool();
    choice.showsNotes = value("notes", true).toBool();
    choice.showsSecondZone = value("secondZone", true).toBool();
    choice.isDraft = value("draft", false).toBool();
    choice.drawsTextAsOutlines = value("outlines", false).toBool();
    choice.namesRoles = value("roles", false).toBool();
    return choice;
}

} // namespace chronolane
