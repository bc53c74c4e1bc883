// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/readingoptions.h"
#include "models/domain/result.h"

#include <QHash>
#include <QString>
#include <QStringList>

namespace chronolane {

enum class Command { Window, Inspect, Export, Convert };

/// What the program was asked to do.
struct CommandLine
{
    Command command = Command::Window;
    QStringList files;         ///< as they were named; "-" is standard input
    QString language;          ///< "en" or "ko": the first of --lang, else what the environment asks for
    QStringList languages;     ///< all of them; only an export may have several
    ReadingOptions reading;    ///< --zone-hint, --year, --format; `now` is filled in
    bool isForced = false;     ///< --force: files may be overwritten
    bool isQuiet = false;      ///< --quiet: nothing but failures is said
    QHash<QString, QString> values;   ///< options with a value, by their long name ("output", "zone", "scale" …)
    QStringList flags;                ///< options without one ("json", "relative")

    [[nodiscard]] bool has(const QString &name) const { return flags.contains(name) || values.contains(name); }
};

/// Why there is no command to run: help that was asked for (code 0), or a misuse (code 2).
struct CommandLineExit
{
    int code = 0;
    QString text;   ///< for standard output if code is 0, else for standard error
};

/// Which command the arguments (without the program's name) ask for, before they are read; it decides what kind of
/// application is made.
[[nodiscard]] Command commandOf(const QStringList &arguments);

/// The language that the arguments, or else the environment, ask for.
[[nodiscard]] QString languageOf(const QStringList &arguments);

/// Reads the arguments (without the program's name). Sentences come in the language of the installed translators.
/// `now` is today, for years that nothing else tells.
[[nodiscard]] Result<CommandLine, CommandLineExit> parseCommandLine(const QStringList &arguments, UtcTime now);

} // namespace chronolane
