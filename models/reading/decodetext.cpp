// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/decodetext.h"

#include "models/domain/localizedtext.h"
#include "models/reading/lineindex.h"
#include "models/reading/text/utf8.h"

#include <QByteArrayView>

#include <iconv.h>
#include <uchardet/uchardet.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <memory>

namespace chronolane {

namespace {

/// The beginning that tells whether a source is text at all.
constexpr std::size_t SampleSize = 4096;

/// What the guess looks at; enough for any prober, and fast.
constexpr std::size_t GuessSize = 1 << 20;

ReadingError undecodable(std::string_view bytes, std::size_t offset, const std::string &encoding)
{
    ReadingError error;
    error.code = ReadingErrorCode::UndecodableText;
    error.arguments = {{"encoding", encoding}};
    error.line = LineIndex(bytes.substr(0, offset)).lineAt(offset);
    return error;
}

bool isValidUtf8(std::string_view bytes)
{
    return QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())).isValidUtf8();
}

struct Utf8Damage
{
    std::size_t firstFault = std::string_view::npos;
    std::size_t faults = 0;
    std::size_t sequences = 0;   ///< whole ones of several bytes
};

Utf8Damage findDamage(std::string_view bytes)
{
    Utf8Damage damage;
    for (std::size_t at = 0; at < bytes.size();) {
        const std::size_t length = utf8SequenceLength(bytes.substr(at));
        if (length == 0) {
            damage.firstFault = std::min(damage.firstFault, at);
            ++damage.faults;
        } else if (length > 1) {
            ++damage.sequences;
        }
        at += std::max<std::size_t>(length, 1);
    }
    return damage;
}

struct ByteOrderMark
{
    std::string_view bytes;
    const char *encoding;
};

/// UTF-32 before UTF-16: the little-endian mark of one begins with that of the other.
constexpr std::array<ByteOrderMark, 4> ByteOrderMarks = {{
    {std::string_view("\x00\x00\xFE\xFF", 4), "UTF-32BE"},
    {std::string_view("\xFF\xFE\x00\x00", 4), "UTF-32LE"},
    {std::string_view("\xFE\xFF", 2), "UTF-16BE"},
    {std::string_view("\xFF\xFE", 2), "UTF-16LE"},
}};

/// UTF-16 without a mark shows by zeros in every other byte of its blanks, digits and signs.
const char *utf16WithoutMark(std::string_view sample)
{
    std::array<std::size_t, 2> zeros = {};
    for (std::size_t i = 0; i < sample.size(); ++i)
        zeros[i % 2] += sample[i] == '\0' ? 1U : 0U;
    const std::size_t units = sample.size() / 2;
    if (units < 4)
        return nullptr;
    if (zeros[1] * 4 > units && zeros[0] * 20 < units)
        return "UTF-16LE";
    if (zeros[0] * 4 > units && zeros[1] * 20 < units)
        return "UTF-16BE";
    return nullptr;
}

bool isBinary(std::string_view sample)
{
    const auto isControl = [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte < 0x20 && byte != '\t' && byte != '\n' && byte != '\r' && byte != '\f' && byte != 0x1B;
    };
    if (sample.find('\0') != std::string_view::npos)
        return true;
    return static_cast<std::size_t>(std::count_if(sample.begin(), sample.end(), isControl)) * 20 > sample.size();
}

struct IconvCloser
{
    void operator()(void *handle) const { iconv_close(handle); }
};

enum class Conversion { Done, UnknownEncoding, Fault };

/// Converts everything to UTF-8; on a fault `position` is the offset of the first byte that does not fit.
Conversion convert(std::string_view bytes, const std::string &encoding, std::string &result, std::size_t &position)
{
    const iconv_t opened = iconv_open("UTF-8", encoding.c_str());
    // iconv reports failure as a pointer of all ones.
    if (opened == reinterpret_cast<iconv_t>(-1)) // NOLINT(performance-no-int-to-ptr)
        return Conversion::UnknownEncoding;
    const std::unique_ptr<void, IconvCloser> handle(opened);
    char *in = const_cast<char *>(bytes.data());   // iconv's signature; it does not write there
    std::size_t inLeft = bytes.size();
    std::array<char, 65'536> buffer{};
    result.clear();
    while (inLeft > 0) {
        char *out = buffer.data();
        std::size_t outLeft = buffer.size();
        const std::size_t status = iconv(handle.get(), &in, &inLeft, &out, &outLeft);
        result.append(buffer.data(), buffer.size() - outLeft);
        if (status == static_cast<std::size_t>(-1) && errno != E2BIG) {
            position = bytes.size() - inLeft;
            return Conversion::Fault;
        }
    }
    return Conversion::Done;
}

/// What uchardet takes the bytes for, in iconv's names; windows-1252 where it has no opinion.
std::string guessEncoding(std::string_view bytes)
{
    const std::unique_ptr<uchardet, void (*)(uchardet_t)> detector(uchardet_new(), uchardet_delete);
    const std::size_t size = std::min(bytes.size(), GuessSize);
    uchardet_handle_data(detector.get(), bytes.data(), size);
    uchardet_data_end(detector.get());
    const std::string guess = uchardet_get_charset(detector.get());
    if (guess == "EUC-KR" || guess == "UHC")
        return "CP949";   // what Korean Windows writes; EUC-KR is a part of it
    if (guess.empty() || guess == "ASCII" || guess == "WINDOWS-1252" || guess.starts_with("ISO-8859-1")
        || guess.starts_with("UTF"))
        return "windows-1252";
    return guess;
}

std::optional<ReadingError> decodeFrom(std::string_view bytes, const std::string &encoding, DecodedText &decoded)
{
    std::size_t position = 0;
    if (convert(bytes, encoding, decoded.storage, position) != Conversion::Done)
        return undecodable(bytes, position, encoding);
    decoded.encoding = encoding;
    decoded.text = decoded.storage;
    if (constexpr std::string_view mark = "\xEF\xBB\xBF"; decoded.text.starts_with(mark))
        decoded.text.remove_prefix(mark.size());
    return std::nullopt;
}

std::optional<ReadingError> decodeByGuess(std::string_view bytes, DecodedText &decoded)
{
    // Text that is UTF-8 but for a few bytes is damaged, not Latin: each guess would garble all the rest.
    const Utf8Damage damage = findDamage(bytes);
    if (damage.sequences > 0 && damage.faults * 4 <= damage.sequences)
        return undecodable(bytes, damage.firstFault, "UTF-8");
    decoded.isAssumed = true;
    const std::string guess = guessEncoding(bytes);
    if (guess == "windows-1252" && decodeFrom(bytes, "CP949", decoded) == std::nullopt
        && guessLanguage(decoded.text) == "ko")
        return std::nullopt;   // short Korean texts give uchardet too little to judge by
    if (!decodeFrom(bytes, guess, decoded))
        return std::nullopt;
    return guess == "windows-1252" ? decodeFrom(bytes, "ISO-8859-1", decoded)
                                   : undecodable(bytes, damage.firstFault, "UTF-8");
}

} // namespace

std::optional<ReadingError> decodeText(std::string_view bytes, const std::string &encoding, DecodedText &decoded)
{
    if (!encoding.empty() && encoding != "UTF-8")
        return decodeFrom(bytes, encoding, decoded);
    for (const ByteOrderMark &mark : ByteOrderMarks) {
        if (encoding.empty() && bytes.starts_with(mark.bytes))
            return decodeFrom(bytes, mark.encoding, decoded);
    }
    const std::string_view sample = bytes.substr(0, SampleSize);
    if (const char *utf16 = encoding.empty() ? utf16WithoutMark(sample) : nullptr) {
        decoded.isAssumed = true;
        return decodeFrom(bytes, utf16, decoded);
    }
    if (isBinary(sample)) {
        ReadingError error;
        error.code = ReadingErrorCode::Binary;
        return error;
    }
    if (isValidUtf8(bytes)) {
        decoded.text = bytes;
        decoded.encoding = "UTF-8";
        return std::nullopt;
    }
    if (!encoding.empty())
        return undecodable(bytes, findDamage(bytes).firstFault, encoding);
    return decodeByGuess(bytes, decoded);
}

} // namespace chronolane
