// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/displaytext.h"
#include "models/eventquery.h"

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QMenu;
class QToolButton;

namespace chronolane {

class EventFilterProxy;
class SearchField;

/// The bar above the timeline that says which events are shown: a query to type, its terms as chips that can be
/// taken away, and how many events it hides. It comes when it is asked for or when events are hidden, and goes when
/// it says nothing.
class FilterBar : public QFrame
{
    Q_OBJECT

public:
    /// `events` is not owned and outlives the bar.
    FilterBar(EventFilterProxy *events, const DisplayText &text, QWidget *parent = nullptr);

    void setDisplayText(const DisplayText &text);
    void open();   ///< shows the bar with the cursor in its field
    [[nodiscard]] SearchField *field() const { return m_field; }
    [[nodiscard]] QLabel *counts() const { return m_counts; }
    [[nodiscard]] QMenu *terms() const { return m_terms; }
    [[nodiscard]] QList<QToolButton *> chips() const { return m_chips; }

signals:
    void clearRequested();   ///< of every filter, that by lane too
    void closed();           ///< by a person, who goes on elsewhere

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void retranslate();
    void follow();
    void showChips();
    void fillTerms();
    void addTerms(const QString &title, EventQuery::Field field, const QStringList &values);
    void toggle(const EventQuery::Term &term);

    EventFilterProxy *m_events;
    DisplayText m_text;
    SearchField *m_field;
    QToolButton *m_add;
    QMenu *m_terms;
    QHBoxLayout *m_chipRow;
    QList<QToolButton *> m_chips;
    QLabel *m_counts;
    QToolButton *m_clear;
    QToolButton *m_close;
};

} // namespace chronolane
