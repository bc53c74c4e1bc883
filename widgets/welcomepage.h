// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace chronolane {

/// What the window shows while nothing is open: what can be done now.
class WelcomePage : public QWidget
{
    Q_OBJECT

public:
    explicit WelcomePage(QWidget *parent = nullptr);

    /// Whether there is a sample that could be opened.
    void setSampleOffered(bool isOffered);

signals:
    void openRequested();
    void pasteRequested();
    void sampleRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_title;
    QLabel *m_hint;
    QPushButton *m_open;
    QPushButton *m_paste;
    QPushButton *m_sample;
};

} // namespace chronolane
