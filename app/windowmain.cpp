// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandlanguage.h"
#include "app/commandline.h"
#include "app/console.h"
#include "app/windowcommand.h"

#include <QCoreApplication>
#include <QDateTime>

#include <optional>

namespace {

using namespace chronolane;

/// What the window is to open; nullopt if the arguments make no sense, which is said then.
std::optional<WindowRequest> windowRequest(int &argc, char **argv)
{
    // Of its own, since the window's application is made only when there is something to show.
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments().mid(1);
    const CommandLanguage language(languageOf(arguments));
    const UtcTime now = fromUnixMicroseconds(QDateTime::currentMSecsSinceEpoch() * 1000);
    const auto line = parseCommandLine(arguments, now);
    if (!line) {
        console::complain(line.error().text);
        return std::nullopt;
    }
    // Without --lang the window speaks the language that was chosen in it last.
    const bool isLanguageGiven = line.value().has(QStringLiteral("lang"));
    return WindowRequest{line.value().files, isLanguageGiven ? line.value().language : QString(),
                         line.value().reading};
}

} // namespace

int main(int argc, char **argv)
{
    const std::optional<WindowRequest> request = windowRequest(argc, argv);
    return request ? runWindow(*request, argc, argv) : 2;
}
