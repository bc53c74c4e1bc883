// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/menutext.h"

namespace chronolane {

namespace {

/// "(&O)": how languages without Latin letters give a menu's entry its key.
constexpr qsizetype LengthOfKeyInBrackets = 4;

bool isKeyInBrackets(QStringView text)
{
    return text.size() >= LengthOfKeyInBrackets && text[0] == QLatin1Char('(') && text[1] == QLatin1Char('&')
        && text[2] != QLatin1Char('&') && text[3] == QLatin1Char(')');
}

} // namespace

QString asMenuText(const QString &text)
{
    return QString(text).replace(QLatin1Char('&'), QLatin1String("&&"));
}

QString withoutMenuMarks(const QString &menuText)
{
    const QStringView marked = QStringView(menuText).left(menuText.indexOf(QLatin1Char('\t')));
    QString text;
    for (qsizetype i = 0; i < marked.size(); ++i) {
        if (isKeyInBrackets(marked.sliced(i))) {
            i += LengthOfKeyInBrackets - 1;
            continue;
        }
        // A doubled one is an "&" of the text.
        if (marked[i] == QLatin1Char('&') && ++i == marked.size())
            break;
        text += marked[i];
    }
    return text;
}

} // namespace chronolane
