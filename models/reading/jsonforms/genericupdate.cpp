// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonforms/genericupdate.h"

#include "models/domain/wordings.h"
#include "models/reading/jsonforms/issuebody.h"
#include "models/reading/jsonforms/recordwords.h"

namespace chronolane {

namespace {

/// The event that a step is, by the word for its stage: a monitor's "DOWN" and "UP", a status word, else a note.
EventKind kindOfStep(std::string_view stage)
{
    const auto known = updateStageFromWording(stage);
    if (!known || known == Stage::Update)
        return EventKind::Note;
    switch (monitorState(stage)) {
    case MonitorState::Down:
        return EventKind::Detection;
    case MonitorState::Up:
        return EventKind::Milestone;
    case MonitorState::None:
        break;
    }
    return EventKind::StatusUpdate;
}

/// A line of an audit: its status says how an operation went, and announces nothing.
bool isOperation(JsonValue row)
{
    return row.find("operation_name").isValid() || row.find("operationName").isValid();
}

} // namespace

JsonUpdate updateFrom(const GenericRow &row, ListRole list)
{
    JsonUpdate update;
    update.time = row.time();
    update.date = row.date();
    if (list == ListRole::Steps)
        update.end = row[RowRole::End];
    update.body = row.text();
    update.place = row.value();
    const JsonValue stage = row[RowRole::Stage];
    const JsonValue type = row[RowRole::Type];
    // A type may be anything: only a word that is known counts.
    update.stage = stage.isString() || !updateStageFromWording(type.text()) ? stage : type;
    if (!update.stage.isString())
        update.knownStage = markedStage(update.body.text());
    if (list == ListRole::Steps)
        update.kind = kindOfStep(update.stage.text());
    if (list == ListRole::Steps && isOperation(row.value())) {
        update.knownStage = Stage::None;
        update.kind = EventKind::Note;
    }
    if (foldedWord(type.text()).ends_with("postmortem")) {
        update.knownStage = Stage::Postmortem;
        update.kind = EventKind::StatusUpdate;
    } else if (isFollowUp(row.value())) {
        update.kind = EventKind::FollowUp;
        update.time = {};   // when it was filed
    }
    if (!update.body.isValid())
        update.body = update.stage;   // the word is all that it tells
    else if (monitorState(update.stage.text()) != MonitorState::None)
        update.prefix = update.stage.text();   // "DOWN: timeout"
    update.author = row[RowRole::Author].text();
    update.timeNote = row[RowRole::TimeNote].text();
    return update;
}

JsonUpdate updateFrom(const TimedLine &line, bool isDated, ListRole list)
{
    JsonUpdate update;
    if (isDated)
        update.time = line.place;
    update.place = line.place;
    update.words = line.text;
    if (list == ListRole::Steps)
        update.kind = EventKind::Note;
    return update;
}

} // namespace chronolane
