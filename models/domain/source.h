// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/unknownmember.h"

#include <memory>
#include <string>

namespace chronolane {

/// A file, a pasted text or a feed entry that an incident was read from.
struct Source
{
    std::string id;         ///< unique within its incident: "s1", "s2", …
    std::string kind;       ///< the form that was recognised: "status-page", "incidentlib", "postmortem", …
    std::string name;       ///< file name without its folder, or a word for pasted text
    std::string uri;        ///< path or URL to open it again; empty for pasted text
    std::string sha256;     ///< lower-case hexadecimal, of the bytes as they were
    std::string language;   ///< BCP 47 of most of its text; empty if not known
    std::string encoding;   ///< IANA name; "UTF-8" unless the bytes were decoded from another one
    /// The whole text as UTF-8, shared by all incidents of the source; null for a source that is too large to
    /// carry (then it is read again from `uri` where it is shown).
    std::shared_ptr<const std::string> content;
    UnknownMembers unknown;

    bool operator==(const Source &other) const;   ///< compares the content, not the pointer
};

} // namespace chronolane
