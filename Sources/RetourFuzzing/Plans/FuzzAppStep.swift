// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// An event of an app's user that concerns any view.
package enum FuzzAppStep: Hashable, Sendable {
  /// The keys that navigate, the buttons of a gamepad, and the keys that edit a text.
  package enum KeyName: String, CaseIterable, Sendable {
    case escape, back, tab, `return`, space, menu, up, down, left, right
    case backspace, delete, home, end, pageUp, pageDown
    case remoteUp, remoteDown, remoteLeft, remoteRight, remoteSelect, playPause
  }

  /// The directions of a stick.
  package enum Direction: String, CaseIterable, Sendable {
    case up, down, left, right
  }

  /// The shortcuts of texts, each with the Control key.
  package enum Shortcut: String, CaseIterable, Sendable {
    case selectAll, copy, cut, undo
  }

  /// The ways in which a text arrives.
  package enum TextInput: String, CaseIterable, Sendable {
    /// The keys of its characters.
    case keys
    /// An input method that composes it.
    case composition
    /// An input method that has composed it.
    case insertion
    /// The clipboard of another program.
    case clipboard
  }

  /// A point of the screen, in percent from its leading edge and its top.
  package struct Place: Hashable, Sendable {
    package var x: Int
    package var y: Int

    package init(_ x: Int, _ y: Int) { (self.x, self.y) = (x, y) }
  }

  case tap(Place)
  /// Taps one of the controls that a finger reaches.
  case control(Int)
  /// Drags a finger within some milliseconds, and lifts it.
  case drag(from: Place, to: Place, milliseconds: Int)
  /// Holds a finger in place until it is a long press, and lifts it.
  case hold(Place)
  /// Turns the wheel of the mouse; positive notches scroll down.
  case wheel(Place, notches: Int)
  /// Scrolls with two fingers on a touchpad, within some milliseconds, by percents of the screen's
  /// width and height; positive ones scroll towards the trailing edge and down.
  case scroll(Place, by: Place, milliseconds: Int)
  /// Drags several fingers side by side within some milliseconds, and lifts them one after the
  /// other.
  case fingers(Int, from: Place, to: Place, milliseconds: Int)
  case press(KeyName)
  /// Holds the stick of a gamepad in a direction for some milliseconds.
  case stick(Direction, milliseconds: Int)
  case shortcut(Shortcut)
  case input(FuzzText, TextInput)
  /// Shows a keyboard on the screen, or removes it.
  case showKeyboard(Bool)
}
