// SPDX-License-Identifier: GPL-3.0-or-later

/// Gives every input to the readers of status page text and of postmortems.

#include "readbyall.h"

#include "models/reading/postmortemreader.h"
#include "models/reading/statuspagereader.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    using namespace chronolane;
    static const ReaderRegistry registry = [] {
        ReaderRegistry readers;
        readers.add(makeStatusPageReader());
        readers.add(makePostmortemReader());
        return readers;
    }();
    readByAll(registry, data, size);
    return 0;
}
