// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/incident.h"
#include "models/layout/timelineitem.h"

#include <QRectF>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

class QPainter;

namespace chronolane {

class TimelineScene;

/// A bookmark or note where the timeline shows it.
struct AnnotationMark
{
    std::optional<Micros> time;         ///< nullopt: on a step without a time
    std::optional<std::uint32_t> event; ///< index into Incident::events; nullopt: on a time
    bool isNote = false;
    QString text; ///< of a note, in the reader's language where it has it; may be empty
};

/// The marks of an incident in order of time, those on undated steps last. Annotations of events that are not
/// there are left out.
[[nodiscard]] std::vector<AnnotationMark> annotationMarks(const Incident &incident, const QString &language);

/// Where the sign of a mark stands, px: at the top of the lanes, or on its undated step. nullopt out of view.
[[nodiscard]] std::optional<QRectF> signRect(TimelineScene &scene, const AnnotationMark &mark);

/// Paints the signs over the picture, each with a thin line down to what it is about.
void paintAnnotationMarks(QPainter &painter, TimelineScene &scene, const std::vector<AnnotationMark> &marks);

} // namespace chronolane
