// SPDX-License-Identifier: GPL-3.0-or-later
// How the timeline looks and what it shows besides its events; the rest of the class is in timelineview.cpp.
#include "widgets/timelineview/timelineview.h"

#include "widgets/timelineview/timelineoverview.h"

#include <QFontInfo>

#include <algorithm>

namespace chronolane {

namespace {

constexpr double MinBodyPixels = 13;

} // namespace

void TimelineView::setZone(const std::string &zone)
{
    TimelineOptions options = m_scene.options();
    options.zone = zone;
    m_scene.setOptions(options);
    sceneChanged();
}

void TimelineView::setAnimated(bool animated)
{
    m_isAnimated = animated;
    if (!animated)
        endGlide();
}

void TimelineView::setSecondZone(const std::string &zone)
{
    m_arrangement.secondZone = zone;
    TimelineOptions options = m_scene.options();
    options.secondZone = zone;
    m_scene.setOptions(options);
    sceneChanged();
}

void TimelineView::setArrangement(const ViewArrangement &arrangement)
{
    m_arrangement = arrangement;
    setSecondZone(arrangement.secondZone);
    scheduleDelayedItemsLayout();
    viewport()->update();
}

void TimelineView::setLaneArrangement(LaneGrouping grouping, const LaneArrangement &lanes)
{
    m_arrangement.grouping = grouping;
    m_arrangement.lanes[grouping] = lanes;
    scheduleDelayedItemsLayout();
    viewport()->update();
}

void TimelineView::setTheme(ThemeName theme)
{
    m_scene.setTheme(TimelineTheme::make(theme));
    sceneChanged();
}

void TimelineView::setTextScale(double factor)
{
    m_textScale = std::clamp(factor, 0.8, 2.0);
    applyTextSize();
}

void TimelineView::applyTextSize()
{
    m_scene.setBodyPixels(std::max(MinBodyPixels * m_textScale, double(fontInfo().pixelSize())));
    sceneChanged();
}

void TimelineView::setGrouping(LaneGrouping grouping)
{
    if (grouping == m_arrangement.grouping)
        return;
    m_arrangement.grouping = grouping;
    scheduleDelayedItemsLayout();
    viewport()->update();
    emit arrangementChanged();
}

void TimelineView::setRelativeRowShown(bool shown)
{
    if (shown == isRelativeRowShown())
        return;
    TimelineOptions options = m_scene.options();
    options.showsRelativeRow = shown;
    m_scene.setOptions(options);
    sceneChanged();
    emit relativeRowShownChanged(shown);
}

void TimelineView::setImpactShaded(bool shaded)
{
    TimelineOptions options = m_scene.options();
    options.shadesImpact = shaded;
    m_scene.setOptions(options);
    sceneChanged();
}

void TimelineView::setGapsBroken(bool broken)
{
    if (broken == areGapsBroken())
        return;
    m_scene.setBreaksGaps(broken);
    cameraMoved(true);
    emit gapsBrokenChanged(broken);
}

bool TimelineView::isOverviewShown() const
{
    return !m_overview->isHidden();
}

void TimelineView::setOverviewShown(bool shown)
{
    if (shown == isOverviewShown())
        return;
    m_overview->setVisible(shown);
    placeOverview();
    emit overviewShownChanged(shown);
}

void TimelineView::placeOverview()
{
    const int height = isOverviewShown() ? m_overview->sizeHint().height() : 0;
    if (const QMargins margins(0, 0, 0, height); viewportMargins() != margins)
        setViewportMargins(margins);
    const QRect inner = viewport()->geometry();
    m_overview->setGeometry(inner.left(), inner.bottom() + 1, inner.width(), height);
}

} // namespace chronolane
