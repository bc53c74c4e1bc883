// SPDX-License-Identifier: GPL-3.0-or-later
#include "translations/embeddedtranslations.h"

#include <QDir>

/// Q_INIT_RESOURCE declares a function of the global namespace and so must not stand in another one.
static void registerMessages()
{
    Q_INIT_RESOURCE(chronolane_messages);
}

namespace chronolane {

void registerEmbeddedTranslations()
{
    // Registering twice would only add a second, equal root.
    static const bool registered = [] {
        registerMessages();
        return true;
    }();
    static_cast<void>(registered);
}

} // namespace chronolane
