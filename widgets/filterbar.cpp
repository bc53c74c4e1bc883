// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/filterbar.h"

#include "models/domain/incident.h"
#include "models/eventfilterproxy.h"
#include "models/eventtablemodel.h"
#include "widgets/menutext.h"
#include "widgets/searchfield.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

#include <algorithm>
#include <set>
#include <vector>

namespace chronolane {

namespace {

constexpr std::size_t MostValues = 40;   ///< of a field in the menu; more are typed

/// What the events of an incident can be filtered by.
struct FilterValues
{
    QStringList lanes;
    QStringList stages;
    QStringList sources;   ///< in the order of the record, as many as the menu shows
    QStringList times;     ///< of the first events of the record
};

/// Found in one look at all events: there may be a million.
FilterValues valuesOf(const Incident &incident, const DisplayText &text)
{
    std::set<Lane> lanes;
    std::set<Stage> stages;
    std::set<UtcTime> times;
    std::vector<bool> isCited(incident.sources.size());
    for (const Event &event : incident.events) {
        lanes.insert(laneOf(event.kind));
        stages.insert(event.stage);
        if (event.start && times.size() < MostValues)
            times.insert(*event.start);
        if (!event.evidence.empty() && event.evidence.front().source < isCited.size())
            isCited[event.evidence.front().source] = true;
    }
    stages.erase(Stage::None);
    FilterValues values;
    for (const Lane lane : lanes)
        values.lanes << text.lane(lane);
    for (const Stage stage : stages)
        values.stages << text.stage(stage);
    for (std::size_t i = 0; i < isCited.size() && values.sources.size() < qsizetype{MostValues}; ++i) {
        if (isCited[i] && !incident.sources[i].name.empty())
            values.sources << QString::fromStdString(incident.sources[i].name);
    }
    values.sources.removeDuplicates();
    for (const UtcTime &time : times)
        values.times << text.instant(time);
    values.times.removeDuplicates();   // seconds are not shown
    return values;
}

} // namespace

FilterBar::FilterBar(EventFilterProxy *events, const DisplayText &text, QWidget *parent)
    : QFrame(parent)
    , m_events(events)
    , m_text(text)
    , m_field(new SearchField(this))
    , m_add(new QToolButton(this))
    , m_terms(new QMenu(m_add))
    , m_chipRow(new QHBoxLayout)
    , m_counts(new QLabel(this))
    , m_clear(new QToolButton(this))
    , m_close(new QToolButton(this))
{
    m_add->setPopupMode(QToolButton::InstantPopup);
    m_add->setMenu(m_terms);
    m_close->setAutoRaise(true);
    m_close->setText(QStringLiteral("×"));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(6, 3, 6, 3);
    layout->addWidget(m_field, 1);
    layout->addWidget(m_add);
    layout->addLayout(m_chipRow);
    layout->addWidget(m_counts);
    layout->addWidget(m_clear);
    layout->addWidget(m_close);
    setFocusProxy(m_field);
    connect(m_field, &SearchField::queryChanged, m_events, &EventFilterProxy::setQuery);
    connect(m_events, &SortFilterProxy::filterChanged, this, &FilterBar::follow);
    connect(m_events, &QAbstractItemModel::modelReset, this, &FilterBar::follow);
    connect(m_terms, &QMenu::aboutToShow, this, &FilterBar::fillTerms);
    connect(m_clear, &QToolButton::clicked, this, &FilterBar::clearRequested);
    connect(m_close, &QToolButton::clicked, this, [this] {
        emit clearRequested();
        hide();
        emit closed();
    });
    retranslate();
    hide();
}

void FilterBar::setDisplayText(const DisplayText &text)
{
    m_text = text;
    follow();
}

void FilterBar::open()
{
    show();
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

void FilterBar::follow()
{
    m_field->showQuery(m_events->query());
    const int hidden = m_events->hiddenCount();
    const QString shown = m_text.eventCount(m_events->rowCount());
    if (m_events->isSearching())
        m_counts->setText(shown + QChar(u'…'));
    else
        m_counts->setText(hidden == 0 ? shown : tr("%1, %n hidden", "events in the table", hidden).arg(shown));
    m_clear->setEnabled(hidden > 0 || !m_events->query().isEmpty());
    showChips();
    if (hidden > 0)
        show();
    else if (m_events->query().isEmpty() && !m_field->hasFocus())
        hide();
}

void FilterBar::showChips()
{
    for (QToolButton *chip : m_chips)
        chip->deleteLater();
    m_chips.clear();
    for (const EventQuery::Term &term : EventQuery::parse(m_events->query()).terms) {
        auto *chip = new QToolButton(this);
        chip->setText(QStringLiteral("%1: %2  ×").arg(fieldName(term.field), asMenuText(term.value)));
        chip->setToolTip(tr("Take this filter away"));
        connect(chip, &QToolButton::clicked, this, [this, term] { toggle(term); });
        m_chipRow->addWidget(chip);
        m_chips << chip;
    }
}

void FilterBar::toggle(const EventQuery::Term &term)
{
    EventQuery query = EventQuery::parse(m_events->query());
    if (std::erase(query.terms, term) == 0)
        query.terms.push_back(term);
    m_events->setQuery(query.text());
}

void FilterBar::fillTerms()
{
    m_terms->clear();
    const auto *events = qobject_cast<const EventTableModel *>(m_events->sourceModel());
    const FilterValues values = events && events->incident() ? valuesOf(*events->incident(), m_text) : FilterValues();
    addTerms(tr("Lane"), EventQuery::Field::Lane, values.lanes);
    addTerms(tr("Stage"), EventQuery::Field::Stage, values.stages);
    addTerms(tr("Source"), EventQuery::Field::Source, values.sources);
    addTerms(tr("Not before"), EventQuery::Field::After, values.times);
}

/// A menu of values, each to be added or taken away.
void FilterBar::addTerms(const QString &title, EventQuery::Field field, const QStringList &values)
{
    QMenu *menu = m_terms->addMenu(title);
    const std::vector<EventQuery::Term> chosen = EventQuery::parse(m_events->query()).terms;
    for (const QString &value : values) {
        const EventQuery::Term term{field, value};
        QAction *action = menu->addAction(asMenuText(value));
        action->setCheckable(true);
        action->setChecked(std::ranges::find(chosen, term) != chosen.end());
        connect(action, &QAction::triggered, this, [this, term] { toggle(term); });
    }
    menu->setEnabled(!values.isEmpty());
}

void FilterBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        hide();   // a filter that hides events brings it back when it changes
        emit closed();
        return;
    }
    QFrame::keyPressEvent(event);
}

void FilterBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void FilterBar::retranslate()
{
    m_field->setPlaceholderText(tr("Words, lane:  source:  stage:  after:17:14  before:"));
    m_field->setAccessibleName(tr("Filter events"));
    m_field->setToolTip(tr("Only events that say all of this are shown. What is hidden is counted beside it."));
    m_add->setText(tr("Add a filter"));
    m_clear->setText(tr("Clear the filter"));
    m_close->setToolTip(tr("Clear the filter and close the bar"));
    m_close->setAccessibleName(m_close->toolTip());
    follow();
}

} // namespace chronolane
