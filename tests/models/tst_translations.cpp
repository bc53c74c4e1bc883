// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

/// All sentences are translated, and translations keep the places of what is put into them.
class TestTranslations : public QObject
{
    Q_OBJECT

private slots:
    void areFinished_data();
    void areFinished();
    void knowAllSentencesOfTheSources();
    void keepTheirPlaces();
    void haveNoParticleBehindAPlace();
    void noticesAnUnfinishedOne();

private:
    struct Message
    {
        QString source;
        QStringList translations;
        bool isFinished = true;
    };

    static QList<Message> read(const QByteArray &ts);
    static void readTranslation(QXmlStreamReader &xml, Message &message);
    static QByteArray file(const QString &name);
};

QByteArray TestTranslations::file(const QString &name)
{
    QFile file(QStringLiteral(CHRONOLANE_SOURCE_DIR "/translations/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestTranslations::readTranslation(QXmlStreamReader &xml, Message &message)
{
    message.isFinished = !xml.attributes().hasAttribute(QLatin1String("type"));
    QString plain;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isEndElement())
            break;
        if (xml.isStartElement())
            message.translations << xml.readElementText();
        else
            plain += xml.text();
    }
    if (message.translations.isEmpty())
        message.translations << plain;
}

QList<TestTranslations::Message> TestTranslations::read(const QByteArray &ts)
{
    QList<Message> messages;
    QXmlStreamReader xml(ts);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("message"))
            messages << Message();
        else if (xml.name() == QLatin1String("source"))
            messages.back().source = xml.readElementText();
        else if (xml.name() == QLatin1String("translation"))
            readTranslation(xml, messages.back());
    }
    return messages;
}

void TestTranslations::areFinished_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("fewest");
    QTest::newRow("English plurals") << QStringLiteral("chronolane_en.ts") << 8;
    QTest::newRow("Korean") << QStringLiteral("chronolane_ko.ts") << 200;
}

void TestTranslations::areFinished()
{
    QFETCH(QString, name);
    QFETCH(int, fewest);
    const QList<Message> messages = read(file(name));
    QVERIFY(messages.size() >= fewest);
    for (const Message &message : messages) {
        QVERIFY2(message.isFinished, qPrintable(message.source));
        for (const QString &translation : message.translations)
            QVERIFY2(!translation.trimmed().isEmpty(), qPrintable(message.source));
    }
}

/// lupdate finds in the sources what the Korean file does not have, and marks it as unfinished in a copy.
void TestTranslations::knowAllSentencesOfTheSources()
{
    const QTemporaryDir folder;
    const QString copy = folder.filePath(QStringLiteral("chronolane_ko.ts"));
    QVERIFY(QFile::copy(QStringLiteral(CHRONOLANE_SOURCE_DIR "/translations/chronolane_ko.ts"), copy));
    QProcess lupdate;
    lupdate.setWorkingDirectory(QStringLiteral(CHRONOLANE_SOURCE_DIR));
    lupdate.start(QStringLiteral(CHRONOLANE_LUPDATE),
                  QStringLiteral("-silent -I . -recursive -extensions cpp,h -no-obsolete -locations none "
                                 "-source-language en -target-language ko models widgets app -ts").split(QLatin1Char(' '))
                      << copy);
    QVERIFY(lupdate.waitForFinished(120'000));
    QCOMPARE(lupdate.exitCode(), 0);
    QFile updated(copy);
    QVERIFY(updated.open(QIODevice::ReadOnly));
    const QList<Message> messages = read(updated.readAll());
    QVERIFY(messages.size() >= 200);
    for (const Message &message : messages)
        QVERIFY2(message.isFinished, qPrintable(message.source));
}

void TestTranslations::keepTheirPlaces()
{
    static const QRegularExpression place(QStringLiteral("%(\\d|n)"));
    const auto placesOf = [](const QString &text) {
        QSet<QString> places;
        for (auto matches = place.globalMatch(text); matches.hasNext();)
            places << matches.next().captured();
        return places;
    };
    for (const QString &name : {QStringLiteral("chronolane_en.ts"), QStringLiteral("chronolane_ko.ts")}) {
        for (const Message &message : read(file(name))) {
            for (const QString &translation : message.translations)
                QVERIFY2(placesOf(translation) == placesOf(message.source), qPrintable(translation));
        }
    }
}

/// A particle depends on the last sound of the word before it, which is not known for an inserted one.
void TestTranslations::haveNoParticleBehindAPlace()
{
    static const QRegularExpression particle(
        QStringLiteral("%\\d[”\"']?(은|는|이|가|을|를|와|과|으로|로)(?![가-힣])"));
    QStringList found;
    for (const Message &message : read(file(QStringLiteral("chronolane_ko.ts"))))
        found << message.translations.filter(particle);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
}

void TestTranslations::noticesAnUnfinishedOne()
{
    const QByteArray ts = "<TS><context><message><source>Open</source>"
                          "<translation type=\"unfinished\"></translation></message></context></TS>";
    const QList<Message> messages = read(ts);
    QCOMPARE(messages.size(), 1);
    QVERIFY(!messages.front().isFinished);
}

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
