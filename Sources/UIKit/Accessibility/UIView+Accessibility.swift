// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// Converts a rectangle of the view to the screen's coordinates.
  func frameOnScreen(of rect: CGRect) -> CGRect {
    guard let window = storedWindow else { return rect }
    let frame = storedLayer.convert(rect, to: window.storedLayer)
    let origin = window.storedLayer.frame.origin
    return frame.offsetBy(dx: origin.x, dy: origin.y)
  }
}

extension UIResponder {
  /// Calls `accessibilityPerformEscape()` of the responders in the chain until one returns `true`.
  ///
  /// - Returns: Whether one did.
  package func performEscapeInChain() -> Bool {
    firstInChain { $0.accessibilityPerformEscape() } != nil
  }

  /// Calls `accessibilityPerformMagicTap()` of the responders in the chain until one returns
  /// `true`.
  ///
  /// - Returns: Whether one did.
  package func performMagicTapInChain() -> Bool {
    firstInChain { $0.accessibilityPerformMagicTap() } != nil
  }

  private func firstInChain(where isTaken: (UIResponder) -> Bool) -> UIResponder? {
    var responder: UIResponder? = self
    while let candidate = responder, !isTaken(candidate) { responder = candidate.next }
    return responder
  }
}
