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
  /// The type of the device: fingers on a touchpad, or a wheel with notches.
  let scrollType: UIScrollType

  init(
    in window: UIWindow?,
    at location: CGPoint,
    distance: CGPoint,
    scrollType: UIScrollType,
    timestamp: TimeInterval,
    modifierFlags: UIKeyModifierFlags
  ) {
    self.window = window
    (self.location, self.distance, self.scrollType) = (location, distance, scrollType)
    super.init(touches: [], timestamp: timestamp, modifierFlags: modifierFlags)
  }

  /// The requested movement of the content, in points: that of a finger which drags it.
  var movement: CGPoint { CGPoint(x: -distance.x, y: -distance.y) }

  /// The location in the window's coordinates.
  var pointer: CGPoint { window?.point(onScreen: location) ?? location }

  override var type: EventType { .scroll }

  override func concerns(_ window: UIWindow) -> Bool { window === self.window }
}
