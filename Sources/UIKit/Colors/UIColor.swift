// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A color, fixed or dynamic.
///
/// Immutable, so it may cross threads. A dynamic color depends on the traits, such as light and
/// dark. Fixed colors are equal by value, dynamic ones by identity.
open class UIColor: NSObject, @unchecked Sendable, AssociationOwner {
  private let foundationMark = FoundationMark()

  /// The content of a color.
  enum Content {
    case fixed(CGColor)
    case dynamic((UITraitCollection) -> UIColor)
  }

  let content: Content
  private var associations: AssociationBox?

  // MARK: Creating a color

  /// Creates a shade of gray.
  ///
  /// - Parameters:
  ///   - white: 0 is black, 1 is white.
  ///   - alpha: The opacity, 0...1.
  public init(white: CGFloat, alpha: CGFloat) {
    content = .fixed(CGColor(gray: white, alpha: alpha))
  }

  /// Creates a color from hue, saturation and brightness.
  ///
  /// - Parameters:
  ///   - hue: The position on the color circle, 0...1 from red through green and blue to red.
  ///   - saturation: 0 is gray, 1 is pure.
  ///   - brightness: 0 is black.
  ///   - alpha: The opacity, 0...1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    content = .fixed(
      Self.color(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    )
  }

  /// Creates a color from its components in sRGB.
  ///
  /// - Parameters:
  ///   - red: The red component, 0...1.
  ///   - green: The green component, 0...1.
  ///   - blue: The blue component, 0...1.
  ///   - alpha: The opacity, 0...1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a color from a Core Graphics color.
  ///
  /// - Parameter cgColor: The color.
  public init(cgColor: CGColor) { content = .fixed(cgColor) }

  /// Creates a dynamic color.
  ///
  /// The closure runs at every use, with the traits of the view that uses the color as current.
  ///
  /// - Parameter dynamicProvider: Returns the color for traits.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    content = .dynamic(dynamicProvider)
  }

  /// Creates the color of a color literal.
  ///
  /// - Parameters:
  ///   - red: The red component in sRGB, 0...1.
  ///   - green: The green component, 0...1.
  ///   - blue: The blue component, 0...1.
  ///   - alpha: The opacity, 0...1.
  public required convenience init(
    _colorLiteralRed red: Float,
    green: Float,
    blue: Float,
    alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  // MARK: Resolving a dynamically generated color

  /// Returns the fixed color for traits.
  ///
  /// - Parameter traitCollection: The traits.
  /// - Returns: A color that does not depend on traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    resolve(with: traitCollection)
  }

  // MARK: Making a copy of the color

  /// Returns the color with another opacity; a dynamic color stays dynamic.
  ///
  /// - Parameter alpha: The opacity, 0...1.
  /// - Returns: The new color.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { replacingAlpha(alpha) }

  // MARK: Retrieving the color information

  /// The Core Graphics color for the current traits.
  open var cgColor: CGColor { currentColor }

  /// Reads the components of the color for the current traits, in sRGB.
  ///
  /// - Parameters:
  ///   - red: Receives the red component.
  ///   - green: Receives the green component.
  ///   - blue: Receives the blue component.
  ///   - alpha: Receives the opacity.
  /// - Returns: Whether the color could be converted; always `true` here.
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

  /// Sets the fill and stroke color of the current context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill color of the current context.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the stroke color of the current context.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  // MARK: Comparing colors

  /// Returns whether another object is the same color.
  ///
  /// - Parameter object: The other object.
  /// - Returns: Whether both are fixed and of equal value, or the same object.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    guard case .fixed(let left) = content, case .fixed(let right) = other.content else {
      return false
    }
    return left == right
  }

  /// The hash value of the color.
  open override var hash: Int {
    switch content {
    case .fixed(let color): color.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }

  /// The components of a fixed color, or the kind of a dynamic one.
  open override var description: String {
    guard case .fixed(let color) = content else { return "<UIDynamicProviderColor>" }
    return "UIExtendedSRGBColorSpace \(color.red) \(color.green) \(color.blue) \(color.alpha)"
  }

  func associationBox(creating: Bool) -> AssociationBox? { associations.box(creating: creating) }
}
