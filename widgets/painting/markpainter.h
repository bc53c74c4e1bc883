// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/incident.h"
#include "widgets/painting/timelinetheme.h"

#include <QPointF>

class QPainter;

namespace chronolane {

/// What a mark looks like; marks of the same look are drawn once and copied.
struct MarkLook
{
    EventKind kind = EventKind::Note;
    Stage stage = Stage::None;
    Severity severity = Severity::Unknown;   ///< of an impact without an end
    bool isUncertain = false;   ///< assumed: a dashed outline
    bool isHollow = false;      ///< another telling, or a step without a time: not filled

    bool operator==(const MarkLook &) const = default;
    [[nodiscard]] std::uint32_t key() const;
};

/// Draws a mark of `size` px around `center`. The shape tells kind and stage without its colour:
/// updates: triangle investigating, dotted diamond identified, ring monitoring, ticked square resolved, page postmortem,
/// clock scheduled, half-filled square in progress, ringed tick verifying, full square completed, small circle update;
/// others: bolt trigger, flag detection, lens diagnosis, diamond remediation, star milestone, crossed circle impact,
/// octagon maintenance, open square follow-up, page corner note.
void paintMark(QPainter &painter, const TimelineTheme &theme, const MarkLook &look, QPointF center, double size);

} // namespace chronolane
