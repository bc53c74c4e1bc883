// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/frontmatter/frontmatter.h"

#include "models/reading/frontmatter/tomlhead.h"
#include "models/reading/lineindex.h"
#include "models/reading/text/textview.h"

#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

namespace chronolane {

namespace {

constexpr std::size_t LargestHead = 256 * 1024;
constexpr std::string_view Yaml = "---";
constexpr std::string_view Toml = "+++";

std::string_view lineAt(std::string_view text, std::size_t begin)
{
    return text.substr(begin, std::min(text.find('\n', begin), text.size()) - begin);
}

/// "---", "+++", "---json": a fence, and the language that it may name.
struct Fence
{
    std::string_view mark;
    std::string language;
};

std::optional<Fence> openingFence(std::string_view line)
{
    static constexpr std::array Languages = {std::string_view(), std::string_view("yaml"), std::string_view("yml"),
                                             std::string_view("json"), std::string_view("toml")};
    const std::string_view words = trimmed(line);
    Fence fence = {words.substr(0, Yaml.size()), lowered(trimmed(words.substr(std::min(Yaml.size(), words.size()))))};
    const bool isKnown = fence.mark == Toml ? fence.language.empty()
        : fence.mark == Yaml && std::find(Languages.begin(), Languages.end(), fence.language) != Languages.end();
    return isKnown ? std::optional(std::move(fence)) : std::nullopt;
}

/// Whether the head in front of which the fence stands is TOML.
bool isToml(std::string_view text, ByteRange range)
{
    const std::string_view before = text.substr(0, range.begin - std::min<std::uint64_t>(range.begin, 1));
    const std::size_t lineEnd = before.rfind('\n');
    const auto fence = openingFence(before.substr(lineEnd == std::string_view::npos ? 0 : lineEnd + 1));
    return trimmed(lineAt(text, range.end)) == Toml || (fence && fence->language == "toml");
}

/// The byte at which the zero-based line of the head begins.
std::uint64_t lineBegin(std::string_view text, ByteRange range, int line)
{
    std::uint64_t at = range.begin;
    for (int i = 0; i < line && at < range.end; ++i)
        at = std::min<std::uint64_t>(text.find('\n', at), range.end - 1) + 1;
    return at;
}

/// The words of a scalar: from its own column if they stand there as they are, else the rest of its line.
ByteRange placeOfScalar(std::string_view text, ByteRange range, const YAML::Node &node)
{
    const std::uint64_t begin = lineBegin(text, range, node.Mark().line);
    const std::string_view line = lineAt(text, begin);
    const std::size_t found = line.rfind(node.Scalar());
    if (!node.Scalar().empty() && found != std::string_view::npos)
        return {begin + found, begin + found + node.Scalar().size()};
    const std::size_t colon = std::min(line.find(':') + 1, line.size());
    return trimmedRange(text, {begin + colon, begin + line.size()});
}

void readValues(const YAML::Node &node, FrontMatterField &field)
{
    if (node.IsScalar()) {
        field.values.push_back(node.Scalar());
    } else if (node.IsSequence()) {
        field.isList = true;
        for (const YAML::Node &item : node) {
            if (item.IsScalar())
                field.values.push_back(item.Scalar());
        }
    }
}

std::vector<FrontMatterField> readFields(std::string_view text, ByteRange range, const YAML::Node &root,
                                         const LineIndex &lines)
{
    std::vector<FrontMatterField> fields;
    for (const auto &member : root) {
        if (!member.first.IsScalar() || member.second.IsMap())
            continue;
        FrontMatterField field;
        field.name = member.first.Scalar();
        readValues(member.second, field);
        const std::uint64_t begin = lineBegin(text, range, member.first.Mark().line);
        field.line = lines.lineAt(begin);
        field.place = field.isList || field.values.empty() ? ByteRange{begin, begin + lineAt(text, begin).size()}
                                                           : placeOfScalar(text, range, member.second);
        fields.push_back(std::move(field));
    }
    return fields;
}

} // namespace

const FrontMatterField *FrontMatter::find(std::string_view name) const
{
    const auto found = std::find_if(fields.begin(), fields.end(),
                                    [name](const FrontMatterField &field) { return field.name == name; });
    return found == fields.end() ? nullptr : &*found;
}

const FrontMatterField *FrontMatter::findAny(std::initializer_list<std::string_view> names) const
{
    for (const std::string_view name : names) {
        const FrontMatterField *field = find(name);
        if (field && !trimmed(field->value()).empty())
            return field;
    }
    return nullptr;
}

std::optional<ByteRange> frontMatterRange(std::string_view text)
{
    const std::size_t first = text.starts_with("\xEF\xBB\xBF") ? 3 : 0;
    const std::string_view opening = lineAt(text, first);
    const auto fence = openingFence(opening);
    if (!fence)
        return std::nullopt;
    ByteRange range;
    range.begin = std::min(first + opening.size() + 1, text.size());
    for (std::size_t at = range.begin; at < std::min(text.size(), range.begin + LargestHead);) {
        const std::string_view line = lineAt(text, at);
        if (trimmed(line) == fence->mark) {
            range.end = at;
            return range;
        }
        at += line.size() + 1;
    }
    return std::nullopt;
}

std::optional<FrontMatter> readFrontMatter(std::string_view text, ByteRange range, FrontMatterError &error)
{
    const LineIndex lines(text.substr(0, range.end));
    FrontMatter matter;
    matter.bodyBegin = std::min<std::uint64_t>(range.end + lineAt(text, range.end).size() + 1, text.size());
    matter.bodyLine = lines.lineAt(range.end) + 1;
    if (isToml(text, range)) {
        auto fields = readTomlFields(text, range, error);
        if (!fields)
            return std::nullopt;
        matter.fields = *std::move(fields);
        return matter;
    }
    try {
        const YAML::Node root = YAML::Load(std::string(slice(text, range)));
        if (!root.IsMap()) {
            error = {lines.lineAt(range.begin), "no mapping"};
            return std::nullopt;
        }
        matter.fields = readFields(text, range, root, lines);
        return matter;
    } catch (const YAML::Exception &exception) {
        error.line = lines.lineAt(lineBegin(text, range, std::max(exception.mark.line, 0)));
        error.reason = exception.msg;
        return std::nullopt;
    }
}

} // namespace chronolane
