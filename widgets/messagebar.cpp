// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/messagebar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>
#include <QToolButton>

namespace chronolane {

namespace {

constexpr int MostLines = 8;   ///< a longer list would push the content out of the window

} // namespace

MessageBar::MessageBar(QWidget *parent)
    : QFrame(parent)
    , m_label(new QLabel(this))
    , m_more(new QToolButton(this))
    , m_close(new QToolButton(this))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    setForegroundRole(QPalette::ToolTipText);
    auto *icon = new QLabel(this);
    const int size = style()->pixelMetric(QStyle::PM_SmallIconSize);
    icon->setPixmap(style()->standardIcon(QStyle::SP_MessageBoxWarning).pixmap(size));
    m_label->setForegroundRole(QPalette::ToolTipText);
    m_label->setTextFormat(Qt::PlainText);
    m_label->setWordWrap(true);
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_more->setAutoRaise(true);
    m_close->setAutoRaise(true);
    m_close->setIcon(style()->standardIcon(QStyle::SP_TitleBarCloseButton));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 4, 4, 4);
    layout->addWidget(icon, 0, Qt::AlignTop);
    layout->addWidget(m_label, 1);
    layout->addWidget(m_more, 0, Qt::AlignTop);
    layout->addWidget(m_close, 0, Qt::AlignTop);
    connect(m_close, &QToolButton::clicked, this, [this] { setMessages({}); });
    connect(m_more, &QToolButton::clicked, this, [this] {
        m_isExpanded = !m_isExpanded;
        showMessages();
    });
    retranslate();
    setMessages({});
}

void MessageBar::setMessages(const QStringList &messages)
{
    m_messages = messages;
    m_isExpanded = false;
    showMessages();
}

void MessageBar::showMessages()
{
    setVisible(!m_messages.isEmpty());
    if (m_messages.isEmpty())
        return;
    QStringList lines = m_isExpanded ? m_messages.mid(0, MostLines) : m_messages.mid(0, 1);
    if (m_isExpanded && m_messages.size() > MostLines)
        lines << tr("… and %n more", nullptr, static_cast<int>(m_messages.size()) - MostLines);
    m_label->setText(lines.join(QLatin1Char('\n')));
    m_more->setVisible(m_messages.size() > 1);
    m_more->setText(m_isExpanded ? tr("Show less")
                                 : tr("Show %n more", nullptr, static_cast<int>(m_messages.size()) - 1));
}

void MessageBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void MessageBar::retranslate()
{
    m_close->setToolTip(tr("Close this message"));
    setAccessibleName(tr("Messages"));
    showMessages();
}

} // namespace chronolane
