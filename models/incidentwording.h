// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/displaytext.h"
#include "models/layout/timelinewording.h"

#include <memory>

namespace chronolane {

/// The words of one incident's picture, in the language and display zone of a DisplayText. Shares the incident;
/// immutable, so it may be used in another thread.
class IncidentWording final : public TimelineWording
{
public:
    /// `incident` is never null.
    IncidentWording(std::shared_ptr<const Incident> incident, const DisplayText &text);

    [[nodiscard]] QString languageTag() const override;

    [[nodiscard]] QString laneName(Lane lane) const override;
    [[nodiscard]] QStringList laneNameInEveryLanguage(Lane lane) const override;
    [[nodiscard]] QString kindName(EventKind kind) const override;
    [[nodiscard]] QString stageName(Stage stage) const override;
    [[nodiscard]] QString severityName(Severity severity) const override;
    [[nodiscard]] QString word(TimelineWord word) const override;

    [[nodiscard]] QString minorTick(Micros time, TickUnit unit) const override;
    [[nodiscard]] QString majorTick(Micros time, TickUnit unit) const override;
    [[nodiscard]] QString otherDay(Micros time, Micros known) const override;
    [[nodiscard]] QString zoneLabel(Micros at) const override;
    [[nodiscard]] QString clockIn(const std::string &zone, Micros time, TickUnit unit) const override;
    [[nodiscard]] QString labelOfZone(const std::string &zone, Micros at) const override;
    [[nodiscard]] QString zoneChange(int fromSeconds, int toSeconds) const override;
    [[nodiscard]] QString relative(Micros sinceT0, Micros step) const override;
    [[nodiscard]] QString t0(Micros time) const override;
    [[nodiscard]] QString duration(Micros length) const override;
    [[nodiscard]] QString breakLabel(Micros length) const override;

    [[nodiscard]] QString eventTime(const TimelineItem &item) const override;
    [[nodiscard]] QString eventName(const TimelineItem &item) const override;
    [[nodiscard]] QString eventText(std::uint32_t event) const override;
    [[nodiscard]] QString bounds(const UndatedItem &item) const override;

    [[nodiscard]] QString badge(std::uint64_t count) const override;
    [[nodiscard]] QString eventCount(std::uint64_t count) const override;
    [[nodiscard]] QString undatedCount(std::uint64_t count) const override;
    [[nodiscard]] QString moreCount(std::uint64_t count) const override;
    [[nodiscard]] QString omission(const Omission &omission) const override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QStringList facts() const override;
    [[nodiscard]] QStringList sources() const override;
    [[nodiscard]] std::vector<WordedMetric> metrics() const override;
    [[nodiscard]] QStringList footer() const override;

private:
    // Named tr, so that lupdate collects its arguments.
    [[nodiscard]] QString tr(const char *source, const char *comment = nullptr, int n = -1) const;
    [[nodiscard]] QString moment(Micros time, Precision precision, bool isApproximate) const;
    [[nodiscard]] QString remarks(const TimelineItem &item) const;
    [[nodiscard]] QString dates() const;
    [[nodiscard]] QString zones() const;   ///< "Times in PST (UTC-08:00), later PDT (UTC-07:00)"

    std::shared_ptr<const Incident> m_incident;
    DisplayText m_text;
};

} // namespace chronolane
