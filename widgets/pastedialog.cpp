// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pastedialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <chrono>
#include <utility>

namespace chronolane {

namespace {

/// Reading is not to run for each letter that is typed.
constexpr std::chrono::milliseconds Settling{250};

} // namespace

PasteDialog::PasteDialog(const QString &text, std::function<PastePreview(const QString &)> preview, QWidget *parent)
    : QDialog(parent)
    , m_preview(std::move(preview))
    , m_edit(new QPlainTextEdit(text, this))
    , m_sentence(new QLabel(this))
{
    setWindowTitle(tr("Paste incident text"));
    m_edit->setPlaceholderText(tr("Paste a status page, a postmortem, a chat or an export here."));
    m_edit->setTabChangesFocus(true);
    m_sentence->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_open = buttons->addButton(tr("Open"), QDialogButtonBox::AcceptRole);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_edit, 1);
    layout->addWidget(m_sentence);
    layout->addWidget(buttons);
    resize(fontMetrics().averageCharWidth() * 90, fontMetrics().height() * 30);
    m_settle.setSingleShot(true);
    m_settle.setInterval(Settling);
    connect(&m_settle, &QTimer::timeout, this, &PasteDialog::showPreview);
    connect(m_edit, &QPlainTextEdit::textChanged, &m_settle, qOverload<>(&QTimer::start));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    showPreview();
}

QString PasteDialog::text() const
{
    return m_edit->toPlainText();
}

void PasteDialog::showPreview()
{
    const PastePreview preview = text().trimmed().isEmpty() ? PastePreview() : m_preview(text());
    m_sentence->setText(preview.sentence);
    m_open->setEnabled(preview.hasIncident);
}

} // namespace chronolane
