// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// The options of an animation with keyframes; the bits are those of Apple's header.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The flags.
    public let rawValue: UInt
    /// Creates a set of flags.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews with the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Allows touches of animated views; they are always allowed (see Parity).
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts at the present appearance; animations always do.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats until it is removed.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Reverses each time when repeating.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Does not inherit the duration of an enclosing block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Does not inherit the options of an enclosing block; they are never inherited.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Straight from one value to the next.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// From one value to the next without a way.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Straight, at an even speed.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// A smooth curve through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// A smooth curve, at an even speed from value to value.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    fileprivate var mode: CAAnimationCalculationMode {
      switch (rawValue >> 10) & 0xF {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }

  // MARK: Animating views with keyframes

  /// Animates changes of views through keyframes.
  ///
  /// Changes outside of `addKeyframe(withRelativeStartTime:relativeDuration:animations:)` take the
  /// whole duration. The curve of the whole is the one among the options, as in
  /// `UIView.AnimationOptions`: slow at the beginning and the end unless it is set.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The delay before the start, in seconds.
  ///   - options: The way between the values, and whether the animation repeats or reverses.
  ///   - animations: Adds the keyframes.
  ///   - completion: Called at the end, with whether all animations finished.
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let shared = AnimationOptions(rawValue: options.rawValue)
    ViewAnimation(
      duration: duration,
      delay: delay,
      options: shared,
      curve: .timing(shared.timingFunction)
    ).runKeyframes(options.mode, animations, completion: completion)
  }

  /// Adds a keyframe to the present animation with keyframes; elsewhere, makes the changes.
  ///
  /// Of one property of one view, a keyframe that begins before the end of the one before it begins
  /// at that end.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start, as a fraction of the whole duration.
  ///   - frameDuration: The duration, as a fraction of the whole.
  ///   - animations: The changes.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let current = Stage.current.animations.current else { return animations() }
    current.inKeyframe(from: frameStartTime, length: frameDuration, animations)
  }
}
