// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/assumptionsform.h"

#include "widgets/columnsdialog.h"
#include "widgets/zonedialog.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace chronolane {

namespace {

constexpr int NoYear = 1969;   ///< the value of the year's control that stands for none
constexpr int LastYear = 2100;

/// Zones that records are often written in; any other can be looked up.
constexpr std::array<const char *, 7> UsualZones = {
    "UTC",           "Asia/Seoul",      "America/Los_Angeles", "America/New_York",
    "Europe/London", "Europe/Berlin", "Asia/Kolkata",
};

constexpr int LeastWidth = 48; ///< px, of a field and its name

/// A combo box over data values; -1 if none is that one.
void select(QComboBox *box, const QVariant &value)
{
    box->setCurrentIndex(box->findData(value));
}

} // namespace

AssumptionsForm::AssumptionsForm(const DisplayText &text, QWidget *parent)
    : QWidget(parent)
    , m_text(text)
    , m_zoneLabel(new QLabel(this))
    , m_yearLabel(new QLabel(this))
    , m_dateOrderLabel(new QLabel(this))
    , m_tildeLabel(new QLabel(this))
    , m_zone(new QComboBox(this))
    , m_year(new QSpinBox(this))
    , m_dateOrder(new QComboBox(this))
    , m_tilde(new QComboBox(this))
    , m_columns(new QToolButton(this))
{
    m_year->setRange(NoYear, LastYear);
    m_year->setKeyboardTracking(false);
    for (QComboBox *box : {m_zone, m_dateOrder, m_tilde}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(10);
    }
    m_zoneLabel->setBuddy(m_zone);
    m_yearLabel->setBuddy(m_year);
    m_dateOrderLabel->setBuddy(m_dateOrder);
    m_tildeLabel->setBuddy(m_tilde);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(2);
    int column = 0;
    for (QLabel *label : {m_zoneLabel, m_yearLabel, m_dateOrderLabel, m_tildeLabel}) {
        grid->addWidget(label, 0, column);
        grid->addWidget(label->buddy(), 1, column++);
        // Large text must not make the window wider than a screen: with little room they all get narrower.
        label->setMinimumWidth(LeastWidth);
        label->buddy()->setMinimumWidth(LeastWidth);
    }
    grid->addWidget(m_columns, 1, column);
    grid->setColumnStretch(column + 1, 1);
    retranslate();
    connectControls();
}

void AssumptionsForm::connectControls()
{
    connect(m_zone, &QComboBox::activated, this, &AssumptionsForm::chooseZone);
    connect(m_year, &QSpinBox::valueChanged, this, [this](int year) {
        change([year](ReadingOptions &options) {
            options.yearHint = year == NoYear ? std::nullopt : std::optional(year);
        });
    });
    connect(m_dateOrder, &QComboBox::activated, this, [this] {
        change([this](ReadingOptions &options) {
            options.dateOrder = static_cast<DateOrder>(m_dateOrder->currentData().toInt());
        });
    });
    connect(m_tilde, &QComboBox::activated, this, [this] {
        change([this](ReadingOptions &options) {
            options.tilde = static_cast<TildeMeaning>(m_tilde->currentData().toInt());
        });
    });
    connect(m_columns, &QToolButton::clicked, this, &AssumptionsForm::correctColumns);
}

void AssumptionsForm::setAssumptions(const ReadingOptions &options, const Assumptions &assumptions)
{
    m_options = options;
    m_assumptions = assumptions;
    showOptions();
}

void AssumptionsForm::setDisplayText(const DisplayText &text)
{
    m_text = text;
}

void AssumptionsForm::showOptions()
{
    const QSignalBlocker blockYear(m_year);
    fillZones();
    m_year->setValue(m_options.yearHint.value_or(NoYear));
    select(m_dateOrder, static_cast<int>(m_options.dateOrder));
    select(m_tilde, static_cast<int>(m_options.tilde));
    m_zone->setEnabled(m_assumptions.hasZone);
    m_year->setEnabled(m_assumptions.hasYear);
    m_dateOrder->setEnabled(m_assumptions.hasDateOrder);
    m_tilde->setEnabled(m_assumptions.hasTilde);
    m_columns->setEnabled(!m_assumptions.columns.empty());
    for (QLabel *label : {m_zoneLabel, m_yearLabel, m_dateOrderLabel, m_tildeLabel})
        label->setEnabled(label->buddy()->isEnabled());
}

void AssumptionsForm::fillZones()
{
    m_zone->clear();
    m_zone->addItem(tr("Not told", "the zone of a record"), QString());
    for (const char *zone : UsualZones)
        m_zone->addItem(QString::fromLatin1(zone), QString::fromLatin1(zone));
    const QString chosen = QString::fromStdString(m_options.zoneHint);
    if (m_zone->findData(chosen) < 0)
        m_zone->addItem(chosen, chosen);
    m_zone->insertSeparator(m_zone->count());
    m_zone->addItem(tr("Other zone…"));
    select(m_zone, chosen);
}

void AssumptionsForm::chooseZone(int index)
{
    QString zone = m_zone->itemData(index).toString();
    if (index == m_zone->count() - 1) {
        ZoneDialog dialog(QString::fromStdString(m_options.zoneHint), this);
        if (dialog.exec() != QDialog::Accepted || dialog.zone().isEmpty()) {
            select(m_zone, QString::fromStdString(m_options.zoneHint));
            return;
        }
        zone = dialog.zone();
    }
    change([&zone](ReadingOptions &options) { options.zoneHint = zone.toStdString(); });
}

void AssumptionsForm::correctColumns()
{
    ColumnsDialog dialog(m_assumptions.columns, ReadingReportText(m_text), this);
    if (dialog.exec() == QDialog::Accepted)
        change([&dialog](ReadingOptions &options) { options.columns = dialog.choices(options.columns); });
}

void AssumptionsForm::change(const std::function<void(ReadingOptions &)> &edit)
{
    ReadingOptions options = m_options;
    edit(options);
    if (options == m_options)
        return;
    m_options = std::move(options);
    fillZones();
    emit optionsChanged(m_options);
}

void AssumptionsForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void AssumptionsForm::retranslate()
{
    m_zoneLabel->setText(tr("Times without a zone"));
    m_yearLabel->setText(tr("Dates without a year"));
    m_dateOrderLabel->setText(tr("03/04 means"));
    m_tildeLabel->setText(tr("~ before a time"));
    m_columns->setText(tr("Columns…"));
    m_columns->setToolTip(tr("Correct what the columns of the table hold"));
    m_year->setSpecialValueText(tr("Not told", "the year of a record"));
    m_dateOrder->clear();
    m_dateOrder->addItem(tr("Not told", "order of day and month"), static_cast<int>(DateOrder::Unknown));
    m_dateOrder->addItem(tr("March 4 (month first)"), static_cast<int>(DateOrder::MonthFirst));
    m_dateOrder->addItem(tr("April 3 (day first)"), static_cast<int>(DateOrder::DayFirst));
    m_tilde->clear();
    m_tilde->addItem(tr("Not told", "what a tilde means"), static_cast<int>(TildeMeaning::Unknown));
    m_tilde->addItem(tr("about"), static_cast<int>(TildeMeaning::About));
    m_tilde->addItem(tr("until"), static_cast<int>(TildeMeaning::To));
    showOptions();
}

} // namespace chronolane
