// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/table/tablereader.h"

#include "models/reading/describecontent.h"
#include "models/reading/table/columncontent.h"
#include "models/reading/table/tableplan.h"
#include "models/reading/table/tablerows.h"
#include "models/reading/table/tabletokenizer.h"

#include <utility>

namespace chronolane {

namespace {

constexpr std::uint64_t RowsBetweenQuestions = 4096;   ///< whether to go on, and how far it got

ReadingError error(ReadingErrorCode code, std::string_view argument, std::string_view value, std::uint64_t line = 0)
{
    ReadingError result;
    result.code = code;
    result.arguments = {{std::string(argument), std::string(value)}};
    result.line = line;
    return result;
}

class TableReader final : public RecordReader
{
public:
    [[nodiscard]] std::string_view name() const override { return "table"; }

    [[nodiscard]] int score(const RecordInput &input) const override;
    [[nodiscard]] ReadingReport read(const RecordInput &input, const ReadingOptions &options,
                                     const ReadingContext &context) const override;
};

/// "Mar 4, 14:02 UTC - Resolved": lines of text whose comma stands within their time.
bool dividesTimes(std::string_view text, const TablePlan &plan)
{
    const bool hasClocks = plan.find(ColumnRole::Clock).has_value();
    if (plan.hasHeader || hasClocks || plan.dialect.delimiter != ',' || plan.dialect.begin >= text.size())
        return false;
    constexpr std::size_t Looked = 200;   // bytes
    const std::string_view begin = text.substr(plan.dialect.begin, Looked);
    const std::string_view line = begin.substr(0, begin.find('\n'));
    const std::vector<TimeExpression> times = findTimeExpressions(line);
    const std::size_t comma = line.find(',');
    return !times.empty() && times.front().first.hasClock() && times.front().begin < comma && times.front().end > comma;
}

int TableReader::score(const RecordInput &input) const
{
    const auto dialect = sniffTableDialect(input.text);
    if (!dialect)
        return 0;
    constexpr std::size_t Looked = 256 * 1024;
    const TablePlan plan = planTable(input.text.substr(0, Looked), *dialect, {});
    if (!plan.hasTimes() || dividesTimes(input.text, plan))
        return 0;
    return plan.isAssumed() ? 55 : 80;
}

/// Reads all rows; false if reading was cancelled.
bool readRows(std::string_view text, const TablePlan &plan, const ReadingContext &context, TableRows &rows,
              std::vector<std::uint64_t> &unclosedQuotes)
{
    TableTokenizer tokenizer(text, plan.dialect.delimiter, plan.dialect.begin, plan.dialect.line);
    TableRow row;
    if (plan.hasHeader && tokenizer.next(row))
        rows.addHeader(row);
    for (std::uint64_t count = 0; tokenizer.next(row); ++count) {
        rows.add(row);
        if (count % RowsBetweenQuestions != 0)
            continue;
        if (context.progress)
            context.progress(tokenizer.position(), text.size());
        if (context.isCancelled && context.isCancelled())
            return false;
    }
    unclosedQuotes = tokenizer.unclosedQuoteLines();
    return true;
}

ReadingReport TableReader::read(const RecordInput &input, const ReadingOptions &options,
                                const ReadingContext &context) const
{
    ReadingReport report;
    report.format = name();
    const auto dialect = sniffTableDialect(input.text);
    if (!dialect) {
        report.errors.push_back(error(ReadingErrorCode::BrokenTable, "reason", "uneven-rows"));
        return report;
    }
    const TablePlan plan = planTable(input.text, *dialect, options.columns);
    TableRows rows(input, plan, options, context);
    std::vector<std::uint64_t> unclosedQuotes;
    if (!readRows(input.text, plan, context, rows, unclosedQuotes)) {
        report.errors.push_back(error(ReadingErrorCode::Cancelled, "reason", "cancelled"));
        return report;
    }
    report = rows.finish();
    report.format = name();
    for (const std::uint64_t line : unclosedQuotes) {
        report.errors.push_back(error(ReadingErrorCode::BrokenTable, "reason", "unclosed-quote", line));
        report.errors.back().isFatal = false;
    }
    if (report.incidents.empty())
        report.errors.push_back(error(ReadingErrorCode::NotAnIncident, "found", content_kind::EmptyTable));
    return report;
}

} // namespace

std::unique_ptr<RecordReader> makeTableReader()
{
    return std::make_unique<TableReader>();
}

} // namespace chronolane
