// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIView {
  // MARK: Animating views with block objects

  /// Changes views over time, easing in and out.
  ///
  /// - Parameters:
  ///   - duration: How long the change takes, in seconds.
  ///   - animations: Makes the change.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  /// Changes views over time, easing in and out.
  ///
  /// - Parameters:
  ///   - duration: How long the change takes, in seconds.
  ///   - animations: Makes the change.
  ///   - completion: Runs at the end; its argument says whether the change was left to finish.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Changes views over time.
  ///
  /// - Parameters:
  ///   - duration: How long the change takes, in seconds.
  ///   - delay: How long it waits before it starts, in seconds.
  ///   - options: Its curve and whether it repeats or runs back.
  ///   - animations: Makes the change.
  ///   - completion: Runs at the end; its argument says whether the change was left to finish.
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

  /// Changes views over time as a spring would move them.
  ///
  /// - Parameters:
  ///   - duration: How long the change takes, in seconds.
  ///   - delay: How long it waits before it starts, in seconds.
  ///   - dampingRatio: 1 for a spring that does not swing, less for one that does.
  ///   - velocity: The speed at the start, in whole distances per second.
  ///   - options: Whether the change repeats or runs back.
  ///   - animations: Makes the change.
  ///   - completion: Runs at the end; its argument says whether the change was left to finish.
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

  /// Changes views at once, inside an animation too.
  ///
  /// - Parameter actionsWithoutAnimation: Makes the change.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    Stage.current.animations.performWithoutAnimation(actionsWithoutAnimation)
  }

  /// Switches animations of views off or on.
  ///
  /// - Parameter enabled: Whether changes inside animation blocks take time.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    Stage.current.animations.setEnabled(enabled)
  }

  /// Whether changes inside animation blocks take time.
  public class var areAnimationsEnabled: Bool { Stage.current.animations.areEnabled }

  /// The duration of the animation block that is being run, in seconds; 0 outside one.
  public class var inheritedAnimationDuration: TimeInterval {
    Stage.current.animations.current?.duration ?? 0
  }

  private static let noAction = NSNull()

  /// What the view's layer does when a property changes: an animation inside an animation block,
  /// nothing at all outside.
  func animationAction(forKey key: String) -> (any CAAction)? {
    guard let animation = Stage.current.animations.current,
      let property = AnimatedProperty(rawValue: key)
    else { return Self.noAction }
    return ViewAnimationAction(animation: animation, property: property, view: self)
  }
}
