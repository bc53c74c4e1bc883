// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/recordreader.h"

#include <memory>

namespace chronolane {

class ReaderRegistry;

/// Readers for the JSON that status pages and incident tools give out. All of them read one JSON value and JSON Lines.

/// "statuspage-api": Atlassian Statuspage API v2 and v1 (incidents, summary, unresolved, scheduled maintenances, one
/// incident, webhook) and the pages that serve the same.
[[nodiscard]] std::unique_ptr<RecordReader> makeStatuspageApiReader();

/// "google-cloud": incidents.json of the Google Cloud and Google Workspace status pages.
[[nodiscard]] std::unique_ptr<RecordReader> makeGoogleCloudReader();

/// "aws-health": currentevents of the AWS Health Dashboard.
[[nodiscard]] std::unique_ptr<RecordReader> makeAwsHealthReader();

/// "aws-status": the older data.json of the AWS status page, with the updates in the HTML of a description.
[[nodiscard]] std::unique_ptr<RecordReader> makeAwsStatusReader();

/// "slack-status": the status API of Slack, v1 and v2, current and history.
[[nodiscard]] std::unique_ptr<RecordReader> makeSlackStatusReader();

/// "statusio": the public status API of pages by Status.io.
[[nodiscard]] std::unique_ptr<RecordReader> makeStatusIoReader();

/// "yandex-cloud": the incidents of the Yandex Cloud status page.
[[nodiscard]] std::unique_ptr<RecordReader> makeYandexCloudReader();

/// "pagerduty": incidents, log entries and notes of the PagerDuty API, v2 and v1.
[[nodiscard]] std::unique_ptr<RecordReader> makePagerDutyReader();

/// "incident-io": incidents, updates and follow-ups of the incident.io API.
[[nodiscard]] std::unique_ptr<RecordReader> makeIncidentIoReader();

/// "json-records": any JSON with objects of a time-like and a text-like member, by a vocabulary of member names:
/// home-made records and those of FireHydrant, Rootly, Better Stack, Heroku, Instatus, Cachet, Uptime Kuma and others.
[[nodiscard]] std::unique_ptr<RecordReader> makeJsonRecordsReader();

/// Adds all of them.
void addJsonFormReaders(ReaderRegistry &registry);

} // namespace chronolane
