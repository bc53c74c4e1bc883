// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace chronolane {

/// A quiet bar over the window's content that proposes to join incidents; it stops nobody and goes when it is answered.
class JoinBar : public QFrame
{
    Q_OBJECT

public:
    explicit JoinBar(QWidget *parent = nullptr);

    /// What is proposed and why; an empty text hides the bar.
    void setProposal(const QString &sentence);
    [[nodiscard]] QString proposal() const;

    [[nodiscard]] QPushButton *joinButton() const { return m_join; }
    [[nodiscard]] QPushButton *dismissButton() const { return m_dismiss; }

signals:
    void accepted();
    void dismissed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_label;
    QPushButton *m_join;
    QPushButton *m_dismiss;
};

} // namespace chronolane
