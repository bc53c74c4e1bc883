// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/appearance.h"
#include "widgets/shortcutsheet.h"

#include <QObject>

#include <array>
#include <vector>

class QAction;
class QActionGroup;
class QMainWindow;
class QMenu;
class QToolBar;
class QUndoStack;

namespace chronolane {

/// The actions of the main window in their menus and toolbar: names, keys, icons. What they do is connected by the
/// window.
class MainWindowActions : public QObject
{
    Q_OBJECT

public:
    /// All belong to `window`. `undo` is not owned and outlives the window.
    MainWindowActions(QMainWindow *window, QUndoStack *undo);

    // File
    QAction *open;
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
    QAction *find;
    // View
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
    QAction *about;
    QAction *aboutQt;

    /// All that have keys, by menu, for the sheet.
    [[nodiscard]] std::vector<ShortcutGroup> shortcutGroups() const;

    /// Sets all names anew in the application's language.
    void retranslate();

private:
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
    QMenu *m_theme;
    QMenu *m_language;
    QMenu *m_help;
    QToolBar *m_toolBar;
};

} // namespace chronolane
