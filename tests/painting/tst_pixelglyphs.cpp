// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/textblock.h"
#include "widgets/painting/fonttextmeasure.h"
#include "widgets/painting/textpainter.h"

#include <QBuffer>
#include <QFontDatabase>
#include <QPainter>
#include <QPdfWriter>
#include <QTest>

using namespace chronolane;

/// Emoji in PDFs, whose engine draws outlines only. The font of the fixtures has one character, a truck, as pixels.
class TestPixelGlyphs : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void drawsThemAsImages_data();
    void drawsThemAsImages();
};

void TestPixelGlyphs::initTestCase()
{
    const QString file = QStringLiteral(CHRONOLANE_FIXTURES "/fonts/colour-emoji.ttf");
    QVERIFY(QFontDatabase::addApplicationFont(file) >= 0);
}

void TestPixelGlyphs::drawsThemAsImages_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("images");
    QTest::newRow("letters") << QStringLiteral("송장 출력 stopped (c) 2031") << 0;
    QTest::newRow("a symbol that is an outline") << QStringLiteral("° and ©") << 0;
    QTest::newRow("an emoji") << QString::fromUcs4(U"송장 \U0001F69A stopped") << 1;
    QTest::newRow("several") << QString::fromUcs4(U"\U0001F69A\U0001F69A again \U0001F69A") << 3;
}

void TestPixelGlyphs::drawsThemAsImages()
{
    QFETCH(QString, text);
    QFETCH(int, images);
    const TimelineFonts fonts(15);
    const FontTextMeasure measure(fonts);
    TextPainter texts(fonts, TextDrawing::Text);
    QBuffer buffer;
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    QPdfWriter writer(&buffer);
    QPainter painter(&writer);
    texts.paint(painter, {makeTextLine(measure, TextRole::Body, text), QPointF(40, 40), 1}, Qt::black);
    painter.end();
    // A mask, which those have that are transparent at an edge, is an image, too.
    const auto written = static_cast<int>(buffer.data().count("/Subtype /Image"));
    QVERIFY2(written >= images && written <= 2 * images, qPrintable(QString::number(written)));
}

QTEST_MAIN(TestPixelGlyphs)
#include "tst_pixelglyphs.moc"
