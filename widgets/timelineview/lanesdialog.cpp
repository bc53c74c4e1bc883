// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timelineview/lanesdialog.h"

#include "widgets/timelineview/timelineview.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace chronolane {

namespace {

constexpr int KeyRole = Qt::UserRole;       ///< QByteArray: TimelineLane::key()
constexpr int LaneRole = Qt::UserRole + 1;  ///< int: index of a shown lane

} // namespace

QString groupingName(LaneGrouping grouping)
{
    switch (grouping) {
    case LaneGrouping::Kind:
        return TimelineView::tr("Kind of event");
    case LaneGrouping::Source:
        return TimelineView::tr("Source");
    case LaneGrouping::Component:
        return TimelineView::tr("Component");
    case LaneGrouping::Stage:
        return TimelineView::tr("Stage");
    case LaneGrouping::Author:
        return TimelineView::tr("Author");
    }
    return {};
}

LanesDialog::LanesDialog(TimelineView *timeline, QWidget *parent)
    : QDialog(parent)
    , m_timeline(timeline)
    , m_grouping(new QComboBox(this))
    , m_list(new QListWidget(this))
    , m_up(new QPushButton(tr("Move &up"), this))
    , m_down(new QPushButton(tr("Move &down"), this))
{
    setWindowTitle(tr("Lanes"));
    for (int i = 0; i < LaneGroupingCount; ++i)
        m_grouping->addItem(groupingName(static_cast<LaneGrouping>(i)));
    m_grouping->setCurrentIndex(static_cast<int>(timeline->grouping()));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_up, QDialogButtonBox::ActionRole);
    buttons->addButton(m_down, QDialogButtonBox::ActionRole);
    auto *form = new QFormLayout;
    form->addRow(tr("&Group by"), m_grouping);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_list, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_up, &QPushButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { move(1); });
    connect(m_list, &QListWidget::itemChanged, this, &LanesDialog::hideOrShow);
    connect(m_grouping, &QComboBox::activated, this, [this](int index) {
        m_timeline->setGrouping(static_cast<LaneGrouping>(index));
        (void)m_timeline->timelineGeometry(); // lays out, so that there are lanes to list
    });
    connect(m_timeline, &TimelineView::lanesChanged, this, &LanesDialog::fill);
    fill();
}

void LanesDialog::fill()
{
    m_isFilling = true;
    const int row = m_list->currentRow();
    m_list->clear();
    const auto add = [this](const TimelineLane &lane, int index) {
        auto *item = new QListWidgetItem(m_timeline->laneTitle(lane), m_list);
        item->setData(KeyRole, QByteArray::fromStdString(lane.key()));
        item->setData(LaneRole, index);
        item->setCheckState(index >= 0 ? Qt::Checked : Qt::Unchecked);
    };
    if (const auto &snapshot = m_timeline->snapshot()) {
        for (std::size_t i = 0; i < snapshot->lanes.size(); ++i)
            add(snapshot->lanes[i], static_cast<int>(i));
        for (const HiddenLane &hidden : snapshot->hiddenLanes)
            add(hidden.lane, -1);
    }
    m_list->setCurrentRow(row);
    m_isFilling = false;
}

void LanesDialog::move(int steps)
{
    const QListWidgetItem *item = m_list->currentItem();
    const int lane = item ? item->data(LaneRole).toInt() : -1;
    if (lane < 0)
        return;
    m_timeline->moveLane(static_cast<std::uint32_t>(lane), steps);
    m_list->setCurrentRow(std::clamp(lane + steps, 0, m_list->count() - 1));
}

void LanesDialog::hideOrShow(const QListWidgetItem *item)
{
    if (m_isFilling)
        return;
    const bool isHidden = item->checkState() == Qt::Unchecked;
    m_timeline->setLaneHidden(item->data(KeyRole).toByteArray().toStdString(), isHidden);
    // The list is filled anew once it is no longer in the middle of telling about its item.
    QMetaObject::invokeMethod(m_timeline, [view = m_timeline] { (void)view->timelineGeometry(); },
                              Qt::QueuedConnection);
}

} // namespace chronolane
