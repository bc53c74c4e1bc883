// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/analysis/phases.h"
#include "models/domain/incident.h"
#include "models/domain/zonerules.h"
#include "widgets/painting/timelinetheme.h"
#include "widgets/timelineview/annotationmarks.h"
#include "widgets/timelineview/rangemeasure.h"
#include "widgets/timelineview/timelineaction.h"
#include "widgets/timelineview/timelinekeymap.h"
#include "widgets/timelineview/timelinerows.h"
#include "widgets/timelineview/timelinescene.h"
#include "widgets/timelineview/viewarrangement.h"

#include <QAbstractItemView>

#include <memory>
#include <optional>

class QMenu;
class QToolButton;

namespace chronolane {

class TimelineGlide;
class TimelineOverview;
class TimelinePointer;
class TimelineTip;

/// The swimlane view of one incident, on the same model and selection model as the table of its events.
///
/// The model's rows are events (event_role::EventIndex says which), filtered and in any order; incident and
/// wording say what they are. The view changes neither: what people want is sent out as a signal.
class TimelineView : public QAbstractItemView
{
    Q_OBJECT

public:
    explicit TimelineView(std::shared_ptr<const ZoneRules> rules, QWidget *parent = nullptr);
    ~TimelineView() override;

    void setModel(QAbstractItemModel *model) override;

    /// Another incident, shown fitted to its core. To be called together with the change of the model; null
    /// shows nothing. The wording is of that incident and in the zone of setZone().
    void setIncident(std::shared_ptr<const Incident> incident,
                     std::shared_ptr<const TimelineWording> wording);
    /// The same incident after an edit, in other words or in another zone: what is seen stays where it is.
    void updateIncident(std::shared_ptr<const Incident> incident,
                        std::shared_ptr<const TimelineWording> wording);
    [[nodiscard]] const std::shared_ptr<const Incident> &incident() const { return m_incident; }

    void setZone(const std::string &zone); ///< display zone of the axis, IANA id or fixed offset
    void setTheme(ThemeName theme);
    /// How much larger than usual the view's font already is: the least size of the text follows it. 0.8 to 2.
    void setTextScale(double factor);
    void setAnimated(bool animated); ///< jumps glide for a moment; off at first
    void setSecondZone(const std::string &zone); ///< of another row of clock times; empty: none
    [[nodiscard]] const std::string &secondZone() const { return m_scene.options().secondZone; }
    void setGrouping(LaneGrouping grouping);
    [[nodiscard]] LaneGrouping grouping() const { return m_arrangement.grouping; }
    /// How its lanes are arranged now.
    [[nodiscard]] const ViewArrangement &arrangement() const { return m_arrangement; }
    void setArrangement(const ViewArrangement &arrangement);
    void setLaneArrangement(LaneGrouping grouping, const LaneArrangement &lanes);
    void setRelativeRowShown(bool shown);
    void setGapsBroken(bool broken); ///< long silences are left out of the axis
    void setImpactShaded(bool shaded);
    void setOverviewShown(bool shown);
    [[nodiscard]] bool isRelativeRowShown() const { return m_scene.options().showsRelativeRow; }
    [[nodiscard]] bool areGapsBroken() const { return m_scene.breaksGaps(); }
    [[nodiscard]] bool isOverviewShown() const;

    [[nodiscard]] std::optional<MicrosRange> visibleRange() const; ///< nullopt while nothing is dated
    [[nodiscard]] const std::optional<RangeMeasure> &measured() const { return m_measure; }
    void setMeasured(const std::optional<RangeMeasure> &measure);
    [[nodiscard]] const std::shared_ptr<const TimelineSnapshot> &snapshot() const
    {
        return m_scene.snapshot();
    }
    [[nodiscard]] std::optional<std::uint32_t> currentEvent() const; ///< index into Incident::events
    void setCurrentEvent(std::uint32_t event);
    [[nodiscard]] QModelIndex indexOf(std::uint32_t event) const; ///< invalid if the filter hides it

    [[nodiscard]] const TimelineKeymap &keymap() const { return m_keymap; }
    void setKeymap(const TimelineKeymap &keymap) { m_keymap = keymap; }
    /// The phases of the incident, in order of time.
    [[nodiscard]] const std::vector<Phase> &phases() const { return m_phases; }
    void showPhase(const Phase &phase);
    /// The bookmarks and notes of the incident, in order of time.
    [[nodiscard]] const std::vector<AnnotationMark> &marks() const { return m_marks; }
    void showMark(const AnnotationMark &mark); ///< brings it into view and chooses its event
    /// The time that people mean where no event is chosen: the end of the measured range, else the time cursor, else the
    /// middle of the view to the whole minute (second, where minutes are far apart). nullopt while nothing is dated.
    [[nodiscard]] std::optional<Micros> pointedTime() const;
    /// Where one has clicked beside all events; goes when an event is chosen.
    [[nodiscard]] const std::optional<Micros> &timeCursor() const { return m_cursor; }
    void setTimeCursor(std::optional<Micros> time);

    // For the pointer, the overview and the accessibility of the view.
    [[nodiscard]] const TimelineGeometry &timelineGeometry();
    [[nodiscard]] TimelineScene &scene() { return m_scene; }
    [[nodiscard]] const TimelineRows &rows() const { return m_rows; }
    void panBy(double dx, double dy);             ///< px; positive shows later times and lower lanes
    void zoomAt(double factor, double viewportX); ///< keeps the time under viewportX where it is
    void showRange(MicrosRange range);            ///< exactly that, without margins
    void zoomToEvent(std::uint32_t event);
    /// Measures on to there: from where a range began, else from the chosen event, else from the time cursor.
    void extendMeasure(Micros head);
    /// The start and the end of a shown, dated event; nullopt of others.
    [[nodiscard]] std::optional<MicrosRange> rangeOf(std::uint32_t event) const;
    void toggleLane(std::uint32_t lane);  ///< collapses it, or opens it again
    /// What it is called: of its kind, stage, source, component or author.
    [[nodiscard]] QString laneTitle(const TimelineLane &lane) const;
    void setLaneHidden(const std::string &key, bool hidden);
    void setLanePinned(const std::string &key, bool pinned);
    void moveLane(std::uint32_t lane, int steps);
    void scaleLane(std::uint32_t lane, double factor);
    /// A lane is dragged to that y of the viewport: shows where it would go. nullopt ends without moving it.
    void dragLane(std::optional<double> y);
    void dropLane(std::uint32_t lane, double y);
    void hover(const std::optional<std::uint32_t> &event);
    bool hoverMark(QPointF point); ///< whether a bookmark or note is there; then its text is shown
    void openMenu(); ///< the context menu of the current event, beside it
    /// What a screen reader says of the event of that row: its sentence, then "2 of 8 in Status updates".
    [[nodiscard]] QString spokenText(int row) const;
    /// Selects what is at the point, or clears the selection and puts the time cursor there; a cluster is zoomed into.
    void selectAt(QPointF point, Qt::KeyboardModifiers modifiers);

    // QAbstractItemView
    [[nodiscard]] QRect visualRect(const QModelIndex &index) const override;
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;
    [[nodiscard]] QModelIndex indexAt(const QPoint &point) const override;
    void doItemsLayout() override;
    void reset() override;

public slots:
    /// Does what concerns the view, and sends out actionRequested() for the rest.
    void perform(chronolane::TimelineAction action);

signals:
    void visibleRangeChanged();
    void measuredChanged();
    void historyChanged(bool hasBack, bool hasForward);
    void relativeRowShownChanged(bool shown);
    void gapsBrokenChanged(bool broken);
    void overviewShownChanged(bool shown);
    /// An event was double-clicked, or Enter pressed on it.
    void eventActivated(const QModelIndex &index);
    /// T0 is to be at that instant (µs since 1970 UTC), or where the record has it.
    void t0Requested(std::optional<qint64> time);
    void actionRequested(chronolane::TimelineAction action);
    /// A context menu is about to open; whoever listens may add to it. `index` may be invalid.
    void contextMenuRequested(QMenu *menu, const QModelIndex &index);
    void lanesChanged(); ///< which lanes there are, their order, or which are hidden
    /// A person has arranged it in another way.
    void arrangementChanged();
    /// And can take that back: `before` is what the lanes of the grouping were, `what` names what was done.
    void lanesArranged(chronolane::LaneGrouping grouping, const chronolane::LaneArrangement &before, const QString &what);

protected:
    [[nodiscard]] QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    [[nodiscard]] int horizontalOffset() const override;
    [[nodiscard]] int verticalOffset() const override;
    [[nodiscard]] bool isIndexHidden(const QModelIndex &index) const override;
    void setSelection(const QRect &rect, QItemSelectionModel::SelectionFlags flags) override;
    [[nodiscard]] QRegion visualRegionForSelection(const QItemSelection &selection) const override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;
    void updateGeometries() override;
    void scrollContentsBy(int dx, int dy) override;

    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void rebuildSnapshot();
    void cameraMoved(bool moved);
    void jumped(const TimeScale &before); ///< glides from there to where the camera is
    void endGlide();
    void sceneChanged();
    void applyTextSize();
    void placeOverview();
    [[nodiscard]] bool performView(TimelineAction action);
    [[nodiscard]] bool performStep(TimelineAction action);
    [[nodiscard]] bool performChoice(TimelineAction action);
    [[nodiscard]] bool performLane(TimelineAction action);
    [[nodiscard]] std::optional<std::uint32_t> currentLane() const;
    [[nodiscard]] std::uint32_t laneAt(double y);
    [[nodiscard]] LaneArrangement &laneArrangement() { return m_arrangement.lanes[m_arrangement.grouping]; }
    void arrangeLanes();   ///< as the arrangement says, without another snapshot
    void tellArranged(const LaneArrangement &before, const QString &what);
    void showHiddenLanes();
    void addLaneActions(QMenu &menu, std::uint32_t lane);
    [[nodiscard]] bool performMark(TimelineAction action);
    void stepMark(int direction);
    void step(const std::optional<std::uint32_t> &target, bool extendsMeasure);
    void fitSelection();
    void zoomToMeasured();
    void toggleMeasure();
    void setT0AtCurrent();
    void copySelection(bool asMarkdown);
    void showMenu(const QModelIndex &index, QPoint globalPos);
    void tellAccessibility(const QModelIndex &current) const;
    void placeTimeCursor(QPointF point);
    void zoomToCluster(const ClusterGeometry &cluster);
    [[nodiscard]] QString tipTitle(std::uint32_t event) const;
    [[nodiscard]] QString tipText(std::uint32_t event) const;
    void cancel();
    [[nodiscard]] std::optional<MicrosRange> selectedRange() const;
    [[nodiscard]] double viewCenterX();
    void paintOverlays(QPainter &painter);

    std::shared_ptr<const Incident> m_incident;
    IncidentFacts m_facts;   ///< of the incident
    std::shared_ptr<const TimelineWording> m_wording;
    TimelineScene m_scene;
    TimelineRows m_rows;
    ViewArrangement m_arrangement;
    std::optional<std::uint32_t> m_lane;      ///< the one whose header was touched last
    std::optional<double> m_laneDrop;         ///< y of the line that shows where a dragged lane goes
    QToolButton *m_hiddenLanes;               ///< child of the viewport: how many lanes are hidden
    bool m_isOpening = false; ///< the next layout shows another incident
    double m_textScale = 1;
    TimelineKeymap m_keymap;
    std::vector<Phase> m_phases;
    std::vector<AnnotationMark> m_marks;
    std::optional<std::size_t> m_shownMark; ///< the one stepped to last; stale once the current event is another
    std::optional<RangeMeasure> m_measure;
    std::optional<Micros> m_cursor;
    bool m_isMeasuring = false; ///< by keyboard: the head follows the current event
    std::optional<std::uint32_t> m_hovered;
    std::optional<std::size_t> m_hoveredMark; ///< the tip tells of that bookmark or note
    std::unique_ptr<TimelinePointer> m_pointer;
    TimelineGlide *m_glide = nullptr;       ///< child
    bool m_isAnimated = false;
    int m_resizeDepth = 0;   ///< of resize events within each other: a scroll bar that comes or goes resizes again
    TimelineOverview *m_overview = nullptr; ///< child
    TimelineTip *m_tip = nullptr;           ///< child
};

} // namespace chronolane
