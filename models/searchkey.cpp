// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/searchkey.h"

namespace chronolane {

QString searchKey(const QString &text)
{
    return text.normalized(QString::NormalizationForm_C).toCaseFolded();
}

} // namespace chronolane
