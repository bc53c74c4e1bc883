<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>CommandLine</name>
    <message>
        <source>Write the document instead of a table.</source>
        <translation>표 대신 문서(JSON)를 출력합니다.</translation>
    </message>
    <message>
        <source>The file to write; - is standard output.</source>
        <translation>쓸 파일. -는 표준 출력입니다.</translation>
    </message>
    <message>
        <source>Size of the picture before scaling (1920x1080).</source>
        <translation>배율을 적용하기 전의 그림 크기(1920x1080).</translation>
    </message>
    <message>
        <source>Pixels per unit of size (1).</source>
        <translation>크기 1당 픽셀 수(1).</translation>
    </message>
    <message>
        <source>light, dark, high-contrast or print.</source>
        <translation>light, dark, high-contrast, print 중 하나.</translation>
    </message>
    <message>
        <source>Begin at this ISO 8601 time.</source>
        <translation>이 ISO 8601 시각부터 그립니다.</translation>
    </message>
    <message>
        <source>End at this ISO 8601 time.</source>
        <translation>이 ISO 8601 시각까지 그립니다.</translation>
    </message>
    <message>
        <source>Lanes to show: impact,causes,remediation,status,follow-up.</source>
        <translation>보일 레인: impact,causes,remediation,status,follow-up.</translation>
    </message>
    <message>
        <source>Show times since the start of the impact, too.</source>
        <translation>영향이 시작된 뒤의 상대 시간도 보입니다.</translation>
    </message>
    <message>
        <source>The incident to draw, if there are several.</source>
        <translation>장애가 여러 건일 때 그릴 장애.</translation>
    </message>
    <message>
        <source>The zone in which times are shown.</source>
        <translation>시각을 표시할 시간대.</translation>
    </message>
    <message>
        <source>The language.</source>
        <translation>언어.</translation>
    </message>
    <message>
        <source>The zone of times that name none.</source>
        <translation>시간대가 적혀 있지 않은 시각의 시간대.</translation>
    </message>
    <message>
        <source>The year of dates that name none.</source>
        <translation>연도가 적혀 있지 않은 날짜의 연도.</translation>
    </message>
    <message>
        <source>Read the files as this form instead of recognising it.</source>
        <translation>형식을 알아내지 않고 이 형식으로 읽습니다.</translation>
    </message>
    <message>
        <source>Join what several files tell of one incident.</source>
        <translation>여러 파일이 말하는 한 장애를 합칩니다.</translation>
    </message>
    <message>
        <source>Overwrite files.</source>
        <translation>있는 파일을 덮어씁니다.</translation>
    </message>
    <message>
        <source>Say nothing but failures.</source>
        <translation>실패만 알립니다.</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>사용법:</translation>
    </message>
    <message>
        <source>chronolane COMMAND --help lists the options of a command.</source>
        <translation>chronolane 명령 --help로 명령의 옵션을 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>“%1” is no time zone.</source>
        <translation>‘%1’은(는) 시간대가 아닙니다.</translation>
    </message>
    <message>
        <source>“%1” is no year.</source>
        <translation>‘%1’은(는) 연도가 아닙니다.</translation>
    </message>
    <message>
        <source>The languages are en and ko, not “%1”.</source>
        <translation>언어는 en과 ko뿐입니다: ‘%1’</translation>
    </message>
    <message>
        <source>There is no form “%1”; there are: %2.</source>
        <translation>‘%1’ 형식은 없습니다. 쓸 수 있는 형식: %2</translation>
    </message>
    <message>
        <source>Standard input can be read only once.</source>
        <translation>표준 입력은 한 번만 읽을 수 있습니다.</translation>
    </message>
    <message>
        <source>Name a file to read; - is standard input.</source>
        <translation>읽을 파일을 적어 주세요. -는 표준 입력입니다.</translation>
    </message>
    <message>
        <source>Name the file to write with -o; - is standard output.</source>
        <translation>쓸 파일을 -o로 적어 주세요. -는 표준 출력입니다.</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>이 도움말을 보입니다.</translation>
    </message>
    <message>
        <source>Standard output could not be written.</source>
        <translation>표준 출력에 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>There is no incident “%1”; there are:
%2</source>
        <translation>‘%1’ 장애가 없습니다. 있는 장애:
%2</translation>
    </message>
    <message>
        <source>There are several incidents. Choose one with --incident, or write a pattern such as {id}.png:
%1</source>
        <translation>장애가 여러 건입니다. --incident로 하나를 고르거나 {id}.png 같은 이름 틀을 쓰세요.
%1</translation>
    </message>
    <message>
        <source>standard output is closed or full</source>
        <translation>표준 출력이 닫혔거나 가득 찼습니다</translation>
    </message>
    <message>
        <source>The end of the range (--to) is not after its beginning (--from).</source>
        <translation>구간의 끝(--to)이 시작(--from)보다 뒤가 아닙니다.</translation>
    </message>
    <message>
        <source>“%1” is no size such as 1920x1080.</source>
        <translation>‘%1’은(는) 1920x1080 같은 크기가 아닙니다.</translation>
    </message>
    <message>
        <source>“%1” is no scale above 0 and up to %2.</source>
        <translation>‘%1’은(는) 0보다 크고 %2 이하인 배율이 아닙니다.</translation>
    </message>
    <message>
        <source>The themes are light, dark, high-contrast and print, not “%1”.</source>
        <translation>테마는 light, dark, high-contrast, print뿐입니다: ‘%1’</translation>
    </message>
    <message>
        <source>“%1” is no ISO 8601 time such as 2026-08-24T17:14.</source>
        <translation>‘%1’은(는) 2026-08-24T17:14 같은 ISO 8601 시각이 아닙니다.</translation>
    </message>
    <message>
        <source>The lanes are impact, causes, remediation, status and follow-up, not “%1”.</source>
        <translation>레인은 impact, causes, remediation, status, follow-up뿐입니다: ‘%1’</translation>
    </message>
    <message>
        <source>These seem to be one incident (--join joins them): %1</source>
        <translation>한 장애인 것 같습니다(--join으로 합칩니다): %1</translation>
    </message>
    <message>
        <source>png, jpg, webp, svg, pdf, csv, md or ics, where the ending of OUT does not tell; several with {ext} in OUT.</source>
        <translation>png, jpg, webp, svg, pdf, csv, md, ics. OUT의 확장자로 알 수 없을 때 적습니다. OUT에 {ext}가 있으면 여럿도 됩니다.</translation>
    </message>
    <message>
        <source>Size for a purpose: slide, column, a4, letter, poster or thumbnail.</source>
        <translation>쓰임새에 맞는 크기: slide, column, a4, letter, poster, thumbnail.</translation>
    </message>
    <message>
        <source>Pixels an inch, as the file says; without --scale, also that fine (96).</source>
        <translation>파일에 적을 인치당 픽셀 수. --scale이 없으면 그만큼 촘촘하게 그립니다(96).</translation>
    </message>
    <message>
        <source>Text of an SVG: text, or outlines, which need no font.</source>
        <translation>SVG의 글자: text 또는 글꼴이 필요 없는 outlines.</translation>
    </message>
    <message>
        <source>Names of authors: stated, or roles, which replace them.</source>
        <translation>작성자 이름: stated(그대로) 또는 roles(역할로 바꿈).</translation>
    </message>
    <message>
        <source>Make that many files at the same time (1).</source>
        <translation>한 번에 만들 파일 수(1).</translation>
    </message>
    <message>
        <source>The language, or several with {lang} in OUT.</source>
        <translation>언어. OUT에 {lang}이 있으면 여럿도 됩니다.</translation>
    </message>
    <message>
        <source>Several files would be written to “%1”.</source>
        <translation>여러 파일이 같은 이름으로 쓰이게 됩니다: ‘%1’</translation>
    </message>
    <message>
        <source>The presets are %1, not “%2”.</source>
        <translation>크기는 %1뿐입니다: ‘%2’</translation>
    </message>
    <message>
        <source>The text of an SVG is text or outlines, not “%1”.</source>
        <translation>SVG의 글자는 text와 outlines뿐입니다: ‘%1’</translation>
    </message>
    <message>
        <source>Names are stated or roles, not “%1”.</source>
        <translation>이름은 stated와 roles뿐입니다: ‘%1’</translation>
    </message>
    <message>
        <source>“%1” is no number of jobs from 1 to %2.</source>
        <translation>작업 수는 1에서 %2까지입니다: ‘%1’</translation>
    </message>
    <message>
        <source>“%1” is no number of pixels an inch from %2 to %3.</source>
        <translation>인치당 픽셀 수는 %2에서 %3까지입니다: ‘%1’</translation>
    </message>
    <message>
        <source>--scope range needs --from or --to.</source>
        <translation>--scope range에는 --from이나 --to가 필요합니다.</translation>
    </message>
    <message>
        <source>Say across the picture that it is a draft.</source>
        <translation>그림을 가로질러 초안이라고 적습니다.</translation>
    </message>
    <message>
        <source>Pages of a PDF, over which the axis goes on (1).</source>
        <translation>PDF의 쪽수. 시간축이 여러 쪽에 이어집니다(1).</translation>
    </message>
    <message>
        <source>“%1” is no number of pages from 1 to %2.</source>
        <translation>쪽수는 1에서 %2까지입니다: ‘%1’</translation>
    </message>
    <message>
        <source>Write what became of each line of the files.</source>
        <translation>파일의 각 줄이 어떻게 읽혔는지 출력합니다.</translation>
    </message>
    <message>
        <source>Choose one of --json and --report.</source>
        <translation>--json과 --report 중 하나만 쓰세요.</translation>
    </message>
    <message>
        <source>The scopes are all, core, view and range, not “%1”.</source>
        <translation>범위는 all, core, view, range뿐입니다: ‘%1’</translation>
    </message>
    <message>
        <source>Another zone whose times are shown, too.</source>
        <translation>시각을 함께 표시할 다른 시간대.</translation>
    </message>
    <message>
        <source>all; core: without what was told or done long after; view: the core as the window opens it, with times since T0 (a record does not say which part of it was shown); range: --from and --to.</source>
        <translation>all: 전체, core: 한참 뒤에 알리거나 한 일은 뺌, view: 창이 처음 보여 주는 core와 T0 기준 시각(기록에는 어느 부분을 보고 있었는지 남지 않음), range: --from과 --to.</translation>
    </message>
    <message>
        <source>A record does not say which part of it was shown: “view” draws its core, as the window opens it.</source>
        <translation>기록에는 어느 부분을 보고 있었는지 남지 않습니다. “view”는 창이 처음 보여 주는 핵심 구간을 그립니다.</translation>
    </message>
    <message>
        <source>Parts to leave out: title,metrics,t0,legend,notes,footer.</source>
        <translation>뺄 부분: title,metrics,t0,legend,notes,footer.</translation>
    </message>
    <message>
        <source>A picture may be without title, metrics, t0, legend, notes and footer, not “%1”.</source>
        <translation>그림에서 뺄 수 있는 것은 title, metrics, t0, legend, notes, footer입니다: ‘%1’</translation>
    </message>
    <message>
        <source>Only a PDF has several pages, not a %1.</source>
        <translation>여러 쪽은 PDF에만 쓸 수 있습니다(%1에는 쓸 수 없습니다).</translation>
    </message>
    <message>
        <source>“%1” is no word of a name; they are {id}, {date}, {lang}, {n} and {ext}.</source>
        <translation>이름에 쓸 수 없는 표시: “%1”. {id}, {date}, {lang}, {n}, {ext}를 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>“%1” is a folder; the name of a file is missing, such as {id}.png.</source>
        <translation>폴더입니다: “%1”. {id}.png처럼 파일 이름을 적어 주십시오.</translation>
    </message>
</context>
<context>
    <name>ExportSentence</name>
    <message>
        <source>a picture of %1 is too small for a timeline</source>
        <translation>타임라인을 그리기에 너무 작은 그림 크기: %1</translation>
    </message>
    <message>
        <source>a picture of %1 is too large</source>
        <translation>너무 큰 그림 크기: %1</translation>
    </message>
    <message>
        <source>the folder does not exist</source>
        <translation>폴더가 없음</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>폴더임</translation>
    </message>
    <message>
        <source>the file exists already</source>
        <translation>파일이 이미 있음</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>쓸 수 없음: %1</translation>
    </message>
    <message>
        <source>“%1” is no format (png, jpg, webp, svg, pdf, csv, md or ics)</source>
        <translation>쓸 수 있는 형식이 아님: “%1” (png, jpg, webp, svg, pdf, csv, md, ics 가운데 하나여야 함)</translation>
    </message>
    <message>
        <source>Qt cannot write %1 on this machine</source>
        <translation>이 컴퓨터의 Qt는 %1 파일을 쓸 수 없음</translation>
    </message>
    <message>
        <source>the record states no impact or maintenance window with a start</source>
        <translation>기록에 시작 시각이 있는 영향 구간이나 점검 구간이 없음</translation>
    </message>
    <message>
        <source>no font was found to write with</source>
        <translation>글자를 그릴 글꼴을 찾지 못했습니다</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) that no font of this machine can draw: %1</source>
        <translation>
            <numerusform>이 컴퓨터의 글꼴로 그릴 수 없는 문자 %n개: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>other fonts stand in for characters that the usual one lacks: %1</source>
        <translation>기본 글꼴에 없는 문자는 다른 글꼴로 그렸습니다: %1</translation>
    </message>
</context>
<context>
    <name>InspectReport</name>
    <message>
        <source>%1, approximate</source>
        <comment>the basis of a time</comment>
        <translation>%1, 대략</translation>
    </message>
    <message>
        <source>No lines were reported.</source>
        <translation>줄별 기록이 없습니다.</translation>
    </message>
</context>
<context>
    <name>InspectTable</name>
    <message>
        <source>Status</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>%1 (“%2”)</source>
        <comment>severity, and as the source words it</comment>
        <translation>%1 (“%2”)</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>심각도</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>공표</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a span of time</comment>
        <translation>%1~%2</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>Time (%1)</source>
        <comment>the display zone</comment>
        <translation>시각 (%1)</translation>
    </message>
    <message>
        <source>What</source>
        <translation>내용</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>본문</translation>
    </message>
</context>
<context>
    <name>chronolane::AssumptionsForm</name>
    <message>
        <source>Not told</source>
        <comment>the zone of a record</comment>
        <translation>지정 안 함</translation>
    </message>
    <message>
        <source>Other zone…</source>
        <translation>다른 시간대…</translation>
    </message>
    <message>
        <source>Times without a zone</source>
        <translation>시간대 없는 시각</translation>
    </message>
    <message>
        <source>Dates without a year</source>
        <translation>연도 없는 날짜</translation>
    </message>
    <message>
        <source>03/04 means</source>
        <translation>03/04의 뜻</translation>
    </message>
    <message>
        <source>~ before a time</source>
        <translation>시각 앞의 ~</translation>
    </message>
    <message>
        <source>Columns…</source>
        <translation>열…</translation>
    </message>
    <message>
        <source>Correct what the columns of the table hold</source>
        <translation>표의 각 열에 무엇이 들어 있는지 바로잡습니다</translation>
    </message>
    <message>
        <source>Not told</source>
        <comment>the year of a record</comment>
        <translation>지정 안 함</translation>
    </message>
    <message>
        <source>Not told</source>
        <comment>order of day and month</comment>
        <translation>지정 안 함</translation>
    </message>
    <message>
        <source>March 4 (month first)</source>
        <translation>3월 4일(월 먼저)</translation>
    </message>
    <message>
        <source>April 3 (day first)</source>
        <translation>4월 3일(일 먼저)</translation>
    </message>
    <message>
        <source>Not told</source>
        <comment>what a tilde means</comment>
        <translation>지정 안 함</translation>
    </message>
    <message>
        <source>about</source>
        <translation>약(대략)</translation>
    </message>
    <message>
        <source>until</source>
        <translation>까지</translation>
    </message>
</context>
<context>
    <name>chronolane::ColumnsDialog</name>
    <message>
        <source>Columns of the table</source>
        <translation>표의 열</translation>
    </message>
</context>
<context>
    <name>chronolane::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation>하려는 작업을 입력하세요</translation>
    </message>
    <message>
        <source>Search commands</source>
        <translation>명령 찾기</translation>
    </message>
</context>
<context>
    <name>chronolane::DetailsPane</name>
    <message>
        <source>Details</source>
        <translation>상세</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시각</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>시간대</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>길이</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>정밀도</translation>
    </message>
    <message>
        <source>Certainty</source>
        <translation>확실성</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>구성 요소</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>작성자</translation>
    </message>
    <message>
        <source>Sums up</source>
        <translation>아우르는 구간</translation>
    </message>
    <message>
        <source>Organization</source>
        <translation>조직</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>심각도</translation>
    </message>
    <message>
        <source>Declared start</source>
        <translation>공표된 시작</translation>
    </message>
    <message>
        <source>Declared end</source>
        <translation>공표된 종료</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>리전</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>태그</translation>
    </message>
    <message>
        <source>Trigger</source>
        <translation>촉발 요인</translation>
    </message>
    <message>
        <source>Root cause</source>
        <translation>근본 원인</translation>
    </message>
    <message>
        <source>Detection</source>
        <translation>감지</translation>
    </message>
    <message>
        <source>Scope of the impact</source>
        <translation>영향 범위</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>사용자</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>리전</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>메모</translation>
    </message>
    <message>
        <source>Told differently</source>
        <translation>다르게 적힌 기록</translation>
    </message>
    <message>
        <source>in use</source>
        <comment>this telling of a fact</comment>
        <translation>사용 중</translation>
    </message>
    <message>
        <source>use this one</source>
        <comment>this telling of a fact</comment>
        <translation>이 기록 사용</translation>
    </message>
</context>
<context>
    <name>chronolane::DiagnosticsPane</name>
    <message>
        <source>Remarks on the record</source>
        <translation>기록에 대한 지적 사항</translation>
    </message>
    <message>
        <source>There is nothing in this record that a careful reader should stop at.</source>
        <translation>이 기록에는 따로 확인할 점이 없습니다.</translation>
    </message>
</context>
<context>
    <name>chronolane::DisplayText</name>
    <message>
        <source>%1d</source>
        <translation>%1일</translation>
    </message>
    <message>
        <source>%1h</source>
        <translation>%1시간</translation>
    </message>
    <message>
        <source>%1m</source>
        <translation>%1분</translation>
    </message>
    <message>
        <source>%1s</source>
        <translation>%1초</translation>
    </message>
    <message>
        <source>English</source>
        <translation>영어</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>한국어</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind or stage, then the text of an event</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n incident(s)</source>
        <translation>
            <numerusform>장애 %n건</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>이벤트 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) without a time</source>
        <translation>
            <numerusform>시각 미기재 단계 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>not stated</source>
        <comment>a figure or an end that the record does not support</comment>
        <translation>미기재</translation>
    </message>
    <message>
        <source>~%1</source>
        <comment>about that length</comment>
        <translation>약 %1</translation>
    </message>
    <message>
        <source>Total impact time</source>
        <comment>figure</comment>
        <translation>총 영향 시간</translation>
    </message>
    <message>
        <source>Time to detect</source>
        <comment>figure</comment>
        <translation>감지 시간</translation>
    </message>
    <message>
        <source>Time to first update</source>
        <comment>figure</comment>
        <translation>최초 공지까지 걸린 시간</translation>
    </message>
    <message>
        <source>Time to mitigate</source>
        <comment>figure</comment>
        <translation>완화 시간</translation>
    </message>
    <message>
        <source>Time to recover</source>
        <comment>figure</comment>
        <translation>복구 시간</translation>
    </message>
    <message>
        <source>Longest silence</source>
        <comment>figure</comment>
        <translation>최장 무공지 시간</translation>
    </message>
    <message>
        <source>Declared duration</source>
        <comment>figure</comment>
        <translation>공표된 지속 시간</translation>
    </message>
    <message>
        <source>Time to postmortem</source>
        <comment>figure</comment>
        <translation>포스트모템까지 걸린 시간</translation>
    </message>
    <message>
        <source>Length of all impact windows together: overlaps count once, gaps do not count.</source>
        <translation>모든 영향 구간을 더한 길이입니다. 겹치는 부분은 한 번만 세고 사이의 빈 시간은 세지 않습니다.</translation>
    </message>
    <message>
        <source>From the start of the first impact window to the first detection.</source>
        <translation>첫 영향 구간의 시작부터 첫 감지까지의 시간입니다.</translation>
    </message>
    <message>
        <source>From the start of the first impact window to the first status update; negative if the update came first.</source>
        <translation>첫 영향 구간의 시작부터 첫 상태 업데이트까지의 시간입니다. 업데이트가 먼저이면 음수입니다.</translation>
    </message>
    <message>
        <source>From the start of the first impact window to its end.</source>
        <translation>첫 영향 구간의 시작부터 그 구간의 끝까지의 시간입니다.</translation>
    </message>
    <message>
        <source>From the start of the first impact window to the end of the last one.</source>
        <translation>첫 영향 구간의 시작부터 마지막 영향 구간의 끝까지의 시간입니다.</translation>
    </message>
    <message>
        <source>The longest time without a status update, from the first impact until resolved.</source>
        <translation>첫 영향부터 해결될 때까지 상태 업데이트가 없었던 가장 긴 시간입니다.</translation>
    </message>
    <message>
        <source>From the start to the end that the page itself declares.</source>
        <translation>상태 페이지가 공표한 시작부터 종료까지의 시간입니다.</translation>
    </message>
    <message>
        <source>From the end of the last impact window to the first postmortem update.</source>
        <translation>마지막 영향 구간의 끝부터 첫 포스트모템 게시까지의 시간입니다.</translation>
    </message>
    <message>
        <source>Information</source>
        <comment>weight of a diagnostic</comment>
        <translation>정보</translation>
    </message>
    <message>
        <source>Warning</source>
        <comment>weight of a diagnostic</comment>
        <translation>경고</translation>
    </message>
    <message>
        <source>Error</source>
        <comment>weight of a diagnostic</comment>
        <translation>오류</translation>
    </message>
    <message>
        <source>Two tellings of the same fact differ: %1 and %2.</source>
        <translation>같은 사실에 대한 두 서술이 다릅니다: %1, %2.</translation>
    </message>
    <message>
        <source>The record says %1, but its own times make %2.</source>
        <translation>기록에 적힌 길이는 %1, 기록의 시각으로 계산한 길이는 %2입니다.</translation>
    </message>
    <message>
        <source>The end (%2) comes before the start (%1).</source>
        <translation>종료(%2)가 시작(%1)보다 앞섭니다.</translation>
    </message>
    <message>
        <source>%1 stands after %2 in the record, but is earlier.</source>
        <translation>더 이른 시각이 기록에서 뒤에 나옵니다: %1 (앞에 적힌 시각: %2).</translation>
    </message>
    <message>
        <source>The end of the impact that started at %1 is not stated.</source>
        <translation>종료 시각이 적혀 있지 않은 영향이 있습니다 (시작: %1).</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) without a stated time are kept in the tray.</source>
        <translation>
            <numerusform>시각이 적혀 있지 않은 단계 %n개를 시각 미기재 칸에 두었습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Skipped: %1 (%2).</source>
        <translation>건너뜀: %1 (%2).</translation>
    </message>
    <message>
        <source>Skipped in line %3: %1 (%2).</source>
        <translation>%3번째 줄에서 건너뜀: %1 (%2).</translation>
    </message>
    <message>
        <source>The abbreviation %1 has several meanings; read as %2.</source>
        <translation>여러 뜻이 있는 시간대 약어입니다: %1. 다음과 같이 읽었습니다: %2.</translation>
    </message>
    <message>
        <source>%1 is not in force on %3; read as %2.</source>
        <translation>%3에는 쓰이지 않는 시간대입니다: %1. 다음과 같이 읽었습니다: %2.</translation>
    </message>
    <message>
        <source>%1 does not exist in %2: the clocks were put forward over it.</source>
        <translation>%2 시간대에 없는 시각입니다: %1. 이때 시계를 앞당겼습니다.</translation>
    </message>
    <message>
        <source>%1 occurs twice in %2: the clocks were put back over it.</source>
        <translation>%2 시간대에서 두 번 나타나는 시각입니다: %1. 이때 시계를 되돌렸습니다.</translation>
    </message>
    <message>
        <source>The text does not say its encoding; read as %1.</source>
        <translation>글에 인코딩이 적혀 있지 않습니다. 다음과 같이 읽었습니다: %1.</translation>
    </message>
    <message>
        <source>The date %1 can be read in two ways; read as %2.</source>
        <translation>두 가지로 읽을 수 있는 날짜입니다: %1. 다음과 같이 읽었습니다: %2.</translation>
    </message>
    <message>
        <source>The columns were recognised as: %1.</source>
        <translation>열을 다음과 같이 인식했습니다: %1.</translation>
    </message>
    <message>
        <source>The id %1 occurs again at another time; it is kept as another incident.</source>
        <translation>같은 ID가 다른 시기에 다시 나옵니다: %1. 별도의 장애로 두었습니다.</translation>
    </message>
    <message>
        <source>The value of “%1” is not known: %2. It is kept as worded.</source>
        <translation>“%1” 항목의 값을 알 수 없습니다: %2. 적힌 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>cannot be opened: %1</source>
        <translation>열 수 없음: %1</translation>
    </message>
    <message>
        <source>is a folder</source>
        <translation>폴더임</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>비어 있음</translation>
    </message>
    <message>
        <source>is too large: %1 bytes; the limit is %2</source>
        <translation>너무 큼: %1바이트, 한도는 %2바이트</translation>
    </message>
    <message>
        <source>is not text</source>
        <translation>텍스트가 아님</translation>
    </message>
    <message>
        <source>is not valid %1</source>
        <translation>올바른 %1 텍스트가 아님</translation>
    </message>
    <message>
        <source>no reader is called “%1”</source>
        <translation>그런 이름의 읽기 형식이 없음: “%1”</translation>
    </message>
    <message>
        <source>was written by a newer version (document version %1)</source>
        <translation>더 새로운 버전에서 작성됨 (문서 버전 %1)</translation>
    </message>
    <message>
        <source>reading was cancelled</source>
        <translation>읽기가 취소됨</translation>
    </message>
    <message>
        <source>no incident was found in it</source>
        <translation>장애 기록을 찾을 수 없음</translation>
    </message>
    <message>
        <source>“%1” should be %2, but is %3</source>
        <translation>“%1” 항목의 형식이 다름: 필요한 형식 %2, 실제 형식 %3</translation>
    </message>
    <message>
        <source>“%1” is out of range: %2</source>
        <translation>“%1” 항목의 값이 범위를 벗어남: %2</translation>
    </message>
    <message>
        <source>more than the limit of %1: %2</source>
        <translation>한도 %1 초과: %2</translation>
    </message>
    <message>
        <source>broken table: %1</source>
        <translation>잘못된 표: %1</translation>
    </message>
    <message>
        <source>broken XML: %1</source>
        <translation>잘못된 XML: %1</translation>
    </message>
    <message>
        <source>broken calendar: %1</source>
        <translation>잘못된 캘린더: %1</translation>
    </message>
    <message>
        <source>%1h</source>
        <comment>a time of day stated to the hour</comment>
        <translation>%1시</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an instant and the abbreviation of its zone</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>ddd, MMM d</source>
        <comment>format of a day</comment>
        <translation>M월 d일 (ddd)</translation>
    </message>
    <message>
        <source>MMM yyyy</source>
        <comment>format of a month</comment>
        <translation>yyyy년 M월</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a span of time</comment>
        <translation>%1~%2</translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <translation>%1 ~ %2 사이</translation>
    </message>
    <message>
        <source>after %1</source>
        <comment>an event is bounded by a time</comment>
        <translation>%1 이후</translation>
    </message>
    <message>
        <source>before %1</source>
        <comment>an event is bounded by a time</comment>
        <translation>%1 이전</translation>
    </message>
    <message>
        <source>time not stated</source>
        <translation>시각 미기재</translation>
    </message>
    <message>
        <source>~%1</source>
        <comment>about that time</comment>
        <translation>약 %1</translation>
    </message>
    <message>
        <source>%1 – end not stated</source>
        <translation>%1~ (종료 미기재)</translation>
    </message>
    <message>
        <source>approximate</source>
        <translation>대략</translation>
    </message>
    <message>
        <source>another telling is used</source>
        <translation>다른 서술을 사용함</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <comment>length</comment>
        <translation>
            <numerusform>%n일</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <comment>length</comment>
        <translation>
            <numerusform>%n시간</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <comment>length</comment>
        <translation>
            <numerusform>%n분</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <comment>length</comment>
        <translation>
            <numerusform>%n초</numerusform>
        </translation>
    </message>
    <message>
        <source>at T zero</source>
        <translation>기준 시각</translation>
    </message>
    <message>
        <source>%1 after T zero</source>
        <translation>기준 시각 %1 후</translation>
    </message>
    <message>
        <source>%1 before T zero</source>
        <translation>기준 시각 %1 전</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>%1까지</translation>
    </message>
    <message>
        <source>end not stated</source>
        <translation>종료 미기재</translation>
    </message>
    <message>
        <source>%1 after impact start</source>
        <translation>영향 시작 %1 후</translation>
    </message>
    <message>
        <source>%1 before impact start</source>
        <translation>영향 시작 %1 전</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>kind and stage of an event</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>spoken: what, when</comment>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>%1. %2. %3.</source>
        <comment>spoken: what, text, when</comment>
        <translation>%1. %2. %3.</translation>
    </message>
    <message>
        <source>Impact</source>
        <comment>kind of event</comment>
        <translation>영향</translation>
    </message>
    <message>
        <source>Trigger</source>
        <comment>kind of event</comment>
        <translation>촉발 요인</translation>
    </message>
    <message>
        <source>Detection</source>
        <comment>kind of event</comment>
        <translation>감지</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <comment>kind of event</comment>
        <translation>원인 분석</translation>
    </message>
    <message>
        <source>Remediation</source>
        <comment>kind of event</comment>
        <translation>조치</translation>
    </message>
    <message>
        <source>Recovery</source>
        <comment>kind of event: a turn for the better</comment>
        <translation>정상화</translation>
    </message>
    <message>
        <source>Status update</source>
        <comment>kind of event</comment>
        <translation>상태 업데이트</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <comment>kind of event</comment>
        <translation>점검</translation>
    </message>
    <message>
        <source>Follow-up</source>
        <comment>kind of event</comment>
        <translation>후속 조치</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>kind of event</comment>
        <translation>메모</translation>
    </message>
    <message>
        <source>Investigating</source>
        <comment>stage of an update</comment>
        <translation>조사 중</translation>
    </message>
    <message>
        <source>Identified</source>
        <comment>stage of an update</comment>
        <translation>원인 파악됨</translation>
    </message>
    <message>
        <source>Monitoring</source>
        <comment>stage of an update</comment>
        <translation>모니터링 중</translation>
    </message>
    <message>
        <source>Resolved</source>
        <comment>stage of an update</comment>
        <translation>해결됨</translation>
    </message>
    <message>
        <source>Postmortem</source>
        <comment>stage of an update</comment>
        <translation>포스트모템</translation>
    </message>
    <message>
        <source>Scheduled</source>
        <comment>stage of an update</comment>
        <translation>예정됨</translation>
    </message>
    <message>
        <source>In progress</source>
        <comment>stage of an update</comment>
        <translation>진행 중</translation>
    </message>
    <message>
        <source>Verifying</source>
        <comment>stage of an update</comment>
        <translation>확인 중</translation>
    </message>
    <message>
        <source>Completed</source>
        <comment>stage of an update</comment>
        <translation>완료됨</translation>
    </message>
    <message>
        <source>Update</source>
        <comment>stage of an update</comment>
        <translation>업데이트</translation>
    </message>
    <message>
        <source>Impact windows</source>
        <comment>lane</comment>
        <translation>영향 구간</translation>
    </message>
    <message>
        <source>Causes and detection</source>
        <comment>lane</comment>
        <translation>원인과 감지</translation>
    </message>
    <message>
        <source>Remediation steps</source>
        <comment>lane</comment>
        <translation>조치 단계</translation>
    </message>
    <message>
        <source>Status updates</source>
        <comment>lane</comment>
        <translation>상태 업데이트</translation>
    </message>
    <message>
        <source>Follow-up actions</source>
        <comment>lane</comment>
        <translation>후속 조치</translation>
    </message>
    <message>
        <source>Not stated</source>
        <comment>status or severity</comment>
        <translation>미기재</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <comment>status of an incident</comment>
        <translation>취소됨</translation>
    </message>
    <message>
        <source>Critical</source>
        <comment>severity</comment>
        <translation>심각</translation>
    </message>
    <message>
        <source>Major</source>
        <comment>severity</comment>
        <translation>높음</translation>
    </message>
    <message>
        <source>Minor</source>
        <comment>severity</comment>
        <translation>낮음</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <comment>severity</comment>
        <translation>점검</translation>
    </message>
    <message>
        <source>None</source>
        <comment>severity</comment>
        <translation>없음</translation>
    </message>
    <message>
        <source>to the second</source>
        <comment>precision of a time</comment>
        <translation>초 단위</translation>
    </message>
    <message>
        <source>to the minute</source>
        <comment>precision of a time</comment>
        <translation>분 단위</translation>
    </message>
    <message>
        <source>to the hour</source>
        <comment>precision of a time</comment>
        <translation>시 단위</translation>
    </message>
    <message>
        <source>to the day</source>
        <comment>precision of a time</comment>
        <translation>일 단위</translation>
    </message>
    <message>
        <source>to the month</source>
        <comment>precision of a time</comment>
        <translation>월 단위</translation>
    </message>
    <message>
        <source>to the year</source>
        <comment>precision of a time</comment>
        <translation>연 단위</translation>
    </message>
    <message>
        <source>stated</source>
        <comment>how a time was come by: the source says it</comment>
        <translation>기재됨</translation>
    </message>
    <message>
        <source>derived</source>
        <comment>how a time was come by: computed from what the source says</comment>
        <translation>계산됨</translation>
    </message>
    <message>
        <source>assumed</source>
        <comment>how a time was come by: a missing part was filled in</comment>
        <translation>가정됨</translation>
    </message>
    <message>
        <source>Dated</source>
        <comment>what became of a line</comment>
        <translation>시각 있음</translation>
    </message>
    <message>
        <source>Relative</source>
        <comment>what became of a line: dated by another event</comment>
        <translation>상대 시각</translation>
    </message>
    <message>
        <source>Without a time</source>
        <comment>what became of a line</comment>
        <translation>시각 없음</translation>
    </message>
    <message>
        <source>Context</source>
        <comment>what became of a line: gave a date, zone or title to others</comment>
        <translation>문맥</translation>
    </message>
    <message>
        <source>Text</source>
        <comment>what became of a line</comment>
        <translation>본문</translation>
    </message>
    <message>
        <source>Skipped</source>
        <comment>what became of a line</comment>
        <translation>건너뜀</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <comment>a place in a file</comment>
        <translation>%1, %2번째 줄</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>column</comment>
        <translation>시각</translation>
    </message>
    <message>
        <source>Length</source>
        <comment>column: how long</comment>
        <translation>길이</translation>
    </message>
    <message>
        <source>Lane</source>
        <comment>column</comment>
        <translation>레인</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>column</comment>
        <translation>종류</translation>
    </message>
    <message>
        <source>Text</source>
        <comment>column</comment>
        <translation>본문</translation>
    </message>
    <message>
        <source>Certainty</source>
        <comment>column</comment>
        <translation>확실성</translation>
    </message>
    <message>
        <source>Components</source>
        <comment>column</comment>
        <translation>구성 요소</translation>
    </message>
    <message>
        <source>Author</source>
        <comment>column</comment>
        <translation>작성자</translation>
    </message>
    <message>
        <source>Source</source>
        <comment>column</comment>
        <translation>출처</translation>
    </message>
    <message>
        <source>Incident</source>
        <comment>column</comment>
        <translation>장애</translation>
    </message>
    <message>
        <source>Organization</source>
        <comment>column</comment>
        <translation>조직</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>column</comment>
        <translation>시작</translation>
    </message>
    <message>
        <source>Severity</source>
        <comment>column</comment>
        <translation>심각도</translation>
    </message>
    <message>
        <source>Status</source>
        <comment>column</comment>
        <translation>상태</translation>
    </message>
    <message>
        <source>Events</source>
        <comment>column</comment>
        <translation>이벤트</translation>
    </message>
    <message>
        <source>Id</source>
        <comment>column</comment>
        <translation>ID</translation>
    </message>
    <message>
        <source>What to look at</source>
        <comment>column</comment>
        <translation>살펴볼 내용</translation>
    </message>
    <message>
        <source>Weight</source>
        <comment>column: information, warning, error</comment>
        <translation>수준</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>column: where in the source</comment>
        <translation>위치</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a window of time, then its zone</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>a window of time without an end</comment>
        <translation>%1부터</translation>
    </message>
    <message>
        <source>until %1</source>
        <comment>a window of time without a start</comment>
        <translation>%1까지</translation>
    </message>
    <message>
        <source>as you said</source>
        <comment>where an assumed zone or year comes from</comment>
        <translation>지정하신 값</translation>
    </message>
    <message>
        <source>after the newest date in the record</source>
        <comment>where an assumed year comes from</comment>
        <translation>기록에서 가장 늦은 날짜 기준</translation>
    </message>
    <message>
        <source>after the file&apos;s last change</source>
        <comment>where an assumed year comes from</comment>
        <translation>파일의 마지막 수정일 기준</translation>
    </message>
    <message>
        <source>after today&apos;s date</source>
        <comment>where an assumed year comes from</comment>
        <translation>오늘 날짜 기준</translation>
    </message>
    <message>
        <source>because the text is Korean</source>
        <comment>where an assumed zone comes from</comment>
        <translation>한국어 글이므로</translation>
    </message>
    <message>
        <source>from the place in which the text stands</source>
        <comment>where an assumed date comes from</comment>
        <translation>글이 놓인 자리 기준</translation>
    </message>
    <message>
        <source>by default</source>
        <comment>where an assumed zone or year comes from</comment>
        <translation>기본값</translation>
    </message>
    <message>
        <source>The record names no time zone here; %1 is assumed, %2.</source>
        <translation>기록의 이 부분에 시간대가 없습니다. 가정한 시간대: %1 (%2).</translation>
    </message>
    <message>
        <source>The record names no year here; %1 is assumed, %2.</source>
        <translation>기록의 이 부분에 연도가 없습니다. 가정한 연도: %1 (%2).</translation>
    </message>
    <message>
        <source>The record names no date here; %1 is assumed, %2.</source>
        <translation>기록의 이 부분에 날짜가 없습니다. 가정한 날짜: %1 (%2).</translation>
    </message>
    <message>
        <source>broken JSON: the text ends before it is complete</source>
        <translation>잘못된 JSON: 글이 끝나기 전에 잘렸음</translation>
    </message>
    <message>
        <source>broken JSON: a string is not valid (%1)</source>
        <translation>잘못된 JSON: 올바르지 않은 문자열 (%1)</translation>
    </message>
    <message>
        <source>broken JSON: a number is not valid (%1)</source>
        <translation>잘못된 JSON: 올바르지 않은 수 (%1)</translation>
    </message>
    <message>
        <source>broken JSON: %1 does not belong here</source>
        <translation>잘못된 JSON: 이 자리에 올 수 없는 것 (%1)</translation>
    </message>
    <message>
        <source>no incident was found in it; it is a JSON object with %1</source>
        <translation>장애 기록을 찾을 수 없음, 다음을 담은 JSON 객체임: %1</translation>
    </message>
    <message>
        <source>no incident was found in it; it is a JSON array</source>
        <translation>장애 기록을 찾을 수 없음, JSON 배열임</translation>
    </message>
    <message>
        <source>no incident was found in it; it is JSON without content</source>
        <translation>장애 기록을 찾을 수 없음, 내용이 없는 JSON임</translation>
    </message>
    <message>
        <source>no incident was found in it; it is a single JSON value</source>
        <translation>장애 기록을 찾을 수 없음, JSON 값 하나뿐임</translation>
    </message>
    <message>
        <source>no incident was found in it; it is a web page</source>
        <translation>장애 기록을 찾을 수 없음, 웹 페이지임</translation>
    </message>
    <message>
        <source>no incident was found in it; it is XML of another kind</source>
        <translation>장애 기록을 찾을 수 없음, 다른 종류의 XML임</translation>
    </message>
    <message>
        <source>arrays and objects stand in each other more than %1 deep</source>
        <translation>배열과 객체가 %1단계보다 깊이 겹쳐 있음</translation>
    </message>
    <message>
        <source>more than %1 values are wrong; the others are not listed</source>
        <translation>잘못된 값이 %1개보다 많음, 나머지는 나열하지 않음</translation>
    </message>
    <message>
        <source>Chronolane document</source>
        <comment>form</comment>
        <translation>Chronolane 문서</translation>
    </message>
    <message>
        <source>AWS Health events (JSON)</source>
        <comment>form</comment>
        <translation>AWS Health 이벤트(JSON)</translation>
    </message>
    <message>
        <source>AWS status history (JSON)</source>
        <comment>form</comment>
        <translation>AWS 상태 이력(JSON)</translation>
    </message>
    <message>
        <source>Calendar of maintenance</source>
        <comment>form</comment>
        <translation>점검 일정 캘린더</translation>
    </message>
    <message>
        <source>Feed (RSS or Atom)</source>
        <comment>form</comment>
        <translation>피드(RSS 또는 Atom)</translation>
    </message>
    <message>
        <source>Page with front matter</source>
        <comment>form</comment>
        <translation>프런트 매터가 있는 페이지</translation>
    </message>
    <message>
        <source>Google Cloud incidents (JSON)</source>
        <comment>form</comment>
        <translation>Google Cloud 장애 목록(JSON)</translation>
    </message>
    <message>
        <source>incident.io export (JSON)</source>
        <comment>form</comment>
        <translation>incident.io 내보내기 파일(JSON)</translation>
    </message>
    <message>
        <source>Incident record (JSON)</source>
        <comment>form</comment>
        <translation>장애 기록(JSON)</translation>
    </message>
    <message>
        <source>JSON records</source>
        <comment>form</comment>
        <translation>JSON 레코드</translation>
    </message>
    <message>
        <source>PagerDuty export (JSON)</source>
        <comment>form</comment>
        <translation>PagerDuty 내보내기 파일(JSON)</translation>
    </message>
    <message>
        <source>Postmortem</source>
        <comment>form</comment>
        <translation>포스트모템</translation>
    </message>
    <message>
        <source>Slack channel export</source>
        <comment>form</comment>
        <translation>Slack 채널 내보내기 파일</translation>
    </message>
    <message>
        <source>Slack status history (JSON)</source>
        <comment>form</comment>
        <translation>Slack 상태 이력(JSON)</translation>
    </message>
    <message>
        <source>Status page text</source>
        <comment>form</comment>
        <translation>상태 페이지 글</translation>
    </message>
    <message>
        <source>Status.io export (JSON)</source>
        <comment>form</comment>
        <translation>Status.io 내보내기 파일(JSON)</translation>
    </message>
    <message>
        <source>Statuspage API (JSON)</source>
        <comment>form</comment>
        <translation>Statuspage API 응답(JSON)</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>form</comment>
        <translation>표</translation>
    </message>
    <message>
        <source>Yandex Cloud incidents (JSON)</source>
        <comment>form</comment>
        <translation>Yandex Cloud 장애 목록(JSON)</translation>
    </message>
    <message>
        <source>nothing is written there</source>
        <comment>reason</comment>
        <translation>내용이 비어 있음</translation>
    </message>
    <message>
        <source>page furniture</source>
        <comment>reason</comment>
        <translation>페이지 장식 글</translation>
    </message>
    <message>
        <source>broken JSON</source>
        <comment>reason</comment>
        <translation>깨진 JSON</translation>
    </message>
    <message>
        <source>a notice of the chat itself</source>
        <comment>reason</comment>
        <translation>채팅 프로그램의 알림</translation>
    </message>
    <message>
        <source>code or output of a program</source>
        <comment>reason</comment>
        <translation>프로그램 코드 또는 출력</translation>
    </message>
    <message>
        <source>an empty row</source>
        <comment>reason</comment>
        <translation>빈 행</translation>
    </message>
    <message>
        <source>a field that the timeline does not use</source>
        <comment>reason</comment>
        <translation>타임라인에 쓰이지 않는 필드</translation>
    </message>
    <message>
        <source>no calendar begins in it</source>
        <comment>reason</comment>
        <translation>캘린더의 시작이 없음</translation>
    </message>
    <message>
        <source>a line is no property of a calendar</source>
        <comment>reason</comment>
        <translation>캘린더 속성이 아닌 줄이 있음</translation>
    </message>
    <message>
        <source>the header has no such column</source>
        <comment>reason</comment>
        <translation>머리글에 없는 열</translation>
    </message>
    <message>
        <source>no time is stated</source>
        <comment>reason</comment>
        <translation>시각이 적혀 있지 않음</translation>
    </message>
    <message>
        <source>a figure without a unit</source>
        <comment>reason</comment>
        <translation>단위가 없는 수치</translation>
    </message>
    <message>
        <source>nothing is told there</source>
        <comment>reason</comment>
        <translation>읽을 내용이 없음</translation>
    </message>
    <message>
        <source>only tells who was notified</source>
        <comment>reason</comment>
        <translation>알림을 받은 사람만 적혀 있음</translation>
    </message>
    <message>
        <source>repetitions are not unfolded</source>
        <comment>reason</comment>
        <translation>반복 일정은 펼치지 않음</translation>
    </message>
    <message>
        <source>the same is said elsewhere</source>
        <comment>reason</comment>
        <translation>다른 곳에 같은 내용이 있음</translation>
    </message>
    <message>
        <source>a newer version replaces it</source>
        <comment>reason</comment>
        <translation>더 새로운 버전으로 대체됨</translation>
    </message>
    <message>
        <source>a component is never closed</source>
        <comment>reason</comment>
        <translation>닫히지 않은 구성 요소가 있음</translation>
    </message>
    <message>
        <source>a quotation mark is never closed</source>
        <comment>reason</comment>
        <translation>닫히지 않은 따옴표가 있음</translation>
    </message>
    <message>
        <source>the rows differ in their number of cells</source>
        <comment>reason</comment>
        <translation>행마다 칸 수가 다름</translation>
    </message>
    <message>
        <source>the time is not known</source>
        <comment>reason</comment>
        <translation>시각을 알 수 없음</translation>
    </message>
    <message>
        <source>a date for what follows</source>
        <comment>read as</comment>
        <translation>뒤따르는 내용의 날짜</translation>
    </message>
    <message>
        <source>a length of time</source>
        <comment>read as</comment>
        <translation>시간 길이</translation>
    </message>
    <message>
        <source>a field of the record</source>
        <comment>read as</comment>
        <translation>기록의 항목</translation>
    </message>
    <message>
        <source>a planned action</source>
        <comment>read as</comment>
        <translation>예정된 조치</translation>
    </message>
    <message>
        <source>a window of impact</source>
        <comment>read as</comment>
        <translation>영향 구간</translation>
    </message>
    <message>
        <source>the heading of a section</source>
        <comment>read as</comment>
        <translation>절의 제목</translation>
    </message>
    <message>
        <source>the stage of an update</source>
        <comment>read as</comment>
        <translation>업데이트의 단계</translation>
    </message>
    <message>
        <source>a part of a step</source>
        <comment>read as</comment>
        <translation>단계의 일부</translation>
    </message>
    <message>
        <source>the header of a table</source>
        <comment>read as</comment>
        <translation>표의 머리글</translation>
    </message>
    <message>
        <source>the title</source>
        <comment>read as</comment>
        <translation>제목</translation>
    </message>
    <message>
        <source>a part of an update</source>
        <comment>read as</comment>
        <translation>업데이트의 일부</translation>
    </message>
    <message>
        <source>a time zone for what follows</source>
        <comment>read as</comment>
        <translation>뒤따르는 내용의 시간대</translation>
    </message>
    <message>
        <source>no incident was found in it; it is JSON Lines of objects with %1</source>
        <translation>장애 기록을 찾을 수 없음, 다음을 담은 객체가 줄마다 있는 JSON Lines임: %1</translation>
    </message>
    <message>
        <source>only its first repetitions are shown</source>
        <comment>reason</comment>
        <translation>처음 몇 번의 반복만 표시됨</translation>
    </message>
    <message>
        <source>no incident was found in it; it is a text without times or steps, such as a template</source>
        <translation>장애 기록을 찾을 수 없음, 서식처럼 시각이나 단계가 없는 글임</translation>
    </message>
    <message>
        <source>no incident was found in it; it is a feed without entries</source>
        <translation>장애 기록을 찾을 수 없음, 항목이 없는 피드임</translation>
    </message>
    <message>
        <source>no incident was found in it; it is a calendar without events</source>
        <translation>장애 기록을 찾을 수 없음, 일정이 없는 캘린더임</translation>
    </message>
    <message>
        <source>no incident was found in it; it is a table without rows</source>
        <translation>장애 기록을 찾을 수 없음, 행이 없는 표임</translation>
    </message>
    <message>
        <source>no incident was found in it; it is a channel without messages</source>
        <translation>장애 기록을 찾을 수 없음, 메시지가 없는 채널임</translation>
    </message>
    <message>
        <source>no incident was found in it; it is the state of a monitored site, whose incidents are the issues of its repository</source>
        <translation>장애 기록을 찾을 수 없음, 감시 중인 사이트의 상태임(장애 기록은 저장소의 이슈에 있음)</translation>
    </message>
    <message>
        <source>the date is missing</source>
        <comment>reason</comment>
        <translation>날짜가 없음</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>severity</comment>
        <translation>보통</translation>
    </message>
    <message>
        <source>Low</source>
        <comment>severity</comment>
        <translation>낮음</translation>
    </message>
</context>
<context>
    <name>chronolane::EventTablePane</name>
    <message numerus="yes">
        <source>%1, %n hidden</source>
        <comment>events in the table</comment>
        <translation>
            <numerusform>%1, %n개 숨김</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all lanes</source>
        <translation>모든 레인 보이기</translation>
    </message>
    <message>
        <source>Search events</source>
        <translation>이벤트 검색</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>레인</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>이벤트</translation>
    </message>
    <message>
        <source>%1 · order of the source</source>
        <comment>events in the table</comment>
        <translation>%1 · 출처 순서</translation>
    </message>
</context>
<context>
    <name>chronolane::EvidencePane</name>
    <message>
        <source>Places in the source</source>
        <translation>출처의 위치</translation>
    </message>
    <message>
        <source>Text of the source</source>
        <translation>출처의 글</translation>
    </message>
    <message>
        <source>The text of this source is not at hand, or its file has changed since it was read.</source>
        <translation>이 출처의 글이 없거나, 읽은 뒤에 파일이 바뀌었습니다.</translation>
    </message>
</context>
<context>
    <name>chronolane::ExportDialog</name>
    <message>
        <source>Title</source>
        <translation>제목</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>범례</translation>
    </message>
    <message>
        <source>Zone and sources</source>
        <translation>시간대와 출처</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>내보내기…</translation>
    </message>
    <message>
        <source>Own size</source>
        <translation>직접 지정</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme of the picture</comment>
        <translation>라이트</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme of the picture</comment>
        <translation>다크</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme of the picture</comment>
        <translation>고대비</translation>
    </message>
    <message>
        <source>Print</source>
        <comment>theme of the picture</comment>
        <translation>인쇄용</translation>
    </message>
    <message>
        <source>Core of the incident</source>
        <translation>장애 핵심 구간</translation>
    </message>
    <message>
        <source>Whole record</source>
        <translation>전체 기록</translation>
    </message>
    <message>
        <source>What the window shows</source>
        <translation>창에 보이는 구간</translation>
    </message>
    <message>
        <source>Format:</source>
        <translation>형식:</translation>
    </message>
    <message>
        <source>Time:</source>
        <translation>구간:</translation>
    </message>
    <message>
        <source>Made for:</source>
        <translation>용도:</translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>크기:</translation>
    </message>
    <message>
        <source>Scale:</source>
        <translation>배율:</translation>
    </message>
    <message>
        <source>Theme:</source>
        <translation>테마:</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>언어:</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>표시:</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>내보내기</translation>
    </message>
    <message>
        <source>Table of the events (CSV)</source>
        <translation>이벤트 표(CSV)</translation>
    </message>
    <message>
        <source>Table of the events (Markdown)</source>
        <translation>이벤트 표(Markdown)</translation>
    </message>
    <message>
        <source>Calendar of the windows (iCalendar)</source>
        <translation>구간 캘린더(iCalendar)</translation>
    </message>
    <message>
        <source>Marked as a draft</source>
        <translation>초안 표시</translation>
    </message>
    <message>
        <source>Drag the picture into another program</source>
        <translation>그림을 다른 프로그램으로 끌어다 놓을 수 있습니다</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>미리 보기</translation>
    </message>
    <message>
        <source>Pages:</source>
        <translation>쪽수:</translation>
    </message>
    <message>
        <source>Numbered notes</source>
        <translation>번호 주석</translation>
    </message>
    <message>
        <source>Measured range</source>
        <translation>잰 구간</translation>
    </message>
    <message>
        <source>Selected events</source>
        <translation>선택한 이벤트</translation>
    </message>
    <message>
        <source>Times in %1</source>
        <comment>in a second time zone</comment>
        <translation>%1 시각도 표시</translation>
    </message>
    <message>
        <source>Times in a second zone</source>
        <translation>두 번째 시간대의 시각</translation>
    </message>
    <message>
        <source>View ▸ Second time zone chooses it</source>
        <translation>보기 ▸ 두 번째 시간대에서 고릅니다</translation>
    </message>
    <message>
        <source>Figures and their definitions</source>
        <translation>지표와 그 정의</translation>
    </message>
    <message>
        <source>Time of T0</source>
        <translation>기준 시각(T0)</translation>
    </message>
    <message>
        <source>Where the times since T0 are shown</source>
        <translation>기준 시각부터의 상대 시간을 표시할 때</translation>
    </message>
    <message>
        <source>Roles instead of people&apos;s names</source>
        <translation>사람 이름 대신 역할 표시</translation>
    </message>
    <message>
        <source>As text</source>
        <comment>text of an SVG</comment>
        <translation>텍스트로</translation>
    </message>
    <message>
        <source>As outlines</source>
        <comment>text of an SVG</comment>
        <translation>윤곽선으로</translation>
    </message>
    <message>
        <source>Text can be searched and changed; outlines look the same in every program</source>
        <translation>텍스트는 검색하고 고칠 수 있고, 윤곽선은 어느 프로그램에서나 같게 보입니다</translation>
    </message>
    <message>
        <source>Text of an SVG:</source>
        <translation>SVG 텍스트:</translation>
    </message>
    <message>
        <source>People:</source>
        <translation>사람:</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, %3 an inch</source>
        <translation>%1 × %2픽셀, 인치당 %3픽셀</translation>
    </message>
    <message>
        <source>Page s&amp;hown:</source>
        <translation>보이는 쪽(&amp;H):</translation>
    </message>
</context>
<context>
    <name>chronolane::ExportPreset</name>
    <message>
        <source>Slide 16:9</source>
        <translation>슬라이드 16:9</translation>
    </message>
    <message>
        <source>Document column</source>
        <translation>문서 단</translation>
    </message>
    <message>
        <source>A4 landscape</source>
        <translation>A4 가로</translation>
    </message>
    <message>
        <source>Letter landscape</source>
        <translation>레터 가로</translation>
    </message>
    <message>
        <source>Poster</source>
        <translation>포스터</translation>
    </message>
    <message>
        <source>Thumbnail</source>
        <translation>섬네일</translation>
    </message>
</context>
<context>
    <name>chronolane::FilterBar</name>
    <message numerus="yes">
        <source>%1, %n hidden</source>
        <comment>events in the table</comment>
        <translation>
            <numerusform>%1, %n개 숨김</numerusform>
        </translation>
    </message>
    <message>
        <source>Take this filter away</source>
        <translation>이 필터 제거</translation>
    </message>
    <message>
        <source>Lane</source>
        <translation>레인</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>Not before</source>
        <translation>이 시각 이후</translation>
    </message>
    <message>
        <source>Words, lane:  source:  stage:  after:17:14  before:</source>
        <translation>단어, 레인:  출처:  단계:  이후:17:14  이전:</translation>
    </message>
    <message>
        <source>Filter events</source>
        <translation>이벤트 필터</translation>
    </message>
    <message>
        <source>Only events that say all of this are shown. What is hidden is counted beside it.</source>
        <translation>여기에 모두 맞는 이벤트만 보입니다. 숨긴 개수는 옆에 표시됩니다.</translation>
    </message>
    <message>
        <source>Add a filter</source>
        <translation>필터 추가</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>필터 지우기</translation>
    </message>
    <message>
        <source>Clear the filter and close the bar</source>
        <translation>필터를 지우고 막대를 닫습니다</translation>
    </message>
</context>
<context>
    <name>chronolane::IncidentChart</name>
    <message>
        <source>days</source>
        <translation>일</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>분</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>title of an axis: a figure and its unit</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n incident(s) do not state both figures</source>
        <translation>
            <numerusform>두 값이 모두 적혀 있지 않은 장애 %n건</numerusform>
        </translation>
    </message>
    <message>
        <source>dots close together are drawn as one</source>
        <translation>가까운 점은 하나로 그림</translation>
    </message>
    <message>
        <source>Incidents by impact time and time to the first update</source>
        <translation>영향 시간과 최초 공지까지 걸린 시간으로 본 장애</translation>
    </message>
    <message>
        <source>No incident is open.</source>
        <translation>열린 장애가 없습니다.</translation>
    </message>
    <message>
        <source>None of the open incidents states both how long users were hurt and when they were first told.</source>
        <translation>열린 장애 가운데 영향 시간과 첫 공지 시각이 모두 적힌 것이 없습니다.</translation>
    </message>
</context>
<context>
    <name>chronolane::IncidentDesk</name>
    <message numerus="yes">
        <source>%n event(s) hidden by the filter; none is left to show.</source>
        <translation>
            <numerusform>필터가 이벤트 %n개를 모두 숨기고 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>필터 지우기</translation>
    </message>
    <message>
        <source>This record states no events.</source>
        <translation>이 기록에는 이벤트가 적혀 있지 않습니다.</translation>
    </message>
</context>
<context>
    <name>chronolane::IncidentListPane</name>
    <message>
        <source>Order of the source</source>
        <translation>출처 순서</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>최신순</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>오래된 순</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>제목순</translation>
    </message>
    <message>
        <source>By organization</source>
        <translation>조직순</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n hidden</source>
        <comment>incidents in the list</comment>
        <translation>
            <numerusform>%1, %n건 숨김</numerusform>
        </translation>
    </message>
    <message>
        <source>Search incidents</source>
        <translation>장애 검색</translation>
    </message>
    <message>
        <source>Order of the incidents</source>
        <translation>장애 정렬 순서</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>장애</translation>
    </message>
</context>
<context>
    <name>chronolane::IncidentWording</name>
    <message>
        <source>approximate</source>
        <translation>대략</translation>
    </message>
    <message>
        <source>end not stated</source>
        <translation>종료 미기재</translation>
    </message>
    <message>
        <source>no time given</source>
        <translation>시각 미기재</translation>
    </message>
    <message>
        <source>another telling</source>
        <translation>다른 서술</translation>
    </message>
    <message>
        <source>sums up the windows inside it</source>
        <translation>안의 구간을 아우름</translation>
    </message>
    <message>
        <source>several events (their number)</source>
        <translation>여러 이벤트 (개수)</translation>
    </message>
    <message>
        <source>time left out, not to scale</source>
        <translation>생략된 시간, 축척 아님</translation>
    </message>
    <message>
        <source>time in which users were hurt</source>
        <translation>사용자가 영향받은 시간</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>범례</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>%1 (not to scale)</source>
        <comment>label of a gap in the axis; its length</comment>
        <translation>%1 (축척 아님)</translation>
    </message>
    <message numerus="yes">
        <source>No time given (%n)</source>
        <comment>heading of a tray</comment>
        <translation>
            <numerusform>시각 미기재 (%n개)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n more</source>
        <comment>entries that had no room</comment>
        <translation>
            <numerusform>외 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Severity: %1</source>
        <translation>심각도: %1</translation>
    </message>
    <message>
        <source>Status: %1</source>
        <translation>상태: %1</translation>
    </message>
    <message>
        <source>Impact: %1</source>
        <comment>total length of the impact windows</comment>
        <translation>영향: %1</translation>
    </message>
    <message>
        <source>Times in %1</source>
        <translation>시간대: %1</translation>
    </message>
    <message>
        <source>d</source>
        <comment>format of a day in a month</comment>
        <translation>d일</translation>
    </message>
    <message>
        <source>MMM</source>
        <comment>format of a month in a year</comment>
        <translation>M월</translation>
    </message>
    <message>
        <source>yyyy</source>
        <comment>format of a year</comment>
        <translation>yyyy년</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <comment>format of a month</comment>
        <translation>yyyy년 M월</translation>
    </message>
    <message>
        <source>ddd, MMM d, yyyy</source>
        <comment>format of a day</comment>
        <translation>yyyy년 M월 d일 (ddd)</translation>
    </message>
    <message>
        <source>~%1</source>
        <comment>about that time</comment>
        <translation>약 %1</translation>
    </message>
    <message>
        <source>%1–?</source>
        <comment>a span whose end is not stated</comment>
        <translation>%1~?</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>a span of time, short</comment>
        <translation>%1~%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>kind of event and its number: Impact 1</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 +%2 d</source>
        <comment>a clock time whose date is so many days later</comment>
        <translation>%1 +%2일</translation>
    </message>
    <message>
        <source>%1 −%2 d</source>
        <comment>a clock time whose date is so many days earlier</comment>
        <translation>%1 −%2일</translation>
    </message>
    <message>
        <source>MMM d</source>
        <comment>format of a day without its year</comment>
        <translation>M월 d일</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a day and the time of it</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Times in %1, later %2</source>
        <comment>a zone before and after a change of its clocks</comment>
        <translation>시간대: %1, 이후 %2</translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>heading of the numbered notes below a picture</comment>
        <translation>주석</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) outside of this time</source>
        <comment>footer of a picture</comment>
        <translation>
            <numerusform>이 시간 밖의 이벤트 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) left out</source>
        <comment>footer of a picture; filtered or not selected</comment>
        <translation>
            <numerusform>제외한 이벤트 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) without words for lack of room</source>
        <comment>footer of a picture</comment>
        <translation>
            <numerusform>자리가 모자라 내용을 적지 못한 이벤트 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) left out for lack of room</source>
        <comment>footer of a picture</comment>
        <translation>
            <numerusform>자리가 모자라 뺀 지표 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>T0 = %1</source>
        <comment>the instant from which the T+ row counts</comment>
        <translation>기준 시각(T0) = %1</translation>
    </message>
    <message>
        <source>No time is stated for any of these steps</source>
        <comment>in place of a picture&apos;s axis</comment>
        <translation>이 단계들의 시각은 기록에 적혀 있지 않습니다</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) not shown for lack of room</source>
        <comment>footer of a picture</comment>
        <translation>
            <numerusform>자리가 모자라 보이지 않는 이벤트 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>~%1</source>
        <comment>about that length</comment>
        <translation>약 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) with words cut off for lack of room</source>
        <comment>footer of a picture</comment>
        <translation>
            <numerusform>자리가 모자라 내용이 잘린 이벤트 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>time known no more exactly</source>
        <comment>legend, of a bar above a mark</comment>
        <translation>더 정확히 알려지지 않은 시각</translation>
    </message>
    <message>
        <source>how many events there are</source>
        <comment>legend, of a histogram</comment>
        <translation>이벤트 수</translation>
    </message>
</context>
<context>
    <name>chronolane::JoinBar</name>
    <message>
        <source>&amp;Join them</source>
        <comment>incidents</comment>
        <translation>합치기(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Not the same</source>
        <translation>서로 다른 장애(&amp;N)</translation>
    </message>
    <message>
        <source>Proposal to join incidents</source>
        <translation>장애 합치기 제안</translation>
    </message>
</context>
<context>
    <name>chronolane::JoinDialog</name>
    <message>
        <source>Join incidents</source>
        <translation>장애 합치기</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>장애</translation>
    </message>
    <message>
        <source>Choose the incidents that are one. The first of them in the list keeps its name; every event keeps its source.</source>
        <translation>같은 장애를 모두 고르세요. 목록에서 맨 앞에 있는 장애의 이름이 남고, 이벤트마다 출처가 유지됩니다.</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>합치기</translation>
    </message>
</context>
<context>
    <name>chronolane::JoinWording</name>
    <message>
        <source>%1 may be one incident: %2, and %3.</source>
        <comment>incidents; why: organization; why: times</comment>
        <translation>같은 장애일 수 있습니다: %1. %2. %3.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>an incident</comment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <comment>an incident and the source that tells of it</comment>
        <translation>“%1”(%2)</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last of several incidents</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>several incidents</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>their titles are the same</source>
        <translation>제목이 같습니다</translation>
    </message>
    <message>
        <source>they tell of %1</source>
        <comment>an organization</comment>
        <translation>조직: %1</translation>
    </message>
    <message>
        <source>their times fit</source>
        <translation>시각이 서로 맞습니다</translation>
    </message>
    <message>
        <source>their times overlap (%1 %2)</source>
        <comment>a span of time and its zone</comment>
        <translation>시각이 겹칩니다(%1 %2)</translation>
    </message>
</context>
<context>
    <name>chronolane::KeysDialog</name>
    <message>
        <source>&amp;Set this key</source>
        <translation>이 키로 설정(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Usual keys</source>
        <translation>기본 키(&amp;U)</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>키 바꾸기</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>작업</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>새 키</translation>
    </message>
    <message>
        <source>Choose an action, click into the field and press the new key.</source>
        <translation>작업을 고르고 입력란을 누른 다음 새 키를 누르세요.</translation>
    </message>
    <message>
        <source>This action has that key already.</source>
        <translation>이 작업은 이미 그 키를 씁니다.</translation>
    </message>
    <message>
        <source>%1 already belongs to “%2”, which will lose it.</source>
        <translation>%1 키는 이미 “%2”에 쓰이며, 설정하면 그쪽에서 빠집니다.</translation>
    </message>
</context>
<context>
    <name>chronolane::LanesDialog</name>
    <message>
        <source>Move &amp;up</source>
        <translation>위로(&amp;U)</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>아래로(&amp;D)</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>레인</translation>
    </message>
    <message>
        <source>&amp;Group by</source>
        <translation>묶는 기준(&amp;G)</translation>
    </message>
</context>
<context>
    <name>chronolane::MainWindow</name>
    <message>
        <source>Change zone</source>
        <translation>시간대 변경</translation>
    </message>
    <message>
        <source>Chronolane</source>
        <translation>Chronolane</translation>
    </message>
    <message>
        <source>%1[*] – Chronolane</source>
        <translation>%1[*] – Chronolane</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>장애</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>상세</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>이벤트</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>지표</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>차트</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>지적 사항</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Open incident records</source>
        <translation>장애 기록 열기</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>다른 이름으로 저장</translation>
    </message>
    <message>
        <source>Chronolane documents (*.json);;All files (*)</source>
        <translation>Chronolane 문서 (*.json);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Not saved: %1 (%2)</source>
        <translation>저장하지 못함: %1 (%2)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>저장함: %1</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>저장하지 않은 변경 사항</translation>
    </message>
    <message>
        <source>There are changes that are not saved. Save them as a document?</source>
        <translation>저장하지 않은 변경 사항이 있습니다. 문서로 저장할까요?</translation>
    </message>
    <message>
        <source>Not exported: %1 (%2)</source>
        <translation>내보내지 못함: %1 (%2)</translation>
    </message>
    <message>
        <source>Exported: %1</source>
        <translation>내보냄: %1</translation>
    </message>
    <message>
        <source>Copied the view as an image</source>
        <translation>보이는 구간을 이미지로 복사했습니다</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>아직 파일이 없습니다</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>목록 지우기</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place in a file and what is wrong there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Reading %1 (%2 of %3)</source>
        <translation>읽는 중: %1 (%3개 중 %2번째)</translation>
    </message>
    <message>
        <source>Zone: %1</source>
        <translation>시간대: %1</translation>
    </message>
    <message>
        <source>Set T0</source>
        <translation>기준 시각 지정</translation>
    </message>
    <message>
        <source>Reset T0</source>
        <translation>기준 시각 초기화</translation>
    </message>
    <message>
        <source>About Chronolane</source>
        <translation>Chronolane 정보</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Chronolane %1&lt;/h3&gt;&lt;p&gt;Incident timelines that say only what the record says.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Chronolane %1&lt;/h3&gt;&lt;p&gt;기록에 적힌 것만 말하는 장애 타임라인입니다.&lt;/p&gt;&lt;p&gt;GNU 일반 공중 사용 허가서 버전 3 또는 그 이후 버전을 따르는 자유 소프트웨어입니다.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>The text is too long to be read while it is edited.</source>
        <translation>글이 길어서 편집하는 동안에는 읽지 않습니다.</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>붙여넣은 글</translation>
    </message>
    <message>
        <source>No incident was found in this text.</source>
        <translation>이 글에서 장애 기록을 찾을 수 없습니다.</translation>
    </message>
    <message>
        <source>Remove bookmark</source>
        <translation>북마크 제거</translation>
    </message>
    <message>
        <source>Add bookmark</source>
        <translation>북마크 추가</translation>
    </message>
    <message>
        <source>Bookmark removed</source>
        <translation>북마크를 제거했습니다</translation>
    </message>
    <message>
        <source>Bookmark added</source>
        <translation>북마크를 추가했습니다</translation>
    </message>
    <message>
        <source>Edit note</source>
        <translation>메모 편집</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>내보내기</translation>
    </message>
    <message numerus="yes">
        <source>Copied %n event(s) as a table</source>
        <translation>
            <numerusform>이벤트 %n개를 표로 복사했습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>The printer took nothing.</source>
        <translation>프린터가 아무것도 받지 않았습니다.</translation>
    </message>
    <message>
        <source>Reading report</source>
        <translation>읽기 보고서</translation>
    </message>
    <message>
        <source>This text cannot be read: %1</source>
        <comment>what is wrong with it</comment>
        <translation>이 텍스트를 읽을 수 없습니다: %1</translation>
    </message>
    <message>
        <source>Join incidents</source>
        <translation>장애 합치기</translation>
    </message>
    <message>
        <source>Use another telling</source>
        <translation>다른 기록 사용</translation>
    </message>
    <message>
        <source>Text size: %1 %</source>
        <translation>글자 크기: %1%</translation>
    </message>
    <message>
        <source>None</source>
        <comment>time zone</comment>
        <translation>없음</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>기타…</translation>
    </message>
    <message>
        <source>Open a folder of incident records</source>
        <translation>장애 기록 폴더 열기</translation>
    </message>
</context>
<context>
    <name>chronolane::MainWindowActions</name>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>키보드 단축키(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Chronolane</source>
        <translation>Chronolane 정보(&amp;A)</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Qt 정보(&amp;Q)</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>도구 모음</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>파일(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>열기(&amp;O)…</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>on the toolbar</comment>
        <translation>열기</translation>
    </message>
    <message>
        <source>&amp;Paste incident text…</source>
        <translation>장애 글 붙여넣기(&amp;P)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>최근 파일 열기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>다시 읽기(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>Save</source>
        <comment>on the toolbar</comment>
        <translation>저장</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>다른 이름으로 저장(&amp;A)…</translation>
    </message>
    <message>
        <source>Export</source>
        <comment>on the toolbar</comment>
        <translation>내보내기</translation>
    </message>
    <message>
        <source>&amp;Close all files</source>
        <translation>모든 파일 닫기(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>끝내기(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>편집(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>다시 실행(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy events</source>
        <translation>이벤트 복사(&amp;C)</translation>
    </message>
    <message>
        <source>Copy view as &amp;image</source>
        <translation>보이는 구간을 이미지로 복사(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Find events</source>
        <translation>이벤트 찾기(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>패널(&amp;P)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>확대(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>축소(&amp;O)</translation>
    </message>
    <message>
        <source>Fit the &amp;whole record</source>
        <translation>전체 기록 맞춤(&amp;W)</translation>
    </message>
    <message>
        <source>Fit all</source>
        <comment>on the toolbar</comment>
        <translation>전체 맞춤</translation>
    </message>
    <message>
        <source>Fit the &amp;core of the incident</source>
        <translation>장애 핵심 구간 맞춤(&amp;C)</translation>
    </message>
    <message>
        <source>Fit core</source>
        <comment>on the toolbar</comment>
        <translation>핵심 맞춤</translation>
    </message>
    <message>
        <source>Times since T0</source>
        <translation>기준 시각부터의 상대 시간</translation>
    </message>
    <message>
        <source>Leave long silences out</source>
        <translation>긴 공백 생략</translation>
    </message>
    <message>
        <source>Set &amp;T0 at the selected event</source>
        <translation>선택한 이벤트를 기준 시각으로 지정(&amp;T)</translation>
    </message>
    <message>
        <source>Reset T0</source>
        <translation>기준 시각 초기화</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>전체 화면(&amp;F)</translation>
    </message>
    <message>
        <source>Time &amp;zone</source>
        <translation>시간대(&amp;Z)</translation>
    </message>
    <message>
        <source>As the record &amp;states</source>
        <translation>기록에 적힌 대로(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;UTC</source>
        <translation>UTC(&amp;U)</translation>
    </message>
    <message>
        <source>Of this &amp;machine</source>
        <translation>이 컴퓨터의 시간대(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Other…</source>
        <translation>기타(&amp;O)…</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>테마(&amp;H)</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <comment>theme</comment>
        <translation>시스템 설정 따름(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <comment>theme</comment>
        <translation>라이트(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <comment>theme</comment>
        <translation>다크(&amp;D)</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <comment>theme</comment>
        <translation>고대비(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Next theme</source>
        <translation>다음 테마(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>언어(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Switch language</source>
        <translation>언어 바꾸기(&amp;S)</translation>
    </message>
    <message>
        <source>Reload</source>
        <comment>on the toolbar</comment>
        <translation>다시 읽기</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <comment>on the toolbar</comment>
        <translation>확대</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <comment>on the toolbar</comment>
        <translation>축소</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>내보내기(&amp;E)…</translation>
    </message>
    <message>
        <source>Export a&amp;gain</source>
        <translation>다시 내보내기(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>인쇄(&amp;P)…</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown table</source>
        <translation>Markdown 표로 복사(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Incident</source>
        <translation>장애(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Join incidents…</source>
        <translation>장애 합치기(&amp;J)…</translation>
    </message>
    <message>
        <source>&amp;All commands…</source>
        <translation>모든 명령(&amp;A)…</translation>
    </message>
    <message>
        <source>Finds everything that can be done by a part of its name</source>
        <translation>이름의 일부로 모든 작업을 찾습니다</translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation>키 바꾸기(&amp;C)…</translation>
    </message>
    <message>
        <source>Gives actions other keys</source>
        <translation>작업에 다른 키를 지정합니다</translation>
    </message>
    <message>
        <source>Fi&amp;lter events</source>
        <translation>이벤트 필터(&amp;L)</translation>
    </message>
    <message>
        <source>Shows only events of a lane, source, stage or time</source>
        <translation>레인, 출처, 단계, 시각에 맞는 이벤트만 보여 줍니다</translation>
    </message>
    <message>
        <source>Se&amp;cond time zone</source>
        <translation>두 번째 시간대(&amp;C)</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>글자 크기(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>글자 크게(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>글자 작게(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation>기본 크기(&amp;U)</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <translation>움직임 줄이기(&amp;M)</translation>
    </message>
    <message>
        <source>Jumps at once instead of gliding</source>
        <translation>미끄러지듯 움직이지 않고 바로 이동합니다</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>폴더 열기(&amp;F)…</translation>
    </message>
    <message>
        <source>Opens all records in a folder and the folders in it</source>
        <translation>폴더와 그 하위 폴더의 모든 기록을 엽니다</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>다음 찾기(&amp;N)</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>이전 찾기(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Select all events</source>
        <translation>이벤트 모두 선택(&amp;S)</translation>
    </message>
    <message>
        <source>Select n&amp;one</source>
        <translation>선택 해제(&amp;O)</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>설정(&amp;E)…</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>다음 영역</translation>
    </message>
    <message>
        <source>Moves the focus from pane to pane</source>
        <translation>영역에서 영역으로 초점을 옮깁니다</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>이전 영역</translation>
    </message>
</context>
<context>
    <name>chronolane::MessageBar</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… 외 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>간단히 보기</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more</source>
        <translation>
            <numerusform>%n개 더 보기</numerusform>
        </translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>이 메시지 닫기</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>메시지</translation>
    </message>
</context>
<context>
    <name>chronolane::MetricsPane</name>
    <message>
        <source>A duration is not a severity: a short incident can hurt more than a long one.</source>
        <translation>지속 시간은 심각도가 아닙니다. 짧은 장애가 긴 장애보다 더 큰 피해를 줄 수 있습니다.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>지표</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>both ends of a figure</comment>
        <translation>%1 → %2</translation>
    </message>
</context>
<context>
    <name>chronolane::NoteDialog</name>
    <message>
        <source>Note</source>
        <translation>메모</translation>
    </message>
    <message>
        <source>What should be remembered here? An empty note is removed.</source>
        <translation>여기에 무엇을 적어 둘까요? 비워 두면 메모가 제거됩니다.</translation>
    </message>
    <message>
        <source>Enter keeps the note, Shift+Enter begins another line.</source>
        <translation>Enter를 누르면 메모를 저장하고, Shift+Enter를 누르면 줄을 바꿉니다.</translation>
    </message>
    <message>
        <source>Drop what you have typed?</source>
        <translation>입력한 내용을 버릴까요?</translation>
    </message>
    <message>
        <source>Drop it</source>
        <translation>버리기</translation>
    </message>
    <message>
        <source>Go on writing</source>
        <translation>계속 쓰기</translation>
    </message>
</context>
<context>
    <name>chronolane::PasteDialog</name>
    <message>
        <source>Paste incident text</source>
        <translation>장애 글 붙여넣기</translation>
    </message>
    <message>
        <source>Paste a status page, a postmortem, a chat or an export here.</source>
        <translation>상태 페이지, 포스트모템, 대화, 내보낸 자료를 여기에 붙여넣으세요.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
</context>
<context>
    <name>chronolane::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>언어(&amp;L):</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>테마(&amp;T):</translation>
    </message>
    <message>
        <source>Text size:</source>
        <translation>글자 크기:</translation>
    </message>
    <message>
        <source>Reduce &amp;motion: jump at once instead of gliding</source>
        <translation>움직임 줄이기: 미끄러지지 않고 바로 이동(&amp;M)</translation>
    </message>
</context>
<context>
    <name>chronolane::PrintPreview</name>
    <message>
        <source>Pages:</source>
        <translation>쪽수:</translation>
    </message>
</context>
<context>
    <name>chronolane::ReadingDesk</name>
    <message>
        <source>Change assumptions</source>
        <translation>가정 변경</translation>
    </message>
</context>
<context>
    <name>chronolane::ReadingReportPane</name>
    <message>
        <source>Reading kept no account of the single lines of this source.</source>
        <translation>이 출처는 줄별 읽기 기록이 없습니다.</translation>
    </message>
    <message>
        <source>Lines of the source</source>
        <translation>출처의 줄</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>The source whose lines are shown</source>
        <translation>줄을 표시할 출처</translation>
    </message>
</context>
<context>
    <name>chronolane::ReadingReportText</name>
    <message>
        <source>Not used</source>
        <comment>role of a column</comment>
        <translation>사용 안 함</translation>
    </message>
    <message>
        <source>Left out</source>
        <comment>role of a column</comment>
        <translation>제외</translation>
    </message>
    <message>
        <source>Time or start</source>
        <comment>role of a column</comment>
        <translation>시각 또는 시작</translation>
    </message>
    <message>
        <source>End</source>
        <comment>role of a column</comment>
        <translation>종료</translation>
    </message>
    <message>
        <source>Date</source>
        <comment>role of a column</comment>
        <translation>날짜</translation>
    </message>
    <message>
        <source>Time of day</source>
        <comment>role of a column</comment>
        <translation>시각(시:분)</translation>
    </message>
    <message>
        <source>Time of day of the end</source>
        <comment>role of a column</comment>
        <translation>종료 시각(시:분)</translation>
    </message>
    <message>
        <source>Duration</source>
        <comment>role of a column</comment>
        <translation>지속 시간</translation>
    </message>
    <message>
        <source>Text</source>
        <comment>role of a column</comment>
        <translation>내용</translation>
    </message>
    <message>
        <source>Title</source>
        <comment>role of a column</comment>
        <translation>제목</translation>
    </message>
    <message>
        <source>Summary</source>
        <comment>role of a column</comment>
        <translation>요약</translation>
    </message>
    <message>
        <source>Root cause</source>
        <comment>role of a column</comment>
        <translation>근본 원인</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>role of a column</comment>
        <translation>종류</translation>
    </message>
    <message>
        <source>Lane</source>
        <comment>role of a column</comment>
        <translation>레인</translation>
    </message>
    <message>
        <source>Stage</source>
        <comment>role of a column</comment>
        <translation>단계</translation>
    </message>
    <message>
        <source>Severity</source>
        <comment>role of a column</comment>
        <translation>심각도</translation>
    </message>
    <message>
        <source>Id of the incident</source>
        <comment>role of a column</comment>
        <translation>장애 ID</translation>
    </message>
    <message>
        <source>Author</source>
        <comment>role of a column</comment>
        <translation>작성자</translation>
    </message>
    <message>
        <source>Components</source>
        <comment>role of a column</comment>
        <translation>구성 요소</translation>
    </message>
    <message>
        <source>Organization</source>
        <comment>role of a column</comment>
        <translation>조직</translation>
    </message>
    <message>
        <source>Regions</source>
        <comment>role of a column</comment>
        <translation>리전</translation>
    </message>
    <message>
        <source>Tags</source>
        <comment>role of a column</comment>
        <translation>태그</translation>
    </message>
    <message>
        <source>Time zone</source>
        <comment>role of a column</comment>
        <translation>시간대</translation>
    </message>
    <message>
        <source>Precision</source>
        <comment>role of a column</comment>
        <translation>정밀도</translation>
    </message>
    <message>
        <source>Precision of the end</source>
        <comment>role of a column</comment>
        <translation>끝의 정밀도</translation>
    </message>
    <message>
        <source>Certainty</source>
        <comment>role of a column</comment>
        <translation>확실성</translation>
    </message>
    <message>
        <source>Certainty of the end</source>
        <comment>role of a column</comment>
        <translation>끝의 확실성</translation>
    </message>
    <message>
        <source>Not before</source>
        <comment>role of a column</comment>
        <translation>가장 이른 때</translation>
    </message>
    <message>
        <source>Not after</source>
        <comment>role of a column</comment>
        <translation>가장 늦은 때</translation>
    </message>
    <message>
        <source>Status updates (JSON)</source>
        <comment>role of a column</comment>
        <translation>상태 업데이트(JSON)</translation>
    </message>
    <message>
        <source>Line</source>
        <comment>column: number of the line</comment>
        <translation>줄</translation>
    </message>
    <message>
        <source>Read as</source>
        <comment>column: what became of a line</comment>
        <translation>읽은 결과</translation>
    </message>
    <message>
        <source>Words</source>
        <comment>column: what the line says</comment>
        <translation>원문</translation>
    </message>
    <message>
        <source>Event</source>
        <comment>column: what was made of a line</comment>
        <translation>이벤트</translation>
    </message>
    <message>
        <source>Why</source>
        <comment>column</comment>
        <translation>이유</translation>
    </message>
    <message>
        <source>column %1: %2</source>
        <comment>a column of a table and its role</comment>
        <translation>열 %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n dated</source>
        <comment>lines of a source</comment>
        <translation>
            <numerusform>시각 있음 %n줄</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dated by others</source>
        <comment>lines of a source</comment>
        <translation>
            <numerusform>다른 이벤트 기준 %n줄</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a time</source>
        <comment>lines of a source</comment>
        <translation>
            <numerusform>시각 없음 %n줄</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n context</source>
        <comment>lines of a source</comment>
        <translation>
            <numerusform>문맥 %n줄</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text</source>
        <comment>lines of a source</comment>
        <translation>
            <numerusform>텍스트 %n줄</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped</source>
        <comment>lines of a source</comment>
        <translation>
            <numerusform>건너뜀 %n줄</numerusform>
        </translation>
    </message>
    <message>
        <source>Time of: %1</source>
        <comment>role of a column</comment>
        <translation>시각: %1</translation>
    </message>
</context>
<context>
    <name>chronolane::RolesForNames</name>
    <message>
        <source>Person %1</source>
        <translation>담당자 %1</translation>
    </message>
</context>
<context>
    <name>chronolane::ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>키보드 단축키</translation>
    </message>
</context>
<context>
    <name>chronolane::TimelineCommands</name>
    <message>
        <source>Previous event</source>
        <translation>이전 이벤트</translation>
    </message>
    <message>
        <source>The event before in time, whatever its lane</source>
        <translation>레인과 관계없이 시간상 바로 앞의 이벤트</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>다음 이벤트</translation>
    </message>
    <message>
        <source>The event after in time, whatever its lane</source>
        <translation>레인과 관계없이 시간상 바로 뒤의 이벤트</translation>
    </message>
    <message>
        <source>Previous event in the lane</source>
        <translation>레인의 이전 이벤트</translation>
    </message>
    <message>
        <source>The event before in the same lane</source>
        <translation>같은 레인에서 바로 앞의 이벤트</translation>
    </message>
    <message>
        <source>Next event in the lane</source>
        <translation>레인의 다음 이벤트</translation>
    </message>
    <message>
        <source>The event after in the same lane</source>
        <translation>같은 레인에서 바로 뒤의 이벤트</translation>
    </message>
    <message>
        <source>Lane above</source>
        <translation>위 레인</translation>
    </message>
    <message>
        <source>The nearest event in the lane above</source>
        <translation>위 레인에서 시간이 가장 가까운 이벤트</translation>
    </message>
    <message>
        <source>Lane below</source>
        <translation>아래 레인</translation>
    </message>
    <message>
        <source>The nearest event in the lane below</source>
        <translation>아래 레인에서 시간이 가장 가까운 이벤트</translation>
    </message>
    <message>
        <source>First event</source>
        <translation>첫 이벤트</translation>
    </message>
    <message>
        <source>The first event; once more shows the whole record</source>
        <translation>첫 이벤트로 이동하고, 한 번 더 누르면 기록 전체를 보여 줍니다</translation>
    </message>
    <message>
        <source>Last event</source>
        <translation>마지막 이벤트</translation>
    </message>
    <message>
        <source>The last event, or the last step without a time</source>
        <translation>마지막 이벤트 또는 시각이 없는 마지막 단계</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>확대</translation>
    </message>
    <message>
        <source>Shows less time, around the chosen event or the middle</source>
        <translation>선택한 이벤트나 화면 가운데를 중심으로 더 짧은 시간을 보여 줍니다</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>축소</translation>
    </message>
    <message>
        <source>Shows more time, around the chosen event or the middle</source>
        <translation>선택한 이벤트나 화면 가운데를 중심으로 더 긴 시간을 보여 줍니다</translation>
    </message>
    <message>
        <source>Fit the incident</source>
        <translation>장애에 맞춤</translation>
    </message>
    <message>
        <source>From the first event to the end of the incident, without what was told later</source>
        <translation>첫 이벤트부터 장애가 끝날 때까지. 나중에 알린 내용은 뺍니다</translation>
    </message>
    <message>
        <source>Fit everything</source>
        <translation>전체에 맞춤</translation>
    </message>
    <message>
        <source>All that has a time</source>
        <translation>시각이 있는 모든 이벤트</translation>
    </message>
    <message>
        <source>Centre the selection, then fit it</source>
        <translation>선택 항목을 가운데로, 다시 누르면 맞춤</translation>
    </message>
    <message>
        <source>Brings the chosen events to the middle; once more fits them</source>
        <translation>선택한 이벤트를 가운데로 옮기고, 한 번 더 누르면 화면에 맞춥니다</translation>
    </message>
    <message>
        <source>Back to the view before</source>
        <translation>이전 보기로</translation>
    </message>
    <message>
        <source>Where you were looking before the last jump</source>
        <translation>마지막으로 건너뛰기 전에 보던 곳</translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation>다음 보기로</translation>
    </message>
    <message>
        <source>Undoes going back</source>
        <translation>이전 보기로 돌아간 것을 되돌립니다</translation>
    </message>
    <message>
        <source>Move to earlier</source>
        <translation>앞 시간으로 이동</translation>
    </message>
    <message>
        <source>Moves the view by a quarter of its width</source>
        <translation>화면 너비의 4분의 1만큼 옮깁니다</translation>
    </message>
    <message>
        <source>Move to later</source>
        <translation>뒤 시간으로 이동</translation>
    </message>
    <message>
        <source>Lanes up</source>
        <translation>위 레인 보기</translation>
    </message>
    <message>
        <source>Scrolls the lanes by a page</source>
        <translation>레인을 한 화면만큼 스크롤합니다</translation>
    </message>
    <message>
        <source>Lanes down</source>
        <translation>아래 레인 보기</translation>
    </message>
    <message>
        <source>Measure from here</source>
        <translation>여기서부터 측정</translation>
    </message>
    <message>
        <source>Measures from the chosen event to the one you step to; once more ends it</source>
        <translation>선택한 이벤트부터 옮겨 간 이벤트까지 측정하고, 한 번 더 누르면 끝납니다</translation>
    </message>
    <message>
        <source>Measure to the event before</source>
        <translation>앞 이벤트까지 측정</translation>
    </message>
    <message>
        <source>Moves the end of the measured range</source>
        <translation>측정 구간의 끝을 옮깁니다</translation>
    </message>
    <message>
        <source>Measure to the event after</source>
        <translation>뒤 이벤트까지 측정</translation>
    </message>
    <message>
        <source>Zoom to the measured range</source>
        <translation>측정 구간으로 확대</translation>
    </message>
    <message>
        <source>Fits what you measured</source>
        <translation>측정한 구간을 화면에 맞춥니다</translation>
    </message>
    <message>
        <source>Set T0 here</source>
        <translation>여기를 T0으로 설정</translation>
    </message>
    <message>
        <source>Counts T+ from the chosen event; once more from where the record has it</source>
        <translation>선택한 이벤트부터 T+를 셉니다. 한 번 더 누르면 기록의 기준으로 돌아갑니다</translation>
    </message>
    <message>
        <source>Clear the range, then the selection</source>
        <translation>구간, 그다음 선택 지우기</translation>
    </message>
    <message>
        <source>Closes what is open, then clears the measured range, then the selection</source>
        <translation>열린 것을 닫고, 그다음 측정 구간과 선택을 차례로 지웁니다</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>북마크</translation>
    </message>
    <message>
        <source>Marks the chosen event, or the middle of the view; once more removes the mark</source>
        <translation>선택한 이벤트나 화면 가운데를 표시하고, 한 번 더 누르면 표시를 제거합니다</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>메모…</translation>
    </message>
    <message>
        <source>Writes a note on the chosen event, or on the middle of the view; it is saved with the document</source>
        <translation>선택한 이벤트나 화면 가운데에 메모를 적습니다. 문서와 함께 저장됩니다</translation>
    </message>
    <message>
        <source>Previous bookmark or note</source>
        <translation>이전 북마크·메모</translation>
    </message>
    <message>
        <source>The mark before in time</source>
        <translation>시간상 바로 앞의 표시</translation>
    </message>
    <message>
        <source>Next bookmark or note</source>
        <translation>다음 북마크·메모</translation>
    </message>
    <message>
        <source>The mark after in time</source>
        <translation>시간상 바로 뒤의 표시</translation>
    </message>
    <message>
        <source>Collapse or open the lane</source>
        <translation>레인 접기·펼치기</translation>
    </message>
    <message>
        <source>Makes the lane of the chosen event a strip of ticks</source>
        <translation>선택한 이벤트의 레인을 눈금 띠로 접습니다</translation>
    </message>
    <message>
        <source>Choose the lanes…</source>
        <translation>레인 선택…</translation>
    </message>
    <message>
        <source>Which lanes are shown</source>
        <translation>어느 레인을 보여 줄지 고릅니다</translation>
    </message>
    <message>
        <source>Times since T0</source>
        <translation>T0 이후 시간</translation>
    </message>
    <message>
        <source>Shows or hides the T+ row below the clock times</source>
        <translation>시각 아래의 T+ 행을 보이거나 숨깁니다</translation>
    </message>
    <message>
        <source>Leave out long silences</source>
        <translation>긴 공백 생략</translation>
    </message>
    <message>
        <source>Leaves them out of the axis, or draws them to scale</source>
        <translation>시간 축에서 생략하거나 축척대로 그립니다</translation>
    </message>
    <message>
        <source>Next time zone</source>
        <translation>다음 시간대</translation>
    </message>
    <message>
        <source>As the record states, UTC, then that of this machine</source>
        <translation>기록의 시간대, UTC, 이 컴퓨터의 시간대 순서</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>전체 보기 띠</translation>
    </message>
    <message>
        <source>Shows or hides the strip below the lanes</source>
        <translation>레인 아래의 띠를 보이거나 숨깁니다</translation>
    </message>
    <message>
        <source>Details panel</source>
        <translation>세부 정보 패널</translation>
    </message>
    <message>
        <source>Shows or hides what the record says of the event</source>
        <translation>이벤트에 관한 기록 내용을 보이거나 숨깁니다</translation>
    </message>
    <message>
        <source>Open the event</source>
        <translation>이벤트 열기</translation>
    </message>
    <message>
        <source>Shows the words of the source</source>
        <translation>출처의 원문을 보여 줍니다</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>찾기</translation>
    </message>
    <message>
        <source>Searches the events as you type</source>
        <translation>입력하는 대로 이벤트를 찾습니다</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>키보드 단축키</translation>
    </message>
    <message>
        <source>The list of all keys</source>
        <translation>모든 키의 목록</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>이동</translation>
    </message>
    <message>
        <source>Zoom and move</source>
        <translation>확대와 이동</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>단계별 구간</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>측정</translation>
    </message>
    <message>
        <source>Bookmarks and notes</source>
        <translation>북마크와 메모</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>레인</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>타임라인</translation>
    </message>
    <message>
        <source>Collapse or open all lanes</source>
        <translation>모든 레인 접기·펼치기</translation>
    </message>
    <message>
        <source>Makes all lanes strips of ticks, or opens them again</source>
        <translation>모든 레인을 눈금 띠로 접거나 다시 펼칩니다</translation>
    </message>
    <message>
        <source>Hide the lane</source>
        <translation>레인 숨기기</translation>
    </message>
    <message>
        <source>Takes the lane of the chosen event away; how many are hidden is shown below the lanes</source>
        <translation>선택한 이벤트의 레인을 숨깁니다. 숨긴 레인 수는 레인 아래에 표시됩니다</translation>
    </message>
    <message>
        <source>Show all lanes</source>
        <translation>모든 레인 보이기</translation>
    </message>
    <message>
        <source>Brings the hidden lanes back</source>
        <translation>숨긴 레인을 다시 보여 줍니다</translation>
    </message>
    <message>
        <source>Move the lane up</source>
        <translation>레인을 위로</translation>
    </message>
    <message>
        <source>Changes the order of the lanes; their headers can be dragged too</source>
        <translation>레인 순서를 바꿉니다. 레인 머리글을 끌어도 됩니다</translation>
    </message>
    <message>
        <source>Move the lane down</source>
        <translation>레인을 아래로</translation>
    </message>
    <message>
        <source>Lane taller</source>
        <translation>레인 높이기</translation>
    </message>
    <message>
        <source>Gives the lane of the chosen event more room; Ctrl+Shift+wheel does it too</source>
        <translation>선택한 이벤트의 레인을 더 높입니다. Ctrl+Shift+휠로도 됩니다</translation>
    </message>
    <message>
        <source>Lane shorter</source>
        <translation>레인 낮추기</translation>
    </message>
    <message>
        <source>Gives the lane of the chosen event less room; Ctrl+Shift+wheel does it too</source>
        <translation>선택한 이벤트의 레인을 더 낮춥니다. Ctrl+Shift+휠로도 됩니다</translation>
    </message>
    <message>
        <source>Usual lane heights</source>
        <translation>기본 레인 높이</translation>
    </message>
    <message>
        <source>Each lane is as high as its events need again</source>
        <translation>레인마다 이벤트에 필요한 높이로 되돌립니다</translation>
    </message>
    <message>
        <source>Pin the lane</source>
        <translation>레인 고정</translation>
    </message>
    <message>
        <source>Keeps it at the top while the others scroll; again lets it go</source>
        <translation>다른 레인을 스크롤해도 맨 위에 남깁니다. 다시 누르면 풀립니다</translation>
    </message>
</context>
<context>
    <name>chronolane::TimelineExporter</name>
    <message>
        <source>DRAFT</source>
        <comment>mark across a picture</comment>
        <translation>초안</translation>
    </message>
</context>
<context>
    <name>chronolane::TimelineMenu</name>
    <message>
        <source>Before the impact</source>
        <translation>영향 전</translation>
    </message>
    <message>
        <source>Impact %1</source>
        <translation>영향 %1</translation>
    </message>
    <message>
        <source>After impact %1</source>
        <translation>영향 %1 이후</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>복구</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>대응</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>이후</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>타임라인(&amp;T)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a phase: its name, its times</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Shows this part of the incident: %1</source>
        <translation>장애의 이 부분을 보여 줍니다: %1</translation>
    </message>
    <message>
        <source>The phases of the incident, in order</source>
        <translation>장애의 구간을 차례로</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>묶는 기준</translation>
    </message>
    <message>
        <source>%1 (single keys: while the timeline has the focus)</source>
        <translation>%1 (단일 키: 타임라인에 초점이 있을 때)</translation>
    </message>
</context>
<context>
    <name>chronolane::TimelineView</name>
    <message>
        <source>Copy as Text</source>
        <translation>글로 복사</translation>
    </message>
    <message>
        <source>Copy as Markdown Table</source>
        <translation>Markdown 표로 복사</translation>
    </message>
    <message>
        <source>Reset T0</source>
        <translation>기준 시각 초기화</translation>
    </message>
    <message>
        <source>Set T0 Here</source>
        <translation>여기를 기준 시각으로 지정</translation>
    </message>
    <message>
        <source>Zoom to Event</source>
        <translation>이벤트로 확대</translation>
    </message>
    <message>
        <source>Zoom to Measured Range</source>
        <translation>측정한 구간으로 확대</translation>
    </message>
    <message>
        <source>Fit Incident</source>
        <translation>장애 맞춤</translation>
    </message>
    <message>
        <source>Fit Everything</source>
        <translation>전체 맞춤</translation>
    </message>
    <message>
        <source>%1 of %2 in %3.</source>
        <comment>place of an event in its lane</comment>
        <translation>%3 %2개 중 %1번째.</translation>
    </message>
    <message>
        <source>Shows the event with the time around it</source>
        <translation>이벤트와 그 앞뒤 시간을 보입니다</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>메모</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>북마크</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>메모: %1</translation>
    </message>
    <message>
        <source>Kind of event</source>
        <translation>이벤트 종류</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>구성 요소</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>작성자</translation>
    </message>
    <message numerus="yes">
        <source>%n lane(s) hidden</source>
        <translation>
            <numerusform>레인 %n개 숨김</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 not shown because of it. Click to choose the lanes.</source>
        <translation>보이지 않는 것: %1. 누르면 레인을 고를 수 있습니다.</translation>
    </message>
    <message>
        <source>Lane “%1”</source>
        <translation>레인 “%1”</translation>
    </message>
    <message>
        <source>Hide lane</source>
        <translation>레인 숨기기</translation>
    </message>
    <message>
        <source>Show lane</source>
        <translation>레인 표시</translation>
    </message>
    <message>
        <source>Pin lane</source>
        <translation>레인 고정</translation>
    </message>
    <message>
        <source>Release lane</source>
        <translation>레인 고정 해제</translation>
    </message>
    <message>
        <source>Move lane</source>
        <translation>레인 이동</translation>
    </message>
    <message>
        <source>Change lane height</source>
        <translation>레인 높이 변경</translation>
    </message>
    <message>
        <source>Show all lanes</source>
        <translation>모든 레인 보이기</translation>
    </message>
    <message>
        <source>Usual lane heights</source>
        <translation>기본 레인 높이</translation>
    </message>
</context>
<context>
    <name>chronolane::WelcomePage</name>
    <message>
        <source>No incident is open</source>
        <translation>열려 있는 장애가 없습니다</translation>
    </message>
    <message>
        <source>Open a record of an incident, or drop one here: a copied status page, a postmortem, a JSON export.</source>
        <translation>장애 기록을 열거나 여기에 끌어다 놓으세요. 복사한 상태 페이지, 포스트모템, JSON 파일을 읽습니다.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>파일 열기…</translation>
    </message>
    <message>
        <source>Paste a copied text…</source>
        <translation>복사한 글 붙여넣기…</translation>
    </message>
    <message>
        <source>Open the sample</source>
        <translation>예제 열기</translation>
    </message>
</context>
<context>
    <name>chronolane::Workspace</name>
    <message>
        <source>Pasted text</source>
        <translation>붙여넣은 글</translation>
    </message>
    <message>
        <source>Pasted text %1</source>
        <translation>붙여넣은 글 %1</translation>
    </message>
</context>
<context>
    <name>chronolane::ZoneDialog</name>
    <message>
        <source>Time zone</source>
        <translation>시간대</translation>
    </message>
    <message>
        <source>Time zones</source>
        <translation>시간대</translation>
    </message>
    <message>
        <source>City or region, such as Seoul</source>
        <translation>도시나 지역 (예: Seoul)</translation>
    </message>
</context>
</TS>
