// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// A bar with buttons, for the bottom of a page.
///
/// A navigation controller manages its own toolbar: it sets the items of the top page, which fade
/// in and out along with the pages.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  // MARK: Stored state; nothing in UIKit reads the overridable properties below for its own needs

  /// The items on screen and the running transition.
  private(set) lazy var engine = ToolbarEngine(of: self)
  private(set) var appearance = ToolbarAppearance()
  /// The appearances that were set; with any of them, `appearance` has no effect.
  private(set) var appearances = BarAppearances<UIToolbarAppearance>()
  /// The system's appearance, for an app that changes it in place.
  private lazy var unsetAppearance = UIToolbarAppearance()
  /// The distance of the page's content beyond the bar's edge, in points; `nil` if nothing scrolls.
  private(set) var edgeDistance: CGFloat?
  /// The page's content; `nil` if nothing scrolls.
  private(set) weak var scrollView: UIScrollView?
  private weak var storedDelegate: (any UIToolbarDelegate)?
  /// The controller of a managed bar.
  weak var managingController: UINavigationController?
  private(set) var storedBarStyle = UIBarStyle.default {
    didSet { takeColors(of: storedBarStyle) }
  }
  private(set) var storedIsTranslucent = true {
    didSet { managingController?.storedView?.setNeedsLayout() }
  }
  /// The delegate's answer.
  private(set) var storedPosition = UIBarPosition.any
  let background = _UIToolbarBackground()
  /// The height of the background below the bar, in points.
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
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  // MARK: Configuring toolbar items

  /// The items, from the leading to the trailing end.
  ///
  /// During a transition, they are the new ones. A view belongs to one toolbar at a time: the last
  /// one that showed its item.
  open var items: [UIBarButtonItem]? {
    get { engine.items.isEmpty ? nil : engine.items }
    set { setItems(newValue, animated: false) }
  }
  /// Replaces the items.
  ///
  /// - Parameters:
  ///   - items: The new items, from the leading to the trailing end.
  ///   - animated: Whether the new ones fade in over the old ones.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    engine.setItems(items ?? [], animated: animated)
  }

  // MARK: Customizing appearance

  /// The style of the bar's colors; the default one unless set.
  ///
  /// The black ones have the colors of dark interfaces (our decision).
  open var barStyle: UIBarStyle {
    get { storedBarStyle }
    set { restyle(\.storedBarStyle, to: newValue) }
  }
  /// The color of the background; `nil` is the system's.
  open var barTintColor: UIColor? {
    get { appearance.barTintColor }
    set { restyle(\.appearance.barTintColor, to: newValue) }
  }
  /// Whether pages extend under the bar.
  ///
  /// The background is opaque here either way (our decision, see Parity).
  open var isTranslucent: Bool {
    get { storedIsTranslucent }
    set { storedIsTranslucent = newValue }
  }
  /// Sets the image behind the items, in place of the background's color.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image; `nil` uses the one for `.any`.
  ///   - topOrBottom: The position of the bar.
  ///   - barMetrics: The height of the bar.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    restyle(\.appearance.backgroundImages[topOrBottom, barMetrics], to: backgroundImage)
  }
  /// Returns the image behind the items.
  ///
  /// - Parameters:
  ///   - topOrBottom: The position of the bar.
  ///   - barMetrics: The height of the bar.
  /// - Returns: The image that was set for it.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    appearance.backgroundImages[topOrBottom, barMetrics]
  }
  /// Sets the image in place of the line at the edge; it requires a background image.
  ///
  /// - Parameters:
  ///   - shadowImage: The image; `nil` uses the one for `.any`.
  ///   - topOrBottom: The position of the bar.
  open func setShadowImage(
    _ shadowImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition
  ) {
    restyle(\.appearance.shadowImages[topOrBottom], to: shadowImage)
  }
  /// Returns the image in place of the line at the edge.
  ///
  /// - Parameter topOrBottom: The position of the bar.
  /// - Returns: The image that was set for it.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    appearance.shadowImages[topOrBottom]
  }

  /// The appearance of the bar in its standard height.
  ///
  /// To set any of the four appearances, or to change this one in place, ends the effect of
  /// `barTintColor` and of the images (our decision).
  open var standardAppearance: UIToolbarAppearance {
    get { appearances[.standard] ?? offeredAppearance }
    set { restyle(\.appearances[.standard], to: newValue) }
  }
  /// The appearance of the bar in its compact height; `nil` is the standard one.
  open var compactAppearance: UIToolbarAppearance? {
    get { appearances[.compact] }
    set { restyle(\.appearances[.compact], to: newValue) }
  }
  /// The appearance of a controller's bar while the page is scrolled to its bottom.
  ///
  /// With `nil` it is the standard one without its background.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances[.scrollEdge] }
    set { restyle(\.appearances[.scrollEdge], to: newValue) }
  }
  /// The appearance of a controller's bar in its compact height while the page is scrolled to its
  /// bottom.
  ///
  /// With `nil` it is `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances[.compactScrollEdge] }
    set { restyle(\.appearances[.compactScrollEdge], to: newValue) }
  }

  // MARK: Managing the delegate

  /// The delegate of a standalone toolbar, which decides about its position.
  ///
  /// To set the delegate of a controller's toolbar is a programming error and traps.
  open weak var delegate: (any UIToolbarDelegate)? {
    get { storedDelegate }
    set { setDelegate(newValue) }
  }
  /// The position of the bar: the delegate's answer, else `.bottom`.
  open var barPosition: UIBarPosition { position }

  // MARK: UIView

  override func styleDidChange() {
    appearances.observe { [weak self] in self?.appearanceDidChange() }
    appearanceDidChange()
  }
  override var startsOpaque: Bool { false }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    barHeightMayChange(from: previousTraitCollection) { appearanceDidChange() }
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updatePosition()
    applyAppearance()
  }

  /// The system's appearance; a change of it makes it the bar's own.
  private var offeredAppearance: UIToolbarAppearance {
    appearances.offering(unsetAppearance) { [weak self] in self?.standardAppearance = $0 }
  }

  /// Follows the content of the page, which scrolled.
  func contentDidScroll(to distance: CGFloat?, of view: UIScrollView?) {
    guard distance != edgeDistance || view !== scrollView else { return }
    let wasAtEdge = isAtEdge
    (edgeDistance, scrollView) = (distance, view)
    guard looksAtEdge else { return }
    wasAtEdge == isAtEdge ? applyAppearance() : appearanceDidChange()
  }

  // MARK: Position

  private func prepare() {
    addSubview(background)
    _ = engine
    addInteraction(UILargeContentViewerInteraction())
  }

  private func setDelegate(_ delegate: (any UIToolbarDelegate)?) {
    if managingController != nil {
      misuse("Cannot manually set the delegate on a UIToolbar managed by a controller.")
    }
    storedDelegate = delegate
    updatePosition()
  }

  /// Asks the delegate of a standalone bar for the position.
  private func updatePosition() {
    guard storedWindow != nil, managingController == nil else { return }
    storedPosition = storedDelegate?.position(for: self) ?? .any
    applyAppearance()
  }

  /// Extends the background below the bar, to the edge of the screen.
  func setReachBelow(_ reach: CGFloat) {
    guard reach != reachBelow else { return }
    reachBelow = reach
    setNeedsLayout()
  }
}
