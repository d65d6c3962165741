// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// Lies over the system's back button, swallows its touches, and has a button over its arrow.
final class QYMaskView: UIView {
  private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 30))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  /// Calls something else from now on when the arrow is tapped.
  ///
  /// - Parameter event: What is called. Capture weakly.
  func call(_ event: @escaping @MainActor () -> Void) {
    button.addAction(
      UIAction(identifier: UIAction.Identifier("qy-event")) { _ in event() },
      for: .touchUpInside
    )
  }
}
