// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace chronolane {

/// What a person types to filter events: words that must occur, and terms such as `lane:impact`,
/// `source:"status page"`, `stage:resolved`, `after:17:14` or `before:2026-08-24`. The names of fields may be Korean
/// too (레인, 출처, 단계, 이후, 이전). Terms of one field are alternatives; different fields must all hold.
struct EventQuery
{
    enum class Field { Lane, Source, Stage, After, Before };

    struct Term
    {
        Field field = Field::Lane;
        QString value;   ///< as typed, without quotation marks

        bool operator==(const Term &) const = default;
    };

    QStringList words;         ///< as typed
    std::vector<Term> terms;   ///< in the order typed; a field without a value is none yet

    [[nodiscard]] static EventQuery parse(const QString &text);
    /// The text that parses to this query.
    [[nodiscard]] QString text() const;

    bool operator==(const EventQuery &) const = default;
};

/// "lane", "source", …: what is typed before the colon.
[[nodiscard]] QString fieldName(EventQuery::Field field);

} // namespace chronolane
