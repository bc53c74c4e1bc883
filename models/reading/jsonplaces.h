// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/evidence.h"
#include "models/reading/jsontree.h"
#include "models/reading/text/readprose.h"

#include <cstddef>

namespace chronolane {

/// Makes evidence of JSON values: pointers where the source is one JSON value, byte ranges of the file where it is
/// JSON Lines (or JSON inside another form).
class JsonPlaces
{
public:
    enum class Form { OneValue, Lines };

    explicit JsonPlaces(Form form, std::uint32_t source = 0) : m_form(form), m_source(source) {}

    /// The value itself; in JSON Lines a string without its quotes.
    [[nodiscard]] Evidence at(JsonValue value) const;

    /// The bytes [begin, end) of a string's decoded UTF-8 value.
    [[nodiscard]] Evidence within(JsonValue string, std::size_t begin, std::size_t end) const;

    /// Where a string's text stands, for reading it as prose.
    [[nodiscard]] ProsePlace prosePlace(JsonValue string) const;

private:
    Form m_form;
    std::uint32_t m_source;
};

} // namespace chronolane
