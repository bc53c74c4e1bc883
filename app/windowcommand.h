// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/readingoptions.h"

#include <QStringList>

namespace chronolane {

/// What `chronolane [FILE…]` was asked for.
struct WindowRequest
{
    QStringList files;
    QString language;   ///< "en" or "ko"; empty: as remembered, else as the system
    ReadingOptions reading;
};

/// Opens the window and runs until it is closed; the exit code. The QApplication is made here.
[[nodiscard]] int runWindow(const WindowRequest &request, int &argc, char **argv);

} // namespace chronolane
