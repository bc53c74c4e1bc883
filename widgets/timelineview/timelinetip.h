// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QRect>

class QLabel;
class QTimer;

namespace chronolane {

/// The tip over an event. It comes after a moment, stays as long as the pointer is on the event or on the tip
/// (so that it can be read and its words copied), and Esc dismisses it.
class TimelineTip : public QFrame
{
    Q_OBJECT

public:
    explicit TimelineTip(QWidget *owner);

    /// The tip for the pointer over `target` (global px; also where the tip must not hide it): shown after a
    /// moment.
    void schedule(const QString &title, const QString &text, const QRect &target);
    /// The pointer left the event: goes, unless the pointer went onto the tip.
    void leave();
    /// Goes at once. Returns whether it was there.
    bool dismiss();

protected:
    void leaveEvent(QEvent *event) override;

private:
    void appear();

    QLabel *m_title; ///< child
    QLabel *m_text;  ///< child
    QTimer *m_timer; ///< child
    QRect m_target;
};

} // namespace chronolane
