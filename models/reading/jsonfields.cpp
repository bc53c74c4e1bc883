// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonfields.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace chronolane {

namespace {

/// A value as a message can quote it.
std::string quotable(JsonValue value)
{
    constexpr std::size_t Longest = 60;
    const std::string_view whole = value.isString() ? value.text() : value.json();
    if (whole.size() <= Longest)
        return std::string(whole);
    std::size_t end = Longest;
    while (end > 0 && (static_cast<unsigned char>(whole[end]) & 0xC0U) == 0x80U)
        --end;
    return std::string(whole.substr(0, end)) + "…";
}

} // namespace

void JsonErrors::add(ReadingErrorCode code, JsonValue value, std::vector<DiagnosticArgument> arguments)
{
    if (m_errors.size() > Limit)
        return;
    ReadingError error;
    error.isFatal = false;
    if (m_errors.size() == Limit) {
        error.code = ReadingErrorCode::LimitExceeded;
        error.arguments = {{"limit", "errors"}, {"value", std::to_string(Limit)}};
    } else {
        error.code = code;
        error.arguments = std::move(arguments);
        error.pointer = value.pointer();
    }
    error.line = lineOf(value);
    m_errors.push_back(std::move(error));
}

std::uint64_t JsonErrors::lineOf(JsonValue value)
{
    if (!m_lines)
        m_lines.emplace(m_source);
    return m_lines->lineAt(value.beginByte());
}

std::vector<ReadingError> JsonErrors::take()
{
    std::stable_sort(m_errors.begin(), m_errors.end(),
                     [](const ReadingError &a, const ReadingError &b) { return a.line < b.line; });
    // A value that is looked at twice is wrong only once.
    std::vector<ReadingError> errors;
    for (ReadingError &error : m_errors) {
        const auto sameLine = std::find_if(errors.rbegin(), errors.rend(),
                                           [&error](const ReadingError &other) { return other.line != error.line; });
        if (std::find(errors.rbegin(), sameLine, error) == sameLine)
            errors.push_back(std::move(error));
    }
    m_errors.clear();
    return errors;
}

void JsonErrors::wrongType(JsonValue value, std::string_view member, std::string_view expected)
{
    add(ReadingErrorCode::WrongType, value,
        {{"member", std::string(member)}, {"expected", std::string(expected)}, {"found", std::string(name(value.type()))}});
}

void JsonErrors::outOfRange(JsonValue value, std::string_view member)
{
    add(ReadingErrorCode::OutOfRange, value, {{"member", std::string(member)}, {"value", quotable(value)}});
}

JsonFields::JsonFields(JsonValue object, JsonErrors &errors, std::string_view member)
    : m_object(object), m_errors(&errors)
{
    if (!object.isNull() && !object.isObject())
        errors.wrongType(object, member, name(JsonType::Object));
}

JsonValue JsonFields::any(std::string_view member)
{
    m_known.push_back(member);
    const JsonValue value = m_object.find(member);
    return value.isNull() ? JsonValue() : value;
}

JsonValue JsonFields::checked(std::string_view member, JsonType type)
{
    const JsonValue value = any(member);
    if (!value.isValid() || value.type() == type)
        return value;
    m_errors->wrongType(value, member, name(type));
    return {};
}

std::optional<std::string_view> JsonFields::string(std::string_view member)
{
    const JsonValue value = checked(member, JsonType::String);
    if (!value.isValid())
        return std::nullopt;
    return value.text();
}

std::optional<bool> JsonFields::boolean(std::string_view member)
{
    const JsonValue value = checked(member, JsonType::Boolean);
    if (!value.isValid())
        return std::nullopt;
    return value.isTrue();
}

std::optional<std::int64_t> JsonFields::integer(std::string_view member)
{
    const JsonValue value = checked(member, JsonType::Number);
    if (!value.isValid())
        return std::nullopt;
    const std::string_view digits = value.json();
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error == std::errc() && end == digits.data() + digits.size())
        return number;
    m_errors->outOfRange(value, member);
    return std::nullopt;
}

JsonValue JsonFields::object(std::string_view member)
{
    return checked(member, JsonType::Object);
}

JsonValue JsonFields::array(std::string_view member)
{
    return checked(member, JsonType::Array);
}

std::vector<JsonValue> JsonFields::objects(std::string_view member)
{
    std::vector<JsonValue> objects;
    for (const JsonValue element : array(member)) {
        if (element.isObject())
            objects.push_back(element);
        else
            m_errors->wrongType(element, member, name(JsonType::Object));
    }
    return objects;
}

std::vector<std::string> JsonFields::strings(std::string_view member)
{
    std::vector<std::string> strings;
    for (const JsonValue element : array(member)) {
        if (element.isString())
            strings.emplace_back(element.text());
        else
            m_errors->wrongType(element, member, name(JsonType::String));
    }
    return strings;
}

std::optional<UtcTime> JsonFields::instant(std::string_view member)
{
    const JsonValue value = checked(member, JsonType::String);
    if (!value.isValid())
        return std::nullopt;
    if (const auto instant = parseIso8601(value.text()))
        return instant->time;
    m_errors->outOfRange(value, member);
    return std::nullopt;
}

UnknownMembers JsonFields::unknownMembers() const
{
    UnknownMembers members;
    for (const JsonValue member : m_object) {
        if (std::find(m_known.begin(), m_known.end(), member.key()) == m_known.end())
            members.push_back({std::string(member.key()), std::string(member.json())});
    }
    return members;
}

} // namespace chronolane
