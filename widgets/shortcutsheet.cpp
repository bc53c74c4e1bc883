// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shortcutsheet.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QStringList>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace chronolane {

namespace {

QString table(const ShortcutGroup &group)
{
    QString rows;
    for (const ShortcutEntry &entry : group.entries)
        rows += QStringLiteral("<tr><td style=\"padding-right:24px\"><b>%1</b></td><td>%2</td></tr>")
                    .arg(entry.keys.toHtmlEscaped(), entry.action.toHtmlEscaped());
    return QStringLiteral("<h3>%1</h3><table>%2</table>").arg(group.title.toHtmlEscaped(), rows);
}

struct TimelineKey
{
    const char *keys;
    const char *action;
};

constexpr TimelineKey TimelineKeys[] = {
    {", .", QT_TRANSLATE_NOOP("chronolane::ShortcutSheet", "Previous, next event in time")},
    {"← →", QT_TRANSLATE_NOOP("chronolane::ShortcutSheet", "Previous, next event in the lane")},
    {"↑ ↓", QT_TRANSLATE_NOOP("chronolane::ShortcutSheet", "Lane above, below")},
    {"Home End", QT_TRANSLATE_NOOP("chronolane::ShortcutSheet", "First, last event")},
    {"W S", QT_TRANSLATE_NOOP("chronolane::ShortcutSheet", "Zoom in, out")},
    {"A D", QT_TRANSLATE_NOOP("chronolane::ShortcutSheet", "Move left, right")},
    {"0", QT_TRANSLATE_NOOP("chronolane::ShortcutSheet", "Fit the whole record")},
    {"C", QT_TRANSLATE_NOOP("chronolane::ShortcutSheet", "Fit the core of the incident")},
    {"F", QT_TRANSLATE_NOOP("chronolane::ShortcutSheet", "Centre the selection, then fit it")},
    {"M", QT_TRANSLATE_NOOP("chronolane::ShortcutSheet", "Start or end measuring a range")},
    {"Z", QT_TRANSLATE_NOOP("chronolane::ShortcutSheet", "Zoom to the measured range")},
    {"T", QT_TRANSLATE_NOOP("chronolane::ShortcutSheet", "Clock times or times since T0")},
    {"Shift+T", QT_TRANSLATE_NOOP("chronolane::ShortcutSheet", "Set T0 at the selection; again resets it")},
    {"X", QT_TRANSLATE_NOOP("chronolane::ShortcutSheet", "Leave long silences out, or draw them to scale")},
    {"O", QT_TRANSLATE_NOOP("chronolane::ShortcutSheet", "Show or hide the overview")},
    {"Esc", QT_TRANSLATE_NOOP("chronolane::ShortcutSheet", "Clear the range, then the selection")},
};

} // namespace

ShortcutSheet::ShortcutSheet(const std::vector<ShortcutGroup> &groups, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Keyboard shortcuts"));
    auto *browser = new QTextBrowser(this);
    QString html;
    for (const ShortcutGroup &group : groups)
        html += table(group);
    browser->setHtml(html);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(browser, 1);
    layout->addWidget(buttons);
    resize(fontMetrics().averageCharWidth() * 80, fontMetrics().height() * 36);
}

QString ShortcutSheet::keysOf(const QList<QKeySequence> &keys)
{
    QStringList texts;
    for (const QKeySequence &key : keys)
        texts << key.toString(QKeySequence::NativeText);
    return texts.join(QStringLiteral(", "));
}

ShortcutGroup timelineShortcuts()
{
    ShortcutGroup group{ShortcutSheet::tr("While the timeline has the focus"), {}};
    for (const TimelineKey &key : TimelineKeys)
        group.entries.push_back({ShortcutSheet::tr(key.action), QString::fromUtf8(key.keys)});
    return group;
}

} // namespace chronolane
