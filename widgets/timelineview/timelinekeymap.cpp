// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timelineview/timelinekeymap.h"

#include <QKeyEvent>
#include <QKeySequence>
#include <QStringList>

#include <algorithm>
#include <array>

namespace chronolane {

namespace {

struct UsualKey
{
    Qt::Key key;
    Qt::KeyboardModifiers modifiers;
    TimelineAction action;
};

constexpr Qt::KeyboardModifiers Plain = Qt::NoModifier;
constexpr Qt::KeyboardModifiers Shift = Qt::ShiftModifier;
constexpr Qt::KeyboardModifiers Ctrl = Qt::ControlModifier;
constexpr Qt::KeyboardModifiers Alt = Qt::AltModifier;

constexpr auto UsualKeys = std::to_array<UsualKey>({
    {Qt::Key_W, Plain, TimelineAction::ZoomIn},
    {Qt::Key_S, Plain, TimelineAction::ZoomOut},
    {Qt::Key_Plus, Plain, TimelineAction::ZoomIn},
    {Qt::Key_Equal, Plain, TimelineAction::ZoomIn},
    {Qt::Key_Minus, Plain, TimelineAction::ZoomOut},
    {Qt::Key_0, Plain, TimelineAction::FitAll},
    {Qt::Key_C, Plain, TimelineAction::FitCore},
    {Qt::Key_F, Plain, TimelineAction::FitSelection},
    {Qt::Key_Z, Plain, TimelineAction::ZoomToRange},
    {Qt::Key_Return, Ctrl, TimelineAction::ZoomToRange},
    {Qt::Key_Enter, Ctrl, TimelineAction::ZoomToRange},
    {Qt::Key_Backspace, Plain, TimelineAction::ZoomBack},
    {Qt::Key_Left, Alt, TimelineAction::ZoomBack},
    {Qt::Key_Right, Alt, TimelineAction::ZoomForward},
    {Qt::Key_A, Plain, TimelineAction::PanLeft},
    {Qt::Key_D, Plain, TimelineAction::PanRight},
    {Qt::Key_Left, Shift, TimelineAction::PanLeft},
    {Qt::Key_Right, Shift, TimelineAction::PanRight},
    {Qt::Key_PageUp, Plain, TimelineAction::PageUp},
    {Qt::Key_PageDown, Plain, TimelineAction::PageDown},
    {Qt::Key_Comma, Plain, TimelineAction::PreviousInTime},
    {Qt::Key_Period, Plain, TimelineAction::NextInTime},
    {Qt::Key_Left, Plain, TimelineAction::PreviousInLane},
    {Qt::Key_Right, Plain, TimelineAction::NextInLane},
    {Qt::Key_Up, Plain, TimelineAction::LaneAbove},
    {Qt::Key_Down, Plain, TimelineAction::LaneBelow},
    {Qt::Key_Home, Plain, TimelineAction::FirstEvent},
    {Qt::Key_End, Plain, TimelineAction::LastEvent},
    {Qt::Key_Comma, Shift, TimelineAction::ExtendToPrevious},
    {Qt::Key_Less, Shift, TimelineAction::ExtendToPrevious},
    {Qt::Key_Period, Shift, TimelineAction::ExtendToNext},
    {Qt::Key_Greater, Shift, TimelineAction::ExtendToNext},
    {Qt::Key_M, Plain, TimelineAction::ToggleMeasure},
    {Qt::Key_T, Shift, TimelineAction::SetT0},
    {Qt::Key_T, Plain, TimelineAction::ToggleRelative},
    {Qt::Key_X, Plain, TimelineAction::ToggleBreaks},
    {Qt::Key_O, Plain, TimelineAction::ToggleOverview},
    {Qt::Key_Backslash, Plain, TimelineAction::ToggleLane},
    {Qt::Key_Backslash, Shift, TimelineAction::ToggleAllLanes},
    {Qt::Key_Bar, Shift, TimelineAction::ToggleAllLanes},
    {Qt::Key_H, Plain, TimelineAction::HideLane},
    {Qt::Key_H, Shift, TimelineAction::ShowAllLanes},
    {Qt::Key_P, Shift, TimelineAction::PinLane},
    {Qt::Key_Up, Alt, TimelineAction::MoveLaneUp},
    {Qt::Key_Down, Alt, TimelineAction::MoveLaneDown},
    {Qt::Key_Up, Alt | Shift, TimelineAction::LaneTaller},
    {Qt::Key_Down, Alt | Shift, TimelineAction::LaneShorter},
    {Qt::Key_Home, Alt | Shift, TimelineAction::UsualLaneHeights},
    {Qt::Key_1, Plain, TimelineAction::Phase1},
    {Qt::Key_2, Plain, TimelineAction::Phase2},
    {Qt::Key_3, Plain, TimelineAction::Phase3},
    {Qt::Key_4, Plain, TimelineAction::Phase4},
    {Qt::Key_5, Plain, TimelineAction::Phase5},
    {Qt::Key_6, Plain, TimelineAction::Phase6},
    {Qt::Key_7, Plain, TimelineAction::Phase7},
    {Qt::Key_8, Plain, TimelineAction::Phase8},
    {Qt::Key_BracketLeft, Plain, TimelineAction::PreviousBookmark},
    {Qt::Key_BracketRight, Plain, TimelineAction::NextBookmark},
    {Qt::Key_Return, Plain, TimelineAction::Activate},
    {Qt::Key_Enter, Plain, TimelineAction::Activate},
    {Qt::Key_Escape, Plain, TimelineAction::Cancel},
    {Qt::Key_U, Plain, TimelineAction::CycleZone},
    {Qt::Key_I, Plain, TimelineAction::ToggleDetails},
    {Qt::Key_L, Plain, TimelineAction::ShowLanes},
    {Qt::Key_B, Plain, TimelineAction::ToggleBookmark},
    {Qt::Key_N, Plain, TimelineAction::AddNote},
    {Qt::Key_Slash, Plain, TimelineAction::Find},
    {Qt::Key_Question, Plain, TimelineAction::ShowKeys},
    // Behind the single keys, which menus show: those that work wherever the focus is.
    {Qt::Key_Plus, Ctrl | Shift, TimelineAction::LaneTaller},
    {Qt::Key_Minus, Ctrl | Shift, TimelineAction::LaneShorter},
    {Qt::Key_Underscore, Ctrl | Shift, TimelineAction::LaneShorter}, // minus with Shift on a US keyboard
    {Qt::Key_L, Ctrl, TimelineAction::ShowLanes},
    {Qt::Key_F9, Shift, TimelineAction::ToggleOverview},
    {Qt::Key_B, Ctrl, TimelineAction::ToggleBookmark},
    {Qt::Key_N, Ctrl | Shift, TimelineAction::AddNote},
});

/// The two-set keyboard's jamo for A to Z; a doubled consonant comes with Shift, which the event says too.
struct JamoKey
{
    char16_t jamo;
    char16_t shifted;
    Qt::Key key;
};

constexpr auto JamoKeys = std::to_array<JamoKey>({
    {u'ㅁ', u'ㅁ', Qt::Key_A}, {u'ㅠ', u'ㅠ', Qt::Key_B}, {u'ㅊ', u'ㅊ', Qt::Key_C},
    {u'ㅇ', u'ㅇ', Qt::Key_D}, {u'ㄷ', u'ㄸ', Qt::Key_E}, {u'ㄹ', u'ㄹ', Qt::Key_F},
    {u'ㅎ', u'ㅎ', Qt::Key_G}, {u'ㅗ', u'ㅗ', Qt::Key_H}, {u'ㅑ', u'ㅑ', Qt::Key_I},
    {u'ㅓ', u'ㅓ', Qt::Key_J}, {u'ㅏ', u'ㅏ', Qt::Key_K}, {u'ㅣ', u'ㅣ', Qt::Key_L},
    {u'ㅡ', u'ㅡ', Qt::Key_M}, {u'ㅜ', u'ㅜ', Qt::Key_N}, {u'ㅐ', u'ㅒ', Qt::Key_O},
    {u'ㅔ', u'ㅖ', Qt::Key_P}, {u'ㅂ', u'ㅃ', Qt::Key_Q}, {u'ㄱ', u'ㄲ', Qt::Key_R},
    {u'ㄴ', u'ㄴ', Qt::Key_S}, {u'ㅅ', u'ㅆ', Qt::Key_T}, {u'ㅕ', u'ㅕ', Qt::Key_U},
    {u'ㅍ', u'ㅍ', Qt::Key_V}, {u'ㅈ', u'ㅉ', Qt::Key_W}, {u'ㅌ', u'ㅌ', Qt::Key_X},
    {u'ㅛ', u'ㅛ', Qt::Key_Y}, {u'ㅋ', u'ㅋ', Qt::Key_Z},
});

/// The Latin letter of the key where the keyboard gives Hangul, else the key itself.
int latinKey(const QKeyEvent &event)
{
    const QString text = event.text();
    if (text.size() != 1)
        return event.key();
    const char16_t typed = text.at(0).unicode();
    const auto *found = std::ranges::find_if(
        JamoKeys, [typed](const JamoKey &key) { return key.jamo == typed || key.shifted == typed; });
    return found == JamoKeys.end() ? event.key() : found->key;
}

/// Signs that some keyboards reach only with Shift: there it says nothing.
bool shiftBelongsToSign(int key)
{
    return key == Qt::Key_Plus || key == Qt::Key_Equal || key == Qt::Key_Slash || key == Qt::Key_Question ||
           key == Qt::Key_Minus || key == Qt::Key_0;
}

} // namespace

TimelineKeymap::TimelineKeymap()
{
    m_bindings.reserve(UsualKeys.size());
    for (const UsualKey &usual : UsualKeys)
        m_bindings.push_back({QKeyCombination(usual.modifiers, usual.key), usual.action});
}

std::optional<TimelineAction> TimelineKeymap::action(const QKeyEvent &event) const
{
    const int key = latinKey(event);
    Qt::KeyboardModifiers modifiers = event.modifiers() & ~(Qt::KeypadModifier | Qt::GroupSwitchModifier);
    auto found = std::ranges::find(m_bindings, QKeyCombination(modifiers, static_cast<Qt::Key>(key)), &Binding::key);
    if (found == m_bindings.end() && shiftBelongsToSign(key)) {
        modifiers &= ~Qt::KeyboardModifiers(Qt::ShiftModifier);
        found = std::ranges::find(m_bindings, QKeyCombination(modifiers, static_cast<Qt::Key>(key)), &Binding::key);
    }
    if (found == m_bindings.end())
        return std::nullopt;
    return found->action;
}

QList<QKeyCombination> TimelineKeymap::keys(TimelineAction action) const
{
    QList<QKeyCombination> keys;
    for (const Binding &binding : m_bindings) {
        if (binding.action == action)
            keys << binding.key;
    }
    return keys;
}

QList<QKeySequence> TimelineKeymap::windowKeys(TimelineAction action) const
{
    QList<QKeySequence> everywhere;
    for (const QKeyCombination &key : keys(action)) {
        const bool isFunctionKey = key.key() >= Qt::Key_F1 && key.key() <= Qt::Key_F35;
        if (isFunctionKey || key.keyboardModifiers().testFlag(Qt::ControlModifier))
            everywhere << QKeySequence(key);
    }
    return everywhere;
}

void TimelineKeymap::setKeys(TimelineAction action, const QList<QKeyCombination> &keys)
{
    std::erase_if(m_bindings, [action, &keys](const Binding &binding) {
        return binding.action == action || keys.contains(binding.key);
    });
    for (const QKeyCombination &key : keys)
        m_bindings.push_back({key, action});
}

QString TimelineKeymap::text(TimelineAction action) const
{
    QStringList texts;
    for (const QKeyCombination &key : keys(action))
        texts << QKeySequence(key).toString(QKeySequence::NativeText);
    texts.removeDuplicates();
    return texts.join(QStringLiteral(", "));
}

} // namespace chronolane
