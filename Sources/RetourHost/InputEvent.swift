// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// An event of a display, with the time at which it happened.
package struct InputEvent: Hashable, Sendable {
  /// The kind of event.
  package enum Kind: Hashable, Sendable {
    /// A finger, or the mouse with a button held, touches the display.
    case touch(Touch)

    /// A key was pressed or released.
    case key(Key)

    /// A text was typed, or an input method composes one; only while text input is on.
    case text(Text)

    /// A wheel turned, or fingers moved on a touchpad.
    case wheel(Wheel)

    /// The left stick of a gamepad is at a place of -1...1, right and down; zero is its rest.
    case stick(CGPoint)

    /// The mouse moved without a button, to a location in points from the window's top left corner;
    /// `nil` if it left the window.
    case pointer(CGPoint?)

    /// The content has a new size, in points.
    case resized(CGSize, scale: CGFloat)

    /// The window is on another screen, which may have another rate.
    case screenChanged

    /// The window's content was lost and has to be presented again; the pixels are kept.
    case exposed

    /// The user asks to close the window.
    case closeRequested

    /// The window received keyboard focus.
    case activated

    /// The window lost keyboard focus. No more events follow for touches that are down.
    case deactivated

    /// The window was minimized. Touches that are down end without an event.
    case minimized

    /// The window is back at its size, after it was minimized or maximized.
    case restored
  }

  /// One finger, or the mouse with a button held, at one moment.
  package struct Touch: Hashable, Sendable {
    /// The phase of a touch.
    package enum Phase: Hashable, Sendable {
      case began, moved, ended, cancelled
    }

    /// The device of a touch.
    package enum Device: Hashable, Sendable {
      case mouse, touch
    }

    /// The identifier of the mouse; fingers are numbered from 1.
    package static let mouseID = 0

    /// The identifier of the finger while it is down; it is reused afterwards.
    package var id: Int
    package var phase: Phase

    /// The location in points from the window's top left corner.
    package var location: CGPoint
    package var device: Device

    /// The buttons of the mouse that are down, or that the end of the touch releases.
    package var buttons: MouseButtons

    /// Creates a touch.
    ///
    /// - Parameters:
    ///   - id: The identifier of the finger.
    ///   - phase: The phase.
    ///   - location: The location in points.
    ///   - device: The device.
    ///   - buttons: The buttons; `nil` is the left one of a mouse, and none of a finger.
    package init(
      id: Int,
      phase: Phase,
      location: CGPoint,
      device: Device,
      buttons: MouseButtons? = nil
    ) {
      self.id = id
      self.phase = phase
      self.location = location
      self.device = device
      self.buttons = buttons ?? (device == .mouse ? .left : [])
    }
  }

  /// The time of the event, in seconds of `monotonicNow()`; never in the future.
  package var timestamp: Double
  package var kind: Kind

  package init(timestamp: Double, kind: Kind) {
    self.timestamp = timestamp
    self.kind = kind
  }
}
