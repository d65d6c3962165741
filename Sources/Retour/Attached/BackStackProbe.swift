// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A view without content in the view of an attached stack, which notices what a subclass would.
///
/// UIKit notifies views of their window, their layout and their traits, and a controller's class
/// only of the same about itself.
@MainActor
final class BackStackProbe: StackProbe {
  /// Follows a view, behind its other subviews.
  func follow(_ view: UIView) {
    frame = view.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(self, at: 0)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    window == nil ? stack?.viewDidDisappear() : stack?.viewWillAppear()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    stack?.viewWillLayoutSubviews()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if window != nil { stack?.installer.traitsDidChange() }
  }
}
