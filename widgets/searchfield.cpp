// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/searchfield.h"

#include <QInputMethodEvent>
#include <QKeyEvent>

namespace chronolane {

SearchField::SearchField(QWidget *parent)
    : QLineEdit(parent)
{
    setClearButtonEnabled(true);
    connect(this, &QLineEdit::textChanged, this, &SearchField::announce);
}

QString SearchField::query() const
{
    QString whole = text();
    whole.insert(cursorPosition(), m_composing);
    return whole;
}

void SearchField::showQuery(const QString &now)
{
    if (now == query())
        return;
    m_announced = now;
    setText(now);
}

void SearchField::inputMethodEvent(QInputMethodEvent *event)
{
    m_composing = event->preeditString();
    QLineEdit::inputMethodEvent(event);
    announce();
}

void SearchField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && !text().isEmpty()) {
        clear();
        return;
    }
    if (event->key() == Qt::Key_Escape)
        emit left();
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && m_composing.isEmpty())   // else it ends the syllable
        emit stepRequested(event->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
    QLineEdit::keyPressEvent(event);
}

void SearchField::announce()
{
    const QString now = query();
    if (now == m_announced)
        return;
    m_announced = now;
    emit queryChanged(now);
}

} // namespace chronolane
