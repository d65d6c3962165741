// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A view that contains a back button's content and moves into the bar during a transition.
@MainActor
final class BackHolder: UIView {
  /// The button.
  private(set) weak var control: BackControl?

  func attach(to control: BackControl) { self.control = control }

  /// Returns a view inside, never the holder: a touch that hits no view of the content is the
  /// button's.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    control?.adoptContentSize()
  }
}
