// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The environment of an interface: its style, layout direction, size classes, display scale and
/// content size.
///
/// Immutable, so it may cross threads.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// Whether the interface is light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The layout direction.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// The pixels per point; 0 is unspecified.
  public let displayScale: CGFloat
  /// The horizontal size class.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The vertical size class.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The size of text that the user prefers.
  public let preferredContentSizeCategory: UIContentSizeCategory

  private init(
    style: UIUserInterfaceStyle = .unspecified,
    direction: UITraitEnvironmentLayoutDirection = .unspecified,
    scale: CGFloat = 0,
    horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified,
    contentSize: UIContentSizeCategory = .unspecified
  ) {
    preferredContentSizeCategory = contentSize
    (userInterfaceStyle, layoutDirection, displayScale) = (style, direction, scale)
    (horizontalSizeClass, verticalSizeClass) = (horizontal, vertical)
    super.init()
  }

  // MARK: Creating a trait collection

  /// Creates a collection without specified traits.
  public override convenience init() {
    self.init(style: .unspecified)
  }

  /// Creates a collection that specifies the interface style only.
  ///
  /// - Parameter userInterfaceStyle: Light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  /// Creates a collection that specifies the layout direction only.
  ///
  /// - Parameter layoutDirection: The direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(direction: layoutDirection)
  }

  /// Creates a collection that specifies the display scale only.
  ///
  /// - Parameter displayScale: The pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init(scale: displayScale)
  }

  /// Creates a collection that specifies the horizontal size class only.
  ///
  /// - Parameter horizontalSizeClass: The size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }

  /// Creates a collection that specifies the vertical size class only.
  ///
  /// - Parameter verticalSizeClass: The size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }

  /// Creates a collection that specifies the size of text only.
  ///
  /// - Parameter preferredContentSizeCategory: The size of text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(contentSize: preferredContentSizeCategory)
  }

  /// Creates a collection of the specified traits of others; later ones take precedence.
  ///
  /// - Parameter traitCollections: The collections, the one of least precedence first.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var style = UIUserInterfaceStyle.unspecified
    var direction = UITraitEnvironmentLayoutDirection.unspecified
    var scale: CGFloat = 0
    var horizontal = UIUserInterfaceSizeClass.unspecified
    var vertical = UIUserInterfaceSizeClass.unspecified
    var contentSize = UIContentSizeCategory.unspecified
    for traits in traitCollections {
      if traits.preferredContentSizeCategory != .unspecified {
        contentSize = traits.preferredContentSizeCategory
      }
      if traits.userInterfaceStyle != .unspecified { style = traits.userInterfaceStyle }
      if traits.layoutDirection != .unspecified { direction = traits.layoutDirection }
      if traits.displayScale != 0 { scale = traits.displayScale }
      if traits.horizontalSizeClass != .unspecified { horizontal = traits.horizontalSizeClass }
      if traits.verticalSizeClass != .unspecified { vertical = traits.verticalSizeClass }
    }
    self.init(
      style: style,
      direction: direction,
      scale: scale,
      horizontal: horizontal,
      vertical: vertical,
      contentSize: contentSize
    )
  }

  // MARK: Accessing the current traits

  /// The traits that dynamic colors resolve with on this thread.
  open class var current: UITraitCollection {
    get { GraphicsStack.withCurrent { $0.traits } ?? .standard }
    set { GraphicsStack.current.setTraits(newValue) }
  }

  /// Runs a closure with this collection as the current one.
  ///
  /// - Parameter actions: The closure; it runs before the method returns.
  open func performAsCurrent(_ actions: () -> Void) { whileCurrent(actions) }

  // MARK: Comparing trait collections

  /// Returns whether dynamic colors may resolve differently.
  ///
  /// - Parameter traitCollection: The collection to compare with.
  /// - Returns: Whether the interface styles differ.
  open func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle ?? .unspecified
  }

  /// Returns whether another collection has the same traits.
  ///
  /// - Parameter object: The other collection.
  /// - Returns: Whether every trait is equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection).map(matches) ?? false
  }

  /// The hash value of the traits.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(layoutDirection)
    hasher.combine(displayScale)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(preferredContentSizeCategory)
    return hasher.finalize()
  }
}

extension UITraitCollection {
  /// The default traits: light, left to right, one pixel per point, text of the default size.
  private static let plain = UITraitCollection(
    style: .light,
    direction: .leftToRight,
    scale: 1,
    contentSize: .large
  )

  /// Returns whether another collection has the same traits.
  func matches(_ other: UITraitCollection) -> Bool {
    self === other
      || userInterfaceStyle == other.userInterfaceStyle
        && layoutDirection == other.layoutDirection && displayScale == other.displayScale
        && horizontalSizeClass == other.horizontalSizeClass
        && verticalSizeClass == other.verticalSizeClass
        && preferredContentSizeCategory == other.preferredContentSizeCategory
  }

  /// Runs a closure with this collection as the current one and returns its result.
  func whileCurrent<Result>(_ body: () -> Result) -> Result {
    GraphicsStack.withCurrent { $0.withTraits(self, body) }
  }

  /// The traits outside of a view's drawing code: those of the session's screen, or the defaults.
  static var standard: UITraitCollection {
    Session.onAnyThread?.userInterface.map { unsafeDowncast($0, to: Stage.self).screenTraits }
      ?? plain
  }

  /// The pixels per point of images that are created outside of a view's drawing code.
  static var mainScreenScale: CGFloat {
    let scale = current.displayScale
    return scale > 0 ? scale : max(standard.displayScale, 1)
  }
}
