// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/timelinesnapshot.h"

#include <QDialog>

class QComboBox;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace chronolane {

class TimelineView;

/// Which lanes a timeline shows, by what they are grouped, and in which order. What is changed shows at once.
class LanesDialog : public QDialog
{
    Q_OBJECT

public:
    explicit LanesDialog(TimelineView *timeline, QWidget *parent = nullptr); ///< the timeline outlives it

    [[nodiscard]] QListWidget *list() const { return m_list; }
    [[nodiscard]] QComboBox *grouping() const { return m_grouping; }

private:
    void fill();
    void move(int steps);
    void hideOrShow(const QListWidgetItem *item);

    TimelineView *m_timeline;
    QComboBox *m_grouping;
    QListWidget *m_list;
    QPushButton *m_up;
    QPushButton *m_down;
    bool m_isFilling = false;
};

/// "Kind of event", "Source" … in the application's language.
[[nodiscard]] QString groupingName(LaneGrouping grouping);

} // namespace chronolane
