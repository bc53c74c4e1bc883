// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/incidentsections.h"

#include "models/reading/text/labelledfield.h"
#include "models/reading/text/linekinds.h"
#include "models/reading/text/textview.h"

#include <algorithm>
#include <cstddef>

namespace chronolane {

namespace {

constexpr std::size_t LongestField = 160;   // bytes
constexpr std::size_t DeepestHeading = 6;

struct Section
{
    std::uint64_t begin = 0;
    std::size_t level = 0;
    bool isNumbered = false;
    bool hasStart = false;
    bool hasFacts = false;

    [[nodiscard]] bool tellsIncident() const { return hasStart && (hasFacts || isNumbered); }
};

/// "INC-310: Purges are late", "#41 Login fails"
bool beginsWithNumber(std::string_view heading)
{
    std::size_t letters = 0;
    while (letters < heading.size() && isAsciiUpper(heading[letters]))
        ++letters;
    const std::string_view mark = heading.substr(letters, 1);
    return ((letters > 1 && mark == "-") || (letters == 0 && mark == "#")) && digitsAt(heading, letters + 1) > 0;
}

/// The field that a line is; a start states a time.
FieldKind fieldIn(std::string_view line)
{
    line.remove_prefix(std::min(line.find_first_not_of(" \t-*"), line.size()));
    std::size_t value = 0;
    const std::size_t label = line.size() > LongestField ? 0 : labelLength(line, value);
    if (label == 0 || value >= line.size())
        return FieldKind::None;
    const FieldKind kind = fieldNamed(line.substr(0, label));
    const std::string_view told = line.substr(value);
    return kind == FieldKind::Start && std::none_of(told.begin(), told.end(), isAsciiDigit) ? FieldKind::None : kind;
}

void take(FieldKind kind, Section &section)
{
    section.hasStart = section.hasStart || kind == FieldKind::Start;
    section.hasFacts = section.hasFacts || kind == FieldKind::SeverityWord || kind == FieldKind::StatusWord
        || kind == FieldKind::Identifier;
}

/// What stands below each Markdown heading, deeper headings included.
std::vector<Section> sectionsIn(std::string_view text)
{
    std::vector<Section> sections;
    std::vector<std::size_t> open;   // indices of the sections around a line, outermost first
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = text.substr(begin, end - begin);
        const std::size_t level = std::min(line.find_first_not_of('#'), line.size());
        if (level > 0 && level <= DeepestHeading && level < line.size() && line[level] == ' ') {
            while (!open.empty() && sections[open.back()].level >= level)
                open.pop_back();
            open.push_back(sections.size());
            sections.push_back({begin, level, beginsWithNumber(trimmed(line.substr(level))), false, false});
        } else if (const FieldKind kind = open.empty() ? FieldKind::None : fieldIn(line); kind != FieldKind::None) {
            for (const std::size_t index : open)
                take(kind, sections[index]);
        }
        begin = end + 1;
    }
    return sections;
}

} // namespace

std::vector<ByteRange> incidentSections(std::string_view text)
{
    const std::vector<Section> all = sectionsIn(text);
    // The deepest level on which sections tell incidents: the heading of the whole log holds all of them.
    std::size_t level = 0;
    for (const Section &section : all)
        level = section.tellsIncident() ? std::max(level, section.level) : level;
    std::vector<ByteRange> parts;
    for (const Section &section : all) {
        if (section.level > level)
            continue;
        const bool isPart = section.level == level && section.tellsIncident();
        if (!isPart && !parts.empty())
            return {};   // a section of one incident that several share
        if (isPart && !parts.empty())
            parts.back().end = section.begin;
        if (isPart)
            parts.push_back({section.begin, text.size()});
    }
    return parts.size() > 1 ? parts : std::vector<ByteRange>();
}

} // namespace chronolane
