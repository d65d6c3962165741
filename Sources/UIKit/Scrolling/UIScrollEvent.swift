// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// An event of a wheel or a touchpad that scrolls.
@preconcurrency @MainActor
final class UIScrollEvent: UIEvent {
  /// The window below the pointer.
  private weak var window: UIWindow?
  /// The location in the screen's points.
  let location: CGPoint
  /// The requested change of content offsets, in points.
  let distance: CGPoint
  /// Whether it is the movement of fingers on a touchpad, not a notch of a wheel.
  let isContinuous: Bool

  init(
    in window: UIWindow?,
    at location: CGPoint,
    distance: CGPoint,
    isContinuous: Bool,
    timestamp: TimeInterval,
    modifierFlags: UIKeyModifierFlags
  ) {
    self.window = window
    (self.location, self.distance, self.isContinuous) = (location, distance, isContinuous)
    super.init(touches: [], timestamp: timestamp, modifierFlags: modifierFlags)
  }

  override var type: EventType { .scroll }

  override func concerns(_ window: UIWindow) -> Bool { window === self.window }
}
