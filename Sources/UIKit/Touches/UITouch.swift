// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A finger, or a pointer with its button down, from the moment it touches a window until it is
/// lifted.
///
/// The same object stands for the finger all the time; its properties change. It holds neither its
/// view nor its window.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// What happens to a touch.
  public enum Phase: Int, Sendable {
    /// It came down.
    case began = 0
    /// It moved.
    case moved = 1
    /// It is down and did not move since the last event.
    case stationary = 2
    /// It was lifted.
    case ended = 3
    /// The system stopped to follow it.
    case cancelled = 4
  }

  /// What makes a touch.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A pointer, such as that of a mouse.
    case indirectPointer = 3
  }

  /// Where and when the touch is.
  struct Sample {
    var phase: Phase
    var timestamp: TimeInterval
    /// In the window's coordinates, as is the next one.
    var point: CGPoint
    var previousPoint: CGPoint
  }

  /// The touch's number in the order in which touches came down.
  let serial: Int
  /// What is true now.
  var sample: Sample
  /// What is shown instead, while a view is told something late.
  var shownSample: Sample?
  let storedType: TouchType
  let storedTapCount: Int
  weak var storedWindow: UIWindow?
  weak var storedView: UIView?
  /// Those that look at the touch; empty once it is over.
  var storedRecognizers: [WeakRecognizer] = []

  /// Makes a touch that is nowhere, as tests of views do.
  public override convenience init() {
    self.init(serial: 0, type: .direct, tapCount: 0, at: .zero, time: 0)
  }

  init(serial: Int, type: TouchType, tapCount: Int, at point: CGPoint, time: TimeInterval) {
    self.serial = serial
    self.storedType = type
    self.storedTapCount = tapCount
    self.sample = Sample(phase: .began, timestamp: time, point: point, previousPoint: point)
    super.init()
  }

  // MARK: Getting the location of touches

  /// Returns where the touch is.
  ///
  /// - Parameter view: The view in whose coordinates it is given; `nil` for the window's.
  /// - Returns: The place, in points.
  open func location(in view: UIView?) -> CGPoint { point(current.point, in: view) }

  /// Returns where the touch was before its last change.
  ///
  /// - Parameter view: The view in whose coordinates it is given; `nil` for the window's.
  /// - Returns: The place, in points.
  open func previousLocation(in view: UIView?) -> CGPoint { point(current.previousPoint, in: view) }

  /// The view in which the touch came down, even if it is elsewhere now.
  open var view: UIView? { storedView }

  /// The window in which the touch came down.
  open var window: UIWindow? { storedWindow }

  // MARK: Getting touch attributes

  /// How many taps this is in a row, at one place and with short pauses.
  open var tapCount: Int { storedTapCount }

  /// When the touch changed last, in seconds.
  open var timestamp: TimeInterval { current.timestamp }

  /// What makes the touch.
  open var type: TouchType { storedType }

  /// What happens to the touch.
  open var phase: Phase { current.phase }

  // MARK: Getting a touch object's gesture recognizers

  /// The gesture recognizers that look at the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { observers }
}
