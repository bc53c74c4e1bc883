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

} // namespace

QByteArray pdfPicture(QSize size, const QString &title, const std::function<void(QPainter &)> &draw)
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
    draw(painter);
    painter.end();
    QByteArray pdf = buffer.data();
    setDate(pdf);
    return pdf;
}

} // namespace chronolane
