// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// What an interface adapts to: light or dark, its direction, its room, the scale of its display.
///
/// Immutable, so it may cross threads.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// Whether the interface is light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The direction that the interface is laid out in.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// Pixels per point; 0 says nothing.
  public let displayScale: CGFloat
  /// How much room there is from left to right.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room there is from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass

  private init(
    style: UIUserInterfaceStyle = .unspecified,
    direction: UITraitEnvironmentLayoutDirection = .unspecified,
    scale: CGFloat = 0,
    horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified
  ) {
    (userInterfaceStyle, layoutDirection, displayScale) = (style, direction, scale)
    (horizontalSizeClass, verticalSizeClass) = (horizontal, vertical)
    super.init()
  }

  // MARK: Creating a trait collection

  /// Makes a collection that says nothing.
  public override convenience init() {
    self.init(style: .unspecified)
  }

  /// Makes a collection that only says whether the interface is light or dark.
  ///
  /// - Parameter userInterfaceStyle: Light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  /// Makes a collection that only says how the interface is laid out.
  ///
  /// - Parameter layoutDirection: The direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(direction: layoutDirection)
  }

  /// Makes a collection that only says how fine the display is.
  ///
  /// - Parameter displayScale: Pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init(scale: displayScale)
  }

  /// Makes a collection that only says how much room there is from left to right.
  ///
  /// - Parameter horizontalSizeClass: How much.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }

  /// Makes a collection that only says how much room there is from top to bottom.
  ///
  /// - Parameter verticalSizeClass: How much.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }

  /// Makes a collection of everything that others say; the last word wins.
  ///
  /// - Parameter traitCollections: The collections, weakest first.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var style = UIUserInterfaceStyle.unspecified
    var direction = UITraitEnvironmentLayoutDirection.unspecified
    var scale: CGFloat = 0
    var horizontal = UIUserInterfaceSizeClass.unspecified
    var vertical = UIUserInterfaceSizeClass.unspecified
    for traits in traitCollections {
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
      vertical: vertical
    )
  }

  // MARK: Accessing the current traits

  /// The traits that dynamic colours resolve with on this thread.
  open class var current: UITraitCollection {
    get { GraphicsStack.withCurrent { $0.traits } ?? .standard }
    set { GraphicsStack.current.traits = newValue }
  }

  /// Runs code with this collection as the current one.
  ///
  /// - Parameter actions: The code, run before the method returns.
  open func performAsCurrent(_ actions: () -> Void) { whileCurrent(actions) }

  // MARK: Comparing trait collections

  /// Tells whether dynamic colours may resolve differently.
  ///
  /// - Parameter traitCollection: The collection to compare with.
  /// - Returns: Whether light or dark differs.
  open func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle ?? .unspecified
  }

  /// Tells whether another collection says the same.
  ///
  /// - Parameter object: The other collection.
  /// - Returns: Whether every trait is equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection).map(says) ?? false
  }

  /// A number that equal collections share.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(layoutDirection)
    hasher.combine(displayScale)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    return hasher.finalize()
  }
}

extension UITraitCollection {
  /// The traits where nobody said anything: light, left to right, one pixel per point.
  private static let plain = UITraitCollection(style: .light, direction: .leftToRight, scale: 1)

  /// Whether another collection says the same.
  func says(_ other: UITraitCollection) -> Bool {
    self === other
      || userInterfaceStyle == other.userInterfaceStyle
        && layoutDirection == other.layoutDirection && displayScale == other.displayScale
        && horizontalSizeClass == other.horizontalSizeClass
        && verticalSizeClass == other.verticalSizeClass
  }

  /// Runs code with this collection as the current one and returns what it returns.
  func whileCurrent<Result>(_ body: () -> Result) -> Result {
    GraphicsStack.withCurrent { state in
      let outer = state.traits
      state.traits = self
      defer { state.traits = outer }
      return body()
    }
  }

  /// The traits outside of any view's own code: the session's, else plain ones.
  static var standard: UITraitCollection {
    Session.onAnyThread?.userInterface.map { unsafeDowncast($0, to: Stage.self).screenTraits }
      ?? plain
  }

  /// The pixels per point that images are made for outside of any view.
  static var mainScreenScale: CGFloat {
    let scale = current.displayScale
    return scale > 0 ? scale : max(standard.displayScale, 1)
  }
}
