// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/searchkey.h"

#include "models/initialspattern.h"

namespace chronolane {

QString searchKey(const QString &text)
{
    return text.normalized(QString::NormalizationForm_C).toCaseFolded();
}

bool says(const QString &text, const QString &word)
{
    if (text.contains(word))
        return true;
    const InitialsPattern pattern(word);
    if (!pattern.hasInitials())
        return false;
    const std::string bytes = text.toStdString();
    return pattern.find(bytes, 0, bytes.size()) < bytes.size();
}

} // namespace chronolane
