// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/translation.h"

#include "translations/embeddedtranslations.h"

#include <QStringList>

namespace chronolane {

std::shared_ptr<const Translation> Translation::forLanguage(const QString &language)
{
    static const auto english = std::make_shared<const Translation>(QStringLiteral("en"));
    static const auto korean = std::make_shared<const Translation>(QStringLiteral("ko"));
    return language.section(QLatin1Char('-'), 0, 0) == QLatin1String("ko") ? korean : english;
}

Translation::Translation(QString language)
    : m_language(std::move(language))
    , m_locale(m_language == QLatin1String("ko") ? QLocale(QLocale::Korean, QLocale::SouthKorea)
                                                 : QLocale(QLocale::English, QLocale::UnitedStates))
{
    registerEmbeddedTranslations();
    const bool loaded = m_translator.load(QStringLiteral(":/i18n/chronolane_%1.qm").arg(m_language));
    Q_ASSERT_X(loaded, "Translation", "the embedded message file is missing");
    Q_UNUSED(loaded)
}

QString Translation::translate(const char *context, const char *source, const char *comment, int n) const
{
    QString text = m_translator.translate(context, source, comment, n);
    if (text.isNull())
        text = QString::fromUtf8(source);
    if (n >= 0)
        text.replace(QLatin1String("%n"), m_locale.toString(n));
    return text;
}

QStringList supportedLanguages()
{
    return {QStringLiteral("en"), QStringLiteral("ko")};
}

QString languageFor(const QLocale &locale)
{
    return locale.language() == QLocale::Korean ? QStringLiteral("ko") : QStringLiteral("en");
}

} // namespace chronolane
