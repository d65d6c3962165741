// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A button of a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  var storedStyle = Style.plain
  var storedWidth: CGFloat = 0
  var storedCustomView: UIView?
  var storedTintColor: UIColor?
  var storedPrimaryAction: UIAction?
  var looks = BarButtonLooks()
  /// What the system has its own content for; `nil` in all other items.
  var systemItem: SystemItem?
  /// What the bar knows of the custom view's size.
  var customViewSize = FittedSize()

  // MARK: Creating an item

  /// Creates an item without content.
  public override init() { super.init() }
  /// Creates an item without content.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder cannot be read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates an item with a title.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - style: How the text looks.
  ///   - target: The object that `action` is sent to; `nil` sends it up the responder chain.
  ///   - action: The method to call, with the item as its argument.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    configure(title: title, image: nil, style: style, target: target, action: action)
  }
  /// Creates an item with an image.
  ///
  /// - Parameters:
  ///   - image: The picture; as a template, in the tint colour, unless it says otherwise.
  ///   - style: How the item looks.
  ///   - target: The object that `action` is sent to; `nil` sends it up the responder chain.
  ///   - action: The method to call, with the item as its argument.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    configure(title: nil, image: image, style: style, target: target, action: action)
  }
  /// Creates an item that is any view.
  ///
  /// - Parameter customView: The view. It reacts inside its own bounds only.
  public convenience init(customView: UIView) {
    self.init()
    storedCustomView = customView
  }
  /// Creates an item that runs an action.
  ///
  /// - Parameters:
  ///   - title: The text; `nil` takes the action's.
  ///   - image: The picture; `nil` takes the action's.
  ///   - primaryAction: What a tap runs.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil
  ) {
    self.init()
    takeAction(primaryAction)
    if let title { storedTitle = title }
    if let image { storedImage = image }
  }
  /// Creates an item that runs an action and takes title and image from it.
  ///
  /// - Parameter primaryAction: What a tap runs.
  public convenience init(primaryAction: UIAction?) {
    self.init()
    takeAction(primaryAction)
  }

  /// Creates an item that the system has a content for, or a space of a toolbar.
  ///
  /// - Parameters:
  ///   - systemItem: Which.
  ///   - target: The object that `action` is sent to; `nil` sends it up the responder chain.
  ///   - action: The method to call, with the item as its argument.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    target: Any?,
    action: Selector?
  ) {
    self.init()
    configure(systemItem, target: target, action: action)
  }
  /// Creates an item that the system has a content for, or a space of a toolbar.
  ///
  /// - Parameters:
  ///   - systemItem: Which.
  ///   - primaryAction: What a tap runs; its title and image are not shown.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    storedPrimaryAction = primaryAction
    configure(systemItem, target: nil, action: nil)
  }

  // MARK: Getting and setting properties

  /// How the item looks.
  open var style: Style {
    get { storedStyle }
    set { change { storedStyle = newValue } }
  }
  /// The width in points; 0 is as wide as the content.
  open var width: CGFloat {
    get { storedWidth }
    set { change { storedWidth = newValue } }
  }
  /// The view that is shown in place of a button.
  open var customView: UIView? {
    get { storedCustomView }
    set { change { setCustomView(newValue) } }
  }
  /// The method that a tap calls.
  open var action: Selector?
  /// The object that `action` is sent to; `nil` sends it up the responder chain.
  open weak var target: AnyObject?
  /// What a tap runs; setting it takes title and image from the action.
  open var primaryAction: UIAction? {
    get { storedPrimaryAction }
    set { change { takeAction(newValue) } }
  }

  // MARK: Customizing appearance

  /// The colour of the content; `nil` is the bar's.
  open var tintColor: UIColor? {
    get { storedTintColor }
    set { restyle(\.storedTintColor, to: newValue) }
  }
  /// Sets the image behind the content in a state.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image; `nil` takes that of the normal state.
  ///   - state: The state.
  ///   - barMetrics: The height of the bar.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    restyle(\.looks.backgrounds[.init(state, barMetrics)], to: backgroundImage)
  }
  /// Returns the image behind the content in a state.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - barMetrics: The height of the bar.
  /// - Returns: The image that was set for it.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    looks.backgrounds[.init(state, barMetrics)]
  }
  /// Sets the image behind the content of items of a style in a state.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image; `nil` takes that of all styles.
  ///   - state: The state.
  ///   - style: The style.
  ///   - barMetrics: The height of the bar.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    style: Style,
    barMetrics: UIBarMetrics
  ) {
    restyle(\.looks.backgrounds[.init(state, barMetrics, style)], to: backgroundImage)
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
    looks.backgrounds[.init(state, barMetrics, style)]
  }
  /// Moves the image behind the content.
  ///
  /// - Parameters:
  ///   - adjustment: The distance down, in points.
  ///   - barMetrics: The height of the bar.
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {
    restyle(\.looks.backgroundOffsets[barMetrics], to: adjustment)
  }
  /// Returns how far the image behind the content is moved.
  ///
  /// - Parameter barMetrics: The height of the bar.
  /// - Returns: The distance down, in points.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    looks.backgroundOffsets[barMetrics] ?? 0
  }
  /// Moves the title.
  ///
  /// - Parameters:
  ///   - adjustment: The distance in points.
  ///   - barMetrics: The height of the bar.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    restyle(\.looks.titleOffsets[barMetrics], to: adjustment)
  }
  /// Returns how far the title is moved.
  ///
  /// - Parameter barMetrics: The height of the bar.
  /// - Returns: The distance in points.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    looks.titleOffsets[barMetrics] ?? .zero
  }

  // MARK: Customizing the back button's appearance

  /// Sets the image behind the back button in a state; it takes the place of the chevron.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image; `nil` takes that of the normal state.
  ///   - state: The state.
  ///   - barMetrics: The height of the bar.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    restyle(\.looks.backBackgrounds[.init(state, barMetrics)], to: backgroundImage)
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
    looks.backBackgrounds[.init(state, barMetrics)]
  }
  /// Moves the title of the back button.
  ///
  /// - Parameters:
  ///   - adjustment: The distance in points.
  ///   - barMetrics: The height of the bar.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset,
    for barMetrics: UIBarMetrics
  ) {
    restyle(\.looks.backTitleOffsets[barMetrics], to: adjustment)
  }
  /// Returns how far the title of the back button is moved.
  ///
  /// - Parameter barMetrics: The height of the bar.
  /// - Returns: The distance in points.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    looks.backTitleOffsets[barMetrics] ?? .zero
  }
  /// Moves the image behind the back button.
  ///
  /// - Parameters:
  ///   - adjustment: The distance down, in points.
  ///   - barMetrics: The height of the bar.
  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {
    restyle(\.looks.backBackgroundOffsets[barMetrics], to: adjustment)
  }
  /// Returns how far the image behind the back button is moved.
  ///
  /// - Parameter barMetrics: The height of the bar.
  /// - Returns: The distance down, in points.
  open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat
  {
    looks.backBackgroundOffsets[barMetrics] ?? 0
  }
}
