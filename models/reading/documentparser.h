// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/incident.h"
#include "models/reading/jsonfields.h"

namespace chronolane {

/// Reads incidents of the document out of their JSON objects: what has the wrong type, is out of range or names an
/// unknown word is an error and is left out, the rest is read; members that are not known are kept.
class DocumentParser
{
public:
    /// `errors` is not owned and outlives the parser.
    explicit DocumentParser(JsonErrors &errors) : m_errors(errors) {}

    [[nodiscard]] Incident parse(JsonValue value);

private:
    void parseHead(JsonFields &fields, Incident &incident);
    void parseFacts(JsonFields &fields, Incident &incident);
    [[nodiscard]] Source parseSource(JsonValue value);
    [[nodiscard]] Event parseEvent(JsonValue value, const Incident &incident);
    void parseTime(JsonFields &fields, Event &event);
    [[nodiscard]] Annotation parseAnnotation(JsonValue value);
    [[nodiscard]] Diagnostic parseDiagnostic(JsonValue value, const Incident &incident);
    [[nodiscard]] Evidence parseEvidence(JsonValue value, const Incident &incident);
    void nameEvents(Incident &incident);

    [[nodiscard]] LocalizedText text(JsonFields &fields, std::string_view member);
    [[nodiscard]] std::vector<Evidence> evidence(JsonFields &fields, const Incident &incident);
    [[nodiscard]] std::string string(JsonFields &fields, std::string_view member);
    [[nodiscard]] bool flag(JsonFields &fields, std::string_view member, bool otherwise);
    [[nodiscard]] std::uint64_t offset(JsonFields &fields, std::string_view member);

    /// The enumerator that a member names; `otherwise` where it is absent or names none (which is an error).
    template<typename Enum>
    [[nodiscard]] Enum word(JsonFields &fields, std::string_view member,
                            std::optional<Enum> (*fromName)(std::string_view), Enum otherwise)
    {
        const auto name = fields.string(member);
        if (!name)
            return otherwise;
        if (const std::optional<Enum> value = fromName(*name))
            return *value;
        m_errors.outOfRange(fields.value().find(member), member);
        return otherwise;
    }

    JsonErrors &m_errors;
};

} // namespace chronolane
