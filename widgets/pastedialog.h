// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QTimer>

#include <functional>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace chronolane {

/// What would come out of a text, in a sentence; and whether it is worth opening.
struct PastePreview
{
    QString sentence;
    bool hasIncident = false;
};

/// Takes the text of an incident that a person pasted or types, and says while they do what is read from it.
class PasteDialog : public QDialog
{
    Q_OBJECT

public:
    /// `preview` is asked shortly after each change, in the GUI's thread.
    PasteDialog(const QString &text, std::function<PastePreview(const QString &)> preview, QWidget *parent = nullptr);

    [[nodiscard]] QString text() const;

private:
    void showPreview();

    std::function<PastePreview(const QString &)> m_preview;
    QPlainTextEdit *m_edit;
    QLabel *m_sentence;
    QPushButton *m_open;
    QTimer m_settle;
};

} // namespace chronolane
