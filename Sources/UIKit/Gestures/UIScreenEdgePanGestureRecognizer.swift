// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// A gesture recognizer for a finger that is dragged inward from an edge of the window.
///
/// The edges are those of the window, wherever the recognizer's view lies. Where scrolls are
/// allowed, one counts wherever the pointer is, as long as it leads away from an edge (our
/// decision).
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The strips in which the first touch began.
  private var strips: [EdgeStrip] = []

  // MARK: Specifying the starting edges

  /// The edges from which the gesture can start; none by default.
  open var edges: UIRectEdge = []

  // MARK: Overridden

  /// Prepares for the next gesture.
  open override func reset() {
    super.reset()
    strips = []
  }

  override func accepts(_ touch: UITouch) -> Bool {
    guard let window = touch.storedWindow else { return false }
    let started = strips(of: window).filter { $0.contains(touch.sample.point) }
    if strips.isEmpty { strips = started }
    return !started.isEmpty
  }

  override func acceptsDirection(_ movement: CGPoint) -> Bool {
    let possible = isScrolling ? view?.storedWindow.map(strips) ?? [] : strips
    return possible.contains { $0.isInward(movement) }
  }

  private func strips(of window: UIWindow) -> [EdgeStrip] {
    let insets = window.safeAreaInsets
    let all: [(UIRectEdge, EdgeStrip.Edge, CGFloat)] = [
      (.top, .top, insets.top), (.left, .left, insets.left),
      (.bottom, .bottom, insets.bottom), (.right, .right, insets.right),
    ]
    return all.filter { edges.contains($0.0) }.map {
      EdgeStrip(edge: $0.1, bounds: window.bounds, inset: $0.2)
    }
  }
}
