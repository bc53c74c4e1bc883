<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>chronolane::DisplayText</name>
    <message>
        <source>%1d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Korean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind or stage, then the text of an event</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n incident(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) without a time</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>not stated</source>
        <comment>a figure or an end that the record does not support</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>~%1</source>
        <comment>about that length</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total impact time</source>
        <comment>figure</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time to detect</source>
        <comment>figure</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time to first update</source>
        <comment>figure</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time to mitigate</source>
        <comment>figure</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time to recover</source>
        <comment>figure</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest silence</source>
        <comment>figure</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declared duration</source>
        <comment>figure</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time to postmortem</source>
        <comment>figure</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of all impact windows together: overlaps count once, gaps do not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the start of the first impact window to the first detection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the start of the first impact window to the first status update; negative if the update came first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the start of the first impact window to its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the start of the first impact window to the end of the last one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The longest time without a status update, from the first impact until resolved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the start to the end that the page itself declares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the end of the last impact window to the first postmortem update.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Information</source>
        <comment>weight of a diagnostic</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <comment>weight of a diagnostic</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <comment>weight of a diagnostic</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two tellings of the same fact differ: %1 and %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record says %1, but its own times make %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end (%2) comes before the start (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands after %2 in the record, but is earlier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of the impact that started at %1 is not stated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) without a stated time are kept in the tray.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Skipped: %1 (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skipped in line %3: %1 (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record names no time zone; %1 is assumed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record names no year; %1 is assumed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record names no date here; %1 is assumed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The abbreviation %1 has several meanings; read as %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in force on %3; read as %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not exist in %2: the clocks were put forward over it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 occurs twice in %2: the clocks were put back over it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text does not say its encoding; read as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The date %1 can be read in two ways; read as %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The columns were recognised as: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The id %1 occurs again at another time; it is kept as another incident.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of “%1” is not known: %2. It is kept as worded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be opened: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is too large: %1 bytes; the limit is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not valid %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no reader is called “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was written by a newer version (document version %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading was cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>broken JSON: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no incident was found in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no incident was found in it, but %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” should be %2, but is %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is out of range: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than the limit of %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>broken table: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>broken XML: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>broken calendar: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1h</source>
        <comment>a time of day stated to the hour</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an instant and the abbreviation of its zone</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ddd, MMM d</source>
        <comment>format of a day</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MMM yyyy</source>
        <comment>format of a month</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a span of time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after %1</source>
        <comment>an event is bounded by a time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before %1</source>
        <comment>an event is bounded by a time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time not stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>~%1</source>
        <comment>about that time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – end not stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>approximate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another telling is used</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <comment>length</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <comment>length</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <comment>length</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <comment>length</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>at T zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 after T zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 before T zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end not stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 after impact start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 before impact start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>kind and stage of an event</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>spoken: what, when</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2. %3.</source>
        <comment>spoken: what, text, when</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impact</source>
        <comment>kind of event</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trigger</source>
        <comment>kind of event</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detection</source>
        <comment>kind of event</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <comment>kind of event</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remediation</source>
        <comment>kind of event</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovery</source>
        <comment>kind of event: a turn for the better</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status update</source>
        <comment>kind of event</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maintenance</source>
        <comment>kind of event</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow-up</source>
        <comment>kind of event</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <comment>kind of event</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Investigating</source>
        <comment>stage of an update</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Identified</source>
        <comment>stage of an update</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monitoring</source>
        <comment>stage of an update</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolved</source>
        <comment>stage of an update</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Postmortem</source>
        <comment>stage of an update</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scheduled</source>
        <comment>stage of an update</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In progress</source>
        <comment>stage of an update</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verifying</source>
        <comment>stage of an update</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completed</source>
        <comment>stage of an update</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update</source>
        <comment>stage of an update</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impact windows</source>
        <comment>lane</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Causes and detection</source>
        <comment>lane</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remediation steps</source>
        <comment>lane</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status updates</source>
        <comment>lane</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow-up actions</source>
        <comment>lane</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not stated</source>
        <comment>status or severity</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled</source>
        <comment>status of an incident</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Critical</source>
        <comment>severity</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Major</source>
        <comment>severity</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minor</source>
        <comment>severity</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maintenance</source>
        <comment>severity</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <comment>severity</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the second</source>
        <comment>precision of a time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the minute</source>
        <comment>precision of a time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the hour</source>
        <comment>precision of a time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the day</source>
        <comment>precision of a time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the month</source>
        <comment>precision of a time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the year</source>
        <comment>precision of a time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stated</source>
        <comment>how a time was come by: the source says it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>derived</source>
        <comment>how a time was come by: computed from what the source says</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assumed</source>
        <comment>how a time was come by: a missing part was filled in</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chronolane document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incident record (JSON)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status page text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Postmortem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dated</source>
        <comment>what became of a line</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relative</source>
        <comment>what became of a line: dated by another event</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a time</source>
        <comment>what became of a line</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context</source>
        <comment>what became of a line: gave a date, zone or title to others</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <comment>what became of a line</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skipped</source>
        <comment>what became of a line</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no time is stated</source>
        <comment>why a line was skipped</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same is said elsewhere</source>
        <comment>why a line was skipped</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an unfilled template</source>
        <comment>why a line was skipped</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>page furniture</source>
        <comment>why a line was skipped</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
