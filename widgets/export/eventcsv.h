// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/displaytext.h"
#include "widgets/export/listedevents.h"

#include <QByteArray>

namespace chronolane {

/// The events as CSV (RFC 4180, UTF-8 with a byte order mark, for which spreadsheets look), a row an event; steps
/// without a time come last and have empty times.
///
/// Names and words are those of the document, whatever the language, so that scripts and our own table reader
/// understand them; texts come in the words' language. Times are ISO 8601 in the words' zone with its offset, a day
/// alone where no more is stated; the columns beside them name the zone, how finely they are stated and what is
/// approximate, assumed or derived.
[[nodiscard]] QByteArray eventsAsCsv(const Incident &incident, const ListedEvents &events, const DisplayText &words);

} // namespace chronolane
