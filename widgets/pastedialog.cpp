// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pastedialog.h"

#include "widgets/assumptionsform.h"
#include "widgets/readingreportpane.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTextCursor>
#include <QVBoxLayout>

#include <chrono>
#include <utility>

namespace chronolane {

namespace {

/// Reading is not to run for each letter that is typed.
constexpr std::chrono::milliseconds Settling{250};

} // namespace

PasteDialog::PasteDialog(const QString &text, const ReadingOptions &options, const DisplayText &words,
                         PreviewFunction preview, QWidget *parent)
    : QDialog(parent)
    , m_preview(std::move(preview))
    , m_options(options)
    , m_edit(new QPlainTextEdit(text, this))
    , m_report(new ReadingReportPane(words, this))
    , m_sentence(new QLabel(this))
{
    setWindowTitle(tr("Paste incident text"));
    m_edit->setPlaceholderText(tr("Paste a status page, a postmortem, a chat or an export here."));
    m_edit->setTabChangesFocus(true);
    m_sentence->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_open = buttons->addButton(tr("Open"), QDialogButtonBox::AcceptRole);
    auto *parts = new QSplitter(Qt::Vertical, this);
    parts->addWidget(m_edit);
    parts->addWidget(m_report);
    parts->setChildrenCollapsible(false);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(parts, 1);
    layout->addWidget(m_sentence);
    layout->addWidget(buttons);
    resize(fontMetrics().averageCharWidth() * 130, fontMetrics().height() * 42);
    m_settle.setSingleShot(true);
    m_settle.setInterval(Settling);
    connect(&m_settle, &QTimer::timeout, this, &PasteDialog::showPreview);
    connect(m_edit, &QPlainTextEdit::textChanged, &m_settle, qOverload<>(&QTimer::start));
    connect(m_report, &ReadingReportPane::lineChosen, this, &PasteDialog::selectLine);
    connect(m_report->assumptions(), &AssumptionsForm::optionsChanged, this, [this](const ReadingOptions &changed) {
        m_options = changed;
        showPreview();
    });
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
    const PastePreview preview = text().trimmed().isEmpty() ? PastePreview() : m_preview(text(), m_options);
    m_sentence->setText(preview.sentence);
    m_open->setEnabled(preview.hasIncident);
    m_report->setReport(preview.report, preview.incidents, preview.source);
    m_report->assumptions()->setAssumptions(m_options, preview.assumptions);
}

/// The words of a line of the report, in the text above it.
void PasteDialog::selectLine(int row)
{
    const Evidence &place = m_report->model()->lineAt(row).place;
    const QByteArray bytes = text().toUtf8();
    if (place.hasPointer || !place.hasRange() || place.end > static_cast<std::uint64_t>(bytes.size()))
        return;
    const auto position = [&bytes](std::uint64_t byte) {
        return static_cast<int>(QString::fromUtf8(bytes.constData(), static_cast<qsizetype>(byte)).size());
    };
    QTextCursor cursor(m_edit->document());
    cursor.setPosition(position(place.begin));
    cursor.setPosition(position(place.end), QTextCursor::KeepAnchor);
    m_edit->setTextCursor(cursor);
    m_edit->centerCursor();
}

} // namespace chronolane
