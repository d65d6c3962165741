// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A view without content in the view of an attached stack, which notices what a subclass would.
///
/// UIKit notifies views of their window, their layout and their traits, and a controller's class
/// only of the same about itself.
@MainActor
final class BackStackProbe: UIView {
  private weak var stack: BackStack?

  init(_ stack: BackStack) {
    self.stack = stack
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Follows a view, behind its other subviews.
  func follow(_ view: UIView) {
    frame = view.bounds
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
