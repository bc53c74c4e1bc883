// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/convertcommand.h"

#include "app/console.h"
#include "app/loadrecords.h"
#include "models/reading/incidentwriter.h"
#include "widgets/export/wholefile.h"

#include <QCoreApplication>
#include <QIODevice>

namespace chronolane {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

ExportOutcome writeTo(QIODevice &device, const QByteArray &document)
{
    if (device.write(document) == document.size())
        return {};
    return ExportError{ExportErrorCode::CannotWrite, device.errorString()};
}

/// Whether the document was written; if not, the reason is said.
bool writeOutput(const QString &output, const QByteArray &document, const CommandLine &line)
{
    if (output == QLatin1String("-")) {
        if (console::write(document))
            return true;
        console::complain(Words::tr("Standard output could not be written."));
        return false;
    }
    const ExportOutcome error
        = writeWholeFile(output, line.isForced ? Overwriting::Allowed : Overwriting::Refused,
                         [&document](QIODevice &device) { return writeTo(device, document); });
    if (error) {
        console::fail(output, 0, describe(*error));
        return false;
    }
    return true;
}

} // namespace

int runConvert(const CommandLine &line)
{
    const LoadedRecords loaded = loadRecords(line, displayTextFor(line));
    if (loaded.set.incidents.empty())
        return 1;   // each reason has been said
    const QByteArray document = QByteArray::fromStdString(writeDocument(loaded.set));
    const bool isWritten = writeOutput(line.values.value(QStringLiteral("output")), document, line);
    return isWritten && !loaded.hasFailed ? 0 : 1;
}

} // namespace chronolane
