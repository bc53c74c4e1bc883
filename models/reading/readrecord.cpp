// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/readrecord.h"

#include "models/reading/decodetext.h"
#include "models/reading/describecontent.h"
#include "models/reading/sourcepool.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <atomic>
#include <functional>
#include <future>
#include <utility>

namespace chronolane {

namespace {

/// Larger texts are not carried along with their incidents.
constexpr std::size_t ContentLimit = 8'000'000;

/// From here on the checksum is computed beside the reading; below, a thread costs more than it saves.
constexpr std::size_t HashApartFrom = 4'000'000;

ReadingReport failed(ReadingErrorCode code, std::vector<DiagnosticArgument> arguments = {})
{
    ReadingReport report;
    report.errors.emplace_back().code = code;
    report.errors.back().arguments = std::move(arguments);
    return report;
}

ReadingReport failed(ReadingError error)
{
    ReadingReport report;
    report.errors.push_back(std::move(error));
    return report;
}

ReadingReport tooLarge(std::uint64_t size)
{
    return failed(ReadingErrorCode::TooLarge,
                  {{"size", std::to_string(size)}, {"limit", std::to_string(SourceSizeLimit)}});
}

/// The checksum in hexadecimal digits; empty if it became unwanted meanwhile.
std::string sha256(std::string_view bytes, const std::atomic_bool &isUnwanted)
{
    constexpr std::size_t part = 1'000'000;
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (std::size_t begin = 0; begin < bytes.size(); begin += part) {
        if (isUnwanted)
            return {};
        const std::string_view some = bytes.substr(begin, part);
        hash.addData(QByteArrayView(some.data(), static_cast<qsizetype>(some.size())));
    }
    return hash.result().toHex().toStdString();
}

/// Fills in what was not known yet while the source was read.
void setChecksum(ReadingReport &report, const Source &source, const std::string &hash)
{
    SourcePool pool;
    for (Incident &incident : report.incidents) {
        SharedList<Source> sources = std::move(incident.sources);
        for (Source &read : sources.edit()) {
            if (read.sha256.empty() && read.uri == source.uri && read.name == source.name)
                read.sha256 = hash;
        }
        incident.sources = pool.shared(std::move(sources));
    }
}

void noteAssumedEncoding(ReadingReport &report, const std::string &encoding)
{
    Diagnostic assumed;
    assumed.code = diagnostic_code::AssumedEncoding;
    assumed.arguments = {{"encoding", encoding}};
    for (Incident &incident : report.incidents)
        incident.diagnostics.insert(incident.diagnostics.begin(), assumed);
}

/// Chooses the reader by content, or takes the one that was asked for.
ReadingReport readText(const RecordInput &input, const ReadingOptions &options, const ReadingContext &context,
                       const ReaderRegistry &registry)
{
    const RecordReader *reader = nullptr;
    if (options.format.empty()) {
        reader = registry.recognise(input);
        if (reader == nullptr)
            return failed(describeContent(input.text));
    } else {
        reader = registry.find(options.format);
        if (reader == nullptr)
            return failed(ReadingErrorCode::UnknownFormat, {{"format", options.format}});
    }
    ReadingReport report = reader->read(input, options, context);
    report.format = reader->name();
    const auto saysCancelled = [](const ReadingError &error) { return error.code == ReadingErrorCode::Cancelled; };
    if (context.isCancelled && context.isCancelled() && std::ranges::none_of(report.errors, saysCancelled)) {
        // The reader may have ended in the middle of an incident: half of one is no truth.
        report.incidents.clear();
        report.lines.clear();
        report.errors.emplace_back().code = ReadingErrorCode::Cancelled;
    }
    if (report.incidents.empty() && report.errors.empty())
        report.errors.push_back(describeContent(input.text));
    return report;
}

/// `source.uri` is empty where there is nothing to read them from again.
ReadingReport readSource(std::string_view bytes, Source source, const ReadingOptions &options,
                         const ReadingContext &context, const ReaderRegistry &registry)
{
    if (bytes.empty())
        return failed(ReadingErrorCode::Empty);
    if (bytes.size() > SourceSizeLimit)
        return tooLarge(bytes.size());
    DecodedText decoded;
    if (auto error = decodeText(bytes, options.encoding, decoded))
        return failed(std::move(*error));
    if (decoded.text.find_first_not_of(" \t\r\n\xEF\xBB\xBF") == std::string_view::npos)
        return failed(ReadingErrorCode::Empty);

    RecordInput input;
    input.text = decoded.text;
    input.source = std::move(source);
    input.source.id = "s1";
    input.source.encoding = decoded.encoding;
    if (decoded.text.size() <= ContentLimit || input.source.uri.empty())
        input.source.content = std::make_shared<const std::string>(decoded.text);
    std::atomic_bool isHashUnwanted = false;
    std::future<std::string> hashing;
    if (bytes.size() >= HashApartFrom)
        hashing = std::async(std::launch::async, sha256, bytes, std::cref(isHashUnwanted));
    else
        input.source.sha256 = sha256(bytes, isHashUnwanted);

    ReadingReport report = readText(input, options, context, registry);
    // Who has cancelled does not wait for a checksum.
    isHashUnwanted = context.isCancelled && context.isCancelled();
    if (hashing.valid())
        setChecksum(report, input.source, hashing.get());
    if (decoded.isAssumed)
        noteAssumedEncoding(report, decoded.encoding);
    return report;
}

} // namespace

ReadingReport readFile(const std::string &path, ReadingOptions options, const ReadingContext &context,
                       const ReaderRegistry &registry)
{
    const QString name = QFile::decodeName(QByteArray::fromStdString(path));
    const QFileInfo info(name);
    if (info.isDir())
        return failed(ReadingErrorCode::IsFolder);
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return failed(ReadingErrorCode::CannotOpen, {{"reason", file.errorString().toStdString()}});
    Source source;
    source.name = info.fileName().toStdString();
    source.uri = path;
    if (!options.modified && info.lastModified().isValid())
        options.modified = fromUnixMicroseconds(info.lastModified().toMSecsSinceEpoch() * 1000);
    if (file.isSequential())   // a pipe cannot be read again
        source.uri.clear();
    else if (const auto size = static_cast<std::uint64_t>(file.size()); size > SourceSizeLimit)
        return tooLarge(size);
    // Read and not mapped: a file that is cut while it is mapped ends the program.
    const QByteArray bytes = file.read(static_cast<qint64>(SourceSizeLimit) + 1);
    if (file.error() != QFileDevice::NoError)
        return failed(ReadingErrorCode::CannotOpen, {{"reason", file.errorString().toStdString()}});
    return readSource({bytes.data(), static_cast<std::size_t>(bytes.size())}, std::move(source), options, context,
                      registry);
}

ReadingReport readBytes(std::string_view bytes, const std::string &name, const ReadingOptions &options,
                        const ReadingContext &context, const ReaderRegistry &registry)
{
    Source source;
    source.name = name;
    return readSource(bytes, std::move(source), options, context, registry);
}

} // namespace chronolane
