// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/statuspagetext.h"

#include "models/domain/incident.h"
#include "models/reading/text/pagetoken.h"
#include "models/reading/text/textview.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

namespace chronolane {

namespace {

/// Puts stages, times and bodies together.
class PageParser
{
public:
    explicit PageParser(std::span<const ProseUnit> units) : m_units(units)
    {
        m_tokens.reserve(units.size());
        for (const ProseUnit &unit : units)
            m_tokens.push_back(tokenOf(unit));
        takeBracketedStages();
        takeBracketedTimes();
    }

    StatusPageText parse()
    {
        findFields();
        findPosts();
        findUpdates();
        dropRepeatedEndings();
        return std::move(m_page);
    }

private:
    /// "[Investigating] Logins fail" below the time of the update; elsewhere a title may begin so.
    void takeBracketedStages()
    {
        constexpr std::size_t LongestStage = 32;   // bytes
        m_isBelowTime.assign(m_units.size(), false);
        for (std::size_t i = 1; i < m_units.size(); ++i) {
            const std::string_view text = m_units[i].text();
            const std::size_t close = text.starts_with('[') ? text.find(']') : std::string_view::npos;
            const bool isBelowTime = m_tokens[i - 1].time && !m_tokens[i - 1].stage && m_units[i - 1].isOnlyTime();
            if (close > LongestStage || !isBelowTime || m_tokens[i].time)
                continue;
            m_tokens[i].stage = stageFromWording(text.substr(1, close - 1));
            m_tokens[i].body = trimmedRange(text, {close + 1, text.size()});
            m_isBelowTime[i] = m_tokens[i].stage.has_value();
        }
    }

    /// "[2031-05-16 14:10] Payments fail" among "[Update 2031-05-16 14:32] …": an update that names no stage.
    void takeBracketedTimes()
    {
        const auto isBracketed = [](const ProseUnit &unit) { return unit.block.kind == BlockKind::Paragraph && unit.text().starts_with('['); };
        bool anyStaged = false;
        for (std::size_t i = 0; i < m_units.size(); ++i)
            anyStaged = anyStaged || (isBracketed(m_units[i]) && m_tokens[i].stage && m_tokens[i].time && !m_isBelowTime[i]);
        if (!anyStaged)
            return;
        for (std::size_t i = 0; i < m_units.size(); ++i) {
            const TimeExpression *time = isBracketed(m_units[i]) ? m_units[i].leadingTime() : nullptr;
            if (m_tokens[i].stage || time == nullptr || !time->first.hasClock() || time->last || m_units[i].text()[time->begin - 1] != '[')
                continue;
            m_tokens[i].stage = Stage::None;
            m_tokens[i].time = *time;
            m_tokens[i].body = stepText(m_units[i], *time);
        }
    }

    [[nodiscard]] std::size_t next(std::size_t index) const
    {
        do
            ++index;
        while (index < m_tokens.size() && m_tokens[index].isMark);
        return index;
    }

    [[nodiscard]] bool isValue(std::size_t index) const
    {
        return index < m_tokens.size() && m_tokens[index].field == FieldKind::None
            && m_units[index].text().size() <= LongestTimeLine;
    }

    /// The field whose label stands at a token, if it has a value.
    [[nodiscard]] std::optional<PageField> fieldAt(std::size_t index) const
    {
        if (index >= m_tokens.size() || m_tokens[index].field == FieldKind::None)
            return std::nullopt;
        if (!m_tokens[index].value.isEmpty())
            return PageField{m_tokens[index].field, index, index, m_tokens[index].value};
        const std::size_t value = next(index);
        if (!isValue(value))
            return std::nullopt;
        return PageField{m_tokens[index].field, index, value, m_units[value].all()};
    }

    /// "Resolved: 14:05" may be an update as well; the words of a form are not.
    [[nodiscard]] bool isOnlyStages(const std::vector<PageField> &chain) const
    {
        return std::all_of(chain.begin(), chain.end(), [this](const PageField &field) {
            return field.labelUnit == field.valueUnit && m_tokens[field.labelUnit].stage;
        });
    }

    /// "Resolved", its time and a text: the first update, though it stands right below fields.
    [[nodiscard]] bool isHeadOfBody(const PageField &field) const
    {
        const std::size_t behind = next(field.valueUnit);
        return m_tokens[field.labelUnit].stage && field.labelUnit != field.valueUnit && behind < m_tokens.size()
            && m_tokens[field.valueUnit].time && !m_tokens[behind].stage && !m_tokens[behind].time
            && m_tokens[behind].field == FieldKind::None && endsSentence(m_units[behind].text());
    }

    /// "Severity" above a word for one, "Scheduled for" above a window: a field also where no other stands beside it.
    [[nodiscard]] bool tellsAll(const PageField &field) const
    {
        const ProseUnit &unit = m_units[field.valueUnit];
        if (field.kind == FieldKind::SeverityWord)
            return severityFromWording(slice(unit.text(), field.value)).has_value();
        return field.kind == FieldKind::Planned && !unit.times.empty() && unit.times.front().last;
    }

    /// Two or more labels with their values, one after the other.
    void findFields()
    {
        for (std::size_t i = 0; i < m_tokens.size(); ++i) {
            std::vector<PageField> chain;
            std::size_t at = i;
            while (const std::optional<PageField> field = fieldAt(at)) {
                // Behind the field "Resolved" stands the update "Resolved".
                const bool isUpdate = m_tokens[at].stage && field->labelUnit != field->valueUnit
                    && std::any_of(chain.begin(), chain.end(), [&field](const PageField &before) { return before.kind == field->kind; });
                if (isUpdate)
                    break;
                chain.push_back(*field);
                at = next(field->valueUnit);
            }
            while (!chain.empty() && isHeadOfBody(chain.back())) {
                at = chain.back().labelUnit;
                chain.pop_back();
            }
            const bool isAlone = chain.size() == 1 && tellsAll(chain.front());
            if ((chain.size() < 2 && !isAlone) || isOnlyStages(chain))
                continue;
            for (const PageField &field : chain) {
                m_tokens[field.labelUnit].isTaken = true;
                m_tokens[field.valueUnit].isTaken = true;
                m_page.fields.push_back(field);
            }
            i = at - 1;
        }
    }

    [[nodiscard]] bool isStage(std::size_t index) const
    {
        return index < m_tokens.size() && m_tokens[index].stage && !m_tokens[index].isTaken;
    }

    [[nodiscard]] bool isFreeTime(std::size_t index) const
    {
        return index < m_tokens.size() && m_tokens[index].time && !m_tokens[index].stage && !m_tokens[index].isTaken;
    }

    /// The unit with the time of the update whose stage is at `stage`: behind it, before it, or behind its body.
    [[nodiscard]] std::optional<std::size_t> timeFor(std::size_t stage, std::size_t end) const
    {
        if (m_tokens[stage].time)
            return stage;
        if (m_isBelowTime[stage])
            return stage - 1;
        if (isFreeTime(next(stage)))
            return next(stage);
        for (std::size_t before = stage; before-- > 0 && stage - before <= 3;) {
            if (m_tokens[before].isMark)
                continue;
            if (isFreeTime(before))
                return before;
            break;
        }
        for (std::size_t i = end; i-- > stage + 1;)
            if (isFreeTime(i))
                return i;
        return std::nullopt;
    }

    /// Whether a unit is the words of an update, not a title.
    [[nodiscard]] bool isTold(std::size_t index) const
    {
        constexpr std::size_t LongestTitle = 100;   // bytes
        const ProseUnit &unit = m_units[index];
        const bool tellsClock = std::any_of(unit.times.begin(), unit.times.end(),
                                            [](const TimeExpression &time) { return time.first.hasClock(); });
        return unit.block.kind != BlockKind::Heading
            && (tellsClock || unit.text().size() > LongestTitle || endsSentence(unit.text()));
    }

    /// Makes an update of the words that begin at a unit and name no stage.
    void beginPost(std::size_t index, std::size_t posted)
    {
        PageToken &token = m_tokens[index];
        token.stage = Stage::None;
        if (index == posted)
            return;
        token.time.reset();
        token.body = m_units[index].all();
    }

    /// "Posted Mar 4, 14:05 UTC" belongs to an update also where no word names its stage. It closes the words above it;
    /// on a page where none stand above the first, it heads those below it.
    void findPosts()
    {
        std::size_t begin = 0;
        std::optional<bool> closes;
        for (std::size_t i = 0; i < m_tokens.size(); ++i) {
            if (!m_tokens[i].isPosted || !isFreeTime(i))
                continue;
            std::size_t first = begin;
            while (first < i && (m_tokens[first].isMark || m_tokens[first].isTaken
                                 || m_units[first].block.kind == BlockKind::Heading))
                ++first;
            bool isStaged = false;
            std::optional<std::size_t> told;
            for (std::size_t before = first; before < i; ++before) {
                isStaged = isStaged || isStage(before);
                if (!told && isTold(before))
                    told = before;
            }
            closes = closes.value_or(told.has_value());
            if (begin == 0 && told)
                first = *told;   // what stands above it is the title of the page
            if (!isStaged && (!*closes || first < i))
                beginPost(*closes ? first : i, i);
            begin = i + 1;
        }
    }

    /// "Resolved." below the stage and the time of an update is all that it has to say.
    [[nodiscard]] bool isBodyOf(std::size_t stage, std::size_t index) const
    {
        if (!isStage(stage) || m_tokens[index].time || !m_tokens[index].body.isEmpty()
            || !m_units[index].text().ends_with('.'))
            return false;
        const std::size_t behind = next(stage);
        return m_tokens[stage].time ? behind == index : isFreeTime(behind) && next(behind) == index;
    }

    void findUpdates()
    {
        bool isBefore = true;
        for (std::size_t i = 0; i < m_tokens.size();) {
            std::size_t end = i + 1;
            while (end < m_tokens.size() && (!isStage(end) || isBodyOf(i, end)))
                ++end;
            const std::optional<std::size_t> time = isStage(i) ? timeFor(i, end) : std::nullopt;
            if (!time) {
                if (!m_tokens[i].isTaken && isBefore)
                    m_page.preamble.push_back(i);
                else if (!m_tokens[i].isTaken && !m_page.updates.empty() && !isFreeTime(i))
                    m_page.updates.back().body.push_back(i);
                ++i;
                continue;
            }
            isBefore = false;
            addUpdate(i, *time, end);
            i = end;
        }
        std::erase_if(m_page.preamble, [this](std::size_t index) { return m_tokens[index].isTaken; });
    }

    /// Whether the time stands behind the words of the update, so that what follows it is no part of it.
    [[nodiscard]] bool isClosedBy(std::size_t stage, std::size_t time) const
    {
        return time > stage && (!m_tokens[stage].body.isEmpty() || time > next(stage));
    }

    void addUpdate(std::size_t stage, std::size_t time, std::size_t end)
    {
        PageUpdate &update = m_page.updates.emplace_back();
        update.stage = *m_tokens[stage].stage;
        update.stageUnit = stage;
        update.timeUnit = time;
        update.time = *m_tokens[time].time;
        update.author = m_tokens[time].author;
        update.inlineBody = m_tokens[stage].body;
        m_tokens[time].isTaken = true;
        m_tokens[stage].isTaken = true;
        const bool isClosed = isClosedBy(stage, time);
        int level = -1;
        bool isOver = false;
        for (std::size_t i = stage + 1; i < end; ++i) {
            // A time right before the next stage is that one's, if it is not behind this one's body.
            if (m_tokens[i].isTaken || m_tokens[i].isMark || (isFreeTime(i) && next(i) >= end && end < m_tokens.size()))
                continue;
            if (isClosed && i > time) {
                update.behind.push_back(i);
                continue;
            }
            const bool isOwnLine = i == 0 || m_units[i].block.line != m_units[i - 1].block.line;
            isOver = isOver || (isOwnLine && level > 0 && m_units[i].block.level < level
                                && m_units[i].block.kind != BlockKind::Heading);
            // A heading tells no indentation, unless it stands in a line that holds all of the body.
            const bool isPart = i + 1 < end && m_units[i + 1].block.line == m_units[i].block.line;
            if (level < 0 && (m_units[i].block.kind != BlockKind::Heading || isPart))
                level = m_units[i].block.level;
            (isOver ? m_page.boilerplate : update.body).push_back(i);
        }
    }

    /// A short last line that several updates share says who posted them, not what happened.
    void dropRepeatedEndings()
    {
        constexpr std::size_t LongestEnding = 60;
        std::map<std::string_view, std::size_t> endings;
        for (const PageUpdate &update : m_page.updates)
            if (update.body.size() > 1)
                ++endings[m_units[update.body.back()].text()];
        for (PageUpdate &update : m_page.updates) {
            if (update.body.size() < 2)
                continue;
            const std::string_view ending = m_units[update.body.back()].text();
            if (endings[ending] < 2 || ending.size() > LongestEnding)
                continue;
            m_page.boilerplate.push_back(update.body.back());
            update.body.pop_back();
        }
    }

    std::span<const ProseUnit> m_units;
    std::vector<PageToken> m_tokens;
    std::vector<bool> m_isBelowTime;   // of each unit: the unit above it holds the time of its update
    StatusPageText m_page;
};

} // namespace

StatusPageText readStatusPageText(std::span<const ProseUnit> units) { return PageParser(units).parse(); }

} // namespace chronolane
