// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/joinadvisor.h"

#include "models/incidenttablemodel.h"
#include "models/joinwording.h"
#include "widgets/joinbar.h"

#include <QStringList>

#include <utility>

namespace chronolane {

JoinAdvisor::JoinAdvisor(IncidentTableModel *model, JoinBar *bar, const DisplayText &text, QObject *parent)
    : QObject(parent)
    , m_model(model)
    , m_bar(bar)
    , m_text(text)
{
    connect(m_bar, &JoinBar::accepted, this, [this] { answer(true); });
    connect(m_bar, &JoinBar::dismissed, this, [this] { answer(false); });
}

JoinAdvisor::~JoinAdvisor() = default;

void JoinAdvisor::setDisplayText(const DisplayText &text)
{
    m_text = text;
    show();
}

void JoinAdvisor::look()
{
    if (m_isLooking) {
        m_hasChanged = true;
        return;
    }
    const std::shared_ptr<const IncidentSet> set = m_model->incidents();
    take(set, {});   // what was proposed may speak of rows that are gone
    if (!set || set->incidents.size() < 2)
        return;
    m_isLooking = true;
    m_hasChanged = false;
    m_thread = std::jthread([this, set] {
        QMetaObject::invokeMethod(
            this,
            [this, set, proposals = proposeJoins(*set)] {
                m_isLooking = false;
                if (m_hasChanged || set != m_model->incidents()) {
                    look();
                    return;
                }
                take(set, proposals);
                emit looked();
            },
            Qt::QueuedConnection);
    });
}

void JoinAdvisor::take(const std::shared_ptr<const IncidentSet> &set, const std::vector<JoinProposal> &proposals)
{
    m_set = set;
    m_proposals = proposals;
    std::erase_if(m_proposals, [this](const JoinProposal &item) { return m_answered.contains(keyOf(item)); });
    show();
}

QString JoinAdvisor::keyOf(const JoinProposal &proposal) const
{
    QStringList parts;
    for (const std::size_t index : proposal.incidents) {
        const Incident &incident = *m_set->incidents[index];
        parts << QString::fromStdString(incident.id);
        for (const Source &source : incident.sources)
            parts << QString::fromStdString(source.sha256);
    }
    return parts.join(QLatin1Char('\n'));
}

std::vector<int> JoinAdvisor::proposedRows() const
{
    std::vector<int> rows;
    if (!m_proposals.empty()) {
        for (const std::size_t index : m_proposals.front().incidents)
            rows.push_back(static_cast<int>(index));
    }
    return rows;
}

void JoinAdvisor::show()
{
    if (m_proposals.empty()) {
        m_bar->setProposal({});
        return;
    }
    std::vector<std::shared_ptr<const Incident>> incidents;
    for (const std::size_t index : m_proposals.front().incidents)
        incidents.push_back(m_set->incidents[index]);
    m_bar->setProposal(JoinWording(m_text).sentence(incidents));
}

void JoinAdvisor::answer(bool isYes)
{
    if (m_proposals.empty())
        return;
    const std::vector<int> rows = proposedRows();
    // Also after a yes: who undoes the joining has not forgotten what was proposed.
    m_answered.insert(keyOf(m_proposals.front()));
    m_proposals.erase(m_proposals.begin());
    show();
    if (isYes)
        emit joinRequested(rows);
}

} // namespace chronolane
