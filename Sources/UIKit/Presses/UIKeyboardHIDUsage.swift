// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A key of a keyboard by its place, whatever character the layout gives it.
///
/// The values are the usages that USB defines for keyboards.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// Too many keys are down.
  case keyboardErrorRollOver = 1
  /// The self-test failed.
  case keyboardPOSTFail = 2
  /// An undefined error.
  case keyboardErrorUndefined = 3
  /// The key A.
  case keyboardA = 4
  /// The key B.
  case keyboardB = 5
  /// The key C.
  case keyboardC = 6
  /// The key D.
  case keyboardD = 7
  /// The key E.
  case keyboardE = 8
  /// The key F.
  case keyboardF = 9
  /// The key G.
  case keyboardG = 10
  /// The key H.
  case keyboardH = 11
  /// The key I.
  case keyboardI = 12
  /// The key J.
  case keyboardJ = 13
  /// The key K.
  case keyboardK = 14
  /// The key L.
  case keyboardL = 15
  /// The key M.
  case keyboardM = 16
  /// The key N.
  case keyboardN = 17
  /// The key O.
  case keyboardO = 18
  /// The key P.
  case keyboardP = 19
  /// The key Q.
  case keyboardQ = 20
  /// The key R.
  case keyboardR = 21
  /// The key S.
  case keyboardS = 22
  /// The key T.
  case keyboardT = 23
  /// The key U.
  case keyboardU = 24
  /// The key V.
  case keyboardV = 25
  /// The key W.
  case keyboardW = 26
  /// The key X.
  case keyboardX = 27
  /// The key Y.
  case keyboardY = 28
  /// The key Z.
  case keyboardZ = 29
  /// The key 1.
  case keyboard1 = 30
  /// The key 2.
  case keyboard2 = 31
  /// The key 3.
  case keyboard3 = 32
  /// The key 4.
  case keyboard4 = 33
  /// The key 5.
  case keyboard5 = 34
  /// The key 6.
  case keyboard6 = 35
  /// The key 7.
  case keyboard7 = 36
  /// The key 8.
  case keyboard8 = 37
  /// The key 9.
  case keyboard9 = 38
  /// The key 0.
  case keyboard0 = 39
  /// Return.
  case keyboardReturnOrEnter = 40
  /// Escape.
  case keyboardEscape = 41
  /// Backspace.
  case keyboardDeleteOrBackspace = 42
  /// Tab.
  case keyboardTab = 43
  /// The space bar.
  case keyboardSpacebar = 44
  /// The hyphen.
  case keyboardHyphen = 45
  /// The equal sign.
  case keyboardEqualSign = 46
  /// The opening bracket.
  case keyboardOpenBracket = 47
  /// The closing bracket.
  case keyboardCloseBracket = 48
  /// The backslash.
  case keyboardBackslash = 49
  /// The number sign of keyboards outside of the US.
  case keyboardNonUSPound = 50
  /// The semicolon.
  case keyboardSemicolon = 51
  /// The apostrophe.
  case keyboardQuote = 52
  /// The grave accent.
  case keyboardGraveAccentAndTilde = 53
  /// The comma.
  case keyboardComma = 54
  /// The period.
  case keyboardPeriod = 55
  /// The slash.
  case keyboardSlash = 56
  /// Caps Lock.
  case keyboardCapsLock = 57
  /// F1.
  case keyboardF1 = 58
  /// F2.
  case keyboardF2 = 59
  /// F3.
  case keyboardF3 = 60
  /// F4.
  case keyboardF4 = 61
  /// F5.
  case keyboardF5 = 62
  /// F6.
  case keyboardF6 = 63
  /// F7.
  case keyboardF7 = 64
  /// F8.
  case keyboardF8 = 65
  /// F9.
  case keyboardF9 = 66
  /// F10.
  case keyboardF10 = 67
  /// F11.
  case keyboardF11 = 68
  /// F12.
  case keyboardF12 = 69
  /// Print Screen.
  case keyboardPrintScreen = 70
  /// Scroll Lock.
  case keyboardScrollLock = 71
  /// Pause.
  case keyboardPause = 72
  /// Insert.
  case keyboardInsert = 73
  /// Home.
  case keyboardHome = 74
  /// Page Up.
  case keyboardPageUp = 75
  /// Delete.
  case keyboardDeleteForward = 76
  /// End.
  case keyboardEnd = 77
  /// Page Down.
  case keyboardPageDown = 78
  /// The right arrow.
  case keyboardRightArrow = 79
  /// The left arrow.
  case keyboardLeftArrow = 80
  /// The down arrow.
  case keyboardDownArrow = 81
  /// The up arrow.
  case keyboardUpArrow = 82
  /// Num Lock.
  case keypadNumLock = 83
  /// The slash of the keypad.
  case keypadSlash = 84
  /// The asterisk of the keypad.
  case keypadAsterisk = 85
  /// The hyphen of the keypad.
  case keypadHyphen = 86
  /// The plus sign of the keypad.
  case keypadPlus = 87
  /// Enter.
  case keypadEnter = 88
  /// The key 1 of the keypad.
  case keypad1 = 89
  /// The key 2 of the keypad.
  case keypad2 = 90
  /// The key 3 of the keypad.
  case keypad3 = 91
  /// The key 4 of the keypad.
  case keypad4 = 92
  /// The key 5 of the keypad.
  case keypad5 = 93
  /// The key 6 of the keypad.
  case keypad6 = 94
  /// The key 7 of the keypad.
  case keypad7 = 95
  /// The key 8 of the keypad.
  case keypad8 = 96
  /// The key 9 of the keypad.
  case keypad9 = 97
  /// The key 0 of the keypad.
  case keypad0 = 98
  /// The period of the keypad.
  case keypadPeriod = 99
  /// The backslash of keyboards outside of the US.
  case keyboardNonUSBackslash = 100
  /// The key of context menus.
  case keyboardApplication = 101
  /// Power.
  case keyboardPower = 102
  /// The equal sign of the keypad.
  case keypadEqualSign = 103
  /// F13.
  case keyboardF13 = 104
  /// F14.
  case keyboardF14 = 105
  /// F15.
  case keyboardF15 = 106
  /// F16.
  case keyboardF16 = 107
  /// F17.
  case keyboardF17 = 108
  /// F18.
  case keyboardF18 = 109
  /// F19.
  case keyboardF19 = 110
  /// F20.
  case keyboardF20 = 111
  /// F21.
  case keyboardF21 = 112
  /// F22.
  case keyboardF22 = 113
  /// F23.
  case keyboardF23 = 114
  /// F24.
  case keyboardF24 = 115
  /// Execute.
  case keyboardExecute = 116
  /// Help.
  case keyboardHelp = 117
  /// Menu.
  case keyboardMenu = 118
  /// Select.
  case keyboardSelect = 119
  /// Stop.
  case keyboardStop = 120
  /// Again.
  case keyboardAgain = 121
  /// Undo.
  case keyboardUndo = 122
  /// Cut.
  case keyboardCut = 123
  /// Copy.
  case keyboardCopy = 124
  /// Paste.
  case keyboardPaste = 125
  /// Find.
  case keyboardFind = 126
  /// Mute.
  case keyboardMute = 127
  /// Volume Up.
  case keyboardVolumeUp = 128
  /// Volume Down.
  case keyboardVolumeDown = 129
  /// A Caps Lock that stays down.
  case keyboardLockingCapsLock = 130
  /// A Num Lock that stays down.
  case keyboardLockingNumLock = 131
  /// A Scroll Lock that stays down.
  case keyboardLockingScrollLock = 132
  /// The comma of the keypad.
  case keypadComma = 133
  /// The equal sign of AS/400 keypads.
  case keypadEqualSignAS400 = 134
  /// The international key 1.
  case keyboardInternational1 = 135
  /// The international key 2.
  case keyboardInternational2 = 136
  /// The international key 3.
  case keyboardInternational3 = 137
  /// The international key 4.
  case keyboardInternational4 = 138
  /// The international key 5.
  case keyboardInternational5 = 139
  /// The international key 6.
  case keyboardInternational6 = 140
  /// The international key 7.
  case keyboardInternational7 = 141
  /// The international key 8.
  case keyboardInternational8 = 142
  /// The international key 9.
  case keyboardInternational9 = 143
  /// The language key 1.
  case keyboardLANG1 = 144
  /// The language key 2.
  case keyboardLANG2 = 145
  /// The language key 3.
  case keyboardLANG3 = 146
  /// The language key 4.
  case keyboardLANG4 = 147
  /// The language key 5.
  case keyboardLANG5 = 148
  /// The language key 6.
  case keyboardLANG6 = 149
  /// The language key 7.
  case keyboardLANG7 = 150
  /// The language key 8.
  case keyboardLANG8 = 151
  /// The language key 9.
  case keyboardLANG9 = 152
  /// Erase.
  case keyboardAlternateErase = 153
  /// System Request.
  case keyboardSysReqOrAttention = 154
  /// Cancel.
  case keyboardCancel = 155
  /// Clear.
  case keyboardClear = 156
  /// Prior.
  case keyboardPrior = 157
  /// Return, apart from Enter.
  case keyboardReturn = 158
  /// Separator.
  case keyboardSeparator = 159
  /// Out.
  case keyboardOut = 160
  /// Oper.
  case keyboardOper = 161
  /// Clear or Again.
  case keyboardClearOrAgain = 162
  /// CrSel or Props.
  case keyboardCrSelOrProps = 163
  /// ExSel.
  case keyboardExSel = 164
  /// The left Control.
  case keyboardLeftControl = 224
  /// The left Shift.
  case keyboardLeftShift = 225
  /// The left Alt, or Option.
  case keyboardLeftAlt = 226
  /// The left key with a logo, or Command.
  case keyboardLeftGUI = 227
  /// The right Control.
  case keyboardRightControl = 228
  /// The right Shift.
  case keyboardRightShift = 229
  /// The right Alt, or Option.
  case keyboardRightAlt = 230
  /// The right key with a logo, or Command.
  case keyboardRightGUI = 231
}
