// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import RetourHost

/// The buttons of gamepads and remotes, whose presses have a type and no key.
extension UIPress.PressType {
  /// The meaning of a button; `nil` for the keys of keyboards.
  ///
  /// - Parameter usage: The usage of the button.
  init?(button usage: Int) {
    switch usage {
    case InputEvent.Key.back: self = .menu
    case InputEvent.Key.remoteSelect: self = .select
    case InputEvent.Key.remoteUp: self = .upArrow
    case InputEvent.Key.remoteDown: self = .downArrow
    case InputEvent.Key.remoteLeft: self = .leftArrow
    case InputEvent.Key.remoteRight: self = .rightArrow
    case InputEvent.Key.playPause: self = .playPause
    default: return nil
    }
  }
}

extension UIPress {
  /// Whether the press is on a gamepad or a remote.
  var isOnRemote: Bool { storedKey == nil }

  /// Whether the press closes what is open: Esc, and the menu button of a device.
  var isEscape: Bool { storedKey.map { $0.keyCode == .keyboardEscape } ?? (type == .menu) }
}

extension FocusDirection {
  /// The usage of the button that has the direction.
  var button: Int {
    switch self {
    case .up: InputEvent.Key.remoteUp
    case .down: InputEvent.Key.remoteDown
    case .left: InputEvent.Key.remoteLeft
    case .right: InputEvent.Key.remoteRight
    }
  }
}
