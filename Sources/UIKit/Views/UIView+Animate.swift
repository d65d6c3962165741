// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIView {
  // MARK: Animating views with block objects

  /// Animates changes of views with ease-in, ease-out timing.
  ///
  /// See `animate(withDuration:delay:options:animations:completion:)`.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - animations: The changes.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  /// Animates changes of views with ease-in, ease-out timing.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - animations: The changes.
  ///   - completion: Called at the end, with whether all animations finished.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates changes of views.
  ///
  /// The views have their new values at once; only their presentation is animated, starting at the
  /// present appearance. A block inside of another one inherits its duration and curve. The
  /// completion is never called inside of this method: a block that animates nothing completes on
  /// the next turn of the clock. It is called with `false` if an animation was removed.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The delay before the start, in seconds.
  ///   - options: The curve, and whether the animation repeats or reverses.
  ///   - animations: The changes.
  ///   - completion: Called at the end, with whether all animations finished.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation(
      duration: duration,
      delay: delay,
      options: options,
      curve: .timing(options.timingFunction)
    ).run(animations, completion: completion)
  }

  /// Animates changes of views with a spring.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds, at which the spring has settled.
  ///   - delay: The delay before the start, in seconds.
  ///   - dampingRatio: 1 for a spring without overshoot, less for one that oscillates.
  ///   - velocity: The initial velocity, as a multiple of the total distance per second.
  ///   - options: Whether the animation repeats or reverses.
  ///   - animations: The changes.
  ///   - completion: Called at the end, with whether all animations finished.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation(
      duration: duration,
      delay: delay,
      options: options,
      curve: .spring(dampingRatio: dampingRatio, velocity: velocity)
    ).run(animations, completion: completion)
  }

  /// Changes views without animation, inside of animation blocks, too.
  ///
  /// A layout pass that is pending is not performed inside; call `layoutIfNeeded()` for that.
  ///
  /// - Parameter actionsWithoutAnimation: The changes.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    Stage.current.animations.performWithoutAnimation(actionsWithoutAnimation)
  }

  /// Enables or disables animations.
  ///
  /// While animations are disabled, pushes, pops and presentations are not animated either.
  /// Completions are still called. The setting lasts until it is changed.
  ///
  /// - Parameter enabled: Whether changes inside of animation blocks are animated.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    Stage.current.animations.setEnabled(enabled)
  }

  /// Whether changes inside of animation blocks are animated.
  public class var areAnimationsEnabled: Bool { Stage.current.animations.areEnabled }

  /// The duration of the present animation block in seconds; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval {
    Stage.current.animations.current?.duration ?? 0
  }

  private static let noAction = NSNull()

  /// Returns the layer's action for a change: an animation inside of an animation block, and none
  /// outside.
  func animationAction(forKey key: String) -> (any CAAction)? {
    guard AnimationContext.openCount > 0, let animation = Stage.current.animations.current,
      let property = AnimatedProperty(rawValue: key)
    else { return Self.noAction }
    return ViewAnimationAction(animation: animation, property: property, view: self)
  }
}
