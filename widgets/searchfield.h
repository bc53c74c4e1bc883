// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace chronolane {

/// A search field that counts the syllable that an input method is still composing: Korean users press nothing to
/// commit it, so a search that waits for textChanged() lags one syllable behind.
class SearchField : public QLineEdit
{
    Q_OBJECT

public:
    explicit SearchField(QWidget *parent = nullptr);

    /// The text with the uncommitted syllable at the cursor.
    [[nodiscard]] QString query() const;
    /// What another field for the same search says now. Nothing is announced, and a syllable that is being composed
    /// here is not disturbed.
    void showQuery(const QString &query);

signals:
    void queryChanged(const QString &query);
    void stepRequested(int direction);   ///< by Enter to the next hit, 1, by Shift+Enter to the one before, -1
    void left();                         ///< by Escape, where there is nothing to clear

protected:
    void inputMethodEvent(QInputMethodEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void announce();

    QString m_composing;
    QString m_announced;
};

} // namespace chronolane
