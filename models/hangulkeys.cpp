// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/hangulkeys.h"

#include <array>
#include <string_view>

namespace chronolane {

namespace {

constexpr char16_t FirstSyllable = 0xAC00;
constexpr char16_t LastSyllable = 0xD7A3;
constexpr char16_t FirstJamo = 0x3131;
constexpr int MedialCount = 21;
constexpr int FinalCount = 28;   ///< with none

/// The keys of the compatibility jamo from U+3131 to U+3163, in order.
constexpr auto JamoKeys = std::to_array<std::string_view>({
    "r", "r", "rt", "s", "sw", "sg", "e", "e", "f", "fr", "fa", "fq", "ft", "fx", "fv", "fg", "a", "q",
    "q", "qt", "t", "t", "d", "w", "w", "c", "z", "x", "v", "g", "k", "o", "i", "o", "j", "p",
    "u", "p", "h", "hk", "ho", "hl", "y", "n", "nj", "np", "nl", "b", "m", "ml", "l",
});

/// The jamo of the parts of a syllable, in the order of Unicode.
constexpr std::u16string_view Initials = u"ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";
constexpr std::u16string_view Medials = u"ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ";
constexpr std::u16string_view Finals = u"ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ";

bool isSyllable(QChar c)
{
    return c.unicode() >= FirstSyllable && c.unicode() <= LastSyllable;
}

QString keysOfJamo(char16_t jamo)
{
    const auto index = static_cast<std::size_t>(jamo - FirstJamo);
    if (jamo < FirstJamo || index >= JamoKeys.size())
        return QString(QChar(jamo));
    return QString::fromLatin1(JamoKeys[index].data(), static_cast<qsizetype>(JamoKeys[index].size()));
}

} // namespace

QString latinKeysOf(const QString &hangul)
{
    QString keys;
    for (const QChar c : hangul.normalized(QString::NormalizationForm_C)) {
        if (!isSyllable(c)) {
            keys += keysOfJamo(c.unicode());
            continue;
        }
        const int index = c.unicode() - FirstSyllable;
        const int last = index % FinalCount;
        keys += keysOfJamo(Initials[static_cast<std::size_t>(index / FinalCount / MedialCount)]);
        keys += keysOfJamo(Medials[static_cast<std::size_t>(index / FinalCount % MedialCount)]);
        if (last > 0)
            keys += keysOfJamo(Finals[static_cast<std::size_t>(last - 1)]);
    }
    return keys;
}

QString initialConsonantsOf(const QString &text)
{
    QString initials;
    for (const QChar c : text.normalized(QString::NormalizationForm_C)) {
        const int index = c.unicode() - FirstSyllable;
        initials += isSyllable(c) ? QChar(Initials[static_cast<std::size_t>(index / FinalCount / MedialCount)]) : c;
    }
    return initials;
}

std::optional<std::pair<char16_t, char16_t>> syllablesWithInitial(char16_t initial)
{
    constexpr int count = MedialCount * FinalCount;
    const std::size_t index = Initials.find(initial);
    if (index == std::u16string_view::npos)
        return std::nullopt;
    const int first = FirstSyllable + static_cast<int>(index) * count;
    return std::pair(static_cast<char16_t>(first), static_cast<char16_t>(first + count - 1));
}

} // namespace chronolane
