// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// Makes any view a back button.
@MainActor
final class BackControl: UIControl {
  /// Returns a view that goes back when it is tapped: the view itself if it is a control, else a
  /// control around it.
  static func wrap(_ view: UIView, _ goBack: UIAction) -> UIView {
    if let control = view as? UIControl {
      // An action takes the place of one with the same identifier: a view that served another
      // page before does not go back twice.
      control.addAction(goBack, for: .touchUpInside)
      return control
    }
    let size = view.bounds.isEmpty ? view.sizeThatFits(view.bounds.size) : view.bounds.size
    let control = BackControl(frame: CGRect(origin: .zero, size: size))
    view.frame = control.bounds
    view.isUserInteractionEnabled = false
    control.addSubview(view)
    control.addAction(goBack, for: .touchUpInside)
    return control
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.2 : 1 }  // what UIKit's own button does (openradar 26697566)
  }
}
