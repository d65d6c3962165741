// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

extension UIView {
  /// Animates changes with the duration of native transitions and without overshoot; touches are
  /// received meanwhile.
  ///
  /// - Parameters:
  ///   - changes: Changes the views.
  ///   - completion: Receives whether the animation ran to its end.
  static func animateLikeTransitions(
    _ changes: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: SystemSpring.duration,
      delay: 0,
      usingSpringWithDamping: 1,
      initialSpringVelocity: 0,
      options: .allowUserInteraction,
      animations: changes,
      completion: completion
    )
  }
}
