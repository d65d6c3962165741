// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// What a navigation bar shows for one page: its title and its items.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, AssociationOwner {
  // MARK: Stored state; nothing in UIKit reads the overridable properties below for its own needs

  private nonisolated(unsafe) var associations: AssociationBox?
  /// The bar whose stack the item is on.
  weak var bar: UINavigationBar?
  var storedTitle: String?
  var storedTitleView: UIView?
  /// What the bar knows of the title view's size.
  var titleViewSize = FittedSize()
  var storedBackBarButtonItem: UIBarButtonItem?
  var storedBackButtonTitle: String?
  var storedBackButtonDisplayMode = BackButtonDisplayMode.default
  var storedHidesBackButton = false
  var storedBackAction: UIAction?
  var storedLeftItems: [UIBarButtonItem] = []
  var storedRightItems: [UIBarButtonItem] = []
  var storedSupplements = false

  // MARK: Creating a navigation item

  /// Creates an item without content.
  public override init() { super.init() }
  /// Creates an item with a title.
  ///
  /// - Parameter title: The text in the middle of the bar.
  public init(title: String) {
    storedTitle = title
    super.init()
  }
  /// Creates an item without content.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder cannot be read here.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Specifying the title

  /// The text in the middle of the bar.
  open var title: String? {
    get { storedTitle }
    set { change(.content) { storedTitle = newValue } }
  }
  /// The view that is shown in place of the title.
  open var titleView: UIView? {
    get { storedTitleView }
    set { change(.content) { setTitleView(newValue) } }
  }

  // MARK: Configuring the back button

  /// What the back button of the next page says; its custom view, target and action mean nothing.
  open var backBarButtonItem: UIBarButtonItem? {
    get { storedBackBarButtonItem }
    set { change(.backButton) { setBackBarButtonItem(newValue) } }
  }
  /// The text of the back button of the next page, if it is not to be the title.
  open var backButtonTitle: String? {
    get { storedBackButtonTitle }
    set { change(.backButton) { storedBackButtonTitle = newValue } }
  }
  /// How much the back button of the next page says.
  open var backButtonDisplayMode: BackButtonDisplayMode {
    get { storedBackButtonDisplayMode }
    set { change(.backButton) { storedBackButtonDisplayMode = newValue } }
  }
  /// Whether this page has no back button.
  open var hidesBackButton: Bool {
    get { storedHidesBackButton }
    set { setHidesBackButton(newValue, animated: false) }
  }
  /// Leaves the back button out, or brings it back.
  ///
  /// - Parameters:
  ///   - hidesBackButton: Whether this page has no back button.
  ///   - animated: Whether what is new fades in.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    change(.content, animated: animated) { storedHidesBackButton = hidesBackButton }
  }
  /// What the back button of this page runs in place of going back.
  open var backAction: UIAction? {
    get { storedBackAction }
    set { change(.content) { storedBackAction = newValue } }
  }
  /// Whether the left items stand beside the back button and not in its place.
  open var leftItemsSupplementBackButton: Bool {
    get { storedSupplements }
    set { change(.content) { storedSupplements = newValue } }
  }

  // MARK: Specifying the items

  /// The items at the leading end, the outermost first.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { storedLeftItems.isEmpty ? nil : storedLeftItems }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }
  /// The items at the trailing end, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { storedRightItems.isEmpty ? nil : storedRightItems }
    set { setRightBarButtonItems(newValue, animated: false) }
  }
  /// Replaces the items at the leading end.
  ///
  /// - Parameters:
  ///   - items: The new items, the outermost first.
  ///   - animated: Whether what is new fades in.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(.content, animated: animated) { storedLeftItems = adopt(items, for: storedLeftItems) }
  }
  /// Replaces the items at the trailing end.
  ///
  /// - Parameters:
  ///   - items: The new items, the outermost first.
  ///   - animated: Whether what is new fades in.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(.content, animated: animated) { storedRightItems = adopt(items, for: storedRightItems) }
  }
  /// The outermost item at the leading end.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { storedLeftItems.first }
    set { setLeftBarButton(newValue, animated: false) }
  }
  /// The outermost item at the trailing end.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { storedRightItems.first }
    set { setRightBarButton(newValue, animated: false) }
  }
  /// Replaces the items at the leading end by one.
  ///
  /// - Parameters:
  ///   - item: The new item, or `nil` for none.
  ///   - animated: Whether it fades in.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(.content, animated: animated) {
      storedLeftItems = adopt(item.map { [$0] }, for: storedLeftItems)
    }
  }
  /// Replaces the items at the trailing end by one.
  ///
  /// - Parameters:
  ///   - item: The new item, or `nil` for none.
  ///   - animated: Whether it fades in.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(.content, animated: animated) {
      storedRightItems = adopt(item.map { [$0] }, for: storedRightItems)
    }
  }

  nonisolated func associationBox(creating: Bool) -> AssociationBox? {
    associations.box(creating: creating)
  }
}
