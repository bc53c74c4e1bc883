// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/notedialog.h"

#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLabel>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace chronolane {

NoteDialog::NoteDialog(const QString &before, QWidget *parent, std::function<bool()> asksToDrop)
    : QDialog(parent)
    , m_before(before)
    , m_asksToDrop(std::move(asksToDrop))
    , m_edit(new QPlainTextEdit(before, this))
{
    setWindowTitle(tr("Note"));
    auto *question = new QLabel(tr("What should be remembered here? An empty note is removed."), this);
    auto *keys = new QLabel(tr("Enter keeps the note, Shift+Enter begins another line."), this);
    for (QLabel *label : {question, keys})
        label->setWordWrap(true);
    question->setBuddy(m_edit);
    m_edit->setTabChangesFocus(true);
    m_edit->installEventFilter(this);
    m_edit->moveCursor(QTextCursor::End);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(question);
    layout->addWidget(m_edit, 1);
    layout->addWidget(keys);
    layout->addWidget(buttons);
    resize(fontMetrics().averageCharWidth() * 60, fontMetrics().height() * 14);
}

QString NoteDialog::text() const
{
    return m_edit->toPlainText();
}

bool NoteDialog::eventFilter(QObject *watched, QEvent *event)
{
    const auto *pressed = event->type() == QEvent::KeyPress ? static_cast<const QKeyEvent *>(event) : nullptr;
    if (watched != m_edit || !pressed || (pressed->key() != Qt::Key_Return && pressed->key() != Qt::Key_Enter))
        return QDialog::eventFilter(watched, event);
    // While a syllable is being composed, Enter belongs to the input method and does not come here.
    if (pressed->modifiers() & (Qt::ShiftModifier | Qt::ControlModifier))
        m_edit->insertPlainText(QStringLiteral("\n"));
    else
        accept();
    return true;
}

void NoteDialog::reject()
{
    if (text() == m_before || mayDrop())
        QDialog::reject();
}

bool NoteDialog::mayDrop()
{
    if (m_asksToDrop)
        return m_asksToDrop();
    QMessageBox box(QMessageBox::Question, tr("Note"), tr("Drop what you have typed?"),
                    QMessageBox::Discard | QMessageBox::Cancel, this);
    box.button(QMessageBox::Discard)->setText(tr("Drop it"));
    box.button(QMessageBox::Cancel)->setText(tr("Go on writing"));
    box.setDefaultButton(QMessageBox::Cancel);
    return box.exec() == QMessageBox::Discard;
}

} // namespace chronolane
