// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/event.h"

#include <string>
#include <string_view>
#include <vector>

namespace chronolane {

/// Lays together what several texts of one record tell of the same moments: the same text in another language, a
/// summary beside the story. What is told twice becomes one event with the words of each language and all places.
class ToldEvents
{
public:
    /// Adds a dated event that a text in `language` (BCP 47) tells. In the language of the first text, the same fact
    /// is one of the same kind at the same time. Other languages are translations: what they tell at a time that is
    /// told already, also as the beginning or end of a window, is the same fact.
    void add(Event event, std::string_view language);

    /// The step that the record's own sentence on the trigger tells in nearly the same words is the trigger,
    /// whatever its verb sounds like. False if there is none.
    bool recogniseTrigger(const LocalizedText &trigger);

    /// The events in the order in which they were told first, with windows settled: one that is told without its end
    /// joins the one that has it, and a span around several windows encloses them. Ids are "t1", "t2", ….
    [[nodiscard]] std::vector<Event> take();

private:
    [[nodiscard]] Event *sameFact(const Event &event);
    [[nodiscard]] Event *translated(const Event &event);
    void joinOpenWindows();
    void encloseWindows();

    std::vector<Event> m_told;
    std::string m_firstLanguage;
};

} // namespace chronolane
