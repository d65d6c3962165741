// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// An event of a pointer that moves without a button.
@preconcurrency @MainActor
final class UIHoverEvent: UIEvent {
  /// The scene whose desktop window tells of the pointer.
  private weak var scene: UIWindowScene?
  /// The window below the pointer.
  private weak var window: UIWindow?
  /// The location in the screen's points; `nil` if the pointer left the display.
  private let location: CGPoint?

  init(
    in window: UIWindow?,
    of scene: UIWindowScene,
    at location: CGPoint?,
    timestamp: TimeInterval,
    modifierFlags: UIKeyModifierFlags
  ) {
    (self.scene, self.window, self.location) = (scene, window, location)
    super.init(touches: [], timestamp: timestamp, modifierFlags: modifierFlags)
  }

  override var type: EventType { .hover }

  override func concerns(_ window: UIWindow) -> Bool {
    window === self.window
      || window.storedScene === scene && !window.hoverDelivery.isAtRest
  }

  /// Returns the location in a window.
  ///
  /// - Parameter window: The window.
  /// - Returns: The location in its coordinates; `nil` if the pointer is not over the window.
  func location(in window: UIWindow) -> CGPoint? {
    window === self.window ? location.map(window.point(onScreen:)) : nil
  }
}
