// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Where a renderer's code draws.
open class UIGraphicsRendererContext: NSObject {
  private let context: CGContext
  private let storedFormat: UIGraphicsRendererFormat

  init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    self.context = context
    storedFormat = format
  }

  /// The Core Graphics context; it is the current one, too.
  open var cgContext: CGContext { context }
  /// How the picture is stored.
  open var format: UIGraphicsRendererFormat { storedFormat }

  // MARK: Drawing

  /// Fills a rectangle with the fill colour.
  ///
  /// - Parameter rect: The rectangle in points.
  open func fill(_ rect: CGRect) { context.fill(rect) }

  /// Strokes the inside edge of a rectangle with the stroke colour, one point wide.
  ///
  /// - Parameter rect: The rectangle in points.
  open func stroke(_ rect: CGRect) { context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Confines drawing to a rectangle.
  ///
  /// - Parameter rect: The rectangle in points.
  open func clip(to rect: CGRect) { context.clip(to: rect) }
}

/// Where an image renderer's code draws.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What was drawn up to now.
  open var currentImage: UIImage {
    guard let pixels = cgContext.makeImage() else { return UIImage() }
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    return UIImage(cgImage: pixels, scale: scale, orientation: .up)
  }
}
