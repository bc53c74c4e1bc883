// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console.h"

#include <QFile>

#include <cstdio>

#include <unistd.h>

namespace chronolane::console {

namespace {

/// Whether the last line on the terminal is progress, which other lines replace.
bool s_isProgressShown = false;

void writeError(const QString &line)
{
    const QByteArray bytes = QByteArray(s_isProgressShown ? "\r\033[K" : "") + line.toUtf8() + '\n';
    s_isProgressShown = false;
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

void progress(std::size_t done, std::size_t all)
{
    constexpr std::size_t Step = 100;
    if (::isatty(STDERR_FILENO) != 0) {
        const QByteArray line = "\r" + QByteArray::number(done) + " / " + QByteArray::number(all);
        std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stderr);
        s_isProgressShown = true;
        if (done == all) {
            std::fputc('\n', stderr);
            s_isProgressShown = false;
        }
    } else if (done % Step == 0) {
        complain(QStringLiteral("%1 / %2").arg(done).arg(all));
    }
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
    // A pipe hands over what is there; the rest is still to come until it says that it ends.
    QByteArray content;
    const qint64 most = static_cast<qint64>(limit) + 1;
    while (content.size() < most) {
        const QByteArray part = input.read(most - content.size());
        if (part.isEmpty())
            break;
        content += part;
    }
    return content;
}

} // namespace chronolane::console
