// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/exporterror.h"

#include <QCoreApplication>

namespace chronolane {

namespace {

/// Carries the translation context of the sentences.
class ExportSentence
{
    Q_DECLARE_TR_FUNCTIONS(ExportSentence)
};

} // namespace

QString describe(const ExportError &error)
{
    switch (error.code) {
    case ExportErrorCode::SizeTooSmall:
        return ExportSentence::tr("a picture of %1 is too small for a timeline").arg(error.detail);
    case ExportErrorCode::SizeTooLarge:
        return ExportSentence::tr("a picture of %1 is too large").arg(error.detail);
    case ExportErrorCode::UnknownFormat:
        return ExportSentence::tr("“%1” is no format (png, jpg, webp, svg, pdf, csv, md or ics)").arg(error.detail);
    case ExportErrorCode::NoPlugin:
        return ExportSentence::tr("Qt cannot write %1 on this machine").arg(error.detail);
    case ExportErrorCode::NoWindows:
        return ExportSentence::tr("the record states no impact or maintenance window with a start");
    case ExportErrorCode::NoFolder:
        return ExportSentence::tr("the folder does not exist");
    case ExportErrorCode::IsFolder:
        return ExportSentence::tr("this is a folder");
    case ExportErrorCode::AlreadyExists:
        return ExportSentence::tr("the file exists already");
    case ExportErrorCode::CannotWrite:
        return ExportSentence::tr("cannot be written: %1").arg(error.detail);
    }
    return {};
}

} // namespace chronolane
