// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonoutline.h"

#include <QTest>

using namespace chronolane;

class TestJsonOutline : public QObject
{
    Q_OBJECT

private slots:
    void namesMembersByPath_data();
    void namesMembersByPath();
    void tellsWhatKindOfTextItIs();
    void givesTheFirstStringOfAPath();
    void looksAtTheBeginningOnly();
};

void TestJsonOutline::namesMembersByPath_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<bool>("isThere");
    const QByteArray object = R"({"page":{"zone" :null},"incidents":[{"u":[{"b":"x\"{"}],"n":1},{"m":[]}],"last":true})";
    QTest::newRow("member") << object << QByteArray("last") << true;
    QTest::newRow("member of a member") << object << QByteArray("page.zone") << true;
    QTest::newRow("member of an element") << object << QByteArray("incidents[].n") << true;
    QTest::newRow("of a later element") << object << QByteArray("incidents[].m") << true;
    QTest::newRow("deeper") << object << QByteArray("incidents[].u[].b") << true;
    QTest::newRow("on another level") << object << QByteArray("n") << false;
    QTest::newRow("a value is no key") << object << QByteArray("incidents[].u[].x") << false;
    QTest::newRow("root array") << QByteArray(R"([ {"a":1}, {"b":{"c":2}} ])") << QByteArray("[].b.c") << true;
    QTest::newRow("lines") << QByteArray("{\"a\":1}\n{\"b\":2}\n") << QByteArray("b") << true;
    QTest::newRow("cut") << QByteArray(R"({"a":[{"b":1},{"c")") << QByteArray("a[].b") << true;
    QTest::newRow("no JSON") << QByteArray("a: \"b\": 1") << QByteArray("b") << false;
}

void TestJsonOutline::namesMembersByPath()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, path);
    QFETCH(bool, isThere);
    const std::string held = text.toStdString();
    QCOMPARE(JsonOutline(held).has(path.toStdString()), isThere);
}

void TestJsonOutline::tellsWhatKindOfTextItIs()
{
    QVERIFY(JsonOutline("\xEF\xBB\xBF [1]").isArray());
    QVERIFY(JsonOutline("{}").isObject());
    QVERIFY(!JsonOutline("{\"a\":{\"b\":{}}}").isLines());
    QVERIFY(JsonOutline("{\"a\":1}\r\n{\"a\":2}").isLines());
    QVERIFY(!JsonOutline("text").isJson());
    QVERIFY(!JsonOutline("[점검 안내]").isJson());
    QVERIFY(!JsonOutline("").isJson());
}

void TestJsonOutline::givesTheFirstStringOfAPath()
{
    const JsonOutline outline(R"({"a":[{"s":1},{"s":"one"},{"s":"two"}],"e":""})");
    QCOMPARE(std::string(outline.string("a[].s")), std::string("one"));
    QVERIFY(outline.string("e").empty());
    QVERIFY(outline.string("x").empty());
}

void TestJsonOutline::looksAtTheBeginningOnly()
{
    const std::string text = "{\"a\":\"" + std::string(JsonOutline::Stretch, 'x') + "\",\"b\":1}";
    const JsonOutline outline(text);
    QVERIFY(outline.has("a"));
    QVERIFY(!outline.has("b"));
}

QTEST_GUILESS_MAIN(TestJsonOutline)
#include "tst_jsonoutline.moc"
