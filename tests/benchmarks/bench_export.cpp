// SPDX-License-Identifier: GPL-3.0-or-later
// Whole processes, from start to exit: `chronolane export` of a record of 20 events to a 1920×1080 PNG
// against a bare Qt program (bareexport.cpp) that paints 20 labelled marks and writes them with Qt's default
// compression. The two take turns, so that whatever else the machine does hits both; medians. The size of our
// file is compared with that of the same picture as Qt writes it. Then the pictures of tables of 2,000, 20,000 and a
// million rows (start, end, lane, text; about 100 bytes a row): wall and processor time, and for the million the peak of
// the memory. Their measure is the same bare program, too.
#include <QBuffer>
#include <QCoreApplication>
#include <QDateTime>
#include <QElapsedTimer>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>

#include <sys/resource.h>

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

/// A table of so many steps, three tenths of them windows.
QByteArray table(int rows)
{
    static const char *const lanes[] = {"impact", "detection", "remediation", "status update", "database", "network"};
    const QDateTime first(QDate(2031, 2, 27), QTime(17, 46, 40), Qt::UTC);
    QByteArray text = "start,end,lane,text\n";
    for (int row = 0; row < rows; ++row) {
        const QDateTime start = first.addSecs(row * 7LL);
        text += start.toString(Qt::ISODate).toLatin1() + ',';
        if (row % 10 < 3)
            text += start.addSecs(60 + row % 600).toString(Qt::ISODate).toLatin1();
        text += QByteArray(",") + lanes[row % 6] + ",\"Queue " + QByteArray::number(row % 1000)
            + " is slow, and its workers wait for the lock\"\n";
    }
    return text;
}

/// Seconds of processor time that the programs took which have ended by now.
double childSeconds()
{
    rusage usage{};
    getrusage(RUSAGE_CHILDREN, &usage);
    const auto seconds = [](const timeval &time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

/// The greatest peak of memory of any program that has ended by now, in megabytes.
double greatestPeak()
{
    rusage usage{};
    getrusage(RUSAGE_CHILDREN, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
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

/// `chronolane export` of one file into the folder, in milliseconds; negative if it failed.
double exported(const QTemporaryDir &folder, const QString &input, const char *ending)
{
    const QString output = folder.filePath(QStringLiteral("ours.") + QLatin1String(ending));
    return timed(QStringLiteral(CHRONOLANE_PROGRAM),
                 {QStringLiteral("export"), input, QStringLiteral("-o"), output, QStringLiteral("--force")});
}

bool writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

/// The small record, against the bare program. False if a program failed.
bool measureRecord(const QTemporaryDir &folder)
{
    const QString input = folder.filePath(QStringLiteral("record.json"));
    if (!writeFile(input, record()))
        return false;
    std::vector<double> bare, png, svg, pdf;
    for (int i = 0; i < Rounds; ++i) {
        bare.push_back(timed(QStringLiteral(CHRONOLANE_BARE_EXPORT), {folder.filePath(QStringLiteral("bare.png"))}));
        png.push_back(exported(folder, input, "png"));
        svg.push_back(exported(folder, input, "svg"));
        pdf.push_back(exported(folder, input, "pdf"));
    }
    for (const auto *times : {&bare, &png, &svg, &pdf}) {
        if (std::ranges::min(*times) < 0)
            return false;
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
    return true;
}

/// A table of so many rows. False if the program failed.
bool measureTable(const QTemporaryDir &folder, int rows, int rounds)
{
    const QString input = folder.filePath(QStringLiteral("table.csv"));
    if (!writeFile(input, table(rows)))
        return false;
    for (const char *ending : {"png", "svg"}) {
        const double before = childSeconds();
        std::vector<double> times;
        for (int i = 0; i < rounds; ++i)
            times.push_back(exported(folder, input, ending));
        if (std::ranges::min(times) < 0)
            return false;
        const QByteArray name = QByteArray("export.") + ending + '.' + QByteArray::number(rows);
        print(name.constData(), median(times), "ms");
        print((name + ".cpu").constData(), (childSeconds() - before) * 1000 / rounds, "ms");
    }
    return true;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QTemporaryDir folder;
    const bool isMeasured = folder.isValid() && measureRecord(folder) && measureTable(folder, 2'000, 11)
        && measureTable(folder, 20'000, 5) && measureTable(folder, 1'000'000, 3);
    if (!isMeasured) {
        std::fputs("bench_export: a program failed\n", stderr);
        return 1;
    }
    print("export.1000000.peak", greatestPeak(), "MB");
    return 0;
}
