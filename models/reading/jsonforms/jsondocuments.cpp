// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonforms/jsondocuments.h"

#include "models/reading/jsonparser.h"

#include <algorithm>
#include <utility>

namespace chronolane {

namespace {

void visitWithin(JsonValue value, const std::function<bool(JsonValue)> &visit)
{
    if (!value.isArray() && !value.isObject())
        return;
    if (value.isObject() && !visit(value))
        return;
    for (const JsonValue child : value)   // as deep as JsonDepthLimit
        visitWithin(child, visit);
}

} // namespace

JsonDocuments::JsonDocuments(JsonReading &reading)
{
    const std::string_view text = reading.input.text;
    const bool isLines = isJsonLines(text);
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = isLines ? std::min(text.find('\n', begin), text.size()) : text.size();
        if (text.substr(begin, end - begin).find_first_not_of(" \t\r\n") != std::string_view::npos) {
            auto error = parseJsonWithin(text, begin, end, m_trees.emplace_back());
            if (error) {
                m_trees.pop_back();
                error->isFatal = false;   // JsonReading::finish() knows whether anything was read
                reading.report.errors.push_back(std::move(*error));
            }
        }
        begin = end + 1;
    }
}

void JsonDocuments::visitObjects(const std::function<bool(JsonValue)> &visit) const
{
    for (const JsonTree &tree : m_trees)
        visitWithin(tree.root(), visit);
}

} // namespace chronolane
