// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/export/exportoptions.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace chronolane {

/// Which part of the time axis an export shows.
enum class ExportScope { All, Core, View };

/// What a person chose for an export.
struct ExportChoice
{
    ExportFormat format = ExportFormat::Png;
    QSize size{1920, 1080};   ///< px
    double scale = 1;         ///< rasters only
    ThemeName theme = ThemeName::Light;
    QString language = QStringLiteral("en");
    ExportScope scope = ExportScope::Core;
    bool showsTitle = true;
    bool showsLegend = true;
    bool showsFooter = true;

    [[nodiscard]] QString suffix() const;       ///< "png", "svg", "md" …
    [[nodiscard]] QString fileFilter() const;   ///< for a file dialog
};

/// Asks how a picture or table is to be made; where it goes is asked afterwards.
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    ExportDialog(const QString &language, ThemeName theme, QWidget *parent = nullptr);

    [[nodiscard]] ExportChoice choice() const;

private:
    void fillChoices();
    void arrange();
    void applyPreset(int preset);
    void showPixels();

    QComboBox *m_format;
    QComboBox *m_preset;
    QSpinBox *m_width;
    QSpinBox *m_height;
    QDoubleSpinBox *m_scale;
    QComboBox *m_theme;
    QComboBox *m_language;
    QComboBox *m_scope;
    QCheckBox *m_title;
    QCheckBox *m_legend;
    QCheckBox *m_footer;
    QLabel *m_pixels;
    QPushButton *m_export;
};

} // namespace chronolane
