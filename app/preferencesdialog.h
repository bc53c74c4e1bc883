// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QList>

class QAction;
class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QToolButton;

namespace chronolane {

class MainWindowActions;

/// What a person sets once and for all incidents, in one place: each setting is one of the window's actions and holds at
/// once, so that there is nothing to accept.
class PreferencesDialog : public QDialog
{
    Q_OBJECT

public:
    /// The actions outlive the dialog.
    explicit PreferencesDialog(const MainWindowActions &actions, QWidget *parent = nullptr);

    [[nodiscard]] QComboBox *language() const { return m_language; }
    [[nodiscard]] QComboBox *theme() const { return m_theme; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void fill(QComboBox *choice, const QList<QAction *> &actions);

    QList<QAction *> m_languages;
    QList<QAction *> m_themes;
    QComboBox *m_language;
    QComboBox *m_theme;
    QCheckBox *m_reduceMotion;
    QToolButton *m_keys;
    QLabel *m_languageLabel;
    QLabel *m_themeLabel;
    QLabel *m_textLabel;
    QDialogButtonBox *m_buttons;
};

} // namespace chronolane
