// SPDX-License-Identifier: GPL-3.0-or-later
// DisplayText: the code words of the readers – the forms of sources, and why a part of one became what it did.
#include "models/displaytext.h"

#include "models/codewords.h"

#include <QtGlobal>

#include <array>

namespace chronolane {

namespace {

constexpr auto SourceKinds = std::to_array<CodeWord>({
    {"chronolane", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "Chronolane document", "form")},
    {"aws-health", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "AWS Health events (JSON)", "form")},
    {"aws-status", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "AWS status history (JSON)", "form")},
    {"calendar", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "Calendar of maintenance", "form")},
    {"feed", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "Feed (RSS or Atom)", "form")},
    {"front-matter", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "Page with front matter", "form")},
    {"google-cloud", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "Google Cloud incidents (JSON)", "form")},
    {"incident-io", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "incident.io export (JSON)", "form")},
    {"incidentlib", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "Incident record (JSON)", "form")},
    {"json-records", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "JSON records", "form")},
    {"pagerduty", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "PagerDuty export (JSON)", "form")},
    {"postmortem", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "Postmortem", "form")},
    {"slack-export", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "Slack channel export", "form")},
    {"slack-status", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "Slack status history (JSON)", "form")},
    {"status-page", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "Status page text", "form")},
    {"statusio", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "Status.io export (JSON)", "form")},
    {"statuspage-api", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "Statuspage API (JSON)", "form")},
    {"table", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "Table", "form")},
    {"yandex-cloud", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "Yandex Cloud incidents (JSON)", "form")},
});

constexpr auto SkippingReasons = std::to_array<CodeWord>({
    {"blank", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "nothing is written there", "reason")},
    {"boilerplate", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "page furniture", "reason")},
    {"broken-json", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "broken JSON", "reason")},
    {"channel-notice", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "a notice of the chat itself", "reason")},
    {"code", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "code or output of a program", "reason")},
    {"empty-row", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "an empty row", "reason")},
    {"member-not-used",
     QT_TRANSLATE_NOOP3("chronolane::DisplayText", "a field that the timeline does not use", "reason")},
    {"no-calendar", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "no calendar begins in it", "reason")},
    {"no-content-line",
     QT_TRANSLATE_NOOP3("chronolane::DisplayText", "a line is no property of a calendar", "reason")},
    {"no-date", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "the date is missing", "reason")},
    {"no-such-column", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "the header has no such column", "reason")},
    {"no-time", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "no time is stated", "reason")},
    {"no-unit", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "a figure without a unit", "reason")},
    {"no-words", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "nothing is told there", "reason")},
    {"notification", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "only tells who was notified", "reason")},
    {"recurrence", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "repetitions are not unfolded", "reason")},
    {"recurrence-limit",
     QT_TRANSLATE_NOOP3("chronolane::DisplayText", "only its first repetitions are shown", "reason")},
    {"repeated", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "the same is said elsewhere", "reason")},
    {"superseded", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "a newer version replaces it", "reason")},
    {"unclosed-component", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "a component is never closed", "reason")},
    {"unclosed-quote", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "a quotation mark is never closed", "reason")},
    {"uneven-rows",
     QT_TRANSLATE_NOOP3("chronolane::DisplayText", "the rows differ in their number of cells", "reason")},
    {"unknown-time", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "the time is not known", "reason")},
});

constexpr auto ReadingReasons = std::to_array<CodeWord>({
    {"date", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "a date for what follows", "read as")},
    {"duration", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "a length of time", "read as")},
    {"field", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "a field of the record", "read as")},
    {"follow-up", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "a planned action", "read as")},
    {"impact", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "a window of impact", "read as")},
    {"section", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "the heading of a section", "read as")},
    {"stage", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "the stage of an update", "read as")},
    {"step", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "a part of a step", "read as")},
    {"table-header", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "the header of a table", "read as")},
    {"title", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "the title", "read as")},
    {"update", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "a part of an update", "read as")},
    {"zone", QT_TRANSLATE_NOOP3("chronolane::DisplayText", "a time zone for what follows", "read as")},
});

} // namespace

QString DisplayText::sourceKind(const std::string &kind) const
{
    const CodeWord *word = findCodeWord(SourceKinds, kind);
    return word == nullptr ? QString::fromStdString(kind) : tr(word->words.source, word->words.comment);
}

QString DisplayText::reason(const std::string &code) const
{
    const CodeWord *word = findCodeWord(SkippingReasons, code);
    if (word == nullptr)
        word = findCodeWord(ReadingReasons, code);
    return word == nullptr ? QString::fromStdString(code) : tr(word->words.source, word->words.comment);
}

} // namespace chronolane
