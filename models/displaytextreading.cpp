// SPDX-License-Identifier: GPL-3.0-or-later
// DisplayText: what reading noticed and what it could not read.
#include "models/displaytext.h"

#include <algorithm>
#include <charconv>

namespace chronolane {

namespace {

std::string_view argumentOf(const ReadingError &error, std::string_view name)
{
    const auto found = std::find_if(error.arguments.begin(), error.arguments.end(),
                                    [name](const DiagnosticArgument &argument) { return argument.name == name; });
    return found == error.arguments.end() ? std::string_view() : std::string_view(found->value);
}

QString text(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

/// A whole date-time with its offset, as arguments write instants.
std::optional<UtcTime> instantOf(std::string_view value)
{
    const std::optional<IsoInstant> instant = parseIso8601(value);
    return instant && instant->hasTimeOfDay && instant->offsetSeconds ? std::optional(instant->time) : std::nullopt;
}

int countOf(std::string_view digits)
{
    int count = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), count);
    return count;
}

} // namespace

QString DisplayText::shownArgument(const std::string &value) const
{
    if (const std::optional<UtcTime> time = instantOf(value))
        return instantWithZone(*time);
    // A window is written as "start/end"; either may be missing.
    const std::size_t slash = value.find('/');
    if (slash == std::string::npos)
        return QString::fromStdString(value);
    const std::optional<UtcTime> start = instantOf(std::string_view(value).substr(0, slash));
    const std::optional<UtcTime> end = instantOf(std::string_view(value).substr(slash + 1));
    if (start && end)
        return tr("%1 (%2)", "a window of time, then its zone").arg(range(*start, *end), zoneAbbreviation(*start));
    if (start)
        return tr("from %1", "a window of time without an end").arg(instantWithZone(*start));
    return end ? tr("until %1", "a window of time without a start").arg(instantWithZone(*end))
               : QString::fromStdString(value);
}

QString DisplayText::assumedFrom(const Diagnostic &diagnostic) const
{
    const std::string_view from = diagnostic.argument("from");
    if (from == "hint")
        return tr("as you said", "where an assumed zone or year comes from");
    if (from == "newest-date")
        return tr("after the newest date in the record", "where an assumed year comes from");
    if (from == "modified")
        return tr("after the file's last change", "where an assumed year comes from");
    if (from == "today")
        return tr("after today's date", "where an assumed year comes from");
    if (from == "language")
        return tr("because the text is Korean", "where an assumed zone comes from");
    if (from == "context")
        return tr("from the place in which the text stands", "where an assumed date comes from");
    return tr("by default", "where an assumed zone or year comes from");
}

QString DisplayText::argument(const Diagnostic &diagnostic, const char *name) const
{
    return shownArgument(std::string(diagnostic.argument(name)));
}

QString DisplayText::diagnosticSeverity(DiagnosticSeverity severity) const
{
    switch (severity) {
    case DiagnosticSeverity::Information: return tr("Information", "weight of a diagnostic");
    case DiagnosticSeverity::Warning: return tr("Warning", "weight of a diagnostic");
    case DiagnosticSeverity::Error: return tr("Error", "weight of a diagnostic");
    }
    Q_UNREACHABLE();
}

QString DisplayText::diagnostic(const Diagnostic &diagnostic) const
{
    namespace code = diagnostic_code;
    const auto value = [this, &diagnostic](const char *name) { return argument(diagnostic, name); };
    if (diagnostic.code == code::ConflictingTimes)
        return tr("Two tellings of the same fact differ: %1 and %2.").arg(value("first"), value("second"));
    if (diagnostic.code == code::DurationMismatch)
        return tr("The record says %1, but its own times make %2.").arg(value("stated"), value("computed"));
    if (diagnostic.code == code::EndBeforeStart)
        return tr("The end (%2) comes before the start (%1).").arg(value("start"), value("end"));
    if (diagnostic.code == code::OutOfOrder)
        return tr("%1 stands after %2 in the record, but is earlier.").arg(value("time"), value("after"));
    if (diagnostic.code == code::OpenEnded)
        return tr("The end of the impact that started at %1 is not stated.").arg(value("start"));
    if (diagnostic.code == code::UndatedSteps)
        return tr("%n step(s) without a stated time are kept in the tray.", nullptr,
                  countOf(diagnostic.argument("count")));
    if (diagnostic.code == code::UnreadablePart) {
        const QString line = value("line");
        const QString why = reason(std::string(diagnostic.argument("reason")));
        return line.isEmpty() ? tr("Skipped: %1 (%2).").arg(value("what"), why)
                              : tr("Skipped in line %3: %1 (%2).").arg(value("what"), why, line);
    }
    return readingDiagnostic(diagnostic);
}

QString DisplayText::readingDiagnostic(const Diagnostic &diagnostic) const
{
    namespace code = diagnostic_code;
    const auto value = [this, &diagnostic](const char *name) { return argument(diagnostic, name); };
    if (diagnostic.code == code::AssumedZone)
        return tr("The record names no time zone here; %1 is assumed, %2.").arg(value("zone"), assumedFrom(diagnostic));
    if (diagnostic.code == code::AssumedYear)
        return tr("The record names no year here; %1 is assumed, %2.").arg(value("year"), assumedFrom(diagnostic));
    if (diagnostic.code == code::AssumedDate)
        return tr("The record names no date here; %1 is assumed, %2.").arg(value("date"), assumedFrom(diagnostic));
    if (diagnostic.code == code::AmbiguousZone)
        return tr("The abbreviation %1 has several meanings; read as %2.").arg(value("abbreviation"), value("zone"));
    if (diagnostic.code == code::ZoneContradictsDate)
        return tr("%1 is not in force on %3; read as %2.").arg(value("abbreviation"), value("used"), value("date"));
    if (diagnostic.code == code::NonexistentLocalTime)
        return tr("%1 does not exist in %2: the clocks were put forward over it.").arg(value("time"), value("zone"));
    if (diagnostic.code == code::AmbiguousLocalTime)
        return tr("%1 occurs twice in %2: the clocks were put back over it.").arg(value("time"), value("zone"));
    if (diagnostic.code == code::AssumedEncoding)
        return tr("The text does not say its encoding; read as %1.").arg(value("encoding"));
    if (diagnostic.code == code::AssumedDateOrder)
        return tr("The date %1 can be read in two ways; read as %2.").arg(value("text"), value("order"));
    if (diagnostic.code == code::AssumedColumns)
        return tr("The columns were recognised as: %1.").arg(value("columns"));
    if (diagnostic.code == code::RepeatedId)
        return tr("The id %1 occurs again at another time; it is kept as another incident.").arg(value("id"));
    if (diagnostic.code == code::UnknownValue)
        return tr("The value of “%1” is not known: %2. It is kept as worded.").arg(value("member"), value("value"));
    return QString::fromStdString(diagnostic.code);
}

QString DisplayText::place(const QString &name, std::uint64_t line) const
{
    return line == 0 ? name : tr("%1, line %2", "a place in a file").arg(name).arg(line);
}

QString DisplayText::error(const ReadingError &error) const
{
    const auto value = [&error](const char *name) { return text(argumentOf(error, name)); };
    switch (error.code) {
    case ReadingErrorCode::CannotOpen: return tr("cannot be opened: %1").arg(value("reason"));
    case ReadingErrorCode::IsFolder: return tr("is a folder");
    case ReadingErrorCode::Empty: return tr("is empty");
    case ReadingErrorCode::TooLarge:
        return tr("is too large: %1 bytes; the limit is %2").arg(value("size"), value("limit"));
    case ReadingErrorCode::Binary: return tr("is not text");
    case ReadingErrorCode::UndecodableText: return tr("is not valid %1").arg(value("encoding"));
    case ReadingErrorCode::UnknownFormat: return tr("no reader is called “%1”").arg(value("format"));
    case ReadingErrorCode::UnsupportedVersion:
        return tr("was written by a newer version (document version %1)").arg(value("version"));
    case ReadingErrorCode::Cancelled: return tr("reading was cancelled");
    default: return contentError(error);
    }
}

QString DisplayText::contentError(const ReadingError &error) const
{
    const auto value = [&error](const char *name) { return text(argumentOf(error, name)); };
    const QString why = reason(std::string(argumentOf(error, "reason")));
    switch (error.code) {
    case ReadingErrorCode::BrokenJson: return brokenJson(value("reason"), value("found"));
    case ReadingErrorCode::NotAnIncident: return notAnIncident(value("found"), value("detail"));
    case ReadingErrorCode::WrongType:
        return tr("“%1” should be %2, but is %3").arg(value("member"), value("expected"), value("found"));
    case ReadingErrorCode::OutOfRange: return tr("“%1” is out of range: %2").arg(value("member"), value("value"));
    case ReadingErrorCode::LimitExceeded: return limitExceeded(value("limit"), value("value"));
    case ReadingErrorCode::BrokenTable: return tr("broken table: %1").arg(why);
    case ReadingErrorCode::BrokenXml: return tr("broken XML: %1").arg(why);
    case ReadingErrorCode::BrokenCalendar: return tr("broken calendar: %1").arg(why);
    default: break;
    }
    return text(name(error.code));
}

QString DisplayText::brokenJson(const QString &reason, const QString &found) const
{
    if (reason == QLatin1String("unexpected-end"))
        return tr("broken JSON: the text ends before it is complete");
    if (reason == QLatin1String("invalid-string"))
        return tr("broken JSON: a string is not valid (%1)").arg(found);
    if (reason == QLatin1String("invalid-number"))
        return tr("broken JSON: a number is not valid (%1)").arg(found);
    return tr("broken JSON: %1 does not belong here").arg(found);
}

QString DisplayText::notAnIncident(const QString &found, const QString &detail) const
{
    if (found == QLatin1String("json-object"))
        return tr("no incident was found in it; it is a JSON object with %1").arg(detail);
    if (found == QLatin1String("json-array"))
        return tr("no incident was found in it; it is a JSON array");
    if (found == QLatin1String("json-lines"))
        return tr("no incident was found in it; it is JSON Lines of objects with %1").arg(detail);
    if (found == QLatin1String("json-empty"))
        return tr("no incident was found in it; it is JSON without content");
    if (found == QLatin1String("json-scalar"))
        return tr("no incident was found in it; it is a single JSON value");
    if (found == QLatin1String("template"))
        return tr("no incident was found in it; it is a text without times or steps, such as a template");
    if (found == QLatin1String("empty-feed"))
        return tr("no incident was found in it; it is a feed without entries");
    if (found == QLatin1String("empty-calendar"))
        return tr("no incident was found in it; it is a calendar without events");
    if (found == QLatin1String("empty-table"))
        return tr("no incident was found in it; it is a table without rows");
    if (found == QLatin1String("empty-channel"))
        return tr("no incident was found in it; it is a channel without messages");
    if (found == QLatin1String("site-summary"))
        return tr("no incident was found in it; it is the state of a monitored site, whose incidents are the issues of its repository");
    if (found == QLatin1String("html"))
        return tr("no incident was found in it; it is a web page");
    if (found == QLatin1String("xml"))
        return tr("no incident was found in it; it is XML of another kind");
    return tr("no incident was found in it");
}

QString DisplayText::limitExceeded(const QString &limit, const QString &value) const
{
    if (limit == QLatin1String("depth"))
        return tr("arrays and objects stand in each other more than %1 deep").arg(value);
    if (limit == QLatin1String("errors"))
        return tr("more than %1 values are wrong; the others are not listed").arg(value);
    return tr("more than the limit of %1: %2").arg(limit, value);
}

} // namespace chronolane
