// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/sharedlist.h"

#include <string>

namespace chronolane {

/// A member of a JSON object of the document that this version does not know. Kept as it was spelled.
struct UnknownMember
{
    std::string name;   ///< decoded UTF-8
    std::string json;   ///< the value's JSON text, spelling of numbers and strings untouched

    bool operator==(const UnknownMember &) const = default;
};

using UnknownMembers = SharedList<UnknownMember>;

} // namespace chronolane
