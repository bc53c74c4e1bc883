// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/incident.h"

#include <QString>

#include <string>
#include <vector>

namespace chronolane {

/// What the events of an incident say (in every language, with their authors and components), folded by searchKey() and
/// laid out in one piece, so that a million of them are looked through while one types. About as large as the texts.
class EventSearch
{
public:
    explicit EventSearch(const Incident &incident);

    /// For each event, in the order of the incident, whether the folded word occurs in it (not zero). The word holds no
    /// blanks.
    [[nodiscard]] std::vector<char> eventsWith(const QString &word) const;

private:
    std::string m_text;               ///< UTF-8, a line feed behind each part
    std::vector<std::size_t> m_ends;  ///< by event, where its parts end in the text
};

} // namespace chronolane
