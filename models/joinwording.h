// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/displaytext.h"

#include <memory>
#include <vector>

namespace chronolane {

/// Words for the proposal to join incidents.
class JoinWording
{
public:
    using Incidents = std::vector<std::shared_ptr<const Incident>>;

    explicit JoinWording(const DisplayText &text);

    /// Why these, at least two, may be one: their names and sources, their organization, and when they overlap.
    [[nodiscard]] QString sentence(const Incidents &incidents) const;

private:
    // Named tr, so that lupdate collects its arguments.
    [[nodiscard]] QString tr(const char *source, const char *comment = nullptr, int n = -1) const;
    [[nodiscard]] QString name(const Incident &incident) const;
    [[nodiscard]] QString names(const Incidents &incidents) const;
    [[nodiscard]] QString organization(const Incidents &incidents) const;
    [[nodiscard]] QString times(const Incidents &incidents) const;

    DisplayText m_text;
};

} // namespace chronolane
