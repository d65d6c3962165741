// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A button of a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  private(set) var storedStyle = Style.plain
  private(set) var storedWidth: CGFloat = 0
  private(set) var storedCustomView: UIView?
  private(set) var storedTintColor: UIColor?
  private(set) var storedPrimaryAction: UIAction?
  private var storedMenu: UIMenu?
  private(set) var storedIsHidden = false
  /// The group that the item belongs to.
  private(set) weak var storedGroup: UIBarButtonItemGroup?
  /// The menu of the items that the item represents.
  private(set) var groupMenu: UIMenu?
  private(set) var appearance = BarButtonAppearance()
  private(set) var surroundings = Surroundings()
  /// The system item; `nil` for all other items.
  private(set) var systemItem: SystemItem?
  /// The custom view's size as the bar measured it.
  private var customViewSize = FittedSize()

  // MARK: Creating an item

  /// Creates an item without content.
  public override init() { super.init() }
  /// Creates an item without content.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates an item with a title.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - style: The style of the text.
  ///   - target: The object that `action` is sent to; `nil` sends it up the responder chain.
  ///   - action: The method to call, with the item as its argument.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    configure(title: title, image: nil, style: style, target: target, action: action)
  }
  /// Creates an item with an image.
  ///
  /// - Parameters:
  ///   - image: The image; a template image unless its rendering mode says otherwise.
  ///   - style: The style of the item.
  ///   - target: The object that `action` is sent to; `nil` sends it up the responder chain.
  ///   - action: The method to call, with the item as its argument.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    configure(title: nil, image: image, style: style, target: target, action: action)
  }
  /// Creates an item with a custom view.
  ///
  /// - Parameter customView: The view. It receives touches inside its own bounds only.
  public convenience init(customView: UIView) {
    self.init()
    storedCustomView = customView
  }
  /// Creates an item with an action.
  ///
  /// - Parameters:
  ///   - title: The text; `nil` uses the action's.
  ///   - image: The image; `nil` uses the action's.
  ///   - primaryAction: The action of a tap.
  ///   - menu: The menu, see ``menu``.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    takeAction(primaryAction)
    setContent(title: title ?? storedTitle, image: image ?? storedImage)
    storedMenu = menu
  }
  /// Creates an item with an action and its title and image.
  ///
  /// - Parameters:
  ///   - primaryAction: The action of a tap.
  ///   - menu: The menu, see ``menu``.
  public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init()
    takeAction(primaryAction)
    storedMenu = menu
  }
  /// Creates an item with a target and a menu.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - image: The image.
  ///   - target: The object that `action` is sent to; `nil` sends it up the responder chain.
  ///   - action: The method to call, with the item as its argument.
  ///   - menu: The menu, see ``menu``.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    target: AnyObject? = nil,
    action: Selector? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    configure(title: title, image: image, style: .plain, target: target, action: action)
    storedMenu = menu
  }

  // MARK: Getting and setting properties

  /// The style of the item.
  open var style: Style {
    get { storedStyle }
    set { change { storedStyle = newValue } }
  }
  /// The width in points; 0 fits the content.
  open var width: CGFloat {
    get { storedWidth }
    set { change { storedWidth = newValue } }
  }
  /// The titles that the item can have: its button is as wide as the widest of them.
  open var possibleTitles: Set<String>? {
    didSet { change {} }
  }
  /// Whether the bar leaves out the item; one that is shown in an animation fades in.
  open var isHidden: Bool {
    get { storedIsHidden }
    set { change { storedIsHidden = newValue } }
  }
  /// The group that the item belongs to.
  open weak var buttonGroup: UIBarButtonItemGroup? { storedGroup }
  /// The element of the menu that has the items a bar has no room for.
  ///
  /// With `nil` it is made of the title, the image, and the action or the menu.
  open var menuRepresentation: UIMenuElement?
  /// The view in place of a button.
  open var customView: UIView? {
    get { storedCustomView }
    set { change { setCustomView(newValue) } }
  }
  /// Whether the item lies on no glass, in the design of iOS 26.
  open var hidesSharedBackground: Bool {
    get { surroundings.hidesSharedBackground }
    set { change { surroundings.hidesSharedBackground = newValue } }
  }
  /// Whether the item lies on one piece of glass with its neighbors, in the design of iOS 26.
  open var sharesBackground: Bool {
    get { surroundings.sharesBackground }
    set { change { surroundings.sharesBackground = newValue } }
  }
  /// The name that items of two pages share: the glass of one becomes that of the other.
  open var identifier: String? {
    get { surroundings.identifier }
    set { change { surroundings.identifier = newValue } }
  }
  /// The mark at the item's corner; an item with a custom view does not show it.
  open var badge: Badge? {
    get { surroundings.badge }
    set { change { surroundings.badge = newValue } }
  }
  /// The method that a tap calls.
  open var action: Selector?
  /// The object that `action` is sent to; `nil` sends it up the responder chain.
  open weak var target: AnyObject?
  /// The action of a tap; to set it sets title and image, too.
  open var primaryAction: UIAction? {
    get { storedPrimaryAction }
    set { change { takeAction(newValue) } }
  }
  /// The menu of a tap, or of a long press on an item with a primary action or a method.
  ///
  /// An item with a custom view does not show it.
  open var menu: UIMenu? {
    get { storedMenu }
    set { change { storedMenu = newValue } }
  }

  // MARK: Customizing appearance

  /// The color of the content; `nil` is the bar's.
  open var tintColor: UIColor? {
    get { storedTintColor }
    set { restyle(\.storedTintColor, to: newValue) }
  }
  /// Sets the image behind the content in a state.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image; `nil` uses the one of the normal state.
  ///   - state: The state.
  ///   - barMetrics: The height of the bar.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    restyle(\.appearance.backgrounds[.init(state, barMetrics)], to: backgroundImage)
  }
  /// Returns the image behind the content in a state.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - barMetrics: The height of the bar.
  /// - Returns: The image that was set for it.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    appearance.backgrounds[.init(state, barMetrics)]
  }
  /// Sets the image behind the content of items of a style in a state.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image; `nil` uses the one of all styles.
  ///   - state: The state.
  ///   - style: The style.
  ///   - barMetrics: The height of the bar.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    style: Style,
    barMetrics: UIBarMetrics
  ) {
    restyle(\.appearance.backgrounds[.init(state, barMetrics, style)], to: backgroundImage)
  }
  /// Returns the image behind the content of items of a style in a state.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - style: The style.
  ///   - barMetrics: The height of the bar.
  /// - Returns: The image that was set for it.
  open func backgroundImage(
    for state: UIControl.State,
    style: Style,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    appearance.backgrounds[.init(state, barMetrics, style)]
  }
  /// Sets the vertical offset of the image behind the content.
  ///
  /// - Parameters:
  ///   - adjustment: The distance down, in points.
  ///   - barMetrics: The height of the bar.
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {
    restyle(\.appearance.backgroundOffsets[barMetrics], to: adjustment)
  }
  /// Returns the vertical offset of the image behind the content.
  ///
  /// - Parameter barMetrics: The height of the bar.
  /// - Returns: The distance down, in points.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    appearance.backgroundOffsets[barMetrics] ?? 0
  }
  /// Sets the offset of the title.
  ///
  /// - Parameters:
  ///   - adjustment: The distance in points.
  ///   - barMetrics: The height of the bar.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    restyle(\.appearance.titleOffsets[barMetrics], to: adjustment)
  }
  /// Returns the offset of the title.
  ///
  /// - Parameter barMetrics: The height of the bar.
  /// - Returns: The distance in points.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    appearance.titleOffsets[barMetrics] ?? .zero
  }

  // MARK: Customizing the back button's appearance

  /// Sets the image behind the back button in a state; it takes the place of the chevron.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image; `nil` uses the one of the normal state.
  ///   - state: The state.
  ///   - barMetrics: The height of the bar.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    restyle(\.appearance.backBackgrounds[.init(state, barMetrics)], to: backgroundImage)
  }
  /// Returns the image behind the back button in a state.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - barMetrics: The height of the bar.
  /// - Returns: The image that was set for it.
  open func backButtonBackgroundImage(
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    appearance.backBackgrounds[.init(state, barMetrics)]
  }
  /// Sets the offset of the back button's title.
  ///
  /// - Parameters:
  ///   - adjustment: The distance in points.
  ///   - barMetrics: The height of the bar.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset,
    for barMetrics: UIBarMetrics
  ) {
    restyle(\.appearance.backTitleOffsets[barMetrics], to: adjustment)
  }
  /// Returns the offset of the back button's title.
  ///
  /// - Parameter barMetrics: The height of the bar.
  /// - Returns: The distance in points.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    appearance.backTitleOffsets[barMetrics] ?? .zero
  }
  /// Sets the vertical offset of the image behind the back button.
  ///
  /// - Parameters:
  ///   - adjustment: The distance down, in points.
  ///   - barMetrics: The height of the bar.
  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {
    restyle(\.appearance.backBackgroundOffsets[barMetrics], to: adjustment)
  }
  /// Returns the vertical offset of the image behind the back button.
  ///
  /// - Parameter barMetrics: The height of the bar.
  /// - Returns: The distance down, in points.
  open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat
  {
    appearance.backBackgroundOffsets[barMetrics] ?? 0
  }

  // MARK: Configuring

  private func configure(
    title: String?,
    image: UIImage?,
    style: Style,
    target: Any?,
    action: Selector?
  ) {
    setContent(title: title, image: image)
    storedStyle = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Makes a new item a system item.
  func configure(
    _ systemItem: SystemItem,
    target: Any? = nil,
    action: Selector? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    (storedPrimaryAction, storedMenu) = (primaryAction, menu)
    configure(
      title: systemItem.title,
      image: systemItem.image,
      style: systemItem == .done ? .prominent : .plain,
      target: target,
      action: action
    )
    self.systemItem = systemItem
  }

  /// Makes a new item a space.
  func becomeSpace(_ kind: SystemItem, width: CGFloat) {
    systemItem = kind
    storedWidth = width
  }

  private func takeAction(_ action: UIAction?) {
    storedPrimaryAction = action
    if let action { setContent(title: action.title, image: action.image) }
  }

  private func setCustomView(_ view: UIView?) {
    if storedCustomView !== view { customViewSize = FittedSize() }
    storedCustomView = view
  }

  /// Connects the item to the group that it belongs to from now on.
  func setGroup(_ group: UIBarButtonItemGroup?) { storedGroup = group }

  /// Sets the menu of the items that the item represents.
  func setGroupMenu(_ menu: UIMenu?) { groupMenu = menu }

  /// Returns the size that the custom view should have in a bar of a size.
  func preferredSize(of view: UIView, in room: CGSize) -> CGSize {
    customViewSize.natural(of: view, in: room)
  }

  /// Sets the size of the item's view.
  func setSize(_ size: CGSize, of view: UIView) { customViewSize.give(size, to: view) }
}
