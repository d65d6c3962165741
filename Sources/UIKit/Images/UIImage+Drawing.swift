// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIImage {
  /// The size in points.
  var pointSize: CGSize {
    guard let pixels else { return .zero }
    return CGSize(
      width: CGFloat(pixels.width) / storedScale,
      height: CGFloat(pixels.height) / storedScale
    )
  }

  /// Returns the image with other attributes and the same pixels.
  func changed(_ change: (inout ImageAttributes) -> Void) -> UIImage {
    var attributes = attributes
    change(&attributes)
    return UIImage(
      pixels: pixels,
      scale: storedScale,
      attributes: attributes,
      derived: derived
    )
  }

  /// Returns the pixels for a layout direction.
  func pixels(isRightToLeft: Bool) -> CGImage? {
    guard let pixels, isRightToLeft, attributes.flips else { return pixels }
    return derived.mirrored(pixels)
  }

  /// Returns the image at half the brightness, as custom buttons show it while pressed.
  func darkened() -> UIImage {
    guard let pixels else { return self }
    return UIImage(
      pixels: derived.darkened(pixels),
      scale: storedScale,
      attributes: attributes
    )
  }

  /// Draws the image; its tint, if it has one, replaces the colors.
  func paint(in rect: CGRect) {
    guard let pixels, let context = UIGraphicsGetCurrentContext() else { return }
    guard let tint = attributes.tint else { return paint(pixels, in: rect, context) }
    context.saveGState()
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    paint(pixels, in: rect, context)
    context.setBlendMode(.sourceIn)
    context.setFillColor(tint.cgColor)
    context.fill(rect)
    context.endTransparencyLayer()
    context.restoreGState()
  }

  private func paint(_ pixels: CGImage, in rect: CGRect, _ context: CGContext) {
    guard attributes.isResizable, rect.size != pointSize else {
      return context.drawUpright(pixels, in: rect)
    }
    for part in NineParts(size: pointSize, caps: attributes.caps, target: rect).parts {
      paint(part, of: pixels, context)
    }
  }

  private func paint(_ part: NineParts.Part, of pixels: CGImage, _ context: CGContext) {
    let source = part.source.applying(CGAffineTransform(scaleX: storedScale, y: storedScale))
    guard let piece = pixels.cropping(to: source) else { return }
    // A single pixel is the same repeated and stretched.
    let repeatsX = part.isMiddleX && piece.width > 1
    let repeatsY = part.isMiddleY && piece.height > 1
    guard attributes.resizingMode == .tile, repeatsX || repeatsY else {
      return context.drawUpright(piece, in: part.target)
    }
    let step = CGSize(
      width: repeatsX ? part.source.width : part.target.width,
      height: repeatsY ? part.source.height : part.target.height
    )
    context.saveGState()
    context.clip(to: part.target)
    context.tileUpright(piece, from: CGRect(origin: part.target.origin, size: step))
    context.restoreGState()
  }

  /// Encodes the image as a PNG, or as a JPEG of a quality.
  func encoded(quality: CGFloat? = nil) -> Data? {
    guard var image = pixels else { return nil }
    if attributes.tint != nil {
      let drawn = GraphicsStack.image(
        size: pointSize,
        scale: storedScale,
        isOpaque: false,
        traits: .current
      ) { _ in
      } drawing: {
        paint(in: CGRect(origin: .zero, size: pointSize))
      }
      image = drawn ?? image
    }
    do {
      return try quality.map { try image.jpegData(quality: $0) } ?? image.pngData()
    } catch {
      RetourLog.log("an image could not be encoded: \(error)")
      return nil
    }
  }

  /// The part that a layer stretches, in fractions of the image; all of it unless resizable.
  var contentsCenter: CGRect {
    let size = pointSize
    guard attributes.isResizable, size.width > 0, size.height > 0 else {
      return CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    let caps = NineParts.fitting(attributes.caps, in: size)
    return CGRect(
      x: caps.left / size.width,
      y: caps.top / size.height,
      width: (size.width - caps.left - caps.right) / size.width,
      height: (size.height - caps.top - caps.bottom) / size.height
    )
  }

  /// Whether the center has more than one pixel and is tiled, which a layer cannot do.
  var isTiled: Bool {
    guard let pixels, attributes.isResizable, attributes.resizingMode == .tile else {
      return false
    }
    let middle = contentsCenter
    return middle.width * CGFloat(pixels.width) > 1.5
      || middle.height * CGFloat(pixels.height) > 1.5
  }
}
