// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The states of an animator; the values are Apple's.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or finished.
  case inactive = 0
  /// Running or paused.
  case active = 1
  /// Stopped, and waiting for `finishAnimation(at:)`.
  case stopped = 2
}

/// The positions of an animator; the values are Apple's.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At the end of the changes.
  case end = 0
  /// At their start.
  case start = 1
  /// Their values on screen.
  case current = 2
}

/// The methods of an object that runs animations which can be paused and turned round.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// The state.
  var state: UIViewAnimatingState { get }
  /// Whether the animations advance.
  var isRunning: Bool { get }
  /// Whether the animations run from their end to their start.
  var isReversed: Bool { get set }
  /// The share of the way that is done, 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts the animations, or continues them.
  func startAnimation()
  /// Starts the animations after a delay.
  ///
  /// - Parameter delay: The delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animations.
  func pauseAnimation()
  /// Stops the animations where they are.
  ///
  /// - Parameter withoutFinishing: Whether the animator becomes inactive at once, without a call of
  ///   its completions; otherwise it waits for `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes stopped animations at a position.
  ///
  /// - Parameter finalPosition: The position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// The methods of an animator that takes its changes from closures.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a share of what is left of the way.
  ///
  /// - Parameters:
  ///   - animation: Makes the changes.
  ///   - delayFactor: The share, 0 to 1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  ///
  /// - Parameter animation: Makes the changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure to call at the end.
  ///
  /// - Parameter completion: Gets the position at which the animations ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues paused animations with another timing.
  ///
  /// - Parameters:
  ///   - parameters: The timing of the rest; `nil` keeps the timing.
  ///   - durationFactor: The seconds that the rest takes, as a factor of the animator's duration; 0
  ///     keeps what is left.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  )
}

extension UIViewImplicitlyAnimating {
  /// The default implementation; it has no effect.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  /// The default implementation; it has no effect.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// The default implementation; it has no effect.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// The default implementation; it has no effect.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {}
}
