// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// A bar with a title, a back button and items, for the top of a stack of pages.
///
/// The bar of a navigation controller is managed: the controller sets its items, and a change by
/// other code traps. A standalone bar manages its own items, and its delegate decides about pushes
/// and pops.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  // MARK: Stored state; nothing in UIKit reads the overridable properties below for its own needs

  /// The items, the content on screen and the running transition.
  private(set) lazy var engine = NavigationBarEngine(of: self)
  private(set) var appearance = NavigationBarAppearance()
  /// The appearances that were set; with any of them, `appearance` has no effect.
  private(set) var appearances = BarAppearances<UINavigationBarAppearance>()
  private(set) var showsLargeTitles = false
  /// The rooms beside the row in a controller's bar.
  private(set) var rooms = Rooms()
  /// The system's appearance, for an app that changes it in place.
  private lazy var unsetAppearance = UINavigationBarAppearance()
  private(set) weak var storedDelegate: (any UINavigationBarDelegate)?
  /// The controller of a managed bar.
  weak var managingController: UINavigationController?
  /// The action of the back button of a managed bar.
  final var onBackTap: (@MainActor () -> Void)?
  /// The action of the rows in the back button's menu of a managed bar.
  final var onBackMenu: (@MainActor (UINavigationItem) -> Void)?
  private(set) var storedBarStyle = UIBarStyle.default {
    didSet {
      takeColors(of: storedBarStyle)
      managingController?.setNeedsStatusBarAppearanceUpdate()
    }
  }
  private(set) var storedIsTranslucent = true {
    didSet { managingController?.storedView?.setNeedsLayout() }
  }
  /// The delegate's answer.
  private var storedPosition = UIBarPosition.any
  let background = _UINavigationBarBackground()
  let indicator = _UINavigationBarBackIndicatorView(
    image: _UINavigationBarBackIndicatorView.standardImage(scale: 0)
  )

  // MARK: Creating a bar

  /// Creates a bar.
  ///
  /// - Parameter frame: The frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
    addBackMenuRecognizer()
    addInteraction(UILargeContentViewerInteraction())
  }
  /// Creates a bar of no size.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
    addBackMenuRecognizer()
    addInteraction(UILargeContentViewerInteraction())
  }

  // MARK: Assigning the delegate

  /// The delegate of a standalone bar.
  ///
  /// To set the delegate of a managed bar is a programming error and traps. A navigation controller
  /// whose class conforms to the protocol is the delegate of its own bar.
  open weak var delegate: (any UINavigationBarDelegate)? {
    get { storedDelegate }
    set { setDelegate(newValue) }
  }

  // MARK: Pushing and popping items

  /// Pushes an item onto the stack.
  ///
  /// The delegate can refuse it, and is notified at the end of the animation. A push during the
  /// animation of another change completes that change and starts at its poses on screen. On a
  /// managed bar this is a programming error and traps.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - animated: Whether it slides in.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    refuseIfManaged(.pushItem)
    engine.push(item, animated: animated)
  }
  /// Pops the top item off the stack.
  ///
  /// Unlike a navigation controller, a bar pops its last item, too. On a managed bar this is a
  /// programming error and traps.
  ///
  /// - Parameter animated: Whether it slides out.
  /// - Returns: The item; `nil` if there is none or the delegate refuses.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    refuseIfManaged(.popItem)
    return engine.pop(animated: animated)
  }
  /// The items, the bottom one at index 0.
  ///
  /// They are those of the model: during a transition, the new ones.
  open var items: [UINavigationItem]? {
    get { engine.items }
    set { setItems(newValue, animated: false) }
  }
  /// Replaces the items, without calling the delegate.
  ///
  /// On a managed bar this is a programming error and traps.
  ///
  /// - Parameters:
  ///   - items: The new items, the bottom one at index 0.
  ///   - animated: Whether the change is animated: as a pop if the new top is on the stack already,
  ///     as a push if it is not.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    refuseIfManaged(.setItems)
    engine.setItems(items ?? [], animated: animated)
  }
  /// The item on top of the stack.
  ///
  /// During a transition it is the item that the transition leads to.
  open var topItem: UINavigationItem? { engine.items.last }
  /// The item that the back button leads to.
  ///
  /// It is `nil` if the bar has at most one item.
  open var backItem: UINavigationItem? { engine.items.dropLast().last }

  // MARK: Customizing the bar's appearance

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
  /// The image in place of the chevron; it requires `backIndicatorTransitionMaskImage`.
  open var backIndicatorImage: UIImage? {
    get { appearance.backIndicatorImage }
    set { restyle(\.appearance.backIndicatorImage, to: newValue) }
  }
  /// The mask of titles during a transition; it requires `backIndicatorImage`.
  ///
  /// Here titles are clipped where the back indicator ends, whatever the mask's shape (our
  /// decision, see Parity).
  open var backIndicatorTransitionMaskImage: UIImage? {
    get { appearance.backIndicatorMask }
    set { restyle(\.appearance.backIndicatorMask, to: newValue) }
  }
  /// The attributes of titles: `font`, `foregroundColor` and `shadow`.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { appearance.titleStyle?.attributes }
    set { restyle(\.appearance.titleStyle, to: newValue.map(TextStyle.init)) }
  }
  /// The attributes of large titles: `font`, `foregroundColor` and `shadow`.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { appearance.largeTitleStyle?.attributes }
    set { restyle(\.appearance.largeTitleStyle, to: newValue.map(TextStyle.init)) }
  }
  /// Whether a controller's bar shows large titles, as far as its items want them.
  ///
  /// A large title stands below the bar's row, and moves out of sight with the page's content.
  open var prefersLargeTitles: Bool {
    get { showsLargeTitles }
    set { setShowsLargeTitles(newValue) }
  }
  /// Sets the vertical offset of titles.
  ///
  /// - Parameters:
  ///   - adjustment: The distance down, in points.
  ///   - barMetrics: The height of the bar.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {
    restyle(\.appearance.titleOffsets[barMetrics], to: adjustment)
  }
  /// Returns the vertical offset of titles.
  ///
  /// - Parameter barMetrics: The height of the bar.
  /// - Returns: The distance down, in points.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    appearance.titleOffsets[barMetrics] ?? 0
  }
  /// Sets the image behind the content, in place of the background's color.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image; `nil` restores the color.
  ///   - barMetrics: The height of the bar.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }
  /// Returns the image behind the content.
  ///
  /// - Parameter barMetrics: The height of the bar.
  /// - Returns: The image that was set for it.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }
  /// Sets the image behind the content of a bar in a position, in place of the background's color.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image; `nil` uses the one for `.any`.
  ///   - position: The position of the bar.
  ///   - barMetrics: The height of the bar.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for position: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    restyle(\.appearance.backgroundImages[position, barMetrics], to: backgroundImage)
  }
  /// Returns the image behind the content of a bar in a position.
  ///
  /// - Parameters:
  ///   - position: The position of the bar.
  ///   - barMetrics: The height of the bar.
  /// - Returns: The image that was set for it.
  open func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    appearance.backgroundImages[position, barMetrics]
  }
  /// The image in place of the line below; it requires a background image.
  open var shadowImage: UIImage? {
    get { appearance.shadowImage }
    set { restyle(\.appearance.shadowImage, to: newValue) }
  }
  /// The appearance of the bar in its standard height, unless the item has one.
  ///
  /// To set any of the four appearances, or to change this one in place, ends the effect of
  /// `barTintColor`, `titleTextAttributes` and the other properties before iOS 13 (our decision).
  /// An item's own appearance takes the place of all of them for that item.
  open var standardAppearance: UINavigationBarAppearance {
    get { appearances[.standard] ?? offeredAppearance }
    set { restyle(\.appearances[.standard], to: newValue) }
  }
  /// The appearance of the bar in its compact height; `nil` is the standard one.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances[.compact] }
    set { restyle(\.appearances[.compact], to: newValue) }
  }
  /// The appearance of a controller's bar while the page is scrolled to its top.
  ///
  /// With `nil` it is the standard one without its background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances[.scrollEdge] }
    set { restyle(\.appearances[.scrollEdge], to: newValue) }
  }
  /// The appearance of a controller's bar in its compact height while the page is scrolled to its
  /// top.
  ///
  /// With `nil` it is `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances[.compactScrollEdge] }
    set { restyle(\.appearances[.compactScrollEdge], to: newValue) }
  }
  override func styleDidChange() {
    appearances.observe { [weak self] in self?.applyAppearance() }
    applyAppearance()
  }
  /// The position of the bar: the delegate's answer, else `.top`; `.topAttached` if managed.
  open var barPosition: UIBarPosition { position }

  // MARK: UIView

  override var startsOpaque: Bool { false }
  open override func layoutSubviews() {
    super.layoutSubviews()
    engine.layOut()
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    barHeightMayChange(from: previousTraitCollection) { applyAppearance() }
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // Its content was made for the traits of another window, or of none.
    if storedWindow != nil, let content,
      content.look.isCompact != computedTraits.hasCompactBars || content.look.design != design
    {
      applyAppearance()
    }
    updateBackIndicator()
    updatePosition()
    engine.didMoveToWindow()
    engine.content?.item.searchPlacementMayChange()
  }

  /// The system's appearance; a change of it makes it the bar's own.
  private var offeredAppearance: UINavigationBarAppearance {
    appearances.offering(unsetAppearance) { [weak self] in self?.standardAppearance = $0 }
  }

  // MARK: Large titles

  private func setShowsLargeTitles(_ shows: Bool) {
    guard shows != showsLargeTitles else { return }
    showsLargeTitles = shows
    largeTitlesDidChange()
  }

  /// The heights above and below the row of a controller's bar, in points.
  struct Rooms: Equatable {
    var prompt: CGFloat = 0
    /// The room for a large title and a search bar; more while the page is pulled, and less than
    /// their height where the search bar replaces the row.
    var below: CGFloat = 0
  }

  /// Sets the rooms beside the row; called with the frame that contains them.
  func setRooms(_ rooms: Rooms) {
    guard rooms != self.rooms else { return }
    self.rooms = rooms
    setNeedsLayout()
  }

  // MARK: Position

  /// The position, which decides about background image and safe area.
  var position: UIBarPosition {
    if managingController != nil { return .topAttached }
    return storedPosition == .any ? .top : storedPosition
  }

  private func setDelegate(_ delegate: (any UINavigationBarDelegate)?) {
    refuseIfManaged(.setDelegate)
    storedDelegate = delegate
    updatePosition()
  }

  /// Asks the delegate of a standalone bar for the position.
  private func updatePosition() {
    guard storedWindow != nil, managingController == nil else { return }
    storedPosition = storedDelegate?.position(for: self) ?? .any
    updateBackground()
    setNeedsLayout()
  }
}
