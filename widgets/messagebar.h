// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QStringList>

class QLabel;
class QToolButton;

namespace chronolane {

/// A bar over the window's content that says what went wrong without stopping the work. Several messages are
/// listed; the bar hides when it is closed.
class MessageBar : public QFrame
{
    Q_OBJECT

public:
    explicit MessageBar(QWidget *parent = nullptr);

    /// Replaces the messages; none hides the bar.
    void setMessages(const QStringList &messages);
    [[nodiscard]] const QStringList &messages() const { return m_messages; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void showMessages();
    void retranslate();

    QStringList m_messages;
    QLabel *m_label;
    QToolButton *m_more;
    QToolButton *m_close;
    bool m_isExpanded = false;
};

} // namespace chronolane
