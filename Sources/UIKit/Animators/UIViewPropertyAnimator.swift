// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation
import RetourDecisions

/// An animator of views that can be paused, scrubbed, turned round and continued with another
/// timing.
///
/// It runs the closures when it starts or is first paused. It stays alive while it runs; one that
/// is released while it is paused or stopped stops the program, as in UIKit.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private let engine: AnimatorEngine
  private let timing: any UITimingCurveProvider
  private let storedDuration: TimeInterval

  // MARK: Creating an animator

  /// Creates an animator with a timing.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; a spring from its physics takes its own time.
  ///   - parameters: The timing.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let duration = duration.isFinite ? max(0, duration) : 0
    let (pace, length) = parameters.pace(for: duration)
    timing = parameters
    storedDuration = length
    engine = AnimatorEngine(duration: length, pace: pace)
  }

  /// Creates an animator with a curve of the system.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - curve: The curve.
  ///   - animations: Makes the changes.
  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(animationCurve: curve)
    )
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic Bézier curve.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - point1: The first control point.
  ///   - point2: The second control point.
  ///   - animations: Makes the changes.
  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    )
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that settles in the duration.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - ratio: 1 for a spring without overshoot, less for one that oscillates.
  ///   - animations: Makes the changes.
  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The delay in seconds.
  ///   - options: The curve; other options have no effect.
  ///   - animations: Makes the changes.
  ///   - completion: Gets the position at which the animations ended.
  /// - Returns: The animator, which runs.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  deinit {
    let engine = engine
    MainActor.assumeIsolated {
      guard engine.state == .inactive else {
        misuse(
          "NSInternalInconsistencyException: It is an error to release a paused or stopped "
            + "property animator. Property animators must either finish animating or be "
            + "explicitly stopped and finished before they can be released."
        )
      }
    }
  }

  // MARK: Getting the attributes

  /// The timing.
  open var timingParameters: (any UITimingCurveProvider)? { timing }
  /// The duration in seconds.
  open var duration: TimeInterval { storedDuration }
  /// The delay of the start, in seconds; 0 after the animator was paused.
  open var delay: TimeInterval { engine.delay }

  // MARK: Changing the behavior

  /// Whether the animator can be paused and stopped; cannot be changed while it is active.
  open var isInterruptible = true {
    didSet {
      if engine.state == .active, isInterruptible != oldValue {
        misuse("NSInternalInconsistencyException: isInterruptible cannot be set while active")
      }
    }
  }
  /// Whether a fraction that is set while the animator is paused is a share of the way, rather than
  /// of the time; `true` at first.
  open var scrubsLinearly: Bool {
    get { engine.scrubsLinearly }
    set { engine.scrubsLinearly = newValue }
  }
  /// Whether pending updates of traits, properties and layout are performed before and after its
  /// animations are made, as with the option of the same name; `false` at first.
  open var flushUpdates: Bool {
    get { engine.flushesUpdates }
    set { engine.flushesUpdates = newValue }
  }
  /// Whether the animator stays active at the end, without a call of its completions.
  open var pausesOnCompletion: Bool {
    get { engine.pausesOnCompletion }
    set { engine.pausesOnCompletion = newValue }
  }

  // MARK: UIViewAnimating

  open var state: UIViewAnimatingState { engine.state }
  open var isRunning: Bool { engine.isRunning }
  open var isReversed: Bool {
    get { engine.isReversed }
    set { engine.setReversed(newValue) }
  }
  open var fractionComplete: CGFloat {
    get { engine.fraction }
    set { engine.scrub(to: newValue) }
  }
  open func startAnimation() {
    refuseStopped("started")
    engine.run(self)
  }
  open func startAnimation(afterDelay delay: TimeInterval) {
    refuseStopped("started")
    engine.run(self, after: delay)
  }
  open func pauseAnimation() {
    refuseStopped("paused")
    refuseUninterruptible()
    engine.hold()
  }
  open func stopAnimation(_ withoutFinishing: Bool) {
    refuseUninterruptible()
    guard engine.state != .inactive else { return }
    if withoutFinishing { engine.finish(at: .current, tells: false) } else { engine.stop() }
  }
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard engine.state == .stopped else {
      misuse(
        "NSInternalInconsistencyException: finishAnimationAtPosition: should only be called on a "
          + "stopped animator!"
      )
    }
    engine.finish(at: finalPosition, tells: true)
  }

  // MARK: UIViewImplicitlyAnimating

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    refuseStopped("changed")
    engine.add(animation, delay: delayFactor)
  }
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    engine.add(completion)
  }
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    refuseStopped("continued")
    let given = durationFactor > 0 ? storedDuration * Double(durationFactor) : nil
    guard let parameters else { return engine.run(self, pace: nil, duration: given) }
    let (pace, length) = parameters.pace(for: given ?? storedDuration)
    // A spring from its physics takes its own time.
    let isFixed = length != (given ?? storedDuration)
    engine.run(self, pace: pace, duration: isFixed ? length : given)
  }
}

extension UIViewPropertyAnimator {
  private func refuseStopped(_ what: String) {
    guard engine.state != .stopped else {
      misuse(
        "NSInternalInconsistencyException: a stopped property animator cannot be \(what) before it "
          + "is finished"
      )
    }
  }

  private func refuseUninterruptible() {
    guard isInterruptible || engine.state != .active else {
      misuse("NSInternalInconsistencyException: the property animator is not interruptible")
    }
  }
}

extension UIView.AnimationOptions {
  fileprivate var curve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: Int((rawValue >> 16) & 3)) ?? .easeInOut
  }
}
