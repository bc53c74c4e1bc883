// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/postmortemreader.h"

#include "models/reading/describecontent.h"
#include "models/reading/frontmatter/frontmatter.h"
#include "models/reading/incidentbuilder.h"
#include "models/reading/text/htmltext.h"
#include "models/reading/text/incidentsections.h"
#include "models/reading/text/labelledfield.h"
#include "models/reading/text/plannedwork.h"
#include "models/reading/text/prosesections.h"
#include "models/reading/text/prosetext.h"
#include "models/reading/text/prosetimeline.h"
#include "models/reading/text/prosetitle.h"
#include "models/reading/text/readprose.h"
#include "models/reading/text/textview.h"

#include <algorithm>
#include <array>
#include <set>
#include <span>

namespace chronolane {

namespace {

constexpr std::size_t Sample = 32'768;   // bytes that recognising looks at

/// Other forms begin with these; their readers know them better than prose does.
bool isOtherForm(std::string_view text)
{
    constexpr std::array<std::string_view, 5> Beginnings = {"{", "<?xml", "<rss", "<feed", "BEGIN:VCALENDAR"};
    return looksLikeJson(text) || std::any_of(Beginnings.begin(), Beginnings.end(),
                       [text](std::string_view beginning) { return text.starts_with(beginning); });
}

bool isHtml(std::string_view text)
{
    const std::string head = lowered(text.substr(0, 512));
    return head.starts_with("<!doctype html") || head.starts_with("<html") || head.starts_with("<div")
        || head.starts_with("<h1") || head.starts_with("<article") || head.starts_with("<p>");
}

bool tellsOfIncident(std::string_view text)
{
    constexpr std::array<std::string_view, 18> Words = {
        "incident", "outage", "downtime", "postmortem", "post-mortem", "post mortem", "degraded", "degradation",
        "unavailable", "disruption", "root cause", "error rate", "experienced errors", "mitigat", "장애", "복구",
        "정상화", "오류",
    };
    const std::string lower = lowered(text);
    return std::any_of(Words.begin(), Words.end(),
                       [&lower](std::string_view word) { return lower.find(word) != std::string::npos; });
}

/// Weaker words, which need times beside them.
bool tellsOfTrouble(std::string_view text)
{
    constexpr std::array<std::string_view, 44> Words = {
        "problem",  "issue",       "failure",      "error",    "failed", "failing", " down ",     " down.",
        " down\n",  "crash",       "rolled back",  "rolling back", "rollback", "timed out", "stopped", "stuck",
        "broken",   "not working", "not respond",  "restart",  "reboot", "alert",   "paged",      "slow ",
        "실패",     "중단",        "지연",         "느려",     "롤백",   "멈춤",    "멈췄",       "재시작",
        "불가",     "알람",        "호출",         "could not", "cannot", "unable",  "rejected",   "returned 50",
        "delayed",  "delays",   " lost ",     "packet loss",
    };
    const std::string lower = lowered(text);
    return std::any_of(Words.begin(), Words.end(),
                       [&lower](std::string_view word) { return lower.find(word) != std::string::npos; });
}

/// That something is well again, which trouble alone does not make an incident.
bool tellsOfRecovery(std::string_view text)
{
    constexpr std::array<std::string_view, 9> Words = {
        "resolved", "restored", "recovered", "back to normal", "back online", "works again", "work again", "해결", "재개",
    };
    const std::string lower = lowered(text);
    return std::any_of(Words.begin(), Words.end(),
                       [&lower](std::string_view word) { return lower.find(word) != std::string::npos; });
}

/// The beginning of a text, cut at a line's end.
std::string_view sampleOf(std::string_view text)
{
    if (text.size() <= Sample)
        return text;
    const std::size_t end = text.rfind('\n', Sample);
    return text.substr(0, end == std::string_view::npos ? Sample : end);
}

/// A template whose sections nobody filled in.
bool isEmptyTemplate(const Incident &incident, std::string_view text)
{
    const bool saysNothing = incident.events.empty() && !incident.declared.start && !incident.declared.end
        && incident.rootCause.isEmpty() && incident.trigger.isEmpty() && incident.detection.isEmpty();
    const bool namesItself = lowered(text.substr(0, 400)).find("template") != std::string::npos;
    return saysNothing && (namesItself || (incident.summary.isEmpty() && incident.impact.scope.isEmpty()));
}

/// A page of a site generator may have its title nowhere but in front.
LocalizedText titleInFrontMatter(std::string_view text)
{
    const auto range = frontMatterRange(text);
    FrontMatterError error;
    const auto matter = range ? readFrontMatter(text, *range, error) : std::nullopt;
    const FrontMatterField *title = matter ? matter->find("title") : nullptr;
    return title ? localized(cleanTitle(title->value())) : LocalizedText();
}

/// "T+5m": a moment once a text tells its origin.
bool isCounted(const TimeExpression &time)
{
    return time.kind == TimeKind::Relative && time.anchor == RelativeAnchor::Origin && time.offset;
}

/// "On 4 March between 14:02 and 14:47 UTC": a window with its date.
bool tellsWindow(const ProseUnit &unit)
{
    const auto isDated = [](const TimeExpression &time) {
        return time.kind == TimeKind::Moment && (time.first.hasDate() || (time.last && time.last->hasDate()));
    };
    return std::any_of(unit.times.begin(), unit.times.end(), isDated)
        && std::any_of(unit.times.begin(), unit.times.end(), [](const TimeExpression &time) {
               const bool isSpan = time.kind == TimeKind::Moment && time.last && time.first.hasClock();
               return isSpan || (time.kind == TimeKind::Length && time.duration);   // "for 35 minutes from 14:10 on"
           });
}

/// A notice of planned work tells all that it has to say by a day and a span of the clock, side by side or apart.
bool tellsPlannedWork(std::span<const ProseUnit> units)
{
    bool hasDay = false;
    bool hasClock = false;
    for (const ProseUnit &unit : units)
        for (const TimeExpression &time : unit.times) {
            hasDay = hasDay || (time.kind == TimeKind::Moment && time.first.hasDate());
            hasClock = hasClock || (time.kind == TimeKind::Moment && time.first.hasClock());
        }
    return hasDay && hasClock && announcesPlannedWork(units);
}

/// What a label with a date and a clock time as its value says of a text: 1 for a time of an incident, which other texts may
/// have as well, 2 for that of planned work, which tells all; else 0.
int weightOfTimeField(const ProseUnit &unit)
{
    const bool hasMoment = std::any_of(unit.times.begin(), unit.times.end(), [](const TimeExpression &time) {
        return time.kind == TimeKind::Moment && time.first.hasDate() && time.first.hasClock();
    });
    if (!hasMoment)
        return 0;
    switch (fieldNamed(labelOf(unit).name)) {
    case FieldKind::Planned:
        return 2;
    case FieldKind::Start:
    case FieldKind::End:
    case FieldKind::Resolved:
    case FieldKind::Detected:
    case FieldKind::Mitigated:
        return 1;
    default:
        return 0;
    }
}

class PostmortemReader : public RecordReader
{
public:
    std::string_view name() const override { return "postmortem"; }

    int score(const RecordInput &input) const override
    {
        const std::string_view text = trimmed(sampleOf(input.text));
        if (isOtherForm(text))
            return 0;
        const std::string plain = isHtml(text) ? htmlToText(text).text : std::string();
        const std::vector<ProseUnit> units = readUnits(isHtml(text) ? std::string_view(plain) : text);
        const std::vector<SectionKind> sections = sectionsOf(units);
        std::set<SectionKind> kinds(sections.begin(), sections.end());
        kinds.erase(SectionKind::None);
        kinds.erase(SectionKind::Other);
        int steps = 0;
        int times = 0;
        for (std::size_t i = 0; i < units.size(); ++i) {
            steps += ProseTimeline::isStep(units[i], sections[i]) ? 1 : 0;
            times += static_cast<int>(std::count_if(units[i].times.begin(), units[i].times.end(), [](const auto &time) {
                return time.kind == TimeKind::Moment || isCounted(time);
            }));
        }
        const bool hasWindow = std::any_of(units.begin(), units.end(), tellsWindow);
        int weightOfFields = 0;   // "Reported: …" and "Fixed: …", or when work is planned
        for (const ProseUnit &unit : units)
            weightOfFields += weightOfTimeField(unit);
        const int sectionCount = static_cast<int>(kinds.size());
        // A story in sentences has no steps, but its times are many.
        const bool isStory = (times > 1 && steps > 0) || times > 2;
        // Rows below the heading "Timeline" tell what happened, in whatever words.
        const bool isTimeline = kinds.contains(SectionKind::Timeline) && steps > 1;
        const bool isTrouble = tellsOfTrouble(text) && (hasWindow || isStory || (times > 1 && tellsOfRecovery(text)));
        const bool tells = isTimeline || weightOfFields > 1 || tellsPlannedWork(units) || isTrouble || tellsOfIncident(text);
        if ((times == 0 && sectionCount < 2) || (!tells && sectionCount < 2))
            return 0;
        return 15 + std::min(sectionCount * 5, 25) + std::min(steps * 3, 15) + (tells ? 5 : 0);
    }

    ReadingReport read(const RecordInput &input, const ReadingOptions &options,
                       const ReadingContext &context) const override
    {
        ReadingReport report;
        report.format = name();
        const bool isPage = isHtml(trimmed(input.text));
        std::vector<ByteRange> parts = isPage ? std::vector<ByteRange>() : incidentSections(input.text);
        if (parts.empty())
            parts.push_back({0, input.text.size()});
        reportFrame(input.text.substr(0, parts.front().begin), report);
        std::uint64_t line = 1;
        std::uint64_t begin = 0;
        for (const ByteRange &part : parts) {
            const std::string_view between = input.text.substr(begin, part.begin - begin);
            line += static_cast<std::uint64_t>(std::count(between.begin(), between.end(), '\n'));
            begin = part.begin;
            ProseRequest request;
            request.text = slice(input.text, part);
            request.syntax = isPage ? ProseSyntax::Html : ProseSyntax::Text;
            ProsePlace &place = request.places.emplace_back();
            place.line = line;
            if (part.begin > 0)
                place.map = SourceMap::identity(part.end - part.begin, part.begin);
            readIncident(request, input, options, context, report);
        }
        return report;
    }

private:
    /// What stands above the first of several incidents is the log's own.
    static void reportFrame(std::string_view frame, ReadingReport &report)
    {
        std::uint64_t number = 1;
        for (std::size_t begin = 0; begin < frame.size(); ++number) {
            const std::size_t end = std::min(frame.find('\n', begin), frame.size());
            const ByteRange words = trimmedRange(frame, {begin, end});
            if (!words.isEmpty()) {
                ReportLine &line = report.lines.emplace_back();
                line.place = Evidence::range(0, words.begin, words.end);
                line.line = number;
                line.fate = LineFate::Skipped;
                line.reason = "boilerplate";
            }
            begin = end + 1;
        }
    }

    void readIncident(const ProseRequest &request, const RecordInput &input, const ReadingOptions &options,
                      const ReadingContext &context, ReadingReport &report) const
    {
        IncidentBuilder builder(input.source, name());
        addProse(builder, report.lines, readProse(request, options, context));
        if (builder.incident().title.isEmpty())
            builder.incident().title = titleInFrontMatter(input.text);
        Incident incident = builder.finish();
        if (isEmptyTemplate(incident, request.text)) {
            ReadingError error;
            error.code = ReadingErrorCode::NotAnIncident;
            error.arguments = {{"found", std::string(content_kind::Template)}};
            report.errors.push_back(std::move(error));
            return;
        }
        report.incidents.push_back(std::move(incident));
    }
};

} // namespace

std::unique_ptr<RecordReader> makePostmortemReader() { return std::make_unique<PostmortemReader>(); }

} // namespace chronolane
