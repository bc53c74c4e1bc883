// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/displaytext.h"

#include "models/translation.h"

#include <QLocale>

#include <utility>

namespace chronolane {

DisplayText::DisplayText(const QString &language, std::string zone, std::shared_ptr<const ZoneRules> rules)
    : m_translation(Translation::forLanguage(language))
    , m_zone(std::move(zone))
    , m_rules(std::move(rules))
{
    Q_ASSERT(m_rules);
    if (!m_rules->isKnown(m_zone))
        m_zone = "UTC";
}

const QString &DisplayText::language() const
{
    return m_translation->language();
}

const QLocale &DisplayText::locale() const
{
    return m_translation->locale();
}

DisplayText DisplayText::withZone(std::string zone) const
{
    return {language(), std::move(zone), m_rules};
}

DisplayText DisplayText::withLanguage(const QString &language) const
{
    return {language, m_zone, m_rules};
}

QString DisplayText::tr(const char *source, const char *comment, int n) const
{
    return m_translation->translate("chronolane::DisplayText", source, comment, n);
}

QString DisplayText::languageName(const QString &tag) const
{
    const QString primary = tag.section(QLatin1Char('-'), 0, 0);
    if (primary == QLatin1String("en"))
        return tr("English");
    if (primary == QLatin1String("ko"))
        return tr("Korean");
    const QLocale locale(tag);
    return locale == QLocale::c() ? tag : QLocale::languageToString(locale.language());
}

ShownText DisplayText::shown(const LocalizedText &text) const
{
    const LocalizedText::Entry *entry = text.best(language().toStdString());
    if (!entry)
        return {};
    ShownText shown{QString::fromStdString(entry->second), {}};
    const QString tag = QString::fromStdString(entry->first);
    if (tag != QLatin1String("und") && tag.section(QLatin1Char('-'), 0, 0) != language())
        shown.foreignLanguage = tag;
    return shown;
}

QString DisplayText::marked(const LocalizedText &text) const
{
    const ShownText found = shown(text);
    return found.foreignLanguage.isEmpty() ? found.text
                                           : QStringLiteral("%1 [%2]").arg(found.text, found.foreignLanguage);
}

QString DisplayText::title(const Incident &incident) const
{
    if (!incident.title.isEmpty())
        return marked(incident.title);
    const bool hasSourceName = !incident.sources.empty() && !incident.sources.front().name.empty();
    return QString::fromStdString(hasSourceName ? incident.sources.front().name : incident.id);
}

QString DisplayText::label(const Event &event) const
{
    const QString text = marked(event.text).simplified();
    const QString head = event.kind == EventKind::StatusUpdate && event.stage != Stage::None ? stage(event.stage)
                                                                                             : kind(event.kind);
    return text.isEmpty() ? head : tr("%1: %2", "kind or stage, then the text of an event").arg(head, text);
}

QString DisplayText::incidentCount(int count) const
{
    return tr("%n incident(s)", nullptr, count);
}

QString DisplayText::eventCount(int count) const
{
    return tr("%n event(s)", nullptr, count);
}

QString DisplayText::undatedCount(int count) const
{
    return tr("%n step(s) without a time", nullptr, count);
}

std::string defaultZone(const Incident &incident)
{
    if (!incident.view.zone.empty())
        return incident.view.zone;
    return incident.statedZone.empty() ? "UTC" : incident.statedZone;
}

} // namespace chronolane
