// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/languagecontroller.h"

#include "models/translation.h"
#include "translations/embeddedtranslations.h"

#include <QCoreApplication>
#include <QFontDatabase>
#include <QLibraryInfo>
#include <QLocale>

namespace chronolane {

LanguageController::LanguageController(QObject *parent)
    : QObject(parent)
{
    registerEmbeddedTranslations();
}

LanguageController::~LanguageController()
{
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
}

void LanguageController::setLanguage(const QString &language)
{
    if (language == m_language || !supportedLanguages().contains(language))
        return;
    m_language = language;
    const QLocale locale = Translation::forLanguage(language)->locale();
    QLocale::setDefault(locale);
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
    // Qt's English is its source text: there may be no file for it, and none is needed.
    if (m_qt.load(QStringLiteral("qtbase_") + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    if (m_own.load(QStringLiteral(":/i18n/chronolane_%1.qm").arg(language)))
        QCoreApplication::installTranslator(&m_own);
    emit languageChanged(language);
}

bool LanguageController::canShowKorean()
{
    return !QFontDatabase::families(QFontDatabase::Korean).isEmpty();
}

} // namespace chronolane
