// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/exportdialog.h"
#include "widgets/exportpreview.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QUrl>

#include <algorithm>
#include <vector>

using namespace chronolane;

class TestExportDialog : public QObject
{
    Q_OBJECT

private slots:
    void givesBackWhatItWasGiven();
    void recallsWhatWasChosenForAPreset();
    void aSizeOfItsOwnBelongsToNoPreset();
    void showsThePictureAtItsShape();
    void showsTablesAsText();
    void refusesWhatCannotBeDrawn();
    void offersOnlyTheScopesThatThereAre();
    void leavesOutTheSecondZone();
    void turnsThePagesOfThePreview();
    void dragsTheFileOut();

private:
    /// A combo box by what it offers.
    static QComboBox *boxWith(const ExportDialog &dialog, const QVariant &data)
    {
        for (QComboBox *box : dialog.findChildren<QComboBox *>()) {
            if (box->findData(data) >= 0 && box->itemData(0).userType() == data.userType())
                return box;
        }
        return nullptr;
    }
};

void TestExportDialog::givesBackWhatItWasGiven()
{
    ExportChoice choice;
    choice.format = ExportFormat::Pdf;
    choice.preset = QStringLiteral("a4");
    choice.size = {1123, 794};
    choice.pages = 3;
    choice.theme = ThemeName::Print;
    choice.language = QStringLiteral("ko");
    choice.scope = ExportScope::All;
    choice.showsLegend = false;
    choice.showsMetrics = false;
    choice.showsSecondZone = false;
    choice.isDraft = true;
    const ExportDialog dialog(choice, {});
    QVERIFY(dialog.choice() == choice);
}

void TestExportDialog::recallsWhatWasChosenForAPreset()
{
    ExportDialogServices services;
    services.recall = [](const QString &preset) {
        ExportChoice choice;
        choice.format = ExportFormat::Svg;
        choice.language = QStringLiteral("ko");
        choice.showsFooter = false;
        return preset == QLatin1String("column") ? std::optional(choice) : std::nullopt;
    };
    ExportChoice slide;
    slide.preset = QStringLiteral("slide");
    slide.isDraft = true;
    ExportDialog dialog(slide, services);
    QComboBox *presets = boxWith(dialog, QStringLiteral("column"));
    QVERIFY(presets);
    presets->setCurrentIndex(presets->findData(QStringLiteral("column")));
    QCOMPARE(dialog.choice().format, ExportFormat::Svg);
    QCOMPARE(dialog.choice().size, QSize(1600, 900));
    QCOMPARE(dialog.choice().language, QStringLiteral("ko"));
    QVERIFY(!dialog.choice().showsFooter && !dialog.choice().isDraft);
    // Of a preset that was never used only the size is known; all else stays.
    presets->setCurrentIndex(presets->findData(QStringLiteral("thumbnail")));
    QCOMPARE(dialog.choice().size, QSize(800, 450));
    QCOMPARE(dialog.choice().format, ExportFormat::Svg);
}

void TestExportDialog::aSizeOfItsOwnBelongsToNoPreset()
{
    ExportChoice slide;
    slide.preset = QStringLiteral("slide");
    const ExportDialog dialog(slide, {});
    for (QSpinBox *box : dialog.findChildren<QSpinBox *>()) {
        if (box->value() == 1080)
            box->setValue(1000);
    }
    QCOMPARE(dialog.choice().size, QSize(1920, 1000));
    QCOMPARE(dialog.choice().preset, QString());
}

void TestExportDialog::showsThePictureAtItsShape()
{
    std::vector<ExportChoice> drawn;
    ExportDialogServices services;
    services.draw = [&drawn](const ExportChoice &choice, double scale, int) {
        drawn.push_back(choice);
        QImage image(choice.size * scale, QImage::Format_RGB32);
        image.fill(Qt::darkCyan);
        return DrawnPreview{image, {QStringLiteral("a font is missing")}};
    };
    ExportDialog dialog({}, services);
    dialog.resize(1000, 600);
    dialog.show();
    auto *preview = dialog.findChild<ExportPreview *>();
    QTRY_VERIFY(!preview->image().isNull());
    const QSize size = preview->image().size();
    QVERIFY(size.width() > 300 && size.width() <= preview->width());
    QVERIFY(std::abs(double(size.width()) / size.height() - 16.0 / 9) < 0.02);
    const auto labels = dialog.findChildren<QLabel *>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
        return label->isVisible() && label->text() == QLatin1String("a font is missing");
    }));
    const std::size_t before = drawn.size();
    dialog.findChildren<QCheckBox *>().front()->toggle();
    QTRY_VERIFY(drawn.size() > before);
    QVERIFY(!drawn.back().showsTitle);
    QCOMPARE(preview->grab().toImage().pixelColor(preview->rect().center()), QColor(Qt::darkCyan));
}

void TestExportDialog::showsTablesAsText()
{
    ExportDialogServices services;
    services.write = [](const ExportChoice &choice) { return choice.suffix().toUtf8() + ",위,아래"; };
    ExportChoice table;
    table.format = ExportFormat::Csv;
    ExportDialog dialog(table, services);
    dialog.show();
    auto *text = dialog.findChild<QPlainTextEdit *>();
    QTRY_COMPARE(text->toPlainText(), QStringLiteral("csv,위,아래"));
    QVERIFY(text->isVisible() && text->isReadOnly());
}

void TestExportDialog::refusesWhatCannotBeDrawn()
{
    ExportChoice huge;
    huge.size = {ExportOptions::MaxSide, ExportOptions::MaxSide};
    const ExportDialog dialog(huge, {});
    int disabled = 0;
    for (const QPushButton *button : dialog.findChildren<QPushButton *>())
        disabled += button->isEnabled() ? 0 : 1;
    QCOMPARE(disabled, 1);
}

void TestExportDialog::offersOnlyTheScopesThatThereAre()
{
    const auto scopes = [](const ExportDialogServices &services) {
        ExportChoice choice;
        choice.scope = ExportScope::Selection;
        const ExportDialog dialog(choice, services);
        QStringList texts;
        for (const QComboBox *box : dialog.findChildren<QComboBox *>()) {
            for (int i = 0; i < box->count(); ++i)
                texts << box->itemText(i);
        }
        return std::pair(texts, dialog.choice().scope);
    };
    ExportDialogServices services;
    QVERIFY(!scopes(services).first.contains(QStringLiteral("Selected events")));
    QCOMPARE(scopes(services).second, ExportScope::Core); // nothing is selected any more
    services.hasMeasured = services.hasSelection = true;
    QVERIFY(scopes(services).first.contains(QStringLiteral("Selected events")));
    QVERIFY(scopes(services).first.contains(QStringLiteral("Measured range")));
    QCOMPARE(scopes(services).second, ExportScope::Selection);
}

void TestExportDialog::leavesOutTheSecondZone()
{
    const auto boxNamed = [](const ExportDialog &dialog, const QString &text) {
        const auto boxes = dialog.findChildren<QCheckBox *>();
        const auto found = std::find_if(boxes.begin(), boxes.end(), [&](const QCheckBox *box) { return box->text() == text; });
        return found == boxes.end() ? nullptr : *found;
    };
    std::vector<ExportChoice> drawn;
    ExportDialogServices services;
    services.draw = [&drawn](const ExportChoice &choice, double, int) {
        drawn.push_back(choice);
        return DrawnPreview{QImage(160, 90, QImage::Format_RGB32), {}};
    };
    services.secondZone = QStringLiteral("Asia/Seoul");
    ExportDialog dialog({}, services);
    dialog.show();
    QCheckBox *box = boxNamed(dialog, QStringLiteral("Times in Asia/Seoul"));
    QVERIFY(box && box->isEnabled() && box->isChecked());
    QTRY_VERIFY(!drawn.empty());
    QVERIFY(drawn.back().showsSecondZone);
    const std::size_t before = drawn.size();
    box->click();
    QVERIFY(!dialog.choice().showsSecondZone);
    QTRY_VERIFY(drawn.size() > before);
    QVERIFY(!drawn.back().showsSecondZone);
    // Without a second zone there is nothing to leave out, but what was chosen is not forgotten.
    services.secondZone.clear();
    const ExportDialog without({}, services);
    const QCheckBox *idle = boxNamed(without, QStringLiteral("Times in a second zone"));
    QVERIFY(idle && !idle->isEnabled() && !idle->toolTip().isEmpty());
    QVERIFY(without.choice().showsSecondZone);
}

void TestExportDialog::turnsThePagesOfThePreview()
{
    int shown = -1;
    ExportDialogServices services;
    services.draw = [&shown](const ExportChoice &, double, int page) {
        shown = page;
        return DrawnPreview{QImage(160, 90, QImage::Format_RGB32), {}};
    };
    ExportChoice choice;
    choice.format = ExportFormat::Pdf;
    choice.pages = 3;
    ExportDialog dialog(choice, services);
    dialog.show();
    const auto boxes = dialog.findChildren<QSpinBox *>();
    const auto endingWith = [&](const QString &suffix) {
        const auto found = std::ranges::find_if(boxes, [&](const QSpinBox *box) { return box->suffix() == suffix; });
        return found == boxes.end() ? nullptr : *found;
    };
    QSpinBox *page = endingWith(QStringLiteral(" / 3"));
    QVERIFY(page && page->isVisible());
    QTRY_COMPARE(shown, 0);
    page->setValue(3);
    QTRY_COMPARE(shown, 2);
    // Of fewer pages, the last one is shown; of one there is nothing to turn.
    for (QSpinBox *box : boxes) {
        if (box != page && box->maximum() == ExportOptions::MaxPages)
            box->setValue(2);
    }
    QTRY_COMPARE(shown, 1);
    QCOMPARE(endingWith(QStringLiteral(" / 2")), page);
    dialog.findChildren<QComboBox *>().front()->setCurrentIndex(0);   // PNG
    QTRY_COMPARE(shown, 0);
    QVERIFY(!page->isVisible());
}

void TestExportDialog::dragsTheFileOut()
{
    QString file;
    {
        ExportDialogServices services;
        services.fileName = QStringLiteral("NB-17_timeline_en");
        services.draw = [](const ExportChoice &, double, int) {
            QImage image(160, 90, QImage::Format_RGB32);
            image.fill(Qt::darkCyan);
            return DrawnPreview{image, {}};
        };
        services.write = [](const ExportChoice &choice) { return "the " + choice.suffix().toUtf8(); };
        ExportChoice choice;
        choice.format = ExportFormat::Svg;
        ExportDialog dialog(choice, services);
        dialog.show();
        QTRY_VERIFY(!dialog.findChild<ExportPreview *>()->image().isNull());
        const auto mime = dialog.draggedData();
        QVERIFY(mime && mime->hasUrls() && mime->hasImage());
        QCOMPARE(mime->urls().size(), 1);
        file = mime->urls().front().toLocalFile();
        QCOMPARE(QFileInfo(file).fileName(), QStringLiteral("NB-17_timeline_en.svg"));
        QFile dragged(file);
        QVERIFY(dragged.open(QIODevice::ReadOnly));
        QCOMPARE(dragged.readAll(), QByteArray("the svg"));
        QCOMPARE(qvariant_cast<QImage>(mime->imageData()).size(), QSize(160, 90));
    }
    QVERIFY(!QFile::exists(file)); // gone with the dialog
    const ExportDialogServices broken;
    ExportDialog dialog({}, broken);
    QVERIFY(!dialog.draggedData());
}

QTEST_MAIN(TestExportDialog)
#include "tst_exportdialog.moc"
