// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

extension CALayer {
  /// The longest side of drawn contents in pixels (our decision: more is a mistake of the program).
  static let longestSide = 16_384

  func makeContents() {
    guard switches.contains(.delegated), delegate != nil else { return drawContents() }
    nonisolated(unsafe) let layer = self
    onMainActor { layer.delegate?.display(layer) }
  }

  /// Draws `draw(in:)` into a new picture and keeps it as the contents; without a size there are
  /// none.
  func drawContents() {
    let bounds = values.bounds
    let width = Self.pixels(bounds.width, storedContentsScale)
    let height = Self.pixels(bounds.height, storedContentsScale)
    guard width > 0, height > 0 else {
      contents = nil
      return
    }
    let context = CGContext(
      width: width,
      height: height,
      scale: storedContentsScale,
      isOpaque: isOpaque
    )
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    if switches.contains(.delegated) {
      nonisolated(unsafe) let layer = self
      onMainActor { layer.delegate?.layerWillDraw(layer) }
    }
    draw(in: context)
    contents = context.finish()
  }

  func askDelegateToDraw(in context: CGContext) {
    guard switches.contains(.delegated) else { return }
    nonisolated(unsafe) let (layer, context) = (self, context)
    onMainActor { layer.delegate?.draw(layer, in: context) }
  }

  private static func pixels(_ points: CGFloat, _ scale: CGFloat) -> Int {
    let pixels = (points * scale).rounded(.up)
    guard pixels > CGFloat(longestSide) else { return max(0, Int(pixels)) }
    RetourLog.once(
      "layer-size",
      "A layer of \(points) points is too large to draw; cut off at \(longestSide) px"
    )
    return longestSide
  }

  func setContents(_ new: Any?) {
    let newImage = new as? CGImage
    storedContents = new
    guard newImage !== image else { return }
    image = newImage
    markPicture()
  }

  func setContentsScale(_ new: CGFloat) {
    guard new != storedContentsScale else { return }
    storedContentsScale = new
    markPicture()
  }
}
