// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/militaryrows.h"

#include "models/reading/text/linekinds.h"
#include "models/reading/text/textview.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace chronolane {

namespace {

constexpr std::size_t FewestRows = 3;
constexpr std::size_t ClockDigits = 4;

/// Four digits at the beginning of a row, as hours and minutes.
struct MilitaryRow
{
    ProseUnit *unit = nullptr;
    std::size_t begin = 0;   // of the unit's text
    int clock = 0;           // 2230
};

int numberAt(std::string_view digits)
{
    int number = 0;
    for (const char digit : digits.substr(0, ClockDigits))
        number = number * 10 + (digit - '0');
    return number;
}

std::optional<MilitaryRow> rowOf(ProseUnit &unit)
{
    const bool isLine = unit.block.kind == BlockKind::Paragraph || unit.block.kind == BlockKind::Item;
    if (!isLine || unit.leadingTime() != nullptr || !beginsWithMilitaryClock(unit.text()))
        return std::nullopt;
    return MilitaryRow{&unit, 0, numberAt(unit.text())};
}

/// "1200 requests", "1300 users": each number counts something.
bool countsThings(std::string_view text)
{
    const std::string_view rest = trimmed(text.substr(ClockDigits));
    const std::string_view word = rest.substr(0, rest.find_first_of(" ,.;:"));
    return word.size() > 2 && word.ends_with('s') && !isAsciiUpper(word.front());
}

/// Clock times run on, or back, and pass midnight once at most; years do the same, and are none.
bool areClocks(const std::vector<MilitaryRow> &rows)
{
    constexpr int FirstYear = 1990;
    constexpr int LastYear = 2059;
    if (rows.size() < FewestRows)
        return false;
    int up = 0;
    int down = 0;
    for (std::size_t i = 1; i < rows.size(); ++i) {
        up += rows[i].clock > rows[i - 1].clock ? 1 : 0;
        down += rows[i].clock < rows[i - 1].clock ? 1 : 0;
    }
    const bool areYears = std::all_of(rows.begin(), rows.end(), [](const MilitaryRow &row) {
        return row.clock >= FirstYear && row.clock <= LastYear;
    });
    const bool isCount = std::all_of(rows.begin(), rows.end(),
                                     [](const MilitaryRow &row) { return countsThings(row.unit->text().substr(row.begin)); });
    return std::min(up, down) <= 1 && up + down > 0 && !areYears && !isCount;
}

void addTime(const MilitaryRow &row)
{
    TimeExpression time;
    time.begin = time.phraseBegin = time.first.begin = row.begin;
    time.end = time.phraseEnd = time.first.end = row.begin + ClockDigits;
    time.first.hour = row.clock / 100;
    time.first.minute = row.clock % 100;
    const std::string_view text = row.unit->text();
    if (time.end < text.size() && text[time.end] == 'h')
        time.end = time.phraseEnd = time.first.end = time.end + 1;
    std::vector<TimeExpression> &times = row.unit->times;
    std::erase_if(times, [&time](const TimeExpression &other) { return other.begin < time.end && other.end > time.begin; });
    const auto behind = std::find_if(times.begin(), times.end(),
                                     [&time](const TimeExpression &other) { return other.begin >= time.end; });
    times.insert(behind, std::move(time));
}

/// Whether a unit beside rows is one more row of their list, without such a time.
bool breaksList(const ProseUnit &unit, const MilitaryRow &row)
{
    return row.unit->block.kind == BlockKind::Item && unit.block.kind == BlockKind::Item
        && unit.block.level == row.unit->block.level;
}

void markLines(std::span<ProseUnit> units)
{
    std::vector<MilitaryRow> rows;
    for (std::size_t i = 0; i < units.size(); ++i) {
        rows.clear();
        const std::size_t first = i;
        for (; i < units.size(); ++i) {
            const std::optional<MilitaryRow> row = rowOf(units[i]);
            if (!row)
                break;
            rows.push_back(*row);
        }
        if (!areClocks(rows) || (first > 0 && breaksList(units[first - 1], rows.front()))
            || (i < units.size() && breaksList(units[i], rows.back())))
            continue;
        std::for_each(rows.begin(), rows.end(), addTime);
    }
}

bool headsTimes(std::string_view cell)
{
    constexpr std::array<std::string_view, 6> Names = {"time", "times", "when", "시각", "시간", "일시"};
    const std::string words = lowered(trimmed(cell.substr(0, cell.find('('))));
    return std::find(Names.begin(), Names.end(), words) != Names.end();
}

/// "| Time | What |" above "| 2230 | Errors begin |".
void markColumn(std::span<ProseUnit> table)
{
    const ProseUnit &header = table.front();
    const auto head = std::find_if(header.cells.begin(), header.cells.end(), [&header](const ByteRange &cell) {
        return headsTimes(slice(header.text(), cell));
    });
    if (head == header.cells.end())
        return;
    const auto column = static_cast<std::size_t>(head - header.cells.begin());
    std::vector<MilitaryRow> rows;
    for (ProseUnit &unit : table.subspan(1)) {
        if (column >= unit.cells.size())
            return;
        const ByteRange cell = unit.cells[column];
        const std::string_view words = slice(unit.text(), cell);
        if (words.size() != ClockDigits || !beginsWithMilitaryClock(std::string(words) + " "))
            return;
        rows.push_back({&unit, static_cast<std::size_t>(cell.begin), numberAt(words)});
    }
    std::for_each(rows.begin(), rows.end(), addTime);
}

void markTables(std::span<ProseUnit> units)
{
    for (std::size_t i = 0; i < units.size();) {
        std::size_t end = i + 1;
        if (units[i].block.kind == BlockKind::Row && units[i].block.isHeaderRow) {
            while (end < units.size() && units[end].block.kind == BlockKind::Row && units[end].block.table == units[i].block.table)
                ++end;
            markColumn(units.subspan(i, end - i));
        }
        i = end;
    }
}

} // namespace

void markMilitaryRows(std::span<ProseUnit> units)
{
    markLines(units);
    markTables(units);
}

} // namespace chronolane
