// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/timescale.h"

#include <QVariantAnimation>

namespace chronolane {

/// The short way of the view from one part of the axis to another, so that the eye can follow.
class TimelineGlide : public QVariantAnimation
{
    Q_OBJECT

public:
    static constexpr int LongestTime = 150; ///< ms

    explicit TimelineGlide(QObject *parent);

    void glide(const TimeScale &from, const TimeScale &to);

    /// The scale at that share of the way, 0 to 1: zooms by the same factor in the same time, so that near and
    /// far look alike.
    [[nodiscard]] static TimeScale between(const TimeScale &from, const TimeScale &to, double share);

signals:
    void passed(const chronolane::TimeScale &scale);

private:
    TimeScale m_from;
    TimeScale m_to;
};

} // namespace chronolane
