// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/pngwriter.h"

#include <QBuffer>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QTest>

using namespace chronolane;

class TestPngWriter : public QObject
{
    Q_OBJECT

private slots:
    void keepsEveryPixel_data();
    void keepsEveryPixel();
    void writesTheDensity();
    void givesTheSameBytesAgain();
    void isAboutAsSmallAsQtsOwn();
    void tellsThatTheDeviceIsFull();

private:
    static QImage timelineLike(QSize size);
    static QByteArray written(const QImage &image, int dotsPerMeter);
};

QImage TestPngWriter::timelineLike(QSize size)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < 20; ++i) {
        const QPointF at(size.width() * (i + 0.5) / 21, size.height() * (i % 5 + 0.5) / 5);
        painter.setPen(Qt::lightGray);
        painter.drawLine(QPointF(at.x(), 0), QPointF(at.x(), size.height()));
        painter.setPen(Qt::black);
        painter.setBrush(QColor::fromHsv(i * 17, 200, 200));
        painter.drawEllipse(at, 8, 8);
        painter.drawText(at + QPointF(12, 5), QStringLiteral("17:%1 Investigating 조사 중").arg(i));
    }
    return image;
}

QByteArray TestPngWriter::written(const QImage &image, int dotsPerMeter)
{
    QBuffer buffer;
    return buffer.open(QIODevice::WriteOnly) && writePng(image, dotsPerMeter, buffer) ? buffer.data()
                                                                                      : QByteArray();
}

void TestPngWriter::keepsEveryPixel_data()
{
    QTest::addColumn<QImage>("image");
    QTest::newRow("timeline") << timelineLike({640, 360});
    QTest::newRow("one pixel") << timelineLike({1, 1});
    QTest::newRow("one column") << timelineLike({1, 300});
    QImage noise({257, 511}, QImage::Format_RGB32); // does not shrink: more than one IDAT
    quint32 state = 1;
    for (int y = 0; y < noise.height(); ++y) {
        for (int x = 0; x < noise.width(); ++x) {
            state = state * 1664525U + 1013904223U;
            noise.setPixel(x, y, 0xff000000U | (state >> 8));
        }
    }
    QTest::newRow("noise") << noise;
}

void TestPngWriter::keepsEveryPixel()
{
    QFETCH(QImage, image);
    const QByteArray bytes = written(image, 0);
    QCOMPARE(QImage::fromData(bytes, "PNG").convertToFormat(QImage::Format_RGB32), image);
    QVERIFY(!bytes.contains("pHYs"));
}

void TestPngWriter::writesTheDensity()
{
    const QImage read = QImage::fromData(written(timelineLike({64, 64}), 7559), "PNG");
    QCOMPARE(read.dotsPerMeterX(), 7559);
    QCOMPARE(read.dotsPerMeterY(), 7559);
}

void TestPngWriter::givesTheSameBytesAgain()
{
    QCOMPARE(written(timelineLike({640, 360}), 3780), written(timelineLike({640, 360}), 3780));
}

void TestPngWriter::isAboutAsSmallAsQtsOwn()
{
    const QImage image = timelineLike({1920, 1080});
    QBuffer reference;
    QVERIFY(reference.open(QIODevice::WriteOnly));
    QVERIFY(image.save(&reference, "PNG"));
    QVERIFY(written(image, 0).size() <= reference.size() * 13 / 10);
}

void TestPngWriter::tellsThatTheDeviceIsFull()
{
    QFile full(QStringLiteral("/dev/full"));
    QVERIFY(full.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    QVERIFY(!writePng(timelineLike({64, 64}), 0, full));
}

QTEST_MAIN(TestPngWriter)
#include "tst_pngwriter.moc"
