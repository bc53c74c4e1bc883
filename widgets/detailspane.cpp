// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/detailspane.h"

#include <QEvent>
#include <QStringList>
#include <QUrl>

#include <utility>

namespace chronolane {

namespace {

QString row(const QString &name, const QString &html)
{
    return html.isEmpty() ? QString()
                          : QStringLiteral("<tr><td style=\"padding-right:12px\">%1</td><td>%2</td></tr>")
                                .arg(name.toHtmlEscaped(), html);
}

QString escaped(const std::string &utf8)
{
    return QString::fromStdString(utf8).toHtmlEscaped();
}

QString escapedList(const std::vector<std::string> &words)
{
    QStringList list;
    for (const std::string &word : words)
        list << escaped(word);
    return list.join(QStringLiteral(", "));
}

} // namespace

DetailsPane::DetailsPane(const DisplayText &text, QWidget *parent)
    : QTextBrowser(parent)
    , m_text(text)
{
    setOpenLinks(false);
    setFrameShape(NoFrame);
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl &url) {
        if (url.scheme() == QLatin1String("event"))
            emit eventRequested(url.path());
        else if (url.scheme() == QLatin1String("use"))
            emit tellingRequested(url.path());
    });
    render();
}

void DetailsPane::showIncident(std::shared_ptr<const Incident> incident, const std::string &eventId)
{
    if (incident == m_incident && eventId == m_eventId)
        return;
    m_incident = std::move(incident);
    m_eventId = eventId;
    render();
}

void DetailsPane::setDisplayText(const DisplayText &text)
{
    m_text = text;
    render();
}

void DetailsPane::render()
{
    setAccessibleName(tr("Details"));
    if (!m_incident) {
        clear();
        return;
    }
    const Event *event = m_incident->event(m_eventId);
    setHtml((event ? eventHtml(*event) + QStringLiteral("<hr>") : QString()) + incidentHtml());
}

QString DetailsPane::eventHtml(const Event &event) const
{
    const QString stage = m_text.stage(event.stage);
    const QString kind = m_text.kind(event.kind);
    const QString heading = stage.isEmpty() ? kind : QStringLiteral("%1 · %2").arg(kind, stage);
    return QStringLiteral("<h3>%1</h3><table>%2</table>%3")
        .arg(heading.toHtmlEscaped(), eventRows(event), paragraphs(event.text));
}

QString DetailsPane::eventRows(const Event &event) const
{
    QString rows = row(tr("Time"), m_text.timeOf(event).toHtmlEscaped());
    if (event.start) {
        rows += row(tr("Zone"), m_text.zoneLabel(*event.start).toHtmlEscaped());
        if (event.end)
            rows += row(tr("Length"), m_text.duration(*event.end - *event.start).toHtmlEscaped());
        rows += row(tr("Precision"), m_text.precision(event.precision).toHtmlEscaped());
    }
    rows += row(tr("Certainty"), m_text.certaintyOf(event).toHtmlEscaped());
    rows += row(tr("Components"), escapedList(event.components));
    rows += row(tr("Author"), escaped(event.author.str()));
    rows += row(tr("Told differently"), tellings(event));
    rows += row(tr("Sums up"), linksTo(event.encloses));
    for (const Annotation &annotation : m_incident->annotations) {
        if (annotation.kind == Annotation::Kind::Note && annotation.eventId == event.id)
            rows += row(tr("Note"), m_text.shown(annotation.text).text.toHtmlEscaped());
    }
    return rows;
}

/// Each telling of the same fact: when, which source says so, and whether the timeline uses it.
QString DetailsPane::tellings(const Event &event) const
{
    QStringList lines;
    if (!event.conflictsWith.empty())
        lines << telling(event);
    for (const std::string &id : event.conflictsWith) {
        if (const Event *other = m_incident->event(id))
            lines << telling(*other);
    }
    return lines.join(QStringLiteral("<br>"));
}

QString DetailsPane::telling(const Event &event) const
{
    const QString id = QString::fromStdString(event.id).toHtmlEscaped();
    QString line = m_text.timeOf(event).toHtmlEscaped();
    line = event.id == m_eventId ? QStringLiteral("<b>%1</b>").arg(line)
                                 : QStringLiteral("<a href=\"event:%1\">%2</a>").arg(id, line);
    if (!event.evidence.empty() && event.evidence.front().source < m_incident->sources.size())
        line += QStringLiteral(" · ") + escaped(m_incident->sources[event.evidence.front().source].name);
    return line + QStringLiteral(" · ")
        + (event.used ? tr("in use", "this telling of a fact").toHtmlEscaped()
                      : QStringLiteral("<a href=\"use:%1\">%2</a>")
                            .arg(id, tr("use this one", "this telling of a fact").toHtmlEscaped()));
}

QString DetailsPane::linksTo(const std::vector<std::string> &eventIds) const
{
    QStringList links;
    for (const std::string &id : eventIds) {
        if (const Event *other = m_incident->event(id))
            links << QStringLiteral("<a href=\"event:%1\">%2</a>")
                         .arg(QString::fromStdString(id).toHtmlEscaped(), m_text.timeOf(*other).toHtmlEscaped());
    }
    return links.join(QStringLiteral("<br>"));
}

QString DetailsPane::paragraphs(const LocalizedText &text) const
{
    const ShownText shown = m_text.shown(text);
    if (shown.text.isEmpty())
        return {};
    QString html = shown.text.toHtmlEscaped();
    html.replace(QLatin1String("\r\n"), QLatin1String("<br>")).replace(QLatin1Char('\n'), QLatin1String("<br>"));
    const QString mark = shown.foreignLanguage.isEmpty()
        ? QString()
        : QStringLiteral("<i>[%1]</i> ").arg(m_text.languageName(shown.foreignLanguage).toHtmlEscaped());
    return QStringLiteral("<p>%1%2</p>").arg(mark, html);
}

QString DetailsPane::section(const QString &heading, const LocalizedText &text) const
{
    const QString body = paragraphs(text);
    return body.isEmpty() ? QString() : QStringLiteral("<h4>%1</h4>%2").arg(heading.toHtmlEscaped(), body);
}

QString DetailsPane::incidentHtml() const
{
    const Incident &incident = *m_incident;
    QString rows = row(tr("Organization"), escaped(incident.organization));
    rows += row(tr("Id"), escaped(incident.id));
    rows += row(tr("Status"), m_text.status(incident.status).toHtmlEscaped());
    rows += row(tr("Severity"), m_text.severityOf(incident).toHtmlEscaped());
    if (incident.declared.start)
        rows += row(tr("Declared start"), m_text.instantWithZone(*incident.declared.start).toHtmlEscaped());
    if (incident.declared.end)
        rows += row(tr("Declared end"), m_text.instantWithZone(*incident.declared.end).toHtmlEscaped());
    rows += row(tr("Components"), escapedList(incident.components));
    rows += row(tr("Regions"), escapedList(incident.regions));
    rows += row(tr("Tags"), escapedList(incident.tags));
    return QStringLiteral("<h3>%1</h3><table>%2</table>").arg(m_text.title(incident).toHtmlEscaped(), rows)
        + paragraphs(incident.summary) + section(tr("Trigger"), incident.trigger)
        + section(tr("Root cause"), incident.rootCause) + section(tr("Detection"), incident.detection)
        + section(tr("Scope of the impact"), incident.impact.scope) + section(tr("Users"), incident.impact.users)
        + section(tr("Region"), incident.impact.region) + sourcesHtml();
}

QString DetailsPane::sourcesHtml() const
{
    QString html;
    for (const Source &source : m_incident->sources)
        html += QStringLiteral("<p>%1<br>%2</p>")
                    .arg(escaped(source.uri.empty() ? source.name : source.uri),
                         m_text.sourceKind(source.kind).toHtmlEscaped());
    return html.isEmpty() ? html : QStringLiteral("<h4>%1</h4>%2").arg(tr("Sources").toHtmlEscaped(), html);
}

void DetailsPane::changeEvent(QEvent *event)
{
    // The colour of a link is laid down in the text when it is set.
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        render();
    QTextBrowser::changeEvent(event);
}

} // namespace chronolane
