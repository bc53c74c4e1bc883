// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTranslator>

namespace chronolane {

/// The sentences of the commands and of Qt in one language, for as long as it lives. The application must exist.
class CommandLanguage
{
public:
    /// `language` is "en" or "ko"; any other is English.
    explicit CommandLanguage(const QString &language);

private:
    QTranslator m_ours;
    QTranslator m_qts;
};

} // namespace chronolane
