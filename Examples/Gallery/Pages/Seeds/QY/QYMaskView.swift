// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A view that covers the system's back button, receives its touches, and has a button over the
/// arrow.
final class QYMaskView: UIView {
  private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 30))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  /// Replaces the action of a tap on the arrow.
  ///
  /// - Parameter event: The action. Capture weakly.
  func call(_ event: @escaping @MainActor () -> Void) {
    button.addAction(
      UIAction(identifier: UIAction.Identifier("qy-event")) { _ in event() },
      for: .touchUpInside
    )
  }
}
