// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace chronolane {

/// The files that the paths stand for, as absolute paths: a folder stands for all files in it and below, in the order of
/// their paths and without hidden ones. A folder without files stands for itself, so that opening it says so; so does
/// what does not exist.
[[nodiscard]] QStringList recordFiles(const QStringList &paths);

} // namespace chronolane
