// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import UIKit

/// A page that verifies what it shows.
@MainActor
protocol SamplePage: UIViewController {
  /// Returns how the page differs from what it should show; `nil` if it does not.
  func violation(isAtRest: Bool) -> String?
}

extension UIScrollView {
  /// Returns how the place of the content differs from a place of rest; `nil` if it does not.
  var restViolation: String? {
    guard window != nil, !isTracking, !isDragging, !isDecelerating else { return nil }
    let inset = adjustedContentInset
    let lowest = max(contentSize.height + inset.bottom - bounds.height, -inset.top)
    let range = (-inset.top - 0.5)...(lowest + 0.5)
    return range.contains(contentOffset.y)
      ? nil : "\(type(of: self)) rests at \(contentOffset.y), outside of \(range)"
  }
}

extension UIViewController {
  /// A row of buttons with titles and actions.
  static func makeButtons(_ actions: [(String, () -> Void)]) -> UIStackView {
    let buttons = actions.map { title, action in
      UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    }
    let row = UIStackView(arrangedSubviews: buttons)
    row.distribution = .fillEqually
    return row
  }
}
