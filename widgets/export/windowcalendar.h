// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/displaytext.h"
#include "widgets/export/listedevents.h"

#include <QByteArray>

namespace chronolane {

/// The impact and maintenance windows as iCalendar (RFC 5545): a VEVENT each, with UTC instants, so that no zone has
/// to be described. An end that is not stated is left out. Descriptions name the times as the record states them, in
/// the language and zone of the words.
///
/// The same windows give the same bytes: UIDs come from the ids of incident and event, and DTSTAMP is
/// SOURCE_DATE_EPOCH, else 1970. Empty if there is no window.
[[nodiscard]] QByteArray windowsAsCalendar(const Incident &incident, const ListedEvents &events,
                                           const DisplayText &words);

} // namespace chronolane
