<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ExportSentence</name>
    <message numerus="yes">
        <source>%n character(s) that no font of this machine can draw: %1</source>
        <translation>
            <numerusform>%n character that no font of this machine can draw: %1</numerusform>
            <numerusform>%n characters that no font of this machine can draw: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chronolane::DisplayText</name>
    <message numerus="yes">
        <source>%n incident(s)</source>
        <translation>
            <numerusform>%n incident</numerusform>
            <numerusform>%n incidents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n event</numerusform>
            <numerusform>%n events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) without a time</source>
        <translation>
            <numerusform>%n step without a time</numerusform>
            <numerusform>%n steps without a time</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) without a stated time are kept in the tray.</source>
        <translation>
            <numerusform>%n step without a stated time is kept in the tray.</numerusform>
            <numerusform>%n steps without a stated time are kept in the tray.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <comment>length</comment>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <comment>length</comment>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <comment>length</comment>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <comment>length</comment>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chronolane::EventTablePane</name>
    <message numerus="yes">
        <source>%1, %n hidden</source>
        <comment>events in the table</comment>
        <translation>
            <numerusform>%1, %n hidden</numerusform>
            <numerusform>%1, %n hidden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chronolane::FilterBar</name>
    <message numerus="yes">
        <source>%1, %n hidden</source>
        <comment>events in the table</comment>
        <translation>
            <numerusform>%1, %n hidden</numerusform>
            <numerusform>%1, %n hidden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chronolane::IncidentChart</name>
    <message numerus="yes">
        <source>%n incident(s) do not state both figures</source>
        <translation>
            <numerusform>%n incident does not state both figures</numerusform>
            <numerusform>%n incidents do not state both figures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chronolane::IncidentDesk</name>
    <message numerus="yes">
        <source>%n event(s) hidden by the filter; none is left to show.</source>
        <translation>
            <numerusform>%n event hidden by the filter; none is left to show.</numerusform>
            <numerusform>%n events hidden by the filter; none is left to show.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chronolane::IncidentListPane</name>
    <message numerus="yes">
        <source>%1, %n hidden</source>
        <comment>incidents in the list</comment>
        <translation>
            <numerusform>%1, %n hidden</numerusform>
            <numerusform>%1, %n hidden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chronolane::IncidentWording</name>
    <message numerus="yes">
        <source>No time given (%n)</source>
        <comment>heading of a tray</comment>
        <translation>
            <numerusform>No time given (%n)</numerusform>
            <numerusform>No time given (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n more</source>
        <comment>entries that had no room</comment>
        <translation>
            <numerusform>+%n more</numerusform>
            <numerusform>+%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) outside of this time</source>
        <comment>footer of a picture</comment>
        <translation>
            <numerusform>%n event outside of this time</numerusform>
            <numerusform>%n events outside of this time</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) left out</source>
        <comment>footer of a picture; filtered or not selected</comment>
        <translation>
            <numerusform>%n event left out</numerusform>
            <numerusform>%n events left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) without words for lack of room</source>
        <comment>footer of a picture</comment>
        <translation>
            <numerusform>%n event without words for lack of room</numerusform>
            <numerusform>%n events without words for lack of room</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) left out for lack of room</source>
        <comment>footer of a picture</comment>
        <translation>
            <numerusform>%n figure left out for lack of room</numerusform>
            <numerusform>%n figures left out for lack of room</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) not shown for lack of room</source>
        <comment>footer of a picture</comment>
        <translation>
            <numerusform>%n event not shown for lack of room</numerusform>
            <numerusform>%n events not shown for lack of room</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) with words cut off for lack of room</source>
        <comment>footer of a picture</comment>
        <translation>
            <numerusform>%n event with words cut off for lack of room</numerusform>
            <numerusform>%n events with words cut off for lack of room</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chronolane::MainWindow</name>
    <message numerus="yes">
        <source>Copied %n event(s) as a table</source>
        <translation>
            <numerusform>Copied %n event as a table</numerusform>
            <numerusform>Copied %n events as a table</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chronolane::MessageBar</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %n more</source>
        <translation>
            <numerusform>Show %n more</numerusform>
            <numerusform>Show %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chronolane::ReadingReportText</name>
    <message numerus="yes">
        <source>%n dated</source>
        <comment>lines of a source</comment>
        <translation>
            <numerusform>%n dated</numerusform>
            <numerusform>%n dated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dated by others</source>
        <comment>lines of a source</comment>
        <translation>
            <numerusform>%n dated by others</numerusform>
            <numerusform>%n dated by others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a time</source>
        <comment>lines of a source</comment>
        <translation>
            <numerusform>%n without a time</numerusform>
            <numerusform>%n without a time</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n context</source>
        <comment>lines of a source</comment>
        <translation>
            <numerusform>%n context</numerusform>
            <numerusform>%n context</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text</source>
        <comment>lines of a source</comment>
        <translation>
            <numerusform>%n text</numerusform>
            <numerusform>%n text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped</source>
        <comment>lines of a source</comment>
        <translation>
            <numerusform>%n skipped</numerusform>
            <numerusform>%n skipped</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chronolane::TimelineView</name>
    <message numerus="yes">
        <source>%n lane(s) hidden</source>
        <translation>
            <numerusform>%n lane hidden</numerusform>
            <numerusform>%n lanes hidden</numerusform>
        </translation>
    </message>
</context>
</TS>
