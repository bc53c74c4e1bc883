// SPDX-License-Identifier: GPL-3.0-or-later

/// Gives every input to every reader of a JSON form, recognised or not: none may crash, hang or throw.

#include "models/reading/jsonforms/jsonformreaders.h"
#include "models/reading/readerregistry.h"
#include "models/zones/ianazonerules.h"

#include <cstddef>
#include <cstdint>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    using namespace chronolane;
    static const IanaZoneRules zones;
    static const ReaderRegistry registry = [] {
        ReaderRegistry readers;
        addJsonFormReaders(readers);
        return readers;
    }();
    const std::string text(data, data + size);
    RecordInput input;
    input.text = text;
    input.source.id = "s1";
    ReadingContext context;
    context.zones = &zones;
    ReadingOptions options;
    options.now = *asUtc({2026, 9, 1});
    for (const auto &reader : registry.readers()) {
        static_cast<void>(reader->score(input));
        static_cast<void>(reader->read(input, options, context));
    }
    return 0;
}
