// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/incident.h"

#include <QString>

#include <array>
#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace chronolane {

/// What the events of an incident say (in every language, with their authors and components), folded by searchKey() and
/// laid out in a few large pieces, so that a million of them are looked through while one types. About as large as the
/// texts. A piece is made when it is first looked through, or before that in a thread of its own: see prepare().
///
/// Not copied or moved. The functions may be called from one thread at a time.
class EventSearch
{
public:
    explicit EventSearch(std::shared_ptr<const Incident> incident);
    /// Waits for the piece that is being made, if one is.
    ~EventSearch();
    EventSearch(const EventSearch &) = delete;
    EventSearch &operator=(const EventSearch &) = delete;

    /// Begins to make all pieces in the background.
    void prepare();

    static constexpr char Found = 2;

    /// The entries of `found` say of as many events, `first` and those behind it, whether they come into question (not
    /// zero); those of events in which the word occurs, as it is or by initial consonants (see InitialsPattern), become Found.
    /// The word is folded, not empty and holds no blanks.
    void mark(const QString &word, std::size_t first, std::span<char> found) const;

private:
    static constexpr std::size_t PieceSize = 16'384;   ///< events

    struct Piece
    {
        std::once_flag isMade;
        std::string text;                            ///< UTF-8, a line feed behind each part
        std::vector<std::uint32_t> ends;             ///< by event, where its parts end in the text
        std::array<std::uint16_t, 256> frequency{};  ///< of each byte in a sample of the text
        bool isAscii = true;                         ///< so that no syllable is in it
    };

    [[nodiscard]] const Piece &piece(std::size_t number) const;
    void make(Piece &piece, std::size_t first) const;
    template <typename Finder>
    static void markIn(const Piece &piece, const Finder &finder, std::size_t first, std::span<char> found);

    std::shared_ptr<const Incident> m_incident;
    std::unique_ptr<Piece[]> m_pieces;
    std::size_t m_pieceCount;
    std::jthread m_thread;   ///< last, so that it ends before what it works on
};

} // namespace chronolane
