// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/export/exportoptions.h"

#include <QByteArray>
#include <QDialog>
#include <QImage>
#include <QTemporaryDir>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QMimeData;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;
class QStackedWidget;

namespace chronolane {

class ExportPreview;

/// Which part of the time axis an export shows.
enum class ExportScope {
    All,
    Core,
    View,        ///< what the window shows
    Measured,    ///< the range that is measured in the window
    Selection,   ///< only the chosen events, and their time
};

/// What a person chose for an export.
struct ExportChoice
{
    ExportFormat format = ExportFormat::Png;
    QString preset;           ///< name of the ExportPreset that the size comes from; empty: a size of its own
    QSize size{1920, 1080};   ///< px
    double scale = 1;         ///< rasters only
    int pages = 1;            ///< PDF only
    ThemeName theme = ThemeName::Light;
    QString language = QStringLiteral("en");
    ExportScope scope = ExportScope::Core;
    bool showsTitle = true;
    bool showsMetrics = true;
    bool showsT0 = true;   ///< when T0 is, where the window counts from it
    bool showsLegend = true;
    bool showsFooter = true;
    bool showsNotes = true;
    bool showsSecondZone = true;   ///< the clock times of the window's second zone, if it has one
    bool isDraft = false;     ///< says so across the picture
    bool drawsTextAsOutlines = false;   ///< SVG only
    bool namesRoles = false;            ///< people are called by their roles; see withRolesForNames()

    [[nodiscard]] QString suffix() const;       ///< "png", "svg", "md" …
    [[nodiscard]] QString fileFilter() const;   ///< for a file dialog

    bool operator==(const ExportChoice &) const = default;
};

/// A picture for the preview, and what is to be said of its fonts.
struct DrawnPreview
{
    QImage image;
    QStringList remarks;
};

/// What the dialog asks of its surroundings; each may be empty.
struct ExportDialogServices
{
    /// In pixels of size × scale; the first page is 0.
    std::function<DrawnPreview(const ExportChoice &choice, double scale, int page)> draw;
    std::function<QByteArray(const ExportChoice &choice)> write;            ///< the whole file; empty if that failed
    std::function<std::optional<ExportChoice>(const QString &preset)> recall;   ///< what was chosen for it before
    bool hasMeasured = false;    ///< a range is measured, and may be exported
    bool hasSelection = false;   ///< events are chosen, and may be exported
    QString secondZone;          ///< what the window's second zone is called; empty: it has none
    QString fileName;   ///< without an ending, for what is dragged out
};

/// Asks how a picture or table is to be made, and shows what it will be; where it goes is asked afterwards.
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    ExportDialog(const ExportChoice &choice, ExportDialogServices services, QWidget *parent = nullptr);

    [[nodiscard]] ExportChoice choice() const;

    /// What is dragged out of the preview: the file as it would be exported (it stays for as long as the dialog), and the
    /// previewed picture. nullptr if the file could not be made.
    [[nodiscard]] std::unique_ptr<QMimeData> draggedData();

private:
    void fillChoices();
    void arrange();
    void fillForm(QFormLayout *form);
    void connectChoices();
    void setChoice(const ExportChoice &choice);
    void applyPreset(int preset);
    [[nodiscard]] QList<QCheckBox *> parts() const;
    void choiceChanged();
    void showSize(const ExportChoice &chosen);
    void refreshPreview();
    void showPreview(const DrawnPreview &preview);
    void dragOut();

    ExportDialogServices m_services;
    QComboBox *m_format;
    QComboBox *m_preset;
    QSpinBox *m_width;
    QSpinBox *m_height;
    QDoubleSpinBox *m_scale;
    QSpinBox *m_pages;
    QComboBox *m_theme;
    QComboBox *m_language;
    QComboBox *m_scope;
    QComboBox *m_svgText;
    QCheckBox *m_title;
    QCheckBox *m_metrics;
    QCheckBox *m_t0;
    QCheckBox *m_legend;
    QCheckBox *m_footer;
    QCheckBox *m_notes;
    QCheckBox *m_secondZone;
    QCheckBox *m_draft;
    QCheckBox *m_roles;
    QLabel *m_pixels;
    QLabel *m_remarks;   ///< on the fonts of the previewed picture
    QPushButton *m_export;
    QStackedWidget *m_previews;
    ExportPreview *m_picture;
    QPlainTextEdit *m_text;
    QWidget *m_pageTurner;   ///< only to be seen where there is more than one page
    QSpinBox *m_shownPage;
    QTimer m_refresh;         ///< waits for the last of many changes
    QTemporaryDir m_dragged;  ///< what was dragged out, for as long as programs may still copy it
    bool m_isSetting = false; ///< widgets are being set to a choice, one after the other
};

} // namespace chronolane
