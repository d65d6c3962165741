// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The view that contains an edit menu, above everything in its window; touches beside the menu go
/// through it.
@preconcurrency @MainActor
final class EditMenuContainerView: UIView {
  private let session: EditMenuSession

  init(of session: EditMenuSession, in window: UIWindow) {
    self.session = session
    super.init(frame: window.storedLayer.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override var startsOpaque: Bool { false }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    session.containerDidLayOut()
  }
}
