// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// An event of keys, with all presses that are down.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// The presses, in the order in which they began.
  let storedPresses: [UIPress]

  init(presses: [UIPress], timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags) {
    storedPresses = presses
    super.init(touches: [], timestamp: timestamp, modifierFlags: modifierFlags)
  }

  /// The presses of the event, including those that did not change.
  open var allPresses: Set<UIPress> { Set(storedPresses) }
  /// Returns the presses that a gesture recognizer receives.
  ///
  /// - Parameter gesture: The gesture recognizer.
  /// - Returns: The presses; empty if there are none.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    Set(storedPresses.filter { $0.recognizers.contains(gesture) })
  }
  open override var type: EventType { .presses }

  override func concerns(_ window: UIWindow) -> Bool {
    storedPresses.contains { $0.storedWindow === window }
  }
}
