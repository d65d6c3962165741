// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation
import RetourText

/// The attributes of a font, from which a font can be made.
///
/// Immutable, so it may cross threads.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  let face: FontFace
  /// The text style of the font, if it has one.
  let style: UIFont.TextStyle?

  init(face: FontFace, style: UIFont.TextStyle?) { (self.face, self.style) = (face, style) }

  // MARK: Creating a font descriptor

  /// Creates a descriptor of attributes; without a name and a family, that of the system font.
  ///
  /// - Parameter attributes: The attributes.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let plain = FontFace(size: 0)
    let changes = DescriptorChange(attributes)
    self.init(face: changes.face(from: plain), style: changes.style)
  }

  /// Creates a descriptor of a font.
  ///
  /// - Parameters:
  ///   - name: The family, and its style after a hyphen. A font that is not installed is replaced
  ///     by the system font.
  ///   - size: The size in points.
  public convenience init(name: String, size: CGFloat) {
    self.init(fontAttributes: [.name: name, .size: size])
  }

  /// Returns the descriptor of a text style, in the screen's content size category.
  ///
  /// - Parameter style: The style.
  /// - Returns: The descriptor.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }
  /// Returns the descriptor of a text style, in the content size category of traits.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - traitCollection: The traits; `nil` for those of the screen.
  /// - Returns: The descriptor.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  // MARK: Creating related descriptors

  /// Returns a descriptor with other attributes, which take precedence.
  ///
  /// - Parameter attributes: The attributes.
  /// - Returns: The descriptor.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    let changes = DescriptorChange(attributes)
    return UIFontDescriptor(face: changes.face(from: face), style: changes.style ?? style)
  }
  /// Returns a descriptor of another family.
  ///
  /// - Parameter newFamily: The family's name.
  /// - Returns: The descriptor.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }
  /// Returns a descriptor of another size.
  ///
  /// - Parameter newPointSize: The size in points.
  /// - Returns: The descriptor.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    addingAttributes([.size: newPointSize])
  }
  /// Returns a descriptor with other traits.
  ///
  /// - Parameter symbolicTraits: The traits.
  /// - Returns: The descriptor; `nil` if a family has no monospaced letters, or no others.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    face.with(symbolicTraits).map { UIFontDescriptor(face: $0, style: style) }
  }
  /// Returns a descriptor of the system font in another design.
  ///
  /// - Parameter design: The design.
  /// - Returns: The descriptor; `nil` for a font that is not the system's, or a design of which no
  ///   font is installed.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    face.with(design).map { UIFontDescriptor(face: $0, style: style) }
  }

  // MARK: Getting information about the font

  /// The size in points; 0 if it is not specified.
  open var pointSize: CGFloat { face.size }
  /// The name of the font.
  open var postscriptName: String { face.fontName }
  /// The traits.
  open var symbolicTraits: SymbolicTraits { face.symbolicTraits }
  /// The attributes.
  open var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.name: postscriptName, .size: pointSize]
    if let style { attributes[.textStyle] = style }
    return attributes
  }
  /// Returns the value of an attribute.
  ///
  /// - Parameter anAttribute: The attribute.
  /// - Returns: The value; `nil` without one.
  open func object(forKey anAttribute: AttributeName) -> Any? {
    switch anAttribute {
    case .family: face.familyName
    case .traits:
      [
        TraitKey.symbolic: symbolicTraits.rawValue as Any,
        .weight: UIFont.Weight(cut: face.weight).rawValue as Any,
      ]
    default: fontAttributes[anAttribute]
    }
  }

  // MARK: Comparing

  /// Returns whether another object describes the same font.
  ///
  /// - Parameter object: The other object.
  /// - Returns: Whether they are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return face == other.face && style == other.style
  }
  /// The hash value of the attributes.
  open override var hash: Int { face.hashValue }
}
