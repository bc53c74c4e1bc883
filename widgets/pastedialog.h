// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/analysis/assumptions.h"
#include "models/displaytext.h"

#include <QDialog>
#include <QTimer>

#include <functional>
#include <memory>
#include <vector>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace chronolane {

class ReadingReportPane;

/// What would come out of a text: in a sentence, line by line, and whether it is worth opening.
struct PastePreview
{
    QString sentence;
    bool hasIncident = false;
    std::shared_ptr<const ReadingReport> report;   ///< null where nothing was read
    std::vector<std::shared_ptr<const Incident>> incidents;
    std::shared_ptr<const std::string> source;     ///< the text that was read; null with the report
    Assumptions assumptions;
};

/// Takes the text of an incident that a person pasted or types, and shows while they do what is read from it, with the
/// controls that correct what had to be assumed.
class PasteDialog : public QDialog
{
    Q_OBJECT

public:
    using PreviewFunction = std::function<PastePreview(const QString &text, const ReadingOptions &options)>;

    /// `preview` is asked shortly after each change, in the GUI's thread; `options` are the assumptions at first.
    PasteDialog(const QString &text, const ReadingOptions &options, const DisplayText &words, PreviewFunction preview,
                QWidget *parent = nullptr);

    [[nodiscard]] QString text() const;
    [[nodiscard]] const ReadingOptions &options() const { return m_options; }

    [[nodiscard]] ReadingReportPane *report() const { return m_report; }

private:
    void showPreview();
    void selectLine(int row);

    PreviewFunction m_preview;
    ReadingOptions m_options;
    QPlainTextEdit *m_edit;
    ReadingReportPane *m_report;
    QLabel *m_sentence;
    QPushButton *m_open;
    QTimer m_settle;
};

} // namespace chronolane
