// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonforms/recordcontent.h"

#include "models/reading/jsonforms/genericrecord.h"
#include "models/reading/jsonforms/jsontimes.h"
#include "models/reading/table/columncontent.h"
#include "models/reading/table/columnnames.h"
#include "models/reading/text/timeexpression.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace chronolane {

namespace {

constexpr std::size_t FewestObjects = 2;
constexpr std::size_t MostMembers = 40;       ///< objects with more are no rows that a person wrote
constexpr std::size_t SampledObjects = 1000;

bool isMost(std::size_t count, std::size_t all)
{
    return all > 0 && count * 10 >= all * 8;
}

/// Whether the name says of a thing since when it is so, not that something happened.
bool namesState(std::string_view key)
{
    static constexpr auto Words = std::to_array<std::string_view>(
        {"last", "latest", "first", "updated", "modified", "created", "changed", "released", "release", "published", "expires",
         "expiry", "expiration", "expired", "valid", "due", "deadline", "birth", "birthday", "born", "seen", "login", "joined",
         "registered", "added", "deleted", "sunrise", "sunset", "next", "scheduled", "build", "built", "install", "installed",
         "수정", "생성", "등록", "가입", "만료"});
    const std::vector<std::string> words = wordsOfName(key);
    return std::any_of(words.begin(), words.end(), [](const std::string &word) {
        return std::any_of(Words.begin(), Words.end(), [&word](std::string_view state) { return word == state; });
    });
}

/// A member of the objects of a list, over all of them.
struct Candidate
{
    std::string key;
    ColumnContent content;
    std::size_t words = 0;

    [[nodiscard]] bool isTime(std::size_t objects) const
    {
        return isMost(content.filled(), objects) && content.isTimes() && !content.isDates() && !content.isEpochs()
            && !namesState(key);
    }

    [[nodiscard]] bool isText(std::size_t objects) const
    {
        return isMost(content.filled(), objects) && isMost(words, content.filled()) && !content.isTimes()
            && !content.isClocks() && !content.isDurations();
    }
};

/// What the objects of one list hold, member by member in the order in which they first stand.
class ListContent
{
public:
    explicit ListContent(const std::vector<JsonValue> &objects)
    {
        for (const JsonValue object : objects) {
            if (m_objects == SampledObjects)
                break;
            ++m_objects;
            add(object);
        }
    }

    [[nodiscard]] const std::string *time() const
    {
        return first([this](const Candidate &member) { return member.isTime(m_objects); });
    }

    [[nodiscard]] const std::string *text() const
    {
        return first([this](const Candidate &member) { return member.isText(m_objects); });
    }

    /// The name that most objects have for one role.
    [[nodiscard]] std::string nameOf(RowRole role) const
    {
        for (const auto &[key, count] : m_named[static_cast<std::size_t>(role)]) {
            if (isMost(count, m_objects))
                return key;
        }
        return {};
    }

private:
    void add(JsonValue object)
    {
        const GenericRow row(object);
        for (const RowRole role : {RowRole::Time, RowRole::Text}) {
            if (row[role].isValid())
                count(m_named[static_cast<std::size_t>(role)], row[role].key());
        }
        std::size_t members = 0;
        for (const JsonValue member : object) {
            if (++members > MostMembers)
                break;
            if (member.isString() && !rowRole(member.key()) && !recordRole(member.key()))
                addMember(member);
        }
    }

    static void count(std::vector<std::pair<std::string, std::size_t>> &names, std::string_view key)
    {
        const auto found = std::find_if(names.begin(), names.end(), [key](const auto &name) { return name.first == key; });
        if (found == names.end())
            names.emplace_back(key, 1);
        else
            ++found->second;
    }

    void addMember(JsonValue member)
    {
        auto found = std::find_if(m_members.begin(), m_members.end(),
                                  [member](const Candidate &candidate) { return candidate.key == member.key(); });
        if (found == m_members.end()) {
            if (m_members.size() == MostMembers)
                return;
            found = m_members.insert(m_members.end(), Candidate{std::string(member.key()), {}, 0});
        }
        found->content.add(member.text());
        found->words += looksLikeWords(member.text()) ? 1U : 0U;
    }

    template<typename IsWanted>
    [[nodiscard]] const std::string *first(IsWanted isWanted) const
    {
        const auto found = std::find_if(m_members.begin(), m_members.end(), isWanted);
        return found == m_members.end() ? nullptr : &found->key;
    }

    std::size_t m_objects = 0;
    std::vector<Candidate> m_members;
    std::array<std::vector<std::pair<std::string, std::size_t>>, RowRoleCount> m_named;
};

/// Whether the times of a list run forwards all along, or backwards all along, and do not stand still.
bool runOneWay(const std::vector<JsonValue> &objects, const std::string &member)
{
    std::vector<TimeExpression> times;
    for (std::size_t i = 0; i < std::min(objects.size(), SampledObjects); ++i) {
        if (auto time = timeExpressionOf(objects[i].find(member).text()))
            times.push_back(*std::move(time));
    }
    const auto key = [](const TimeExpression &time) {
        const TimePoint &point = time.first;
        return std::array{point.year.value_or(0),  point.month.value_or(0),  point.day.value_or(0),
                          point.hour.value_or(0), point.minute.value_or(0), point.second.value_or(0)};
    };
    const auto isBefore = [&key](const TimeExpression &left, const TimeExpression &right) { return key(left) < key(right); };
    const auto isAfter = [&key](const TimeExpression &left, const TimeExpression &right) { return key(left) > key(right); };
    const bool isOneWay = std::is_sorted(times.begin(), times.end(), isBefore)
        || std::is_sorted(times.begin(), times.end(), isAfter);
    return isOneWay && !times.empty() && key(times.front()) != key(times.back());
}

} // namespace

std::string RowMembers::assumed() const
{
    std::string told;
    if (isTimeByContent)
        told.append("start=").append(time);
    if (isTextByContent)
        told.append(told.empty() ? "" : ", ").append("text=").append(text);
    return told;
}

std::optional<RowMembers> rowMembersByContent(const std::vector<JsonValue> &objects)
{
    if (objects.size() < FewestObjects)
        return std::nullopt;
    const ListContent content(objects);
    RowMembers members;
    members.time = content.nameOf(RowRole::Time);
    members.text = content.nameOf(RowRole::Text);
    members.isTimeByContent = members.time.empty();
    members.isTextByContent = members.text.empty();
    if (const std::string *time = content.time(); members.isTimeByContent && time != nullptr)
        members.time = *time;
    if (const std::string *text = content.text(); members.isTextByContent && text != nullptr)
        members.text = *text;
    const bool isComplete = !members.time.empty() && !members.text.empty();
    return isComplete && runOneWay(objects, members.time) ? std::optional(std::move(members)) : std::nullopt;
}

bool looksLikeWords(std::string_view text)
{
    constexpr std::string_view Marks = "@\\{}<>";
    if (text.find("://") != std::string_view::npos || text.find_first_of(Marks) != std::string_view::npos)
        return false;
    bool hasLaterWord = false;
    std::size_t letters = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const bool isOther = static_cast<unsigned char>(c) >= 0x80;
        const bool isLower = c >= 'a' && c <= 'z';
        letters += isOther || isLower || (c >= 'A' && c <= 'Z') ? 1U : 0U;
        hasLaterWord = hasLaterWord || (i > 0 && text[i - 1] == ' ' && (isOther || isLower));
    }
    return hasLaterWord && letters * 2 > text.size();
}

bool mayHoldRows(std::string_view text)
{
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    // Any date with a clock time has "10:4" or, in Korean, 시 in it.
    for (std::size_t at = text.find(':'); at != std::string_view::npos; at = text.find(':', at + 1)) {
        if (at > 0 && at + 1 < text.size() && isDigit(text[at - 1]) && isDigit(text[at + 1]))
            return true;
    }
    return text.find("시") != std::string_view::npos;
}

} // namespace chronolane
