// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/joinbar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>

namespace chronolane {

JoinBar::JoinBar(QWidget *parent)
    : QFrame(parent)
    , m_label(new QLabel(this))
    , m_join(new QPushButton(this))
    , m_dismiss(new QPushButton(this))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    auto *icon = new QLabel(this);
    const int size = style()->pixelMetric(QStyle::PM_SmallIconSize);
    icon->setPixmap(style()->standardIcon(QStyle::SP_MessageBoxInformation).pixmap(size));
    m_label->setTextFormat(Qt::PlainText);
    m_label->setWordWrap(true);
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 4);
    layout->addWidget(icon);
    layout->addWidget(m_label, 1);
    layout->addWidget(m_join);
    layout->addWidget(m_dismiss);
    connect(m_join, &QPushButton::clicked, this, &JoinBar::accepted);
    connect(m_dismiss, &QPushButton::clicked, this, &JoinBar::dismissed);
    retranslate();
    hide();
}

void JoinBar::setProposal(const QString &sentence)
{
    m_label->setText(sentence);
    setVisible(!sentence.isEmpty());
}

QString JoinBar::proposal() const
{
    return m_label->text();
}

void JoinBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void JoinBar::retranslate()
{
    m_join->setText(tr("&Join them", "incidents"));
    m_dismiss->setText(tr("&Not the same"));
    setAccessibleName(tr("Proposal to join incidents"));
}

} // namespace chronolane
