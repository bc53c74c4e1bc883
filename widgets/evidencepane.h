// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/displaytext.h"
#include "widgets/evidencelocator.h"

#include <QWidget>

#include <memory>
#include <vector>

class QComboBox;
class QLabel;
class QPlainTextEdit;

namespace chronolane {

/// The source text with the words highlighted that something was read from, scrolled to. Where several places
/// support it, each can be chosen.
class EvidencePane : public QWidget
{
    Q_OBJECT

public:
    EvidencePane(std::shared_ptr<const EvidenceLocator> locator, const DisplayText &text, QWidget *parent = nullptr);

    /// Shows evidence of that incident, the first place chosen. No evidence shows the incident's first source.
    void showEvidence(std::shared_ptr<const Incident> incident, std::vector<Evidence> evidence);
    void setDisplayText(const DisplayText &text);

    /// The highlighted words, as shown.
    [[nodiscard]] QString highlighted() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void listPlaces();
    void choose(int place);
    void showSource(const Source &source);
    void highlight(const TextRange &range);
    void clearHighlight();
    [[nodiscard]] QString nameOf(const Evidence &evidence) const;

    std::shared_ptr<const EvidenceLocator> m_locator;
    DisplayText m_text;
    std::shared_ptr<const Incident> m_incident;
    std::vector<Evidence> m_evidence;
    std::shared_ptr<const std::string> m_source;   ///< what m_view shows
    QComboBox *m_places;
    QPlainTextEdit *m_view;
    QLabel *m_missing;
};

} // namespace chronolane
