// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/displaytext.h"
#include "models/domain/incident.h"
#include "models/domain/readingoptions.h"

#include <QObject>

#include <memory>
#include <vector>

class QWidget;

namespace chronolane {

class IncidentDesk;
class ReadingReportPane;
class Workspace;
struct OpenSource;

/// Keeps the reading report in step with the desk: it shows a source of the chosen incident, marks the lines of the
/// chosen event, and reads the source again when an assumption is corrected.
class ReadingDesk : public QObject
{
    Q_OBJECT

public:
    /// Workspace and desk are not owned and outlive this. The pane becomes a child of `window`.
    ReadingDesk(Workspace *workspace, IncidentDesk *desk, const DisplayText &text, QWidget *window);

    [[nodiscard]] ReadingReportPane *pane() const { return m_pane; }
    void setDisplayText(const DisplayText &text);

    /// Shows what the desk shows now; nothing is done while nobody sees the pane.
    void follow();

signals:
    /// The chosen line tells of the incident of that row of the list.
    void rowRequested(int row);

private:
    void showSource();
    void markEvent();
    void chooseLine(int row);
    void readAgain(const ReadingOptions &options);
    [[nodiscard]] const OpenSource *openSource() const;
    [[nodiscard]] std::vector<Evidence> placesOf(const Event &event, std::size_t source) const;

    Workspace *m_workspace;
    IncidentDesk *m_desk;
    ReadingReportPane *m_pane;
    std::shared_ptr<const Incident> m_incident;
    std::size_t m_source = 0;   ///< index into its sources
};

} // namespace chronolane
