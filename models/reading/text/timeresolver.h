// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/diagnostic.h"
#include "models/domain/event.h"
#include "models/domain/readingoptions.h"
#include "models/domain/utctime.h"
#include "models/domain/zonerules.h"
#include "models/reading/text/timeexpression.h"
#include "models/reading/text/timesurvey.h"

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace chronolane {

/// The values of the argument "from" of assumed-zone, assumed-year and assumed-date.
namespace assumed_from {
inline constexpr std::string_view Hint = "hint";              // --zone-hint, --year
inline constexpr std::string_view Default = "default";        // UTC
inline constexpr std::string_view NewestDate = "newest-date"; // the newest date in the record
inline constexpr std::string_view Modified = "modified";      // when the file was changed
inline constexpr std::string_view Today = "today";
inline constexpr std::string_view Language = "language";      // Korean text: Asia/Seoul
inline constexpr std::string_view Context = "context";        // a date that something outside the record's text gave
} // namespace assumed_from

/// Something that was noticed while a time was resolved; the caller knows the source and makes a Diagnostic of it.
struct TimeRemark
{
    std::string_view code;   ///< one of diagnostic_code
    std::vector<DiagnosticArgument> arguments;
    std::size_t begin = 0;   ///< bytes of the text that was searched
    std::size_t end = 0;

    bool operator==(const TimeRemark &) const = default;
};

/// An expression with everything filled in that the record, and then the defaults, give.
struct ResolvedTime
{
    std::optional<UtcTime> start;   ///< nullopt: no date is known, nothing can be counted from, or only an end is told
    std::optional<UtcTime> end;     ///< of a range, or of "until …"
    Precision precision = Precision::Minute;
    Precision endPrecision = Precision::Minute;
    Basis basis = Basis::Stated;
    Basis endBasis = Basis::Stated;
    bool approximate = false;
    bool approximateEnd = false;
    bool openEnded = false;   ///< "since 14:05", "14:05 이후": goes on, and no end is told
    std::string zone;         ///< in which it was read: IANA id or fixed offset
    bool isZoneStated = false;   ///< the expression itself names the zone
    std::vector<TimeRemark> remarks;

    [[nodiscard]] bool isDated() const { return start || end; }
};

/// Whether a clock time belongs to a list of rows (one that would run backwards crosses midnight) or to a sentence
/// (it keeps the day last named, unless the passage runs over midnight: see beginPassage()).
enum class TimeFlow { Prose, Row };

/// What holds for all times that one resolver resolves. The strings of hints come from ReadingOptions.
struct TimeContext
{
    const ZoneRules *zones = nullptr;   ///< never null; not owned
    std::string zoneHint;               ///< the user's; used where the record names no zone
    std::string defaultZone = "UTC";    ///< used last; named in a diagnostic …
    std::string_view defaultZoneFrom = assumed_from::Default;   ///< … with this reason
    std::optional<int> yearHint;
    DateOrder dateOrderHint = DateOrder::Unknown;
    TildeMeaning tilde = TildeMeaning::Unknown;
    std::optional<UtcTime> modified;
    UtcTime now;                           ///< injected; for a year that nothing else tells
    std::optional<CivilDate> newestDate;   ///< newest date with a year anywhere in the record
    DateOrder dateOrder = DateOrder::Unknown;   ///< that other dates of the record prove
    std::optional<CivilDate> fallbackDate;      ///< for a clock time without any date: assumed, with a remark

    /// The hints and the clock of the options.
    [[nodiscard]] static TimeContext from(const ReadingOptions &options, const ZoneRules &zones);
};

/// Resolves the expressions of one text in its order and carries what earlier ones said: the day, the zone, the moment
/// before. Use one resolver for each list or part whose times belong together; copies are cheap and independent.
class TimeResolver
{
public:
    explicit TimeResolver(TimeContext context);

    /// The zone of a column, a heading or the document; times without their own are derived from it. Replaces a
    /// carried one. Empty to forget it.
    void setZone(const ZoneWords &zone);
    void setZone(std::string zone);

    /// The day of a heading, a title or an earlier row, for clock times without their own.
    void setDate(CivilDate date);

    /// Takes over the date and zone of an expression without resolving a moment: a heading, a title, "All times UTC".
    void adopt(const TimeExpression &expression);

    /// When the text was posted, or any moment near which it plays: a clock time in a zone of its own takes the day on which it is
    /// nearest to this moment, or to the last one that the text told with its date. Also sets the day, as seen in the
    /// carried zone.
    void setReference(UtcTime moment);

    /// The T0 from which "T+5m" counts, and how sure it is: what counts from it is at most derived.
    void setOrigin(UtcTime origin, Basis basis = Basis::Stated);
    [[nodiscard]] bool hasOrigin() const { return m_origin.has_value(); }

    /// In which direction the rows run that follow, and whether some of them tell their half of the day (then 11:15 behind
    /// 10:30 PM is 11:15 PM); forgets the row before.
    void beginList(ListOrder order, bool tellsHalves = false);

    [[nodiscard]] ResolvedTime resolve(const TimeExpression &expression, TimeFlow flow = TimeFlow::Prose);

    /// A passage of prose, such as a paragraph: a clock time in it that would lie more than half a day before the one told
    /// last, and before all that it tells, is behind midnight: "at 11:40 pm …; by 12:05 am". `tellsHalves` as in beginList().
    void beginPassage(bool tellsHalves = false);
    void endPassage();   ///< what follows is told of the day again on which the passage began

    /// What was assumed for a time that is not used after all is remarked on again with the next time that needs it.
    void takeBack(const ResolvedTime &time);

    /// The day that a clock time would take now.
    [[nodiscard]] std::optional<CivilDate> date() const;

    /// The zone that a time without one would take now; empty if only the hint or the default is left.
    [[nodiscard]] std::string_view zone() const { return m_zone ? std::string_view(m_zone->zone) : std::string_view(); }

    [[nodiscard]] const TimeContext &context() const { return m_context; }

private:
    friend class MomentResolution;

    /// A carried day and how sure it is.
    struct CarriedDate
    {
        CivilDate date;
        Basis basis = Basis::Derived;
    };

    /// A moment that was told with its date, and the zone in which it had that date.
    struct DatedMoment
    {
        UtcTime time;
        std::string zone;
    };

    /// See beginPassage().
    struct Passage
    {
        std::optional<UtcTime> earliest;
        std::optional<UtcTime> previous;
        std::optional<CarriedDate> dateBefore;   ///< set once it ran over midnight
        bool tellsHalves = false;
    };

    ResolvedTime resolveRelative(const TimeExpression &expression);
    void carryDate(CivilDate date, Basis basis);
    void tellDate(CivilDate date);
    [[nodiscard]] static std::string remarkKey(std::string_view code, const std::vector<DiagnosticArgument> &arguments);

    TimeContext m_context;
    std::optional<ZoneWords> m_zone;
    std::optional<CarriedDate> m_date;
    std::optional<CarriedDate> m_firstDate;     ///< Day 1
    std::optional<CarriedDate> m_writtenOn;     ///< from which "yesterday" counts, once the text said so
    std::optional<DatedMoment> m_datedMoment;   ///< from which m_date comes, if it had a clock time
    std::optional<UtcTime> m_previousRow;
    std::optional<UtcTime> m_previous;
    Basis m_previousBasis = Basis::Stated;
    Meridiem m_meridiem = Meridiem::None;   ///< of the last Korean time that told one
    std::optional<UtcTime> m_origin;
    Basis m_originBasis = Basis::Stated;
    ListOrder m_order = ListOrder::Unknown;
    bool m_listTellsHalves = false;
    std::vector<CivilDate> m_toldDates;   ///< that the text named; a weekday alone is one of them
    bool m_rowsCrossedMidnight = false;   ///< the day of the rows follows from their order, not from a date
    std::optional<CivilDate> m_nextDayOfRow;   ///< of the row before, if it told it as "the next day"
    std::optional<Passage> m_passage;
    std::optional<TimeSpan> m_lastRange;   ///< the last one whose ends have different dates
    std::set<std::string> m_reported;   ///< what was assumed is remarked on once
};

/// One field that holds a time (a cell, a front matter value, a "Posted …" line after its label): ISO 8601 at once, anything else
/// by the grammar. nullopt if the field is no time; look at isDated() for one that lacks its date.
[[nodiscard]] std::optional<ResolvedTime> resolveField(std::string_view field, TimeResolver &resolver,
                                                       TimeFlow flow = TimeFlow::Prose);

} // namespace chronolane
