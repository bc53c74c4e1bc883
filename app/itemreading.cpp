// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/itemreading.h"

#include "models/reading/readerregistry.h"
#include "models/reading/readrecord.h"

#include <memory>

namespace chronolane {

ReadFunction standardReading()
{
    return [registry = std::make_shared<const ReaderRegistry>(ReaderRegistry::standard())](
               const LoadItem &item, const ReadingContext &context) {
        const std::string name = item.name.toStdString();
        return item.text ? readBytes(*item.text, name, item.options, context, *registry)
                         : readFile(name, item.options, context, *registry);
    };
}

} // namespace chronolane
