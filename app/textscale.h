// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QObject>

namespace chronolane {

/// How large the text of the whole application is, in percent of what the system has it.
class TextScale : public QObject
{
    Q_OBJECT

public:
    static constexpr int Least = 80;
    static constexpr int Usual = 100;
    static constexpr int Most = 200;

    /// The application's font of now is the one of 100 %.
    explicit TextScale(QObject *parent = nullptr);
    ~TextScale() override;   ///< gives the application its own font back

    [[nodiscard]] int percent() const { return m_percent; }
    void setPercent(int percent);   ///< what is out of bounds is cut
    void larger();
    void smaller();

signals:
    void changed(int percent);

private:
    QFont m_usual;
    int m_percent = Usual;
};

} // namespace chronolane
