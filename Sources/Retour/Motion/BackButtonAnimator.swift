// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import UIKit

/// Animates a stack's back buttons alongside its transitions.
@MainActor
final class BackButtonAnimator {
  /// The motion of the running transition.
  private weak var motion: BackMotion?
  /// The poses that views had on screen when an operation interrupted their transition.
  private var interruptedPoses: [ObjectIdentifier: BackMotion.Pose] = [:]

  /// An operation on the stack is about to begin; it may interrupt the running transition.
  func operationWillBegin() { interruptedPoses = motion?.presentationPoses ?? [:] }

  /// An operation has started its own transition, or needs none.
  func operationDidEnd() { interruptedPoses = [:] }

  /// A page is about to be shown by a transition in which no back button moves.
  func pageWillShowWithoutMotion() { interruptedPoses = [:] }

  /// Runs a motion alongside a transition, from the poses of the one that it interrupts.
  ///
  /// - Parameters:
  ///   - motion: The motion.
  ///   - coordinator: The transition's coordinator.
  ///   - completion: Called when all views are back in their places.
  func animate(
    _ motion: BackMotion,
    alongside coordinator: any UIViewControllerTransitionCoordinator,
    completion: @escaping @MainActor () -> Void
  ) {
    motion.run(alongside: coordinator, from: interruptedPoses, completion: completion)
    self.motion = motion
    interruptedPoses = [:]
  }
}
