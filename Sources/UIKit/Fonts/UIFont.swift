// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourText

/// A typeface at a size.
///
/// Immutable, so it may cross threads. The system font is Inter, or the first installed font of its
/// fallbacks.
open class UIFont: NSObject, @unchecked Sendable, AssociationOwner {
  private let foundationMark = FoundationMark()
  let face: FontFace
  /// The way in which the font follows the content size category; `nil` for one that does not.
  let scaling: FontScaling?
  private var associations: AssociationBox?

  init(face: FontFace, scaling: FontScaling? = nil) {
    (self.face, self.scaling) = (face, scaling)
  }

  // MARK: Creating arbitrary fonts

  /// Creates a font of a family, or of a family and a style such as `DejaVuSans-Bold`.
  ///
  /// - Parameters:
  ///   - fontName: The family, with or without spaces, and its style after a hyphen.
  ///   - fontSize: The size in points; 0 is `systemFontSize`.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = Self.face(named: fontName, size: fontSize) else { return nil }
    self.init(face: face)
  }

  /// Creates a font from a descriptor.
  ///
  /// A font of a text style follows the content size category, unless the size is another one.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor.
  ///   - pointSize: The size in points; 0 for the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var face = descriptor.face
    if pointSize > 0 { face.size = pointSize }
    let keepsSize = face.size == descriptor.face.size
    face.size = Self.usable(face.size)
    let style = keepsSize ? descriptor.style : nil
    self.init(face: face, scaling: style.map { FontScaling(style: $0) })
  }

  /// Returns the same font at another size, which no longer follows the content size category.
  ///
  /// - Parameter fontSize: The size in points.
  /// - Returns: The font.
  open func withSize(_ fontSize: CGFloat) -> UIFont { resized(to: fontSize) }

  // MARK: Creating system fonts

  /// Returns the font of a text style, in the screen's content size category.
  ///
  /// - Parameter style: The text style.
  /// - Returns: The font.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { style.font(in: nil) }

  /// Returns the font of a text style, in the content size category of traits.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - traitCollection: The traits; `nil` for those of the screen.
  /// - Returns: The font.
  open class func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { style.font(in: traitCollection) }

  /// Returns the system font.
  ///
  /// - Parameter fontSize: The size in points.
  /// - Returns: The font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font in a weight.
  ///
  /// - Parameters:
  ///   - fontSize: The size in points.
  ///   - weight: The weight.
  /// - Returns: The font.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(ofSize: fontSize, weight: weight)
  }

  /// Returns the system font in bold.
  ///
  /// - Parameter fontSize: The size in points.
  /// - Returns: The font.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    // Bold text in UIKit's system font is the semibold cut.
    system(ofSize: fontSize, weight: .semibold)
  }

  /// Returns the system font in italics.
  ///
  /// - Parameter fontSize: The size in points.
  /// - Returns: The font.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(ofSize: fontSize, weight: .regular, isItalic: true)
  }

  /// Returns the system font with digits of equal width.
  ///
  /// - Parameters:
  ///   - fontSize: The size in points.
  ///   - weight: The weight.
  /// - Returns: The font.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(ofSize: fontSize, weight: weight, hasMonospacedDigits: true)
  }

  /// Returns the monospaced system font.
  ///
  /// - Parameters:
  ///   - fontSize: The size in points.
  ///   - weight: The weight.
  /// - Returns: The font.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(ofSize: fontSize, weight: weight, isMonospaced: true)
  }

  // MARK: Getting system font information

  /// The size of the text of labels: 17 points.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of the text of buttons: 18 points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of the system's small text: 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The size of the system's text: 14 points.
  open class var systemFontSize: CGFloat { 14 }

  // MARK: Getting font name and metrics

  /// The attributes of the font.
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(face: face, style: scaling?.base == nil ? scaling?.style : nil)
  }
  /// The size in points.
  open var pointSize: CGFloat { face.size }
  /// The name of the family.
  open var familyName: String { face.familyName }
  /// The name of the family without spaces, and the style.
  open var fontName: String { face.fontName }
  /// The distance from the baseline to the top of a line, in points.
  open var ascender: CGFloat { metrics.ascender }
  /// The distance from the baseline to the bottom of a line, in points, negative.
  open var descender: CGFloat { metrics.descender }
  /// The additional space between lines, in points.
  open var leading: CGFloat { metrics.leading }
  /// The height of capitals, in points.
  open var capHeight: CGFloat { metrics.capHeight }
  /// The height of a lowercase x, in points.
  open var xHeight: CGFloat { metrics.xHeight }
  /// The height of a line, in points.
  open var lineHeight: CGFloat { metrics.lineHeight }

  // MARK: Comparing fonts

  /// Returns whether another object is the same font at the same size, and follows the content size
  /// category in the same way.
  ///
  /// - Parameter object: The other object.
  /// - Returns: Whether they are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont).map { $0.face == face && $0.scaling == scaling } ?? false
  }

  /// The hash value of the font.
  open override var hash: Int { face.hashValue }

  func associationBox(creating: Bool) -> AssociationBox? { associations.box(creating: creating) }
}
