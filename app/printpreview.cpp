// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/printpreview.h"

#include "widgets/export/exportoptions.h"

#include <QAction>
#include <QLabel>
#include <QPrintPreviewWidget>
#include <QSpinBox>
#include <QToolBar>

#include <utility>

namespace chronolane {

PrintPreview::PrintPreview(QPrinter *printer, int pages, Draw draw, QWidget *parent)
    : QPrintPreviewDialog(printer, parent)
    , m_pages(new QSpinBox(this))
    , m_draw(std::move(draw))
{
    m_pages->setRange(1, ExportOptions::MaxPages);
    m_pages->setValue(pages);
    auto *label = new QLabel(tr("Pages:"), this);
    label->setBuddy(m_pages);
    // First, for a narrow bar hides what comes last.
    if (auto *bar = findChild<QToolBar *>(); bar && !bar->actions().isEmpty()) {
        QAction *first = bar->actions().front();
        bar->insertWidget(first, label);
        bar->insertWidget(first, m_pages);
        bar->insertSeparator(first);
    }
    connect(this, &QPrintPreviewDialog::paintRequested, this,
            [this](QPrinter *device) { m_wasDrawn = m_draw(*device, m_pages->value()); });
    if (auto *preview = findChild<QPrintPreviewWidget *>())
        connect(m_pages, &QSpinBox::valueChanged, preview, &QPrintPreviewWidget::updatePreview);
}

int PrintPreview::pages() const
{
    return m_pages->value();
}

} // namespace chronolane
