// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/timelinelayout.h"
#include "widgets/painting/fonttextmeasure.h"
#include "widgets/painting/timelinepainter.h"
#include "widgets/timelineview/timelinecamera.h"

#include <QPixmap>

#include <memory>
#include <optional>

namespace chronolane {

/// What the timeline shows and from where: the layout, the camera and the painted picture, each made anew
/// only when something it depends on has changed. Knows no widget.
class TimelineScene
{
public:
    explicit TimelineScene(std::shared_ptr<const ZoneRules> rules);
    ~TimelineScene();
    TimelineScene(const TimelineScene &) = delete;
    TimelineScene &operator=(const TimelineScene &) = delete;

    /// Another incident: opens fitted to its core (all that is dated, where there is none), without a past.
    void open(std::shared_ptr<const TimelineSnapshot> snapshot,
              std::shared_ptr<const TimelineWording> wording, std::optional<MicrosRange> core);
    /// The same incident filtered or grouped in another way: what is seen stays where it is.
    void refilter(std::shared_ptr<const TimelineSnapshot> snapshot);
    /// The same incident in other words or another zone.
    void setWording(std::shared_ptr<const TimelineWording> wording);
    void setOptions(const TimelineOptions &options);
    void setTheme(const TimelineTheme &theme);
    void setBodyPixels(double pixels); ///< size of the body text
    void setSize(QSizeF size);         ///< px
    void setScrollY(double y);         ///< px of the lanes above the plot's top edge
    void setBreaksGaps(bool breaks);   ///< whether long silences are left out

    [[nodiscard]] const std::shared_ptr<const TimelineSnapshot> &snapshot() const
    {
        return m_layout.snapshot();
    }
    [[nodiscard]] const TimelineWording *wording() const { return m_wording.get(); }
    [[nodiscard]] const TimelineOptions &options() const { return m_layout.options(); }
    [[nodiscard]] const TimelineTheme &theme() const { return m_painter.theme(); }
    [[nodiscard]] const FontTextMeasure &measure() const { return m_measure; }
    [[nodiscard]] TimelinePainter &painter() { return m_painter; }
    [[nodiscard]] const std::optional<MicrosRange> &core() const { return m_core; }
    [[nodiscard]] bool breaksGaps() const { return m_breaksGaps; }
    [[nodiscard]] double scrollY() const { return m_scrollY; }

    [[nodiscard]] TimelineCamera &camera() { return m_camera; }
    [[nodiscard]] const TimelineCamera &camera() const { return m_camera; }
    /// Shows another scale than the camera's for the moment of a glide; nullopt shows the camera's again.
    void setPassingScale(const std::optional<TimeScale> &scale) { m_passing = scale; }
    [[nodiscard]] const TimeScale &shownScale() const { return m_passing ? *m_passing : m_camera.scale(); }
    [[nodiscard]] bool hasTimes() const; ///< something is dated, so that there is an axis to move along
    bool fitAll();
    bool fitCore();
    bool fit(MicrosRange range); ///< with room for the marks at both ends

    /// Where everything stands now. The reference holds until anything of the scene changes.
    [[nodiscard]] const TimelineGeometry &geometry();
    /// The painted geometry for a screen of that device pixel ratio.
    [[nodiscard]] const QPixmap &picture(double pixelRatio);
    /// How often the picture was painted, for tests: overlays and repeated paint events add nothing.
    [[nodiscard]] int paintCount() const { return m_paintCount; }

private:
    void layoutChanged();
    void openCamera();
    [[nodiscard]] MicrosRange extent() const;
    [[nodiscard]] std::vector<AxisBreak> axisBreaks() const;

    std::shared_ptr<const ZoneRules> m_rules;
    std::shared_ptr<const TimelineWording> m_wording;
    FontTextMeasure m_measure;
    TimelineLayout m_layout;
    TimelinePainter m_painter;
    TimelineCamera m_camera;
    std::optional<TimeScale> m_passing;
    std::optional<MicrosRange> m_core;
    QSizeF m_size;
    double m_scrollY = 0;
    bool m_breaksGaps = true;
    bool m_isOpened = false; ///< the camera was fitted: not before there is a width

    const TimelineGeometry *m_geometry = nullptr; ///< the layout's; null when it must be asked anew
    TimeScale m_geometryScale;
    QPixmap m_picture;
    bool m_isPainted = false;
    int m_paintCount = 0;
};

} // namespace chronolane
