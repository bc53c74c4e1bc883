// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/labelstore.h"
#include "models/layout/layoutunits.h"
#include "models/layout/pictureaccount.h"

#include <QString>

namespace chronolane {

/// Puts the numbers of notes beside what the notes tell of. Not to be kept: nothing that it is made from is owned.
class NoteNumbers
{
public:
    NoteNumbers(LabelStore &labels, const LayoutUnits &units, const TimelineWording &wording, TimelineGeometry &geometry)
        : m_labels(labels), m_units(units), m_wording(wording), m_geometry(geometry)
    {
    }

    /// A badge is made wider for its number, and a label that leaves none room says no more than its time. Where a number
    /// would meet something even so, there is none: the note says when it was.
    void place(const UntoldGroup &group, const QString &number) const;

private:
    void placeInBadge(std::size_t badge, const QString &number) const;
    void placeAtMark(const UntoldGroup &group, const TextBlockPtr &number) const;
    [[nodiscard]] bool placeAtLabel(const UntoldGroup &group, LabelGeometry &label, const TextBlockPtr &number) const;
    [[nodiscard]] bool placeAt(double x, double centerY, const TextBlockPtr &number) const;
    /// The label's least words: the time of a point, the name of a span; null where it has no more than those.
    [[nodiscard]] TextBlockPtr shortened(const UntoldGroup &group, const TextBlock &label) const;
    [[nodiscard]] bool meetsAnything(const QRectF &rect) const;

    LabelStore &m_labels;
    const LayoutUnits &m_units;
    const TimelineWording &m_wording;
    TimelineGeometry &m_geometry;
};

} // namespace chronolane
