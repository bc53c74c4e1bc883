// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/displaytext.h"
#include "models/domain/incident.h"

#include <memory>

namespace chronolane {

/// The incident without the names of the people whom the record names as authors: they are called by the role that
/// stands beside the name ("Jo Vance (incident commander)"), else "Person 1", "Person 2" … in the order in which they
/// appear, also where a text of the incident names them in full. Names that only a text mentions stay. The same
/// incident if it has no authors.
[[nodiscard]] std::shared_ptr<const Incident> withRolesForNames(std::shared_ptr<const Incident> incident,
                                                                const DisplayText &words);

} // namespace chronolane
