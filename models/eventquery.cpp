// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/eventquery.h"

#include "models/searchkey.h"

#include <algorithm>
#include <array>
#include <optional>

namespace chronolane {

namespace {

struct FieldWord
{
    EventQuery::Field field;
    const char16_t *word;
};

/// The first word of a field is the one that is written.
constexpr auto FieldWords = std::to_array<FieldWord>({
    {EventQuery::Field::Lane, u"lane"},     {EventQuery::Field::Lane, u"레인"},
    {EventQuery::Field::Source, u"source"}, {EventQuery::Field::Source, u"출처"},
    {EventQuery::Field::Stage, u"stage"},   {EventQuery::Field::Stage, u"단계"},
    {EventQuery::Field::After, u"after"},   {EventQuery::Field::After, u"이후"},
    {EventQuery::Field::Before, u"before"}, {EventQuery::Field::Before, u"이전"},
});

/// Divides at blanks that stand in no quotation marks.
QStringList partsOf(const QString &text)
{
    QStringList parts;
    QString part;
    bool isQuoted = false;
    for (const QChar c : text) {
        if (c == QLatin1Char('"'))
            isQuoted = !isQuoted;
        if (!c.isSpace() || isQuoted) {
            part += c;
        } else if (!part.isEmpty()) {
            parts << part;
            part.clear();
        }
    }
    if (!part.isEmpty())
        parts << part;
    return parts;
}

std::optional<EventQuery::Field> fieldOf(const QString &word)
{
    const QString key = searchKey(word);
    const auto found = std::ranges::find_if(
        FieldWords, [&key](const FieldWord &field) { return key == QStringView(field.word); });
    return found == FieldWords.end() ? std::nullopt : std::optional(found->field);
}

} // namespace

EventQuery EventQuery::parse(const QString &text)
{
    EventQuery query;
    for (const QString &part : partsOf(text)) {
        const qsizetype colon = part.indexOf(QLatin1Char(':'));
        const std::optional<Field> field = colon > 0 ? fieldOf(part.left(colon)) : std::nullopt;
        if (!field) {
            query.words << part;
            continue;
        }
        const QString value = part.mid(colon + 1).remove(QLatin1Char('"')).trimmed();
        if (!value.isEmpty())
            query.terms.push_back({*field, value});
    }
    return query;
}

QString EventQuery::text() const
{
    QStringList parts;
    for (const Term &term : terms) {
        const bool hasBlank = term.value.contains(QLatin1Char(' '));
        const QString value = hasBlank ? QLatin1Char('"') + term.value + QLatin1Char('"') : term.value;
        parts << fieldName(term.field) + QLatin1Char(':') + value;
    }
    return (parts + words).join(QLatin1Char(' '));
}

QString fieldName(EventQuery::Field field)
{
    const auto *found = std::ranges::find(FieldWords, field, &FieldWord::field);
    return QString::fromUtf16(found->word);
}

} // namespace chronolane
