// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/exportpreview.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace chronolane {

namespace {

constexpr int Margin = 8; ///< px of ground around the picture

}

ExportPreview::ExportPreview(QWidget *parent)
    : QFrame(parent)
{
    setFrameShape(QFrame::StyledPanel);
    setMinimumSize(320, 200);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ExportPreview::setImage(const QImage &image)
{
    m_image = image;
    m_image.setDevicePixelRatio(devicePixelRatioF());
    setCursor(image.isNull() ? Qt::ArrowCursor : Qt::OpenHandCursor);
    update();
}

double ExportPreview::scaleFor(QSize size) const
{
    const QSize room = contentsRect().size() - QSize(2 * Margin, 2 * Margin);
    const double scale = std::min({1.0, double(room.width()) / size.width(), double(room.height()) / size.height()});
    return std::max(scale, 0.01) * devicePixelRatioF();
}

QRect ExportPreview::pictureRect() const
{
    const QSize size = m_image.deviceIndependentSize().toSize();
    return {contentsRect().center() - QPoint(size.width() / 2, size.height() / 2), size};
}

void ExportPreview::paintEvent(QPaintEvent *event)
{
    QFrame::paintEvent(event);
    QPainter painter(this);
    painter.fillRect(contentsRect(), palette().mid());
    if (!m_image.isNull())
        painter.drawImage(pictureRect().topLeft(), m_image);
}

void ExportPreview::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    emit resized();
}

void ExportPreview::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->position().toPoint();
}

void ExportPreview::mouseMoveEvent(QMouseEvent *event)
{
    const bool isFar =
        (event->position().toPoint() - m_pressed).manhattanLength() >= QApplication::startDragDistance();
    if (event->buttons().testFlag(Qt::LeftButton) && isFar && !m_image.isNull() && pictureRect().contains(m_pressed))
        emit dragged();
}

} // namespace chronolane
