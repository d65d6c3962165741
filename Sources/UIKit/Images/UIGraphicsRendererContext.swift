// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The drawing environment of a renderer.
open class UIGraphicsRendererContext: NSObject {
  private let context: CGContext
  private let storedFormat: UIGraphicsRendererFormat

  init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    self.context = context
    storedFormat = format
  }

  /// The Core Graphics context, which is also the current one.
  open var cgContext: CGContext { context }
  /// The format of the image.
  open var format: UIGraphicsRendererFormat { storedFormat }

  // MARK: Drawing

  /// Fills a rectangle with the fill color.
  ///
  /// - Parameter rect: The rectangle in points.
  open func fill(_ rect: CGRect) { context.fill(rect) }

  /// Strokes the inner edge of a rectangle with the stroke color, one point wide.
  ///
  /// - Parameter rect: The rectangle in points.
  open func stroke(_ rect: CGRect) { context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Clips drawing to a rectangle.
  ///
  /// - Parameter rect: The rectangle in points.
  open func clip(to rect: CGRect) { context.clip(to: rect) }
}

/// The drawing environment of an image renderer.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The image as drawn so far.
  open var currentImage: UIImage {
    guard let pixels = cgContext.makeImage() else { return UIImage() }
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    return UIImage(cgImage: pixels, scale: scale, orientation: .up)
  }
}
