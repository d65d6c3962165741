// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A view without content whose subclass notices for a stack what UIKit tells only views.
@MainActor
class StackProbe: UIView {
  private(set) weak var stack: BackStack?

  init(_ stack: BackStack) {
    self.stack = stack
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
