// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shortcutsheet.h"

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

} // namespace chronolane
