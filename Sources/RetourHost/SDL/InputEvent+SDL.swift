// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CSDL2

extension InputEvent.Key {
  /// Converts a keyboard event of SDL; `nil` for keys that are neither a keyboard's nor a remote's.
  ///
  /// SDL numbers the keys of keyboards as USB does.
  ///
  /// - Parameter event: The event.
  init?(_ event: SDL_KeyboardEvent) {
    let code = event.keysym.scancode
    let lastOfKeyboards = SDL_SCANCODE_RGUI.rawValue
    switch code {
    case SDL_SCANCODE_AC_BACK: usage = Self.back
    case SDL_SCANCODE_AUDIOPLAY: usage = Self.playPause
    case _ where code.rawValue > 0 && code.rawValue <= lastOfKeyboards: usage = Int(code.rawValue)
    default: return nil
    }
    // Keys without a character have codes beyond Unicode.
    let scalar = event.keysym.sym > 0 ? Unicode.Scalar(UInt32(event.keysym.sym)) : nil
    symbol = scalar.map { String(Character($0)) } ?? ""
    isDown = event.state == UInt8(SDL_PRESSED)
    isRepetition = event.repeat != 0
    modifiers = Modifiers(SDL_Keymod(UInt32(event.keysym.mod)))
  }
}

extension InputEvent.Key.Modifiers {
  fileprivate init(_ mod: SDL_Keymod) {
    self = []
    func insert(_ modifier: Self, _ masks: SDL_Keymod...) {
      if masks.contains(where: { mod.rawValue & $0.rawValue != 0 }) { formUnion(modifier) }
    }
    insert(.capsLock, KMOD_CAPS)
    insert(.shift, KMOD_LSHIFT, KMOD_RSHIFT)
    insert(.control, KMOD_LCTRL, KMOD_RCTRL)
    insert(.alt, KMOD_LALT, KMOD_RALT)
    insert(.command, KMOD_LGUI, KMOD_RGUI)
  }
}

extension MouseButtons {
  /// Converts SDL's number of a button; `nil` for buttons beyond the fifth.
  ///
  /// - Parameter number: The number.
  init?(sdlButton number: UInt8) {
    switch Int32(number) {
    case SDL_BUTTON_LEFT: self = .left
    case SDL_BUTTON_RIGHT: self = .right
    case SDL_BUTTON_MIDDLE: self = .middle
    case SDL_BUTTON_X1: self = .back
    case SDL_BUTTON_X2: self = .forward
    default: return nil
    }
  }
}
