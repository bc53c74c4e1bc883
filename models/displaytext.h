// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/diagnostic.h"
#include "models/domain/event.h"
#include "models/domain/incident.h"
#include "models/domain/metrics.h"
#include "models/domain/readingreport.h"
#include "models/domain/zonerules.h"

#include <QString>

#include <memory>
#include <optional>

class QLocale;

namespace chronolane {

class Translation;

/// A text of the record as it is shown: in the reader's language where the record has it, else in its own.
struct ShownText
{
    QString text;
    QString foreignLanguage;   ///< BCP 47 tag if the text is in another language than the reader's, else empty
};

/// Words for people: every sentence, date, duration and name that is shown, in one language and one display zone.
///
/// A cheap value (two shared pointers and a zone); make another one to show another language or zone. It asks
/// neither the application's translators nor the machine's locale or zone. Safe to copy to another thread.
class DisplayText
{
public:
    /// `language` is "en" or "ko" (any other is English); `zone` an IANA id, "UTC" or "UTC+09:00". A zone that the
    /// rules do not know is shown as UTC. `rules` is never null.
    DisplayText(const QString &language, std::string zone, std::shared_ptr<const ZoneRules> rules);

    [[nodiscard]] const QString &language() const;
    [[nodiscard]] const std::string &zone() const { return m_zone; }
    [[nodiscard]] const std::shared_ptr<const ZoneRules> &zoneRules() const { return m_rules; }
    [[nodiscard]] const QLocale &locale() const;
    [[nodiscard]] const Translation &translation() const { return *m_translation; }
    [[nodiscard]] DisplayText withZone(std::string zone) const;
    [[nodiscard]] DisplayText withLanguage(const QString &language) const;

    // Words of the domain.
    [[nodiscard]] QString kind(EventKind kind) const;
    [[nodiscard]] QString stage(Stage stage) const;   ///< empty for None
    [[nodiscard]] QString lane(Lane lane) const;
    [[nodiscard]] QString status(IncidentStatus status) const;
    [[nodiscard]] QString severity(Severity severity) const;
    [[nodiscard]] QString severityOf(const Incident &incident) const;   ///< with the source's wording if it differs
    [[nodiscard]] QString precision(Precision precision) const;
    [[nodiscard]] QString basis(Basis basis) const;
    [[nodiscard]] QString sourceKind(const std::string &kind) const;   ///< the form a source was read as
    [[nodiscard]] QString languageName(const QString &tag) const;      ///< "Korean" / "한국어"

    // Texts of the record.
    [[nodiscard]] ShownText shown(const LocalizedText &text) const;
    [[nodiscard]] QString marked(const LocalizedText &text) const;   ///< with " [ko]" behind a text in another language
    [[nodiscard]] QString title(const Incident &incident) const;     ///< marked; its first source, else its id, where it has none

    // Instants, in the display zone; no zone is named unless it says so.
    [[nodiscard]] QString instant(UtcTime time, Precision precision = Precision::Minute) const;   ///< 2026-08-24 17:14
    [[nodiscard]] QString instantWithZone(UtcTime time, Precision precision = Precision::Minute) const;
    [[nodiscard]] QString clock(UtcTime time, Precision precision = Precision::Minute) const;   ///< 17:14
    [[nodiscard]] QString day(UtcTime time) const;       ///< Mon, Aug 24 / 8월 24일 (월)
    [[nodiscard]] QString longDay(UtcTime time) const;   ///< Monday, August 24, 2026 / 2026년 8월 24일 월요일
    [[nodiscard]] QString month(UtcTime time) const;     ///< Aug 2026 / 2026년 8월
    [[nodiscard]] QString range(UtcTime begin, UtcTime end) const;   ///< the second date only where it differs
    [[nodiscard]] QString zoneAbbreviation(UtcTime at) const;        ///< KST
    [[nodiscard]] QString zoneLabel(UtcTime at) const;               ///< KST (UTC+09:00); UTC
    [[nodiscard]] CivilTime civil(UtcTime time) const;               ///< the fields in the display zone
    [[nodiscard]] QString timeOf(const Event &event) const;   ///< "~17:05", ranges, open ends, bounds, "time not stated"
    [[nodiscard]] QString certaintyOf(const Event &event) const;   ///< "approximate, assumed"; empty if neither

    // Lengths.
    [[nodiscard]] QString duration(Duration length) const;          ///< 1h 56m / 1시간 56분; −12m
    [[nodiscard]] QString durationInWords(Duration length) const;   ///< 1 hour 56 minutes
    /// T+1:56, T−0:12, T+2d 03:10; with seconds where the precision or the length itself asks for them.
    [[nodiscard]] QString relative(Duration sinceT0, Precision precision = Precision::Minute) const;
    [[nodiscard]] QString relativeInWords(Duration sinceT0) const;  ///< 18 minutes after T zero

    // Figures.
    [[nodiscard]] QString metricName(MetricKind kind) const;
    [[nodiscard]] QString metricDefinition(MetricKind kind) const;
    [[nodiscard]] QString metricValue(const Metric &metric) const;   ///< "~1h 56m", "not stated"
    [[nodiscard]] QString notStated() const;

    // Reading.
    [[nodiscard]] QString diagnostic(const Diagnostic &diagnostic) const;
    [[nodiscard]] QString diagnosticSeverity(DiagnosticSeverity severity) const;
    [[nodiscard]] QString error(const ReadingError &error) const;   ///< without file and line
    [[nodiscard]] QString fate(LineFate fate) const;
    /// Why a part of a source became what it did, or is broken, for the reader's code word; another text as it is.
    [[nodiscard]] QString reason(const std::string &code) const;

    [[nodiscard]] QString place(const QString &name, std::uint64_t line) const;   ///< status.txt, line 12; 0: no line

    /// "Status update, Investigating. Checkout API. Monday 24 August 2026, 17:14 UTC, 18 minutes after impact
    /// start." – what a screen reader says of an event. `t0` is the start of the impact, if any.
    [[nodiscard]] QString spokenEvent(const Event &event, std::optional<UtcTime> t0) const;

    /// One line for tooltips and labels: the stage of an update, else the kind, and the text.
    [[nodiscard]] QString label(const Event &event) const;

    // Headers of the tables.
    [[nodiscard]] QString eventColumn(int column) const;      ///< one of event_column
    [[nodiscard]] QString incidentColumn(int column) const;   ///< one of incident_column
    [[nodiscard]] QString diagnosticColumn(int column) const;   ///< one of diagnostic_column

    // Counts.
    [[nodiscard]] QString incidentCount(int count) const;
    [[nodiscard]] QString eventCount(int count) const;
    [[nodiscard]] QString undatedCount(int count) const;   ///< 3 steps without a time

private:
    // Named tr, so that lupdate collects its arguments.
    [[nodiscard]] QString tr(const char *source, const char *comment = nullptr, int n = -1) const;
    [[nodiscard]] QString unit(std::int64_t count, const char *shortForm) const;
    [[nodiscard]] QString argument(const Diagnostic &diagnostic, const char *name) const;
    [[nodiscard]] QString shownArgument(const std::string &value) const;
    [[nodiscard]] QString assumedFrom(const Diagnostic &diagnostic) const;
    [[nodiscard]] QString readingDiagnostic(const Diagnostic &diagnostic) const;
    [[nodiscard]] QString contentError(const ReadingError &error) const;
    [[nodiscard]] QString brokenJson(const QString &reason, const QString &found) const;
    [[nodiscard]] QString notAnIncident(const QString &found, const QString &detail) const;
    [[nodiscard]] QString limitExceeded(const QString &limit, const QString &value) const;
    [[nodiscard]] QString spokenTime(const Event &event, std::optional<UtcTime> t0) const;

    std::shared_ptr<const Translation> m_translation;
    std::string m_zone;
    std::shared_ptr<const ZoneRules> m_rules;
};

/// The zone that an incident is shown in where nobody chose one: its own choice, else the one zone that the record
/// states, else UTC; never the machine's.
[[nodiscard]] std::string defaultZone(const Incident &incident);

} // namespace chronolane
