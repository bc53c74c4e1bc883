// SPDX-License-Identifier: GPL-3.0-or-later
// Whole processes, from start to exit: `chronolane export` of a record of 20 events to a 1920×1080 PNG
// against a bare Qt program (bareexport.cpp) that paints 20 labelled marks and writes them with Qt's default
// compression. The two take turns, so that whatever else the machine does hits both; medians. The size of our
// file is compared with that of the same picture as Qt writes it.
#include <QBuffer>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <vector>

namespace {

constexpr int Rounds = 21;

QByteArray record()
{
    static const char *const kinds[] = {"impact", "trigger", "detection", "remediation", "status-update"};
    QStringList events;
    for (int i = 0; i < 20; ++i) {
        const int minute = 9 * 60 + i * 17;
        events << QStringLiteral(R"({"id": "e%1", "kind": "%2", "start": "2025-03-04T%3:%4:00Z",)"
                                 R"( "text": {"en": "Event %1 of the record, and what was told of it"}})")
                      .arg(i + 1)
                      .arg(QLatin1String(kinds[i % 5]))
                      .arg(minute / 60, 2, 10, QLatin1Char('0'))
                      .arg(minute % 60, 2, 10, QLatin1Char('0'));
    }
    return QStringLiteral("{\"format\": \"chronolane\", \"version\": 1, \"incidents\": [{\"id\": \"NB-17\","
                          " \"title\": {\"en\": \"Twenty events\"}, \"events\": [%1]}]}")
        .arg(events.join(QLatin1Char(',')))
        .toUtf8();
}

/// Milliseconds of one run; negative if it failed.
double timed(const QString &program, const QStringList &arguments)
{
    QElapsedTimer timer;
    timer.start();
    QProcess process;
    process.setStandardErrorFile(QProcess::nullDevice());
    process.start(program, arguments);
    if (!process.waitForFinished() || process.exitCode() != 0)
        return -1;
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

double median(std::vector<double> values)
{
    std::ranges::nth_element(values, values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2));
    return values[values.size() / 2];
}

void print(const char *name, double value, const char *unit)
{
    std::printf("%s\t%.3f\t%s\n", name, value, unit);
}

/// The bytes of the picture as Qt writes it.
qint64 sizeByQt(const QString &path)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QImage(path).convertToFormat(QImage::Format_ARGB32_Premultiplied).save(&buffer, "PNG");
    return buffer.size();
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QTemporaryDir folder;
    const QString input = folder.filePath(QStringLiteral("record.json"));
    QFile file(input);
    if (!file.open(QIODevice::WriteOnly) || file.write(record()) < 0)
        return 1;
    file.close();

    const auto exported = [&](const char *ending) {
        const QString output = folder.filePath(QStringLiteral("ours.") + QLatin1String(ending));
        return timed(
            QStringLiteral(CHRONOLANE_PROGRAM),
            {QStringLiteral("export"), input, QStringLiteral("-o"), output, QStringLiteral("--force")});
    };
    std::vector<double> bare, png, svg, pdf;
    for (int i = 0; i < Rounds; ++i) {
        bare.push_back(
            timed(QStringLiteral(CHRONOLANE_BARE_EXPORT), {folder.filePath(QStringLiteral("bare.png"))}));
        png.push_back(exported("png"));
        svg.push_back(exported("svg"));
        pdf.push_back(exported("pdf"));
    }
    for (const auto *times : {&bare, &png, &svg, &pdf}) {
        if (std::ranges::min(*times) < 0) {
            std::fputs("bench_export: a program failed\n", stderr);
            return 1;
        }
    }
    const QString ours = folder.filePath(QStringLiteral("ours.png"));
    print("export.png.20.bare", median(bare), "ms");
    print("export.png.20", median(png), "ms");
    print("export.png.20.ratio", median(png) / median(bare), "of bare");
    print("export.svg.20", median(svg), "ms");
    print("export.pdf.20", median(pdf), "ms");
    print("export.png.20.size", static_cast<double>(QFile(ours).size()) / 1000, "kB");
    print("export.png.20.size.ratio",
          static_cast<double>(QFile(ours).size()) / static_cast<double>(sizeByQt(ours)),
          "of Qt's default compression");
    return 0;
}
