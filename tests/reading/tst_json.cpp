// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonfields.h"
#include "models/reading/jsonparser.h"
#include "models/reading/jsonplaces.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <random>

using namespace chronolane;

class TestJson : public QObject
{
    Q_OBJECT

private slots:
    void knowsThePlaceOfEveryValue();
    void decodesEscapes_data();
    void decodesEscapes();
    void mapsDecodedBytesToTheSource();
    void keepsTheSpellingOfNumbers();
    void escapesPointers();
    void saysWhereATextIsBroken_data();
    void saysWhereATextIsBroken();
    void refusesDeepNesting();
    void handsOverElementsOfStreamedArrays();
    void keepsElementsBeforeTheFault();
    void stopsWhenTheVisitorSaysSo();
    void readsOneLineOfMany();
    void reportsWrongTypesAndCarriesOn();
    void treatsNullAsAbsent();
    void keepsUnknownMembersAsSpelled();
    void limitsTheNumberOfErrors();
    void makesEvidenceForBothForms();
    void judgesAsNlohmannDoes_data();
    void judgesAsNlohmannDoes();
};

namespace {

QByteArray bytes(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

/// The value as nlohmann's own types hold it, put together from what the tree says.
nlohmann::json rebuilt(JsonValue value)
{
    switch (value.type()) {
    case JsonType::Array: {
        nlohmann::json array = nlohmann::json::array();
        for (const JsonValue element : value)
            array.push_back(rebuilt(element));
        return array;
    }
    case JsonType::Object: {
        nlohmann::json object = nlohmann::json::object();
        for (const JsonValue member : value)
            object[std::string(member.key())] = rebuilt(member);
        return object;
    }
    case JsonType::String:
        return std::string(value.text());
    case JsonType::Null:
    case JsonType::Boolean:
    case JsonType::Number:
        break;
    }
    return nlohmann::json::parse(value.json());
}

/// Replaces, inserts or removes a few bytes of those that matter to JSON.
std::string mutated(std::string text, std::mt19937 &random)
{
    static constexpr std::string_view Bytes = "{}[]:,\"\\ \n\t0123.eE+-nulltruefalse\x01\xEF\xBB\xBF\xED\xA0\xF4u/";
    const auto upTo = [&random](std::size_t last) {
        return std::uniform_int_distribution<std::size_t>(0, last)(random);
    };
    for (std::size_t change = upTo(2) + 1; change > 0 && !text.empty(); --change) {
        const std::size_t at = upTo(text.size() - 1);
        const std::size_t what = upTo(2);
        if (what == 0)
            text[at] = Bytes[upTo(Bytes.size() - 1)];
        else if (what == 1)
            text.insert(at, 1, Bytes[upTo(Bytes.size() - 1)]);
        else
            text.erase(at, 1);
    }
    return text;
}

} // namespace

void TestJson::knowsThePlaceOfEveryValue()
{
    const std::string text = "\xEF\xBB\xBF { \"a\" : [ 1 , true,\n null, \"x\" ],\"b\":{\"c\":-2.50e1}} ";
    JsonTree tree;
    QVERIFY(!parseJson(text, tree));
    const JsonValue root = tree.root();
    QCOMPARE(root.size(), std::size_t(2));
    const JsonValue array = root.find("a");
    QCOMPARE(array.size(), std::size_t(4));
    QByteArrayList spelled;
    for (const JsonValue element : array)
        spelled << bytes(element.json());
    QCOMPARE(spelled, QByteArrayList({"1", "true", "null", "\"x\""}));
    QCOMPARE(bytes(array.json()), QByteArray("[ 1 , true,\n null, \"x\" ]"));
    const JsonValue number = root.find("b").find("c");
    QCOMPARE(bytes(number.json()), QByteArray("-2.50e1"));
    QCOMPARE(text.substr(number.beginByte(), number.endByte() - number.beginByte()), std::string("-2.50e1"));
    QCOMPARE(number.pointer(), std::string("/b/c"));
    QCOMPARE(root.pointer(), std::string());
    QVERIFY(!root.find("c").isValid());
    QVERIFY(number.parent().parent().find("a").isArray());
}

void TestJson::decodesEscapes_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("plain") << QByteArray("\"abc\"") << QByteArray("abc");
    QTest::newRow("empty") << QByteArray("\"\"") << QByteArray("");
    QTest::newRow("line end") << QByteArray(R"("a\nb")") << QByteArray("a\nb");
    QTest::newRow("quote and backslash") << QByteArray(R"("\"\\")") << QByteArray("\"\\");
    QTest::newRow("unicode") << QByteArray(R"("\uc7a5애")") << QByteArray("장애");
    QTest::newRow("surrogates") << QByteArray(R"("\ud83d\ude80!")") << QByteArray("🚀!");
    QTest::newRow("escape past the decoded length") << QByteArray(R"("abcdef\t")") << QByteArray("abcdef\t");
}

void TestJson::decodesEscapes()
{
    QFETCH(QByteArray, json);
    QFETCH(QByteArray, text);
    const std::string document = "{\"k\":" + json.toStdString() + ",\"after\":" + json.toStdString() + "}";
    JsonTree tree;
    QVERIFY(!parseJson(document, tree));
    QCOMPARE(bytes(tree.root().find("k").text()), text);
    QCOMPARE(bytes(tree.root().find("after").text()), text);
    QCOMPARE(bytes(tree.root().find("after").json()), json);
}

void TestJson::mapsDecodedBytesToTheSource()
{
    const std::string document = R"(["a\n한\u00e9\ud83d\ude80z"])";
    JsonTree tree;
    QVERIFY(!parseJson(document, tree));
    const JsonValue value = *tree.root().begin();
    const std::string_view text = value.text();
    QCOMPARE(document[value.byteOfText(0)], 'a');
    QCOMPARE(document.substr(value.byteOfText(1), 2), std::string("\\n"));
    QCOMPARE(document.substr(value.byteOfText(2), 3), std::string("한"));
    QCOMPARE(document.substr(value.byteOfText(5), 6), std::string("\\u00e9"));
    QCOMPARE(document.substr(value.byteOfText(7), 12), std::string("\\ud83d\\ude80"));
    QCOMPARE(document[value.byteOfText(text.find('z'))], 'z');
    QCOMPARE(document[value.byteOfText(text.size())], '"');
}

void TestJson::keepsTheSpellingOfNumbers()
{
    JsonTree tree;
    QVERIFY(!parseJson("[1.10, 12345678901234567890123, 1E+2,-0]", tree));
    QByteArrayList spelled;
    for (const JsonValue element : tree.root())
        spelled << bytes(element.json());
    QCOMPARE(spelled, QByteArrayList({"1.10", "12345678901234567890123", "1E+2", "-0"}));
}

void TestJson::escapesPointers()
{
    JsonTree tree;
    QVERIFY(!parseJson(R"({"a/b":[{"~":0},{"":{"k\u0065y":1}}]})", tree));
    const JsonValue array = tree.root().find("a/b");
    QCOMPARE((*array.begin()).find("~").pointer(), std::string("/a~1b/0/~0"));
    const JsonValue second = *++array.begin();
    QCOMPARE(second.index(), std::size_t(1));
    QCOMPARE(second.find("").find("key").pointer(), std::string("/a~1b/1//key"));
}

void TestJson::saysWhereATextIsBroken_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("reason");
    QTest::addColumn<int>("line");
    QTest::newRow("cut") << QByteArray("{\"a\":\n[1,\n2") << QByteArray("unexpected-end") << 3;
    QTest::newRow("cut in a string") << QByteArray("[\n\"abc") << QByteArray("unexpected-end") << 2;
    QTest::newRow("nothing") << QByteArray(" \n ") << QByteArray("unexpected-end") << 2;
    QTest::newRow("comma too many") << QByteArray("[1,\n2,\n]") << QByteArray("unexpected-token") << 3;
    QTest::newRow("two values") << QByteArray("{}\n{}") << QByteArray("unexpected-token") << 2;
    QTest::newRow("a word") << QByteArray("{\"a\": yes}") << QByteArray("unexpected-token") << 1;
    QTest::newRow("a number") << QByteArray("[\r\n-]") << QByteArray("invalid-number") << 2;
    QTest::newRow("a huge number") << QByteArray("[1e999]") << QByteArray("invalid-number") << 1;
    QTest::newRow("bytes that are no UTF-8") << QByteArray("[\n\n\"\xff\"]") << QByteArray("invalid-string") << 3;
    QTest::newRow("half a surrogate pair") << QByteArray(R"(["\ud83d"])") << QByteArray("invalid-string") << 1;
}

void TestJson::saysWhereATextIsBroken()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, reason);
    QFETCH(int, line);
    JsonTree tree;
    const auto error = parseJson(text.toStdString(), tree);
    QVERIFY(error);
    QCOMPARE(error->code, ReadingErrorCode::BrokenJson);
    QCOMPARE(bytes(error->arguments.front().value), reason);
    QCOMPARE(error->line, std::uint64_t(line));
    QVERIFY(tree.isEmpty());
}

void TestJson::refusesDeepNesting()
{
    const std::string fits = std::string(JsonDepthLimit, '[') + std::string(JsonDepthLimit, ']');
    JsonTree tree;
    QVERIFY(!parseJson(fits, tree));
    const auto error = parseJson('\n' + std::string(1'000'000, '['), tree);
    QVERIFY(error);
    QCOMPARE(error->code, ReadingErrorCode::LimitExceeded);
    QCOMPARE(error->line, std::uint64_t(2));
}

void TestJson::handsOverElementsOfStreamedArrays()
{
    const std::string text = R"({"page":{"id":"p"},"incidents":[{"n":"\u0041","u":[{"b":1}]}, 7,[],"s\t"],"tail":[3]})";
    JsonStreaming streaming;
    streaming.arrays = {"/incidents"};
    QByteArrayList seen;
    streaming.onElement = [&](JsonValue element) {
        seen << QByteArray::fromStdString(element.pointer()) + ' ' + bytes(element.json());
        if (element.isObject()) {
            seen << QByteArray::fromStdString((*element.find("u").begin()).find("b").pointer())
                 << bytes(element.find("n").text());
        }
        if (element.isString())
            seen << bytes(element.text());
        return true;
    };
    JsonTree tree;
    QVERIFY(!parseJson(text, tree, &streaming));
    QCOMPARE(seen, QByteArrayList({R"(/incidents/0 {"n":"\u0041","u":[{"b":1}]})", "/incidents/0/u/0/b", "A",
                                "/incidents/1 7", "/incidents/2 []", R"(/incidents/3 "s\t")", "s\t"}));
    QCOMPARE(tree.root().find("incidents").size(), std::size_t(0));
    QCOMPARE(bytes(tree.root().find("page").find("id").text()), QByteArray("p"));
    QCOMPARE(bytes(tree.root().find("tail").json()), QByteArray("[3]"));
}

void TestJson::keepsElementsBeforeTheFault()
{
    JsonStreaming streaming;
    streaming.arrays = {""};
    int count = 0;
    streaming.onElement = [&](JsonValue element) {
        count += element.isObject() ? 1 : 0;
        return true;
    };
    JsonTree tree;
    const auto error = parseJson("[{\"a\":1},\n{\"a\":2},\n{\"a\":", tree, &streaming);
    QCOMPARE(count, 2);
    QVERIFY(error && error->line == 3);
}

void TestJson::stopsWhenTheVisitorSaysSo()
{
    JsonStreaming streaming;
    streaming.arrays = {""};
    int count = 0;
    streaming.onElement = [&](JsonValue) { return ++count < 2; };
    JsonTree tree;
    QVERIFY(!parseJson("[1,2,3]", tree, &streaming));
    QCOMPARE(count, 2);
    QVERIFY(tree.isEmpty());
}

void TestJson::readsOneLineOfMany()
{
    const std::string text = "{\"a\":1}\n{\"b\":[\"x\"]}\n";
    JsonTree tree;
    QVERIFY(!parseJsonWithin(text, 8, 20, tree));
    const JsonValue value = *tree.root().find("b").begin();
    QCOMPARE(text.substr(value.beginByte(), value.endByte() - value.beginByte()), std::string("\"x\""));
    const auto error = parseJsonWithin(text, 8, 18, tree);
    QVERIFY(error && error->line == 2);
}

void TestJson::reportsWrongTypesAndCarriesOn()
{
    const std::string text = "{\n\"id\": 7,\n\"list\": {},\n\"at\": \"2026-02-30T00:00:00Z\",\n\"n\": 1.5,\n\"ok\": \"yes\"}";
    JsonTree tree;
    QVERIFY(!parseJson(text, tree));
    JsonErrors errors(text);
    JsonFields fields(tree.root(), errors);
    QVERIFY(!fields.string("id"));
    QVERIFY(!fields.array("list").isValid());
    QVERIFY(!fields.instant("at"));
    QVERIFY(!fields.integer("n"));
    QCOMPARE(bytes(fields.string("ok").value_or("")), QByteArray("yes"));
    const auto &found = errors.errors();
    QCOMPARE(found.size(), std::size_t(4));
    QCOMPARE(found[0].code, ReadingErrorCode::WrongType);
    QCOMPARE(found[0].arguments, (std::vector<DiagnosticArgument>{{"member", "id"}, {"expected", "string"}, {"found", "number"}}));
    QCOMPARE(found[0].line, std::uint64_t(2));
    QCOMPARE(found[0].pointer, std::string("/id"));
    QCOMPARE(found[2].code, ReadingErrorCode::OutOfRange);
    QCOMPARE(found[2].line, std::uint64_t(4));
    QCOMPARE(found[3].code, ReadingErrorCode::OutOfRange);
    QVERIFY(!found[3].isFatal);
}

void TestJson::treatsNullAsAbsent()
{
    const std::string text = R"({"id":null,"list":null,"at":null})";
    JsonTree tree;
    QVERIFY(!parseJson(text, tree));
    JsonErrors errors(text);
    JsonFields fields(tree.root(), errors);
    QVERIFY(!fields.string("id") && !fields.array("list").isValid() && !fields.instant("at"));
    JsonFields none(fields.object("nothing"), errors);
    QVERIFY(!none.isPresent() && !none.string("id"));
    QVERIFY(none.unknownMembers().empty());
    QVERIFY(errors.errors().empty());
}

void TestJson::keepsUnknownMembersAsSpelled()
{
    const std::string text = R"({"z": [1.50,  {"k":"\u00e9"}],"id":"a","b":null,"c":"known"})";
    JsonTree tree;
    QVERIFY(!parseJson(text, tree));
    JsonErrors errors(text);
    JsonFields fields(tree.root(), errors);
    QVERIFY(fields.string("id").has_value());
    fields.know("c");
    QCOMPARE(fields.unknownMembers(), (UnknownMembers{{"z", R"([1.50,  {"k":"\u00e9"}])"}, {"b", "null"}}));
}

void TestJson::limitsTheNumberOfErrors()
{
    std::string text = "[0";
    for (std::size_t i = 1; i < JsonErrors::Limit + 50; ++i)
        text += ",0";
    text += "]";
    JsonTree tree;
    QVERIFY(!parseJson(text, tree));
    JsonErrors errors(text);
    for (const JsonValue value : tree.root())
        errors.outOfRange(value, "n");
    QCOMPARE(errors.errors().size(), JsonErrors::Limit + 1);
    QCOMPARE(errors.errors().back().code, ReadingErrorCode::LimitExceeded);
}

void TestJson::makesEvidenceForBothForms()
{
    const std::string text = R"({"t":"at \"16:56\" UTC","n":5})";
    JsonTree tree;
    QVERIFY(!parseJson(text, tree));
    const JsonValue value = tree.root().find("t");
    const std::size_t begin = value.text().find("16:56");
    const Evidence pointer = JsonPlaces(JsonPlaces::Form::OneValue).within(value, begin, begin + 5);
    QCOMPARE(pointer, Evidence::atPointer(0, "/t", 4, 9));
    const Evidence range = JsonPlaces(JsonPlaces::Form::Lines, 2).within(value, begin, begin + 5);
    QCOMPARE(text.substr(range.begin, range.end - range.begin), std::string("16:56"));
    QCOMPARE(range.source, std::uint32_t(2));
    const Evidence number = JsonPlaces(JsonPlaces::Form::Lines).at(tree.root().find("n"));
    QCOMPARE(text.substr(number.begin, number.end - number.begin), std::string("5"));
}

void TestJson::judgesAsNlohmannDoes_data()
{
    QTest::addColumn<QByteArray>("seed");
    QTest::newRow("members") << QByteArray(R"({"id": "e1", "n": [1, -2.5e+3, 0.0], "t": true, "f": false, "x": null})");
    QTest::newRow("escapes") << QByteArray(R"(["a\"b", "\u00e9\ud83d\ude00", "\/\b\f\n\r\t", ""])");
    QTest::newRow("beyond ASCII") << QByteArray("{\"ko\": \"장애 발생\", \"이모지\": \"\xF0\x9F\x98\x80\"}");
    QTest::newRow("nested") << QByteArray(R"([[[{"a": {"b": [{}, [], {"c": []}]}}]]])");
    QTest::newRow("a lone value") << QByteArray(" \n12 ");
}

void TestJson::judgesAsNlohmannDoes()
{
    QFETCH(QByteArray, seed);
    std::mt19937 random(17);
    int accepted = 0;
    for (int i = 0; i < 4000; ++i) {
        const std::string text = mutated(seed.toStdString(), random);
        JsonTree tree;
        const bool isAccepted = !parseJson(text, tree);
        const nlohmann::json expected = nlohmann::json::parse(text, nullptr, false);
        QVERIFY2(isAccepted != expected.is_discarded(), text.c_str());
        if (!isAccepted)
            continue;
        ++accepted;
        QVERIFY2(rebuilt(tree.root()) == expected, text.c_str());
    }
    QVERIFY(accepted > 100 && accepted < 3900);
}

QTEST_GUILESS_MAIN(TestJson)
#include "tst_json.moc"
