// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

extension CALayer {
  /// The longest side of drawn contents in pixels (our decision: more is a mistake of the app).
  static let longestSide = 16_384

  func makeContents() {
    guard switches.contains(.delegated), delegate != nil else { return drawContents() }
    onMainActor(self) { layer in layer.delegate?.display(layer) }
  }

  /// Draws `draw(in:)` into a new image and sets it as the contents; a layer without a size gets
  /// none.
  func drawContents() {
    let bounds = values.bounds
    let width = Self.pixels(bounds.width, content.scale)
    let height = Self.pixels(bounds.height, content.scale)
    guard width > 0, height > 0 else {
      contents = nil
      return
    }
    let context = CGContext(
      width: width,
      height: height,
      scale: content.scale,
      isOpaque: isOpaque
    )
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    if switches.contains(.delegated) {
      onMainActor(self) { layer in layer.delegate?.layerWillDraw(layer) }
    }
    draw(in: context)
    contents = context.finish()
  }

  func askDelegateToDraw(in context: CGContext) {
    guard switches.contains(.delegated) else { return }
    onMainActor((self, context)) { layer, context in layer.delegate?.draw(layer, in: context) }
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
}
