// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSize>
#include <QString>

#include <functional>

class QPainter;

namespace chronolane {

/// A PDF of `pages` pages of `size` (96 units an inch), each drawn by `draw` (which gets its number, from 0) in those
/// units. Vectors stay vectors, fonts are embedded as subsets, and text can be selected and searched as it reads.
///
/// The same drawing gives the same bytes: the date of making is SOURCE_DATE_EPOCH (seconds since 1970), else
/// 1970. The order of the fonts follows Qt's hash seed, which the program sets
/// (QHashSeed::setDeterministicGlobalSeed()).
[[nodiscard]] QByteArray pdfPicture(QSize size, const QString &title, int pages,
                                    const std::function<void(QPainter &, int page)> &draw);

} // namespace chronolane
