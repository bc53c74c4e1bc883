// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/pdfpicture.h"

#include "widgets/export/sourcedate.h"

#include <QBuffer>
#include <QDateTime>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

namespace chronolane {

namespace {

constexpr double PointsPerUnit = 72.0 / 96;
/// Finer than the units of the drawing, so that hairlines and glyphs are placed exactly.
constexpr int UnitsPerInch = 96;
constexpr int Resolution = 10 * UnitsPerInch;

QByteArray dateOfMaking()
{
    return QDateTime::fromSecsSinceEpoch(sourceDateEpoch(), Qt::UTC).toString(QStringLiteral("yyyyMMddhhmmss")).toLatin1()
        + 'Z';
}

/// Moves what a PDF's table of objects and its end say of places behind `place` by `bytes`.
void moveOffsets(QByteArray &pdf, qsizetype place, qsizetype bytes)
{
    constexpr qsizetype Digits = 10;   // of an offset in the table, by the format
    const qsizetype table = pdf.lastIndexOf("\nxref\n");
    const qsizetype trailer = pdf.lastIndexOf("trailer");
    for (qsizetype line = pdf.indexOf('\n', table + 1) + 1; table >= 0 && line > 0 && line < trailer; line = pdf.indexOf('\n', line) + 1) {
        const qlonglong offset = pdf.mid(line, Digits).toLongLong();
        if (pdf.mid(line + Digits, 1) == " " && offset > place)
            pdf.replace(line, Digits, QByteArray::number(offset + bytes).rightJustified(Digits, '0'));
    }
    static const QByteArray Start("startxref\n");
    const qsizetype start = pdf.lastIndexOf(Start);
    const qsizetype end = start < 0 ? -1 : pdf.indexOf('\n', start + Start.size());
    if (end < 0)
        return;
    const qsizetype begin = start + Start.size();
    pdf.replace(begin, end - begin, QByteArray::number(pdf.mid(begin, end - begin).toLongLong() + bytes));
}

/// Qt writes the clock into the file, and how many bytes that takes depends on the zone of the machine.
void setDate(QByteArray &pdf)
{
    static const QByteArray key("/CreationDate (D:");
    const qsizetype at = pdf.indexOf(key);
    const qsizetype end = at < 0 ? -1 : pdf.indexOf(')', at);
    if (end < 0)
        return;
    const qsizetype begin = at + key.size();
    const QByteArray date = dateOfMaking();
    pdf.replace(begin, end - begin, date);
    moveOffsets(pdf, begin, date.size() - (end - begin));
}

/// Korean fonts draw the soft hyphen and the en dash with one glyph, and Qt names a glyph by the lowest of its
/// characters: copied ranges of time would hold soft hyphens, which are invisible. A drawn one is always a dash. The
/// maps are hexadecimal, as long as before, and not compressed.
void nameDashes(QByteArray &pdf)
{
    static const QByteArray softHyphen("<00AD>");
    static const QByteArray enDash("<2013>");
    for (qsizetype map = pdf.indexOf("begincmap"); map >= 0; map = pdf.indexOf("begincmap", map + 1)) {
        const qsizetype mapEnd = pdf.indexOf("endcmap", map);
        // Within brackets stand characters; outside of them the numbers of glyphs.
        for (qsizetype list = pdf.indexOf('[', map); list >= 0 && list < mapEnd; list = pdf.indexOf('[', list + 1)) {
            const qsizetype listEnd = pdf.indexOf(']', list);
            qsizetype at = pdf.indexOf(softHyphen, list);
            for (; at >= 0 && at < listEnd; at = pdf.indexOf(softHyphen, at))
                pdf.replace(at, softHyphen.size(), enDash);
        }
    }
}

} // namespace

QByteArray pdfPicture(QSize size, const QString &title, int pages,
                      const std::function<void(QPainter &, int page)> &draw)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly); // in memory: cannot fail
    QPdfWriter writer(&buffer);
    writer.setResolution(Resolution);
    writer.setPageSize(QPageSize(QSizeF(size) * PointsPerUnit, QPageSize::Point, {}, QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF());
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("Chronolane"));
    QPainter painter(&writer);
    painter.scale(double{Resolution} / UnitsPerInch, double{Resolution} / UnitsPerInch);
    for (int page = 0; page < pages; ++page) {
        if (page > 0)
            writer.newPage();
        draw(painter, page);
    }
    painter.end();
    QByteArray pdf = buffer.data();
    setDate(pdf);
    nameDashes(pdf);
    return pdf;
}

} // namespace chronolane
