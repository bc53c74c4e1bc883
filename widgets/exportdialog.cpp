// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/exportdialog.h"

#include "widgets/export/exportpreset.h"
#include "widgets/exportpreview.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QDrag>
#include <QFile>
#include <QFontDatabase>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QImageWriter>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QStackedWidget>
#include <QUrl>

#include <chrono>

namespace chronolane {

namespace {

constexpr std::chrono::milliseconds PatienceBeforePreview{120};
constexpr qsizetype LongestPreview = 20'000; ///< bytes of a table; more nobody reads there

template<typename Value>
void add(QComboBox *box, const QString &text, Value value)
{
    box->addItem(text, static_cast<int>(value));
}

void choose(QComboBox *box, const QVariant &value)
{
    box->setCurrentIndex(std::max(box->findData(value), 0));
}

} // namespace

QString ExportChoice::suffix() const
{
    return suffixOf(format);
}

QString ExportChoice::fileFilter() const
{
    return QStringLiteral("%1 (*.%2)").arg(suffix().toUpper(), suffix());
}

ExportDialog::ExportDialog(const ExportChoice &choice, ExportDialogServices services, QWidget *parent)
    : QDialog(parent)
    , m_services(std::move(services))
    , m_format(new QComboBox(this))
    , m_preset(new QComboBox(this))
    , m_width(new QSpinBox(this))
    , m_height(new QSpinBox(this))
    , m_scale(new QDoubleSpinBox(this))
    , m_pages(new QSpinBox(this))
    , m_theme(new QComboBox(this))
    , m_language(new QComboBox(this))
    , m_scope(new QComboBox(this))
    , m_svgText(new QComboBox(this))
    , m_title(new QCheckBox(tr("Title"), this))
    , m_metrics(new QCheckBox(tr("Figures and their definitions"), this))
    , m_t0(new QCheckBox(tr("Time of T0"), this))
    , m_legend(new QCheckBox(tr("Legend"), this))
    , m_footer(new QCheckBox(tr("Zone and sources"), this))
    , m_notes(new QCheckBox(tr("Numbered notes"), this))
    , m_secondZone(new QCheckBox(this))
    , m_draft(new QCheckBox(tr("Marked as a draft"), this))
    , m_roles(new QCheckBox(tr("Roles instead of people's names"), this))
    , m_pixels(new QLabel(this))
    , m_remarks(new QLabel(this))
    , m_export(new QPushButton(tr("Export…"), this))
    , m_previews(new QStackedWidget(this))
    , m_picture(new ExportPreview(this))
    , m_text(new QPlainTextEdit(this))
    , m_pageTurner(new QWidget(this))
    , m_shownPage(new QSpinBox(m_pageTurner))
{
    setWindowTitle(tr("Export"));
    fillChoices();
    arrange();
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(PatienceBeforePreview);
    connect(&m_refresh, &QTimer::timeout, this, &ExportDialog::refreshPreview);
    connect(m_picture, &ExportPreview::resized, this, [this] { m_refresh.start(); });
    connect(m_picture, &ExportPreview::dragged, this, &ExportDialog::dragOut);
    connectChoices();
    setChoice(choice);
}

void ExportDialog::fillChoices()
{
    add(m_format, QStringLiteral("PNG"), ExportFormat::Png);
    add(m_format, QStringLiteral("SVG"), ExportFormat::Svg);
    add(m_format, QStringLiteral("PDF"), ExportFormat::Pdf);
    for (const ExportFormat format : {ExportFormat::Jpeg, ExportFormat::WebP}) {
        if (QImageWriter::supportedImageFormats().contains(suffixOf(format).toLatin1()))
            add(m_format, format == ExportFormat::Jpeg ? QStringLiteral("JPEG") : QStringLiteral("WebP"), format);
    }
    add(m_format, tr("Table of the events (CSV)"), ExportFormat::Csv);
    add(m_format, tr("Table of the events (Markdown)"), ExportFormat::Markdown);
    add(m_format, tr("Calendar of the windows (iCalendar)"), ExportFormat::Calendar);
    for (const ExportPreset &preset : exportPresets())
        m_preset->addItem(QCoreApplication::translate("chronolane::ExportPreset", preset.label),
                          QString::fromLatin1(preset.name));
    m_preset->addItem(tr("Own size"), QString());
    m_width->setRange(ExportOptions::MinWidth, ExportOptions::MaxSide);
    m_height->setRange(ExportOptions::MinHeight, ExportOptions::MaxSide);
    m_scale->setRange(0.5, 4);
    m_scale->setSingleStep(0.5);
    m_pages->setRange(1, ExportOptions::MaxPages);
    add(m_theme, tr("Light", "theme of the picture"), ThemeName::Light);
    add(m_theme, tr("Dark", "theme of the picture"), ThemeName::Dark);
    add(m_theme, tr("High contrast", "theme of the picture"), ThemeName::HighContrast);
    add(m_theme, tr("Print", "theme of the picture"), ThemeName::Print);
    m_language->addItem(QStringLiteral("English"), QStringLiteral("en"));
    m_language->addItem(QStringLiteral("한국어"), QStringLiteral("ko"));
    add(m_scope, tr("Core of the incident"), ExportScope::Core);
    add(m_scope, tr("Whole record"), ExportScope::All);
    add(m_scope, tr("What the window shows"), ExportScope::View);
    const bool hasSecondZone = !m_services.secondZone.isEmpty();
    m_secondZone->setText(hasSecondZone ? tr("Times in %1", "in a second time zone").arg(m_services.secondZone)
                                        : tr("Times in a second zone"));
    m_secondZone->setToolTip(hasSecondZone ? QString() : tr("View ▸ Second time zone chooses it"));
    m_t0->setToolTip(tr("Where the times since T0 are shown"));
    add(m_svgText, tr("As text", "text of an SVG"), false);
    add(m_svgText, tr("As outlines", "text of an SVG"), true);
    m_svgText->setToolTip(tr("Text can be searched and changed; outlines look the same in every program"));
    if (m_services.hasMeasured)
        add(m_scope, tr("Measured range"), ExportScope::Measured);
    if (m_services.hasSelection)
        add(m_scope, tr("Selected events"), ExportScope::Selection);
}

void ExportDialog::arrange()
{
    m_text->setReadOnly(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_picture->setToolTip(tr("Drag the picture into another program"));
    m_picture->setAccessibleName(tr("Preview"));
    m_text->setAccessibleName(tr("Preview"));
    m_previews->addWidget(m_picture);
    m_previews->addWidget(m_text);
    auto *page = new QLabel(tr("Page s&hown:"), m_pageTurner);
    page->setBuddy(m_shownPage);
    auto *turner = new QHBoxLayout(m_pageTurner);
    turner->setContentsMargins(0, 0, 0, 0);
    turner->addStretch();
    turner->addWidget(page);
    turner->addWidget(m_shownPage);
    turner->addStretch();
    auto *form = new QFormLayout;
    fillForm(form);
    auto *parts = new QHBoxLayout;
    parts->addLayout(form);
    auto *shown = new QVBoxLayout;
    shown->addWidget(m_previews, 1);
    shown->addWidget(m_pageTurner);
    parts->addLayout(shown, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(m_export, QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *all = new QVBoxLayout(this);
    all->addLayout(parts, 1);
    m_remarks->setWordWrap(true);
    m_remarks->hide();
    all->addWidget(m_remarks);
    all->addWidget(buttons);
}

void ExportDialog::fillForm(QFormLayout *form)
{
    auto *size = new QHBoxLayout;
    size->addWidget(m_width);
    size->addWidget(new QLabel(QStringLiteral("×"), this));
    size->addWidget(m_height);
    size->addStretch();
    auto *shown = new QVBoxLayout;
    for (QCheckBox *box : parts())
        shown->addWidget(box);
    form->addRow(tr("Format:"), m_format);
    form->addRow(tr("Time:"), m_scope);
    form->addRow(tr("Made for:"), m_preset);
    form->addRow(tr("Size:"), size);
    form->addRow(tr("Scale:"), m_scale);
    form->addRow(tr("Pages:"), m_pages);
    form->addRow(tr("Text of an SVG:"), m_svgText);
    form->addRow(QString(), m_pixels);
    form->addRow(tr("Theme:"), m_theme);
    form->addRow(tr("Language:"), m_language);
    form->addRow(tr("Show:"), shown);
    form->addRow(tr("People:"), m_roles);
}

void ExportDialog::connectChoices()
{
    connect(m_preset, &QComboBox::currentIndexChanged, this, &ExportDialog::applyPreset);
    for (QSpinBox *box : {m_width, m_height}) {
        connect(box, &QSpinBox::valueChanged, this, [this] {
            if (!m_isSetting) {
                const QSignalBlocker blocker(m_preset);
                choose(m_preset, QString());
            }
            choiceChanged();
        });
    }
    connect(m_scale, &QDoubleSpinBox::valueChanged, this, &ExportDialog::choiceChanged);
    connect(m_pages, &QSpinBox::valueChanged, this, &ExportDialog::choiceChanged);
    connect(m_shownPage, &QSpinBox::valueChanged, this, &ExportDialog::choiceChanged);
    connect(m_roles, &QCheckBox::toggled, this, &ExportDialog::choiceChanged);
    for (QComboBox *box : {m_format, m_theme, m_language, m_scope, m_svgText})
        connect(box, &QComboBox::currentIndexChanged, this, &ExportDialog::choiceChanged);
    for (QCheckBox *box : parts())
        connect(box, &QCheckBox::toggled, this, &ExportDialog::choiceChanged);
}

void ExportDialog::setChoice(const ExportChoice &choice)
{
    {
        const QScopedValueRollback setting(m_isSetting, true);
        choose(m_format, static_cast<int>(choice.format));
        choose(m_preset, choice.preset);
        m_width->setValue(choice.size.width());
        m_height->setValue(choice.size.height());
        m_scale->setValue(choice.scale);
        m_pages->setValue(choice.pages);
        choose(m_theme, static_cast<int>(choice.theme));
        choose(m_language, choice.language);
        choose(m_scope, static_cast<int>(choice.scope));
        m_title->setChecked(choice.showsTitle);
        m_metrics->setChecked(choice.showsMetrics);
        m_t0->setChecked(choice.showsT0);
        m_legend->setChecked(choice.showsLegend);
        m_footer->setChecked(choice.showsFooter);
        m_notes->setChecked(choice.showsNotes);
        m_secondZone->setChecked(choice.showsSecondZone);
        m_draft->setChecked(choice.isDraft);
        choose(m_svgText, static_cast<int>(choice.drawsTextAsOutlines));
        m_roles->setChecked(choice.namesRoles);
    }
    choiceChanged();
}

/// What was chosen for the preset before comes back; else only its size.
void ExportDialog::applyPreset(int index)
{
    const QString name = m_preset->itemData(index).toString();
    const ExportPreset *preset = findExportPreset(name);
    if (m_isSetting || !preset) {
        choiceChanged();
        return;
    }
    ExportChoice chosen = choice();
    if (const auto before = m_services.recall ? m_services.recall(name) : std::nullopt)
        chosen = *before;
    chosen.preset = name;
    chosen.size = preset->size;
    setChoice(chosen);
}

/// What a picture may show or not, in the order in which it is offered.
QList<QCheckBox *> ExportDialog::parts() const
{
    return {m_title, m_metrics, m_t0, m_legend, m_footer, m_notes, m_secondZone, m_draft};
}

void ExportDialog::choiceChanged()
{
    if (m_isSetting)
        return;
    const ExportChoice chosen = choice();
    const bool isDrawn = isPicture(chosen.format);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_preset, m_width, m_height, m_theme})
        widget->setEnabled(isDrawn);
    for (QCheckBox *box : parts())
        box->setEnabled(isDrawn && (box != m_secondZone || !m_services.secondZone.isEmpty()));
    m_scale->setEnabled(isRaster(chosen.format));
    m_pages->setEnabled(chosen.format == ExportFormat::Pdf);
    {
        const QSignalBlocker blocker(m_shownPage);
        m_shownPage->setRange(1, chosen.pages);
        m_shownPage->setSuffix(QStringLiteral(" / %1").arg(chosen.pages));
    }
    m_pageTurner->setVisible(chosen.pages > 1);
    m_svgText->setEnabled(chosen.format == ExportFormat::Svg);
    showSize(chosen);
    m_refresh.start();
}

void ExportDialog::showSize(const ExportChoice &chosen)
{
    ExportOptions options;
    options.format = chosen.format;
    options.size = chosen.size;
    options.scale = chosen.scale;
    const ExportOutcome objection = checkSize(options);
    const QSize pixels = options.pixelSize();
    QString text;
    if (objection)
        text = describe(*objection);
    else if (isRaster(chosen.format))
        text = tr("%1 × %2 pixels, %3 an inch").arg(pixels.width()).arg(pixels.height()).arg(qRound(96 * chosen.scale));
    m_pixels->setText(text);
    m_export->setEnabled(!objection);
}

ExportChoice ExportDialog::choice() const
{
    ExportChoice choice;
    choice.format = static_cast<ExportFormat>(m_format->currentData().toInt());
    choice.preset = m_preset->currentData().toString();
    choice.size = {m_width->value(), m_height->value()};
    choice.scale = isRaster(choice.format) ? m_scale->value() : 1;
    choice.pages = choice.format == ExportFormat::Pdf ? m_pages->value() : 1;
    choice.theme = static_cast<ThemeName>(m_theme->currentData().toInt());
    choice.language = m_language->currentData().toString();
    choice.scope = static_cast<ExportScope>(m_scope->currentData().toInt());
    choice.showsTitle = m_title->isChecked();
    choice.showsMetrics = m_metrics->isChecked();
    choice.showsT0 = m_t0->isChecked();
    choice.showsLegend = m_legend->isChecked();
    choice.showsFooter = m_footer->isChecked();
    choice.showsNotes = m_notes->isChecked();
    choice.showsSecondZone = m_secondZone->isChecked();
    choice.isDraft = m_draft->isChecked();
    choice.drawsTextAsOutlines = choice.format == ExportFormat::Svg && m_svgText->currentData().toBool();
    choice.namesRoles = m_roles->isChecked();
    return choice;
}

void ExportDialog::refreshPreview()
{
    const ExportChoice chosen = choice();
    if (isPicture(chosen.format)) {
        m_previews->setCurrentWidget(m_picture);
        if (m_services.draw)
            showPreview(m_services.draw(chosen, m_picture->scaleFor(chosen.size), m_shownPage->value() - 1));
    } else {
        showPreview({});
        m_previews->setCurrentWidget(m_text);
        if (m_services.write)
            m_text->setPlainText(QString::fromUtf8(m_services.write(chosen).left(LongestPreview)));
    }
}

void ExportDialog::showPreview(const DrawnPreview &preview)
{
    m_picture->setImage(preview.image);
    m_remarks->setText(preview.remarks.join(QLatin1Char('\n')));
    m_remarks->setVisible(!preview.remarks.isEmpty());
}

/// Other programs take a file, and may copy it only after it was dropped.
std::unique_ptr<QMimeData> ExportDialog::draggedData()
{
    const ExportChoice chosen = choice();
    const QByteArray bytes = m_services.write ? m_services.write(chosen) : QByteArray();
    QFile file(m_dragged.filePath(m_services.fileName + QLatin1Char('.') + chosen.suffix()));
    if (bytes.isEmpty() || !m_dragged.isValid() || !file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        return nullptr;
    file.close();
    auto mime = std::make_unique<QMimeData>();
    mime->setUrls({QUrl::fromLocalFile(file.fileName())});
    if (!m_picture->image().isNull())
        mime->setImageData(m_picture->image());
    return mime;
}

void ExportDialog::dragOut()
{
    std::unique_ptr<QMimeData> mime = draggedData();
    if (!mime)
        return;
    // Qt deletes it when the other program has fetched the data, which may be after the drop.
    auto *drag = new QDrag(this);
    drag->setMimeData(mime.release()); // which the drag owns
    drag->setPixmap(QPixmap::fromImage(m_picture->image().scaledToWidth(160, Qt::SmoothTransformation)));
    drag->exec(Qt::CopyAction);
}

} // namespace chronolane
