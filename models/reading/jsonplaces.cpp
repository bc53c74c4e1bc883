// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonplaces.h"

#include "models/reading/jsontext.h"

namespace chronolane {

Evidence JsonPlaces::at(JsonValue value) const
{
    if (m_form == Form::OneValue)
        return Evidence::atPointer(m_source, value.pointer());
    if (value.isString() && !value.text().empty())
        return Evidence::range(m_source, value.beginByte() + 1, value.endByte() - 1);
    return Evidence::range(m_source, value.beginByte(), value.endByte());
}

Evidence JsonPlaces::within(JsonValue string, std::size_t begin, std::size_t end) const
{
    if (m_form == Form::OneValue)
        return Evidence::atPointer(m_source, string.pointer(), begin, end);
    return Evidence::range(m_source, string.byteOfText(begin), string.byteOfText(end));
}

ProsePlace JsonPlaces::prosePlace(JsonValue string) const
{
    ProsePlace place;
    place.source = m_source;
    place.line = 0;
    place.hasPointer = m_form == Form::OneValue;
    if (place.hasPointer) {
        place.pointer = string.pointer();
        return place;
    }
    place.map = mapOfJsonString(string);
    return place;
}

} // namespace chronolane
