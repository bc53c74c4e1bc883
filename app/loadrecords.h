// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline.h"
#include "models/displaytext.h"
#include "models/domain/incident.h"
#include "models/domain/readingreport.h"

#include <QString>

#include <memory>
#include <vector>

namespace chronolane {

/// One source that a command read.
struct LoadedRecord
{
    QString name;   ///< as it was named on the command line
    std::shared_ptr<const ReadingReport> report;   ///< without its incidents; never null
    std::vector<std::shared_ptr<const Incident>> incidents;   ///< as they were read, before any joining
};

/// All that the sources of a command hold.
struct LoadedRecords
{
    IncidentSet set;   ///< analysed, in the order of the files
    std::vector<LoadedRecord> records;
    bool hasFailed = false;   ///< something could not be read
};

/// Reads the files of a command one after the other. Each failure is a line on standard error; the other files, and
/// what could be read of this one, are still there.
[[nodiscard]] LoadedRecords loadRecords(const CommandLine &line, const DisplayText &words);

/// Words for the language and display zone of a command; UTC where it names no zone.
[[nodiscard]] DisplayText displayTextFor(const CommandLine &line);

} // namespace chronolane
