// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A colour, fixed or different in light and dark interfaces.
///
/// Immutable, so it may cross threads. Fixed colours are equal by value, dynamic ones by identity.
open class UIColor: NSObject, @unchecked Sendable, AssociationOwner {
  /// What the colour is made of.
  enum Content {
    case fixed(CGColor)
    case dynamic((UITraitCollection) -> UIColor)
  }

  let content: Content
  var associations: AssociationBox?

  // MARK: Creating a colour

  /// Makes a shade of grey.
  ///
  /// - Parameters:
  ///   - white: 0 is black, 1 is white.
  ///   - alpha: The opacity, 0...1.
  public init(white: CGFloat, alpha: CGFloat) {
    content = .fixed(CGColor(gray: white, alpha: alpha))
  }

  /// Makes a colour from hue, saturation and brightness.
  ///
  /// - Parameters:
  ///   - hue: Where on the colour circle, 0...1 from red over green and blue to red.
  ///   - saturation: 0 is grey, 1 is pure.
  ///   - brightness: 0 is black.
  ///   - alpha: The opacity, 0...1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    content = .fixed(
      Self.color(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    )
  }

  /// Makes a colour from its parts in sRGB.
  ///
  /// - Parameters:
  ///   - red: The share of red, 0...1.
  ///   - green: The share of green, 0...1.
  ///   - blue: The share of blue, 0...1.
  ///   - alpha: The opacity, 0...1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a colour from a Core Graphics colour.
  ///
  /// - Parameter cgColor: The colour.
  public init(cgColor: CGColor) { content = .fixed(cgColor) }

  /// Makes a colour that a closure chooses by the traits where it is used.
  ///
  /// - Parameter dynamicProvider: Returns the colour for given traits.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    content = .dynamic(dynamicProvider)
  }

  // MARK: Resolving a dynamically generated colour

  /// Returns the fixed colour for given traits.
  ///
  /// - Parameter traitCollection: Where the colour is used.
  /// - Returns: A colour that no longer depends on traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    resolve(with: traitCollection)
  }

  // MARK: Making a copy of the colour

  /// Returns the colour with another opacity; a dynamic colour stays dynamic.
  ///
  /// - Parameter alpha: The opacity, 0...1.
  /// - Returns: The new colour.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { replacingAlpha(alpha) }

  // MARK: Retrieving the colour information

  /// The Core Graphics colour for the current traits.
  open var cgColor: CGColor { currentColor }

  /// Reads the parts of the colour for the current traits, in sRGB.
  ///
  /// - Parameters:
  ///   - red: Receives the share of red.
  ///   - green: Receives the share of green.
  ///   - blue: Receives the share of blue.
  ///   - alpha: Receives the opacity.
  /// - Returns: Whether the colour could be read; always true here.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = fixedColor(with: .current)
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  // MARK: Performing drawing operations

  /// Makes the colour the one that the current context fills and strokes with.
  open func set() {
    setFill()
    setStroke()
  }

  /// Makes the colour the one that the current context fills with.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Makes the colour the one that the current context strokes with.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  // MARK: Comparing colours

  /// Tells whether another object is the same colour.
  ///
  /// - Parameter object: The other object.
  /// - Returns: Whether both are fixed and of equal value, or one and the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    guard case .fixed(let left) = content, case .fixed(let right) = other.content else {
      return false
    }
    return left == right
  }

  /// A number that equal colours share.
  open override var hash: Int {
    switch content {
    case .fixed(let color): color.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }

  /// The parts of the colour, or that it is dynamic.
  open override var description: String {
    guard case .fixed(let color) = content else { return "<UIDynamicProviderColor>" }
    return "UIExtendedSRGBColorSpace \(color.red) \(color.green) \(color.blue) \(color.alpha)"
  }
}
