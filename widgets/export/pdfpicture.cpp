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
    return QDateTime::fromSecsSinceEpoch(sourceDateEpoch(), Qt::UTC)
               .toString(QStringLiteral("yyyyMMddhhmmss"))
               .toLatin1() +
           "+00'00'";
}

/// Qt writes the clock into the file. What replaces it has the same length, or every offset in the file would
/// be wrong.
void setDate(QByteArray &pdf)
{
    static const QByteArray key("/CreationDate (D:");
    const qsizetype at = pdf.indexOf(key);
    const qsizetype end = at < 0 ? -1 : pdf.indexOf(')', at);
    if (end < 0)
        return;
    const qsizetype begin = at + key.size();
    pdf.replace(begin, end - begin, dateOfMaking().leftJustified(end - begin, ' ', true));
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
