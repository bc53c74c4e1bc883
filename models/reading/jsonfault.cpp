// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonfault.h"

#include "models/reading/jsonparser.h"
#include "models/reading/lineindex.h"

#include <nlohmann/json.hpp>

#include <string>
#include <utility>

namespace chronolane {

namespace {

/// Finds out what is wrong with a text that the scanner refused; nlohmann's parser tells it best.
class FaultFinder : public nlohmann::json_sax<nlohmann::json>
{
public:
    FaultFinder(std::string_view source, std::size_t begin, std::size_t end)
        : m_source(source), m_begin(begin), m_end(end)
    {
    }

    [[nodiscard]] std::optional<ReadingError> find()
    {
        nlohmann::json::sax_parse(m_source.data() + m_begin, m_source.data() + m_end, this);
        return std::move(m_error);
    }

    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t) override { return true; }
    bool number_float(number_float_t, const string_t &) override { return true; }
    bool string(string_t &) override { return true; }
    bool binary(binary_t &) override { return true; }
    bool key(string_t &) override { return true; }
    bool start_object(std::size_t) override { return true; }
    bool start_array(std::size_t) override { return true; }
    bool end_object() override { return true; }
    bool end_array() override { return true; }

    bool parse_error(std::size_t position, const std::string &lastToken,
                     const nlohmann::json::exception &error) override
    {
        const std::string_view message = error.what();
        std::string_view reason = json_reason::UnexpectedToken;
        if (message.find("unexpected end of input") != std::string_view::npos || position > m_end - m_begin)
            reason = json_reason::UnexpectedEnd;
        else if (message.find("invalid number") != std::string_view::npos
                 || message.find("number overflow") != std::string_view::npos)
            reason = json_reason::InvalidNumber;
        else if (message.find("invalid string") != std::string_view::npos)
            reason = json_reason::InvalidString;
        ReadingError &broken = m_error.emplace();
        broken.code = ReadingErrorCode::BrokenJson;
        broken.arguments = {{"reason", std::string(reason)}, {"found", excerpt(lastToken)}};
        broken.line = LineIndex(m_source).lineAt(m_begin + (position > 0 ? position - 1 : 0));
        return false;
    }

private:
    /// What a message can quote: the end of the token, where the fault is, without control characters.
    static std::string excerpt(std::string_view token)
    {
        constexpr std::size_t Longest = 24;
        if (token.size() > Longest)
            token.remove_prefix(token.size() - Longest);
        while (!token.empty() && (static_cast<unsigned char>(token.front()) & 0xC0U) == 0x80U)
            token.remove_prefix(1);
        std::string result(token);
        std::erase_if(result, [](char c) { return static_cast<unsigned char>(c) < 0x20; });
        return result;
    }

    std::string_view m_source;
    std::size_t m_begin;
    std::size_t m_end;
    std::optional<ReadingError> m_error;
};

} // namespace

std::optional<ReadingError> findJsonFault(std::string_view source, std::size_t begin, std::size_t end)
{
    return FaultFinder(source, begin, end).find();
}

} // namespace chronolane
