// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIView: CALayerDelegate {
  /// Draws the content into a backing store that is created when drawing first asks for a context.
  ///
  /// A view that does not override `draw(_:)` never asks and has none.
  func displayContent() {
    let bounds = storedLayer.bounds
    let drawn = GraphicsStack.content(
      of: bounds,
      scale: storedLayer.contentsScale,
      traits: computedTraits
    ) {
      draw(bounds)
    }
    setDrawnContent(drawn?.image, part: drawn?.part)
  }

  /// Releases the drawn content of the view and its descendants outside of a window, as UIKit does
  /// for views that are not visible; they draw again in a window.
  func releaseDrawnContent() {
    forEachDescendant { view in
      guard view.hasDrawnContent, view.storedWindow == nil else { return }
      view.storedLayer.contents = nil
      view.storedLayer.setNeedsDisplay()
    }
  }

  func makeSnapshot(afterScreenUpdates: Bool) -> UIView? {
    let size = storedLayer.bounds.size
    guard size.width > 0, size.height > 0 else { return nil }
    if afterScreenUpdates { storedLayer.commitMarks() }
    let scale = storedWindow?.screen.scale ?? storedLayer.contentsScale
    let snapshot = UIView(frame: CGRect(origin: .zero, size: size))
    snapshot.storedLayer.contents = storedLayer.makeSubList(
      at: Session.current.clock.now,
      scale: scale
    )
    return snapshot
  }

  func drawSnapshot(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    let sides = [rect.minX, rect.minY, rect.width, rect.height]
    guard sides.allSatisfy(\.isFinite), !rect.isEmpty, let context = GraphicsStack.current.context,
      let snapshot = makeSnapshot(afterScreenUpdates: afterScreenUpdates)
    else { return false }
    snapshot.frame.size = rect.size
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    snapshot.storedLayer.render(in: context)
    context.restoreGState()
    return true
  }
}
