// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline.h"

#include "models/reading/readerregistry.h"
#include "models/translation.h"
#include "models/zones/ianazonerules.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>

namespace chronolane {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

unsigned bit(Command command)
{
    return 1U << static_cast<unsigned>(command);
}

const unsigned Every = bit(Command::Window) | bit(Command::Inspect) | bit(Command::Export) | bit(Command::Convert);

struct OptionRow
{
    unsigned commands;
    QStringList names;       ///< the last one is the long name
    const char *valueName;   ///< nullptr for a flag
    const char *description;
};

/// The contract's options. QT_TRANSLATE_NOOP marks what tr() looks up later.
QList<OptionRow> optionRows()
{
    const auto name = [](const char *longName) { return QStringList(QString::fromLatin1(longName)); };
    const unsigned inspect = bit(Command::Inspect);
    const unsigned picture = bit(Command::Export);
    const unsigned writing = picture | bit(Command::Convert);
    return {
        {inspect, name("json"), nullptr, QT_TRANSLATE_NOOP("CommandLine", "Write the document instead of a table.")},
        {inspect, name("report"), nullptr,
         QT_TRANSLATE_NOOP("CommandLine", "Write what became of each line of the files.")},
        {writing, {QStringLiteral("o"), QStringLiteral("output")}, "OUT",
         QT_TRANSLATE_NOOP("CommandLine", "The file to write; - is standard output.")},
        {picture, name("to-format"), "FORMAT",
         QT_TRANSLATE_NOOP("CommandLine", "png, jpg, webp, svg, pdf, csv, md or ics, where the ending of OUT does not tell; several with {ext} in OUT.")},
        {picture, name("preset"), "PRESET",
         QT_TRANSLATE_NOOP("CommandLine", "Size for a purpose: slide, column, a4, letter, poster or thumbnail.")},
        {picture, name("size"), "WxH",
         QT_TRANSLATE_NOOP("CommandLine", "Size of the picture before scaling (1920x1080).")},
        {picture, name("scale"), "N", QT_TRANSLATE_NOOP("CommandLine", "Pixels per unit of size (1).")},
        {picture, name("dpi"), "N",
         QT_TRANSLATE_NOOP("CommandLine", "Pixels an inch, as the file says; without --scale, also that fine (96).")},
        {picture, name("theme"), "THEME", QT_TRANSLATE_NOOP("CommandLine", "light, dark, high-contrast or print.")},
        {picture, name("scope"), "SCOPE",
         QT_TRANSLATE_NOOP("CommandLine", "all; core: without what was told or done long after; view: the core as the window opens it, with times since T0 (a record does not say which part of it was shown); range: --from and --to.")},
        {picture, name("from"), "T", QT_TRANSLATE_NOOP("CommandLine", "Begin at this ISO 8601 time.")},
        {picture, name("to"), "T", QT_TRANSLATE_NOOP("CommandLine", "End at this ISO 8601 time.")},
        {picture, name("lanes"), "LANES",
         QT_TRANSLATE_NOOP("CommandLine", "Lanes to show: impact,causes,remediation,status,follow-up.")},
        {picture, name("without"), "PARTS",
         QT_TRANSLATE_NOOP("CommandLine", "Parts to leave out: title,metrics,t0,legend,notes,footer.")},
        {picture, name("draft"), nullptr, QT_TRANSLATE_NOOP("CommandLine", "Say across the picture that it is a draft.")},
        {picture, name("pages"), "N",
         QT_TRANSLATE_NOOP("CommandLine", "Pages of a PDF, over which the axis goes on (1).")},
        {picture, name("svg-text"), "HOW",
         QT_TRANSLATE_NOOP("CommandLine", "Text of an SVG: text, or outlines, which need no font.")},
        {picture, name("names"), "HOW",
         QT_TRANSLATE_NOOP("CommandLine", "Names of authors: stated, or roles, which replace them.")},
        {picture, name("jobs"), "N", QT_TRANSLATE_NOOP("CommandLine", "Make that many files at the same time (1).")},
        {picture, name("relative"), nullptr,
         QT_TRANSLATE_NOOP("CommandLine", "Show times since the start of the impact, too.")},
        {picture, name("incident"), "ID", QT_TRANSLATE_NOOP("CommandLine", "The incident to draw, if there are several.")},
        {inspect | picture, name("zone"), "ZONE", QT_TRANSLATE_NOOP("CommandLine", "The zone in which times are shown.")},
        {picture, name("second-zone"), "ZONE",
         QT_TRANSLATE_NOOP("CommandLine", "Another zone whose times are shown, too.")},
        {Every & ~picture, name("lang"), "en|ko", QT_TRANSLATE_NOOP("CommandLine", "The language.")},
        {picture, name("lang"), "en|ko|en,ko",
         QT_TRANSLATE_NOOP("CommandLine", "The language, or several with {lang} in OUT.")},
        {Every, name("zone-hint"), "ZONE", QT_TRANSLATE_NOOP("CommandLine", "The zone of times that name none.")},
        {Every, name("year"), "YYYY", QT_TRANSLATE_NOOP("CommandLine", "The year of dates that name none.")},
        {Every, name("format"), "NAME",
         QT_TRANSLATE_NOOP("CommandLine", "Read the files as this form instead of recognising it.")},
        {Every, name("join"), nullptr,
         QT_TRANSLATE_NOOP("CommandLine", "Join what several files tell of one incident.")},
        {Every, name("force"), nullptr, QT_TRANSLATE_NOOP("CommandLine", "Overwrite files.")},
        {Every, name("quiet"), nullptr, QT_TRANSLATE_NOOP("CommandLine", "Say nothing but failures.")},
    };
}

struct CommandName
{
    const char *name;
    Command command;
};
constexpr std::array<CommandName, 3> CommandNames = {{
    {"inspect", Command::Inspect},
    {"export", Command::Export},
    {"convert", Command::Convert},
}};

CommandLineExit misuse(const QString &message)
{
    return {2, message};
}

QString helpText(const QCommandLineParser &parser, Command command)
{
    QString usage = Words::tr("Usage:") + QStringLiteral("\n  chronolane [FILE…]\n  chronolane inspect [--json|--report] FILE…\n"
                                                  "  chronolane export FILE… -o OUT\n"
                                                  "  chronolane convert FILE… -o OUT.json\n");
    if (command == Command::Window)
        usage += QLatin1Char('\n') + Words::tr("chronolane COMMAND --help lists the options of a command.") + QLatin1Char('\n');
    // The parser's own text begins with its usage line, which knows nothing of commands.
    const QString options = parser.helpText();
    return usage + QLatin1Char('\n') + options.mid(options.indexOf(QLatin1Char('\n')) + 1).trimmed()
        + QLatin1Char('\n');
}

/// Only an export may speak several languages: "en,ko".
QString checkLanguages(CommandLine &line)
{
    const QString given = line.values.value(QStringLiteral("lang"));
    line.languages = line.has(QStringLiteral("lang")) ? given.split(QLatin1Char(',')) : QStringList(line.language);
    line.languages.removeDuplicates();
    const bool areKnown = std::ranges::all_of(line.languages, [](const QString &language) {
        return supportedLanguages().contains(language);
    });
    if (!areKnown || (line.languages.size() > 1 && line.command != Command::Export))
        return Words::tr("The languages are en and ko, not “%1”.").arg(given);
    return {};
}

/// The values that every command checks in the same way; an empty text if all are right.
QString checkCommonValues(CommandLine &line)
{
    const IanaZoneRules zones;
    for (const auto &option : {QStringLiteral("zone-hint"), QStringLiteral("zone"), QStringLiteral("second-zone")}) {
        if (line.has(option) && !zones.isKnown(line.values.value(option).toStdString()))
            return Words::tr("“%1” is no time zone.").arg(line.values.value(option));
    }
    line.reading.zoneHint = line.values.value(QStringLiteral("zone-hint")).toStdString();
    if (line.has(QStringLiteral("year"))) {
        bool isNumber = false;
        const int year = line.values.value(QStringLiteral("year")).toInt(&isNumber);
        if (!isNumber || year < 1400 || year > 9999)
            return Words::tr("“%1” is no year.").arg(line.values.value(QStringLiteral("year")));
        line.reading.yearHint = year;
    }
    if (const QString wrong = checkLanguages(line); !wrong.isEmpty())
        return wrong;
    line.reading.format = line.values.value(QStringLiteral("format")).toStdString();
    const ReaderRegistry registry = ReaderRegistry::standard();
    if (!line.reading.format.empty() && registry.find(line.reading.format) == nullptr) {
        QStringList names;
        for (const auto &reader : registry.readers())
            names << QString::fromUtf8(reader->name().data(), static_cast<qsizetype>(reader->name().size()));
        return Words::tr("There is no form “%1”; there are: %2.")
            .arg(line.values.value(QStringLiteral("format")), names.join(QStringLiteral(", ")));
    }
    return {};
}

QString checkFiles(const CommandLine &line)
{
    if (line.files.count(QStringLiteral("-")) > 1)
        return Words::tr("Standard input can be read only once.");
    if (line.command != Command::Window && line.files.isEmpty())
        return Words::tr("Name a file to read; - is standard input.");
    if (line.has(QStringLiteral("json")) && line.has(QStringLiteral("report")))
        return Words::tr("Choose one of --json and --report.");
    if ((line.command == Command::Convert || line.command == Command::Export)
        && line.values.value(QStringLiteral("output")).isEmpty())
        return Words::tr("Name the file to write with -o; - is standard output.");
    return {};
}

} // namespace

Command commandOf(const QStringList &arguments)
{
    for (const CommandName &entry : CommandNames) {
        if (!arguments.isEmpty() && arguments.front() == QLatin1String(entry.name))
            return entry.command;
    }
    return Command::Window;
}

QString languageOf(const QStringList &arguments)
{
    const QString option = QStringLiteral("--lang");
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        if (arguments.at(i) == option && i + 1 < arguments.size())
            return arguments.at(i + 1).section(QLatin1Char(','), 0, 0);
        if (arguments.at(i).startsWith(option + QLatin1Char('=')))
            return arguments.at(i).mid(option.size() + 1).section(QLatin1Char(','), 0, 0);
    }
    return languageFor(QLocale::system());
}

Result<CommandLine, CommandLineExit> parseCommandLine(const QStringList &arguments, UtcTime now)
{
    CommandLine line;
    line.command = commandOf(arguments);
    QCommandLineParser parser;
    for (const OptionRow &row : optionRows()) {
        if ((row.commands & bit(line.command)) == 0)
            continue;
        QCommandLineOption option(row.names, Words::tr(row.description));
        if (row.valueName != nullptr)
            option.setValueName(QString::fromLatin1(row.valueName));
        parser.addOption(option);
    }
    // Not the parser's own help option, which comes with one for options that only concern windows.
    const QCommandLineOption help({QStringLiteral("h"), QStringLiteral("help")}, Words::tr("Show this help."));
    parser.addOption(help);
    const QCommandLineOption version = parser.addVersionOption();
    // The parser takes the first argument for the program's name, which the command may stand for.
    const bool isParsed = parser.parse(line.command == Command::Window ? QStringList(QString()) + arguments : arguments);
    if (!isParsed)
        return misuse(parser.errorText());
    if (parser.isSet(help))
        return CommandLineExit{0, helpText(parser, line.command)};
    if (parser.isSet(version))
        return CommandLineExit{0, QStringLiteral("chronolane " CHRONOLANE_VERSION "\n")};
    for (const OptionRow &row : optionRows()) {
        const QString &name = row.names.last();
        if ((row.commands & bit(line.command)) == 0 || !parser.isSet(name))
            continue;
        if (row.valueName == nullptr)
            line.flags << name;
        else
            line.values.insert(name, parser.value(name));
    }
    line.files = parser.positionalArguments();
    line.reading.now = now;
    line.language = languageOf(arguments);
    line.isForced = line.has(QStringLiteral("force"));
    line.isQuiet = line.has(QStringLiteral("quiet"));
    if (const QString wrong = checkCommonValues(line); !wrong.isEmpty())
        return misuse(wrong);
    if (const QString wrong = checkFiles(line); !wrong.isEmpty())
        return misuse(wrong);
    return line;
}

} // namespace chronolane
