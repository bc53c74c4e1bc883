// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QImage>

namespace chronolane {

/// Shows a picture as large as there is room, on a ground that tells its edges. It can be dragged out.
class ExportPreview : public QFrame
{
    Q_OBJECT

public:
    explicit ExportPreview(QWidget *parent = nullptr);

    /// A null image shows nothing.
    void setImage(const QImage &image);
    [[nodiscard]] const QImage &image() const { return m_image; }

    /// How much of a picture of `size` (px) fits: at most 1.
    [[nodiscard]] double scaleFor(QSize size) const;

    [[nodiscard]] QSize sizeHint() const override { return {560, 400}; }

signals:
    void resized();
    /// The person has begun to drag the picture.
    void dragged();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    [[nodiscard]] QRect pictureRect() const;

    QImage m_image;
    QPoint m_pressed;
};

} // namespace chronolane
