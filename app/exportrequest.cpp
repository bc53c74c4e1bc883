// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exportrequest.h"

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

QString readScale(const QString &value, ExportRequest &request)
{
    bool isNumber = false;
    request.picture.scale = value.toDouble(&isNumber);
    // Written so that a not-a-number is refused, too.
    if (isNumber && request.picture.scale > 0 && request.picture.scale <= ExportOptions::MaxScale)
        return {};
    return Words::tr("“%1” is no scale above 0 and up to %2.").arg(value).arg(ExportOptions::MaxScale);
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
    request.isCore = value == QLatin1String("core");
    if (request.isCore || value == QLatin1String("all"))
        return {};
    return Words::tr("The scopes are all and core, not “%1”.").arg(value);
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

constexpr OptionEntry Options[] = {
    {"size", readSize}, {"scale", readScale}, {"theme", readTheme}, {"scope", readScope},
    {"from", readFrom}, {"to", readTo},       {"lanes", readLanes},
};

/// The format by --to-format, else by the ending; standard output without either is a PNG.
QString readFormat(const CommandLine &line, ExportRequest &request)
{
    QString name = line.values.value(QStringLiteral("to-format"));
    if (name.isEmpty())
        name =
            request.output == QLatin1String("-") ? QStringLiteral("png") : QFileInfo(request.output).suffix();
    const auto format = exportFormatFromName(name);
    if (!format)
        return describe(ExportError{ExportErrorCode::UnknownFormat, name});
    request.picture.format = *format;
    return {};
}

} // namespace

Result<ExportRequest, QString> exportRequest(const CommandLine &line)
{
    ExportRequest request;
    request.output = line.values.value(QStringLiteral("output"));
    request.incidentId = line.values.value(QStringLiteral("incident"));
    request.zone = line.values.value(QStringLiteral("zone")).toStdString();
    request.picture.showsRelativeRow = line.has(QStringLiteral("relative"));
    for (const OptionEntry &option : Options) {
        const QString name = QLatin1String(option.name);
        if (!line.has(name))
            continue;
        if (const QString wrong = option.read(line.values.value(name), request); !wrong.isEmpty())
            return wrong;
    }
    if (const QString wrong = readFormat(line, request); !wrong.isEmpty())
        return wrong;
    if (const ExportOutcome error = checkSize(request.picture))
        return describe(*error);
    return request;
}

} // namespace chronolane
