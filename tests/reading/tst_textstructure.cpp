// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/htmltext.h"
#include "models/reading/text/inlinemarkup.h"
#include "models/reading/text/labelledfield.h"
#include "models/reading/text/sectionname.h"
#include "models/reading/text/sentences.h"
#include "models/reading/text/textblocks.h"
#include "models/reading/text/textview.h"

#include <QTest>

using namespace chronolane;

class TestTextStructure : public QObject
{
    Q_OBJECT

private slots:
    void findsBlocks_data();
    void findsBlocks();
    void plainTextLeadsBackToItsMarkup_data();
    void plainTextLeadsBackToItsMarkup();
    void mapsCompose();
    void namesSections_data();
    void namesSections();
    void namesFields();
    void splitsSentences();
    void splitsSentencesBehindTimes_data();
    void splitsSentencesBehindTimes();
    void cutsASentenceWithoutAnEnd();
    void splitsClausesBetweenTimes();
    void htmlBecomesText();
};

namespace {

QString shown(std::string_view text) { return QString::fromUtf8(text.data(), qsizetype(text.size())); }

} // namespace

void TestTextStructure::findsBlocks_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("blocks");
    const auto row = [](const char *name, const char *text, const char *blocks) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(blocks);
    };
    row("headings", "# One\n\nTwo\n===\n\n**Three**\n\nImpact\n\ntext", "H[One] H[Two] H[Three] H[Impact] P[text]");
    row("items", "- a\n* b\n1. c\n- [x] d\n□ e\n  • f", "I[a] I[b] I[c] I[d] I[e] I[f]");
    row("continued item", "- a\n  goes on\n- b", "I[a\n  goes on] I[b]");
    row("table", "| A | B |\n|---|---|\n| 1 | 2 |", "R[| A | B |] R[| 1 | 2 |]");
    row("a bullet without words", "--\n-one: two", "I[] P[-one: two]");
    row("wrapped paragraph", "one line\nand the next", "P[one line\nand the next]");
    row("bare steps", "14:05 - one.\n14:10 - two.", "P[14:05 - one.] P[14:10 - two.]");
    row("fields", "Severity: high\nStatus: open", "P[Severity: high] P[Status: open]");
    row("fence", "```\n# no\n```\n# yes", "C[```\n# no\n```] H[yes]");
    row("a fence that never closes", "```\n# yes", "P[```] H[yes]");
    row("front matter", "---\ntitle: One\n---\ntext", "P[title: One] P[text]");
    row("flattened",
        "## 1. What happened Between noon and one o'clock the gate of the north hall stayed shut for all visitors. "
        "## 2. Impact * Nobody entered. * Nobody left. ## 3. Timeline | A | B | | --- | --- | | 1 | 2 | | 3 | 4 |",
        "H[1. What happened] P[Between noon and one o'clock the gate of the north hall stayed shut for all visitors.] "
        "H[2. Impact] I[Nobody entered.] I[Nobody left.] H[3. Timeline] R[| A | B |] R[| 1 | 2 |] R[| 3 | 4 |]");
    row("flattened names in bold",
        "**Summary** The gate of the north hall stayed shut between noon and one. **Root cause** A coin in the lock. "
        "**Corrective actions** We plan to: 1. Keep coins away. 2. Oil the lock.",
        "H[Summary] P[The gate of the north hall stayed shut between noon and one.] H[Root cause] "
        "P[A coin in the lock.] H[Corrective actions] P[We plan to:] I[Keep coins away.] I[Oil the lock.]");
}

void TestTextStructure::findsBlocks()
{
    QFETCH(QString, text);
    QFETCH(QString, blocks);
    const std::string utf8 = text.toStdString();
    QStringList told;
    for (const SourceBlock &block : findBlocks(utf8))
        told << QStringLiteral("%1[%2]").arg(QString(QLatin1Char("HIRPC"[int(block.kind)])), shown(slice(utf8, block.content)));
    QCOMPARE(told.join(QLatin1Char(' ')), blocks);
}

void TestTextStructure::plainTextLeadsBackToItsMarkup_data()
{
    QTest::addColumn<QString>("markup");
    QTest::addColumn<QString>("plain");
    QTest::addColumn<QString>("part");     // of the plain text
    QTest::addColumn<QString>("source");   // what it stands for
    const auto row = [](const char *markup, const char *plain, const char *part, const char *source) {
        QTest::newRow(markup) << QString::fromUtf8(markup) << QString::fromUtf8(plain) << QString::fromUtf8(part)
                              << QString::fromUtf8(source);
    };
    row("**14:05** one", "14:05 one", "14:05", "14:05");
    row("a \\(b\\) c", "a (b) c", "(b)", "(b\\)");
    row("1 &lt; 2 &amp; 3", "1 < 2 & 3", "< 2 &", "&lt; 2 &amp;");
    row("see [the log](https://x.example/y) now", "see the log now", "log now", "log](https://x.example/y) now");
    row("snake_case and _stress_", "snake_case and stress", "stress", "stress");
    row("`code` ~14:05", "code ~14:05", "~14:05", "~14:05");
    row("a<br>b", "a b", "a b", "a<br>b");
    row("two\n  lines", "two lines", "two lines", "two\n  lines");
    row("note[^1] and [[2]](#r) end", "note and end", "note", "note");
    row("<START OF OUTAGE>", "<START OF OUTAGE>", "START", "START");
}

void TestTextStructure::plainTextLeadsBackToItsMarkup()
{
    QFETCH(QString, markup);
    QFETCH(QString, plain);
    QFETCH(QString, part);
    QFETCH(QString, source);
    const std::string utf8 = markup.toStdString();
    const MappedText text = plainInline(utf8);
    QCOMPARE(shown(text.text), plain);
    const std::size_t begin = text.text.find(part.toStdString());
    QVERIFY(begin != std::string::npos);
    const ByteRange range = text.map.toSource(begin, begin + part.toStdString().size());
    QCOMPARE(shown(slice(utf8, range)), source);
}

void TestTextStructure::mapsCompose()
{
    const std::string html = "<p>**10&ndash;11** one</p>";
    const MappedText middle = htmlToText(html);
    const std::size_t begin = middle.text.find("**");
    const MappedText inner = plainInline(std::string_view(middle.text).substr(begin), begin);
    const SourceMap map = inner.map.over(middle.map);
    const ByteRange range = map.toSource(0, inner.text.find(' '));
    QCOMPARE(shown(slice(html, range)), QStringLiteral("10&ndash;11"));
}

void TestTextStructure::namesSections_data()
{
    QTest::addColumn<QString>("heading");
    QTest::addColumn<int>("kind");
    const auto row = [](const char *heading, SectionKind kind) {
        QTest::newRow(heading) << QString::fromUtf8(heading) << int(kind);
    };
    row("2. Impact", SectionKind::Impact);
    row("Root Cause(s)", SectionKind::RootCause);
    row("How We Fixed It", SectionKind::Remediation);
    row("Action Items & Followups", SectionKind::FollowUp);
    row("Timeline of the evening", SectionKind::Timeline);
    row("재발 방지 대책", SectionKind::FollowUp);
    row("주요 경과", SectionKind::Timeline);
    row("The north hall", SectionKind::None);
}

void TestTextStructure::namesSections()
{
    QFETCH(QString, heading);
    QFETCH(int, kind);
    QCOMPARE(int(sectionOfHeading(heading.toStdString())), kind);
}

void TestTextStructure::namesFields()
{
    QCOMPARE(fieldNamed("Initial Detection Time"), FieldKind::Detected);
    QCOMPARE(fieldNamed("**Severity**"), FieldKind::SeverityWord);
    QCOMPARE(fieldNamed("영향 시간"), FieldKind::Lasted);
    QCOMPARE(fieldNamed("Colour"), FieldKind::None);
    for (const char *label : {"Start of outage", "Event start", "Time of impact start", "Incident start date and time", "장애 발생 시점"})
        QCOMPARE(fieldNamed(label), FieldKind::Start);
    for (const char *label : {"End of outage", "Event end", "End of service disruption", "종료일시", "서비스 장애 종료 일시"})
        QCOMPARE(fieldNamed(label), FieldKind::End);
    QCOMPARE(fieldNamed("서비스 복구시각"), FieldKind::Resolved);
    QCOMPARE(fieldNamed("장애 탐지 시각"), FieldKind::Detected);
    for (const char *label : {"Outage", "Start and end", "End of life", "Maintenance start", "The belt ended", "복구 담당자"})
        QCOMPARE(fieldNamed(label), FieldKind::None);
}

void TestTextStructure::splitsSentences()
{
    const std::string text = "It began at 10:50 a.m. PST. Version 3.8.16 ran, e.g. in two halls! Was it slow? On 4 March | 14:05 UTC. 遅い | Slow";
    QStringList told;
    for (const ByteRange &sentence : splitSentences(text))
        told << shown(slice(text, sentence));
    QCOMPARE(told, (QStringList{QStringLiteral("It began at 10:50 a.m. PST."),
                                QStringLiteral("Version 3.8.16 ran, e.g. in two halls!"), QStringLiteral("Was it slow?"),
                                QStringLiteral("On 4 March | 14:05 UTC."), QStringLiteral("遅い"), QStringLiteral("Slow")}));
}

void TestTextStructure::splitsSentencesBehindTimes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("sentences");   // with bars between them
    const auto row = [](const char *text, const char *sentences) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(sentences);
    };
    row("We were paged at 9:17 a.m. The belt stood.", "We were paged at 9:17 a.m.|The belt stood.");
    row("We were paged at 9:17p.m. At 9:20 p.m. all was well.", "We were paged at 9:17p.m.|At 9:20 p.m. all was well.");
    row("We were paged at 9:17 a.m. EST and left.", "We were paged at 9:17 a.m. EST and left.");
    row("We were paged at 9:17 a.m. Pacific time.", "We were paged at 9:17 a.m. Pacific time.");
    row("It stood at 9 a.m. Monday.", "It stood at 9 a.m. Monday.");
    row("9:17 a.m. The belt stands.", "9:17 a.m. The belt stands.");
    row("At 9:17 a.m. The belt stands.", "At 9:17 a.m. The belt stands.");
    row("2031. 3. 4. 14:05 벨트 정지", "2031. 3. 4. 14:05 벨트 정지");
    row("31. 3. 4. 오후 2:05 벨트 정지", "31. 3. 4. 오후 2:05 벨트 정지");
    row("벨트가 멈춘 날은 2031. 3. 4. 원인은 동전이다.", "벨트가 멈춘 날은 2031. 3. 4.|원인은 동전이다.");
    row("It broke in 2031. 12 belts stood.", "It broke in 2031.|12 belts stood.");
}

void TestTextStructure::splitsSentencesBehindTimes()
{
    QFETCH(QString, text);
    QFETCH(QString, sentences);
    const std::string utf8 = text.toStdString();
    QStringList told;
    for (const ByteRange &sentence : splitSentences(utf8))
        told << shown(slice(utf8, sentence));
    QCOMPARE(told.join(QLatin1Char('|')), sentences);
}

void TestTextStructure::cutsASentenceWithoutAnEnd()
{
    std::string text;
    for (int i = 0; i < 2'000; ++i)
        text += "at 10:00 we went home, ";
    const std::vector<ByteRange> parts = splitSentences(text);
    QVERIFY(parts.size() > 10);
    for (const ByteRange &part : parts) {
        QVERIFY(part.end - part.begin <= 4'010);
        QVERIFY(text[part.begin] != ' ' && (part.end == text.size() || text[part.end] == ' '));
    }
}

void TestTextStructure::splitsClausesBetweenTimes()
{
    const std::string text = "Reads recovered at 19:20, and writes at 19:28";
    const std::vector<ByteRange> marks = {{19, 24}, {40, 45}};
    const std::vector<ByteRange> clauses = splitClauses(text, {0, text.size()}, marks);
    QCOMPARE(shown(slice(text, clauses.at(0))), QStringLiteral("Reads recovered at 19:20"));
    QCOMPARE(shown(slice(text, clauses.at(1))), QStringLiteral("and writes at 19:28"));
    const std::string listed = "At 9:10 gates and lifts slowed and by 9:20, all of them stood";
    const std::vector<ByteRange> times = {{3, 7}, {35, 42}};
    const std::vector<ByteRange> parts = splitClauses(listed, {0, listed.size()}, times);
    QCOMPARE(shown(slice(listed, parts.at(0))), QStringLiteral("At 9:10 gates and lifts slowed"));
    QCOMPARE(shown(slice(listed, parts.at(1))), QStringLiteral("and by 9:20, all of them stood"));
}

void TestTextStructure::htmlBecomesText()
{
    const std::string html = "<head><title>x</title></head><h2>A &amp; B</h2><script>if (a < b) {}</script>"
                             "<table><tr><th>T</th><th>E</th></tr><tr><td>1</td><td>2</td></tr></table><ul><li>c</ul>";
    QStringList told;
    const MappedText text = htmlToText(html);
    for (const SourceBlock &block : findBlocks(text.text))
        told << QStringLiteral("%1[%2]").arg(QString(QLatin1Char("HIRPC"[int(block.kind)])),
                                            shown(slice(text.text, block.content)));
    QCOMPARE(told.join(QLatin1Char(' ')), QStringLiteral("H[A & B] R[| T | E |] R[| 1 | 2 |] I[c]"));
}

QTEST_GUILESS_MAIN(TestTextStructure)
#include "tst_textstructure.moc"
