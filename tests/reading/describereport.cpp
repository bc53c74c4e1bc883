// SPDX-License-Identifier: GPL-3.0-or-later
#include "describereport.h"

#include "models/zones/ianazonerules.h"

#include <QFile>
#include <QTest>

namespace chronolane::test {

namespace {

std::string shown(const LocalizedText &text)
{
    constexpr std::size_t Longest = 60;
    const LocalizedText::Entry *best = text.best("en");
    if (best == nullptr)
        return "-";
    std::string words = best->second.substr(0, Longest);
    while (!words.empty() && words.size() < best->second.size()
           && (static_cast<unsigned char>(best->second[words.size()]) & 0xC0U) == 0x80U)
        words.pop_back();   // do not cut a character
    std::string result;
    for (const char c : words)
        result += c == '\n' ? "⏎" : std::string(1, c);
    return result;
}

std::string joined(const std::vector<std::string> &names)
{
    std::string result;
    for (const std::string &name : names)
        result += (result.empty() ? "" : ", ") + name;
    return result;
}

std::string places(const std::vector<Evidence> &evidence)
{
    std::string result = " @";
    for (const Evidence &place : evidence) {
        result += ' ';
        if (place.hasPointer)
            result += place.pointer.empty() ? "(document)" : place.pointer;
        if (place.hasRange())
            result += '[' + std::to_string(place.begin) + ',' + std::to_string(place.end) + ')';
    }
    return result;
}

std::string instant(const std::optional<UtcTime> &time)
{
    return time ? formatIso8601(*time) : "-";
}

std::string side(Precision precision, Basis basis, bool isApproximate)
{
    std::string result;
    if (precision != Precision::Second)
        result += ' ' + std::string(name(precision));
    if (basis != Basis::Stated)
        result += ' ' + std::string(name(basis));
    return result + (isApproximate ? " approximate" : "");
}

std::string describe(const Event &event)
{
    std::string line = "  " + event.id + ' ' + std::string(name(event.kind));
    if (event.stage != Stage::None)
        line += '/' + std::string(name(event.stage));
    line += ' ' + instant(event.start);
    if (event.start)
        line += side(event.precision, event.basis, event.approximate);
    if (event.end)
        line += " .. " + instant(event.end) + side(event.endPrecision, event.endBasis, event.approximateEnd);
    line += event.openEnded ? " .. open" : "";
    line += event.used ? "" : " unused";
    line += event.conflictsWith.empty() ? "" : " conflicts " + joined(event.conflictsWith);
    line += event.author.empty() ? "" : " by " + event.author.str();
    line += event.components.empty() ? "" : " [" + joined(event.components) + ']';
    return line + " | " + shown(event.text) + places(event.evidence) + '\n';
}

std::string arguments(const std::vector<DiagnosticArgument> &all)
{
    std::string result;
    for (const DiagnosticArgument &argument : all)
        result += ' ' + argument.name + '=' + argument.value;
    return result;
}

std::string describe(const Incident &incident)
{
    std::string text = "incident " + incident.id + " | "
        + (incident.organization.empty() ? "-" : incident.organization) + " | " + shown(incident.title) + " | "
        + std::string(name(incident.status)) + " | " + std::string(name(incident.severity));
    if (!incident.severityText.empty())
        text += " (" + incident.severityText + ')';
    text += " | " + instant(incident.declared.start) + " .. " + instant(incident.declared.end) + '\n';
    if (!incident.summary.isEmpty())
        text += "  summary: " + shown(incident.summary) + '\n';
    if (!incident.components.empty())
        text += "  components: " + joined(incident.components) + '\n';
    if (!incident.regions.empty())
        text += "  regions: " + joined(incident.regions) + '\n';
    for (const Event &event : incident.events)
        text += describe(event);
    for (const Diagnostic &diagnostic : incident.diagnostics)
        text += "  ! " + diagnostic.code + arguments(diagnostic.arguments) + places(diagnostic.evidence) + '\n';
    return text;
}

} // namespace

ReadingReport readText(const RecordReader &reader, std::string_view text, const ReadingOptions &options)
{
    static const IanaZoneRules zones;
    ReadingContext context;
    context.zones = &zones;
    RecordInput input;
    input.text = text;
    input.source.id = "s1";
    input.source.name = "record.json";
    input.source.encoding = "UTF-8";
    ReadingOptions known = options;
    known.now = *asUtc({2026, 9, 1});
    return reader.read(input, known, context);
}

std::string fixture(const std::string &path)
{
    QFile file(QStringLiteral(CHRONOLANE_FIXTURES "/") + QString::fromStdString(path));
    if (!file.open(QIODevice::ReadOnly)) {
        QTest::qFail(qPrintable(file.fileName() + QStringLiteral(" cannot be read")), __FILE__, __LINE__);
        return {};
    }
    return file.readAll().toStdString();
}

std::string describe(const ReadingReport &report)
{
    std::string text;
    for (const Incident &incident : report.incidents)
        text += describe(incident);
    for (const ReadingError &error : report.errors)
        text += "error " + std::string(name(error.code)) + arguments(error.arguments)
            + (error.line > 0 ? " line " + std::to_string(error.line) : "") + ' ' + error.pointer
            + (error.isFatal ? " fatal" : "") + '\n';
    return text;
}

} // namespace chronolane::test
