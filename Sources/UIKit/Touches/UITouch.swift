// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation
import RetourDecisions

/// A finger, or a pointer with its button down, from the moment it touches a window until it is
/// lifted.
///
/// One object represents the finger for its whole life; its properties change. A touch retains
/// neither its view nor its window, and it keeps both when the finger moves elsewhere.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    /// The touch began.
    case began = 0
    /// The touch moved.
    case moved = 1
    /// The touch is down and did not move since the last event.
    case stationary = 2
    /// The touch ended.
    case ended = 3
    /// The system stopped tracking the touch.
    case cancelled = 4
  }

  /// The source of a touch.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A pointer, such as that of a mouse.
    case indirectPointer = 3

    /// All types, as numbers.
    static var all: [NSNumber] {
      [direct, indirectPointer].map { NSNumber(value: $0.rawValue) }
    }
  }

  /// The phase, time and location of a touch.
  struct Sample {
    var phase: Phase
    var timestamp: TimeInterval
    /// The location in the window's coordinates.
    var point: CGPoint
    /// The location before the last change, in the window's coordinates.
    var previousPoint: CGPoint
    /// The time before the last change.
    var previousTimestamp: TimeInterval
  }

  /// The touch's number in the order in which touches begin.
  let serial: Int
  /// The present phase, time and location.
  private(set) var sample: Sample
  /// The samples since the last event, without the present one.
  private(set) var coalescedSamples: [Sample] = []
  /// The sample that the touch shows instead, while a view receives a delayed message.
  private var shownSample: Sample?
  private let storedType: TouchType
  let storedTapCount: Int
  private(set) weak var storedWindow: UIWindow?
  private(set) weak var storedView: UIView?
  private var weakRecognizers: [WeakRecognizer] = []

  /// Creates a touch without a window, for tests of views.
  public override convenience init() {
    self.init(serial: 0, type: .direct, tapCount: 0, at: .zero, time: 0)
  }

  init(serial: Int, type: TouchType, tapCount: Int, at point: CGPoint, time: TimeInterval) {
    self.serial = serial
    self.storedType = type
    self.storedTapCount = tapCount
    self.sample = Sample(
      phase: .began,
      timestamp: time,
      point: point,
      previousPoint: point,
      previousTimestamp: time
    )
    super.init()
  }

  /// Creates a copy of a touch that shows another sample.
  init(copyOf touch: UITouch, at sample: Sample) {
    serial = touch.serial
    storedType = touch.storedType
    storedTapCount = touch.storedTapCount
    self.sample = sample
    (storedWindow, storedView) = (touch.storedWindow, touch.storedView)
    weakRecognizers = touch.weakRecognizers
    super.init()
  }

  // MARK: Getting the location of touches

  /// Returns the location of the touch.
  ///
  /// - Parameter view: The view of the coordinate system; `nil` for the window's.
  /// - Returns: The location in points.
  open func location(in view: UIView?) -> CGPoint { convert(shown.point, to: view) }

  /// Returns the location of the touch before its last change.
  ///
  /// - Parameter view: The view of the coordinate system; `nil` for the window's.
  /// - Returns: The location in points.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(shown.previousPoint, to: view) }

  /// The view in which the touch began, even if it is elsewhere now.
  open var view: UIView? { storedView }

  /// The window in which the touch began.
  open var window: UIWindow? { storedWindow }

  // MARK: Getting touch attributes

  /// The number of consecutive taps in one location.
  open var tapCount: Int { storedTapCount }

  /// The time of the last change, in seconds.
  open var timestamp: TimeInterval { shown.timestamp }

  /// The source of the touch.
  open var type: TouchType { storedType }

  /// The phase of the touch.
  ///
  /// While a view receives a delayed touch, the phase is that of the message: a touch that ended
  /// before a recognizer failed still begins for the view.
  open var phase: Phase { shown.phase }

  // MARK: Getting a touch object's gesture recognizers

  /// The gesture recognizers that receive the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  // MARK: Events of the touch

  /// Whether the touch ended or was cancelled.
  var isOver: Bool { sample.phase == .ended || sample.phase == .cancelled }

  /// Places the touch in the window and view in which it began.
  ///
  /// - Parameters:
  ///   - view: The hit view; `nil` during the hit test.
  ///   - window: The window.
  func hit(_ view: UIView?, in window: UIWindow) {
    (storedView, storedWindow) = (view, window)
  }

  /// Changes the phase, time and location.
  ///
  /// - Parameters:
  ///   - phase: The new phase.
  ///   - point: The new location in the window's coordinates; `nil` if it did not change.
  ///   - time: The time in seconds.
  ///   - earlier: The locations since the last event, without the new one, in the window's
  ///     coordinates, with their times.
  func change(
    to phase: Phase,
    at point: CGPoint?,
    time: TimeInterval,
    after earlier: [(point: CGPoint, time: TimeInterval)] = []
  ) {
    var last = sample
    last.phase = phase
    coalescedSamples = earlier.map { step in
      last = last.followed(by: step.point, at: step.time)
      return last
    }
    sample = sample.followed(by: point ?? sample.point, at: time)
    sample.phase = phase
  }

  /// The samples that are expected until the next frame.
  var predictedSamples: [Sample] {
    guard sample.phase == .moved else { return [] }
    let prediction = TouchPrediction(
      after: .init(sample.previousPoint, at: sample.previousTimestamp),
      .init(sample.point, at: sample.timestamp)
    )
    var last = sample
    return prediction.points.map { point in
      last = last.followed(by: point.location, at: point.timestamp)
      return last
    }
  }

  /// Shows another sample than the present one.
  ///
  /// - Parameter sample: The sample; `nil` for the present one.
  func show(_ sample: Sample?) { shownSample = sample }

  private var shown: Sample { shownSample ?? sample }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, view !== storedWindow else { return point }
    return view.convert(point, from: nil)
  }

  // MARK: Recognizers

  /// The recognizers that receive the touch; none after it is over.
  var recognizers: [UIGestureRecognizer] { weakRecognizers.compactMap(\.recognizer) }

  /// Adds a recognizer that receives the touch.
  func addRecognizer(_ recognizer: UIGestureRecognizer) {
    weakRecognizers.append(WeakRecognizer(recognizer: recognizer))
  }

  /// Removes a recognizer that no longer receives the touch.
  func removeRecognizer(_ recognizer: UIGestureRecognizer) {
    weakRecognizers.removeAll { $0.recognizer === recognizer }
  }

  /// Removes all recognizers, after the touch is over.
  func removeAllRecognizers() { weakRecognizers = [] }
}

extension UITouch.Sample {
  /// Returns the next sample, in the same phase.
  fileprivate func followed(by point: CGPoint, at time: TimeInterval) -> Self {
    var next = self
    (next.previousPoint, next.previousTimestamp) = (self.point, timestamp)
    (next.point, next.timestamp) = (point, time)
    return next
  }
}
