// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/analysis/reconciliation.h"
#include "models/displaytext.h"

#include <QObject>
#include <QSet>

#include <memory>
#include <optional>
#include <thread>
#include <vector>

namespace chronolane {

class IncidentTableModel;
class JoinBar;

/// Notices that incidents of the list may be one, in a thread of its own, and proposes it in the bar. What a person has
/// answered is not asked again.
class JoinAdvisor : public QObject
{
    Q_OBJECT

public:
    /// Model and bar are not owned and outlive this.
    JoinAdvisor(IncidentTableModel *model, JoinBar *bar, const DisplayText &text, QObject *parent = nullptr);
    /// Waits for a search that still runs.
    ~JoinAdvisor() override;

    void setDisplayText(const DisplayText &text);

    /// Looks at the incidents of the model as they are now.
    void look();

    /// The rows of the incidents that are proposed; empty if nothing is.
    [[nodiscard]] std::vector<int> proposedRows() const;

signals:
    void joinRequested(const std::vector<int> &rows);
    /// A search is done, whatever it found.
    void looked();

private:
    void take(const std::shared_ptr<const IncidentSet> &set, const std::vector<JoinProposal> &proposals);
    void show();
    void answer(bool isYes);
    [[nodiscard]] QString keyOf(const JoinProposal &proposal) const;

    IncidentTableModel *m_model;
    JoinBar *m_bar;
    DisplayText m_text;
    std::shared_ptr<const IncidentSet> m_set;   ///< that the proposals are about
    std::vector<JoinProposal> m_proposals;      ///< the unanswered ones
    QSet<QString> m_answered;
    std::jthread m_thread;
    bool m_isLooking = false;
    bool m_hasChanged = false;   ///< since the search that runs began
};

} // namespace chronolane
