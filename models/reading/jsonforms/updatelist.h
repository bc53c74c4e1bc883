// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/sharedlist.h"
#include "models/reading/jsonforms/jsonincident.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace chronolane {

/// One update of an incident's list, as a form words it.
struct JsonUpdate
{
    JsonValue time;     ///< when it was told, or happened; of several times the one that counts
    JsonValue stage;    ///< the word for its stage; may be invalid
    JsonValue body;     ///< its text; may be invalid
    JsonValue place;    ///< the update as a whole: evidence of one without a time
    std::optional<Stage> knownStage = std::nullopt;   ///< where the form does not word it
    EventKind kind = EventKind::StatusUpdate;
    std::string prefix = {};   ///< a word that stands before the text
    std::string timeNote = {};   ///< what the time is of ("Content Modification Time"); stands behind the text
    std::string author = {};
    std::vector<std::string> components = {};
    JsonValue date = {};   ///< the member that tells the day of a clock time; may be invalid
    JsonValue end = {};    ///< until when it went on; may be invalid
    std::string words = {};   ///< its text, where no member holds just that
};

/// Collects the updates of one incident and adds them as events from the oldest to the newest; those of the same
/// moment in the order in which they were told. The same update told twice is one event with both places.
class UpdateList
{
public:
    /// `usual`: how the form orders its lists; it decides where the times themselves do not.
    explicit UpdateList(ListOrder usual = ListOrder::Unknown) : m_usual(usual) {}

    void add(JsonUpdate update) { m_updates.push_back(std::move(update)); }

    /// The text stands at `body` as well (the postmortem of a page that is also an update). False where no update of
    /// the list has that text.
    bool addCopy(JsonValue body);

    /// Adds the events (once; the list is empty then), and what the bodies say about times. Unknown words for stages are `unknown-value`s.
    /// `onUpdate`, if set, is called with each dated update in order of time.
    void addTo(JsonIncident &incident,
               const std::function<void(const JsonUpdate &update, const FieldTime &time)> &onUpdate = {});

    /// Of the updates that addTo() added: the earliest and the latest that is no postmortem, the first that told planned
    /// work to have begun, and the last one that told the end (resolved or completed). The earliest is not known where it
    /// told the end or is no status update: then it says nothing of the beginning.
    [[nodiscard]] std::optional<FieldTime> first() const { return m_first; }
    [[nodiscard]] std::optional<FieldTime> last() const { return m_last; }
    [[nodiscard]] std::optional<FieldTime> inProgress() const { return m_inProgress; }
    [[nodiscard]] std::optional<FieldTime> resolved() const { return m_resolved; }
    /// Whether the earliest only announced planned work, and so says nothing of its beginning.
    [[nodiscard]] bool isAnnounced() const { return m_isAnnounced; }
    [[nodiscard]] JsonValue firstPlace() const { return m_firstPlace; }
    [[nodiscard]] JsonValue lastPlace() const { return m_lastPlace; }
    [[nodiscard]] JsonValue inProgressPlace() const { return m_inProgressPlace; }
    [[nodiscard]] JsonValue resolvedPlace() const { return m_resolvedPlace; }

private:
    struct Told
    {
        JsonUpdate update;
        std::optional<FieldTime> time;
        Stage stage = Stage::None;
        std::string text;
        std::vector<JsonValue> times;    ///< every place that tells it
        std::vector<JsonValue> bodies;
    };

    [[nodiscard]] std::vector<Told> takeInOrder(JsonIncident &incident);
    void addEvent(JsonIncident &incident, Told &told);   ///< takes its text and components
    void remember(const Told &told);

    [[nodiscard]] static bool isRetold(const Told &last, const Told &told);
    static void joinCopies(std::vector<Told> &all);

    ListOrder m_usual;
    std::vector<JsonUpdate> m_updates;
    std::vector<JsonValue> m_copies;
    SharedList<std::string> m_components;   ///< of the last event
    std::optional<FieldTime> m_first;
    std::optional<FieldTime> m_last;
    std::optional<FieldTime> m_inProgress;
    std::optional<FieldTime> m_resolved;
    bool m_isAnnounced = false;
    JsonValue m_firstPlace;
    JsonValue m_lastPlace;
    JsonValue m_inProgressPlace;
    JsonValue m_resolvedPlace;
};

} // namespace chronolane
