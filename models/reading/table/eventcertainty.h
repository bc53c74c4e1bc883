// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/event.h"
#include "models/reading/table/tablecells.h"

namespace chronolane {

/// What the row says of the event's times besides the times: precision, certainty, an end that is not stated, the
/// bounds of a step without a time. Words that mean nothing here change nothing. `event` has its times already.
void readCertainty(TableIncident &incident, TableCells &cells, Event &event);

} // namespace chronolane
