// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timelineview/timelineview.h"

#include "models/analysis/analysis.h"
#include "widgets/timelineview/timelineaccessible.h"
#include "widgets/timelineview/timelineglide.h"
#include "widgets/timelineview/timelineoverlay.h"
#include "widgets/timelineview/timelineoverview.h"
#include "widgets/timelineview/timelinepointer.h"
#include "widgets/timelineview/timelinetip.h"

#include <QPainter>
#include <QResizeEvent>
#include <QScrollBar>
#include <QScopedValueRollback>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace chronolane {

namespace {

/// px of free space that a step from event to event keeps at both ends of the axis.
constexpr double RevealMargin = 120;

std::optional<MicrosRange> coreOf(const Incident &incident)
{
    const std::optional<TimeSpan> core = incidentCore(incident);
    if (!core)
        return std::nullopt;
    return MicrosRange{toUnixMicroseconds(core->begin()), toUnixMicroseconds(core->end())};
}

} // namespace

TimelineView::TimelineView(std::shared_ptr<const ZoneRules> rules, QWidget *parent)
    : QAbstractItemView(parent)
    , m_scene(std::move(rules))
    , m_hiddenLanes(new QToolButton(viewport()))
    , m_pointer(std::make_unique<TimelinePointer>(*this))
    , m_glide(new TimelineGlide(this))
    , m_overview(new TimelineOverview(*this))
    , m_tip(new TimelineTip(this))
{
    static const bool isAccessible = (installTimelineAccessibility(), true);
    Q_UNUSED(isAccessible)
    setSelectionMode(ExtendedSelection);
    setSelectionBehavior(SelectRows);
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // the overview shows where one is
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_InputMethodEnabled, false); // letters are commands here; see TimelineKeymap
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    setMinimumSize(320, 200);
    connect(m_glide, &TimelineGlide::passed, this, [this](const TimeScale &scale) {
        m_scene.setPassingScale(scale);
        viewport()->update();
    });
    connect(m_glide, &QVariantAnimation::finished, this, [this] {
        m_scene.setPassingScale(std::nullopt);
        updateGeometries();
        viewport()->update();
    });
    connect(m_hiddenLanes, &QToolButton::clicked, this,
            [this] { emit actionRequested(TimelineAction::ShowLanes); });
    m_hiddenLanes->hide();
    applyTextSize();
    placeOverview();
}

TimelineView::~TimelineView() = default;

void TimelineView::setModel(QAbstractItemModel *model)
{
    if (QAbstractItemModel *old = this->model())
        disconnect(old, nullptr, this, nullptr);
    QAbstractItemView::setModel(model);
    if (!model)
        return;
    // Rows that were taken out are no business of the base class once they are gone.
    connect(model, &QAbstractItemModel::rowsRemoved, this, [this] { scheduleDelayedItemsLayout(); });
    connect(model, &QAbstractItemModel::rowsInserted, this, [this] { scheduleDelayedItemsLayout(); });
    connect(model, &QAbstractItemModel::layoutChanged, this, [this] { scheduleDelayedItemsLayout(); });
    scheduleDelayedItemsLayout();
}

void TimelineView::setIncident(std::shared_ptr<const Incident> incident,
                               std::shared_ptr<const TimelineWording> wording)
{
    m_isOpening = true;
    m_hovered.reset();
    m_isMeasuring = false;
    m_cursor.reset();
    setMeasured(std::nullopt);
    m_tip->dismiss();
    updateIncident(std::move(incident), std::move(wording));
}

void TimelineView::updateIncident(std::shared_ptr<const Incident> incident,
                                  std::shared_ptr<const TimelineWording> wording)
{
    if (incident != m_incident)
        m_facts = incident ? incidentFacts(*incident) : IncidentFacts();
    m_incident = std::move(incident);
    // The scene keeps the old wording alive until the layout lets go of it.
    m_wording = std::move(wording);
    m_phases = m_incident ? incidentPhases(*m_incident) : std::vector<Phase>();
    m_marks = m_incident && m_wording ? annotationMarks(*m_incident, m_wording->languageTag())
                                      : std::vector<AnnotationMark>();
    m_shownMark.reset();
    scheduleDelayedItemsLayout();
    viewport()->update();
}

void TimelineView::reset()
{
    m_hovered.reset();
    QAbstractItemView::reset();
    scheduleDelayedItemsLayout();
}

void TimelineView::doItemsLayout()
{
    rebuildSnapshot();
    if (QAccessible::isActive()) {
        if (auto *accessible =
                dynamic_cast<TimelineAccessible *>(QAccessible::queryAccessibleInterface(this)))
            accessible->forgetChildren();
    }
    QAbstractItemView::doItemsLayout();
    sceneChanged();
}

void TimelineView::rebuildSnapshot()
{
    endGlide();
    if (model())
        m_rows.read(*model());
    else
        m_rows.clear();
    std::shared_ptr<const TimelineSnapshot> snapshot;
    if (m_incident && m_wording) {
        const std::vector<std::uint32_t> events = m_rows.events();
        // Between the change of the model and that of the incident the rows may be those of another one.
        const bool fits = events.empty() || events.back() < m_incident->events.size();
        SnapshotRequest request;
        request.grouping = m_arrangement.grouping;
        request.facts = &m_facts;
        laneArrangement().applyTo(request);
        if (fits && events.size() < m_incident->events.size())
            request.events = events;
        snapshot = buildSnapshot(*m_incident, request);
    }
    if (snapshot) {
        TimelineOptions options = m_scene.options();
        laneArrangement().applyTo(options, *snapshot);
        m_scene.setOptions(options);
    }
    m_lane.reset();
    if (m_isOpening || !snapshot) {
        m_scene.open(snapshot, m_wording, m_incident ? coreOf(*m_incident) : std::nullopt);
        m_isOpening = m_incident == nullptr;
        verticalScrollBar()->setValue(0);
        emit visibleRangeChanged();
        emit historyChanged(false, false);
        return;
    }
    m_scene.setWording(m_wording);
    m_scene.refilter(snapshot);
}

void TimelineView::sceneChanged()
{
    updateGeometries();
    showHiddenLanes();
    viewport()->update();
    m_overview->update();
    emit lanesChanged();
}

void TimelineView::cameraMoved(bool moved)
{
    if (!moved)
        return;
    endGlide();
    m_tip->dismiss();
    updateGeometries(); // sub-rows come and go with the zoom
    viewport()->update();
    m_overview->update();
    emit visibleRangeChanged();
    emit historyChanged(m_scene.camera().hasBack(), m_scene.camera().hasForward());
}

void TimelineView::jumped(const TimeScale &before)
{
    if (m_isAnimated && isVisible() && before != m_scene.camera().scale())
        m_glide->glide(before, m_scene.camera().scale());
}

void TimelineView::endGlide()
{
    m_glide->stop();
    m_scene.setPassingScale(std::nullopt);
}

void TimelineView::updateGeometries()
{
    const TimelineGeometry &geometry = m_scene.geometry();
    const int missing =
        std::max(0, static_cast<int>(std::ceil(geometry.contentHeight - geometry.plot.height())));
    // A bar that comes takes width, and labels laid out for less width may need less height: it must not go again for
    // that, come again, and so on.
    const bool hasJustCome = m_resizeDepth > 1;
    verticalScrollBar()->setRange(0, hasJustCome ? std::max(missing, verticalScrollBar()->maximum()) : missing);
    verticalScrollBar()->setPageStep(std::max(1, static_cast<int>(geometry.plot.height())));
    verticalScrollBar()->setSingleStep(fontMetrics().height() * 2);
    QAbstractItemView::updateGeometries();
}

void TimelineView::scrollContentsBy(int, int)
{
    m_scene.setScrollY(verticalScrollBar()->value());
    m_tip->dismiss();
    viewport()->update();
}

const TimelineGeometry &TimelineView::timelineGeometry()
{
    executeDelayedItemsLayout();
    return m_scene.geometry();
}

std::optional<MicrosRange> TimelineView::visibleRange() const
{
    return m_scene.hasTimes() ? std::optional(m_scene.camera().visible()) : std::nullopt;
}

void TimelineView::setMeasured(const std::optional<RangeMeasure> &measure)
{
    // Where nothing has a time there is no axis to measure on.
    if (measure == m_measure || (measure && !m_scene.hasTimes()))
        return;
    m_measure = measure;
    viewport()->update();
    emit measuredChanged();
}

QModelIndex TimelineView::indexOf(std::uint32_t event) const
{
    const std::optional<int> row = m_rows.rowOf(event);
    return row && model() ? model()->index(*row, 0, rootIndex()) : QModelIndex();
}

std::optional<std::uint32_t> TimelineView::currentEvent() const
{
    return m_rows.eventOf(currentIndex().row());
}

void TimelineView::setCurrentEvent(std::uint32_t event)
{
    executeDelayedItemsLayout();
    const QModelIndex index = indexOf(event);
    if (index.isValid() && selectionModel())
        selectionModel()->setCurrentIndex(index,
                                          QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

QRect TimelineView::visualRect(const QModelIndex &index) const
{
    // The layout is a cache of what const functions are asked: QAbstractItemView's interface leaves no other
    // way.
    auto &self = const_cast<TimelineView &>(*this);
    const TimelineGeometry &geometry = self.timelineGeometry();
    const std::optional<std::uint32_t> event = m_rows.eventOf(index.row());
    const std::optional<QRectF> rect = event && index.isValid() ? geometry.visualRect(*event) : std::nullopt;
    return rect ? rect->toAlignedRect() : QRect();
}

QModelIndex TimelineView::indexAt(const QPoint &point) const
{
    auto &self = const_cast<TimelineView &>(*this);
    const TimelineGeometry::Hit hit = self.timelineGeometry().hitTest(point);
    const bool isEvent =
        hit.kind == TimelineGeometry::HitKind::Item || hit.kind == TimelineGeometry::HitKind::Undated;
    return isEvent ? indexOf(hit.event) : QModelIndex();
}

void TimelineView::scrollTo(const QModelIndex &index, ScrollHint)
{
    executeDelayedItemsLayout();
    const std::optional<std::uint32_t> event = m_rows.eventOf(index.row());
    const auto place = event && snapshot() ? snapshot()->find(*event) : std::nullopt;
    if (!place)
        return;
    if (!place->isUndated)
        cameraMoved(
            m_scene.camera().reveal(snapshot()->lanes[place->lane].items[place->index].start, RevealMargin));
    const TimelineGeometry &geometry = m_scene.geometry();
    const auto lane = std::ranges::find(geometry.lanes, place->lane, &LaneGeometry::lane);
    if (lane == geometry.lanes.end())
        return;
    const QRectF target = geometry.visualRect(*event).value_or(place->isUndated ? lane->tray : lane->body);
    QScrollBar *bar = verticalScrollBar();
    const QRectF seen = geometry.visiblePlot(place->lane);
    if (place->lane < geometry.pinnedLanes)
        return;
    if (target.top() < seen.top())
        bar->setValue(bar->value() - static_cast<int>(std::ceil(seen.top() - target.top())));
    else if (target.bottom() > seen.bottom())
        bar->setValue(bar->value() + static_cast<int>(std::ceil(target.bottom() - seen.bottom())));
}

int TimelineView::horizontalOffset() const
{
    return 0; // the camera moves along the axis, not a scroll bar
}

int TimelineView::verticalOffset() const
{
    return verticalScrollBar()->value();
}

bool TimelineView::isIndexHidden(const QModelIndex &) const
{
    return false;
}

QModelIndex TimelineView::moveCursor(CursorAction, Qt::KeyboardModifiers)
{
    return currentIndex(); // keys are actions of the timeline: see perform()
}

void TimelineView::setSelection(const QRect &rect, QItemSelectionModel::SelectionFlags flags)
{
    QItemSelection selection;
    forEachShownEvent(timelineGeometry(), [&](std::uint32_t event, const QRectF &place) {
        if (const QModelIndex index = indexOf(event); index.isValid() && place.intersects(rect))
            selection.select(index, index);
    });
    selectionModel()->select(selection, flags | QItemSelectionModel::Rows);
}

QRegion TimelineView::visualRegionForSelection(const QItemSelection &selection) const
{
    QRegion region;
    for (const QItemSelectionRange &range : selection) {
        // What is selected beyond the picture has no region: ask only for a picture's worth.
        if (range.height() > 1000)
            return viewport()->rect();
        for (int row = range.top(); row <= range.bottom(); ++row)
            region += visualRect(model()->index(row, 0, rootIndex()));
    }
    return region;
}

void TimelineView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QAbstractItemView::currentChanged(current, previous);
    m_lane.reset();
    if (current.isValid()) {
        m_cursor.reset(); // one place is meant at a time
        scrollTo(current);
    }
    tellAccessibility(current);
    viewport()->update();
}

void TimelineView::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    QAbstractItemView::selectionChanged(selected, deselected);
    viewport()->update();
}

void TimelineView::resizeEvent(QResizeEvent *event)
{
    const QScopedValueRollback depth(m_resizeDepth, m_resizeDepth + 1);
    endGlide();
    m_scene.setSize(viewport()->size());
    QAbstractItemView::resizeEvent(event);
    placeOverview();
    sceneChanged();
    emit visibleRangeChanged();
}

void TimelineView::changeEvent(QEvent *event)
{
    QAbstractItemView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        applyTextSize();
        placeOverview();
    }
}

void TimelineView::paintEvent(QPaintEvent *)
{
    executeDelayedItemsLayout();
    QPainter painter(viewport());
    painter.drawPixmap(QPointF(), m_scene.picture(devicePixelRatioF()));
    painter.setRenderHint(QPainter::Antialiasing);
    paintOverlays(painter);
}

void TimelineView::paintOverlays(QPainter &painter)
{
    const TimelineGeometry &geometry = m_scene.geometry();
    paintAnnotationMarks(painter, m_scene, m_marks);
    if (m_laneDrop)
        painter.fillRect(QRectF(0, *m_laneDrop - 1.5, viewport()->width(), 3), m_scene.theme().accent);
    if (m_cursor && m_wording)
        paintTimeCursor(painter, m_scene, *m_cursor, !m_measure);
    if (m_measure && m_wording)
        paintMeasure(painter, m_scene, *m_measure);
    const std::optional<std::uint32_t> current = currentEvent();
    forEachShownEvent(geometry, [&](std::uint32_t event, const QRectF &mark) {
        const bool isSelected = selectionModel() && selectionModel()->isSelected(indexOf(event));
        if (!isSelected && m_hovered != event && current != event)
            return;
        const QRectF rect = ringRect(geometry, event, mark);
        const auto place = snapshot()->find(event);
        if (place && geometry.pinnedLanes > 0)
            painter.setClipRect(geometry.visiblePlot(place->lane));
        if (m_hovered == event)
            m_scene.painter().paintHover(painter, rect);
        if (current == event && hasFocus())
            m_scene.painter().paintFocus(painter, rect);
        else if (isSelected)
            m_scene.painter().paintSelection(painter, rect);
    });
}

} // namespace chronolane
