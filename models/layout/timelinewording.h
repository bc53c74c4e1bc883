// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/incident.h"
#include "models/layout/timelineitem.h"
#include "models/layout/timelineoptions.h"

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace chronolane {

/// Short words of the picture that stand for themselves.
enum class TimelineWord {
    Approximate,    ///< "approximate"
    Assumed,        ///< "assumed"
    Derived,        ///< "derived"
    OpenEnded,      ///< "end not stated"
    NoTimeGiven,    ///< "no time given"
    OtherTelling,   ///< "other telling"
    Enclosing,      ///< "sums up the windows inside it"
    UnitBand,       ///< legend: "known only to this unit of time"
    Cluster,        ///< legend: "several events (count)"
    Density,        ///< legend: "how many events there are"
    Break,          ///< legend: "time left out, not to scale"
    ImpactShade,    ///< legend: "time in which users were hurt"
    NotStated,      ///< a lane of events that state no source, component or author: "not stated"
    Legend,         ///< heading: "Legend"
    Sources,        ///< heading: "Sources"
    SinceT0,        ///< name of the relative row: "T+"
    Notes,          ///< heading: "Notes"
    Timeless,       ///< in place of the axis: "No time is stated for any of these steps"
};

/// A figure that the record supports, in words.
struct WordedMetric
{
    QString name;         ///< "Time to detect"
    QString value;        ///< "4m", "~1h 56m", "−12m"
    QString definition;   ///< a sentence: from what to what
};

/// What one tick of the axis counts.
enum class TickUnit { Second, Minute, Hour, Day, Month, Year };

/// Every word and figure of the picture in one language and one display zone, for one incident. The item models'
/// DisplayText answers it; the layout never makes a sentence. Answers are plain text of one line without markup.
/// Instants are UTC microseconds; they are worded in the display zone.
class TimelineWording
{
public:
    virtual ~TimelineWording() = default;

    [[nodiscard]] virtual QString languageTag() const = 0;   ///< BCP 47: "en", "ko"

    // Names
    [[nodiscard]] virtual QString laneName(Lane lane) const = 0;
    /// The lane's name in every language of the program: headers are as wide as the widest, so that switching the
    /// language does not move the picture.
    [[nodiscard]] virtual QStringList laneNameInEveryLanguage(Lane lane) const = 0;
    [[nodiscard]] virtual QString kindName(EventKind kind) const = 0;
    [[nodiscard]] virtual QString stageName(Stage stage) const = 0;
    [[nodiscard]] virtual QString severityName(Severity severity) const = 0;
    [[nodiscard]] virtual QString word(TimelineWord word) const = 0;

    // The axis
    /// A label of the minor row: "17:14:05" (Second), "17:14" (Minute, Hour), "24" (Day), "Aug" (Month), "2026".
    [[nodiscard]] virtual QString minorTick(Micros time, TickUnit unit) const = 0;
    /// A label of the major row, for the day, month or year that holds the time: "Mon, Aug 24, 2026",
    /// "August 2026", "2026".
    [[nodiscard]] virtual QString majorTick(Micros time, TickUnit unit) const = 0;
    /// The day that holds the time, as far as it is another one than that of `known`: empty, "Sep 15", or with its year
    /// where that differs, too: "Tue, Sep 15, 2026".
    [[nodiscard]] virtual QString otherDay(Micros time, Micros known) const = 0;
    /// The display zone at that time: "UTC", "KST (UTC+09:00)".
    [[nodiscard]] virtual QString zoneLabel(Micros at) const = 0;
    /// The clock time in another zone, and by how many days its date differs: "02:14 +1 d". With seconds where the
    /// unit is the second. Empty where the wording knows no other zones.
    [[nodiscard]] virtual QString clockIn(const std::string &zone, Micros time, TickUnit unit) const
    {
        (void)zone, (void)time, (void)unit;
        return {};
    }
    /// That zone's own label at that time.
    [[nodiscard]] virtual QString labelOfZone(const std::string &zone, Micros at) const
    {
        (void)at;
        return QString::fromStdString(zone);
    }
    /// A jump of civil time: "UTC-8 → UTC-7". Offsets are seconds east of UTC.
    [[nodiscard]] virtual QString zoneChange(int fromSeconds, int toSeconds) const = 0;
    /// A time relative to T0: "T+1:56", "T-0:12", "T+2 d 03:10"; with seconds where `step` is below a minute.
    [[nodiscard]] virtual QString relative(Micros sinceT0, Micros step) const = 0;
    /// When T0 is, as surely as the record states it, and in which zone: "T0 = 2026-08-24 17:14 UTC", "T0 = ~… (assumed)".
    [[nodiscard]] virtual QString t0(Micros time) const = 0;
    [[nodiscard]] virtual QString duration(Micros length) const = 0;     ///< "1 h 56 m"
    [[nodiscard]] virtual QString breakLabel(Micros length) const = 0;   ///< "20 d 23 h 40 m (not to scale)"

    // Events
    /// The item's time or times as short as they can be: "17:14", "~17:05", "16:56–18:52", "16:56–?".
    [[nodiscard]] virtual QString eventTime(const TimelineItem &item) const = 0;
    /// What the item is, with its remarks: "Investigating", "Impact 1 · 1 h 56 m", "Detection (assumed)".
    [[nodiscard]] virtual QString eventName(const TimelineItem &item) const = 0;
    /// The event's own text in the reader's language; may be long. Line breaks count as blanks.
    [[nodiscard]] virtual QString eventText(std::uint32_t event) const = 0;
    /// Where the text bounds an undated step: "between May 20 17:30 and May 22 09:00"; empty where it does not.
    [[nodiscard]] virtual QString bounds(const UndatedItem &item) const = 0;

    // Counts
    [[nodiscard]] virtual QString badge(std::uint64_t count) const = 0;          ///< at most 5 characters: "5", "73k"
    [[nodiscard]] virtual QString eventCount(std::uint64_t count) const = 0;     ///< "5 events"
    [[nodiscard]] virtual QString undatedCount(std::uint64_t count) const = 0;   ///< "No time given (14)"
    [[nodiscard]] virtual QString moreCount(std::uint64_t count) const = 0;      ///< "+6 more"
    [[nodiscard]] virtual QString omission(const Omission &omission) const = 0;   ///< "5 events outside of this time"

    // Page furniture
    [[nodiscard]] virtual QString title() const = 0;         ///< of the incident
    [[nodiscard]] virtual QStringList facts() const = 0;     ///< organization, severity, date, impact …, one each
    [[nodiscard]] virtual QStringList sources() const = 0;   ///< the names of the sources
    /// The figures of the incident in the contract's order, without those whose operands are not stated.
    [[nodiscard]] virtual std::vector<WordedMetric> metrics() const = 0;
    /// The last line of a picture: zone (empty where no time is stated), count of undated steps, id, program; one entry each.
    [[nodiscard]] virtual QStringList footer() const = 0;
};

} // namespace chronolane
