// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/writefully.h"

#include <QIODevice>

namespace chronolane {

bool writeFully(QIODevice &device, QByteArrayView bytes)
{
    while (!bytes.isEmpty()) {
        const qint64 written = device.write(bytes.data(), bytes.size());
        if (written <= 0)
            return false;
        bytes = bytes.sliced(written);
    }
    return true;
}

} // namespace chronolane
