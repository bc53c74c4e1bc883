// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mainwindowactions.h"

#include "models/translation.h"
#include "widgets/menutext.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QIcon>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <QUndoStack>

#include <algorithm>

namespace chronolane {

namespace {

/// The platform's keys, without those that only keyboards of old workstations have (F14 takes back, F16 copies).
QList<QKeySequence> standard(QKeySequence::StandardKey key)
{
    QList<QKeySequence> keys = QKeySequence::keyBindings(key);
    keys.removeIf([](const QKeySequence &sequence) {
        const Qt::Key first = sequence[0].key();
        return first > Qt::Key_F12 && first <= Qt::Key_F35;
    });
    return keys;
}

/// Some platforms have only one of the two keys by which people look for the next hit.
QList<QKeySequence> withKey(QList<QKeySequence> keys, const char *portable)
{
    const QKeySequence other = QKeySequence::fromString(QLatin1String(portable));
    if (!keys.contains(other))
        keys << other;
    return keys;
}

QList<QKeySequence> keys(const char *portable)
{
    return QKeySequence::listFromString(QLatin1String(portable));
}

} // namespace

MainWindowActions::MainWindowActions(QMainWindow *window, QUndoStack *undoStack)
    : QObject(window)
    , timeline(new QMenu(window))
    , m_window(window)
    , m_file(window->menuBar()->addMenu(QString()))
    , m_edit(window->menuBar()->addMenu(QString()))
    , m_view(window->menuBar()->addMenu(QString()))
    , m_incident(window->menuBar()->addMenu(QString()))
    , m_help(window->menuBar()->addMenu(QString()))
    , m_toolBar(window->addToolBar(QString()))
{
    window->menuBar()->insertMenu(m_help->menuAction(), timeline);
    addFileActions(undoStack);
    addViewActions();
    addChoices();
    join = add(m_incident, keys("Ctrl+J"));
    addHelpActions();
    addToolBar();
    m_translation = Translation::forLanguage(QStringLiteral("en"));
    nameAll();
    m_translation.reset();
    for (const QMenu *menu : menus()) {
        for (const QAction *action : menu->actions()) {
            if (!action->menu() && !action->isSeparator() && !action->text().isEmpty())
                m_ids[action] = QStringLiteral("window ") + withoutMenuMarks(action->text());
            m_usualKeys[action] = action->shortcuts();
        }
    }
    retranslate();
}

QList<const QMenu *> MainWindowActions::menus() const
{
    return {m_file, m_edit, m_view, zone, m_textSize, m_theme, m_language, panels, m_incident, m_help};
}

/// What the action is called as such: an undo action also says in its text what it would undo now.
QString MainWindowActions::nameOf(const QAction *action) const
{
    const QString text = action == undo ? tr("&Undo") : action == redo ? tr("&Redo") : action->text();
    return withoutMenuMarks(text);
}

std::vector<KeyChoice> MainWindowActions::keyChoices() const
{
    std::vector<KeyChoice> choices;
    for (const QMenu *menu : menus()) {
        for (const QAction *action : menu->actions()) {
            if (const QString id = m_ids.value(action); !id.isEmpty())
                choices.push_back({id, withoutMenuMarks(menu->title()), nameOf(action), action->shortcuts(),
                                   m_usualKeys[action]});
        }
    }
    return choices;
}

void MainWindowActions::applyKeys(const std::vector<KeyChoice> &choices)
{
    for (const QMenu *menu : menus()) {
        for (QAction *action : menu->actions()) {
            const QString id = m_ids.value(action);
            const auto choice = std::ranges::find(choices, id, &KeyChoice::id);
            if (!id.isEmpty() && choice != choices.end())
                action->setShortcuts(choice->keys);
        }
    }
}

QAction *MainWindowActions::add(QMenu *menu, const QList<QKeySequence> &shortcutKeys, const QString &icon)
{
    auto *action = new QAction(m_window);
    action->setShortcuts(shortcutKeys);
    if (!icon.isEmpty())
        action->setIcon(QIcon(QStringLiteral(":/icons/%1.svg").arg(icon)));
    menu->addAction(action);
    return action;
}

void MainWindowActions::addFileActions(QUndoStack *stack)
{
    open = add(m_file, standard(QKeySequence::Open), QStringLiteral("open"));
    openFolder = add(m_file, keys("Ctrl+Shift+O"));
    paste = add(m_file, keys("Ctrl+Shift+V"));
    recent = m_file->addMenu(QString());
    // Not QKeySequence::Refresh: that is F5, which starts a presentation.
    reload = add(m_file, keys("Ctrl+R"), QStringLiteral("reload"));
    m_file->addSeparator();
    save = add(m_file, standard(QKeySequence::Save), QStringLiteral("save"));
    saveAs = add(m_file, keys("Ctrl+Shift+S"));
    exportImage = add(m_file, keys("Ctrl+E"), QStringLiteral("export"));
    exportAgain = add(m_file, keys("Ctrl+Shift+E"));
    print = add(m_file, standard(QKeySequence::Print));
    m_file->addSeparator();
    closeAll = add(m_file, keys("Ctrl+W"));
    quit = add(m_file, keys("Ctrl+Q"));
    quit->setMenuRole(QAction::QuitRole);

    undo = stack->createUndoAction(m_window);
    redo = stack->createRedoAction(m_window);
    undo->setShortcuts(standard(QKeySequence::Undo));
    redo->setShortcuts(standard(QKeySequence::Redo));
    m_edit->addAction(undo);
    m_edit->addAction(redo);
    m_edit->addSeparator();
    copy = add(m_edit, standard(QKeySequence::Copy));
    copyTable = add(m_edit);
    copyImage = add(m_edit, keys("Ctrl+Shift+C"));
    m_edit->addSeparator();
    selectAll = add(m_edit, standard(QKeySequence::SelectAll));
    selectNone = add(m_edit, keys("Ctrl+Shift+A"));
    m_edit->addSeparator();
    find = add(m_edit, standard(QKeySequence::Find));
    findNext = add(m_edit, withKey(standard(QKeySequence::FindNext), "Ctrl+G"));
    findPrevious = add(m_edit, withKey(standard(QKeySequence::FindPrevious), "Ctrl+Shift+G"));
    filter = add(m_edit, keys("Ctrl+K"));
    m_edit->addSeparator();
    // Not only QKeySequence::Preferences, which most platforms have no key for.
    preferences = add(m_edit, keys("Ctrl+,"));
    preferences->setMenuRole(QAction::PreferencesRole);
}

void MainWindowActions::addViewActions()
{
    panels = m_view->addMenu(QString());
    nextPane = add(m_view, keys("F6"));
    previousPane = add(m_view, keys("Shift+F6"));
    m_view->addSeparator();
    zoomIn = add(m_view, keys("Ctrl++; Ctrl+="), QStringLiteral("zoom-in"));
    zoomOut = add(m_view, keys("Ctrl+-"), QStringLiteral("zoom-out"));
    fitAll = add(m_view, keys("Ctrl+0"), QStringLiteral("fit-all"));
    fitCore = add(m_view, keys("Ctrl+9"), QStringLiteral("fit-core"));
    m_view->addSeparator();
    relativeTimes = add(m_view);
    relativeTimes->setCheckable(true);
    axisBreaks = add(m_view);
    axisBreaks->setCheckable(true);
    axisBreaks->setChecked(true);
    setT0 = add(m_view);
    resetT0 = add(m_view);
    m_view->addSeparator();
}

void MainWindowActions::addChoices()
{
    zone = m_view->addMenu(QString());
    for (QAction **action : {&zoneOfSource, &zoneUtc, &zoneLocal, &zoneOther})
        *action = add(zone);
    auto *zones = new QActionGroup(this);
    for (QAction *action : zone->actions()) {
        action->setCheckable(true);
        zones->addAction(action);
    }
    secondZone = m_view->addMenu(QString());
    m_textSize = m_view->addMenu(QString());
    textLarger = add(m_textSize, keys("Ctrl+Alt++; Ctrl+Alt+="));
    textSmaller = add(m_textSize, keys("Ctrl+Alt+-"));
    textUsual = add(m_textSize, keys("Ctrl+Alt+0"));
    m_theme = m_view->addMenu(QString());
    auto *themes = new QActionGroup(this);
    for (QAction *&action : appearances) {
        action = add(m_theme);
        action->setCheckable(true);
        themes->addAction(action);
    }
    m_theme->addSeparator();
    nextAppearance = add(m_theme, keys("Ctrl+Shift+D"));
    m_language = m_view->addMenu(QString());
    auto *languages = new QActionGroup(this);
    for (QAction **action : {&english, &korean}) {
        *action = add(m_language);
        (*action)->setCheckable(true);
        languages->addAction(*action);
    }
    m_language->addSeparator();
    nextLanguage = add(m_language, keys("Ctrl+Shift+L"));
    m_view->addSeparator();
    reduceMotion = add(m_view);
    reduceMotion->setCheckable(true);
    // Not every platform has a key for it; where none has, F11 is what people try.
    fullScreen = add(m_view, standard(QKeySequence::FullScreen));
    if (fullScreen->shortcuts().isEmpty())
        fullScreen->setShortcut(QKeySequence(Qt::Key_F11));
    fullScreen->setCheckable(true);
}

void MainWindowActions::addHelpActions()
{
    // A bare `?` would take the character from text fields; they see it first, so this only fires elsewhere.
    palette = add(m_help, keys("Ctrl+Shift+P"));
    shortcuts = add(m_help, keys("F1; ?"));
    changeKeys = add(m_help);
    m_help->addSeparator();
    about = add(m_help);
    about->setMenuRole(QAction::AboutRole);
    aboutQt = add(m_help);
    aboutQt->setMenuRole(QAction::AboutQtRole);
}

void MainWindowActions::addToolBar()
{
    m_toolBar->setObjectName(QStringLiteral("toolBar"));
    m_toolBar->setMovable(false);
    m_toolBar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_toolBar->addActions({open, reload, save, exportImage});
    m_toolBar->addSeparator();
    m_toolBar->addActions({zoomIn, zoomOut, fitCore, fitAll});
}

std::vector<ShortcutGroup> MainWindowActions::shortcutGroups() const
{
    std::vector<ShortcutGroup> groups;
    for (const QMenu *menu : menus()) {
        ShortcutGroup group{withoutMenuMarks(menu->title()), {}};
        for (const QAction *action : menu->actions()) {
            if (!action->shortcuts().isEmpty())
                group.entries.push_back({withoutMenuMarks(action->text()),
                                         ShortcutSheet::keysOf(action->shortcuts())});
        }
        if (!group.entries.empty())
            groups.push_back(std::move(group));
    }
    return groups;
}

QString MainWindowActions::tr(const char *source, const char *comment, int n) const
{
    constexpr char context[] = "chronolane::MainWindowActions";
    return m_translation ? m_translation->translate(context, source, comment, n)
                         : QCoreApplication::translate(context, source, comment, n);
}

QHash<const QAction *, QStringList> MainWindowActions::namesInEveryLanguage()
{
    QHash<const QAction *, QStringList> names;
    const QList<QAction *> all = m_window->findChildren<QAction *>();
    for (const QString &language : supportedLanguages()) {
        m_translation = Translation::forLanguage(language);
        nameAll();
        for (const QAction *action : all)
            names[action] << withoutMenuMarks(action->text());
    }
    m_translation.reset();
    nameAll();
    return names;
}

void MainWindowActions::retranslate()
{
    nameAll();
}

void MainWindowActions::nameAll()
{
    nameFileActions();
    nameViewActions();
    nameChoices();
    m_incident->setTitle(tr("&Incident"));
    join->setText(tr("&Join incidents…"));
    m_help->setTitle(tr("&Help"));
    palette->setText(tr("&All commands…"));
    palette->setToolTip(tr("Finds everything that can be done by a part of its name"));
    shortcuts->setText(tr("&Keyboard shortcuts"));
    changeKeys->setText(tr("&Change keys…"));
    changeKeys->setToolTip(tr("Gives actions other keys"));
    about->setText(tr("&About Chronolane"));
    aboutQt->setText(tr("About &Qt"));
    m_toolBar->setWindowTitle(tr("Toolbar"));
}

void MainWindowActions::nameFileActions()
{
    m_file->setTitle(tr("&File"));
    open->setText(tr("&Open…"));
    open->setIconText(tr("Open", "on the toolbar"));
    openFolder->setText(tr("Open &folder…"));
    openFolder->setToolTip(tr("Opens all records in a folder and the folders in it"));
    paste->setText(tr("&Paste incident text…"));
    recent->setTitle(tr("Open &recent"));
    reload->setText(tr("&Reload"));
    reload->setIconText(tr("Reload", "on the toolbar"));
    save->setText(tr("&Save"));
    save->setIconText(tr("Save", "on the toolbar"));
    saveAs->setText(tr("Save &as…"));
    exportImage->setText(tr("&Export…"));
    exportImage->setIconText(tr("Export", "on the toolbar"));
    exportAgain->setText(tr("Export a&gain"));
    print->setText(tr("&Print…"));
    closeAll->setText(tr("&Close all files"));
    quit->setText(tr("&Quit"));
    m_edit->setTitle(tr("&Edit"));
    undo->setText(tr("&Undo"));
    redo->setText(tr("&Redo"));
    copy->setText(tr("&Copy events"));
    copyTable->setText(tr("Copy as &Markdown table"));
    copyImage->setText(tr("Copy view as &image"));
    selectAll->setText(tr("&Select all events"));
    selectNone->setText(tr("Select n&one"));
    find->setText(tr("&Find events"));
    findNext->setText(tr("Find &next"));
    findPrevious->setText(tr("Find &previous"));
    filter->setText(tr("Fi&lter events"));
    filter->setToolTip(tr("Shows only events of a lane, source, stage or time"));
    preferences->setText(tr("Pr&eferences…"));
}

void MainWindowActions::nameViewActions()
{
    m_view->setTitle(tr("&View"));
    panels->setTitle(tr("&Panels"));
    nextPane->setText(tr("Next pane"));
    nextPane->setToolTip(tr("Moves the focus from pane to pane"));
    previousPane->setText(tr("Previous pane"));
    zoomIn->setText(tr("Zoom &in"));
    zoomIn->setIconText(tr("Zoom in", "on the toolbar"));
    zoomOut->setText(tr("Zoom &out"));
    zoomOut->setIconText(tr("Zoom out", "on the toolbar"));
    fitAll->setText(tr("Fit the &whole record"));
    fitAll->setIconText(tr("Fit all", "on the toolbar"));
    fitCore->setText(tr("Fit the &core of the incident"));
    fitCore->setIconText(tr("Fit core", "on the toolbar"));
    relativeTimes->setText(tr("Times since T0"));
    axisBreaks->setText(tr("Leave long silences out"));
    setT0->setText(tr("Set &T0 at the selected event"));
    resetT0->setText(tr("Reset T0"));
    fullScreen->setText(tr("&Full screen"));
}

void MainWindowActions::nameChoices()
{
    zone->setTitle(tr("Time &zone"));
    zoneOfSource->setText(tr("As the record &states"));
    zoneUtc->setText(tr("&UTC"));
    zoneLocal->setText(tr("Of this &machine"));
    zoneOther->setText(tr("&Other…"));
    secondZone->setTitle(tr("Se&cond time zone"));
    m_textSize->setTitle(tr("Te&xt size"));
    textLarger->setText(tr("&Larger text"));
    textSmaller->setText(tr("&Smaller text"));
    textUsual->setText(tr("&Usual size"));
    reduceMotion->setText(tr("Reduce &motion"));
    reduceMotion->setToolTip(tr("Jumps at once instead of gliding"));
    m_theme->setTitle(tr("T&heme"));
    const std::array<QString, AppearanceCount> names = {
        tr("As the &system", "theme"), tr("&Light", "theme"), tr("&Dark", "theme"), tr("High &contrast", "theme")};
    for (std::size_t i = 0; i < names.size(); ++i)
        appearances[i]->setText(names[i]);
    nextAppearance->setText(tr("&Next theme"));
    m_language->setTitle(tr("&Language"));
    // Each language names itself, so that a reader of only that one finds it.
    english->setText(QStringLiteral("English"));
    korean->setText(QStringLiteral("한국어"));
    nextLanguage->setText(tr("&Switch language"));
}

} // namespace chronolane
