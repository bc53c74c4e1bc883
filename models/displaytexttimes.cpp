// SPDX-License-Identifier: GPL-3.0-or-later
// DisplayText: instants, days, zones and lengths.
#include "models/displaytext.h"

#include "models/translation.h"

#include <QDate>
#include <QStringList>

#include <array>
#include <cstdlib>

namespace chronolane {

namespace {

QString padded(int value, int width = 2)
{
    return QStringLiteral("%1").arg(value, width, 10, QLatin1Char('0'));
}

QString dateOf(const CivilTime &civil, Precision precision)
{
    QString text = padded(civil.year, 4);
    if (precision != Precision::Year)
        text += QLatin1Char('-') + padded(civil.month);
    if (precision != Precision::Year && precision != Precision::Month)
        text += QLatin1Char('-') + padded(civil.day);
    return text;
}

bool hasClock(Precision precision)
{
    return precision == Precision::Second || precision == Precision::Minute || precision == Precision::Hour;
}

QDate calendarDay(const CivilTime &civil)
{
    return {civil.year, civil.month, civil.day};
}

} // namespace

CivilTime DisplayText::civil(UtcTime time) const
{
    const int offset = m_rules->offsetSeconds(m_zone, time).value_or(0);
    return toCivil(time + fromMicroseconds(std::int64_t{offset} * 1'000'000));
}

QString DisplayText::clock(UtcTime time, Precision precision) const
{
    const CivilTime local = civil(time);
    if (precision == Precision::Hour)
        return tr("%1h", "a time of day stated to the hour").arg(padded(local.hour));
    QString text = padded(local.hour) + QLatin1Char(':') + padded(local.minute);
    if (precision == Precision::Second)
        text += QLatin1Char(':') + padded(local.second);
    return text;
}

QString DisplayText::instant(UtcTime time, Precision precision) const
{
    const QString date = dateOf(civil(time), precision);
    return hasClock(precision) ? date + QLatin1Char(' ') + clock(time, precision) : date;
}

QString DisplayText::instantWithZone(UtcTime time, Precision precision) const
{
    const QString text = instant(time, precision);
    return hasClock(precision)
        ? tr("%1 %2", "an instant and the abbreviation of its zone").arg(text, zoneAbbreviation(time))
        : text;
}

QString DisplayText::day(UtcTime time) const
{
    return locale().toString(calendarDay(civil(time)), tr("ddd, MMM d", "format of a day"));
}

QString DisplayText::longDay(UtcTime time) const
{
    return locale().toString(calendarDay(civil(time)), QLocale::LongFormat);
}

QString DisplayText::month(UtcTime time) const
{
    return locale().toString(calendarDay(civil(time)), tr("MMM yyyy", "format of a month"));
}

QString DisplayText::range(UtcTime begin, UtcTime end) const
{
    const bool isSameDay = calendarDay(civil(begin)) == calendarDay(civil(end));
    return tr("%1 – %2", "a span of time").arg(instant(begin), isSameDay ? clock(end) : instant(end));
}

QString DisplayText::zoneAbbreviation(UtcTime at) const
{
    return QString::fromStdString(m_rules->abbreviation(m_zone, at));
}

QString DisplayText::zoneLabel(UtcTime at) const
{
    const int minutes = m_rules->offsetSeconds(m_zone, at).value_or(0) / 60;
    const QString sign = minutes < 0 ? QStringLiteral("-") : QStringLiteral("+");
    const QString offset =
        QStringLiteral("UTC%1%2:%3").arg(sign, padded(std::abs(minutes) / 60), padded(std::abs(minutes) % 60));
    const QString abbreviation = zoneAbbreviation(at);
    if (minutes == 0 && abbreviation == QLatin1String("UTC"))
        return abbreviation;
    return abbreviation.startsWith(QLatin1String("UTC")) ? offset
                                                         : QStringLiteral("%1 (%2)").arg(abbreviation, offset);
}

QString DisplayText::timeOf(const Event &event) const
{
    if (!event.start) {
        if (event.earliest && event.latest)
            return tr("between %1 and %2").arg(instant(*event.earliest), instant(*event.latest));
        if (event.earliest)
            return tr("after %1", "an event is bounded by a time").arg(instant(*event.earliest));
        if (event.latest)
            return tr("before %1", "an event is bounded by a time").arg(instant(*event.latest));
        return tr("time not stated");
    }
    const auto approximately = [this](const QString &text, bool approximate) {
        return approximate ? tr("~%1", "about that time").arg(text) : text;
    };
    const QString start = approximately(instant(*event.start, event.precision), event.approximate);
    if (event.openEnded)
        return tr("%1 – end not stated").arg(start);
    if (!event.end)
        return start;
    const bool isSameDay = hasClock(event.endPrecision) && hasClock(event.precision)
        && calendarDay(civil(*event.start)) == calendarDay(civil(*event.end));
    const QString end = isSameDay ? clock(*event.end, event.endPrecision) : instant(*event.end, event.endPrecision);
    return tr("%1 – %2", "a span of time").arg(start, approximately(end, event.approximateEnd));
}

QString DisplayText::certaintyOf(const Event &event) const
{
    QStringList words;
    if (event.approximate || event.approximateEnd)
        words << tr("approximate");
    for (const Basis value : {Basis::Assumed, Basis::Derived}) {
        if (event.start && (event.basis == value || (event.end && event.endBasis == value)))
            words << basis(value);
    }
    if (!event.used)
        words << tr("another telling is used");
    return words.join(QStringLiteral(", "));
}

QString DisplayText::unit(std::int64_t count, const char *shortForm) const
{
    return tr(shortForm).arg(count);
}

QString DisplayText::duration(Duration length) const
{
    const std::int64_t total = toMicroseconds(length) / 1'000'000;
    const std::int64_t seconds = std::abs(total);
    static constexpr std::array<std::pair<std::int64_t, const char *>, 4> Units = {{
        {86'400, QT_TRANSLATE_NOOP("chronolane::DisplayText", "%1d")},
        {3'600, QT_TRANSLATE_NOOP("chronolane::DisplayText", "%1h")},
        {60, QT_TRANSLATE_NOOP("chronolane::DisplayText", "%1m")},
        {1, QT_TRANSLATE_NOOP("chronolane::DisplayText", "%1s")},
    }};
    QStringList parts;
    std::int64_t rest = seconds;
    for (const auto &[size, form] : Units) {
        if (rest >= size || (size == 1 && parts.isEmpty()))
            parts << unit(rest / size, form);
        rest %= size;
    }
    const QString text = parts.join(QLatin1Char(' '));
    return total < 0 ? QChar(0x2212) + text : text;
}

QString DisplayText::durationInWords(Duration length) const
{
    const std::int64_t seconds = std::abs(toMicroseconds(length)) / 1'000'000;
    const int days = static_cast<int>(seconds / 86'400);
    const int hours = static_cast<int>(seconds / 3'600 % 24);
    const int minutes = static_cast<int>(seconds / 60 % 60);
    const int rest = static_cast<int>(seconds % 60);
    QStringList parts;
    if (days > 0)
        parts << tr("%n day(s)", "length", days);
    if (hours > 0)
        parts << tr("%n hour(s)", "length", hours);
    if (minutes > 0)
        parts << tr("%n minute(s)", "length", minutes);
    if (rest > 0 || parts.isEmpty())
        parts << tr("%n second(s)", "length", rest);
    return parts.join(QLatin1Char(' '));
}

QString DisplayText::relative(Duration sinceT0, Precision precision) const
{
    const std::int64_t total = toMicroseconds(sinceT0) / 1'000'000;
    const std::int64_t seconds = std::abs(total);
    const QString sign = total < 0 ? QString(QChar(0x2212)) : QStringLiteral("+");
    const int hours = static_cast<int>(seconds / 3'600 % 24);
    const QString minutes = padded(static_cast<int>(seconds / 60 % 60));
    QString text = seconds >= 86'400
        ? unit(seconds / 86'400, "%1d") + QLatin1Char(' ') + padded(hours) + QLatin1Char(':') + minutes
        : QString::number(hours) + QLatin1Char(':') + minutes;
    if (precision == Precision::Second || seconds % 60 != 0)
        text += QLatin1Char(':') + padded(static_cast<int>(seconds % 60));
    return QLatin1Char('T') + sign + text;
}

QString DisplayText::relativeInWords(Duration sinceT0) const
{
    const std::int64_t total = toMicroseconds(sinceT0) / 1'000'000;
    if (total == 0)
        return tr("at T zero");
    const QString words = durationInWords(sinceT0);
    return total > 0 ? tr("%1 after T zero").arg(words) : tr("%1 before T zero").arg(words);
}

QString DisplayText::spokenTime(const Event &event, std::optional<UtcTime> t0) const
{
    if (!event.start)
        return timeOf(event);
    QStringList parts;
    parts << longDay(*event.start);
    parts << (hasClock(event.precision)
                  ? tr("%1 %2", "an instant and the abbreviation of its zone")
                        .arg(clock(*event.start, event.precision), zoneAbbreviation(*event.start))
                  : precision(event.precision));
    if (event.end)
        parts << tr("until %1").arg(instantWithZone(*event.end, event.endPrecision))
              << durationInWords(*event.end - *event.start);
    else if (event.openEnded)
        parts << tr("end not stated");
    if (t0 && *event.start != *t0) {
        const QString words = durationInWords(*event.start - *t0);
        parts << (*event.start > *t0 ? tr("%1 after impact start").arg(words) : tr("%1 before impact start").arg(words));
    }
    if (const QString certainty = certaintyOf(event); !certainty.isEmpty())
        parts << certainty;
    return parts.join(QStringLiteral(", "));
}

QString DisplayText::spokenEvent(const Event &event, std::optional<UtcTime> t0) const
{
    QString head = kind(event.kind);
    if (const QString word = stage(event.stage); !word.isEmpty())
        head = tr("%1, %2", "kind and stage of an event").arg(head, word);
    const QString text = marked(event.text).simplified();
    const QString time = spokenTime(event, t0);
    return text.isEmpty() ? tr("%1. %2.", "spoken: what, when").arg(head, time)
                          : tr("%1. %2. %3.", "spoken: what, text, when").arg(head, text, time);
}

} // namespace chronolane
