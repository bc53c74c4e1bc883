// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/incident.h"
#include "models/reading/text/windowedge.h"

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace chronolane {

/// Builds one incident for a reader: numbers its events, gathers its diagnostics, and at the end fills in what
/// follows from the rest (id, status, language, the impact of a declared window).
class IncidentBuilder
{
public:
    /// The incident's only source is a copy of `source` with the kind filled in.
    IncidentBuilder(const Source &source, std::string_view kind);

    [[nodiscard]] Incident &incident() { return m_incident; }
    [[nodiscard]] const Incident &incident() const { return m_incident; }

    /// Appends an event with the next id ("e1", "e2", …). The reference holds until the next call.
    Event &addEvent(EventKind kind, Evidence evidence);

    /// Adds a diagnostic; one of the same code and arguments gets the place as a further piece of evidence (up to
    /// DiagnosticPlaces of them) instead of being repeated.
    void diagnose(std::string_view code, std::initializer_list<DiagnosticArgument> arguments, const Evidence &place,
                  DiagnosticSeverity severity = DiagnosticSeverity::Warning);
    void diagnose(Diagnostic diagnostic);

    /// The record's own start of the whole incident (or planned work).
    void declareStart(UtcTime time, Precision precision, Basis basis, Evidence place);
    /// The record's own end of the whole incident (or planned work).
    void declareEnd(UtcTime time, Precision precision, Basis basis, Evidence place);
    /// How sure a declared window is that somebody else put into incident().declared.
    void setDeclaredCertainty(DeclaredCertainty start, DeclaredCertainty end);

    /// Harm ended, as a text says that does not tell when it began: it ends the open impact that another text tells, up
    /// to the next impact.
    void addImpactEnd(WindowEdge end) { m_ends.push_back(std::move(end)); }

    /// The declared window is planned work, not harm.
    void setPlanned(bool isPlanned) { m_isPlanned = isPlanned; }
    [[nodiscard]] bool isPlanned() const { return m_isPlanned; }

    /// Hands the incident over: an id from the content if it has none, the status after the latest update if none
    /// was set, the source's language, the ends of open impacts, and an impact (maintenance, if planned) for a declared window where no event
    /// states one. The builder must not be used afterwards.
    [[nodiscard]] Incident finish();

    static constexpr std::size_t DiagnosticPlaces = 100;

private:
    void closeOpenImpacts();
    void addDeclaredImpact();
    void fillStatus();
    void fillLanguage();

    Incident m_incident;
    DeclaredCertainty m_declaredStart;
    DeclaredCertainty m_declaredEnd;
    std::vector<WindowEdge> m_ends;
    bool m_isPlanned = false;
};

/// The text tagged with the language it seems to be written in; empty for an empty text.
[[nodiscard]] LocalizedText localized(std::string_view utf8);
[[nodiscard]] LocalizedText localized(std::string &&utf8);
[[nodiscard]] inline LocalizedText localized(const char *utf8) { return localized(std::string_view(utf8)); }

/// The parts of a list written in one field: "api, cdn", "api; cdn", one per line, or "This incident affected: …".
[[nodiscard]] std::vector<std::string> listIn(std::string_view field);

/// A stable id for an incident whose record gives none, from what tells it apart from others: "x-" and 16
/// hexadecimal digits that depend on nothing but the parts.
[[nodiscard]] std::string idFromContent(std::initializer_list<std::string_view> parts);

/// An `unreadable-part` diagnostic: what was skipped, on which line (1-based; 0 where none applies), and why.
[[nodiscard]] Diagnostic unreadablePart(std::string_view what, std::uint64_t line, std::string_view reason,
                                        Evidence place);

} // namespace chronolane
