// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/windowfixture.h"

#include "app/preferencesdialog.h"
#include "app/timelinemenu.h"
#include "widgets/eventtablepane.h"
#include "widgets/searchfield.h"
#include "widgets/timelineview/lanesdialog.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QTableView>
#include <QTest>
#include <QTimer>

using namespace chronolane;

/// The keys of the whole window: they do the same wherever the focus is.
class TestWindowKeys : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_fixture.reset(); }
    void asksForTheAction_data();
    void asksForTheAction();
    void doesNotZoomTimeWhenALaneGrows();
    void marksAndNotesFromTheTable();
    void opensDialogs_data();
    void opensDialogs();
    void selectsAllAndNone();
    void goesFromPaneToPane();
    void namesNoKeyThatNobodyHas();
    void setsPreferencesAtOnce();

private:
    [[nodiscard]] MainWindow *window() const { return m_fixture->window.get(); }
    [[nodiscard]] TimelineView *timeline() const { return m_fixture->timeline(); }
    void press(int key, Qt::KeyboardModifiers modifiers) const
    {
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), modifiers);
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

void TestWindowKeys::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    window()->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window()));
    window()->desk()->table()->findChild<QTableView *>()->setFocus();
    QVERIFY(QApplication::focusWidget());
}

void TestWindowKeys::asksForTheAction_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<int>("action");
    const auto row = [](const char *name, int key, Qt::KeyboardModifiers modifiers, TimelineAction action) {
        QTest::newRow(name) << key << modifiers << static_cast<int>(action);
    };
    constexpr Qt::KeyboardModifiers CtrlShift = Qt::ControlModifier | Qt::ShiftModifier;
    row("overview", Qt::Key_F9, Qt::ShiftModifier, TimelineAction::ToggleOverview);
    row("bookmark", Qt::Key_B, Qt::ControlModifier, TimelineAction::ToggleBookmark);
    row("note", Qt::Key_N, CtrlShift, TimelineAction::AddNote);
}

void TestWindowKeys::asksForTheAction()
{
    QFETCH(int, key);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    QFETCH(int, action);
    const QSignalSpy triggered(window()->timelineMenu()->actionOf(static_cast<TimelineAction>(action)),
                               &QAction::triggered);
    press(key, modifiers);
    QCOMPARE(triggered.count(), 1);
    timeline()->setFocus();
    press(key, modifiers); // and in the timeline itself
    QCOMPARE(triggered.count(), 2);
}

void TestWindowKeys::doesNotZoomTimeWhenALaneGrows()
{
    constexpr Qt::KeyboardModifiers CtrlShift = Qt::ControlModifier | Qt::ShiftModifier;
    const auto factor = [this] {
        LaneArrangement lanes = timeline()->arrangement().lanes.at(timeline()->grouping());
        TimelineOptions options;
        lanes.applyTo(options, *timeline()->snapshot());
        return options.heights.empty() ? 1 : options.heights.at(3);
    };
    timeline()->setCurrentEvent(7);
    const auto seen = timeline()->visibleRange();
    QSignalSpy zooms(window()->actions()->zoomIn, &QAction::triggered);
    press(Qt::Key_Plus, CtrlShift); // in the table
    const double once = factor();
    QVERIFY(once > 1);
    timeline()->setFocus();
    press(Qt::Key_Plus, CtrlShift);
    QVERIFY(factor() > once);
    press(Qt::Key_Underscore, CtrlShift);
    press(Qt::Key_Minus, CtrlShift); // where a keyboard has minus so
    QVERIFY(qAbs(factor() - 1) < 0.001);
    QCOMPARE(timeline()->visibleRange(), seen);
    QCOMPARE(zooms.count(), 0);
    press(Qt::Key_Plus, Qt::ControlModifier);
    QCOMPARE(zooms.count(), 1);
}

void TestWindowKeys::marksAndNotesFromTheTable()
{
    timeline()->setCurrentEvent(3);
    press(Qt::Key_B, Qt::ControlModifier);
    QCOMPARE(m_fixture->incident().annotations.size(), std::size_t(1));
    m_fixture->note = QStringLiteral("Who heard it?");
    press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(m_fixture->incident().annotations.size(), std::size_t(2));
    QCOMPARE(m_fixture->incident().annotations.back().eventId, std::string("e4"));
}

void TestWindowKeys::opensDialogs_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<QByteArray>("dialog");
    QTest::newRow("lanes") << int(Qt::Key_L) << QByteArray(LanesDialog::staticMetaObject.className());
    QTest::newRow("preferences") << int(Qt::Key_Comma) << QByteArray(PreferencesDialog::staticMetaObject.className());
}

void TestWindowKeys::opensDialogs()
{
    QFETCH(int, key);
    QFETCH(QByteArray, dialog);
    QByteArray opened;
    QTimer::singleShot(0, this, [&opened] {
        QWidget *modal = QApplication::activeModalWidget();
        QVERIFY(modal);
        opened = modal->metaObject()->className();
        modal->close();
    });
    press(key, Qt::ControlModifier);
    QCOMPARE(opened, dialog);
}

void TestWindowKeys::selectsAllAndNone()
{
    press(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(timeline()->selectionModel()->selectedRows().size(), 12);
    press(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!timeline()->selectionModel()->hasSelection());
    SearchField *field = window()->desk()->table()->searchField();
    field->setFocus();
    field->setText(QStringLiteral("label"));
    press(Qt::Key_A, Qt::ControlModifier); // in a field, its words
    QCOMPARE(field->selectedText(), QStringLiteral("label"));
    QVERIFY(!timeline()->selectionModel()->hasSelection());
}

void TestWindowKeys::goesFromPaneToPane()
{
    const auto paneOf = [this](const QWidget *widget) -> QString {
        for (const QWidget *at = widget; at; at = at->parentWidget()) {
            if (at == timeline())
                return QStringLiteral("timeline");
            if (qobject_cast<const QDockWidget *>(at))
                return at->objectName();
        }
        return {};
    };
    QStringList way;
    for (int i = 0; i < 5; ++i) {
        press(Qt::Key_F6, {});
        way << paneOf(QApplication::focusWidget());
    }
    // From the table, which is the last one.
    QCOMPARE(way, QStringList({QStringLiteral("incidents"), QStringLiteral("timeline"), QStringLiteral("details"),
                               QStringLiteral("evidence"), QStringLiteral("table")}));
    press(Qt::Key_F6, Qt::ShiftModifier);
    QCOMPARE(paneOf(QApplication::focusWidget()), QStringLiteral("evidence"));
}

void TestWindowKeys::namesNoKeyThatNobodyHas()
{
    QStringList keys;
    for (const ShortcutGroup &group : window()->actions()->shortcutGroups()) {
        for (const ShortcutEntry &entry : group.entries)
            keys << entry.keys.split(QStringLiteral(", "));
    }
    for (int i = 13; i <= 35; ++i)
        QVERIFY2(!keys.contains(QStringLiteral("F%1").arg(i)), qPrintable(keys.join(QLatin1Char(' '))));
    for (const char *key : {"Ctrl+G", "Ctrl+Shift+G", "F6", "Shift+F6", "Ctrl+Shift+A"})
        QVERIFY2(keys.contains(QLatin1String(key)), key);
}

void TestWindowKeys::setsPreferencesAtOnce()
{
    PreferencesDialog dialog(*window()->actions());
    QCOMPARE(dialog.language()->currentText(), QStringLiteral("English"));
    dialog.show();
    QTest::keyClick(dialog.language(), Qt::Key_Down);
    QCOMPARE(m_fixture->language.language(), QStringLiteral("ko"));
    QCOMPARE(dialog.language()->currentText(), QStringLiteral("한국어"));
    QTRY_COMPARE(dialog.windowTitle(), QStringLiteral("설정"));
}

QTEST_MAIN(TestWindowKeys)
#include "tst_windowkeys.moc"
