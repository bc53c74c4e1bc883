// SPDX-License-Identifier: GPL-3.0-or-later
// What bench_export measures against: the least that a Qt program does to paint 20 labelled marks and to
// write them as a PNG with Qt's own writer at its default compression.
#include <QGuiApplication>
#include <QImage>
#include <QPainter>

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    QImage image(1920, 1080, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < 20; ++i) {
        const QPointF at(60 + i * 90, 100 + (i % 5) * 180);
        painter.setBrush(QColor::fromHsv(i * 17, 200, 200));
        painter.drawEllipse(at, 8, 8);
        painter.drawText(at + QPointF(14, 5), QStringLiteral("Event %1, what happened").arg(i));
    }
    painter.end();
    return argc == 2 && image.save(QString::fromLocal8Bit(argv[1]), "PNG") ? 0 : 1;
}
