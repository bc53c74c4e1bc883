// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPrintPreviewDialog>

#include <functional>

class QSpinBox;

namespace chronolane {

/// Shows what a printer will get, and asks over how many pages the axis goes on; paper and orientation are asked for by
/// Qt's own page setup.
class PrintPreview : public QPrintPreviewDialog
{
    Q_OBJECT

public:
    /// Fills the printer's pages; false if it took nothing.
    using Draw = std::function<bool(QPrinter &printer, int pages)>;

    /// `printer` is not owned and outlives the preview. Shows `pages` pages at first.
    PrintPreview(QPrinter *printer, int pages, Draw draw, QWidget *parent = nullptr);

    [[nodiscard]] int pages() const;
    /// Whether the printer took all pages when they were last drawn.
    [[nodiscard]] bool wasDrawn() const { return m_wasDrawn; }

private:
    QSpinBox *m_pages;
    Draw m_draw;
    bool m_wasDrawn = true;
};

} // namespace chronolane
