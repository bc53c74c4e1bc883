// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QTest>

/// Holds the source tree to the directions of HACKING.md: which folder may include which.
class TestIncludes : public QObject
{
    Q_OBJECT

private slots:
    void includesPointOneWayOnly();
    void notices_data();
    void notices();
    void namesEachTypeOnce();

private:
    static QString complaint(const QString &file, const QString &include);
};

namespace {

struct Room
{
    QString folder;        ///< prefix of the including file
    QStringList project;   ///< project folders it may include (itself included)
    QStringList others;    ///< regular expressions of other headers that headers and sources may include
    QStringList inSources; ///< the same, for .cpp files only
};

/// The first room whose folder is a prefix of the file holds; more specific ones come first.
const QList<Room> &rooms()
{
    static const QString standard = QStringLiteral("[a-z_0-9]+");   // <vector>, <cstdint>
    static const QString qtCore = QStringLiteral(
        "Q(?!Widget|Main|Application|Painter|Font|Image|Color|Pen|Brush|Pixmap|Icon|Action|Chart|Svg|Pdf|Printer|Gui|"
        "Dialog|Menu|Tree|Table|Label|Push|Layout)[A-Za-z0-9]+");
    static const QString boostTime = QStringLiteral("boost/date_time/.*");
    static const QList<Room> all = {
        {QStringLiteral("models/domain/"),
         {QStringLiteral("models/domain/")},
         {standard, boostTime, QStringLiteral("boost/smart_ptr/intrusive_.*")},
         {}},
        {QStringLiteral("models/reading/"),
         {QStringLiteral("models/domain/"), QStringLiteral("models/reading/")},
         {standard, boostTime},
         {QStringLiteral("nlohmann/.*"), qtCore, QStringLiteral("(md4c|cmark|gumbo|uchardet)[a-z0-9_]*\\.h"),
          QStringLiteral("yaml-cpp/.*"), QStringLiteral("libical/.*"), QStringLiteral("uchardet/.*"),
          QStringLiteral("(sys/|fcntl|unistd|iconv).*")}},
        {QStringLiteral("models/zones/"),
         {QStringLiteral("models/domain/"), QStringLiteral("models/zones/")},
         {standard, boostTime, qtCore},
         {}},
        {QStringLiteral("models/analysis/"),
         {QStringLiteral("models/domain/"), QStringLiteral("models/analysis/")},
         {standard, boostTime},
         {qtCore}},
        {QStringLiteral("models/layout/"),
         {QStringLiteral("models/domain/"), QStringLiteral("models/layout/")},
         {standard, boostTime, qtCore},
         {}},
        {QStringLiteral("models/"),
         {QStringLiteral("models/domain/"), QStringLiteral("models/analysis/"), QStringLiteral("models/layout/"),
          QStringLiteral("models/[a-z0-9]+\\.h")},
         {standard, boostTime, qtCore},
         {QStringLiteral("translations/embeddedtranslations\\.h")}},
        {QStringLiteral("widgets/painting/"),
         {QStringLiteral("models/domain/"), QStringLiteral("models/layout/"), QStringLiteral("widgets/painting/")},
         {standard, boostTime, QStringLiteral("Q(?!Widget|MainWindow|Application|Chart|Svg|Dialog|Menu)[A-Za-z0-9]+")},
         {}},
        {QStringLiteral("widgets/export/"),
         {QStringLiteral("models/domain/"), QStringLiteral("models/layout/"), QStringLiteral("models/analysis/"),
          QStringLiteral("models/[a-z0-9]+\\.h"), QStringLiteral("widgets/painting/"), QStringLiteral("widgets/export/")},
         {standard, boostTime, QStringLiteral("Q(?!Widget|MainWindow|Application|Chart|Dialog|Menu)[A-Za-z0-9]+"),
          QStringLiteral("zlib\\.h")},
         {}},
        {QStringLiteral("widgets/"),
         {QStringLiteral("models/(?!reading/)"), QStringLiteral("models/reading/text/markdown"),
          QStringLiteral("widgets/")},
         {standard, boostTime, QStringLiteral("Q[A-Za-z0-9/]+")},
         {}},
        {QStringLiteral("app/"), {QStringLiteral(".*")}, {QStringLiteral(".*")}, {}},
    };
    return all;
}

bool matchesAny(const QStringList &patterns, const QString &include)
{
    for (const QString &pattern : patterns) {
        if (QRegularExpression(QRegularExpression::anchoredPattern(pattern)).match(include).hasMatch())
            return true;
    }
    return false;
}

bool startsWithAny(const QStringList &prefixes, const QString &include)
{
    for (const QString &prefix : prefixes) {
        if (QRegularExpression(QLatin1Char('^') + prefix).match(include).hasMatch())
            return true;
    }
    return false;
}

} // namespace

QString TestIncludes::complaint(const QString &file, const QString &include)
{
    for (const Room &room : rooms()) {
        if (!file.startsWith(room.folder))
            continue;
        const bool isOurs = include.startsWith(QLatin1String("models/")) || include.startsWith(QLatin1String("widgets/"))
            || include.startsWith(QLatin1String("app/"));
        const bool isAllowed = isOurs ? startsWithAny(room.project, include)
                                      : matchesAny(room.others, include)
                || (file.endsWith(QLatin1String(".cpp")) && matchesAny(room.inSources, include));
        return isAllowed ? QString() : QStringLiteral("%1 must not include %2").arg(file, include);
    }
    return QStringLiteral("%1 is in no room of HACKING.md").arg(file);
}

void TestIncludes::includesPointOneWayOnly()
{
    static const QRegularExpression line(QStringLiteral("^\\s*#\\s*include\\s+[<\"]([^>\"]+)[>\"]"),
                                         QRegularExpression::MultilineOption);
    const QDir root(QStringLiteral(CHRONOLANE_SOURCE_DIR));
    QStringList complaints;
    int files = 0;
    for (const QString &top : {QStringLiteral("models"), QStringLiteral("widgets"), QStringLiteral("app")}) {
        QDirIterator walk(root.filePath(top), {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                          QDirIterator::Subdirectories);
        while (walk.hasNext()) {
            QFile file(walk.next());
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
            ++files;
            const QString name = root.relativeFilePath(file.fileName());
            const QString text = QString::fromUtf8(file.readAll());
            auto matches = line.globalMatch(text);
            while (matches.hasNext()) {
                const QString include = matches.next().captured(1);
                if (include.endsWith(QLatin1String(".moc")) || include.startsWith(QLatin1String("moc_")))
                    continue;
                if (const QString text2 = complaint(name, include); !text2.isEmpty())
                    complaints << text2;
            }
        }
    }
    QVERIFY(files > 20);
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(QLatin1Char('\n'))));
}

/// Two types of one name in one namespace make the linker choose one's functions for both.
void TestIncludes::namesEachTypeOnce()
{
    static const QRegularExpression definition(
        QStringLiteral("^(?:struct|class|enum class|union) (\\w+)(?: final)?(?: : [^;{]*)?\\s*\\{"),
        QRegularExpression::MultilineOption);
    const QDir root(QStringLiteral(CHRONOLANE_SOURCE_DIR));
    QMap<QString, QString> homes;
    for (const QString &top : {QStringLiteral("models"), QStringLiteral("widgets"), QStringLiteral("app")}) {
        QDirIterator walk(root.filePath(top), {QStringLiteral("*.h")}, QDir::Files, QDirIterator::Subdirectories);
        while (walk.hasNext()) {
            QFile file(walk.next());
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
            auto matches = definition.globalMatch(QString::fromUtf8(file.readAll()));
            while (matches.hasNext()) {
                const QString type = matches.next().captured(1);
                QVERIFY2(!homes.contains(type), qPrintable(QStringLiteral("%1: %2 and %3")
                                                               .arg(type, homes.value(type), file.fileName())));
                homes.insert(type, file.fileName());
            }
        }
    }
    QVERIFY(homes.size() > 100);
}

void TestIncludes::notices_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("include");
    QTest::newRow("Qt in the domain") << QStringLiteral("models/domain/event.cpp") << QStringLiteral("QString");
    QTest::newRow("reading in analysis")
        << QStringLiteral("models/analysis/analysis.cpp") << QStringLiteral("models/reading/recordreader.h");
    QTest::newRow("a parser in a reader's header")
        << QStringLiteral("models/reading/recordreader.h") << QStringLiteral("nlohmann/json.hpp");
    QTest::newRow("a widget in the painter")
        << QStringLiteral("widgets/painting/timelinepainter.h") << QStringLiteral("QWidget");
    QTest::newRow("Gui in an item model")
        << QStringLiteral("models/eventtablemodel.cpp") << QStringLiteral("QColor");
    QTest::newRow("a reader in a widget")
        << QStringLiteral("widgets/timelineview.cpp") << QStringLiteral("models/reading/recordreader.h");
}

void TestIncludes::notices()
{
    QFETCH(QString, file);
    QFETCH(QString, include);
    QVERIFY(!complaint(file, include).isEmpty());
}

QTEST_GUILESS_MAIN(TestIncludes)
#include "tst_includes.moc"
