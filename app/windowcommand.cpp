// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/windowcommand.h"

#include "app/appearance.h"
#include "app/evidencefinder.h"
#include "app/itemreading.h"
#include "app/languagecontroller.h"
#include "app/mainwindow.h"
#include "models/reading/incidentwriter.h"
#include "models/translation.h"
#include "models/zones/ianazonerules.h"
#include "widgets/export/wholefile.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QIODevice>
#include <QIcon>
#include <QLocale>
#include <QSettings>

namespace chronolane {

namespace {

std::optional<QString> writeDocumentTo(const IncidentSet &set, const QString &path)
{
    const std::string text = writeDocument(set);
    const auto write = [&text](QIODevice &device) -> ExportOutcome {
        if (device.write(text.data(), static_cast<qint64>(text.size())) == static_cast<qint64>(text.size()))
            return std::nullopt;
        return ExportError{ExportErrorCode::CannotWrite, device.errorString()};
    };
    const ExportOutcome error = writeWholeFile(path, Overwriting::Allowed, write);
    return error ? std::optional(describe(*error)) : std::nullopt;
}

/// The sample of an installation, else of the source tree that the program was built in.
QString samplePath()
{
    const QString name = QStringLiteral("checkout-latency.txt");
    const QDir program(QCoreApplication::applicationDirPath());
    for (const QString &folder : {QStringLiteral("../share/chronolane/samples"),
                                  QStringLiteral("../../resources/samples")}) {
        const QString path = program.absoluteFilePath(folder + QLatin1Char('/') + name);
        if (QFileInfo::exists(path))
            return QDir::cleanPath(path);
    }
    return {};
}

QString chosenLanguage(const WindowRequest &request, const QSettings &settings)
{
    if (!request.language.isEmpty())
        return request.language;
    const QString remembered = settings.value(QStringLiteral("language")).toString();
    return supportedLanguages().contains(remembered) ? remembered : languageFor(QLocale::system());
}

MainWindowServices makeServices(QSettings &settings)
{
    MainWindowServices services;
    services.read = standardReading();
    services.write = writeDocumentTo;
    services.rules = std::make_shared<const IanaZoneRules>();
    services.locator = std::make_shared<const EvidenceFinder>();
    services.settings = &settings;
    services.samplePath = samplePath();
    return services;
}

} // namespace

int runWindow(const WindowRequest &request, int &argc, char **argv)
{
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("Chronolane"));
    QApplication::setApplicationName(QStringLiteral("chronolane"));
    QApplication::setApplicationDisplayName(QStringLiteral("Chronolane"));
    QApplication::setApplicationVersion(QStringLiteral(CHRONOLANE_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("org.chronolane.Chronolane"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/chronolane.svg")));

    QSettings settings;
    LanguageController language;
    language.setLanguage(chosenLanguage(request, settings));
    AppearanceController appearance;
    appearance.setAppearance(appearanceFromName(settings.value(QStringLiteral("theme")).toString()));
    MainWindow window(makeServices(settings), &language, &appearance);
    // Also for what is opened or pasted later: today and the hints.
    window.workspace()->setReadingOptions(request.reading);
    window.show();
    if (!request.files.isEmpty())
        window.open(request.files, request.reading);
    return QApplication::exec();
}

} // namespace chronolane
