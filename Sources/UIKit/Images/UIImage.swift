// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// An image and the attributes that it is shown with.
///
/// Immutable, so it may cross threads.
open class UIImage: NSObject, @unchecked Sendable, AssociationOwner {
  let pixels: CGImage?
  let storedScale: CGFloat
  let attributes: ImageAttributes
  private var associations: AssociationBox?
  /// The variants of the pixels, created on demand.
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

  /// Creates an empty image.
  public override init() {
    pixels = nil
    storedScale = 1
    attributes = ImageAttributes()
    derived = DerivedPixels()
  }

  /// Loads an image of the main bundle: of its files at 1x, 2x and 3x the one for the screen.
  ///
  /// - Parameter name: The file's name without `@2x` or `@3x`; the ending may be left out.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Loads an image of a bundle.
  ///
  /// - Parameters:
  ///   - name: The file's name without `@2x` or `@3x`; the ending may be left out.
  ///   - bundle: The bundle, or `nil` for the main one.
  ///   - configuration: The configuration, or `nil`.
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
  ///   - name: The file's name without `@2x` or `@3x`; the ending may be left out.
  ///   - bundle: The bundle, or `nil` for the main one.
  ///   - traitCollection: The traits, or `nil` for those of the main screen.
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
    self.init(found.image, scale: found.scale)
  }

  /// Loads the image of an image literal from the main bundle.
  ///
  /// - Parameter name: The file's name without `@2x` or `@3x`; the file has to exist.
  public required convenience init(imageLiteralResourceName name: String) {
    let scale = UITraitCollection.mainScreenScale
    guard let found = ImageFiles.image(named: name, in: nil, scale: scale) else {
      misuse("the main bundle has no image named \"\(name)\"")
    }
    self.init(found.image, scale: found.scale)
  }

  // MARK: Creating and initializing image objects

  /// Loads an image file.
  ///
  /// - Parameter path: The path of a PNG, a JPEG, a WebP or an SVG; a name that ends in `@2x` or
  ///   `@3x` specifies the scale.
  public convenience init?(contentsOfFile path: String) {
    let scale = ImageFiles.scale(ofFile: path)
    guard let image = ImageFiles.image(ofFile: path, scale: scale) else { return nil }
    self.init(image, scale: scale)
  }

  /// Decodes an image at one pixel per point.
  ///
  /// - Parameter data: The data of a PNG, a JPEG, a WebP or an SVG.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Decodes an image.
  ///
  /// - Parameters:
  ///   - data: The data of a PNG, a JPEG, a WebP or an SVG.
  ///   - scale: The pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = ImageFiles.image(of: data, scale: scale) else { return nil }
    self.init(image, scale: scale)
  }

  convenience init(_ image: DecodedImage, scale: CGFloat) {
    var attributes = ImageAttributes()
    attributes.orientation = UIImage.Orientation(image.orientation)
    if attributes.orientation != .up { attributes.source = image.source }
    self.init(pixels: image.upright, scale: scale, attributes: attributes)
  }

  /// Creates an image from pixels, one per point.
  ///
  /// - Parameter cgImage: The pixels.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image from pixels.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: The pixels per point.
  ///   - orientation: The orientation of the pixels.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    var attributes = ImageAttributes()
    attributes.orientation = orientation
    if orientation != .up { attributes.source = cgImage }
    let upright = cgImage.upright(from: orientation.ofPixels)
    self.init(pixels: upright, scale: scale, attributes: attributes)
  }

  // MARK: Creating images of symbols

  /// Creates an image of a system symbol at 17 points.
  ///
  /// About 260 names of lists and navigation are known, such as `trash`, `gearshape` and
  /// `square.and.arrow.up`; an unknown one is `nil`, and logged once.
  ///
  /// - Parameter name: The name of the symbol.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates an image of a system symbol.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
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

  /// Creates an image of a system symbol for the scale of a screen.
  convenience init?(symbol name: String, style: SymbolStyle, scale: CGFloat) {
    guard let symbol = SystemSymbol.named(name) else { return nil }
    self.init(
      pixels: SymbolCache.pixels(of: symbol, style: style, scale: scale),
      scale: scale,
      attributes: ImageAttributes(isSymbol: true, flips: symbol.flips)
    )
  }

  // MARK: Creating variants of an image

  /// Returns a resizable image whose center is tiled.
  ///
  /// - Parameter capInsets: The insets of the parts that keep their size, in points.
  /// - Returns: The image.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns a resizable image.
  ///
  /// - Parameters:
  ///   - capInsets: The insets of the parts that keep their size, in points.
  ///   - resizingMode: The resizing of the center.
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

  /// Returns the image with a rendering mode.
  ///
  /// - Parameter renderingMode: The mode.
  /// - Returns: The image.
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// Returns the image tinted with a color.
  ///
  /// The tint color of a view takes precedence where it applies, that is for templates and symbols.
  ///
  /// - Parameter color: The color.
  /// - Returns: The image.
  open func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }

  /// Returns the image tinted with a color.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - renderingMode: `.alwaysOriginal` keeps the color where a view would apply its tint color.
  /// - Returns: The image.
  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns an image that is mirrored in right-to-left layouts.
  ///
  /// - Returns: The image.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flips = true } }

  // MARK: Getting image attributes

  /// The pixels per point.
  open var scale: CGFloat { storedScale }
  /// The size in points.
  open var size: CGSize { pointSize }
  /// The pixels, as `imageOrientation` says.
  open var cgImage: CGImage? { attributes.source ?? pixels }
  /// The orientation of the pixels.
  open var imageOrientation: UIImage.Orientation { attributes.orientation }
  /// The rendering mode.
  open var renderingMode: UIImage.RenderingMode { attributes.renderingMode }
  /// The insets of the parts that keep their size, in points.
  open var capInsets: UIEdgeInsets { attributes.caps }
  /// The resizing of the center.
  open var resizingMode: UIImage.ResizingMode { attributes.resizingMode }
  /// Whether the image is a system symbol.
  open var isSymbolImage: Bool { attributes.isSymbol }
  /// Whether the image is mirrored in right-to-left layouts.
  open var flipsForRightToLeftLayoutDirection: Bool { attributes.flips }

  // MARK: Drawing images

  /// Draws the image in the current context.
  ///
  /// - Parameter point: The top left corner, in points.
  open func draw(at point: CGPoint) { paint(in: CGRect(origin: point, size: pointSize)) }

  /// Draws the image in the current context.
  ///
  /// - Parameter rect: The rectangle that the image fills, in points.
  open func draw(in rect: CGRect) { paint(in: rect) }

  /// Encodes the image as a PNG.
  ///
  /// - Returns: The data; `nil` for an empty image.
  public func pngData() -> Data? { encoded() }

  /// Encodes the image as a JPEG; what is transparent becomes white.
  ///
  /// - Parameter compressionQuality: The quality, 0...1.
  /// - Returns: The data; `nil` for an empty image.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    encoded(quality: compressionQuality)
  }

  // MARK: Comparing images

  /// Returns whether another object is an image of the same pixels with the same attributes.
  ///
  /// - Parameter object: The other object.
  /// - Returns: Whether they are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other === self
      || (pixels != nil && other.pixels == pixels && other.storedScale == storedScale
        && other.attributes == attributes)
  }

  /// The hash value of the pixels.
  open override var hash: Int {
    pixels?.hashValue ?? ObjectIdentifier(self).hashValue
  }

  func associationBox(creating: Bool) -> AssociationBox? { associations.box(creating: creating) }
}
