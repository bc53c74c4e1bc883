// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/reading/readerregistry.h"

#include <cstddef>
#include <cstdint>

namespace chronolane {

/// Gives the bytes to every reader of \a registry, whether it recognises them or not, and aborts unless each event that comes
/// out has evidence, all of it inside the source, in order and with instants that the program can hold.
void readByAll(const ReaderRegistry &registry, const std::uint8_t *data, std::size_t size);

} // namespace chronolane
