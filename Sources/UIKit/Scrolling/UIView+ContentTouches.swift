// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// Returns whether a scroll view keeps a touch from the view, which is content of it.
  ///
  /// - Parameters:
  ///   - touch: The touch, which began in the view.
  ///   - event: The touch's event.
  /// - Returns: The decision.
  func isRefusedByScrollView(_ touch: UITouch, of event: UIEvent) -> Bool {
    var outer = storedSuperview
    while let asked = outer {
      if let scrollView = asked as? UIScrollView,
        !scrollView.touchesShouldBegin([touch], with: event, in: self)
      {
        return true
      }
      outer = asked.storedSuperview
    }
    return false
  }
}
