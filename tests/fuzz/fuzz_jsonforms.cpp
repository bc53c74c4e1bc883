// SPDX-License-Identifier: GPL-3.0-or-later

/// Gives every input to every reader of a JSON form.

#include "readbyall.h"

#include "models/reading/jsonforms/jsonformreaders.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    using namespace chronolane;
    static const ReaderRegistry registry = [] {
        ReaderRegistry readers;
        addJsonFormReaders(readers);
        return readers;
    }();
    readByAll(registry, data, size);
    return 0;
}
