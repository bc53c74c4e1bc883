// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/jsonforms/jsonreading.h"
#include "models/reading/jsontree.h"

#include <deque>
#include <functional>

namespace chronolane {

/// All of an input held at once: one document, or one for each line of JSON Lines. For forms whose records are told in
/// several places of a file that no service makes large (an incident and, elsewhere, its log).
class JsonDocuments
{
public:
    /// What cannot be read is noted in `reading`.
    explicit JsonDocuments(JsonReading &reading);

    [[nodiscard]] const std::deque<JsonTree> &trees() const { return m_trees; }

    /// Calls `visit` with every object of every document, outermost first, in the order of the text. Where it returns
    /// false, the inside of the object is left out.
    void visitObjects(const std::function<bool(JsonValue object)> &visit) const;

private:
    std::deque<JsonTree> m_trees;   ///< never moved: values point at them
};

} // namespace chronolane
