// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/recordreader.h"

#include <memory>
#include <string_view>
#include <vector>

namespace chronolane {

/// The readers that there are, and the choice among them by content.
class ReaderRegistry
{
public:
    /// All readers of the program.
    [[nodiscard]] static ReaderRegistry standard();

    void add(std::unique_ptr<RecordReader> reader);

    [[nodiscard]] const std::vector<std::unique_ptr<RecordReader>> &readers() const { return m_readers; }

    /// The reader with the highest score; of equals the one added first. nullptr if none recognises it.
    [[nodiscard]] const RecordReader *recognise(const RecordInput &input) const;

    /// nullptr if there is none of that name.
    [[nodiscard]] const RecordReader *find(std::string_view name) const;

private:
    std::vector<std::unique_ptr<RecordReader>> m_readers;
};

} // namespace chronolane
