// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/exportdialog.h"

#include "widgets/export/exportpreset.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QImageWriter>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

namespace chronolane {

namespace {

template<typename Value>
void add(QComboBox *box, const QString &text, Value value)
{
    box->addItem(text, static_cast<int>(value));
}

void choose(QComboBox *box, const QVariant &value)
{
    box->setCurrentIndex(box->findData(value));
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

ExportDialog::ExportDialog(const QString &language, ThemeName theme, QWidget *parent)
    : QDialog(parent)
    , m_format(new QComboBox(this))
    , m_preset(new QComboBox(this))
    , m_width(new QSpinBox(this))
    , m_height(new QSpinBox(this))
    , m_scale(new QDoubleSpinBox(this))
    , m_theme(new QComboBox(this))
    , m_language(new QComboBox(this))
    , m_scope(new QComboBox(this))
    , m_title(new QCheckBox(tr("Title"), this))
    , m_legend(new QCheckBox(tr("Legend"), this))
    , m_footer(new QCheckBox(tr("Zone and sources"), this))
    , m_pixels(new QLabel(this))
    , m_export(new QPushButton(tr("Export…"), this))
{
    setWindowTitle(tr("Export"));
    fillChoices();
    choose(m_theme, static_cast<int>(theme));
    choose(m_language, language);
    for (QCheckBox *box : {m_title, m_legend, m_footer})
        box->setChecked(true);
    arrange();
    connect(m_preset, &QComboBox::currentIndexChanged, this, &ExportDialog::applyPreset);
    for (QSpinBox *box : {m_width, m_height}) {
        connect(box, &QSpinBox::valueChanged, this, [this] {
            const QSignalBlocker blocker(m_preset);
            m_preset->setCurrentIndex(m_preset->count() - 1); // own size
            showPixels();
        });
    }
    connect(m_scale, &QDoubleSpinBox::valueChanged, this, &ExportDialog::showPixels);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::showPixels);
    applyPreset(0);
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
        m_preset->addItem(QCoreApplication::translate("chronolane::ExportPreset", preset.label));
    m_preset->addItem(tr("Own size"));
    m_width->setRange(ExportOptions::MinWidth, ExportOptions::MaxSide);
    m_height->setRange(ExportOptions::MinHeight, ExportOptions::MaxSide);
    m_scale->setRange(0.5, 4);
    m_scale->setSingleStep(0.5);
    m_scale->setDecimals(2);
    m_scale->setValue(1);
    add(m_theme, tr("Light", "theme of the picture"), ThemeName::Light);
    add(m_theme, tr("Dark", "theme of the picture"), ThemeName::Dark);
    add(m_theme, tr("High contrast", "theme of the picture"), ThemeName::HighContrast);
    add(m_theme, tr("Print", "theme of the picture"), ThemeName::Print);
    m_language->addItem(QStringLiteral("English"), QStringLiteral("en"));
    m_language->addItem(QStringLiteral("한국어"), QStringLiteral("ko"));
    add(m_scope, tr("Core of the incident"), ExportScope::Core);
    add(m_scope, tr("Whole record"), ExportScope::All);
    add(m_scope, tr("What the window shows"), ExportScope::View);
}

void ExportDialog::arrange()
{
    auto *size = new QHBoxLayout;
    size->addWidget(m_width);
    size->addWidget(new QLabel(QStringLiteral("×"), this));
    size->addWidget(m_height);
    size->addStretch();
    auto *parts = new QHBoxLayout;
    for (QCheckBox *box : {m_title, m_legend, m_footer})
        parts->addWidget(box);
    parts->addStretch();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(m_export, QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *form = new QFormLayout(this);
    form->addRow(tr("Format:"), m_format);
    form->addRow(tr("Time:"), m_scope);
    form->addRow(tr("Made for:"), m_preset);
    form->addRow(tr("Size:"), size);
    form->addRow(tr("Scale:"), m_scale);
    form->addRow(QString(), m_pixels);
    form->addRow(tr("Theme:"), m_theme);
    form->addRow(tr("Language:"), m_language);
    form->addRow(tr("Show:"), parts);
    form->addRow(buttons);
}

void ExportDialog::applyPreset(int preset)
{
    const auto presets = exportPresets();
    if (preset < static_cast<int>(presets.size())) {
        const QSignalBlocker width(m_width);
        const QSignalBlocker height(m_height);
        const QSize size = presets[static_cast<std::size_t>(preset)].size;
        m_width->setValue(size.width());
        m_height->setValue(size.height());
    }
    showPixels();
}

void ExportDialog::showPixels()
{
    const ExportChoice chosen = choice();
    const bool isDrawn = isPicture(chosen.format);
    m_scale->setEnabled(isRaster(chosen.format));
    for (QWidget *widget : std::initializer_list<QWidget *>{m_preset, m_width, m_height, m_theme, m_title, m_legend, m_footer})
        widget->setEnabled(isDrawn);
    ExportOptions options;
    options.format = chosen.format;
    options.size = chosen.size;
    options.scale = chosen.scale;
    const ExportOutcome objection = checkSize(options);
    const QSize pixels = options.pixelSize();
    m_pixels->setText(objection ? describe(*objection)
                                : tr("%1 × %2 pixels").arg(pixels.width()).arg(pixels.height()));
    m_pixels->setVisible(objection || isRaster(chosen.format));
    m_export->setEnabled(!objection);
}

ExportChoice ExportDialog::choice() const
{
    ExportChoice choice;
    choice.format = static_cast<ExportFormat>(m_format->currentData().toInt());
    choice.size = {m_width->value(), m_height->value()};
    choice.scale = isRaster(choice.format) ? m_scale->value() : 1;
    choice.theme = static_cast<ThemeName>(m_theme->currentData().toInt());
    choice.language = m_language->currentData().toString();
    choice.scope = static_cast<ExportScope>(m_scope->currentData().toInt());
    choice.showsTitle = m_title->isChecked();
    choice.showsLegend = m_legend->isChecked();
    choice.showsFooter = m_footer->isChecked();
    return choice;
}

} // namespace chronolane
