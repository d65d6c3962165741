// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Something that a display has to tell, with the time it happened.
package struct InputEvent: Hashable, Sendable {
  /// What happened.
  package enum Kind: Hashable, Sendable {
    /// A finger, or the left mouse button held down, is on the display.
    case touch(Touch)

    /// The content has a new size, in points.
    case resized(CGSize, scale: CGFloat)

    /// The picture was lost and has to be presented again; the pixels are still there.
    case exposed

    /// The user asks to close the window.
    case closeRequested

    /// The window has the keyboard.
    case activated

    /// The window lost the keyboard. Touches that are down will not be heard of again.
    case deactivated

    /// The window was minimized. Touches that are down end without an event.
    case minimized

    /// The window is back at its size, after it was minimized or maximized.
    case restored
  }

  /// One finger, or the mouse with its left button held, at one moment.
  package struct Touch: Hashable, Sendable {
    /// What the finger did.
    package enum Phase: Hashable, Sendable {
      case began, moved, ended, cancelled
    }

    /// What the finger is.
    package enum Device: Hashable, Sendable {
      case mouse, touch
    }

    /// The number of the mouse; fingers are counted from 1.
    package static let mouseID = 0

    /// Tells fingers apart that are down together; given again once the finger is up.
    package var id: Int
    package var phase: Phase

    /// Where the finger is, in points from the window's top left corner.
    package var location: CGPoint
    package var device: Device

    package init(id: Int, phase: Phase, location: CGPoint, device: Device) {
      self.id = id
      self.phase = phase
      self.location = location
      self.device = device
    }
  }

  /// When it happened, in seconds of `monotonicNow()`; never in the future.
  package var timestamp: Double
  package var kind: Kind

  package init(timestamp: Double, kind: Kind) {
    self.timestamp = timestamp
    self.kind = kind
  }
}
