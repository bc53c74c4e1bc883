// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/columnsdialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace chronolane {

ColumnsDialog::ColumnsDialog(std::vector<ColumnChoice> columns, const ReadingReportText &text, QWidget *parent)
    : QDialog(parent)
    , m_columns(std::move(columns))
{
    setWindowTitle(tr("Columns of the table"));
    auto *list = new QWidget(this);
    auto *form = new QFormLayout(list);
    const std::vector<std::string> roles = ReadingReportText::columnRoles();
    for (const ColumnChoice &column : m_columns) {
        auto *box = new QComboBox(list);
        // The role that it was read in comes first where it is not one that people choose.
        if (std::find(roles.begin(), roles.end(), column.role) == roles.end())
            box->addItem(text.columnRole(column.role), QString::fromStdString(column.role));
        for (const std::string &role : roles)
            box->addItem(text.columnRole(role), QString::fromStdString(role));
        box->setCurrentIndex(box->findData(QString::fromStdString(column.role)));
        auto *label = new QLabel(QString::fromStdString(column.column), list);
        label->setTextFormat(Qt::PlainText);
        label->setBuddy(box);
        box->setAccessibleName(label->text());
        form->addRow(label, box);
        m_boxes.push_back(box);
    }
    auto *area = new QScrollArea(this);
    area->setWidget(list);
    area->setWidgetResizable(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(area, 1);
    layout->addWidget(buttons);
    resize(fontMetrics().averageCharWidth() * 60, fontMetrics().height() * 20);
}

std::vector<ColumnChoice> ColumnsDialog::choices(std::vector<ColumnChoice> former) const
{
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        const std::string role = m_boxes[i]->currentData().toString().toStdString();
        if (role == m_columns[i].role)
            continue;
        std::erase_if(former, [this, i](const ColumnChoice &choice) { return choice.column == m_columns[i].column; });
        former.push_back({m_columns[i].column, role});
    }
    return former;
}

} // namespace chronolane
