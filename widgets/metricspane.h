// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/displaytext.h"

#include <QScrollArea>

#include <array>
#include <memory>

class QLabel;

namespace chronolane {

/// The contract's figures of one incident: each with its definition and both of its ends, which can be clicked;
/// "not stated" where the record does not support it. No colours, no grades: a length is not a severity.
class MetricsPane : public QScrollArea
{
    Q_OBJECT

public:
    explicit MetricsPane(const DisplayText &text, QWidget *parent = nullptr);

    /// Null shows no figures.
    void setIncident(std::shared_ptr<const Incident> incident);
    void setDisplayText(const DisplayText &text);

signals:
    /// An end was clicked that was taken from an event.
    void eventRequested(const QString &eventId);
    /// An end was clicked that the page itself declares.
    void instantRequested(chronolane::UtcTime time);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row
    {
        QLabel *name = nullptr;
        QLabel *value = nullptr;
        QLabel *ends = nullptr;
        QLabel *definition = nullptr;
    };

    void build();
    void showFigures();
    void recolourLinks();
    [[nodiscard]] QString endsOf(MetricKind kind) const;
    [[nodiscard]] QString linkTo(const MetricEnd &end, MetricKind kind, const char *which) const;
    void follow(const QString &link);

    std::shared_ptr<const Incident> m_incident;
    DisplayText m_text;
    std::array<Row, MetricKindCount> m_rows;
    QLabel *m_note;
};

} // namespace chronolane
