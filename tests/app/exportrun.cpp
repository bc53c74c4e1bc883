// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/exportrun.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTest>
#include <QXmlStreamReader>

ExportRun::ExportRun()
{
    m_isReady = m_folder.isValid() && write(record(), exportedDocument({QStringLiteral("NB-17")})) &&
                write(pair(), exportedDocument({QStringLiteral("NB-17"), QStringLiteral("NB/18")}));
}

bool ExportRun::write(const QString &name, const QByteArray &bytes)
{
    QFile file(name);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

ExportRun::Outcome ExportRun::run(const QStringList &arguments, const QByteArray &input) const
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("DISPLAY"));
    environment.remove(QStringLiteral("WAYLAND_DISPLAY"));
    environment.remove(QStringLiteral("QT_QPA_PLATFORM")); // the command asks for no display by itself
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(m_folder.path());
    process.start(QStringLiteral(CHRONOLANE_PROGRAM), QStringList{QStringLiteral("export")} + arguments);
    // In two parts with a pause between them, as a pipe may bring it.
    process.write(input.first(input.size() / 2));
    if (!input.isEmpty() && process.waitForBytesWritten())
        QTest::qSleep(30);
    process.write(input.sliced(input.size() / 2));
    process.closeWriteChannel();
    if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(),
            QString::fromUtf8(process.readAllStandardError())};
}

QStringList ExportRun::made() const
{
    QStringList names = QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden, QDir::Name);
    names.removeIf([](const QString &name) { return name.endsWith(QLatin1String(".record")); });
    return names;
}

QByteArray ExportRun::contentOf(const QString &name) const
{
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray exportedDocument(const QStringList &ids)
{
    QStringList incidents;
    for (const QString &id : ids) {
        incidents << QStringLiteral(R"({
 "id": "%1", "organization": "Northbay Freight",
 "title": {"en": "Label printing stopped", "ko": "송장 출력 중단"}, "status": "resolved", "severity": "major",
 "events": [
  {"id": "e1", "kind": "impact", "start": "2025-03-04T09:00:00Z", "end": "2025-03-04T10:00:00Z",
   "text": {"en": "No labels were printed", "ko": "송장이 출력되지 않음"}},
  {"id": "e2", "kind": "status-update", "stage": "investigating", "start": "2025-03-04T09:20:00Z",
   "text": {"en": "We are looking into it", "ko": "원인을 살펴보고 있습니다"}},
  {"id": "e3", "kind": "status-update", "stage": "resolved", "start": "2025-03-04T10:30:00Z",
   "text": {"en": "All labels are out", "ko": "모두 출력되었습니다"}},
  {"id": "e4", "kind": "remediation", "text": {"en": "Workers were restarted", "ko": "작업기를 다시 시작함"}}
 ]})")
                         .arg(id);
    }
    return QStringLiteral("{\"format\": \"chronolane\", \"version\": 1, \"incidents\": [%1]}")
        .arg(incidents.join(QLatin1Char(',')))
        .toUtf8();
}

QString textOfSvg(const QByteArray &svg)
{
    QXmlStreamReader reader(svg);
    QString text;
    bool isText = false;
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.name() == QLatin1String("text"))
            isText = reader.isStartElement();
        if (isText && reader.isCharacters())
            text += reader.text().toString() + QLatin1Char(' ');
    }
    return reader.hasError() ? QString() : text;
}
