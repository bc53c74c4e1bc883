// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/pngwriter.h"

#include "widgets/export/writefully.h"

#include <QByteArray>
#include <QIODevice>
#include <QImage>
#include <QtEndian>

#include <zlib.h>

#include <array>
#include <cstring>

namespace chronolane {

namespace {

/// Levels 1 to 3 of zlib skip hashing inside long matches, which most of a flat picture is; level 4 takes
/// twice as long.
constexpr int CompressionLevel = 3;
constexpr int BytesPerPixel = 3;
/// A run so long saves more than the head of the block that it needs for itself.
constexpr qsizetype BytesWorthABlock = 24 * 1024;
constexpr char FilterNone = 0;
constexpr char FilterUp = 2;

void appendBigEndian(QByteArray &bytes, quint32 value)
{
    std::array<char, 4> buffer;
    qToBigEndian(value, buffer.data());
    bytes.append(buffer.data(), buffer.size());
}

const Bytef *asBytes(const char *data)
{
    return reinterpret_cast<const Bytef *>(data);
}

/// Writes the chunks of a PNG; remembers whether the device took all of them.
class ChunkSink
{
public:
    explicit ChunkSink(QIODevice &device)
        : m_device(device)
    {
        write(QByteArrayView("\x89PNG\r\n\x1a\n", 8));
    }

    void chunk(QByteArrayView type, QByteArrayView data)
    {
        QByteArray head;
        appendBigEndian(head, static_cast<quint32>(data.size()));
        head.append(type.data(), type.size());
        uLong check = crc32(0, asBytes(head.constData()) + 4, 4);
        if (!data.isEmpty())
            check = crc32(check, asBytes(data.data()), static_cast<uInt>(data.size()));
        QByteArray tail;
        appendBigEndian(tail, static_cast<quint32>(check));
        write(head);
        write(data);
        write(tail);
    }

    [[nodiscard]] bool isComplete() const { return m_isComplete; }

private:
    void write(QByteArrayView bytes)
    {
        m_isComplete = m_isComplete && writeFully(m_device, bytes);
    }

    QIODevice &m_device;
    bool m_isComplete = true;
};

/// Deflates what it is given into IDAT chunks of one buffer each, so that memory does not grow with the
/// picture.
class PixelStream
{
public:
    explicit PixelStream(ChunkSink &sink)
        : m_sink(sink)
        , m_buffer(64 * 1024, Qt::Uninitialized)
    {
        m_isOpen = deflateInit(&m_stream, CompressionLevel) == Z_OK;
        rewind();
    }
    ~PixelStream() { deflateEnd(&m_stream); }
    Q_DISABLE_COPY_MOVE(PixelStream)

    [[nodiscard]] bool isOpen() const { return m_isOpen; }

    void write(const QByteArray &bytes)
    {
        m_stream.next_in = const_cast<Bytef *>(asBytes(bytes.constData())); // zlib reads it only
        m_stream.avail_in = static_cast<uInt>(bytes.size());
        while (m_stream.avail_in > 0) {
            deflate(&m_stream, Z_NO_FLUSH);
            if (m_stream.avail_out == 0)
                flush();
        }
    }

    /// What comes next is one long run (or no longer). Level 3 codes a run as copies from 258 bytes back,
    /// seven bits dearer each than the copies from one byte back that zlib's run-length strategy makes.
    void expectRun(bool isRun)
    {
        const int strategy = isRun ? Z_RLE : Z_DEFAULT_STRATEGY;
        if (strategy == m_strategy)
            return;
        m_strategy = strategy;
        while (deflateParams(&m_stream, CompressionLevel, strategy) == Z_BUF_ERROR)
            flush();
    }

    void finish()
    {
        while (deflate(&m_stream, Z_FINISH) == Z_OK)
            flush();
        flush();
    }

private:
    void rewind()
    {
        m_stream.next_out = reinterpret_cast<Bytef *>(m_buffer.data());
        m_stream.avail_out = static_cast<uInt>(m_buffer.size());
    }

    void flush()
    {
        const qsizetype filled = m_buffer.size() - static_cast<qsizetype>(m_stream.avail_out);
        if (filled > 0)
            m_sink.chunk("IDAT", QByteArrayView(m_buffer).first(filled));
        rewind();
    }

    ChunkSink &m_sink;
    QByteArray m_buffer;
    z_stream m_stream{};
    int m_strategy = Z_DEFAULT_STRATEGY;
    bool m_isOpen = false;
};

QByteArray header(const QImage &image)
{
    QByteArray data;
    appendBigEndian(data, static_cast<quint32>(image.width()));
    appendBigEndian(data, static_cast<quint32>(image.height()));
    data.append("\x08\x02\x00\x00\x00", 5); // 8 bits, RGB, deflate, adaptive filters, not interlaced
    return data;
}

QByteArray density(int dotsPerMeter)
{
    QByteArray data;
    appendBigEndian(data, static_cast<quint32>(dotsPerMeter));
    appendBigEndian(data, static_cast<quint32>(dotsPerMeter));
    data.append('\x01'); // the unit is the metre
    return data;
}

void packRow(const QRgb *pixels, int width, char *out)
{
    for (int x = 0; x < width; ++x) {
        const QRgb pixel = pixels[x];
        out[0] = static_cast<char>(qRed(pixel));
        out[1] = static_cast<char>(qGreen(pixel));
        out[2] = static_cast<char>(qBlue(pixel));
        out += BytesPerPixel;
    }
}

/// The first row at or below `y` that differs from the row above it; the height if there is none.
int endOfEqualRows(const QImage &image, int y)
{
    const auto bytesOfRow = static_cast<std::size_t>(image.width()) * sizeof(QRgb);
    while (y < image.height() &&
           std::memcmp(image.constScanLine(y - 1), image.constScanLine(y), bytesOfRow) == 0)
        ++y;
    return y;
}

void writePixels(const QImage &image, PixelStream &stream)
{
    QByteArray row(1 + static_cast<qsizetype>(image.width()) * BytesPerPixel, FilterNone);
    QByteArray sameAsAbove(row.size(), '\0');
    sameAsAbove[0] = FilterUp;
    for (int y = 0; y < image.height();) {
        packRow(reinterpret_cast<const QRgb *>(image.constScanLine(y)), image.width(), row.data() + 1);
        stream.write(row);
        const int next = endOfEqualRows(image, y + 1);
        stream.expectRun((next - y) * row.size() > BytesWorthABlock);
        for (++y; y < next; ++y)
            stream.write(sameAsAbove);
        stream.expectRun(false);
    }
    stream.finish();
}

} // namespace

bool writePng(const QImage &image, int dotsPerMeter, QIODevice &device)
{
    Q_ASSERT(image.depth() == 32);
    ChunkSink sink(device);
    sink.chunk("IHDR", header(image));
    if (dotsPerMeter > 0)
        sink.chunk("pHYs", density(dotsPerMeter));
    PixelStream stream(sink);
    if (!stream.isOpen())
        return false;
    writePixels(image, stream);
    sink.chunk("IEND", {});
    return sink.isComplete();
}

} // namespace chronolane
