// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/displaytext.h"
#include "models/domain/readingreport.h"

#include <QStringList>

#include <string>
#include <string_view>
#include <vector>

namespace chronolane {

/// Words for the reading report: what a line of a source became, and the roles of a table's columns.
class ReadingReportText
{
public:
    explicit ReadingReportText(const DisplayText &text);

    [[nodiscard]] const DisplayText &text() const { return m_text; }

    [[nodiscard]] QString column(int column) const;   ///< one of report_column
    /// Why a line became what it did, in words; of a table's column, what it was read as; empty if there is no reason.
    [[nodiscard]] QString reason(const ReportLine &line) const;
    /// What was made of a line: the event's time with its zone, kind and stage.
    [[nodiscard]] QString event(const Event &event) const;
    /// "12 dated · 3 without a time · 2 skipped": the fates that occur, in their order.
    [[nodiscard]] QString counts(const std::vector<ReportLine> &lines) const;

    /// A role of ReadingOptions::columns; a role that has no word stands for itself.
    [[nodiscard]] QString columnRole(const std::string &role) const;
    /// The roles that a person can give to a column: first the ones that leave it out, then as people look for them.
    [[nodiscard]] static std::vector<std::string> columnRoles();

    /// The line's number; empty where no line applies.
    [[nodiscard]] static QString place(const ReportLine &line);
    /// The words of the line in the source's text, on one line and at most about `longest` characters, or its JSON
    /// pointer; empty where another text tells nothing of them.
    [[nodiscard]] static QString words(const ReportLine &line, std::string_view source, std::size_t longest = 200);

private:
    // Named tr, so that lupdate collects its arguments.
    [[nodiscard]] QString tr(const char *source, const char *comment = nullptr, int n = -1) const;
    [[nodiscard]] QString count(LineFate fate, int n) const;

    DisplayText m_text;
};

} // namespace chronolane
