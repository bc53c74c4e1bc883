// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console.h"

#include <QFile>

#include <cstdio>

namespace chronolane::console {

namespace {

void writeError(const QString &line)
{
    const QByteArray bytes = line.toUtf8() + '\n';
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stderr);
}

} // namespace

bool write(const QByteArray &bytes)
{
    const auto size = static_cast<std::size_t>(bytes.size());
    return std::fwrite(bytes.constData(), 1, size, stdout) == size && std::fflush(stdout) == 0;
}

bool write(const QString &text)
{
    return write(text.toUtf8());
}

void fail(const QString &file, std::uint64_t line, const QString &message)
{
    const QString place = line == 0 ? file : QStringLiteral("%1:%2").arg(file).arg(line);
    writeError(QStringLiteral("%1: %2").arg(place, message));
}

void complain(const QString &message)
{
    writeError(QStringLiteral("chronolane: %1").arg(message));
}

QByteArray readAll(std::uint64_t limit)
{
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return {};
    return input.read(static_cast<qint64>(limit) + 1);
}

} // namespace chronolane::console
