// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

class QIODevice;

namespace chronolane {

/// Writes all bytes. A device that is nearly full takes a part of them and knows no reason; it is asked again, so that
/// its errorString() names one where the answer is false.
[[nodiscard]] bool writeFully(QIODevice &device, QByteArrayView bytes);

} // namespace chronolane
