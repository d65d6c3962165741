// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A group of changes of layers, with the parameters of their animations.
///
/// A setting outside of `begin()` and `commit()` applies to an implicit transaction, which lasts
/// until the next frame.
///
/// The transactions belong to the current session and so to the main thread. Apple's belong to the
/// thread that begins them.
open class CATransaction: NSObject {
  // MARK: Creating and committing transactions

  /// Begins a transaction inside the current one.
  ///
  /// It inherits the settings of the outer transaction that it does not change.
  open class func begin() {
    onMainActor(()) { Session.current.transactions.begin() }
  }
  /// Commits the innermost transaction.
  ///
  /// Without a transaction the call has no effect.
  open class func commit() {
    onMainActor(()) { Session.current.transactions.commit() }
  }
  /// Commits the implicit transaction now instead of with the next frame.
  open class func flush() {
    onMainActor(()) { Session.current.transactions.commitImplicit() }
  }

  // MARK: Overriding duration, timing and actions

  /// Returns the duration of animations that do not set one; 0.25 s by default.
  open class func animationDuration() -> CFTimeInterval {
    onMainActor(()) { Session.current.transactions.duration }
  }
  /// Sets the duration of animations that do not set one.
  ///
  /// - Parameter dur: The duration in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    onMainActor(dur) { Session.current.transactions.duration = $0 }
  }
  /// Returns the timing function of animations that do not set one.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    onMainActor(()) { Session.current.transactions.timingFunction }
  }
  /// Sets the timing function of animations that do not set one.
  ///
  /// - Parameter function: The function; nil inherits that of the outer transaction.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    onMainActor(function) { Session.current.transactions.timingFunction = $0 }
  }
  /// Returns whether property changes run no actions.
  open class func disableActions() -> Bool {
    onMainActor(()) { Session.current.transactions.disablesActions }
  }
  /// Sets whether property changes run no actions.
  ///
  /// Changes inside of an animation block of `UIView` are not animated either. Animations that are
  /// added with `add(_:forKey:)` are not affected.
  ///
  /// - Parameter flag: True for no actions.
  open class func setDisableActions(_ flag: Bool) {
    onMainActor(flag) { Session.current.transactions.disablesActions = $0 }
  }

  // MARK: Completion

  /// Returns the completion block of the innermost transaction.
  open class func completionBlock() -> (() -> Void)? {
    onMainActor(()) { Session.current.transactions.completionBlock }
  }
  /// Sets the block that is called when all animations that are added from now on have ended;
  /// without any, at the commit.
  ///
  /// A block that was set before is still called, when the animations that were added until now
  /// have ended.
  ///
  /// - Parameter block: The block.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    onMainActor(block) { Session.current.transactions.setCompletionBlock($0) }
  }
}
