// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/displaytext.h"

#include <QTextBrowser>

#include <memory>
#include <string>

namespace chronolane {

/// What the record says of the chosen event, then of its incident, in words that can be selected and copied.
class DetailsPane : public QTextBrowser
{
    Q_OBJECT

public:
    explicit DetailsPane(const DisplayText &text, QWidget *parent = nullptr);

    /// An empty id shows the incident alone; null shows nothing.
    void showIncident(std::shared_ptr<const Incident> incident, const std::string &eventId);
    void setDisplayText(const DisplayText &text);

signals:
    /// A link to another event of the incident was followed.
    void eventRequested(const QString &eventId);
    /// The telling of that event is to be used instead of those that contradict it.
    void tellingRequested(const QString &eventId);

protected:
    void changeEvent(QEvent *event) override;

private:
    void render();
    [[nodiscard]] QString eventHtml(const Event &event) const;
    [[nodiscard]] QString eventRows(const Event &event) const;
    [[nodiscard]] QString incidentHtml() const;
    [[nodiscard]] QString sourcesHtml() const;
    [[nodiscard]] QString tellings(const Event &event) const;
    [[nodiscard]] QString telling(const Event &event) const;
    [[nodiscard]] QString linksTo(const std::vector<std::string> &eventIds) const;
    [[nodiscard]] QString paragraphs(const LocalizedText &text) const;
    [[nodiscard]] QString section(const QString &heading, const LocalizedText &text) const;

    std::shared_ptr<const Incident> m_incident;
    std::string m_eventId;
    DisplayText m_text;
};

} // namespace chronolane
