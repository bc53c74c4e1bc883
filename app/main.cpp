// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandlanguage.h"
#include "app/commandline.h"
#include "app/console.h"
#include "app/convertcommand.h"
#include "app/exportcommand.h"
#include "app/inspectcommand.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QGuiApplication>

#include <cstdio>
#include <cstdlib>
#include <memory>

#include <unistd.h>

namespace {

using namespace chronolane;

int run(const CommandLine &line)
{
    switch (line.command) {
    case Command::Inspect:
        return runInspect(line);
    case Command::Convert:
        return runConvert(line);
    case Command::Export:
    case Command::Window:
        break;
    }
    Q_UNREACHABLE();
}

/// The window is a program of its own beside this one, which takes this one's place with the same arguments.
int becomeWindow(char **argv)
{
    const QString program = QDir(QCoreApplication::applicationDirPath()).filePath(QStringLiteral("chronolane-window"));
    ::execv(QFile::encodeName(program).constData(), argv);
    console::complain(QStringLiteral("%1: %2").arg(program, qt_error_string()));
    return 1;
}

/// Only what draws needs fonts; reading and writing records starts faster without.
std::unique_ptr<QCoreApplication> makeApplication(Command command, int &argc, char **argv)
{
    if (command != Command::Export)
        return std::make_unique<QCoreApplication>(argc, argv);
    prepareExport();
    return std::make_unique<QGuiApplication>(argc, argv);
}

/// The system takes the memory of a million events back at once; freeing them one by one takes longer than to draw them.
[[noreturn]] void leave(int code)
{
    std::fflush(nullptr);
    std::_Exit(code);
}

QStringList argumentsOf(int argc, char **argv)
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    return arguments;
}

} // namespace

int main(int argc, char **argv)
{
    const QStringList arguments = argumentsOf(argc, argv);
    const auto application = makeApplication(commandOf(arguments), argc, argv);
    const CommandLanguage language(languageOf(arguments));
    const UtcTime now = fromUnixMicroseconds(QDateTime::currentMSecsSinceEpoch() * 1000);
    const auto line = parseCommandLine(arguments, now);
    if (line && line.value().command == Command::Export)
        leave(runExport(line.value()));
    if (line)
        return line.value().command == Command::Window ? becomeWindow(argv) : run(line.value());
    if (line.error().code != 0)
        console::complain(line.error().text);
    else if (!console::write(line.error().text))
        return 1;
    return line.error().code;
}
