// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Groups changes of layers and says how they are animated.
///
/// The transactions are those of the current session. A setting outside of `begin()` and `commit()`
/// lasts until the next frame.
open class CATransaction: NSObject {
  private static var stack: TransactionStack { Session.current.transactions }

  // MARK: Creating and committing transactions

  /// Begins a transaction inside the current one.
  open class func begin() { stack.begin() }
  /// Ends the innermost transaction that was begun.
  open class func commit() { stack.commit() }
  /// Ends the implicit transaction now instead of with the next frame.
  open class func flush() { stack.commitImplicit() }

  // MARK: Overriding duration, timing and actions

  /// Returns how long animations last that do not say it themselves: 0.25 s unless set.
  open class func animationDuration() -> CFTimeInterval { stack.duration }
  /// Sets how long animations last that do not say it themselves.
  ///
  /// - Parameter dur: The duration in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { stack.duration = dur }
  /// Returns the pacing of animations that have none of their own.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { stack.timingFunction }
  /// Sets the pacing of animations that have none of their own.
  ///
  /// - Parameter function: The pacing; nil leaves it to the transaction around this one.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack.timingFunction = function
  }
  /// Returns whether changes of properties run no actions.
  open class func disableActions() -> Bool { stack.disablesActions }
  /// Sets whether changes of properties run no actions.
  ///
  /// - Parameter flag: True for no actions.
  open class func setDisableActions(_ flag: Bool) { stack.disablesActions = flag }

  // MARK: Completion

  /// Returns the block of the innermost transaction.
  open class func completionBlock() -> (() -> Void)? { stack.completionBlock }
  /// Sets what is called when all animations that are added from now on have ended; at once at the
  /// commit when none is.
  ///
  /// - Parameter block: The block.
  open class func setCompletionBlock(_ block: (() -> Void)?) { stack.setCompletionBlock(block) }
}
