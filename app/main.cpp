// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandlanguage.h"
#include "app/commandline.h"
#include "app/console.h"
#include "app/convertcommand.h"
#include "app/inspectcommand.h"

#include <QCoreApplication>
#include <QDateTime>

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
    return 2;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments().mid(1);
    const CommandLanguage language(languageOf(arguments));
    const UtcTime now = fromUnixMicroseconds(QDateTime::currentMSecsSinceEpoch() * 1000);
    const auto line = parseCommandLine(arguments, now);
    if (line)
        return run(line.value());
    if (line.error().code != 0)
        console::complain(line.error().text);
    else if (!console::write(line.error().text))
        return 1;
    return line.error().code;
}
