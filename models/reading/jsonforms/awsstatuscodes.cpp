// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonforms/awsstatuscodes.h"

namespace chronolane {

std::string_view awsStateWord(std::string_view code)
{
    if (code == "0")
        return "operational";
    if (code == "1")
        return "informational";
    if (code == "2")
        return "degradation";
    return code == "3" ? "disruption" : "";
}

Severity awsSeverity(std::string_view code)
{
    if (code == "1")
        return Severity::Minor;
    if (code == "2")
        return Severity::Major;
    return code == "3" ? Severity::Critical : Severity::Unknown;
}

} // namespace chronolane
