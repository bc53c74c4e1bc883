// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/picturelayout.h"

#include "models/layout/picturenotes.h"

namespace chronolane {
namespace {

/// Notes take their room from the lanes, which may leave more to be noted. After so many rounds it is only counted.
constexpr int RoundsWithNotes = 4;
constexpr int MostRounds = RoundsWithNotes + 3;

std::vector<Omission> omissionsOf(const PictureAccount &account, const PictureScope &scope, bool hasNotes)
{
    std::vector<Omission> omissions;
    const auto add = [&omissions](Omission::Reason reason, std::uint64_t count) {
        if (count > 0)
            omissions.push_back({reason, count});
    };
    add(Omission::Reason::OutsideTime, account.outside);
    add(Omission::Reason::LeftOut, scope.leftOut);
    add(Omission::Reason::NoRoom, hasNotes ? 0 : account.wordless);
    return omissions;
}

} // namespace

TimelineGeometry layOutPicture(TimelineLayout &layout, const TextMeasure &measure, const TimelineWording &wording,
                               const TimeScale &scale, const PictureScope &scope)
{
    LabelStore labels(measure);
    labels.setWording(&wording);
    const LayoutUnits units(measure);
    TimelineOptions options = layout.options();
    for (int round = 0;; ++round) {
        layout.setOptions(options);
        TimelineGeometry geometry = layout.geometry(scale);
        const PictureAccount account = accountFor(geometry, scale, scope.shownFrom, scope.shownTo);
        NotesPlan notes;
        if (round < RoundsWithNotes && !account.isTooLong && scope.mostNotes > 0)
            notes = planNotes(account, *layout.snapshot(), geometry.axis.rect.right() - geometry.axis.corner.left(), labels,
                              units, wording);
        const bool hasNotes = notes.height > 0 && notes.height <= scope.mostNotes;
        TimelineOptions wanted = options;
        wanted.notesHeight = hasNotes ? std::max(notes.height, options.notesHeight) : 0;
        wanted.omissions = omissionsOf(account, scope, hasNotes);
        if (wanted != options && round < MostRounds) {
            options = wanted;
            continue;
        }
        if (hasNotes)
            placeNotes(notes, account, labels, units, geometry);
        return geometry;
    }
}

} // namespace chronolane
