// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandlanguage.h"

#include "translations/embeddedtranslations.h"

#include <QCoreApplication>
#include <QLibraryInfo>

namespace chronolane {

CommandLanguage::CommandLanguage(const QString &language)
{
    registerEmbeddedTranslations();
    if (m_qts.load(QStringLiteral("qtbase_") + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qts);
    if (m_ours.load(QStringLiteral(":/i18n/chronolane_%1.qm").arg(language)))
        QCoreApplication::installTranslator(&m_ours);
}

} // namespace chronolane
