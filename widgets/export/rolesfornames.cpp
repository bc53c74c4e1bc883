// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/rolesfornames.h"

#include "models/translation.h"

#include <QCoreApplication>

#include <algorithm>
#include <vector>

namespace chronolane {

namespace {

struct Person
{
    QString author;   ///< as the record words it
    QString name;     ///< without the role
    QString role;     ///< what to say instead
};

/// "Jo Vance (incident commander)" → the part in brackets; empty if there is none.
QString statedRole(const QString &author)
{
    const qsizetype open = author.indexOf(QLatin1Char('('));
    const qsizetype close = author.indexOf(QLatin1Char(')'), open + 1);
    return open > 0 && close > open ? author.mid(open + 1, close - open - 1).trimmed() : QString();
}

std::vector<Person> peopleOf(const Incident &incident, const DisplayText &words)
{
    std::vector<Person> people;
    int unnamed = 0;
    for (const Event &event : incident.events) {
        const QString author = QString::fromStdString(event.author.str());
        const bool isKnown = std::ranges::find(people, author, &Person::author) != people.end();
        if (author.isEmpty() || isKnown)
            continue;
        Person person{author, author.section(QLatin1Char('('), 0, 0).trimmed(), statedRole(author)};
        if (person.role.isEmpty()) {
            static constexpr const char *Numbered = QT_TRANSLATE_NOOP("chronolane::RolesForNames", "Person %1");
            person.role = words.translation().translate("chronolane::RolesForNames", Numbered, nullptr, -1).arg(++unnamed);
        }
        people.push_back(std::move(person));
    }
    // "Jo Vance-Lee" before "Jo Vance", or its half would stay.
    std::ranges::stable_sort(people, std::ranges::greater(), [](const Person &person) { return person.name.size(); });
    return people;
}

/// Hangul is followed by particles without a blank; of all other letters a name is followed by none.
bool isWholeName(const QString &text, qsizetype begin, qsizetype end)
{
    const auto isHangul = [](QChar c) { return c.script() == QChar::Script_Hangul; };
    const bool beginsWell = begin == 0 || !text[begin - 1].isLetterOrNumber() || isHangul(text[begin - 1]);
    const bool endsWell = end == text.size() || !text[end].isLetterOrNumber() || isHangul(text[end]);
    return beginsWell && endsWell;
}

QString replaced(QString text, const std::vector<Person> &people)
{
    for (const Person &person : people) {
        qsizetype at = person.name.isEmpty() ? -1 : text.indexOf(person.name, 0, Qt::CaseInsensitive);
        while (at >= 0) {
            const qsizetype end = at + person.name.size();
            const bool isWhole = isWholeName(text, at, end);
            if (isWhole)
                text.replace(at, person.name.size(), person.role);
            at = text.indexOf(person.name, isWhole ? at + person.role.size() : end, Qt::CaseInsensitive);
        }
    }
    return text;
}

void replaceIn(LocalizedText &text, const std::vector<Person> &people)
{
    for (const auto &[tag, words] : std::vector<LocalizedText::Entry>(text.entries()))
        text.set(tag, replaced(QString::fromStdString(words), people).toStdString());
}

} // namespace

std::shared_ptr<const Incident> withRolesForNames(std::shared_ptr<const Incident> incident, const DisplayText &words)
{
    const std::vector<Person> people = peopleOf(*incident, words);
    if (people.empty())
        return incident;
    auto copy = std::make_shared<Incident>(*incident);
    for (LocalizedText *text : {&copy->title, &copy->summary, &copy->trigger, &copy->rootCause, &copy->detection,
                                &copy->impact.scope, &copy->impact.users, &copy->impact.region})
        replaceIn(*text, people);
    for (Event &event : copy->events) {
        replaceIn(event.text, people);
        const auto person = std::ranges::find(people, QString::fromStdString(event.author.str()), &Person::author);
        if (person != people.end())
            event.author = person->role.toStdString();
    }
    return copy;
}

} // namespace chronolane
