// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/commandpalette.h"

#include "models/hangulkeys.h"
#include "models/searchkey.h"
#include "widgets/searchfield.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace chronolane {

namespace {

/// All words occur in the text.
bool hasWords(const QString &text, const QString &query)
{
    const QStringList words = query.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::ranges::all_of(words, [&text](const QString &word) { return text.contains(word); });
}

bool isFoundBy(const PaletteEntry &entry, const QString &query)
{
    const QString latin = latinKeysOf(query);
    return std::ranges::any_of(entry.names, [&](const QString &name) {
        const QString key = searchKey(name);
        return hasWords(key, query) || (latin != query && hasWords(key, latin))
            || hasWords(initialConsonantsOf(key), query);
    });
}

} // namespace

CommandPalette::CommandPalette(std::vector<PaletteEntry> entries, QWidget *parent)
    : QDialog(parent)
    , m_entries(std::move(entries))
    , m_field(new SearchField(this))
    , m_list(new QListWidget(this))
{
    setWindowTitle(tr("Commands"));
    m_field->setPlaceholderText(tr("Type what you want to do"));
    m_field->setAccessibleName(tr("Search commands"));
    m_list->setAccessibleName(tr("Commands"));
    m_list->setFocusPolicy(Qt::NoFocus);   // the arrows of the field move in it
    m_field->installEventFilter(this);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_field);
    layout->addWidget(m_list, 1);
    connect(m_field, &SearchField::queryChanged, this, &CommandPalette::fill);
    connect(m_list, &QListWidget::itemClicked, this, &CommandPalette::run);
    fill({});
    resize(fontMetrics().averageCharWidth() * 72, fontMetrics().height() * 24);
}

void CommandPalette::fill(const QString &query)
{
    const QString key = searchKey(query).simplified();
    m_list->clear();
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const PaletteEntry &entry = m_entries[i];
        if (!entry.action || !isFoundBy(entry, key))
            continue;
        const QString keys = entry.keys.isEmpty() ? QString() : QStringLiteral("    [%1]").arg(entry.keys);
        auto *item = new QListWidgetItem(entry.shown + keys, m_list);
        item->setData(Qt::UserRole, static_cast<int>(i));
        item->setToolTip(entry.action->toolTip());
        if (!entry.action->isEnabled())
            item->setFlags(item->flags() & ~Qt::ItemIsEnabled);
    }
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->flags().testFlag(Qt::ItemIsEnabled)) {
            m_list->setCurrentRow(row);
            break;
        }
    }
}

void CommandPalette::run()
{
    const QListWidgetItem *item = m_list->currentItem();
    if (!item || !item->flags().testFlag(Qt::ItemIsEnabled))
        return;
    const QPointer<QAction> action = m_entries[static_cast<std::size_t>(item->data(Qt::UserRole).toInt())].action;
    accept();   // before it is done: it may open a dialog of its own
    if (action)
        action->trigger();
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        switch (static_cast<QKeyEvent *>(event)->key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
            QCoreApplication::sendEvent(m_list, event);
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            run();
            return true;
        case Qt::Key_Escape:   // also with something typed, which the field alone would only clear
            reject();
            return true;
        default:
            break;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace chronolane
