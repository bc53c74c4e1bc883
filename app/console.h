// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <cstddef>
#include <cstdint>

namespace chronolane {

/// The standard streams, as UTF-8 whatever the locale.
namespace console {

/// Writes to standard output; false if that failed (a full disk, a closed pipe).
[[nodiscard]] bool write(const QByteArray &bytes);
[[nodiscard]] bool write(const QString &text);

/// A failure, as a line on standard error: `FILE:LINE: message`, or `FILE: message` where `line` is 0.
void fail(const QString &file, std::uint64_t line, const QString &message);

/// How far a long run is: on a terminal a line that the next one replaces, elsewhere each hundredth.
void progress(std::size_t done, std::size_t all);

/// A misuse, as `chronolane: message` on standard error.
void complain(const QString &message);

/// All of standard input, but no more than `limit` bytes and one.
[[nodiscard]] QByteArray readAll(std::uint64_t limit);

} // namespace console

} // namespace chronolane
