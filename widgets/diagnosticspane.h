// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/evidence.h"

#include <QTreeView>

namespace chronolane {

class DiagnosticTableModel;
class EmptyNote;

/// The list of what to look at in the record; choosing an entry asks to show its words.
class DiagnosticsPane : public QTreeView
{
    Q_OBJECT

public:
    /// `model` is not owned and outlives the pane.
    explicit DiagnosticsPane(DiagnosticTableModel *model, QWidget *parent = nullptr);

signals:
    void evidenceRequested(const std::vector<chronolane::Evidence> &evidence);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showNote();

    DiagnosticTableModel *m_model;
    EmptyNote *m_note;
};

} // namespace chronolane
