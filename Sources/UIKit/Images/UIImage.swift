// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A picture and how it is meant to be shown.
///
/// Immutable, so it may cross threads.
open class UIImage: NSObject, @unchecked Sendable, AssociationOwner {
  let pixels: CGImage?
  let storedScale: CGFloat
  let attributes: ImageAttributes
  var associations: AssociationBox?
  /// What is made of the pixels when it is first needed.
  let derived: DerivedPixels

  init(
    pixels: CGImage?,
    scale: CGFloat,
    attributes: ImageAttributes,
    derived: DerivedPixels = DerivedPixels()
  ) {
    self.derived = derived
    self.pixels = pixels
    storedScale = scale > 0 && scale.isFinite ? scale : 1
    self.attributes = attributes
  }

  // MARK: Loading and caching images

  /// Makes an image of nothing.
  public override init() {
    pixels = nil
    storedScale = 1
    attributes = ImageAttributes()
    derived = DerivedPixels()
  }

  /// Loads an image of the main bundle: of the files for 1x, 2x and 3x the one for the screen.
  ///
  /// - Parameter name: The file's name without `@2x` or `@3x`; `.png` may be left out.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Loads an image of a bundle.
  ///
  /// - Parameters:
  ///   - name: The file's name without `@2x` or `@3x`; `.png` may be left out.
  ///   - bundle: The bundle, or `nil` for the main one.
  ///   - configuration: What the image must suit, or `nil`.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    with configuration: UIImage.Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// Loads an image of a bundle for given traits.
  ///
  /// - Parameters:
  ///   - name: The file's name without `@2x` or `@3x`; `.png` may be left out.
  ///   - bundle: The bundle, or `nil` for the main one.
  ///   - traitCollection: What the image must suit, or `nil` for the main screen.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    let scale = traitCollection?.displayScale ?? 0
    guard
      let found = ImageFiles.image(
        named: name,
        in: bundle,
        scale: scale > 0 ? scale : UITraitCollection.mainScreenScale
      )
    else { return nil }
    self.init(pixels: found.pixels, scale: found.scale, attributes: ImageAttributes())
  }

  // MARK: Creating and initializing image objects

  /// Loads an image file.
  ///
  /// - Parameter path: The path of a PNG; a name that ends in `@2x` or `@3x` says its scale.
  public convenience init?(contentsOfFile path: String) {
    guard let pixels = ImageFiles.pixels(ofFile: path) else { return nil }
    self.init(
      pixels: pixels,
      scale: ImageFiles.scale(ofFile: path),
      attributes: ImageAttributes()
    )
  }

  /// Reads an image at one pixel per point.
  ///
  /// - Parameter data: The bytes of a PNG.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Reads an image.
  ///
  /// - Parameters:
  ///   - data: The bytes of a PNG.
  ///   - scale: Pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let pixels = ImageFiles.pixels(of: data) else { return nil }
    self.init(pixels: pixels, scale: scale, attributes: ImageAttributes())
  }

  /// Makes an image of pixels, one per point.
  ///
  /// - Parameter cgImage: The pixels.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Makes an image of pixels.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: Pixels per point.
  ///   - orientation: Which way is up.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    self.init(pixels: cgImage, scale: scale, attributes: ImageAttributes())
  }

  // MARK: Creating images of symbols

  /// Makes an image of one of the system's symbols, at the size of text of 17 points.
  ///
  /// - Parameter name: `chevron.backward`, `chevron.forward`, `xmark` or `plus`.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Makes an image of one of the system's symbols.
  ///
  /// - Parameters:
  ///   - name: `chevron.backward`, `chevron.forward`, `xmark` or `plus`.
  ///   - configuration: A `UIImage.SymbolConfiguration`, or `nil` for regular weight at 17 points.
  public convenience init?(
    systemName name: String,
    withConfiguration configuration: UIImage.Configuration?
  ) {
    self.init(
      symbol: name,
      style: (configuration as? SymbolConfiguration)?.style ?? SymbolStyle(),
      scale: UITraitCollection.mainScreenScale
    )
  }

  /// Makes an image of one of the system's symbols, for a screen.
  convenience init?(symbol name: String, style: SymbolStyle, scale: CGFloat) {
    guard let symbol = Symbol.named(name) else { return nil }
    self.init(
      pixels: SymbolCache.pixels(of: symbol, style: style, scale: scale),
      scale: scale,
      attributes: ImageAttributes(isSymbol: true, flips: symbol.flips)
    )
  }

  // MARK: Creating variants of an image

  /// Returns the image with its ends kept and its middle repeated when it is shown larger.
  ///
  /// - Parameter capInsets: How far the ends reach in, in points.
  /// - Returns: The image.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with its ends kept when it is shown larger.
  ///
  /// - Parameters:
  ///   - capInsets: How far the ends reach in, in points.
  ///   - resizingMode: What happens to the middle.
  /// - Returns: The image.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets,
    resizingMode: UIImage.ResizingMode
  ) -> UIImage {
    changed {
      $0.caps = capInsets
      $0.resizingMode = resizingMode
      $0.isResizable = true
    }
  }

  /// Returns the image to be shown in its own colours or as a shape in the tint colour.
  ///
  /// - Parameter renderingMode: Which.
  /// - Returns: The image.
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// Returns the image as a shape in a colour; where a view's tint applies, that wins.
  ///
  /// - Parameter color: The colour.
  /// - Returns: The image.
  open func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }

  /// Returns the image as a shape in a colour.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - renderingMode: `.alwaysOriginal` keeps the colour where a view would apply its tint.
  /// - Returns: The image.
  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns the image to be mirrored where a view is laid out from right to left.
  ///
  /// - Returns: The image.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flips = true } }

  // MARK: Getting image attributes

  /// Pixels per point.
  open var scale: CGFloat { storedScale }
  /// The size in points.
  open var size: CGSize { pointSize }
  /// The pixels.
  open var cgImage: CGImage? { pixels }
  /// Which way is up.
  open var imageOrientation: UIImage.Orientation { .up }
  /// Whether the image is shown in its own colours.
  open var renderingMode: UIImage.RenderingMode { attributes.renderingMode }
  /// How far the ends that are kept reach in, in points.
  open var capInsets: UIEdgeInsets { attributes.caps }
  /// What happens to the middle when the image is shown larger.
  open var resizingMode: UIImage.ResizingMode { attributes.resizingMode }
  /// Whether the image is one of the system's symbols.
  open var isSymbolImage: Bool { attributes.isSymbol }
  /// Whether the image is mirrored where a view is laid out from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool { attributes.flips }

  // MARK: Drawing images

  /// Draws the image into the current context.
  ///
  /// - Parameter point: Where its top left corner goes, in points.
  open func draw(at point: CGPoint) { paint(in: CGRect(origin: point, size: pointSize)) }

  /// Draws the image into the current context.
  ///
  /// - Parameter rect: The rectangle that it fills, in points.
  open func draw(in rect: CGRect) { paint(in: rect) }

  /// Returns the image as the bytes of a PNG.
  ///
  /// - Returns: The bytes, or `nil` for an image of nothing.
  public func pngData() -> Data? { encoded() }

  // MARK: Comparing images

  /// Tells whether another object is an image of the same pixels, shown the same way.
  ///
  /// - Parameter object: The other object.
  /// - Returns: Whether they are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other === self
      || (pixels != nil && other.pixels == pixels && other.storedScale == storedScale
        && other.attributes == attributes)
  }

  /// A number that equal images share.
  open override var hash: Int {
    pixels?.hashValue ?? ObjectIdentifier(self).hashValue
  }
}
