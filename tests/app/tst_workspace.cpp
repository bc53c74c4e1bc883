// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/filewatcher.h"
#include "app/recentfiles.h"
#include "app/workspace.h"
#include "models/zones/ianazonerules.h"

#include <QFile>
#include <QSaveFile>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace chronolane;

/// What is open, and what becomes of it: loading in a thread, edits, reloads, saving. Files are stood in for by a
/// reader that makes an incident out of each line.
class TestWorkspace : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void opensTheRestWhenAFileIsBad();
    void opensTheFilesOfAFolder();
    void keepsTheOrderOfTheFiles();
    void undoesAnEdit();
    void keepsChoicesWhenAFileIsReadAgain();
    void keepsWhatWasReadWhenAFileBreaks();
    void readsASourceAgainAndUndoesIt();
    void keepsTheReadingThatWorkedWhereAnotherDoesNot();
    void joinsIncidentsAndUndoesIt();
    void savesAndIsClean();
    void saysWhyItCouldNotSave();
    void stopsWhenItIsCancelled();
    void noticesAnAtomicReplacement();
    void takesItsOwnWritingForKnown();
    void keepsAPastedTextUntilItIsSaved();
    void remembersTenFiles();

private:
    QString write(const QString &name, const QByteArray &text);
    void open(const QStringList &paths);
    void edit(int row, const char *zone);
    void readAgain(const QString &path, const ReadingOptions &options);
    [[nodiscard]] QStringList ids() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<IncidentTableModel> m_model;
    std::unique_ptr<Workspace> m_workspace;
    std::vector<std::string> m_written;
    std::optional<QString> m_writeError;
};

namespace {

/// One incident a line, in the zone of the hint; "bad" is a fatal error, and so is everything read as of the year 1999.
ReadingReport readLines(const LoadItem &item, const ReadingContext &context)
{
    ReadingReport report;
    report.format = item.name.endsWith(QLatin1String(".json")) ? "chronolane" : "lines";
    QFile file(item.name);
    if (!item.text && !file.open(QIODevice::ReadOnly)) {
        report.errors.push_back({ReadingErrorCode::CannotOpen, {{"reason", "missing"}}, 0, {}, true});
        return report;
    }
    const QByteArray all = item.text ? QByteArray::fromStdString(*item.text) : file.readAll();
    for (const QByteArray &line : all.split('\n')) {
        // A file that takes forever, until somebody cancels.
        while (line == "slow" && !context.isCancelled())
            std::this_thread::yield();
        if (line == "bad" || item.options.yearHint == 1999)
            report.errors.push_back({ReadingErrorCode::BrokenJson, {{"reason", "bad"}}, 1, {}, true});
        else if (!line.isEmpty()) {
            Incident &incident = report.incidents.emplace_back();
            incident.id = line.toStdString();
            incident.statedZone = item.options.zoneHint;
            incident.sources.emplace_back().uri = item.name.toStdString();
        }
    }
    return report;
}

} // namespace

void TestWorkspace::init()
{
    const auto rules = std::make_shared<const IanaZoneRules>();
    m_workspace.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_model = std::make_unique<IncidentTableModel>(DisplayText(QStringLiteral("en"), "UTC", rules));
    m_written.clear();
    m_writeError.reset();
    const auto save = [this](const IncidentSet &set, const QString &) {
        for (const auto &incident : set.incidents)
            m_written.push_back(incident->id + "@" + incident->view.zone);
        return m_writeError;
    };
    m_workspace = std::make_unique<Workspace>(m_model.get(), readLines, save, rules);
}

QString TestWorkspace::write(const QString &name, const QByteArray &text)
{
    const QString path = m_folder->filePath(name);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) < 0 || !file.commit())
        qFatal("cannot write a fixture");
    return path;
}

void TestWorkspace::open(const QStringList &paths)
{
    QSignalSpy loading(m_workspace.get(), &Workspace::loadingChanged);
    m_workspace->open(paths);
    while (m_workspace->isLoading())
        loading.wait();
}

void TestWorkspace::edit(int row, const char *zone)
{
    auto edited = std::make_shared<Incident>(*m_model->incidentAt(row));
    edited->view.zone = zone;
    m_workspace->edit(row, edited, QStringLiteral("Change zone"));
}

void TestWorkspace::readAgain(const QString &path, const ReadingOptions &options)
{
    QSignalSpy loading(m_workspace.get(), &Workspace::loadingChanged);
    m_workspace->readAgain(path, options, QStringLiteral("Change assumptions"));
    while (m_workspace->isLoading())
        loading.wait();
}

QStringList TestWorkspace::ids() const
{
    QStringList all;
    for (int row = 0; row < m_model->rowCount(); ++row)
        all << QString::fromStdString(m_model->incidentAt(row)->id);
    return all;
}

void TestWorkspace::opensTheRestWhenAFileIsBad()
{
    const QString good = write(QStringLiteral("good.txt"), "a");
    const QString bad = write(QStringLiteral("bad.txt"), "bad");
    open({bad, good, m_folder->filePath(QStringLiteral("missing.txt"))});
    QCOMPARE(ids(), QStringList{QStringLiteral("a")});
    QCOMPARE(m_workspace->problems().size(), std::size_t{2});
    QCOMPARE(m_workspace->problems()[0].path, bad);
    QCOMPARE(m_workspace->problems()[0].error.line, std::uint64_t{1});
    QCOMPARE(m_workspace->paths(), QStringList{good});
    QVERIFY(!m_workspace->isModified());
}

void TestWorkspace::opensTheFilesOfAFolder()
{
    const QDir folder(m_folder->path());
    QVERIFY(folder.mkpath(QStringLiteral("records/older")) && folder.mkpath(QStringLiteral("empty")));
    (void)write(QStringLiteral("records/2.txt"), "b");
    (void)write(QStringLiteral("records/1.txt"), "a");
    (void)write(QStringLiteral("records/.hidden"), "h");
    (void)write(QStringLiteral("records/older/3.txt"), "c");
    open({folder.filePath(QStringLiteral("records")), folder.filePath(QStringLiteral("empty"))});
    QCOMPARE(ids(), QStringList({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")}));
    QCOMPARE(m_workspace->problems().size(), std::size_t{1});
    QCOMPARE(m_workspace->problems()[0].path, folder.filePath(QStringLiteral("empty")));
}

void TestWorkspace::keepsTheOrderOfTheFiles()
{
    const QString first = write(QStringLiteral("1.txt"), "a\nb");
    const QString second = write(QStringLiteral("2.txt"), "c");
    open({first, second});
    write(QStringLiteral("1.txt"), "x");
    open({first});
    QCOMPARE(ids(), QStringList({QStringLiteral("x"), QStringLiteral("c")}));
    m_workspace->closeAll();
    QCOMPARE(ids(), QStringList());
}

void TestWorkspace::undoesAnEdit()
{
    open({write(QStringLiteral("1.txt"), "a\nb")});
    edit(1, "Asia/Seoul");
    QCOMPARE(m_model->incidentAt(1)->view.zone, std::string("Asia/Seoul"));
    QVERIFY(m_workspace->isModified());
    m_workspace->undoStack()->undo();
    QCOMPARE(m_model->incidentAt(1)->view.zone, std::string());
    QVERIFY(!m_workspace->isModified());
}

void TestWorkspace::keepsChoicesWhenAFileIsReadAgain()
{
    const QString path = write(QStringLiteral("1.txt"), "a\nb");
    open({path});
    edit(1, "Asia/Seoul");
    write(QStringLiteral("1.txt"), "new\nb");
    open({path});
    QCOMPARE(ids(), QStringList({QStringLiteral("new"), QStringLiteral("b")}));
    QCOMPARE(m_model->incidentAt(1)->view.zone, std::string("Asia/Seoul"));
    QVERIFY(m_workspace->isModified());
}

void TestWorkspace::keepsWhatWasReadWhenAFileBreaks()
{
    const QString path = write(QStringLiteral("1.txt"), "a\nb");
    open({path});
    edit(1, "Asia/Seoul");
    write(QStringLiteral("1.txt"), "bad");
    open({path});
    QCOMPARE(ids(), QStringList({QStringLiteral("a"), QStringLiteral("b")}));
    QCOMPARE(m_model->incidentAt(1)->view.zone, std::string("Asia/Seoul"));
    QCOMPARE(m_workspace->problems().size(), std::size_t{1});
    write(QStringLiteral("1.txt"), "a\nb\nc");
    open({path});
    QCOMPARE(m_model->rowCount(), 3);
    QVERIFY(m_workspace->problems().empty());
}

void TestWorkspace::readsASourceAgainAndUndoesIt()
{
    const QString path = write(QStringLiteral("1.txt"), "a\nb");
    open({path});
    edit(1, "UTC");
    ReadingOptions seoul;
    seoul.zoneHint = "Asia/Seoul";
    readAgain(path, seoul);
    QCOMPARE(m_model->incidentAt(0)->statedZone, std::string("Asia/Seoul"));
    QCOMPARE(m_model->incidentAt(1)->view.zone, std::string("UTC"));
    const OpenSource *source = m_workspace->sourceOf(m_model->incidentAt(0)->sources.front());
    QVERIFY(source);
    QCOMPARE(m_workspace->optionsOf(*source).zoneHint, std::string("Asia/Seoul"));
    QCOMPARE(m_workspace->rowOf(*source->incidents[1]), 1);
    m_workspace->undoStack()->undo();
    QCOMPARE(m_model->incidentAt(0)->statedZone, std::string());
    QCOMPARE(m_model->incidentAt(1)->view.zone, std::string("UTC"));
    m_workspace->undoStack()->undo();
    QVERIFY(m_model->incidentAt(1)->view.zone.empty());
    QVERIFY(!m_workspace->isModified());
    m_workspace->undoStack()->redo();
    m_workspace->undoStack()->redo();
    QCOMPARE(m_model->incidentAt(0)->statedZone, std::string("Asia/Seoul"));
}

void TestWorkspace::keepsTheReadingThatWorkedWhereAnotherDoesNot()
{
    const QString path = write(QStringLiteral("1.txt"), "a\nb");
    open({path});
    ReadingOptions broken;
    broken.yearHint = 1999;
    readAgain(path, broken);
    QCOMPARE(ids(), QStringList({QStringLiteral("a"), QStringLiteral("b")}));
    QVERIFY(!m_workspace->problems().empty());
    QVERIFY(!m_workspace->isModified());
    const OpenSource *source = m_workspace->sourceOf(m_model->incidentAt(0)->sources.front());
    QVERIFY(!m_workspace->optionsOf(*source).yearHint);
}

void TestWorkspace::joinsIncidentsAndUndoesIt()
{
    const QString second = write(QStringLiteral("2.txt"), "c");
    open({write(QStringLiteral("1.txt"), "a\nb"), second});
    QCOMPARE(m_workspace->join({2, 0}, QStringLiteral("Join")), 0);
    QCOMPARE(ids(), QStringList({QStringLiteral("a"), QStringLiteral("b")}));
    QCOMPARE(m_model->incidentAt(0)->sources.size(), std::size_t{2});
    QVERIFY(m_workspace->isModified());
    m_workspace->undoStack()->undo();
    QCOMPARE(ids(), QStringList({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")}));
    QVERIFY(!m_workspace->isModified());
    m_workspace->undoStack()->redo();
    // A part that is read again stays joined.
    open({second});
    QCOMPARE(ids(), QStringList({QStringLiteral("a"), QStringLiteral("b")}));
    QVERIFY(m_workspace->isModified());
}

void TestWorkspace::savesAndIsClean()
{
    open({write(QStringLiteral("1.txt"), "a\nb")});
    QVERIFY(m_workspace->documentPath().isEmpty());
    edit(0, "UTC");
    const QString target = m_folder->filePath(QStringLiteral("out.json"));
    QVERIFY(!m_workspace->save(target));
    QCOMPARE(m_written, (std::vector<std::string>{"a@UTC", "b@"}));
    QVERIFY(!m_workspace->isModified());
    QCOMPARE(m_workspace->documentPath(), target);
}

void TestWorkspace::saysWhyItCouldNotSave()
{
    const QString document = write(QStringLiteral("1.json"), "a");
    open({document});
    QCOMPARE(m_workspace->documentPath(), document);
    edit(0, "UTC");
    m_writeError = QStringLiteral("disk full");
    QCOMPARE(m_workspace->save(document), m_writeError);
    QVERIFY(m_workspace->isModified());
}

void TestWorkspace::stopsWhenItIsCancelled()
{
    const QString slow = write(QStringLiteral("slow.txt"), "slow");
    const QString next = write(QStringLiteral("next.txt"), "b");
    QSignalSpy progress(m_workspace.get(), &Workspace::progressed);
    QSignalSpy loading(m_workspace.get(), &Workspace::loadingChanged);
    m_workspace->open({slow, next});
    QVERIFY(progress.wait());
    QVERIFY(m_workspace->isLoading());
    m_workspace->cancel();
    while (m_workspace->isLoading())
        loading.wait();
    QVERIFY(!ids().contains(QStringLiteral("b")));
    QVERIFY(!m_workspace->paths().contains(next));
}

void TestWorkspace::noticesAnAtomicReplacement()
{
    const QString path = write(QStringLiteral("1.txt"), "a");
    FileWatcher watcher;
    watcher.setFiles({path});
    QSignalSpy changed(&watcher, &FileWatcher::changed);
    // Twice: the second one is only seen if the watcher has followed the first.
    for (const QByteArray &text : {QByteArray("longer"), QByteArray("longer still")}) {
        changed.clear();
        write(QStringLiteral("1.txt"), text);
        QVERIFY(changed.wait());
        QCOMPARE(changed.front().front().toStringList(), QStringList{path});
    }
}

void TestWorkspace::takesItsOwnWritingForKnown()
{
    const QString own = write(QStringLiteral("own.txt"), "a");
    const QString other = write(QStringLiteral("other.txt"), "a");
    FileWatcher watcher;
    watcher.setFiles({own, other});
    QSignalSpy changed(&watcher, &FileWatcher::changed);
    write(QStringLiteral("own.txt"), "written by us");
    watcher.acknowledge(own);
    write(QStringLiteral("other.txt"), "written by them");
    QVERIFY(changed.wait());
    QCOMPARE(changed.front().front().toStringList(), QStringList{other});
}

void TestWorkspace::keepsAPastedTextUntilItIsSaved()
{
    for (const QString &text : {QStringLiteral("a"), QStringLiteral("b")}) {
        QSignalSpy loading(m_workspace.get(), &Workspace::loadingChanged);
        m_workspace->openText(text, {});
        while (m_workspace->isLoading())
            loading.wait();
    }
    QCOMPARE(ids(), QStringList({QStringLiteral("a"), QStringLiteral("b")}));
    QVERIFY(m_workspace->paths().isEmpty());
    QVERIFY(m_workspace->isModified());
    QVERIFY(!m_workspace->save(m_folder->filePath(QStringLiteral("out.json"))));
    QVERIFY(!m_workspace->isModified());
}

void TestWorkspace::remembersTenFiles()
{
    QSettings settings(m_folder->filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    RecentFiles recent(settings);
    for (int i = 0; i < 12; ++i)
        recent.add(QStringLiteral("/records/%1.txt").arg(i));
    recent.add(QStringLiteral("/records/5.txt"));
    QCOMPARE(recent.paths().size(), qsizetype{RecentFiles::Limit});
    QCOMPARE(recent.paths().front(), QStringLiteral("/records/5.txt"));
    QCOMPARE(recent.paths().count(QStringLiteral("/records/5.txt")), qsizetype{1});
    recent.clear();
    QVERIFY(recent.paths().isEmpty());
}

QTEST_GUILESS_MAIN(TestWorkspace)
#include "tst_workspace.moc"
