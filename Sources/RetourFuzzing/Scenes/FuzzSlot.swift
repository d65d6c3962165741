// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import UIKit

/// A place for a stack in a scene: a tab, the window, or what is presented.
@MainActor
package final class FuzzSlot {
  package weak var controller: UINavigationController?
  /// What the stack must be.
  package internal(set) var model = FuzzModel()
  /// What was said last about the bar.
  package internal(set) var hidesBar = false
  /// What was said last about the toolbar.
  package internal(set) var hidesToolbar = true
  /// What the bars go away at by themselves.
  package internal(set) var causes: Set<FuzzStep.Cause> = []
  /// The swipe that is going on in the stack, as the app sees it.
  var swipe: (any UIViewControllerTransitionCoordinator)?
  /// A swipe that goes on to its end though an operation that leaves its page on top came meanwhile.
  weak var settledSwipe: (any UIViewControllerTransitionCoordinator)?

  init(_ controller: UINavigationController?) { self.controller = controller }

  /// How an operation of the app's ends the swipe: one that the finger holds, or that falls back, is
  /// taken back, one that was let go to go on is completed.
  var swipeEnding: FuzzModel.SwipeEnding? {
    swipe.map { $0.isInteractive || $0.isCancelled ? .takenBack : .popped }
  }

  /// What the stack's picture is doing, as the app sees it.
  var phase: String {
    guard let coordinator = controller?.transitionCoordinator else { return "rest" }
    if coordinator.presentationStyle != .none { return "presentation" }
    guard coordinator.initiallyInteractive else { return "timed" }
    if coordinator.isInteractive { return "held" }
    return coordinator.isCancelled ? "fallingBack" : "finishing"
  }
}
