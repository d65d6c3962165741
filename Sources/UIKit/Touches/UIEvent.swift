// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What the user did at one moment, with all the touches that are down.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What kind of thing the user did.
  public enum EventType: Int, Sendable {
    /// The user touched the screen.
    case touches = 0
  }

  /// The touches, in the order in which they came down.
  var storedTouches: [UITouch]
  let storedTimestamp: TimeInterval

  /// Makes an event without touches, as tests of views do.
  public override convenience init() {
    self.init(touches: [], timestamp: 0)
  }

  init(touches: [UITouch], timestamp: TimeInterval) {
    self.storedTouches = touches
    self.storedTimestamp = timestamp
    super.init()
  }

  // MARK: Getting the touches for an event

  /// All touches of the event, also those that did not change.
  open var allTouches: Set<UITouch>? { Set(storedTouches) }

  /// Returns the touches that came down in a window.
  ///
  /// - Parameter window: The window.
  /// - Returns: The touches; empty if there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    Set(storedTouches.filter { $0.storedWindow === window })
  }

  /// Returns the touches that came down in a view.
  ///
  /// - Parameter view: The view.
  /// - Returns: The touches; empty if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? {
    Set(storedTouches.filter { $0.storedView === view })
  }

  /// Returns the touches that a gesture recognizer looks at.
  ///
  /// - Parameter gesture: The gesture recognizer.
  /// - Returns: The touches; empty if there are none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    Set(storedTouches.filter { $0.observers.contains(gesture) })
  }

  // MARK: Getting event attributes

  /// When it happened, in seconds.
  open var timestamp: TimeInterval { storedTimestamp }

  // MARK: Getting the event type

  /// What kind of thing the user did.
  open var type: EventType { .touches }
}
