// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painting/timelinetheme.h"

#include <QTest>

using namespace chronolane;

Q_DECLARE_METATYPE(chronolane::ThemeName)

class TestTimelineTheme : public QObject
{
    Q_OBJECT

private slots:
    void reckonsContrastAsWcagDoes();
    void namesThemesAsTheCommandLineDoes();
    void textCanBeRead_data();
    void textCanBeRead();
    void marksStandOut_data();
    void marksStandOut();
    void severitiesDifferInGrey_data();
    void severitiesDifferInGrey();
};

void TestTimelineTheme::reckonsContrastAsWcagDoes()
{
    QCOMPARE(contrastRatio(Qt::black, Qt::white), 21.0);
    QCOMPARE(contrastRatio(Qt::white, Qt::white), 1.0);
    QVERIFY(qAbs(contrastRatio(QColor(0x76, 0x76, 0x76), Qt::white) - 4.54) < 0.01);
    QCOMPARE(contrastRatio(Qt::red, Qt::white), contrastRatio(Qt::white, Qt::red));
}

void TestTimelineTheme::namesThemesAsTheCommandLineDoes()
{
    for (const auto theme : {ThemeName::Light, ThemeName::Dark, ThemeName::HighContrast, ThemeName::Print}) {
        QCOMPARE(themeFromName(name(theme)), std::optional(theme));
        QCOMPARE(TimelineTheme::make(theme).name, theme);
    }
    QVERIFY(!themeFromName("sepia"));
    QCOMPARE(name(ThemeName::HighContrast), std::string_view("high-contrast"));
}

void TestTimelineTheme::textCanBeRead_data()
{
    QTest::addColumn<ThemeName>("theme");
    for (const auto theme : {ThemeName::Light, ThemeName::Dark, ThemeName::HighContrast, ThemeName::Print})
        QTest::newRow(name(theme).data()) << theme;
}

void TestTimelineTheme::textCanBeRead()
{
    QFETCH(ThemeName, theme);
    const TimelineTheme t = TimelineTheme::make(theme);
    for (const QColor &ground : {t.background, t.laneEven, t.laneOdd, t.header, t.tray}) {
        QVERIFY2(contrastRatio(t.text, ground) >= 7, qPrintable(ground.name()));
        QVERIFY2(contrastRatio(t.mutedText, ground) >= 4.5, qPrintable(ground.name()));
    }
}

void TestTimelineTheme::marksStandOut_data() { textCanBeRead_data(); }

void TestTimelineTheme::marksStandOut()
{
    QFETCH(ThemeName, theme);
    const TimelineTheme t = TimelineTheme::make(theme);
    for (const QColor &ground : {t.background, t.laneEven, t.laneOdd, t.header, t.tray}) {
        QVERIFY2(contrastRatio(t.outline, ground) >= 3, qPrintable(ground.name()));
        QVERIFY2(contrastRatio(t.accent, ground) >= 3, qPrintable(ground.name()));
    }
    QVERIFY(contrastRatio(t.accent, t.accentInner) >= 3);   // the two colours of the focus ring
    QVERIFY(contrastRatio(t.gridStrong, t.background) > contrastRatio(t.grid, t.background));
}

void TestTimelineTheme::severitiesDifferInGrey_data() { textCanBeRead_data(); }

void TestTimelineTheme::severitiesDifferInGrey()
{
    QFETCH(ThemeName, theme);
    const TimelineTheme t = TimelineTheme::make(theme);
    // From critical to minor each is lighter than the one before; hatches tell the rest.
    const auto grey = [&](Severity s) { return qGray(t.severityFill(s).rgb()); };
    QVERIFY(grey(Severity::Critical) != grey(Severity::Major));
    QVERIFY(grey(Severity::Major) + 20 < grey(Severity::Minor));
}

QTEST_GUILESS_MAIN(TestTimelineTheme)
#include "tst_timelinetheme.moc"
