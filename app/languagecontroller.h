// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTranslator>

namespace chronolane {

/// The language of the running window: installs our sentences and Qt's own, so that every widget is told to
/// change at once. There is at most one for an application.
class LanguageController : public QObject
{
    Q_OBJECT

public:
    explicit LanguageController(QObject *parent = nullptr);
    ~LanguageController() override;

    /// "en" or "ko"; nothing happens for the language that is already set.
    void setLanguage(const QString &language);
    [[nodiscard]] const QString &language() const { return m_language; }

    /// Whether some font of this machine has Hangul.
    [[nodiscard]] static bool canShowKorean();

signals:
    /// The translators are installed; widgets have been, or are about to be, sent LanguageChange.
    void languageChanged(const QString &language);

private:
    QString m_language;
    QTranslator m_own;
    QTranslator m_qt;
};

} // namespace chronolane
