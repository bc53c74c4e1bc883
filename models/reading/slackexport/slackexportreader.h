// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/recordreader.h"

#include <memory>

namespace chronolane {

/// Reads one file of a Slack channel export: an array of messages. The channel's messages are the steps of one
/// incident; joins and other notices of the channel itself are left out, and the report says so.
[[nodiscard]] std::unique_ptr<RecordReader> makeSlackExportReader();

} // namespace chronolane
