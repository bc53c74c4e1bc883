// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exportmemory.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace chronolane;

class TestExportMemory : public QObject
{
    Q_OBJECT

private slots:
    void keepsAChoiceForEachPreset();
    void knowsNothingAtFirst();
    void takesNoNonsense();

private:
    QTemporaryDir m_folder;
    QSettings m_settings{m_folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
};

void TestExportMemory::knowsNothingAtFirst()
{
    m_settings.clear();
    QVERIFY(!ExportMemory(&m_settings).last());
    QVERIFY(!ExportMemory(&m_settings).recall(QStringLiteral("slide")));
}

void TestExportMemory::keepsAChoiceForEachPreset()
{
    m_settings.clear();
    ExportMemory memory(&m_settings);
    ExportChoice paper;
    paper.preset = QStringLiteral("a4");
    paper.format = ExportFormat::Pdf;
    paper.size = {1123, 794};
    paper.pages = 2;
    paper.theme = ThemeName::Print;
    paper.language = QStringLiteral("ko");
    paper.scope = ExportScope::View;
    paper.showsTitle = false;
    paper.showsMetrics = false;
    paper.showsSecondZone = false;
    paper.isDraft = true;
    memory.remember(paper);
    ExportChoice own;
    own.size = {700, 500};
    own.scale = 2.5;
    own.showsT0 = false;
    own.format = ExportFormat::Svg;
    own.drawsTextAsOutlines = true;
    own.namesRoles = true;
    memory.remember(own);
    m_settings.sync();
    QVERIFY(memory.last() == own);
    QVERIFY(memory.recall(QStringLiteral("a4")) == paper);
    QVERIFY(memory.recall(QString()) == own);
}

void TestExportMemory::takesNoNonsense()
{
    m_settings.clear();
    m_settings.setValue(QStringLiteral("export/slide/format"), QStringLiteral("cuneiform"));
    m_settings.setValue(QStringLiteral("export/slide/theme"), QStringLiteral("plaid"));
    m_settings.setValue(QStringLiteral("export/slide/scope"), QStringLiteral("half"));
    m_settings.setValue(QStringLiteral("export/slide/language"), QStringLiteral("xx"));
    const auto choice = ExportMemory(&m_settings).recall(QStringLiteral("slide"));
    ExportChoice usual;
    usual.preset = QStringLiteral("slide");
    QVERIFY(choice == usual);
}

QTEST_GUILESS_MAIN(TestExportMemory)
#include "tst_exportmemory.moc"
