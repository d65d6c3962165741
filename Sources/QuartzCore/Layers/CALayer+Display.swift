// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

extension CALayer {
  /// The longest side of drawn contents in pixels (our decision: more is a mistake of the program).
  static let longestSide = 16_384

  func makeContents() {
    guard switches.contains(.delegated), delegate != nil else { return drawContents() }
    onMainActor(self) { layer in layer.delegate?.display(layer) }
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

  func setContents(_ new: Any?) {
    storedContents = new
    take(new as? CGImage)
  }

  /// Sets contents that are known to be an image, or none, without a look at what they are.
  package func show(_ new: CGImage?) {
    guard new !== image || new == nil else { return }
    storedContents = new
    take(new)
  }

  private func take(_ newImage: CGImage?) {
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
