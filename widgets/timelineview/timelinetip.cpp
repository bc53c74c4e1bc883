// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timelineview/timelinetip.h"

#include <QCursor>
#include <QGuiApplication>
#include <QLabel>
#include <QScreen>
#include <QTimer>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>

namespace chronolane {

namespace {

constexpr int Delay = 400;     ///< ms
constexpr int TextWidth = 420; ///< px
constexpr int Gap = 4;         ///< px between event and tip, which the pointer crosses quickly

} // namespace

TimelineTip::TimelineTip(QWidget *owner)
    : QFrame(owner, Qt::ToolTip)
    , m_title(new QLabel(this))
    , m_text(new QLabel(this))
    , m_timer(new QTimer(this))
{
    setAttribute(Qt::WA_ShowWithoutActivating);
    setFrameShape(QFrame::Box);
    setPalette(QToolTip::palette());
    setAutoFillBackground(true);
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    for (QLabel *label : {m_title, m_text}) {
        label->setTextFormat(Qt::PlainText); // the words of a record are no markup
        label->setWordWrap(true);
        label->setFixedWidth(TextWidth);
        label->setForegroundRole(QPalette::ToolTipText);
    }
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 6, 8, 6);
    layout->addWidget(m_title);
    layout->addWidget(m_text);
    m_timer->setSingleShot(true);
    m_timer->setInterval(Delay);
    connect(m_timer, &QTimer::timeout, this, &TimelineTip::appear);
    hide();
}

void TimelineTip::schedule(const QString &title, const QString &text, const QRect &target)
{
    hide();
    m_title->setText(title);
    m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
    m_target = target;
    m_timer->start();
}

void TimelineTip::appear()
{
    adjustSize();
    QPoint at(QCursor::pos().x(), m_target.bottom() + Gap);
    if (const QScreen *screen = QGuiApplication::screenAt(m_target.center())) {
        const QRect room = screen->availableGeometry();
        at.setX(std::clamp(at.x(), room.left(), std::max(room.left(), room.right() - width())));
        if (at.y() + height() > room.bottom())
            at.setY(m_target.top() - Gap - height());
    }
    move(at);
    show();
}

void TimelineTip::leave()
{
    m_timer->stop();
    if (isVisible() && !geometry().adjusted(-Gap, -Gap, Gap, Gap).contains(QCursor::pos()))
        hide();
}

bool TimelineTip::dismiss()
{
    m_timer->stop();
    const bool wasShown = isVisible();
    hide();
    return wasShown;
}

void TimelineTip::leaveEvent(QEvent *event)
{
    QFrame::leaveEvent(event);
    if (!m_target.contains(QCursor::pos()))
        hide();
}

} // namespace chronolane
