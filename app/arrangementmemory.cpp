// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arrangementmemory.h"

#include "models/domain/incident.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QSettings>
#include <QStringList>

namespace chronolane {

namespace {

const QString KnownKey = QStringLiteral("arrangements/known");

QString valueKey(const QString &incident)
{
    return QStringLiteral("arrangements/") + incident;
}

} // namespace

QString arrangementKey(const Incident &incident)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QByteArray::fromStdString(incident.organization + '\n' + incident.id));
    return QString::fromLatin1(hash.result().toHex().left(24));
}

std::optional<ViewArrangement> ArrangementMemory::recall(const Incident &incident) const
{
    const QByteArray kept = m_settings->value(valueKey(arrangementKey(incident))).toByteArray();
    if (kept.isEmpty())
        return std::nullopt;
    return ViewArrangement::fromJson(QJsonDocument::fromJson(kept).object());
}

void ArrangementMemory::remember(const Incident &incident, const ViewArrangement &arrangement)
{
    const QString key = arrangementKey(incident);
    QStringList known = m_settings->value(KnownKey).toStringList(); // the latest first
    known.removeAll(key);
    known.prepend(key);
    while (known.size() > Most)
        m_settings->remove(valueKey(known.takeLast()));
    m_settings->setValue(KnownKey, known);
    m_settings->setValue(valueKey(key), QJsonDocument(arrangement.toJson()).toJson(QJsonDocument::Compact));
}

} // namespace chronolane
