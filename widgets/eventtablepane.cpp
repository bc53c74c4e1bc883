// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/eventtablepane.h"

#include "models/eventfilterproxy.h"
#include "models/eventtableroles.h"
#include "widgets/searchfield.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

namespace chronolane {

EventTablePane::EventTablePane(EventFilterProxy *events, QItemSelectionModel *selection, const DisplayText &text,
                               QWidget *parent)
    : QWidget(parent)
    , m_events(events)
    , m_text(text)
    , m_search(new SearchField(this))
    , m_lanes(new QToolButton(this))
    , m_view(new QTableView(this))
    , m_counts(new QLabel(this))
{
    m_lanes->setPopupMode(QToolButton::InstantPopup);
    m_lanes->setMenu(new QMenu(m_lanes));
    m_view->setModel(events);
    m_view->setSelectionModel(selection);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setAlternatingRowColors(true);
    m_view->setWordWrap(false);
    m_view->setTabKeyNavigation(false);
    m_view->verticalHeader()->hide();
    m_view->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_view->horizontalHeader()->setHighlightSections(false);
    m_view->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    // Unsorted until a header is clicked: the order of the source is what the record says.
    m_view->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_view->setSortingEnabled(true);
    m_view->horizontalHeader()->setSortIndicatorClearable(true); // a third click goes back to that order
    // A long text must not make the window wide.
    m_counts->setMinimumWidth(1);

    auto *top = new QHBoxLayout;
    top->addWidget(m_search, 1);
    top->addWidget(m_lanes);
    top->addWidget(m_counts);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->setSpacing(4);
    layout->addLayout(top);
    layout->addWidget(m_view, 1);
    setFocusProxy(m_view);

    connect(m_search, &SearchField::queryChanged, m_events, &EventFilterProxy::setQuery);
    connect(m_events, &SortFilterProxy::filterChanged, this, [this] { m_search->showQuery(m_events->query()); });
    connect(m_lanes->menu(), &QMenu::aboutToShow, this, &EventTablePane::buildLaneMenu);
    connect(m_view->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &EventTablePane::showCounts);
    connect(m_view, &QTableView::activated, this, &EventTablePane::eventActivated);
    connect(m_events, &SortFilterProxy::filterChanged, this, &EventTablePane::showCounts);
    connect(m_events, &QAbstractItemModel::modelReset, this, [this] {
        showCounts();
        fitColumns();
    });
    retranslate();
    fitColumns();
}

void EventTablePane::setDisplayText(const DisplayText &text)
{
    m_text = text;
    m_events->setLocale(text.locale());
    showCounts();
    fitColumns();
}

void EventTablePane::fitColumns()
{
    const QFontMetrics metrics = m_view->fontMetrics();
    const int digit = metrics.horizontalAdvance(QLatin1Char('0'));
    m_view->verticalHeader()->setDefaultSectionSize(metrics.height() + 8);
    const int widths[event_column::ColumnCount] = {26, 9, 20, 14, 60, 18, 14, 14, 20};   // in digits
    for (int column = 0; column < event_column::ColumnCount; ++column)
        m_view->setColumnWidth(column, widths[column] * digit);
}

void EventTablePane::showCounts()
{
    const int hidden = m_events->hiddenCount();
    QString count = m_text.eventCount(m_events->rowCount());
    if (m_events->isSearching())
        count += QChar(u'…');
    else if (hidden > 0)
        count = tr("%1, %n hidden", "events in the table", hidden).arg(count);
    // A sorted column has a mark of its own.
    const bool isSorted = m_view->horizontalHeader()->sortIndicatorSection() >= 0;
    m_counts->setText(isSorted ? count : tr("%1 · order of the source", "events in the table").arg(count));
    m_counts->setToolTip(m_counts->text());
}

void EventTablePane::buildLaneMenu()
{
    QMenu *menu = m_lanes->menu();
    menu->clear();
    for (int i = 0; i < LaneCount; ++i) {
        const auto lane = static_cast<Lane>(i);
        QAction *action = menu->addAction(m_text.lane(lane));
        action->setCheckable(true);
        action->setChecked(m_events->isLaneShown(lane));
        connect(action, &QAction::toggled, this, [this, lane](bool on) { m_events->setLaneShown(lane, on); });
    }
    menu->addSeparator();
    connect(menu->addAction(tr("Show all lanes")), &QAction::triggered, m_events, &EventFilterProxy::showAllLanes);
}

void EventTablePane::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange)
        fitColumns();
    QWidget::changeEvent(event);
}

void EventTablePane::retranslate()
{
    m_search->setPlaceholderText(tr("Search events"));
    m_search->setAccessibleName(tr("Search events"));
    m_lanes->setText(tr("Lanes"));
    m_view->setAccessibleName(tr("Events"));
    showCounts();
}

} // namespace chronolane
