// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/incidentwording.h"
#include "widgets/export/listedevents.h"

#include <QByteArray>

namespace chronolane {

/// The events as a Markdown text for people: the incident's title and facts, a table in order of time with the steps
/// without a time at its end, and what the picture's footer says. All in the language and zone of the words.
[[nodiscard]] QByteArray incidentAsMarkdown(const Incident &incident, const ListedEvents &events,
                                          const DisplayText &words, const TimelineWording &wording);

} // namespace chronolane
