// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/source.h"

namespace chronolane {

bool Source::operator==(const Source &other) const
{
    const bool sameContent = content == other.content || (content && other.content && *content == *other.content);
    return sameContent && id == other.id && kind == other.kind && name == other.name && uri == other.uri
        && sha256 == other.sha256 && language == other.language && encoding == other.encoding
        && unknown == other.unknown;
}

} // namespace chronolane
