// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/eventsearch.h"

#include "models/initialspattern.h"
#include "models/searchkey.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace chronolane {

namespace {

/// Bytes of a piece by which the frequency of bytes is told.
constexpr std::size_t SampleSize = 32'768;

/// Where fewer than one in so many events come into question, each of them is looked at on its own.
constexpr std::ptrdiff_t FewInQuestion = 16;

/// Appends the folded text; whether it is ASCII, for which folding is a matter of single bytes: most texts are.
bool appendFolded(std::string &to, std::string_view text)
{
    const bool isAscii = std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    if (isAscii) {
        const std::size_t before = to.size();
        to.append(text);
        std::transform(to.begin() + static_cast<std::ptrdiff_t>(before), to.end(),
                       to.begin() + static_cast<std::ptrdiff_t>(before),
                       [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    } else {
        to += searchKey(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()))).toStdString();
    }
    to += '\n';
    return isAscii;
}

/// Finds a word by its rarest byte, which leaves few places to compare.
class WordFinder
{
public:
    WordFinder(std::string_view word, std::span<const std::uint16_t, 256> frequency)
        : m_word(word)
    {
        const auto rarest = std::ranges::min_element(
            word, {}, [&](char c) { return frequency[static_cast<unsigned char>(c)]; });
        m_anchor = static_cast<std::size_t>(rarest - word.begin());
    }

    /// Where the word first occurs in [from, to) of the text; `to` if it does not.
    [[nodiscard]] std::size_t find(std::string_view text, std::size_t from, std::size_t to) const
    {
        while (from + m_word.size() <= to) {
            const std::size_t room = to - from - m_word.size() + 1;
            const void *hit = std::memchr(text.data() + from + m_anchor, m_word[m_anchor], room);
            if (!hit)
                return to;
            const auto at = static_cast<std::size_t>(static_cast<const char *>(hit) - text.data()) - m_anchor;
            if (std::memcmp(text.data() + at, m_word.data(), m_word.size()) == 0)
                return at;
            from = at + 1;
        }
        return to;
    }

private:
    std::string_view m_word;
    std::size_t m_anchor = 0;
};

} // namespace

EventSearch::EventSearch(std::shared_ptr<const Incident> incident)
    : m_incident(std::move(incident))
    , m_pieceCount((m_incident->events.size() + PieceSize - 1) / PieceSize)
{
    m_pieces = std::make_unique<Piece[]>(m_pieceCount);
}

EventSearch::~EventSearch() = default;

void EventSearch::prepare()
{
    if (m_thread.joinable())
        return;
    m_thread = std::jthread([this](const std::stop_token &stop) {
        for (std::size_t number = 0; number < m_pieceCount && !stop.stop_requested(); ++number)
            (void)piece(number);
    });
}

const EventSearch::Piece &EventSearch::piece(std::size_t number) const
{
    Piece &piece = m_pieces[number];
    std::call_once(piece.isMade, [&] { make(piece, number * PieceSize); });
    return piece;
}

void EventSearch::make(Piece &piece, std::size_t first) const
{
    const std::size_t last = std::min(first + PieceSize, m_incident->events.size());
    piece.ends.reserve(last - first);
    for (std::size_t i = first; i < last; ++i) {
        const Event &event = m_incident->events[i];
        const auto append = [&piece](std::string_view text) {
            const bool isAscii = appendFolded(piece.text, text);
            piece.isAscii = piece.isAscii && isAscii;
        };
        for (const LocalizedText::Entry &entry : event.text.entries())
            append(entry.second);
        if (!event.author.empty())
            append(event.author);
        for (const std::string &component : event.components)
            append(component);
        piece.ends.push_back(static_cast<std::uint32_t>(piece.text.size()));
    }
    for (const char c : std::string_view(piece.text).substr(0, SampleSize))
        ++piece.frequency[static_cast<unsigned char>(c)];
}

template <typename Finder>
void EventSearch::markIn(const Piece &piece, const Finder &finder, std::size_t first, std::span<char> found)
{
    const auto beginOf = [&](std::size_t event) { return event == 0 ? 0 : std::size_t{piece.ends[event - 1]}; };
    const auto inQuestion = static_cast<std::ptrdiff_t>(found.size()) - std::ranges::count(found, 0);
    if (inQuestion * FewInQuestion < static_cast<std::ptrdiff_t>(found.size())) {
        for (std::size_t i = 0; i < found.size(); ++i) {
            const std::size_t end = piece.ends[first + i];
            if (found[i] && finder.find(piece.text, beginOf(first + i), end) < end)
                found[i] = Found;
        }
        return;
    }
    const std::size_t end = piece.ends[first + found.size() - 1];
    std::size_t event = first;
    for (std::size_t at = finder.find(piece.text, beginOf(first), end); at < end;
         at = finder.find(piece.text, piece.ends[event], end)) {
        while (piece.ends[event] <= at)
            ++event;
        if (found[event - first])
            found[event - first] = Found;
    }
}

void EventSearch::mark(const QString &word, std::size_t first, std::span<char> found) const
{
    const std::string bytes = word.toStdString();
    const InitialsPattern pattern(word);
    while (!found.empty()) {
        const std::size_t number = first / PieceSize;
        const std::size_t here = std::min(found.size(), (number + 1) * PieceSize - first);
        const Piece &text = piece(number);
        markIn(text, WordFinder(bytes, text.frequency), first - number * PieceSize, found.first(here));
        if (pattern.hasInitials() && !text.isAscii)
            markIn(text, pattern, first - number * PieceSize, found.first(here));
        found = found.subspan(here);
        first += here;
    }
}

} // namespace chronolane
