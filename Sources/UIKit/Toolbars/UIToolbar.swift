// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// A bar with buttons, for the bottom of a page.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  // MARK: Stored state; nothing in UIKit reads the overridable properties below for its own needs

  weak var storedDelegate: (any UIToolbarDelegate)?
  /// The controller that the bar belongs to.
  weak var managingController: UINavigationController?
  var storedBarTintColor: UIColor?
  var storedIsTranslucent = true {
    didSet { managingController?.storedView?.setNeedsLayout() }
  }
  var backgroundImages = BarImages()
  var shadowImages: [UIBarPosition: UIImage] = [:]
  var storedPosition = UIBarPosition.any
  let background = _UIToolbarBackground()
  /// The views of the items that are shown; during a transition, of those that were before.
  var content = _UIToolbarContentView(items: [])
  /// The change of items that is on its way.
  var transition: ToolbarTransition?
  /// How much of the items was seen when a transition was broken off, for the one that follows.
  var seenAlpha: CGFloat?
  /// How far the background reaches below the bar, in points.
  private(set) var reachBelow: CGFloat = 0

  // MARK: Creating a toolbar

  /// Creates a toolbar.
  ///
  /// - Parameter frame: The frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }
  /// Creates a toolbar of no size.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder cannot be read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  // MARK: Configuring toolbar items

  /// The items, in the order of reading.
  open var items: [UIBarButtonItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { setItems(newValue, animated: false) }
  }
  /// Replaces the items.
  ///
  /// - Parameters:
  ///   - items: The new items, in the order of reading.
  ///   - animated: Whether the new ones fade in over the old ones.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    replaceItems(with: items ?? [], animated: animated)
  }

  // MARK: Customizing appearance

  /// The colour of the background; `nil` is the system's.
  open var barTintColor: UIColor? {
    get { storedBarTintColor }
    set { restyle(\.storedBarTintColor, to: newValue) }
  }
  /// Whether pages may reach under the bar.
  ///
  /// The background is opaque here either way (our decision, see Parity).
  open var isTranslucent: Bool {
    get { storedIsTranslucent }
    set { storedIsTranslucent = newValue }
  }
  /// Sets the image behind the items, in place of the background's colour.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image; `nil` takes that of any place.
  ///   - topOrBottom: Where the bar lies.
  ///   - barMetrics: The height of the bar.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    restyle(\.backgroundImages[topOrBottom, barMetrics], to: backgroundImage)
  }
  /// Returns the image behind the items.
  ///
  /// - Parameters:
  ///   - topOrBottom: Where the bar lies.
  ///   - barMetrics: The height of the bar.
  /// - Returns: The image that was set for it.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[topOrBottom, barMetrics]
  }
  /// Sets the image in place of the line at the edge; only with a background image, as at Apple.
  ///
  /// - Parameters:
  ///   - shadowImage: The image; `nil` takes that of any place.
  ///   - topOrBottom: Where the bar lies.
  open func setShadowImage(
    _ shadowImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition
  ) {
    restyle(\.shadowImages[topOrBottom], to: shadowImage)
  }
  /// Returns the image in place of the line at the edge.
  ///
  /// - Parameter topOrBottom: Where the bar lies.
  /// - Returns: The image that was set for it.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom]
  }

  // MARK: Managing the delegate

  /// The object that says where the bar lies; not to be set on a controller's bar.
  open weak var delegate: (any UIToolbarDelegate)? {
    get { storedDelegate }
    set { setDelegate(newValue) }
  }
  /// Where the bar lies: what the delegate says, else at the bottom.
  open var barPosition: UIBarPosition { position }

  // MARK: UIView

  override func styleDidChange() { showStyle() }
  override var startsOpaque: Bool { false }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarFigures.height)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarFigures.height)
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    askForPosition()
  }

  /// Makes the background reach further down, to the edge of the screen.
  func setReachBelow(_ reach: CGFloat) {
    guard reach != reachBelow else { return }
    reachBelow = reach
    setNeedsLayout()
  }
}
