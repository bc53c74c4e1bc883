// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonforms/jsonformreaders.h"

#include "models/reading/readerregistry.h"

namespace chronolane {

void addJsonFormReaders(ReaderRegistry &registry)
{
    registry.add(makeStatuspageApiReader());
    registry.add(makeGoogleCloudReader());
    registry.add(makeAwsHealthReader());
    registry.add(makeAwsStatusReader());
    registry.add(makeSlackStatusReader());
    registry.add(makeStatusIoReader());
    registry.add(makeYandexCloudReader());
    registry.add(makePagerDutyReader());
    registry.add(makeIncidentIoReader());
    registry.add(makeJsonRecordsReader());
}

} // namespace chronolane
