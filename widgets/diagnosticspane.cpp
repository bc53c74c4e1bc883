// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/diagnosticspane.h"

#include "models/diagnostictablemodel.h"
#include "widgets/emptynote.h"

#include <QEvent>
#include <QHeaderView>

namespace chronolane {

DiagnosticsPane::DiagnosticsPane(DiagnosticTableModel *model, QWidget *parent)
    : QTreeView(parent)
    , m_model(model)
    , m_note(new EmptyNote(this))
{
    setModel(model);
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAlternatingRowColors(true);
    setEditTriggers(NoEditTriggers);
    setFrameShape(NoFrame);
    header()->setStretchLastSection(true);
    const int digit = fontMetrics().horizontalAdvance(QLatin1Char('0'));
    header()->resizeSection(diagnostic_column::Message, 72 * digit);
    header()->resizeSection(diagnostic_column::Weight, 12 * digit);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &current) {
        if (current.isValid())
            emit evidenceRequested(m_model->evidenceOf(current.row()));
    });
    connect(m_model, &QAbstractItemModel::modelReset, this, &DiagnosticsPane::showNote);
    retranslate();
}

void DiagnosticsPane::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QTreeView::changeEvent(event);
}

void DiagnosticsPane::retranslate()
{
    setAccessibleName(tr("Remarks on the record"));
    showNote();
}

void DiagnosticsPane::showNote()
{
    m_note->setNote(m_model->rowCount() > 0 ? QString()
                                            : tr("There is nothing in this record that a careful reader should stop at."));
}

} // namespace chronolane
