// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/timelineview/viewfixture.h"

#include <QAccessible>
#include <QTest>

using namespace chronolane;

class TestTimelineAccessible : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void isAListOfTheEvents();
    void saysWhatAnEventIs();
    void findsTheEventAtAPoint();
    void knowsFocusAndSelection();
    void selectsAndZoomsWhenAsked();
    void forgetsRowsThatAreGone();

private:
    QAccessibleInterface *list() const { return QAccessible::queryAccessibleInterface(&m_fixture->view); }

    std::unique_ptr<ViewFixture> m_fixture;
};

void TestTimelineAccessible::init()
{
    QAccessible::setActive(true);
    m_fixture = std::make_unique<ViewFixture>();
    QVERIFY(QTest::qWaitForWindowExposed(&m_fixture->view));
    m_fixture->view.grab(); // lays out
}

void TestTimelineAccessible::isAListOfTheEvents()
{
    QVERIFY(list());
    QCOMPARE(list()->role(), QAccessible::List);
    QCOMPARE(list()->childCount(), 12);
    QAccessibleInterface *third = list()->child(2);
    QVERIFY(third);
    QCOMPARE(third->role(), QAccessible::ListItem);
    QCOMPARE(list()->indexOfChild(third), 2);
    QCOMPARE(list()->child(2), third);
    QCOMPARE(third->parent(), list());
    QCOMPARE(list()->child(12), nullptr);
}

void TestTimelineAccessible::saysWhatAnEventIs()
{
    const QString spoken = list()->child(8)->text(QAccessible::Name);
    QVERIFY2(spoken.contains(QStringLiteral("Monitoring")) &&
                 spoken.contains(QStringLiteral("We are watching")) &&
                 spoken.endsWith(QStringLiteral("2 of 4 in Status updates.")),
             qPrintable(spoken));
    const QString undated = list()->child(6)->text(QAccessible::Name);
    QVERIFY2(undated.endsWith(QStringLiteral("3 of 3 in Remediation steps.")), qPrintable(undated));
}

void TestTimelineAccessible::findsTheEventAtAPoint()
{
    const QRect rect = list()->child(0)->rect();
    QVERIFY(!rect.isEmpty());
    QCOMPARE(list()->indexOfChild(list()->childAt(rect.center().x(), rect.center().y())), 0);
}

void TestTimelineAccessible::knowsFocusAndSelection()
{
    m_fixture->view.setFocus();
    m_fixture->view.setCurrentEvent(4);
    QCOMPARE(list()->indexOfChild(list()->focusChild()), 4);
    QVERIFY(list()->child(4)->state().focused && list()->child(4)->state().selected);
    QVERIFY(!list()->child(5)->state().selected && list()->child(5)->state().selectable);
}

void TestTimelineAccessible::selectsAndZoomsWhenAsked()
{
    QAccessibleActionInterface *actions = list()->child(7)->actionInterface();
    QVERIFY(actions);
    actions->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(m_fixture->view.currentEvent(), std::optional<std::uint32_t>(7));
    const Micros before = m_fixture->view.visibleRange()->length();
    actions->doAction(QStringLiteral("zoom"));
    QVERIFY(m_fixture->view.visibleRange()->length() < before);
}

void TestTimelineAccessible::forgetsRowsThatAreGone()
{
    QVERIFY(list()->child(11));
    m_fixture->proxy.setSearchText(QStringLiteral("queue"));
    m_fixture->view.grab();
    QCOMPARE(list()->childCount(), 1);
    QCOMPARE(list()->child(11), nullptr);
    QVERIFY(list()->child(0)->text(QAccessible::Name).contains(QStringLiteral("A queue was renamed")));
}

QTEST_MAIN(TestTimelineAccessible)
#include "tst_timelineaccessible.moc"
