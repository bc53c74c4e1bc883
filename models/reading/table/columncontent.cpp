// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/table/columncontent.h"

#include "models/domain/incident.h"
#include "models/reading/fieldtime.h"
#include "models/reading/table/columnnames.h"
#include "models/reading/text/durationexpression.h"
#include "models/reading/text/textview.h"
#include "models/reading/text/timeexpression.h"

#include <algorithm>
#include <array>

namespace chronolane {

namespace {

constexpr std::size_t LongestTimeCell = 80;
constexpr std::size_t DistinctKept = 1000;

} // namespace

void ColumnContent::add(std::string_view cell)
{
    cell = trimmed(cell);
    if (isBlankCell(cell))
        return;
    ++m_filled;
    m_bytes += cell.size();
    if (m_distinct.size() < DistinctKept)
        m_distinct.emplace(cell.substr(0, 200));
    m_jsonArrays += cell.front() == '[' && cell.back() == ']' && cell.find('{') != std::string_view::npos ? 1U : 0U;
    m_stages += stageFromWording(cell) ? 1U : 0U;
    m_kinds += kindFromWording(cell) ? 1U : 0U;
    m_severities += severityFromWording(severityWordOf(cell)) ? 1U : 0U;
    if (cell.size() > LongestTimeCell)
        return;
    m_durations += durationFromField(cell) ? 1U : 0U;
    addNumber(cell);
    addTime(cell);
}

void ColumnContent::addNumber(std::string_view cell)
{
    m_epochs += epochTime(cell) ? 1U : 0U;
    m_serials += excelSerialTime(cell) ? 1U : 0U;
    const bool isNumber = std::all_of(cell.begin(), cell.end(), [](char c) {
        return (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '+' || c == ',';
    });
    m_numbers += isNumber ? 1U : 0U;
}

void ColumnContent::addTime(std::string_view cell)
{
    if (const auto iso = parseIso8601(cell)) {
        m_times += 1;
        m_dates += iso->hasTimeOfDay ? 0U : 1U;
        return;
    }
    const auto expression = timeExpressionOf(cell);
    if (!expression || expression->kind != TimeKind::Moment)
        return;
    const TimePoint &point = expression->first;
    const bool hasDay = point.month && point.day;
    m_times += hasDay ? 1U : 0U;
    m_dates += hasDay && !point.hasClock() ? 1U : 0U;
    m_clocks += !point.hasDate() && point.hasClock() ? 1U : 0U;
}

bool isBlankCell(std::string_view cell)
{
    static constexpr std::array Words = {
        std::string_view("-"),    std::string_view("--"),   std::string_view("n/a"),  std::string_view("N/A"),
        std::string_view("na"),   std::string_view("null"), std::string_view("NULL"), std::string_view("None"),
        std::string_view("nan"),  std::string_view("NaN"),  std::string_view("NaT"),  std::string_view("\\N"),
        std::string_view("없음"), std::string_view("–"),    std::string_view("—"),
        // What log2timeline and databases write for a time that nobody knows.
        std::string_view("00/00/0000"), std::string_view("0000-00-00"), std::string_view("--:--:--"),
        std::string_view("0000-00-00 00:00:00"), std::string_view("Not a time"),
    };
    return cell.empty() || std::find(Words.begin(), Words.end(), cell) != Words.end();
}

std::string_view severityWordOf(std::string_view cell)
{
    constexpr std::string_view Prefix = "impact-";
    return cell.starts_with(Prefix) ? cell.substr(Prefix.size()) : cell;
}

} // namespace chronolane
