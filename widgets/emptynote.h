// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QAbstractScrollArea;
class QLabel;
class QPushButton;

namespace chronolane {

/// A sentence in the middle of a view that has nothing to show: why that is, and a way out where there is one.
class EmptyNote : public QFrame
{
    Q_OBJECT

public:
    explicit EmptyNote(QAbstractScrollArea *view);   ///< becomes a child of the view's viewport

    /// An empty text hides the note; without an `action` there is no button.
    void setNote(const QString &text, const QString &action = {});
    [[nodiscard]] QString note() const;
    [[nodiscard]] QPushButton *button() const { return m_button; }

signals:
    void actionTriggered();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();

    QLabel *m_text;
    QPushButton *m_button;
};

} // namespace chronolane
