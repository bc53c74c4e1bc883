// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/table/tableplan.h"

#include "models/reading/fieldtime.h"
#include "models/reading/table/columncontent.h"
#include "models/reading/table/columnnames.h"
#include "models/reading/table/tabletokenizer.h"
#include "models/reading/text/textview.h"

#include <algorithm>

namespace chronolane {

namespace {

constexpr std::size_t SampledRows = 100;
constexpr std::size_t SurveyedRows = 2000;
constexpr std::size_t LongText = 30;   ///< bytes on average from which cells are prose rather than a word

/// Decides the roles of the columns of one table.
class Planner
{
public:
    Planner(std::string_view text, const TableDialect &dialect) : m_text(text) { m_plan.dialect = dialect; }

    TablePlan plan(const std::vector<ColumnChoice> &choices);

private:
    using Role = ColumnRole;

    void readSample();
    void suggest();
    void adaptToSupertimeline();
    void checkAgainstContent(std::size_t index);
    [[nodiscard]] Role checkedTimeRole(const TableColumn &column, const ColumnContent &content) const;
    [[nodiscard]] Role checkedValueRole(const TableColumn &column, const ColumnContent &content) const;
    void pairDatesWithClocks();
    void settleRepeatedRoles();
    void settleResolved();
    void findTimesByContent();
    void findTextByContent();
    void choose(const std::vector<ColumnChoice> &choices);
    void decideRows();
    void survey();

    [[nodiscard]] bool has(Role role) const { return m_plan.find(role).has_value(); }
    void assume(std::size_t index, Role role);

    std::string_view m_text;
    TablePlan m_plan;
    std::vector<ColumnContent> m_contents;
    std::vector<int> m_ranks;
    std::vector<std::string> m_header;
    bool m_isSupertimeline = false;
};

bool looksLikeData(std::string_view cell)
{
    cell = trimmed(cell);
    if (cell.empty() || epochTime(cell) || parseIso8601(cell))
        return !cell.empty();
    const auto expression = timeExpressionOf(cell);
    return expression && expression->kind == TimeKind::Moment
        && (expression->first.hasClock() || (expression->first.month && expression->first.day));
}

TablePlan Planner::plan(const std::vector<ColumnChoice> &choices)
{
    readSample();
    suggest();
    adaptToSupertimeline();
    for (std::size_t i = 0; i < m_plan.columns.size(); ++i)
        checkAgainstContent(i);
    pairDatesWithClocks();
    settleResolved();
    settleRepeatedRoles();
    findTimesByContent();
    findTextByContent();
    choose(choices);
    decideRows();
    survey();
    return std::move(m_plan);
}

void Planner::readSample()
{
    TableTokenizer tokenizer(m_text, m_plan.dialect.delimiter, m_plan.dialect.begin, m_plan.dialect.line);
    TableRow row;
    std::string scratch;
    m_contents.resize(m_plan.dialect.columns);
    for (std::size_t rows = 0; rows <= SampledRows && tokenizer.next(row); ++rows) {
        if (rows == 0) {
            for (const TableCell &cell : row.cells)
                m_header.emplace_back(trimmed(cellText(m_text, cell, scratch)));
            m_contents.resize(std::max(m_contents.size(), m_header.size()));
            m_plan.hasHeader = std::none_of(m_header.begin(), m_header.end(), looksLikeData);
            if (m_plan.hasHeader)
                continue;
        }
        for (std::size_t i = 0; i < std::min(row.cells.size(), m_contents.size()); ++i)
            m_contents[i].add(cellText(m_text, row.cells[i], scratch));
    }
}

void Planner::suggest()
{
    for (std::size_t i = 0; i < m_contents.size(); ++i) {
        ColumnSuggestion suggestion;
        if (m_plan.hasHeader && i < m_header.size() && !m_header[i].empty())
            suggestion = suggestRole(m_header[i]);
        if (suggestion.column.name.empty())
            suggestion.column.name = columnNumber(i);
        m_plan.columns.push_back(std::move(suggestion.column));
        m_ranks.push_back(suggestion.rank);
    }
}

/// log2timeline's own table: its "type" says what each time is of, and its dates are month first.
void Planner::adaptToSupertimeline()
{
    if (std::find(m_header.begin(), m_header.end(), "MACB") == m_header.end())
        return;
    m_isSupertimeline = true;
    for (TableColumn &column : m_plan.columns) {
        if (column.name != "type")
            continue;
        column.role = Role::Text;
        column.isTimeNote = true;
    }
}

void Planner::checkAgainstContent(std::size_t index)
{
    TableColumn &column = m_plan.columns[index];
    const ColumnContent &content = m_contents[index];
    if (content.filled() == 0)
        return;
    column.isSerial = content.isSerials() && !content.isTimes();
    column.mayLackDay = content.isMixedTimes();
    column.role = column.isTime() ? checkedTimeRole(column, content) : checkedValueRole(column, content);
}

ColumnRole Planner::checkedTimeRole(const TableColumn &column, const ColumnContent &content) const
{
    if (content.isTimes() || content.isSerials() || content.isMixedTimes())
        return column.role;
    if (content.isClocks())
        return column.role == Role::End ? Role::EndClock : column.role == Role::Start ? Role::Clock : column.role;
    return Role::Unused;
}

ColumnRole Planner::checkedValueRole(const TableColumn &column, const ColumnContent &content) const
{
    const bool isLong = content.averageLength() > LongText;
    switch (column.role) {
    case Role::Stage:
        return isLong ? Role::Text : content.isKinds() && !content.isStages() ? Role::Kind : Role::Stage;
    case Role::Kind:
        return content.isKinds() ? Role::Kind : content.isStages() ? Role::Stage : Role::Tags;
    case Role::Severity:
        return isLong && !content.isSeverities() ? Role::Summary : Role::Severity;
    case Role::Updates:
        return content.isJsonArrays() ? Role::Updates : isLong ? Role::Text : Role::Unused;
    case Role::Length:
        return content.isDurations() || content.isNumbers() ? Role::Length : Role::Unused;
    case Role::Id:
        return isLong ? Role::Title : Role::Id;
    case Role::Text:
        return content.isTimes() ? Role::Start : Role::Text;
    default:
        return column.role;
    }
}

/// A day in one column and the time of day in another: "date" beside "time", or beside "start" and "end".
void Planner::pairDatesWithClocks()
{
    if (!has(Role::Clock))
        return;
    for (std::size_t i = 0; i < m_plan.columns.size(); ++i) {
        if (m_plan.columns[i].role == Role::Start && m_contents[i].isDates()) {
            m_plan.columns[i].role = Role::Date;
            return;
        }
    }
}

/// "resolved_at" is the end of an incident, unless it stands beside other stages: then it is the last of them.
void Planner::settleResolved()
{
    const bool hasStages = std::any_of(m_plan.columns.begin(), m_plan.columns.end(), [](const TableColumn &column) {
        return column.role == Role::StageTime && column.stage != Stage::Resolved;
    });
    for (std::size_t i = 0; i < m_plan.columns.size(); ++i) {
        TableColumn &column = m_plan.columns[i];
        const std::vector<std::string> words = wordsOfName(column.name);
        const bool isResolved = std::find(words.begin(), words.end(), "resolved") != words.end();
        if (hasStages && column.role == Role::End && isResolved) {
            column.role = Role::StageTime;
            column.stage = Stage::Resolved;
        }
    }
}

/// Only texts and components may come from several columns; of the others the best named one is taken.
void Planner::settleRepeatedRoles()
{
    for (std::size_t i = 0; i < m_plan.columns.size(); ++i) {
        TableColumn &column = m_plan.columns[i];
        const bool mayRepeat = column.role == Role::Unused || column.role == Role::Text || column.role == Role::Components
            || column.role == Role::StageTime || column.role == Role::KindTime || column.role == Role::Tags;
        if (mayRepeat)
            continue;
        for (std::size_t j = 0; j < m_plan.columns.size(); ++j) {
            const bool isBetter = m_ranks[j] < m_ranks[i] || (m_ranks[j] == m_ranks[i] && j < i);
            if (j == i || m_plan.columns[j].role != column.role || !isBetter)
                continue;
            constexpr int ReportedRank = 6;
            const bool isReport = column.role == Role::Start && m_ranks[i] == ReportedRank;
            column.kind = EventKind::Detection;
            column.role = isReport ? Role::KindTime : Role::Unused;
            break;
        }
    }
}

void Planner::assume(std::size_t index, Role role)
{
    m_plan.columns[index].role = role;
    m_plan.columns[index].reason = TableColumn::Reason::Content;
}

void Planner::findTimesByContent()
{
    if (m_plan.hasTimes())
        return;
    const bool hasDates = std::any_of(m_contents.begin(), m_contents.end(),
                                      [](const ColumnContent &content) { return content.isTimes(); });
    for (std::size_t i = 0; i < m_plan.columns.size(); ++i) {
        const ColumnContent &content = m_contents[i];
        if (m_plan.columns[i].role != Role::Unused)
            continue;
        if (content.isTimes() && !has(Role::Start))
            assume(i, Role::Start);
        else if (content.isTimes() && !has(Role::End))
            assume(i, Role::End);
        else if (content.isClocks() && !has(Role::Clock) && (!has(Role::End) || !hasDates))
            assume(i, Role::Clock);
    }
    pairDatesWithClocks();
}

void Planner::findTextByContent()
{
    const bool hasText = std::any_of(m_plan.columns.begin(), m_plan.columns.end(), [](const TableColumn &column) {
        return column.role == Role::Text && !column.isTimeNote;
    });
    if (hasText || has(Role::Title) || has(Role::Updates))
        return;
    std::optional<std::size_t> longest;
    for (std::size_t i = 0; i < m_plan.columns.size(); ++i) {
        const ColumnContent &content = m_contents[i];
        const bool isCandidate = m_plan.columns[i].role == Role::Unused && content.filled() > 0 && !content.isTimes()
            && !content.isNumbers() && !content.isClocks();
        if (isCandidate && (!longest || content.averageLength() > m_contents[*longest].averageLength()))
            longest = i;
    }
    if (longest)
        assume(*longest, Role::Text);
    else if (const auto summary = m_plan.find(Role::Summary))
        m_plan.columns[*summary].role = Role::Text;
}

void Planner::choose(const std::vector<ColumnChoice> &choices)
{
    for (const ColumnChoice &choice : choices) {
        for (std::size_t i = 0; i < m_plan.columns.size(); ++i) {
            TableColumn &column = m_plan.columns[i];
            if (column.name != choice.column && choice.column != columnNumber(i))
                continue;
            if (applyRoleName(choice.role, column))
                column.reason = TableColumn::Reason::Choice;
        }
    }
}

void Planner::decideRows()
{
    const auto id = m_plan.find(Role::Id);
    const bool isIdUnique = id && m_contents[*id].isUnique();
    const bool hasSteps = has(Role::StageTime) || has(Role::KindTime) || has(Role::Updates);
    const bool isTitled = has(Role::Title) && !has(Role::Kind) && !has(Role::Lane);
    // "Opened, Closed, Summary, Sev": each row is an incident, though none has a name.
    const bool isLog = has(Role::Start) && has(Role::End) && has(Role::Severity) && !has(Role::Kind) && !has(Role::Lane)
        && !has(Role::Stage) && !has(Role::Clock) && !has(Role::Author);
    const bool tellsIncident = has(Role::Severity) || has(Role::End) || has(Role::Length) || has(Role::RootCause);
    if (hasSteps || (isTitled && isIdUnique) || (isTitled && !has(Role::Text) && tellsIncident)
        || isLog || (isIdUnique && has(Role::End) && has(Role::Severity)))
        m_plan.rows = TablePlan::Rows::Incidents;
    else if (has(Role::Stage) && has(Role::Start) && has(Role::End) && !has(Role::Text) && !has(Role::Title))
        m_plan.rows = TablePlan::Rows::Segments;
    else
        m_plan.rows = TablePlan::Rows::Events;
}

/// What the times of the first rows tell about all of them: 24/08/2026 settles what 03/04/2026 means.
void Planner::survey()
{
    TableTokenizer tokenizer(m_text, m_plan.dialect.delimiter, m_plan.dialect.begin, m_plan.dialect.line);
    TableRow row;
    std::string scratch;
    std::vector<TimeExpression> expressions;
    for (std::size_t rows = 0; rows < SurveyedRows && tokenizer.next(row); ++rows) {
        for (std::size_t i = 0; i < std::min(row.cells.size(), m_plan.columns.size()); ++i) {
            const bool holdsDates = m_plan.columns[i].isTime() || m_plan.columns[i].role == Role::Date;
            if (!holdsDates || m_plan.columns[i].isSerial || m_contents[i].isEpochs())
                continue;
            const std::string_view cell = trimmed(cellText(m_text, row.cells[i], scratch));
            if (auto expression = timeExpressionOf(cell.substr(0, 100)))
                expressions.push_back(*std::move(expression));
        }
    }
    const TimeSurvey result = surveyTimes(expressions);
    m_plan.dateOrder = m_isSupertimeline ? DateOrder::MonthFirst : result.dateOrder;
    m_plan.newestDate = result.newestDate;
    m_plan.onlyZone = result.onlyZone;
}

} // namespace

std::optional<std::size_t> TablePlan::find(ColumnRole role) const
{
    const auto found = std::find_if(columns.begin(), columns.end(),
                                    [role](const TableColumn &column) { return column.role == role; });
    if (found == columns.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - columns.begin());
}

bool TablePlan::hasTimes() const
{
    return std::any_of(columns.begin(), columns.end(), [](const TableColumn &column) {
        return column.role == ColumnRole::Start || column.role == ColumnRole::Clock
            || column.role == ColumnRole::StageTime || column.role == ColumnRole::KindTime
            || column.role == ColumnRole::Updates;
    });
}

bool TablePlan::isAssumed() const
{
    return std::any_of(columns.begin(), columns.end(), [](const TableColumn &column) {
        return column.reason == TableColumn::Reason::Content;
    });
}

std::string TablePlan::assumedColumns() const
{
    std::string text;
    for (const TableColumn &column : columns) {
        if (column.reason == TableColumn::Reason::Content)
            text.append(text.empty() ? "" : ", ").append(name(column.role)).append("=").append(column.name);
    }
    return text;
}

TablePlan planTable(std::string_view text, const TableDialect &dialect, const std::vector<ColumnChoice> &choices)
{
    return Planner(text, dialect).plan(choices);
}

} // namespace chronolane
