// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/analysis/assumptions.h"
#include "models/displaytext.h"

#include <QWidget>

#include <functional>

class QComboBox;
class QLabel;
class QSpinBox;
class QToolButton;

namespace chronolane {

/// The controls that correct what reading had to assume of one source: zone, year, order of day and month, what ~ means,
/// what the columns of a table hold. Only those that apply are enabled.
class AssumptionsForm : public QWidget
{
    Q_OBJECT

public:
    explicit AssumptionsForm(const DisplayText &text, QWidget *parent = nullptr);

    /// What the source was read with, and which of it may be changed. Does not emit.
    void setAssumptions(const ReadingOptions &options, const Assumptions &assumptions);
    [[nodiscard]] const ReadingOptions &options() const { return m_options; }

    void setDisplayText(const DisplayText &text);

    [[nodiscard]] QComboBox *zone() const { return m_zone; }
    [[nodiscard]] QSpinBox *year() const { return m_year; }
    [[nodiscard]] QComboBox *dateOrder() const { return m_dateOrder; }
    [[nodiscard]] QComboBox *tilde() const { return m_tilde; }
    [[nodiscard]] QToolButton *columns() const { return m_columns; }

signals:
    /// A person changed one of them: the source is to be read with these.
    void optionsChanged(const chronolane::ReadingOptions &options);

protected:
    void changeEvent(QEvent *event) override;

private:
    void connectControls();
    void retranslate();
    void showOptions();
    void fillZones();
    void chooseZone(int index);
    void correctColumns();
    void change(const std::function<void(ReadingOptions &)> &edit);

    DisplayText m_text;
    ReadingOptions m_options;
    Assumptions m_assumptions;
    QLabel *m_zoneLabel;
    QLabel *m_yearLabel;
    QLabel *m_dateOrderLabel;
    QLabel *m_tildeLabel;
    QComboBox *m_zone;
    QSpinBox *m_year;
    QComboBox *m_dateOrder;
    QComboBox *m_tilde;
    QToolButton *m_columns;
};

} // namespace chronolane
