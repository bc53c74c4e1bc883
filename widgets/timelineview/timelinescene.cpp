// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timelineview/timelinescene.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace chronolane {

TimelineScene::TimelineScene(std::shared_ptr<const ZoneRules> rules)
    : m_rules(std::move(rules))
    , m_measure(TimelineFonts())
    , m_layout(m_measure, *m_rules)
    , m_painter(TimelineTheme::make(ThemeName::Light), m_measure.fonts())
{
}

TimelineScene::~TimelineScene() = default;

void TimelineScene::open(std::shared_ptr<const TimelineSnapshot> snapshot,
                         std::shared_ptr<const TimelineWording> wording, std::optional<MicrosRange> core)
{
    m_layout.setContent(std::move(snapshot), wording.get());
    m_wording = std::move(wording);
    m_core = core;
    m_scrollY = 0;
    const MicrosRange fit = core.value_or(extent());
    m_layout.setFitRange(fit.from, fit.to);
    m_isOpened = false;
    layoutChanged();
}

void TimelineScene::refilter(std::shared_ptr<const TimelineSnapshot> snapshot)
{
    m_layout.setContent(std::move(snapshot), m_wording.get());
    m_camera.setExtent(extent());
    m_camera.setBreaks(axisBreaks()); // an edit may fill a silence; a filter does not
    layoutChanged();
}

void TimelineScene::setWording(std::shared_ptr<const TimelineWording> wording)
{
    m_layout.setContent(m_layout.snapshot(), wording.get());
    m_wording = std::move(wording);
    layoutChanged();
}

void TimelineScene::setOptions(const TimelineOptions &options)
{
    m_layout.setOptions(options);
    layoutChanged();
}

void TimelineScene::setTheme(const TimelineTheme &theme)
{
    m_painter.setTheme(theme);
    m_isPainted = false;
}

void TimelineScene::setBodyPixels(double pixels)
{
    if (pixels == m_measure.fonts().bodyPixels())
        return;
    m_measure.setFonts(TimelineFonts(pixels));
    m_painter.setFonts(m_measure.fonts());
    m_layout.fontsChanged();
    layoutChanged();
}

void TimelineScene::setSize(QSizeF size)
{
    if (size == m_size)
        return;
    m_size = size;
    m_layout.setSize(size);
    layoutChanged();
}

void TimelineScene::setScrollY(double y)
{
    if (y == m_scrollY)
        return;
    m_scrollY = y;
    m_geometry = nullptr;
}

void TimelineScene::setBreaksGaps(bool breaks)
{
    if (breaks == m_breaksGaps)
        return;
    m_breaksGaps = breaks;
    m_camera.setBreaks(axisBreaks());
}

void TimelineScene::layoutChanged()
{
    m_geometry = nullptr;
    const double width = m_layout.plotRect().width();
    if (m_size.isEmpty() || width < 1)
        return;
    if (m_isOpened)
        m_camera.setWidth(width);
    else
        openCamera();
}

void TimelineScene::openCamera()
{
    if (!snapshot())
        return;
    m_isOpened = true;
    const TimeScale scale = m_core ? m_layout.fittedScale(m_core->from, m_core->to, m_breaksGaps)
                                   : m_layout.fittedToAll(m_breaksGaps);
    m_camera.reset(scale, extent());
}

MicrosRange TimelineScene::extent() const
{
    if (!snapshot() || !snapshot()->first)
        return {0, MicrosPerDay};
    return {*snapshot()->first, std::max(snapshot()->last.value_or(*snapshot()->first), *snapshot()->first)};
}

std::vector<AxisBreak> TimelineScene::axisBreaks() const
{
    return m_breaksGaps && snapshot() ? findAxisBreaks(*snapshot()) : std::vector<AxisBreak>();
}

bool TimelineScene::hasTimes() const
{
    return snapshot() && snapshot()->first.has_value();
}

bool TimelineScene::fitAll()
{
    return hasTimes() && m_camera.moveTo(m_layout.fittedToAll(m_breaksGaps));
}

bool TimelineScene::fitCore()
{
    return m_core ? fit(*m_core) : fitAll();
}

bool TimelineScene::fit(MicrosRange range)
{
    return hasTimes() && m_camera.moveTo(m_layout.fittedScale(range.from, range.to, m_breaksGaps));
}

const TimelineGeometry &TimelineScene::geometry()
{
    if (!m_geometry || m_geometryScale != shownScale()) {
        m_geometryScale = shownScale();
        m_geometry = &m_layout.geometry(m_geometryScale, m_scrollY);
        m_isPainted = false;
    }
    return *m_geometry;
}

const QPixmap &TimelineScene::picture(double pixelRatio)
{
    const TimelineGeometry &now = geometry();
    const QSize pixels(static_cast<int>(std::ceil(m_size.width() * pixelRatio)),
                       static_cast<int>(std::ceil(m_size.height() * pixelRatio)));
    if (m_isPainted && m_picture.size() == pixels && m_picture.devicePixelRatio() == pixelRatio)
        return m_picture;
    if (m_picture.size() != pixels)
        m_picture = QPixmap(pixels);
    m_picture.setDevicePixelRatio(pixelRatio);
    QPainter painter(&m_picture);
    painter.setRenderHint(QPainter::Antialiasing);
    m_painter.paint(painter, now);
    m_isPainted = true;
    ++m_paintCount;
    return m_picture;
}

} // namespace chronolane
