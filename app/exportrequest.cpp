// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exportrequest.h"

#include "app/exportnames.h"
#include "widgets/export/exportpreset.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace chronolane {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

/// Reads one option into the request; the answer is the sentence if it is wrong, else empty. Not called where
/// the option was not given.
using OptionReader = QString (*)(const QString &value, ExportRequest &request);

QString readSize(const QString &value, ExportRequest &request)
{
    static const QRegularExpression form(QStringLiteral("^(\\d{1,9})[x×](\\d{1,9})$"));
    const QRegularExpressionMatch match = form.match(value);
    if (!match.hasMatch())
        return Words::tr("“%1” is no size such as 1920x1080.").arg(value);
    request.picture.size = QSize(match.captured(1).toInt(), match.captured(2).toInt());
    return {};
}

QString readPreset(const QString &value, ExportRequest &request)
{
    const ExportPreset *preset = findExportPreset(value);
    if (preset) {
        request.picture.size = preset->size;
        return {};
    }
    QStringList names;
    for (const ExportPreset &known : exportPresets())
        names << QLatin1String(known.name);
    return Words::tr("The presets are %1, not “%2”.").arg(names.join(QStringLiteral(", ")), value);
}

QString readSvgText(const QString &value, ExportRequest &request)
{
    request.picture.drawsTextAsOutlines = value == QLatin1String("outlines");
    if (request.picture.drawsTextAsOutlines || value == QLatin1String("text"))
        return {};
    return Words::tr("The text of an SVG is text or outlines, not “%1”.").arg(value);
}

QString readNames(const QString &value, ExportRequest &request)
{
    request.replacesNames = value == QLatin1String("roles");
    if (request.replacesNames || value == QLatin1String("stated"))
        return {};
    return Words::tr("Names are stated or roles, not “%1”.").arg(value);
}

/// What a picture may be without.
struct Part
{
    const char *name;
    bool ExportOptions::*isShown;
};

constexpr Part Parts[] = {
    {"title", &ExportOptions::showsTitle},   {"metrics", &ExportOptions::showsMetrics},
    {"t0", &ExportOptions::showsT0},         {"legend", &ExportOptions::showsLegend},
    {"notes", &ExportOptions::showsNotes},   {"footer", &ExportOptions::showsFooter},
};

QString readWithout(const QString &value, ExportRequest &request)
{
    for (const QString &name : value.split(QLatin1Char(','))) {
        const auto *part = std::ranges::find(Parts, name, [](const Part &known) { return QLatin1String(known.name); });
        if (part == std::end(Parts))
            return Words::tr("A picture may be without title, metrics, t0, legend, notes and footer, not “%1”.").arg(name);
        request.picture.*part->isShown = false;
    }
    return {};
}

QString readPages(const QString &value, ExportRequest &request)
{
    bool isNumber = false;
    request.picture.pages = value.toInt(&isNumber);
    if (isNumber && request.picture.pages >= 1 && request.picture.pages <= ExportOptions::MaxPages)
        return {};
    return Words::tr("“%1” is no number of pages from 1 to %2.").arg(value).arg(ExportOptions::MaxPages);
}

QString readJobs(const QString &value, ExportRequest &request)
{
    constexpr int MaxJobs = 64;
    bool isNumber = false;
    request.jobs = value.toInt(&isNumber);
    if (isNumber && request.jobs >= 1 && request.jobs <= MaxJobs)
        return {};
    return Words::tr("“%1” is no number of jobs from 1 to %2.").arg(value).arg(MaxJobs);
}

QString readScale(const QString &value, ExportRequest &request)
{
    bool isNumber = false;
    request.picture.scale = value.toDouble(&isNumber);
    // Written so that a not-a-number is refused, too.
    if (isNumber && request.picture.scale > 0 && request.picture.scale <= ExportOptions::MaxScale)
        return {};
    return Words::tr("“%1” is no scale above 0 and up to %2.").arg(value).arg(ExportOptions::MaxScale);
}

QString readDpi(const QString &value, ExportRequest &request)
{
    bool isNumber = false;
    const int dpi = value.toInt(&isNumber);
    if (!isNumber || dpi < ExportOptions::MinDpi || dpi > ExportOptions::MaxDpi) {
        return Words::tr("“%1” is no number of pixels an inch from %2 to %3.")
            .arg(value)
            .arg(ExportOptions::MinDpi)
            .arg(ExportOptions::MaxDpi);
    }
    request.picture.dpi = dpi;
    return {};
}

QString readTheme(const QString &value, ExportRequest &request)
{
    const auto theme = themeFromName(value.toStdString());
    if (!theme)
        return Words::tr("The themes are light, dark, high-contrast and print, not “%1”.").arg(value);
    request.picture.theme = *theme;
    return {};
}

QString readScope(const QString &value, ExportRequest &request)
{
    // The window opens a record at its core and counts from T0; no record says which time was shown of it.
    request.isView = value == QLatin1String("view");
    request.isCore = value == QLatin1String("core") || request.isView;
    if (request.isView)
        request.picture.showsRelativeRow = true;
    if (request.isCore || value == QLatin1String("all") || value == QLatin1String("range"))
        return {};
    return Words::tr("The scopes are all, core, view and range, not “%1”.").arg(value);
}

QString readInstant(const QString &value, std::optional<IsoInstant> &instant)
{
    instant = parseIso8601(value.toStdString());
    return instant ? QString() : Words::tr("“%1” is no ISO 8601 time such as 2026-08-24T17:14.").arg(value);
}

QString readFrom(const QString &value, ExportRequest &request)
{
    return readInstant(value, request.from);
}

QString readTo(const QString &value, ExportRequest &request)
{
    return readInstant(value, request.to);
}

QString readLanes(const QString &value, ExportRequest &request)
{
    for (const QString &name : value.split(QLatin1Char(','))) {
        const auto lane = laneFromName(name.trimmed().toStdString());
        if (!lane) {
            return Words::tr("The lanes are impact, causes, remediation, status and follow-up, not “%1”.")
                .arg(name.trimmed());
        }
        if (std::ranges::find(request.lanes, *lane) == request.lanes.end())
            request.lanes.push_back(*lane);
    }
    return {};
}

struct OptionEntry
{
    const char *name;
    OptionReader read;
};

/// In this order, so that a size said beside a preset counts.
constexpr OptionEntry Options[] = {
    {"preset", readPreset}, {"svg-text", readSvgText}, {"names", readNames}, {"jobs", readJobs}, {"pages", readPages}, {"without", readWithout},
    {"size", readSize}, {"scale", readScale}, {"dpi", readDpi}, {"theme", readTheme}, {"scope", readScope},
    {"from", readFrom}, {"to", readTo},       {"lanes", readLanes},
};

/// The formats by --to-format, else the one of the ending; standard output without either is a PNG.
QString readFormats(const CommandLine &line, ExportRequest &request)
{
    QString names = line.values.value(QStringLiteral("to-format"));
    if (names.isEmpty())
        names =
            request.output == QLatin1String("-") ? QStringLiteral("png") : QFileInfo(request.output).suffix();
    for (const QString &name : names.split(QLatin1Char(','))) {
        const auto format = exportFormatFromName(name.trimmed());
        if (!format)
            return describe(ExportError{ExportErrorCode::UnknownFormat, name});
        if (std::ranges::find(request.formats, *format) == request.formats.end())
            request.formats.push_back(*format);
    }
    for (const ExportFormat format : request.formats) {
        if (request.picture.pages > 1 && isPicture(format) && format != ExportFormat::Pdf)
            return Words::tr("Only a PDF has several pages, not a %1.").arg(suffixOf(format).toUpper());
        request.picture.format = format;
        if (const ExportOutcome error = checkSize(request.picture))
            return describe(*error);
    }
    return {};
}

} // namespace

Result<ExportRequest, QString> exportRequest(const CommandLine &line)
{
    ExportRequest request;
    request.output = line.values.value(QStringLiteral("output"));
    if (const QString unknown = unknownPatternWord(request.output); !unknown.isEmpty())
        return Words::tr("“%1” is no word of a name; they are {id}, {date}, {lang}, {n} and {ext}.").arg(unknown);
    if (QFileInfo(request.output).isDir())
        return Words::tr("“%1” is a folder; the name of a file is missing, such as {id}.png.").arg(request.output);
    request.incidentId = line.values.value(QStringLiteral("incident"));
    request.zone = line.values.value(QStringLiteral("zone")).toStdString();
    request.languages = line.languages;
    request.picture.isDraft = line.has(QStringLiteral("draft"));
    request.picture.secondZone = line.values.value(QStringLiteral("second-zone")).toStdString();
    request.picture.showsRelativeRow = line.has(QStringLiteral("relative"));
    for (const OptionEntry &option : Options) {
        const QString name = QLatin1String(option.name);
        if (!line.has(name))
            continue;
        if (const QString wrong = option.read(line.values.value(name), request); !wrong.isEmpty())
            return wrong;
    }
    if (request.picture.dpi && !line.has(QStringLiteral("scale")))
        request.picture.scale = *request.picture.dpi / 96.0;
    if (line.values.value(QStringLiteral("scope")) == QLatin1String("range") && !request.from && !request.to)
        return Words::tr("--scope range needs --from or --to.");
    if (const QString wrong = readFormats(line, request); !wrong.isEmpty())
        return wrong;
    return request;
}

} // namespace chronolane
