// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The view that contains an open menu and receives the touches of its window.
@preconcurrency @MainActor
final class MenuContainerView: UIView {
  private let session: MenuSession

  init(of session: MenuSession, in window: UIWindow) {
    self.session = session
    super.init(frame: window.storedLayer.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override var automaticAccessibility: AutomaticAccessibility {
    AutomaticAccessibility(isModal: true)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { session.touchBegan(at: touch.location(in: self)) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { session.touchMoved(to: touch.location(in: self)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { session.touchEnded(at: touch.location(in: self)) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    session.touchCancelled()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    session.containerDidLayOut()
  }
}
