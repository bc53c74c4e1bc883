// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace chronolane {

/// Makes the embedded message files (":/i18n/chronolane_en.qm", ":/i18n/chronolane_ko.qm") known to Qt. A static
/// library's resources are not registered by themselves; calling it again does nothing.
void registerEmbeddedTranslations();

} // namespace chronolane
