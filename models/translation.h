// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>
#include <QTranslator>

#include <memory>

namespace chronolane {

/// One language of the program: its sentences and its locale, independent of what the application has installed, so
/// that two exports in two languages can run side by side. Immutable, safe to share between threads.
class Translation
{
public:
    /// `language` is "en" or "ko"; any other falls back to English. Shared: each language is loaded once.
    [[nodiscard]] static std::shared_ptr<const Translation> forLanguage(const QString &language);

    [[nodiscard]] const QString &language() const { return m_language; }
    [[nodiscard]] const QLocale &locale() const { return m_locale; }
    [[nodiscard]] bool isKorean() const { return m_language == QLatin1String("ko"); }

    /// The sentence in this language; `%n` is replaced by `n` where it is not negative.
    [[nodiscard]] QString translate(const char *context, const char *source, const char *comment, int n) const;

    explicit Translation(QString language);
    Translation(const Translation &) = delete;
    Translation &operator=(const Translation &) = delete;

private:
    QString m_language;
    QLocale m_locale;
    QTranslator m_translator;
};

/// The languages that the program speaks, as BCP 47 tags.
[[nodiscard]] QStringList supportedLanguages();

/// The supported language that fits a locale best; English if none does.
[[nodiscard]] QString languageFor(const QLocale &locale);

} // namespace chronolane
