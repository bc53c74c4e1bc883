// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/sourcedate.h"

#include <QString>

namespace chronolane {

qint64 sourceDateEpoch()
{
    constexpr qint64 Latest = 253'402'300'799; // the end of the year 9999
    const qint64 seconds = qEnvironmentVariable("SOURCE_DATE_EPOCH").toLongLong();
    return seconds >= 0 && seconds <= Latest ? seconds : 0;
}

} // namespace chronolane
