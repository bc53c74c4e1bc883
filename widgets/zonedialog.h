// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QListView;
class QPushButton;
class QSortFilterProxyModel;
class QStringListModel;

namespace chronolane {

class SearchField;

/// Lets one of the system's IANA time zones be chosen, found by any part of its name.
class ZoneDialog : public QDialog
{
    Q_OBJECT

public:
    /// `current` is chosen at first, if it is one of them.
    explicit ZoneDialog(const QString &current, QWidget *parent = nullptr);

    /// An IANA id; empty if none is chosen.
    [[nodiscard]] QString zone() const;

private:
    void filter(const QString &query);

    SearchField *m_search;
    QStringListModel *m_zones;
    QSortFilterProxyModel *m_found;
    QListView *m_view;
    QPushButton *m_ok;
};

} // namespace chronolane
