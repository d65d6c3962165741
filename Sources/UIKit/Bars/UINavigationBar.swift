// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// A bar with a title, a back button and items, for the top of a stack of pages.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  // MARK: Stored state; nothing in UIKit reads the overridable properties below for its own needs

  /// The items; changed by `replaceStoredItems(with:)` and its like, which connect them.
  var storedItems: [UINavigationItem] = []
  weak var storedDelegate: (any UINavigationBarDelegate)?
  /// The controller that the bar belongs to; the bar's stack is its own business then.
  weak var managingController: UINavigationController?
  /// Where the back button of the first item leads; `nil` where that has none.
  var wayOut: UIAction? {
    didSet { if let root = storedItems.first { itemDidChange(root, .content, animated: false) } }
  }
  /// Called when the system back button of a controller's bar is tapped.
  var onBackTap: (@MainActor () -> Void)?
  var storedBarTintColor: UIColor?
  var storedIsTranslucent = true {
    didSet { managingController?.storedView?.setNeedsLayout() }
  }
  var storedBackIndicatorImage: UIImage?
  var storedBackIndicatorMask: UIImage?
  var storedPosition = UIBarPosition.any
  var backgroundImages = BarImages()
  var storedShadowImage: UIImage?
  var titleLook: TextLook?
  var titleOffsets: [UIBarMetrics: CGFloat] = [:]
  let background = _UINavigationBarBackground()
  let indicator = _UINavigationBarBackIndicatorView(
    image: _UINavigationBarBackIndicatorView.standardImage(scale: 0)
  )
  /// What the bar shows at rest; during a transition, what it showed before.
  var picture: NavigationItemPicture?
  /// The change of items that is on its way.
  var transition: NavigationBarTransition?
  /// What plays the transition of a bar without a controller.
  var player: TransitionDriver?
  /// What the eye saw of a transition that was just broken off.
  var afterimage: NavigationBarAfterimage?

  // MARK: Creating a bar

  /// Creates a bar.
  ///
  /// - Parameter frame: The frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }
  /// Creates a bar of no size.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder cannot be read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  // MARK: Assigning the delegate

  /// The object that is asked about items and hears of them; not to be set on a controller's bar.
  open weak var delegate: (any UINavigationBarDelegate)? {
    get { storedDelegate }
    set { setDelegate(newValue) }
  }

  // MARK: Pushing and popping items

  /// Puts an item on top.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - animated: Whether it slides in.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    refuseIfManaged(.pushItem)
    push(item, animated: animated)
  }
  /// Takes the top item away.
  ///
  /// - Parameter animated: Whether it slides out.
  /// - Returns: The item, or `nil` if there is none or the delegate keeps it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    refuseIfManaged(.popItem)
    return popTop(animated: animated)
  }
  /// The items, the bottom one at index 0.
  open var items: [UINavigationItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }
  /// Replaces the items.
  ///
  /// - Parameters:
  ///   - items: The new items, the bottom one at index 0.
  ///   - animated: Whether the change slides: as a pop if the new top is there already, as a push
  ///     if it is not.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    refuseIfManaged(.setItems)
    replaceItems(with: items ?? [], animated: animated)
  }
  /// The item that is shown.
  open var topItem: UINavigationItem? { storedItems.last }
  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { storedItems.dropLast().last }

  // MARK: Customizing the bar's appearance

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
  /// The image in place of the chevron; it needs `backIndicatorTransitionMaskImage`, too.
  open var backIndicatorImage: UIImage? {
    get { storedBackIndicatorImage }
    set { restyle(\.storedBackIndicatorImage, to: newValue) }
  }
  /// The shape that titles vanish behind on their way; it needs `backIndicatorImage`, too.
  ///
  /// Here they vanish where the back indicator ends, whatever its shape (our decision, see Parity).
  open var backIndicatorTransitionMaskImage: UIImage? {
    get { storedBackIndicatorMask }
    set { restyle(\.storedBackIndicatorMask, to: newValue) }
  }
  /// How titles look: `font`, `foregroundColor` and `shadow`.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { titleLook?.attributes }
    set { restyle(\.titleLook, to: newValue.map(TextLook.init)) }
  }
  /// Moves titles.
  ///
  /// - Parameters:
  ///   - adjustment: The distance down, in points.
  ///   - barMetrics: The height of the bar.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {
    restyle(\.titleOffsets[barMetrics], to: adjustment)
  }
  /// Returns how far titles are moved.
  ///
  /// - Parameter barMetrics: The height of the bar.
  /// - Returns: The distance down, in points.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleOffsets[barMetrics] ?? 0
  }
  /// Sets the image behind the content, in place of the background's colour.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image; `nil` takes the colour again.
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
  /// Sets the image behind the content of a bar in a place, in place of the background's colour.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image; `nil` takes that of any place.
  ///   - position: Where the bar lies.
  ///   - barMetrics: The height of the bar.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for position: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    restyle(\.backgroundImages[position, barMetrics], to: backgroundImage)
  }
  /// Returns the image behind the content of a bar in a place.
  ///
  /// - Parameters:
  ///   - position: Where the bar lies.
  ///   - barMetrics: The height of the bar.
  /// - Returns: The image that was set for it.
  open func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[position, barMetrics]
  }
  /// The image in place of the line below; only with a background image, as at Apple.
  open var shadowImage: UIImage? {
    get { storedShadowImage }
    set { restyle(\.storedShadowImage, to: newValue) }
  }
  override func styleDidChange() { showStyle() }
  /// Where the bar lies: what the delegate says, else at the top.
  open var barPosition: UIBarPosition { position }

  // MARK: UIView

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
    showBackIndicator()
    askForPosition()
    takeItemsAppearance()
  }
}
