// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/readingreporttext.h"

#include "models/codewords.h"
#include "models/domain/columnline.h"
#include "models/readingreportroles.h"
#include "models/translation.h"

#include <QtGlobal>

#include <array>

namespace chronolane {

namespace {

constexpr auto RoleWords = std::to_array<CodeWord>({
    {"unused", QT_TRANSLATE_NOOP3("chronolane::ReadingReportText", "Not used", "role of a column")},
    {"ignore", QT_TRANSLATE_NOOP3("chronolane::ReadingReportText", "Left out", "role of a column")},
    {"start", QT_TRANSLATE_NOOP3("chronolane::ReadingReportText", "Time or start", "role of a column")},
    {"end", QT_TRANSLATE_NOOP3("chronolane::ReadingReportText", "End", "role of a column")},
    {"date", QT_TRANSLATE_NOOP3("chronolane::ReadingReportText", "Date", "role of a column")},
    {"time", QT_TRANSLATE_NOOP3("chronolane::ReadingReportText", "Time of day", "role of a column")},
    {"end-time", QT_TRANSLATE_NOOP3("chronolane::ReadingReportText", "Time of day of the end", "role of a column")},
    {"duration", QT_TRANSLATE_NOOP3("chronolane::ReadingReportText", "Duration", "role of a column")},
    {"text", QT_TRANSLATE_NOOP3("chronolane::ReadingReportText", "Text", "role of a column")},
    {"title", QT_TRANSLATE_NOOP3("chronolane::ReadingReportText", "Title", "role of a column")},
    {"summary", QT_TRANSLATE_NOOP3("chronolane::ReadingReportText", "Summary", "role of a column")},
    {"root-cause", QT_TRANSLATE_NOOP3("chronolane::ReadingReportText", "Root cause", "role of a column")},
    {"kind", QT_TRANSLATE_NOOP3("chronolane::ReadingReportText", "Kind", "role of a column")},
    {"lane", QT_TRANSLATE_NOOP3("chronolane::ReadingReportText", "Lane", "role of a column")},
    {"stage", QT_TRANSLATE_NOOP3("chronolane::ReadingReportText", "Stage", "role of a column")},
    {"severity", QT_TRANSLATE_NOOP3("chronolane::ReadingReportText", "Severity", "role of a column")},
    {"id", QT_TRANSLATE_NOOP3("chronolane::ReadingReportText", "Id of the incident", "role of a column")},
    {"author", QT_TRANSLATE_NOOP3("chronolane::ReadingReportText", "Author", "role of a column")},
    {"components", QT_TRANSLATE_NOOP3("chronolane::ReadingReportText", "Components", "role of a column")},
    {"organization", QT_TRANSLATE_NOOP3("chronolane::ReadingReportText", "Organization", "role of a column")},
    {"regions", QT_TRANSLATE_NOOP3("chronolane::ReadingReportText", "Regions", "role of a column")},
    {"tags", QT_TRANSLATE_NOOP3("chronolane::ReadingReportText", "Tags", "role of a column")},
    {"zone", QT_TRANSLATE_NOOP3("chronolane::ReadingReportText", "Time zone", "role of a column")},
    {"precision", QT_TRANSLATE_NOOP3("chronolane::ReadingReportText", "Precision", "role of a column")},
    {"end-precision", QT_TRANSLATE_NOOP3("chronolane::ReadingReportText", "Precision of the end", "role of a column")},
    {"certainty", QT_TRANSLATE_NOOP3("chronolane::ReadingReportText", "Certainty", "role of a column")},
    {"end-certainty", QT_TRANSLATE_NOOP3("chronolane::ReadingReportText", "Certainty of the end", "role of a column")},
    {"earliest", QT_TRANSLATE_NOOP3("chronolane::ReadingReportText", "Not before", "role of a column")},
    {"latest", QT_TRANSLATE_NOOP3("chronolane::ReadingReportText", "Not after", "role of a column")},
    {"updates", QT_TRANSLATE_NOOP3("chronolane::ReadingReportText", "Status updates (JSON)", "role of a column")},
});

constexpr std::string_view TimeOf = "at:";

} // namespace

ReadingReportText::ReadingReportText(const DisplayText &text)
    : m_text(text)
{
}

QString ReadingReportText::tr(const char *source, const char *comment, int n) const
{
    return m_text.translation().translate("chronolane::ReadingReportText", source, comment, n);
}

QString ReadingReportText::column(int column) const
{
    switch (column) {
    case report_column::Place: return tr("Line", "column: number of the line");
    case report_column::Fate: return tr("Read as", "column: what became of a line");
    case report_column::Words: return tr("Words", "column: what the line says");
    case report_column::Event: return tr("Event", "column: what was made of a line");
    case report_column::Reason: return tr("Why", "column");
    default: return {};
    }
}

QString ReadingReportText::reason(const ReportLine &line) const
{
    if (line.reason.empty())
        return {};
    const std::optional<ColumnChoice> column = columnOf(line);
    if (!column)
        return m_text.reason(line.reason);
    return tr("column %1: %2", "a column of a table and its role")
        .arg(QString::fromStdString(column->column), columnRole(column->role));
}

QString ReadingReportText::event(const Event &event) const
{
    QString time = m_text.timeOf(event);
    if (event.start)
        time += QLatin1Char(' ') + m_text.zoneAbbreviation(*event.start);
    QString what = m_text.kind(event.kind);
    if (event.stage != Stage::None)
        what += QStringLiteral(" · ") + m_text.stage(event.stage);
    return QStringLiteral("%1 · %2").arg(time, what);
}

QString ReadingReportText::count(LineFate fate, int n) const
{
    switch (fate) {
    case LineFate::Dated: return tr("%n dated", "lines of a source", n);
    case LineFate::Relative: return tr("%n dated by others", "lines of a source", n);
    case LineFate::Undated: return tr("%n without a time", "lines of a source", n);
    case LineFate::Context: return tr("%n context", "lines of a source", n);
    case LineFate::Prose: return tr("%n text", "lines of a source", n);
    case LineFate::Skipped: return tr("%n skipped", "lines of a source", n);
    }
    Q_UNREACHABLE();
}

QString ReadingReportText::counts(const std::vector<ReportLine> &lines) const
{
    std::array<int, static_cast<std::size_t>(LineFate::Skipped) + 1> numbers{};
    for (const ReportLine &line : lines)
        ++numbers[static_cast<std::size_t>(line.fate)];
    QStringList parts;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (numbers[i] > 0)
            parts << count(static_cast<LineFate>(i), numbers[i]);
    }
    return parts.join(QStringLiteral(" · "));
}

QString ReadingReportText::columnRole(const std::string &role) const
{
    if (role.starts_with(TimeOf)) {
        const std::string word = role.substr(TimeOf.size());
        if (const std::optional<Stage> stage = stageFromName(word))
            return tr("Time of: %1", "role of a column").arg(m_text.stage(*stage));
        if (const std::optional<EventKind> kind = eventKindFromName(word))
            return tr("Time of: %1", "role of a column").arg(m_text.kind(*kind));
    }
    const CodeWord *word = findCodeWord(RoleWords, role);
    return word == nullptr ? QString::fromStdString(role) : tr(word->words.source, word->words.comment);
}

std::vector<std::string> ReadingReportText::columnRoles()
{
    std::vector<std::string> roles;
    for (const CodeWord &word : RoleWords) {
        if (word.code != "unused")   // reading says so; a person says "ignore"
            roles.emplace_back(word.code);
    }
    return roles;
}

QString ReadingReportText::place(const ReportLine &line)
{
    return line.line > 0 ? QString::number(line.line) : QString();
}

QString ReadingReportText::words(const ReportLine &line, std::string_view source, std::size_t longest)
{
    const Evidence &place = line.place;
    if (place.hasPointer)
        return QString::fromStdString(place.pointer.str());
    if (!place.hasRange() || place.end > source.size())
        return {};
    const std::string_view all = source.substr(place.begin, place.end - place.begin);
    QString words = QString::fromUtf8(all.data(), static_cast<qsizetype>(std::min(all.size(), longest * 3))).simplified();
    const bool isCut = all.size() > longest * 3 || words.size() > static_cast<qsizetype>(longest);
    if (!isCut)
        return words;
    words.truncate(static_cast<qsizetype>(longest));
    // A character that the cut went through.
    while (!words.isEmpty() && (words.back().isHighSurrogate() || words.back() == QChar::ReplacementCharacter))
        words.chop(1);
    return words + QStringLiteral("…");
}

} // namespace chronolane
