// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Draws pictures outside of views.
open class UIGraphicsRenderer: NSObject {
  let storedFormat: UIGraphicsRendererFormat

  init(format: UIGraphicsRendererFormat, bounds: CGRect) {
    storedFormat = format
    format.storedBounds = bounds
    super.init()
  }

  /// How the pictures are stored.
  open var format: UIGraphicsRendererFormat { storedFormat }
  /// Whether the renderer can make images.
  open var allowsImageOutput: Bool { true }
}

/// Draws pictures of pixels.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// Code that draws a picture.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  private let imageFormat: UIGraphicsImageRendererFormat

  // MARK: Initializing an image renderer

  /// Makes a renderer of a size that suits the main screen.
  ///
  /// - Parameter size: The size in points.
  public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }

  /// Makes a renderer of a size.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - format: How the pictures are stored.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer of a rectangle that suits the main screen.
  ///
  /// - Parameter bounds: What is drawn, in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  /// Makes a renderer of a rectangle.
  ///
  /// - Parameters:
  ///   - bounds: What is drawn, in points.
  ///   - format: How the pictures are stored.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(format: format, bounds: bounds)
  }

  // MARK: Creating images

  /// Draws a picture.
  ///
  /// - Parameter actions: The code that draws it.
  /// - Returns: The image; one of nothing for a renderer without a size.
  open func image(actions: DrawingActions) -> UIImage {
    guard let pixels = pixels(actions) else { return UIImage() }
    return UIImage(cgImage: pixels, scale: usableScale, orientation: .up)
  }

  /// Draws a picture and returns it as the bytes of a PNG.
  ///
  /// - Parameter actions: The code that draws it.
  /// - Returns: The bytes; none for a renderer without a size.
  open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

  /// As at Apple, a scale of 0 is the main screen's.
  private var usableScale: CGFloat {
    imageFormat.scale > 0 ? imageFormat.scale : UITraitCollection.mainScreenScale
  }

  private func pixels(_ actions: DrawingActions) -> CGImage? {
    let bounds = storedFormat.storedBounds
    return GraphicsStack.image(
      size: bounds.size,
      scale: usableScale,
      isOpaque: imageFormat.opaque,
      traits: .current
    ) { context in
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
    } drawing: {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      actions(UIGraphicsImageRendererContext(context, format: storedFormat))
    }
  }
}
