// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <functional>

class QPlainTextEdit;

namespace chronolane {

/// Asks for the text of a note. Enter keeps it, Enter with Shift or Ctrl begins another line, and Escape asks before typed
/// words are lost.
class NoteDialog : public QDialog
{
    Q_OBJECT

public:
    /// `before` is the text that is there. `asksToDrop` is asked whether typed words may be lost; empty asks with a dialog.
    explicit NoteDialog(const QString &before, QWidget *parent = nullptr, std::function<bool()> asksToDrop = {});

    [[nodiscard]] QString text() const;
    [[nodiscard]] QPlainTextEdit *edit() const { return m_edit; }

    void reject() override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] bool mayDrop();

    QString m_before;
    std::function<bool()> m_asksToDrop;
    QPlainTextEdit *m_edit;
};

} // namespace chronolane
