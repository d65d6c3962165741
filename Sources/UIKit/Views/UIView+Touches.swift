// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIView {
  func hitTestSubviews(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // Hidden, transparent (below 0.01) and disabled views receive no touches (Apple documentation).
    // A view that is scaled to nothing contains no point.
    guard !storedLayer.isHidden, storedLayer.opacity >= 0.01, isUserInteractionEnabled,
      !storedLayer.affineTransform().isFlat, self.point(inside: point, with: event)
    else { return nil }
    for view in storedSubviews.reversed() {
      let inner = view.storedLayer.convert(point, from: storedLayer)
      if let hit = view.hitTest(inner, with: event) { return hit }
    }
    return self
  }

  func replaceGestureRecognizers(with recognizers: [UIGestureRecognizer]) {
    for recognizer in storedGestureRecognizers where !recognizers.contains(recognizer) {
      detach(recognizer)
    }
    for recognizer in recognizers { attach(recognizer) }
  }
}

extension CGAffineTransform {
  /// Whether it maps every area to a line or a point.
  fileprivate var isFlat: Bool { a * d == b * c }
}
