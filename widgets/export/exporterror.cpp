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
    case ExportErrorCode::NoFonts:
        return ExportSentence::tr("no font was found to write with");
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

QStringList describe(const GlyphCoverage &coverage)
{
    constexpr std::size_t MostNamed = 8;
    QStringList sentences;
    if (!coverage.missing.empty()) {
        QStringList named;
        for (const char32_t character : coverage.missing) {
            if (named.size() == static_cast<qsizetype>(MostNamed)) {
                named << QStringLiteral("…");
                break;
            }
            named << QStringLiteral("%1 (U+%2)")
                         .arg(QString::fromUcs4(&character, 1))
                         .arg(static_cast<uint>(character), 4, 16, QLatin1Char('0'));
        }
        sentences << ExportSentence::tr("%n character(s) that no font of this machine can draw: %1", nullptr,
                                        static_cast<int>(coverage.missing.size()))
                         .arg(named.join(QStringLiteral(", ")));
    }
    if (!coverage.substitutes.empty()) {
        const QStringList families(coverage.substitutes.begin(), coverage.substitutes.end());
        sentences << ExportSentence::tr("other fonts stand in for characters that the usual one lacks: %1")
                         .arg(families.join(QStringLiteral(", ")));
    }
    return sentences;
}

} // namespace chronolane
