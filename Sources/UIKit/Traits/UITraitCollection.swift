// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The environment of an interface: its style, layout direction, size classes, display scale,
/// content size, and the traits that the app defines.
///
/// Immutable, so it may cross threads.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The values.
  let values: TraitValues

  /// Creates a collection of values.
  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  // MARK: Creating a trait collection

  /// Creates a collection without specified traits.
  public override convenience init() { self.init(TraitValues()) }

  /// Creates a collection.
  ///
  /// - Parameter mutations: Sets its traits.
  public convenience init(mutations: UITraitMutations) {
    self.init(TraitValues().changed(by: mutations))
  }

  /// Creates a collection that specifies one trait only.
  ///
  /// - Parameters:
  ///   - trait: The trait.
  ///   - value: Its value.
  public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
    var values = TraitValues()
    values[trait] = value
    self.init(values)
  }

  /// Creates a collection that specifies the kind of interface only.
  ///
  /// - Parameter userInterfaceIdiom: The kind of interface.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(UITraitUserInterfaceIdiom.self, value: userInterfaceIdiom)
  }

  /// Creates a collection that specifies the interface style only.
  ///
  /// - Parameter userInterfaceStyle: Light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(UITraitUserInterfaceStyle.self, value: userInterfaceStyle)
  }

  /// Creates a collection that specifies the layout direction only.
  ///
  /// - Parameter layoutDirection: The direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(UITraitLayoutDirection.self, value: layoutDirection)
  }

  /// Creates a collection that specifies the display scale only.
  ///
  /// - Parameter displayScale: The pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init(UITraitDisplayScale.self, value: displayScale)
  }

  /// Creates a collection that specifies the horizontal size class only.
  ///
  /// - Parameter horizontalSizeClass: The size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitHorizontalSizeClass.self, value: horizontalSizeClass)
  }

  /// Creates a collection that specifies the vertical size class only.
  ///
  /// - Parameter verticalSizeClass: The size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitVerticalSizeClass.self, value: verticalSizeClass)
  }

  /// Creates a collection that specifies the size of text only.
  ///
  /// - Parameter preferredContentSizeCategory: The size of text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(UITraitPreferredContentSizeCategory.self, value: preferredContentSizeCategory)
  }

  /// Creates a collection of the specified traits of others; later ones take precedence.
  ///
  /// - Parameter traitCollections: The collections, the one of least precedence first.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for traits in traitCollections { values.merge(traits.values) }
    self.init(values)
  }

  /// Returns a collection with other values.
  ///
  /// - Parameter mutations: Sets the traits that differ.
  /// - Returns: The collection.
  open func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
    UITraitCollection(values.changed(by: mutations))
  }

  /// Returns a collection with another value of one trait.
  ///
  /// - Parameters:
  ///   - trait: The trait.
  ///   - value: Its value.
  /// - Returns: The collection.
  open func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type,
    value: Trait.Value
  ) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }

  // MARK: Getting trait values

  /// The value of a trait.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }
  /// The kind of interface.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Whether the interface is light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The layout direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The pixels per point; 0 is unspecified.
  public var displayScale: CGFloat { values.displayScale }
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The size of text that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
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
  /// - Returns: Whether the interface styles differ, or own traits that colors depend on.
  open func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    let other = traitCollection?.values ?? TraitValues()
    return values.userInterfaceStyle != other.userInterfaceStyle
      || values.custom.changesColors(from: other.custom)
  }

  /// Returns whether another collection has the same traits.
  ///
  /// - Parameter object: The other collection.
  /// - Returns: Whether every trait is equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection).map(matches) ?? false
  }

  /// The hash value of the traits.
  open override var hash: Int { values.hashValue }
}

extension UITraitCollection {
  /// The default traits: light, left to right, one pixel per point, text of the default size.
  private static let plain = UITraitCollection { traits in
    traits.userInterfaceIdiom = .phone
    traits.userInterfaceStyle = .light
    traits.layoutDirection = .leftToRight
    traits.displayScale = 1
    traits.preferredContentSizeCategory = .large
  }

  /// Returns whether another collection has the same traits.
  func matches(_ other: UITraitCollection) -> Bool { self === other || values == other.values }

  /// Runs a closure with this collection as the current one and returns its result.
  func whileCurrent<Result>(_ body: () -> Result) -> Result {
    GraphicsStack.withCurrent { $0.withTraits(self, body) }
  }

  /// The traits outside of a view's drawing code: those of the session's screen, or the defaults.
  static var standard: UITraitCollection {
    Session.onAnyThread?.userInterface.flatMap {
      unsafeDowncast($0, to: UserInterface.self).screenTraits
    } ?? plain
  }

  /// The pixels per point of images that are created outside of a view's drawing code.
  static var mainScreenScale: CGFloat {
    let scale = current.displayScale
    return scale > 0 ? scale : max(standard.displayScale, 1)
  }
}
