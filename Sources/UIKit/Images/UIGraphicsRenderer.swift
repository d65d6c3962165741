// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A renderer of images outside of views.
open class UIGraphicsRenderer: NSObject {
  let storedFormat: UIGraphicsRendererFormat

  init(format: UIGraphicsRendererFormat, bounds: CGRect) {
    storedFormat = format
    format.setBounds(bounds)
    super.init()
  }

  /// The format of the images.
  open var format: UIGraphicsRendererFormat { storedFormat }
  /// Whether the renderer can make images.
  open var allowsImageOutput: Bool { true }
}

/// A renderer of bitmap images.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// A closure that draws an image.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  private let imageFormat: UIGraphicsImageRendererFormat

  // MARK: Initializing an image renderer

  /// Creates a renderer of a size with the format of the main screen.
  ///
  /// - Parameter size: The size in points.
  public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }

  /// Creates a renderer of a size.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - format: The format of the images.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of a rectangle with the format of the main screen.
  ///
  /// - Parameter bounds: The rectangle to draw, in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  /// Creates a renderer of a rectangle.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle to draw, in points.
  ///   - format: The format of the images.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(format: format, bounds: bounds)
  }

  // MARK: Creating images

  /// Draws an image.
  ///
  /// - Parameter actions: Draws the image.
  /// - Returns: The image; an empty one for a renderer without a size.
  open func image(actions: DrawingActions) -> UIImage {
    guard let pixels = pixels(actions) else { return UIImage() }
    return UIImage(cgImage: pixels, scale: usableScale, orientation: .up)
  }

  /// Draws an image and encodes it as a PNG.
  ///
  /// - Parameter actions: Draws the image.
  /// - Returns: The PNG data; empty for a renderer without a size.
  open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

  /// A scale of 0 is the main screen's, as in UIKit.
  private var usableScale: CGFloat {
    imageFormat.scale > 0 ? imageFormat.scale : UITraitCollection.mainScreenScale
  }

  private func pixels(_ actions: DrawingActions) -> CGImage? {
    let bounds = storedFormat.bounds
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
