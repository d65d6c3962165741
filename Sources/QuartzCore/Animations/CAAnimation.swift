// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A change of a layer's appearance over time, which does not change the layer's own values.
///
/// A layer runs a copy: changes after the animation was added have no effect.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
  private(set) var timing = MediaTiming()

  /// Creates an animation of one pass that takes its duration from the transaction.
  public required override init() { super.init() }

  /// The timing function; nil takes the transaction's, and without one is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate, which is retained, as in Core Animation.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer removes the animation at its end.
  open var isRemovedOnCompletion = true

  /// The start in the layer's time; 0 starts it when it is added.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// The duration of one pass in seconds; 0 takes the transaction's duration.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// The speed of its time.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// The offset that is added to its time.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// The number of passes; 0 means one.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// The duration of all passes in seconds; 0 leaves it to `repeatCount`.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Whether each pass is followed by one in reverse.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// The appearance before its start and after its end.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// Adds the animation to a layer, with the event as its key.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - anObject: The layer.
  ///   - dict: Further arguments of the event.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Returns a copy.
  ///
  /// - Parameter zone: Ignored.
  /// - Returns: The copy.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  /// Returns a copy of the same class.
  func duplicate() -> CAAnimation {
    let copy = type(of: self).init()
    copyState(to: copy)
    return copy
  }

  func copyState(to copy: CAAnimation) {
    copy.timing = timing
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
  }

  /// Sets the values that a layer's copy takes from the transaction and the clock, where it
  /// does not set it.
  func resolve(
    duration: Double,
    timingFunction: CAMediaTimingFunction?,
    beginTime: @autoclosure () -> Double
  ) {
    if timing.duration == 0 { timing.duration = duration }
    if self.timingFunction == nil, !pacesItself { self.timingFunction = timingFunction }
    if timing.beginTime == 0 { timing.beginTime = beginTime() }
  }

  /// Returns the effect on a layer's values; nil for an animation without one.
  func makeEffect() -> LayerEffect? { nil }

  /// Whether the transaction's timing function does not apply.
  var pacesItself: Bool { false }
}
