// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/welcomepage.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace chronolane {

WelcomePage::WelcomePage(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_hint(new QLabel(this))
    , m_open(new QPushButton(this))
    , m_paste(new QPushButton(this))
    , m_sample(new QPushButton(this))
{
    QFont large = m_title->font();
    large.setPointSizeF(large.pointSizeF() * 1.6);
    large.setBold(true);
    m_title->setFont(large);
    for (QLabel *label : {m_title, m_hint}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
    }
    auto *layout = new QVBoxLayout(this);
    layout->addStretch(2);
    layout->addWidget(m_title);
    layout->addWidget(m_hint);
    layout->addSpacing(12);
    layout->addWidget(m_open, 0, Qt::AlignCenter);
    layout->addWidget(m_paste, 0, Qt::AlignCenter);
    layout->addWidget(m_sample, 0, Qt::AlignCenter);
    layout->addStretch(3);
    connect(m_open, &QPushButton::clicked, this, &WelcomePage::openRequested);
    connect(m_paste, &QPushButton::clicked, this, &WelcomePage::pasteRequested);
    connect(m_sample, &QPushButton::clicked, this, &WelcomePage::sampleRequested);
    retranslate();
}

void WelcomePage::setSampleOffered(bool isOffered)
{
    m_sample->setVisible(isOffered);
}

void WelcomePage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void WelcomePage::retranslate()
{
    m_title->setText(tr("No incident is open"));
    m_hint->setText(tr("Open a record of an incident, or drop one here: a copied status page, a postmortem, "
                       "a JSON export."));
    m_open->setText(tr("Open a file…"));
    m_paste->setText(tr("Paste a copied text…"));
    m_sample->setText(tr("Open the sample"));
}

} // namespace chronolane
