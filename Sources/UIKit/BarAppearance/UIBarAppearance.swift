// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The look of a bar's background.
///
/// A bar keeps a copy of an appearance that it is given; a change of the bar's own one shows at
/// once.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  private(set) var background = BarBackground.none
  /// Called after each change.
  ///
  /// Final, so that no table of a subclass names it: Swift 6.3 has two names for the getter of such
  /// a callback, by the files that it compiles together, and an incremental build did not link.
  final var onChange: (@MainActor () -> Void)?

  /// The kind of device that the default values are for.
  public let idiom: UIUserInterfaceIdiom

  // MARK: Creating an appearance

  /// Creates an appearance with the default background.
  public override convenience init() { self.init(idiom: .phone) }
  /// Creates an appearance with the default background.
  ///
  /// - Parameter idiom: The kind of device; the defaults here are the same for all.
  public required init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }
  /// Creates an appearance with the values of another one that both classes have.
  ///
  /// - Parameter barAppearance: The other appearance.
  public required init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    background = barAppearance.background
    super.init()
    takeParts(of: barAppearance)
  }

  /// Copies the parts that an appearance of the same subclass has.
  func takeParts(of other: UIBarAppearance) {}

  // MARK: Configuring the background

  /// Replaces the background and the shadow by the system's: a blur and a line.
  open func configureWithDefaultBackground() {
    var background = BarBackground.none
    background.effect = UIBlurEffect(style: .systemChromeMaterial)
    background.shadowColor = _UINavigationBarBackground.lineColor
    replaceBackground(with: background)
  }
  /// Replaces the background and the shadow by the color of pages and a line.
  open func configureWithOpaqueBackground() {
    var background = BarBackground.none
    background.color = .systemBackground
    background.shadowColor = _UINavigationBarBackground.lineColor
    replaceBackground(with: background)
  }
  /// Removes the background and the shadow.
  open func configureWithTransparentBackground() { replaceBackground(with: .none) }

  /// The blur behind everything else.
  open var backgroundEffect: UIBlurEffect? {
    get { background.effect }
    set { change { background.effect = newValue } }
  }
  /// The color above the effect.
  open var backgroundColor: UIColor? {
    get { background.color }
    set { change { background.color = newValue } }
  }
  /// The image above the color.
  open var backgroundImage: UIImage? {
    get { background.image }
    set { change { background.image = newValue } }
  }
  /// The place of the image in the bar.
  open var backgroundImageContentMode: UIView.ContentMode {
    get { background.contentMode }
    set { change { background.contentMode = newValue } }
  }

  // MARK: Configuring the shadow

  /// The color of the line at the bar's edge, or of a template image in its place.
  ///
  /// With `nil` or a clear color there is no line; an image that is not a template stays.
  open var shadowColor: UIColor? {
    get { background.shadowColor }
    set { change { background.shadowColor = newValue } }
  }
  /// The image in place of the line at the bar's edge.
  open var shadowImage: UIImage? {
    get { background.shadowImage }
    set { change { background.shadowImage = newValue } }
  }

  // MARK: Copying

  /// Returns a copy.
  ///
  /// - Parameter zone: Ignored.
  /// - Returns: An appearance of the same class with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  /// Returns a copy of the same class.
  func copied() -> Self { Self(barAppearance: self) }

  /// Makes a change and announces it.
  func change(_ body: () -> Void) {
    body()
    onChange?()
  }

  /// Makes the changes of a part changes of the appearance.
  ///
  /// - Parameter part: A part that no other appearance has.
  /// - Returns: The part.
  func watched(_ part: UIBarButtonItemAppearance) -> UIBarButtonItemAppearance {
    part.onChange = { [weak self] in self?.onChange?() }
    return part
  }

  private func replaceBackground(with new: BarBackground) {
    change { background = new }
  }
}
