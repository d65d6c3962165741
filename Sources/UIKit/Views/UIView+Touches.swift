// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIView {
  func hitTestSubviews(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // Hidden, transparent (below 0.01) and switched-off views take no touches (Apple documentation).
    // What is scaled to nothing has no place that a point could be in.
    guard !storedLayer.isHidden, storedLayer.opacity >= 0.01, isUserInteractionEnabled,
      !storedLayer.affineTransform().isFlat, self.point(inside: point, with: event)
    else { return nil }
    for view in storedSubviews.reversed() {
      let inner = view.storedLayer.convert(point, from: storedLayer)
      if let hit = view.hitTest(inner, with: event) { return hit }
    }
    return self
  }

  func attach(_ recognizer: UIGestureRecognizer) {
    if recognizer.view === self { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    storedGestureRecognizers.append(recognizer)
    recognizer.didAttach(to: self)
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard let index = storedGestureRecognizers.firstIndex(where: { $0 === recognizer }) else {
      return
    }
    recognizer.willDetach()
    storedGestureRecognizers.remove(at: index)
  }

  func replaceGestureRecognizers(with recognizers: [UIGestureRecognizer]) {
    for recognizer in storedGestureRecognizers where !recognizers.contains(recognizer) {
      detach(recognizer)
    }
    for recognizer in recognizers { attach(recognizer) }
  }
}

extension CGAffineTransform {
  /// Whether it turns an area into a line or a point.
  fileprivate var isFlat: Bool { a * d == b * c }
}
