// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/text/sourcemap.h"

#include <string_view>
#include <vector>

namespace chronolane {

/// A status update as static status pages write it into Markdown.
struct MarkdownUpdate
{
    ByteRange whole;   ///< bytes of the text that was searched
    ByteRange stage;   ///< its words
    ByteRange time;    ///< empty if none is given
    ByteRange text;
};

/// All updates of a body, in its order:
///
///     *Monitoring* - We watch. {{< track "2031-03-04 16:50:00" >}}        (cState)
///
///     ::: update Resolved | 2031-03-04T23:33:18Z                          (Statusfy)
///     It is over.
///     :::
[[nodiscard]] std::vector<MarkdownUpdate> findMarkdownUpdates(std::string_view body);

} // namespace chronolane
