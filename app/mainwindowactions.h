// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/appearance.h"
#include "widgets/keysdialog.h"
#include "widgets/shortcutsheet.h"

#include <QHash>
#include <QObject>
#include <QStringList>

#include <array>
#include <memory>
#include <vector>

class QAction;
class QActionGroup;
class QMainWindow;
class QMenu;
class QToolBar;
class QUndoStack;

namespace chronolane {

class Translation;

/// The actions of the main window in their menus and toolbar: names, keys, icons. What they do is connected by the
/// window.
class MainWindowActions : public QObject   // without Q_OBJECT, whose tr() knows only one language
{
public:
    /// All belong to `window`. `undo` is not owned and outlives the window.
    MainWindowActions(QMainWindow *window, QUndoStack *undo);

    // File
    QAction *open;
    QAction *openFolder;
    QAction *paste;
    QAction *reload;
    QAction *save;
    QAction *saveAs;
    QAction *exportImage;
    QAction *exportAgain;
    QAction *print;
    QAction *closeAll;
    QAction *quit;
    QMenu *recent;
    // Edit
    QAction *undo;
    QAction *redo;
    QAction *copy;
    QAction *copyTable;
    QAction *copyImage;
    QAction *selectAll;
    QAction *selectNone;
    QAction *find;
    QAction *findNext;
    QAction *findPrevious;
    QAction *filter;
    QAction *preferences;
    // View
    QAction *nextPane;
    QAction *previousPane;
    QAction *zoomIn;
    QAction *zoomOut;
    QAction *fitAll;
    QAction *fitCore;
    QAction *relativeTimes;
    QAction *axisBreaks;
    QAction *setT0;
    QAction *resetT0;
    QMenu *zone;
    QAction *zoneOfSource;
    QAction *zoneUtc;
    QAction *zoneLocal;
    QAction *zoneOther;
    QMenu *secondZone;   ///< filled by the window
    QAction *textLarger;
    QAction *textSmaller;
    QAction *textUsual;
    QAction *reduceMotion;
    std::array<QAction *, AppearanceCount> appearances;
    QAction *nextAppearance;
    QAction *english;
    QAction *korean;
    QAction *nextLanguage;
    QAction *fullScreen;
    QMenu *panels;
    QMenu *timeline;   ///< filled by TimelineMenu
    // Incident
    QAction *join;
    // Help
    QAction *shortcuts;
    QAction *palette;
    QAction *changeKeys;
    QAction *about;
    QAction *aboutQt;

    /// All that keep their place in the menus, with their keys of now and the program's.
    [[nodiscard]] std::vector<KeyChoice> keyChoices() const;
    void applyKeys(const std::vector<KeyChoice> &choices);

    /// All that have keys, by menu, for the sheet.
    [[nodiscard]] std::vector<ShortcutGroup> shortcutGroups() const;

    /// Sets all names anew in the application's language.
    void retranslate();
    /// What each action is called in every language of the program, for who searches in the other one.
    [[nodiscard]] QHash<const QAction *, QStringList> namesInEveryLanguage();

private:
    [[nodiscard]] QString nameOf(const QAction *action) const;
    // Named tr, so that lupdate collects its arguments.
    [[nodiscard]] QString tr(const char *source, const char *comment = nullptr, int n = -1) const;
    void nameAll();
    [[nodiscard]] QList<const QMenu *> menus() const;
    QAction *add(QMenu *menu, const QList<QKeySequence> &keys = {}, const QString &icon = {});
    void addFileActions(QUndoStack *stack);
    void addViewActions();
    void addChoices();
    void addHelpActions();
    void addToolBar();
    void nameFileActions();
    void nameViewActions();
    void nameChoices();

    QMainWindow *m_window;
    QMenu *m_file;
    QMenu *m_edit;
    QMenu *m_view;
    QMenu *m_incident;
    QMenu *m_textSize;
    QMenu *m_theme;
    QMenu *m_language;
    QMenu *m_help;
    QToolBar *m_toolBar;
    QHash<const QAction *, QString> m_ids;   ///< of all that may have keys, from the English names, which no language changes
    QHash<const QAction *, QList<QKeySequence>> m_usualKeys;
    std::shared_ptr<const Translation> m_translation;   ///< null: the application's language
};

} // namespace chronolane
