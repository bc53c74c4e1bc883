// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/wholefile.h"
#include "widgets/export/writefully.h"

#include <QDir>
#include <QFile>
#include <QIODevice>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace chronolane;

/// Takes some bytes without a complaint, then says that it is full, as files on a full disk do.
class NearlyFull : public QIODevice
{
public:
    NearlyFull() { QIODevice::open(QIODevice::WriteOnly | QIODevice::Unbuffered); }

protected:
    qint64 readData(char *, qint64) override { return -1; }
    qint64 writeData(const char *, qint64 size) override
    {
        const qint64 taken = std::min<qint64>(size, m_room);
        m_room -= taken;
        if (taken == 0 && size > 0) {
            setErrorString(QStringLiteral("the disk is full"));
            return -1;
        }
        return taken;
    }

private:
    qint64 m_room = 10;
};

class TestWholeFile : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void writesANewFile();
    void keepsAnOldFileUnlessAskedToOverwrite();
    void keepsAnOldFileThatAppearsWhileWriting();
    void leavesNothingBehindWhenWritingFails();
    void asksANearlyFullDiskForItsReason();
    void namesTheObstacle_data();
    void namesTheObstacle();

private:
    static ExportOutcome writeNew(QIODevice &device);
    QByteArray content(const QString &name) const;
    void make(const QString &name, const QByteArray &bytes) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestWholeFile::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

ExportOutcome TestWholeFile::writeNew(QIODevice &device)
{
    device.write("new");
    return {};
}

QByteArray TestWholeFile::content(const QString &name) const
{
    QFile file(m_folder->filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
}

void TestWholeFile::make(const QString &name, const QByteArray &bytes) const
{
    QFile file(m_folder->filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

void TestWholeFile::writesANewFile()
{
    QCOMPARE(writeWholeFile(m_folder->filePath(QStringLiteral("a")), Overwriting::Refused, writeNew),
             ExportOutcome());
    QCOMPARE(content(QStringLiteral("a")), "new");
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files).size(), 1);
}

void TestWholeFile::keepsAnOldFileUnlessAskedToOverwrite()
{
    make(QStringLiteral("a"), "old");
    const QString path = m_folder->filePath(QStringLiteral("a"));
    const ExportOutcome refused = writeWholeFile(path, Overwriting::Refused, writeNew);
    QVERIFY(refused);
    QCOMPARE(refused->code, ExportErrorCode::AlreadyExists);
    QCOMPARE(content(QStringLiteral("a")), "old");
    QVERIFY(!writeWholeFile(path, Overwriting::Allowed, writeNew));
    QCOMPARE(content(QStringLiteral("a")), "new");
}

void TestWholeFile::keepsAnOldFileThatAppearsWhileWriting()
{
    const ExportOutcome outcome = writeWholeFile(m_folder->filePath(QStringLiteral("a")),
                                                 Overwriting::Refused, [this](QIODevice &device) {
                                                     make(QStringLiteral("a"), "theirs");
                                                     return writeNew(device);
                                                 });
    QVERIFY(outcome);
    QCOMPARE(outcome->code, ExportErrorCode::AlreadyExists);
    QCOMPARE(content(QStringLiteral("a")), "theirs");
}

void TestWholeFile::leavesNothingBehindWhenWritingFails()
{
    make(QStringLiteral("a"), "old");
    const ExportError failure{ExportErrorCode::CannotWrite, QStringLiteral("no space")};
    const ExportOutcome outcome =
        writeWholeFile(m_folder->filePath(QStringLiteral("a")), Overwriting::Allowed,
                       [&failure](QIODevice &device) -> ExportOutcome {
                           device.write("half");
                           return failure;
                       });
    QCOMPARE(outcome, ExportOutcome(failure));
    QCOMPARE(content(QStringLiteral("a")), "old");
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files).size(), 1);
}

void TestWholeFile::asksANearlyFullDiskForItsReason()
{
    NearlyFull device;
    QVERIFY(writeFully(device, "12345678"));
    QVERIFY(!writeFully(device, "12345678"));
    QCOMPARE(device.errorString(), QStringLiteral("the disk is full"));
}

void TestWholeFile::namesTheObstacle_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("code");
    QTest::newRow("no folder") << QStringLiteral("none/a.png") << static_cast<int>(ExportErrorCode::NoFolder);
    QTest::newRow("a folder") << QStringLiteral(".") << static_cast<int>(ExportErrorCode::IsFolder);
    QTest::newRow("a name too long") << QString(300, QLatin1Char('a'))
                                     << static_cast<int>(ExportErrorCode::CannotWrite);
}

void TestWholeFile::namesTheObstacle()
{
    QFETCH(QString, name);
    QFETCH(int, code);
    const ExportOutcome outcome = writeWholeFile(m_folder->filePath(name), Overwriting::Allowed, writeNew);
    QVERIFY(outcome);
    QCOMPARE(static_cast<int>(outcome->code), code);
    QVERIFY(!describe(*outcome).isEmpty());
    QVERIFY(QDir(m_folder->path()).entryList(QDir::Files).isEmpty());
}

QTEST_GUILESS_MAIN(TestWholeFile)
#include "tst_wholefile.moc"
