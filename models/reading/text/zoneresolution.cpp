// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/zoneresolution.h"

#include <algorithm>
#include <utility>

namespace chronolane {

namespace {

constexpr std::int64_t MicrosecondsPerSecond = 1'000'000;

std::string localText(const CivilTime &civil)
{
    const auto asIfUtc = asUtc(civil);
    std::string text = asIfUtc ? formatIso8601(*asIfUtc) : std::string();
    if (!text.empty())
        text.pop_back();   // the Z
    return text;
}

std::optional<UtcTime> withOffset(const CivilTime &civil, int offsetSeconds)
{
    const auto asIfUtc = asUtc(civil);
    if (!asIfUtc)
        return std::nullopt;
    const std::int64_t microseconds = toUnixMicroseconds(*asIfUtc) - offsetSeconds * MicrosecondsPerSecond;
    return isRepresentable(microseconds) ? std::optional(fromUnixMicroseconds(microseconds)) : std::nullopt;
}

/// One conversion.
class Conversion
{
public:
    Conversion(const CivilTime &civil, const ZoneWords &words, const ZoneRules &rules, std::optional<UtcTime> after)
        : m_civil(civil), m_words(words), m_rules(rules), m_after(after)
    {
        m_result.zone = words.zone;
    }

    std::optional<ZonedInstant> convert(std::string_view preferredZone)
    {
        if (m_words.isExplicitOffset)
            return byOffset();
        settleMeaning(preferredZone);
        const auto resolution = m_rules.resolve(m_result.zone, m_civil);
        if (!resolution)
            return std::nullopt;
        if (m_isClaimHeld && m_words.claimedOffset)
            return byClaim(*resolution);
        return byCivilTime(*resolution);
    }

private:
    std::optional<ZonedInstant> byOffset()
    {
        const auto time = withOffset(m_civil, *m_words.claimedOffset);
        if (!time)
            return std::nullopt;
        m_result.time = *time;
        const auto zoneOffset = m_rules.offsetSeconds(m_result.zone, *time);
        if (m_words.contradictsItself)
            remarkContradiction();
        if (zoneOffset != m_words.claimedOffset)
            m_result.zone = fixedZoneName(*m_words.claimedOffset);
        return std::move(m_result);
    }

    /// Chooses among the meanings of an ambiguous name.
    void settleMeaning(std::string_view preferredZone)
    {
        if (m_words.others.empty() || preferredZone == m_words.zone)
            return;
        if (std::find(m_words.others.begin(), m_words.others.end(), preferredZone) != m_words.others.end()) {
            m_result.zone = std::string(preferredZone);
            m_isClaimHeld = false;
            return;
        }
        m_result.isGuess = true;
        remark(diagnostic_code::AmbiguousZone, {{"abbreviation", m_words.spelling}, {"zone", m_words.zone}});
    }

    std::optional<ZonedInstant> byClaim(const ZoneRules::Resolution &resolution)
    {
        const int claimed = *m_words.claimedOffset;
        const auto claimedTime = withOffset(m_civil, claimed);
        if (!claimedTime)
            return std::nullopt;
        m_result.time = *claimedTime;
        if (m_rules.offsetSeconds(m_result.zone, *claimedTime) == claimed)
            return std::move(m_result);
        if (!m_words.yearRoundZone.empty()
            && m_rules.offsetSeconds(m_words.yearRoundZone, *claimedTime) == claimed && !isCommonlyMisused()) {
            m_result.zone = m_words.yearRoundZone;
            return std::move(m_result);
        }
        m_result.time = resolution.first;
        m_result.contradictsDate = true;
        remarkContradiction();
        return std::move(m_result);
    }

    /// EST and CET in summer are slips far more often than Panama or Tunis.
    [[nodiscard]] bool isCommonlyMisused() const
    {
        return m_words.zone == "America/New_York" || m_words.zone.starts_with("Europe/");
    }

    std::optional<ZonedInstant> byCivilTime(const ZoneRules::Resolution &resolution)
    {
        m_result.time = resolution.first;
        const std::vector<DiagnosticArgument> arguments = {{"time", localText(m_civil)}, {"zone", m_result.zone}};
        if (resolution.kind == ZoneRules::Resolution::Kind::Nonexistent) {
            remark(diagnostic_code::NonexistentLocalTime, arguments);
        } else if (resolution.kind == ZoneRules::Resolution::Kind::Ambiguous) {
            if (m_after && resolution.first < *m_after && *m_after <= resolution.second)
                m_result.time = resolution.second;
            m_result.isGuess = true;
            remark(diagnostic_code::AmbiguousLocalTime, arguments);
        }
        return std::move(m_result);
    }

    void remarkContradiction()
    {
        const std::string used = m_words.isExplicitOffset ? fixedZoneName(*m_words.claimedOffset)
                                                          : m_rules.abbreviation(m_result.zone, m_result.time);
        remark(diagnostic_code::ZoneContradictsDate,
               {{"abbreviation", m_words.spelling}, {"used", used}, {"date", localText(m_civil).substr(0, 10)}});
    }

    void remark(std::string_view code, std::vector<DiagnosticArgument> arguments)
    {
        m_result.remarks.push_back({code, std::move(arguments)});
    }

    const CivilTime &m_civil;
    const ZoneWords &m_words;
    const ZoneRules &m_rules;
    std::optional<UtcTime> m_after;
    bool m_isClaimHeld = true;
    ZonedInstant m_result;
};

} // namespace

std::optional<ZonedInstant> instantInZone(const CivilTime &civil, const ZoneWords &words, const ZoneRules &rules,
                                          std::string_view preferredZone, std::optional<UtcTime> after)
{
    return Conversion(civil, words, rules, after).convert(preferredZone);
}

} // namespace chronolane
