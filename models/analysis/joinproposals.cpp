// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/analysis/analysis.h"
#include "models/analysis/plaintext.h"
#include "models/analysis/reconciliation.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <string>

namespace chronolane {

namespace {

Duration lengthOf(Precision precision)
{
    switch (precision) {
    case Precision::Second:
        return boost::posix_time::seconds(1);
    case Precision::Minute:
        return boost::posix_time::minutes(1);
    case Precision::Hour:
        return boost::posix_time::hours(1);
    case Precision::Day:
        return boost::posix_time::hours(24);
    case Precision::Month:
        return boost::posix_time::hours(24 * 31);
    case Precision::Year:
        break;
    }
    return boost::posix_time::hours(24 * 366);
}

/// The time in which an incident may have been, its last unit included: "24 August" covers the whole day.
std::optional<TimeSpan> coverage(const Incident &incident)
{
    const std::optional<TimeSpan> core = incidentCore(incident);
    if (!core)
        return std::nullopt;
    UtcTime end = core->end();
    for (const Event &event : incident.events) {
        if (event.start && *event.start >= core->begin() && *event.start <= core->end())
            end = std::max(end, *event.start + lengthOf(event.precision));
    }
    return TimeSpan(core->begin(), end);
}

/// What proposals look at in one incident.
struct Candidate
{
    std::size_t index = 0;
    TimeSpan span;
    std::string organization;   ///< folded; empty if the record names none
    std::string title;          ///< folded
};

std::string firstText(const LocalizedText &text)
{
    const auto *entry = text.best("en");
    return entry ? entry->second : std::string();
}

bool speaksOf(const Incident &incident, const std::string &organization)
{
    const auto mentions = [&organization](const LocalizedText &text) {
        return std::any_of(text.entries().begin(), text.entries().end(), [&organization](const auto &entry) {
            return foldedText(entry.second).find(organization) != std::string::npos;
        });
    };
    return mentions(incident.title) || mentions(incident.summary)
        || std::any_of(incident.events.begin(), incident.events.end(),
                       [&mentions](const Event &event) { return mentions(event.text); });
}

bool shareASource(const Incident &a, const Incident &b)
{
    return std::any_of(a.sources.begin(), a.sources.end(), [&b](const Source &source) {
        return std::any_of(b.sources.begin(), b.sources.end(), [&source](const Source &other) {
            return source.sha256 == other.sha256 && source.name == other.name && source.uri == other.uri;
        });
    });
}

/// The folder of a chat export's file that is named after a day ("incident-7/2031-03-04.json"); it is the channel.
std::optional<std::string_view> channelOfDayFile(const Incident &incident)
{
    constexpr std::string_view Pattern = "dddd-dd-dd.json";
    if (incident.sources.size() != 1 || incident.sources.front().kind != "slack-export")
        return std::nullopt;
    const std::string_view path = incident.sources.front().uri;
    const std::size_t nameAt = path.find_last_of('/') + 1;   // 0 where there is no folder
    const bool isDay = std::equal(Pattern.begin(), Pattern.end(), path.begin() + static_cast<std::ptrdiff_t>(nameAt), path.end(),
                                  [](char wanted, char c) { return wanted == 'd' ? c >= '0' && c <= '9' : c == wanted; });
    return isDay ? std::optional(path.substr(0, nameAt)) : std::nullopt;
}

class Proposer
{
public:
    explicit Proposer(const IncidentSet &set) : m_set(set), m_leader(set.incidents.size())
    {
        std::iota(m_leader.begin(), m_leader.end(), std::size_t(0));
        for (std::size_t i = 0; i < set.incidents.size(); ++i) {
            const Incident &incident = *set.incidents[i];
            if (const auto span = coverage(incident))
                m_candidates.push_back(
                    {i, *span, foldedText(incident.organization), foldedText(firstText(incident.title))});
        }
        std::sort(m_candidates.begin(), m_candidates.end(), [](const Candidate &a, const Candidate &b) {
            return a.span.begin() != b.span.begin() ? a.span.begin() < b.span.begin() : a.index < b.index;
        });
    }

    std::vector<JoinProposal> propose()
    {
        // A sweep over time: only candidates that are still going on when the next begins can overlap it.
        std::vector<const Candidate *> going;
        for (const Candidate &candidate : m_candidates) {
            std::erase_if(going, [&candidate](const Candidate *other) {
                return other->span.end() <= candidate.span.begin();
            });
            for (const Candidate *other : going) {
                if (fit(*other, candidate))
                    unite(other->index, candidate.index);
            }
            going.push_back(&candidate);
        }
        uniteChannels();
        return groups();
    }

private:
    /// The day files of one chat channel are one story, however far apart the days are.
    void uniteChannels()
    {
        std::map<std::string_view, std::size_t> firstOfChannel;
        for (std::size_t i = 0; i < m_set.incidents.size(); ++i) {
            const auto channel = channelOfDayFile(*m_set.incidents[i]);
            if (!channel)
                continue;
            const auto [known, isNew] = firstOfChannel.try_emplace(*channel, i);
            if (!isNew)
                unite(known->second, i);
        }
    }

    [[nodiscard]] bool fit(const Candidate &a, const Candidate &b) const
    {
        const Incident &first = *m_set.incidents[a.index];
        const Incident &second = *m_set.incidents[b.index];
        if (shareASource(first, second))
            return false;
        if (!a.organization.empty() && !b.organization.empty())
            return a.organization == b.organization;
        if (a.organization.empty() && b.organization.empty())
            return !a.title.empty() && a.title == b.title;
        return a.organization.empty() ? speaksOf(first, b.organization) : speaksOf(second, a.organization);
    }

    std::size_t leader(std::size_t index)
    {
        while (m_leader[index] != index)
            index = m_leader[index] = m_leader[m_leader[index]];
        return index;
    }

    void unite(std::size_t a, std::size_t b)
    {
        const auto [low, high] = std::minmax({leader(a), leader(b)});
        m_leader[high] = low;
    }

    std::vector<JoinProposal> groups()
    {
        std::map<std::size_t, JoinProposal> byLeader;
        for (std::size_t i = 0; i < m_leader.size(); ++i)
            byLeader[leader(i)].incidents.push_back(i);
        std::vector<JoinProposal> proposals;
        for (auto &[index, proposal] : byLeader) {
            if (proposal.incidents.size() > 1)
                proposals.push_back(std::move(proposal));
        }
        return proposals;
    }

    const IncidentSet &m_set;
    std::vector<std::size_t> m_leader;   ///< disjoint sets of incident indexes
    std::vector<Candidate> m_candidates;
};

/// Incidents of one source are never proposed, and a list of a hundred thousand is mostly that.
bool haveSeveralSources(const IncidentSet &set)
{
    std::set<std::string_view> seen;
    for (const auto &incident : set.incidents) {
        for (const Source &source : incident->sources) {
            seen.insert(source.sha256);
            if (seen.size() > 1)
                return true;
        }
    }
    return false;
}

} // namespace

std::vector<JoinProposal> proposeJoins(const IncidentSet &set)
{
    if (!haveSeveralSources(set))
        return {};
    return Proposer(set).propose();
}

IncidentSet joinProposed(const IncidentSet &set, const std::vector<JoinProposal> &proposals)
{
    std::vector<const JoinProposal *> proposalOf(set.incidents.size(), nullptr);
    for (const JoinProposal &proposal : proposals) {
        for (const std::size_t index : proposal.incidents)
            proposalOf[index] = &proposal;
    }
    IncidentSet result;
    result.unknown = set.unknown;
    for (std::size_t i = 0; i < set.incidents.size(); ++i) {
        const JoinProposal *proposal = proposalOf[i];
        if (!proposal) {
            result.incidents.push_back(set.incidents[i]);
        } else if (proposal->incidents.front() == i) {
            std::vector<const Incident *> parts;
            for (const std::size_t index : proposal->incidents)
                parts.push_back(set.incidents[index].get());
            result.incidents.push_back(std::make_shared<const Incident>(joinIncidents(parts)));
        }
    }
    return result;
}

} // namespace chronolane
