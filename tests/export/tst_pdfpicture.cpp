// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/pdfpicture.h"

#include <QPainter>
#include <QTest>

#include <ctime>

using namespace chronolane;

class TestPdfPicture : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_zone = qgetenv("TZ"); }
    void cleanup() { setZone(m_zone); }

    void doesNotDependOnTheZoneOfTheMachine();
    void tellsWhereItsPartsAre();

private:
    static void setZone(const QByteArray &zone)
    {
        qputenv("TZ", zone);
        ::tzset();
    }

    static QByteArray made()
    {
        return pdfPicture(QSize(400, 300), QStringLiteral("A title"), 2,
                          [](QPainter &painter, int page) { painter.drawText(20, 20, QString::number(page)); });
    }

    QByteArray m_zone;
};

void TestPdfPicture::doesNotDependOnTheZoneOfTheMachine()
{
    setZone("UTC");
    const QByteArray inUtc = made();
    setZone("Asia/Tokyo");
    QVERIFY(inUtc == made());
    QVERIFY(inUtc.contains("/CreationDate (D:19700101000000Z)"));
}

void TestPdfPicture::tellsWhereItsPartsAre()
{
    setZone("Asia/Tokyo"); // where Qt writes a longer date
    const QByteArray pdf = made();
    const qsizetype start = pdf.lastIndexOf("startxref\n") + 10;
    const qsizetype table = pdf.mid(start, pdf.indexOf('\n', start) - start).toLongLong();
    QCOMPARE(pdf.mid(table, 5), QByteArray("xref\n"));
    qsizetype line = pdf.indexOf('\n', table + 5) + 1;
    for (int object = 1; object < 8; ++object) {
        line = pdf.indexOf('\n', line) + 1;
        const QByteArray head = QByteArray::number(object) + " 0 obj";
        QCOMPARE(pdf.mid(pdf.mid(line, 10).toLongLong(), head.size()), head);
    }
}

QTEST_MAIN(TestPdfPicture)
#include "tst_pdfpicture.moc"
