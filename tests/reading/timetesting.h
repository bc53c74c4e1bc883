// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/text/timeresolver.h"
#include "models/zones/ianazonerules.h"

#include <QString>
#include <QTest>

#include <string>

namespace chronolane::testing {

/// One row of a table: a text and what is to be read out of it.
struct TextRow
{
    const char *text;
    const char *expected;
};

/// Makes the rows of a data-driven test, each named after its number and text.
template<std::size_t N>
void addRows(const TextRow (&rows)[N])
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    int number = 0;
    for (const TextRow &row : rows)
        QTest::addRow("%d: %s", ++number, row.text) << QByteArray(row.text) << QByteArray(row.expected);
}

/// "M" for a moment, "R" relative, "L" length, "?" unknown, "Z" zone.
[[nodiscard]] inline char letter(TimeKind kind)
{
    constexpr char letters[] = {'M', 'R', 'L', '?', 'Z'};
    return letters[static_cast<std::size_t>(kind)];
}

/// "M:14:05 UTC | L:3 hours": kinds and words of all expressions of a text.
[[nodiscard]] inline std::string describeWords(std::string_view text)
{
    std::string described;
    for (const TimeExpression &expression : findTimeExpressions(text)) {
        if (!described.empty())
            described += " | ";
        described += letter(expression.kind);
        described += ':';
        described += text.substr(expression.begin, expression.end - expression.begin);
    }
    return described;
}

[[nodiscard]] inline std::string describeEnd(const std::optional<UtcTime> &time, bool approximate, Precision precision,
                                             Basis basis)
{
    if (!time)
        return "-";
    std::string described = approximate ? "~" : "";
    described += formatIso8601(*time);
    if (precision != Precision::Minute)
        described.append(" ").append(name(precision));
    if (basis != Basis::Stated)
        described.append(" ").append(name(basis));
    return described;
}

/// "2031-03-04T14:05:00Z derived .. ~2031-03-04T15:10:00Z hour": minutes and "stated" are left out; "-" for an
/// unknown start, "+" at the end of an open one.
[[nodiscard]] inline std::string describe(const ResolvedTime &resolved)
{
    std::string described = describeEnd(resolved.start, resolved.approximate, resolved.precision, resolved.basis);
    if (resolved.end) {
        described += " .. ";
        described += describeEnd(resolved.end, resolved.approximateEnd, resolved.endPrecision, resolved.endBasis);
    }
    if (resolved.openEnded)
        described += " +";
    return described;
}

/// "assumed-year(2031, hint)": codes of the remarks with the values of their arguments.
[[nodiscard]] inline std::string describeRemarks(const ResolvedTime &resolved)
{
    std::string described;
    for (const TimeRemark &remark : resolved.remarks) {
        if (!described.empty())
            described += ' ';
        described.append(remark.code).append("(");
        for (std::size_t i = 0; i < remark.arguments.size(); ++i)
            described.append(i > 0 ? ", " : "").append(remark.arguments[i].value);
        described += ')';
    }
    return described;
}

inline const IanaZoneRules &rules()
{
    static const IanaZoneRules all;
    return all;
}

inline TimeContext contextAt(const CivilTime &now)
{
    ReadingOptions options;
    options.now = asUtc(now).value();
    return TimeContext::from(options, rules());
}

/// Nothing is known but that today is 10 June 2031.
inline TimeContext bareContext()
{
    return contextAt({2031, 6, 10, 12, 0, 0, 0});
}

inline std::string_view viewOf(const QByteArray &text)
{
    return {text.data(), static_cast<std::size_t>(text.size())};
}

/// What each moment and relative time of a text comes to, joined by " | ".
inline std::string resolveAll(std::string_view text, TimeResolver resolver, TimeFlow flow = TimeFlow::Prose,
                       std::string *remarks = nullptr)
{
    std::string described;
    for (const TimeExpression &expression : findTimeExpressions(text)) {
        const ResolvedTime resolved = resolver.resolve(expression, flow);
        if (expression.kind != TimeKind::Moment && expression.kind != TimeKind::Relative)
            continue;
        if (!described.empty())
            described += " | ";
        described += describe(resolved);
        if (!remarks)
            continue;
        const std::string told = describeRemarks(resolved);
        if (!remarks->empty() && !told.empty())
            *remarks += ' ';
        *remarks += told;
    }
    return described;
}

} // namespace chronolane::testing
