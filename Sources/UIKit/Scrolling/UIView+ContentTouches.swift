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
    storedSuperview?.scrollViewsOutward
      .contains { !$0.touchesShouldBegin([touch], with: event, in: self) } ?? false
  }

  /// The scroll views from the view outward, itself included.
  var scrollViewsOutward: some Sequence<UIScrollView> {
    sequence(first: self, next: \.storedSuperview).lazy.compactMap { $0 as? UIScrollView }
  }
}
