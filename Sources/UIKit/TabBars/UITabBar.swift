// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// A bar of tabs at the bottom of the screen, of which one is selected.
@preconcurrency @MainActor
open class UITabBar: UIView, BarItemHolder {
  private var storedItems: [UITabBarItem]?
  private(set) var storedSelectedItem: UITabBarItem?
  private weak var storedDelegate: (any UITabBarDelegate)?
  private weak var managingController: UITabBarController?
  private(set) var values = TabBarValues()
  private var storedUnselectedColor: UIColor?
  /// Whether the app hid the bar.
  private(set) var isHiddenByClient = false
  /// The buttons, in the order of the items.
  private(set) var buttons: [UITabBarButton] = []
  let background = _UIBarBackground()
  private(set) var appearances = BarAppearances<UITabBarAppearance>()
  /// The system's appearance, for an app that changes it in place.
  private lazy var unsetAppearance = UITabBarAppearance()
  /// The distance of the page's content beyond the bar's edge, in points; `nil` if nothing scrolls.
  private(set) var edgeDistance: CGFloat?
  /// The page's content; `nil` if nothing scrolls.
  private(set) weak var scrollView: UIScrollView?
  /// The image behind the selected tab, made for the first one.
  private var selectionIndicator: UIImageView?
  /// The glass behind the tabs, in the design that has it.
  private var glass: GlassPlatter?

  // MARK: Creating a bar

  /// Creates a bar.
  ///
  /// - Parameter frame: The frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
    addInteraction(UILargeContentViewerInteraction())
  }
  /// Creates a bar of no size.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
    addInteraction(UILargeContentViewerInteraction())
  }

  // MARK: Getting and setting properties

  /// The delegate of a standalone bar; that of a managed bar is its controller and cannot be set.
  open weak var delegate: (any UITabBarDelegate)? {
    get { storedDelegate ?? managingController }
    set {
      if managingController != nil {
        misuse(
          "Changing the delegate of a tab bar managed by a tab bar controller is not allowed."
        )
      }
      storedDelegate = newValue
    }
  }
  /// The items, in reading order; those of a managed bar cannot be set.
  open var items: [UITabBarItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }
  /// The selected item; that of a managed bar cannot be set.
  ///
  /// Setting it does not call the delegate. An item that is not in the bar selects none.
  open var selectedItem: UITabBarItem? {
    get { storedSelectedItem }
    set {
      refuseIfManaged()
      show(storedItems, selected: newValue)
    }
  }
  /// Replaces the items of a standalone bar.
  ///
  /// - Parameters:
  ///   - items: The new items, in reading order.
  ///   - animated: Ignored: the buttons are replaced at once.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    refuseIfManaged()
    show(items, selected: storedSelectedItem)
  }

  // MARK: Customizing the bar's appearance

  /// The style of the bar's colors; the default one unless set.
  ///
  /// The black ones have the colors of dark interfaces (our decision).
  open var barStyle = UIBarStyle.default {
    didSet { takeColors(of: barStyle) }
  }
  /// The color of the background; `nil` is the system's.
  open var barTintColor: UIColor? {
    get { values.barTintColor }
    set { restyle(\.values.barTintColor, to: newValue) }
  }
  /// The color of items that are not selected; `nil` is the system's.
  open var unselectedItemTintColor: UIColor? {
    get { storedUnselectedColor }
    set {
      storedUnselectedColor = newValue
      for button in buttons { button.setRestColor(restColor) }
    }
  }
  /// The image behind the tabs, in place of the background's color.
  open var backgroundImage: UIImage? {
    get { values.backgroundImage }
    set { restyle(\.values.backgroundImage, to: newValue) }
  }
  /// The image in place of the line above; it requires a background image.
  open var shadowImage: UIImage? {
    get { values.shadowImage }
    set { restyle(\.values.shadowImage, to: newValue) }
  }
  /// The image behind the selected tab, stretched to its size.
  open var selectionIndicatorImage: UIImage? {
    get { values.selectionIndicatorImage }
    set { restyle(\.values.selectionIndicatorImage, to: newValue) }
  }
  /// The distribution of the tabs.
  open var itemPositioning: ItemPositioning {
    get { values.itemPositioning }
    set { restyle(\.values.itemPositioning, to: newValue) }
  }
  /// The width of centered tabs, in points; 0 is the system's.
  open var itemWidth: CGFloat {
    get { values.itemWidth }
    set { restyle(\.values.itemWidth, to: newValue) }
  }
  /// The space between centered tabs, in points; 0 is the system's.
  open var itemSpacing: CGFloat {
    get { values.itemSpacing }
    set { restyle(\.values.itemSpacing, to: newValue) }
  }
  /// The look of the bar, unless the selected tab's item has one.
  ///
  /// To set it, to change it in place or to set `scrollEdgeAppearance` ends the effect of
  /// `barTintColor` and the other properties before iOS 13 (our decision).
  open var standardAppearance: UITabBarAppearance {
    get { appearances[.standard] ?? offeredAppearance }
    set { restyle(\.appearances[.standard], to: newValue) }
  }
  /// The look of a controller's bar while the page is scrolled to its bottom.
  ///
  /// With `nil` it is the standard one without its background.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances[.scrollEdge] }
    set { restyle(\.appearances[.scrollEdge], to: newValue) }
  }
  /// Whether pages may extend under the bar.
  ///
  /// The background is opaque here either way (our decision, see Parity).
  open var isTranslucent = true

  // MARK: UIView

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      isHiddenByClient = newValue
      updateVisibility()
      managingController?.layOutContainer()
    }
  }
  override var startsOpaque: Bool { false }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutButtons()
  }
  override func styleDidChange() {
    appearances.observe { [weak self] in self?.applyAppearance() }
    applyAppearance()
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    barHeightMayChange(from: previousTraitCollection) { applyAppearance() }
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    applyAppearance()
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight + computedSafeAreaInsets.bottom)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
  }

  /// The system's appearance; a change of it makes it the bar's own.
  private var offeredAppearance: UITabBarAppearance {
    appearances.offering(unsetAppearance) { [weak self] in self?.standardAppearance = $0 }
  }

  /// Follows the content of the page, which scrolled.
  func contentDidScroll(to distance: CGFloat?, of view: UIScrollView?) {
    guard distance != edgeDistance || view !== scrollView else { return }
    let wasAtEdge = isAtEdge
    (edgeDistance, scrollView) = (distance, view)
    guard looksAtEdge else { return }
    wasAtEdge == isAtEdge ? updateBackground() : applyAppearance()
  }

  // MARK: The controller

  /// Makes the bar a managed one.
  func manage(by controller: UITabBarController) { managingController = controller }

  /// Whether the bar is a controller's.
  var isManaged: Bool { managingController != nil }

  private func refuseIfManaged() {
    guard managingController != nil else { return }
    misuse("Directly modifying a tab bar managed by a tab bar controller is not allowed.")
  }

  /// Hides the bar if the app or the selected page of its controller does, and shows it otherwise.
  func updateVisibility() {
    let isHidden = isHiddenByClient || managingController?.bottomBar.isAway == true
    if storedLayer.isHidden != isHidden { storedLayer.isHidden = isHidden }
  }

  // MARK: Buttons

  private var restColor: UIColor { storedUnselectedColor ?? .secondaryLabel }

  /// Shows items; a selected item that is not among them is not selected.
  func show(_ items: [UITabBarItem]?, selected: UITabBarItem?) {
    storedItems = items
    let items = items ?? []
    if buttons.map(\.item) != items {
      let former = buttons
      for button in former where !items.contains(button.item) {
        button.removeFromSuperview()
        button.item.removeHolder(self)
      }
      buttons = items.map { item in former.first { $0.item === item } ?? makeButton(for: item) }
      setNeedsLayout()
    }
    let former = storedSelectedItem
    storedSelectedItem = items.first { $0 === selected }
    for button in buttons where button.isSelected != (button.item === storedSelectedItem) {
      button.isSelected.toggle()
    }
    if former !== storedSelectedItem { applyAppearance() }
  }

  func barItemDidChange(_ item: UIBarItem) {
    buttons.first { $0.item === item }?.showItem()
    if item === storedSelectedItem { applyAppearance() }
    if arrangement == .inline { setNeedsLayout() }
  }

  /// Shows the image behind the selected tab, or removes it.
  func showIndicator(of look: UITabBarAppearance?) {
    let own = look == nil ? values.selectionIndicatorImage : look?.selectionIndicatorImage
    guard let image = own, storedSelectedItem != nil else {
      selectionIndicator?.removeFromSuperview()
      selectionIndicator = nil
      return
    }
    let view = selectionIndicator ?? UIImageView()
    if selectionIndicator == nil { insertSubview(view, aboveSubview: background) }
    selectionIndicator = view
    view.image = image
    view.tintColor = look?.selectionIndicatorTintColor
  }

  private func layOutButtons() {
    let bounds = storedLayer.bounds
    background.frame = bounds
    let insets = computedSafeAreaInsets
    let zone = CGRect(
      x: insets.left,
      y: 0,
      width: max(0, bounds.width - insets.left - insets.right),
      height: min(barHeight, bounds.height)
    )
    let room = placeGlass(in: zone)
    for (button, frame) in zip(buttons, frames(in: room)) {
      button.frame = frame
      if button.item === storedSelectedItem { selectionIndicator?.frame = frame }
    }
  }

  /// Puts the glass behind the tabs into the bar's zone, and returns the room for the tabs.
  private func placeGlass(in zone: CGRect) -> CGRect {
    guard design == .glass else {
      glass?.removeFromSuperview()
      glass = nil
      return zone
    }
    let layout = TabGlassLayout(arrangement, in: zone)
    let view = glass ?? GlassPlatter(radius: TabBarArrangement.stacked.platterHeight / 2)
    if glass == nil { insertSubview(view, aboveSubview: background) }
    glass = view
    view.place(at: layout.glass)
    return layout.tabs
  }

  private func makeButton(for item: UITabBarItem) -> UITabBarButton {
    let arrangement = arrangement
    let look = shownAppearance?.tabs(in: arrangement)
    let button = UITabBarButton(item: item, restColor: restColor)
    button.show(look, in: arrangement)
    button.addAction(
      UIAction { [weak self, weak item] _ in
        guard let self, let item else { return }
        itemWasTapped(item)
      },
      for: .touchUpInside
    )
    item.setHolder(self)
    addSubview(button)
    return button
  }

  private func itemWasTapped(_ item: UITabBarItem) {
    if let managingController { return managingController.engine.itemWasTapped(item) }
    show(storedItems, selected: item)
    storedDelegate?.tabBar(self, didSelect: item)
  }
}
