// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/diagnostic.h"

#include "models/domain/names.h"

#include <algorithm>

namespace chronolane {

namespace {

constexpr std::array<std::string_view, 3> SeverityNames = {"information", "warning", "error"};

} // namespace

std::string_view name(DiagnosticSeverity severity) { return detail::nameOf(SeverityNames, severity); }

std::optional<DiagnosticSeverity> diagnosticSeverityFromName(std::string_view name)
{
    return detail::fromName<DiagnosticSeverity>(SeverityNames, name);
}

std::string_view Diagnostic::argument(std::string_view name) const
{
    const auto found = std::find_if(arguments.begin(), arguments.end(),
                                    [name](const DiagnosticArgument &argument) { return argument.name == name; });
    return found == arguments.end() ? std::string_view() : std::string_view(found->value);
}

bool isComputedByAnalysis(std::string_view code)
{
    return code == diagnostic_code::OpenEnded || code == diagnostic_code::UndatedSteps
        || code == diagnostic_code::EndBeforeStart;
}

} // namespace chronolane
