// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// An event of a display, with the time at which it happened.
package struct InputEvent: Hashable, Sendable {
  /// The kind of event.
  package enum Kind: Hashable, Sendable {
    /// A finger, or the mouse with its left button held, touches the display.
    case touch(Touch)

    /// The content has a new size, in points.
    case resized(CGSize, scale: CGFloat)

    /// The window's content was lost and has to be presented again; the pixels are kept.
    case exposed

    /// The user asks to close the window.
    case closeRequested

    /// The window received keyboard focus.
    case activated

    /// The window lost keyboard focus. No more events follow for touches that are down.
    case deactivated
  }

  /// One finger, or the mouse with its left button held, at one moment.
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

    package init(id: Int, phase: Phase, location: CGPoint, device: Device) {
      self.id = id
      self.phase = phase
      self.location = location
      self.device = device
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
