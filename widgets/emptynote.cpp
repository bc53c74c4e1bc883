// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/emptynote.h"

#include <QAbstractScrollArea>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace chronolane {

EmptyNote::EmptyNote(QAbstractScrollArea *view)
    : QFrame(view->viewport())
    , m_text(new QLabel(this))
    , m_button(new QPushButton(this))
{
    setAutoFillBackground(true);
    setFrameShape(StyledPanel);
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignCenter);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_text);
    layout->addWidget(m_button, 0, Qt::AlignCenter);
    connect(m_button, &QPushButton::clicked, this, &EmptyNote::actionTriggered);
    view->viewport()->installEventFilter(this);
    hide();
}

void EmptyNote::setNote(const QString &text, const QString &action)
{
    m_text->setText(text);
    m_button->setText(action);
    m_button->setHidden(action.isEmpty());
    setHidden(text.isEmpty());
    place();
}

QString EmptyNote::note() const
{
    return m_text->text();
}

bool EmptyNote::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parent() && event->type() == QEvent::Resize)
        place();
    return QFrame::eventFilter(watched, event);
}

void EmptyNote::place()
{
    const QSize room = parentWidget()->size();
    const int width = std::min(fontMetrics().averageCharWidth() * 60, room.width() - 2 * fontMetrics().height());
    const int height = layout()->heightForWidth(width);
    setGeometry((room.width() - width) / 2, std::max(0, (room.height() - height) / 2), width, height);
}

} // namespace chronolane
