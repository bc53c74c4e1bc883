// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/jsonforms/jsonincident.h"
#include "models/reading/jsonforms/recordwords.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronolane {

/// Replays the changes of components' states and makes a window of each stretch in which one did not work. Components
/// with the same stretch and states share a window.
class ComponentHistory
{
public:
    /// The component's state was `before` (empty: not told) and is `after` from `time` on; `place` says so. Changes
    /// come in order of time. A component that did not work before its first change has a window from an unknown
    /// start, which is the incident's.
    void change(std::string_view component, std::string_view before, std::string_view after, const FieldTime &time,
                Evidence place);

    /// Adds the windows: `impact`, or `maintenance` where the component was only maintained (left out of planned work,
    /// whose window says that already). One that is still open ends with the incident (`derived`), and stays open if
    /// that does. Where other events of the incident state when users were hurt, a window that differs from them is a
    /// telling that is not used.
    void addTo(JsonIncident &incident, bool isPlanned = false);

private:
    struct Window
    {
        std::vector<std::string> components;   ///< one, until windows are shared
        std::string states;   ///< as worded, in their order
        ComponentState worst = ComponentState::Maintained;
        std::optional<FieldTime> start;
        std::optional<FieldTime> end;
        std::vector<Evidence> evidence;
        bool isOpen = true;
    };

    [[nodiscard]] std::vector<Window> shared() const;
    [[nodiscard]] static std::optional<Event> eventOf(const Window &window, const DeclaredWindow &declared);

    std::vector<Window> m_windows;   ///< in the order in which they begin
};

} // namespace chronolane
