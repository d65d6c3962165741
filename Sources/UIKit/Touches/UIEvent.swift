// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A user's action at one moment, with all touches that are down.
///
/// The touches are shared with later events and change with them.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The type of an event.
  public enum EventType: Int, Sendable {
    /// Touches on the screen.
    case touches = 0
    /// Presses of keys.
    case presses = 3
    /// The movement of a wheel, or of fingers on a touchpad.
    case scroll = 10
    /// The movement of a pointer without a button.
    case hover = 11
  }

  /// The touches, in the order in which they began.
  let storedTouches: [UITouch]
  private let storedTimestamp: TimeInterval
  let storedButtonMask: ButtonMask
  private let storedModifierFlags: UIKeyModifierFlags

  /// Creates an event without touches, for tests of views.
  public override convenience init() {
    self.init(touches: [], timestamp: 0)
  }

  init(
    touches: [UITouch],
    timestamp: TimeInterval,
    buttonMask: ButtonMask = [],
    modifierFlags: UIKeyModifierFlags = []
  ) {
    self.storedTouches = touches
    self.storedTimestamp = timestamp
    storedButtonMask = buttonMask
    storedModifierFlags = modifierFlags
    super.init()
  }

  // MARK: Getting the touches for an event

  /// The touches of the event, including those that did not change.
  open var allTouches: Set<UITouch>? { Set(storedTouches) }

  /// Returns the touches that began in a window.
  ///
  /// - Parameter window: The window.
  /// - Returns: The touches; empty if there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    Set(storedTouches.filter { $0.storedWindow === window })
  }

  /// Returns whether a window receives the event.
  func concerns(_ window: UIWindow) -> Bool { !(touches(for: window) ?? []).isEmpty }

  /// Returns the touches that began in a view.
  ///
  /// - Parameter view: The view.
  /// - Returns: The touches; empty if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? {
    Set(storedTouches.filter { $0.storedView === view })
  }

  /// Returns the touches that a gesture recognizer receives.
  ///
  /// - Parameter gesture: The gesture recognizer.
  /// - Returns: The touches; empty if there are none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    Set(storedTouches.filter { $0.recognizers.contains(gesture) })
  }

  /// Returns copies of a touch for all locations that the device reported since the last event.
  ///
  /// One event has at most one change of a touch; several movements that arrive between two frames
  /// become one.
  ///
  /// - Parameter touch: A touch of the event.
  /// - Returns: The copies in order, the last with the touch's present location; `nil` for a touch
  ///   that is not part of the event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { coalesced(touch) }

  /// Returns copies of a touch for the locations at which it is expected until the next frame.
  ///
  /// The motion of the last two events goes on for a sixtieth of a second.
  ///
  /// - Parameter touch: A touch of the event.
  /// - Returns: The copies in order, none for a touch that does not move; `nil` for one that is not
  ///   part of the event.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { predicted(touch) }

  // MARK: Getting event attributes

  /// The time of the event, in seconds.
  open var timestamp: TimeInterval { storedTimestamp }

  /// The buttons of the pointer that are down; the end of a touch still has those that it releases.
  ///
  /// Touches of fingers have none.
  open var buttonMask: ButtonMask { storedButtonMask }

  /// The modifier keys that are down.
  open var modifierFlags: UIKeyModifierFlags { storedModifierFlags }

  // MARK: Getting the event type

  /// The type of the event.
  open var type: EventType { .touches }
}
