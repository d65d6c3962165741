// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// Performs a pending layout pass in a window with an animation, continuing from what is seen.
  ///
  /// - Parameter duration: The duration in seconds.
  func layoutIfNeeded(animatedFor duration: TimeInterval) {
    guard storedWindow != nil else { return }
    UIView.animate(
      withDuration: duration,
      delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction]
    ) { self.layoutIfNeeded() }
  }
}
