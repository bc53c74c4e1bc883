// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/evidencepane.h"

#include <QComboBox>
#include <QEvent>
#include <QFontDatabase>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace chronolane {

namespace {

/// The same place in the document as the text edit counts it (UTF-16 units; it drops carriage returns before line
/// feeds and a byte order mark).
int documentPosition(const std::string &text, std::size_t byte)
{
    const QString before = QString::fromUtf8(text.data(), static_cast<qsizetype>(byte));
    return static_cast<int>(before.size() - before.count(QStringLiteral("\r\n")));
}

} // namespace

EvidencePane::EvidencePane(std::shared_ptr<const EvidenceLocator> locator, const DisplayText &text, QWidget *parent)
    : QWidget(parent)
    , m_locator(std::move(locator))
    , m_text(text)
    , m_places(new QComboBox(this))
    , m_view(new QPlainTextEdit(this))
    , m_missing(new QLabel(this))
{
    m_view->setReadOnly(true);
    m_view->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_view->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    m_places->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_places->setMinimumContentsLength(12);
    m_missing->setWordWrap(true);
    m_missing->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->setSpacing(4);
    layout->addWidget(m_places);
    layout->addWidget(m_missing);
    layout->addWidget(m_view, 1);
    setFocusProxy(m_view);
    connect(m_places, &QComboBox::currentIndexChanged, this, &EvidencePane::choose);
    listPlaces();
}

void EvidencePane::showEvidence(std::shared_ptr<const Incident> incident, std::vector<Evidence> evidence)
{
    m_incident = std::move(incident);
    m_evidence = std::move(evidence);
    std::erase_if(m_evidence, [this](const Evidence &item) {
        return !m_incident || item.source >= m_incident->sources.size();
    });
    listPlaces();
    choose(0);
}

void EvidencePane::setDisplayText(const DisplayText &text)
{
    m_text = text;
    const int chosen = m_places->currentIndex();
    listPlaces();
    const QSignalBlocker blocker(m_places);
    m_places->setCurrentIndex(chosen);
}

void EvidencePane::listPlaces()
{
    const QSignalBlocker blocker(m_places);
    m_places->clear();
    for (const Evidence &evidence : m_evidence)
        m_places->addItem(nameOf(evidence));
    if (m_evidence.empty() && m_incident && !m_incident->sources.empty())
        m_places->addItem(QString::fromStdString(m_incident->sources.front().name));
    m_places->setEnabled(m_places->count() > 1);
    m_places->setAccessibleName(tr("Places in the source"));
    m_view->setAccessibleName(tr("Text of the source"));
    m_missing->setText(tr("The text of this source is not at hand, or its file has changed since it was read."));
}

QString EvidencePane::nameOf(const Evidence &evidence) const
{
    const Source &source = m_incident->sources[evidence.source];
    const QString name = QString::fromStdString(source.name);
    if (evidence.hasPointer)
        return QStringLiteral("%1 %2").arg(name, QString::fromStdString(evidence.pointer.str()));
    const std::shared_ptr<const std::string> text = m_locator->textOf(source);
    if (!text || evidence.begin > text->size())
        return name;
    const auto line =
        1 + std::count(text->begin(), text->begin() + static_cast<std::ptrdiff_t>(evidence.begin), '\n');
    return m_text.place(name, static_cast<std::uint64_t>(line));
}

void EvidencePane::choose(int place)
{
    clearHighlight();
    if (!m_incident || m_incident->sources.empty()) {
        m_source.reset();
        m_view->clear();
        m_missing->hide();
        return;
    }
    if (m_evidence.empty()) {
        showSource(m_incident->sources.front());
        return;
    }
    const Evidence &evidence = m_evidence[static_cast<std::size_t>(std::max(place, 0))];
    showSource(m_incident->sources[evidence.source]);
    if (!m_source)
        return;
    if (const std::optional<TextRange> range = m_locator->locate(*m_source, evidence))
        highlight(*range);
}

void EvidencePane::showSource(const Source &source)
{
    std::shared_ptr<const std::string> text = m_locator->textOf(source);
    m_missing->setVisible(!text);
    if (text && m_source && (text == m_source || *text == *m_source))
        return;
    m_source = std::move(text);
    m_view->setPlainText(m_source ? QString::fromStdString(*m_source) : QString());
}

void EvidencePane::highlight(const TextRange &range)
{
    QTextCursor cursor(m_view->document());
    cursor.setPosition(documentPosition(*m_source, range.begin));
    m_view->setTextCursor(cursor);
    m_view->centerCursor();
    cursor.setPosition(documentPosition(*m_source, range.end), QTextCursor::KeepAnchor);
    QTextEdit::ExtraSelection selection;
    selection.cursor = cursor;
    selection.format.setBackground(palette().brush(QPalette::Active, QPalette::Highlight));
    selection.format.setForeground(palette().brush(QPalette::Active, QPalette::HighlightedText));
    m_view->setExtraSelections({selection});
}

void EvidencePane::clearHighlight()
{
    m_view->setExtraSelections({});
}

QString EvidencePane::highlighted() const
{
    const QList<QTextEdit::ExtraSelection> selections = m_view->extraSelections();
    return selections.isEmpty() ? QString()
                                : selections.front().cursor.selectedText().replace(QChar::ParagraphSeparator,
                                                                                   QLatin1Char('\n'));
}

void EvidencePane::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        const int chosen = m_places->currentIndex();
        listPlaces();
        const QSignalBlocker blocker(m_places);
        m_places->setCurrentIndex(chosen);
    } else if (event->type() == QEvent::PaletteChange && !m_view->extraSelections().isEmpty()) {
        choose(m_places->currentIndex());
    }
    QWidget::changeEvent(event);
}

} // namespace chronolane
