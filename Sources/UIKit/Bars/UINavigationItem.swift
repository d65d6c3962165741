// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The content of a navigation bar for one page: its title and its items.
///
/// A change is on screen at once if the bar shows the item, also during a transition.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, AssociationOwner {
  // MARK: Stored state; nothing in UIKit reads the overridable properties below for its own needs

  private nonisolated(unsafe) var associations: AssociationBox?
  /// The bar whose stack the item is on.
  private(set) weak var bar: UINavigationBar?
  private(set) var storedTitle: String?
  private(set) var storedTitleView: UIView?
  private(set) var titles = NavigationItemTitles()
  /// The change of the title that is going on.
  private(set) var renaming: TitleRenaming?
  private var storedPrompt: String?
  /// The prompt on screen: a change during a transition is shown at its end.
  private(set) var shownPrompt: String?
  /// The title view's size as the bar measured it.
  private var titleViewSize = FittedSize()
  private(set) var storedBackBarButtonItem: UIBarButtonItem?
  private(set) var storedBackButtonTitle: String?
  private(set) var storedBackButtonDisplayMode = BackButtonDisplayMode.default
  private(set) var storedHidesBackButton = false
  private(set) var storedBackAction: UIAction?
  private(set) var storedLeftItems: [UIBarButtonItem] = []
  private(set) var storedRightItems: [UIBarButtonItem] = []
  private(set) var groups = NavigationItemGroups()
  private(set) var storedSupplements = false
  private(set) var storedLargeTitleDisplayMode = LargeTitleDisplayMode.automatic
  private(set) var storedSearchController: UISearchController?
  private(set) var storedHidesSearchBar = true
  /// The distance of the page's content below the bar's row, in points; `nil` at rest.
  private(set) var contentDistance: CGFloat?
  private(set) var appearances = BarAppearances<UINavigationBarAppearance>()
  /// The distance of the page's content beyond the bar's edge, in points; `nil` if nothing scrolls.
  private(set) var edgeDistance: CGFloat?
  /// The page's content; `nil` if nothing scrolls.
  private(set) weak var scrollView: UIScrollView?

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
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Specifying the title

  /// The text in the middle of the bar.
  ///
  /// Setting it does not change `UIViewController.title`.
  open var title: String? {
    get { storedTitle }
    set { change(.content) { storedTitle = newValue } }
  }
  /// The title with attributes of its own, in place of `title`; those that it does not have are the
  /// bar's.
  ///
  /// It is never the label of the next page's back button: that is `title` (our decision).
  open var attributedTitle: AttributedString? {
    get { titles.attributedTitle }
    set { changeTitles { $0.attributedTitle = newValue } }
  }
  /// The view in place of the title.
  ///
  /// A view with a size keeps it; a view without one gets the size that fits.
  open var titleView: UIView? {
    get { storedTitleView }
    set { change(.content) { setTitleView(newValue) } }
  }
  /// The line below the title; there is none in bars of compact height.
  open var subtitle: String? {
    get { titles.subtitle }
    set { changeTitles { $0.subtitle = newValue } }
  }
  /// The subtitle with attributes of its own, in place of `subtitle`.
  open var attributedSubtitle: AttributedString? {
    get { titles.attributedSubtitle }
    set { changeTitles { $0.attributedSubtitle = newValue } }
  }
  /// The view in place of the subtitle.
  open var subtitleView: UIView? {
    get { titles.subtitleView }
    set { changeTitles { $0.subtitleView = newValue } }
  }
  /// The text of the large title; `nil` is `title`.
  open var largeTitle: String? {
    get { titles.largeTitle }
    set { changeTitles { $0.largeTitle = newValue } }
  }
  /// The line below the large title; `nil` is `subtitle`.
  open var largeSubtitle: String? {
    get { titles.largeSubtitle }
    set { changeTitles { $0.largeSubtitle = newValue } }
  }
  /// The line below the large title with attributes of its own, in place of `largeSubtitle`.
  open var largeAttributedSubtitle: AttributedString? {
    get { titles.largeAttributedSubtitle }
    set { changeTitles { $0.largeAttributedSubtitle = newValue } }
  }
  /// The view in place of the line below the large title.
  open var largeSubtitleView: UIView? {
    get { titles.largeSubtitleView }
    set { changeTitles { $0.largeSubtitleView = newValue } }
  }
  /// A closure that makes the menu of the title.
  ///
  /// The title has a mark then, and opens the menu when it is tapped. The closure gets the elements
  /// that the system suggests: Rename where ``renameDelegate`` allows it. Without a closure, these
  /// are the menu; without a menu nothing opens.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { titles.menuProvider }
    set { changeTitles { $0.menuProvider = newValue } }
  }
  /// The delegate that makes the title one that the user can change; not retained.
  ///
  /// Without a delegate, a change that is going on ends without a new title.
  public weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
    get { titles.renameDelegate }
    set { setRenameDelegate(newValue) }
  }
  /// The layout of the bar's row.
  open var style: ItemStyle {
    get { titles.style }
    set { changeTitles { $0.style = newValue } }
  }

  /// Whether the title is a large one, in a bar that prefers large titles.
  open var largeTitleDisplayMode: LargeTitleDisplayMode {
    get { storedLargeTitleDisplayMode }
    set {
      storedLargeTitleDisplayMode = newValue
      // The items above may take it.
      bar?.largeTitlesDidChange()
    }
  }

  // MARK: Searching

  /// The search controller whose search bar is below the titles of a controller's bar.
  open var searchController: UISearchController? {
    get { storedSearchController }
    set { setSearchController(newValue) }
  }
  /// Whether the search bar gives way to the page's content.
  open var hidesSearchBarWhenScrolling: Bool {
    get { storedHidesSearchBar }
    set {
      storedHidesSearchBar = newValue
      roomDidChange()
    }
  }
  /// The place that the search bar should have; a search bar with scopes is below the titles.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet { searchPlacementMayChange() }
  }
  /// The place that the search bar has.
  open var searchBarPlacement: SearchBarPlacement { SearchBarPlacement(searchPlacement(in: bar)) }
  /// The line of text above the title.
  ///
  /// The bar is higher while it shows a prompt. In an animation, it grows along with it.
  open var prompt: String? {
    get { storedPrompt }
    set { setPrompt(newValue) }
  }

  // MARK: Configuring the back button

  /// The title or image of the back button of the next page.
  ///
  /// The item's custom view, target and action have no effect (Apple). Set it on the page below:
  /// the item is shown while a page that was pushed from it is on top.
  open var backBarButtonItem: UIBarButtonItem? {
    get { storedBackBarButtonItem }
    set { change(.backButton) { setBackBarButtonItem(newValue) } }
  }
  /// The title of the back button of the next page; `nil` uses this item's title.
  open var backButtonTitle: String? {
    get { storedBackButtonTitle }
    set { change(.backButton) { storedBackButtonTitle = newValue } }
  }
  /// The display mode of the back button of the next page.
  open var backButtonDisplayMode: BackButtonDisplayMode {
    get { storedBackButtonDisplayMode }
    set { change(.backButton) { storedBackButtonDisplayMode = newValue } }
  }
  /// Whether this page has no back button.
  ///
  /// UIKit then refuses the swipe back to this page's predecessor as well, unless the delegate of
  /// the stack's `interactivePopGestureRecognizer` is replaced.
  open var hidesBackButton: Bool {
    get { storedHidesBackButton }
    set { setHidesBackButton(newValue, animated: false) }
  }
  /// Hides or shows the back button.
  ///
  /// - Parameters:
  ///   - hidesBackButton: Whether this page has no back button.
  ///   - animated: Whether the back button fades in.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    change(.content, animated: animated) { storedHidesBackButton = hidesBackButton }
  }
  /// The action of this page's back button, in place of going back.
  ///
  /// With an action, the first page of a stack has a back button, too.
  open var backAction: UIAction? {
    get { storedBackAction }
    set { change(.content) { storedBackAction = newValue } }
  }
  /// Whether the left items are shown beside the back button, not in its place.
  open var leftItemsSupplementBackButton: Bool {
    get { storedSupplements }
    set { change(.content) { storedSupplements = newValue } }
  }

  // MARK: Specifying the items

  /// The items at the leading end, the outermost first.
  ///
  /// They take the place of the back button unless `leftItemsSupplementBackButton` is set, in which
  /// case UIKit also refuses the swipe back.
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
  ///   - animated: Whether new items fade in.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(.content, animated: animated) { setLeft(items ?? []) }
  }
  /// Replaces the items at the trailing end.
  ///
  /// - Parameters:
  ///   - items: The new items, the outermost first.
  ///   - animated: Whether new items fade in.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(.content, animated: animated) { setRight(items ?? []) }
  }
  /// The outermost item at the leading end.
  ///
  /// Setting it replaces all items at this end.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { storedLeftItems.first }
    set { setLeftBarButton(newValue, animated: false) }
  }
  /// The outermost item at the trailing end.
  ///
  /// Setting it replaces all items at this end.
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
    change(.content, animated: animated) { setLeft(item.map { [$0] } ?? []) }
  }
  /// Replaces the items at the trailing end by one.
  ///
  /// - Parameters:
  ///   - item: The new item, or `nil` for none.
  ///   - animated: Whether it fades in.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(.content, animated: animated) { setRight(item.map { [$0] } ?? []) }
  }

  // MARK: Specifying groups of items

  /// The groups at the leading end, in reading order.
  ///
  /// They and `leftBarButtonItems` take the place of each other.
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get { groups.sides.left }
    set { change(.content) { setLeadingGroups(newValue) } }
  }
  /// The groups in the middle of a browser or an editor, in reading order.
  ///
  /// The middle of a navigator has the title: there, they are in the menu of items that the bar has
  /// no room for (Apple).
  open var centerItemGroups: [UIBarButtonItemGroup] {
    get { groups.sides.center }
    set { change(.content) { setGroups(newValue, at: \.center) } }
  }
  /// The groups at the trailing end, in reading order.
  ///
  /// They and `rightBarButtonItems` take the place of each other.
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get { groups.sides.right }
    set { change(.content) { setTrailingGroups(newValue) } }
  }
  /// The group at the very trailing end, which is always shown whole.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { groups.pinned }
    set { change(.content) { setPinnedGroup(newValue) } }
  }
  /// The app's part of the menu with the items that the bar has no room for.
  ///
  /// While there is one, the bar always shows the menu's button (Apple).
  open var additionalOverflowItems: UIDeferredMenuElement? {
    get { groups.additionalOverflow }
    set { change(.content) { groups.additionalOverflow = newValue } }
  }
  /// The button of that menu as the source of a popover; `nil` while the bar does not show it.
  open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? {
    bar?.engine.content(of: self)?.overflowItem
  }

  nonisolated func associationBox(creating: Bool) -> AssociationBox? {
    associations.box(creating: creating)
  }

  // MARK: Customizing the bar's appearance

  /// The appearance of the bar in its standard height while it shows the item.
  ///
  /// With `nil` it is the bar's.
  open var standardAppearance: UINavigationBarAppearance? {
    get { appearances[.standard] }
    set { setAppearance(newValue, .standard) }
  }
  /// The appearance of the bar in its compact height while it shows the item.
  ///
  /// With `nil` it is the bar's.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances[.compact] }
    set { setAppearance(newValue, .compact) }
  }
  /// The appearance of the bar while it shows the item and the page is scrolled to its top.
  ///
  /// With `nil` it is the bar's.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances[.scrollEdge] }
    set { setAppearance(newValue, .scrollEdge) }
  }
  /// The appearance of the bar in its compact height while it shows the item and the page is
  /// scrolled to its top.
  ///
  /// With `nil` it is the bar's.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances[.compactScrollEdge] }
    set { setAppearance(newValue, .compactScrollEdge) }
  }

  private func setAppearance(
    _ appearance: UINavigationBarAppearance?,
    _ slot: BarAppearanceChoice.Slot
  ) {
    change(.appearance) {
      appearances[slot] = appearance
      appearances.observe { [weak self] in self?.change(.appearance) {} }
    }
  }

  private func setPrompt(_ prompt: String?) {
    storedPrompt = prompt
    if let bar { bar.engine.promptDidChange(of: self) } else { shownPrompt = prompt }
  }

  /// Shows the prompt from now on.
  ///
  /// - Returns: Whether another one was shown.
  func takePrompt() -> Bool {
    guard shownPrompt != storedPrompt else { return false }
    shownPrompt = storedPrompt
    return true
  }

  /// Moves the room below the row with the content of the page.
  ///
  /// - Parameter distance: The distance of the content below the row, in points.
  /// - Returns: Whether it was elsewhere.
  func contentDidMove(to distance: CGFloat) -> Bool {
    let distance = max(0, distance)
    guard distance != contentDistance else { return false }
    contentDistance = distance
    return true
  }

  /// Shows the whole room until the content says where it is.
  func forgetContentDistance() { contentDistance = nil }

  private func setSearchController(_ search: UISearchController?) {
    guard search !== storedSearchController else { return }
    storedSearchController?.engine.connect(to: nil)
    storedSearchController = search
    search?.engine.connect(to: self)
    roomDidChange()
  }

  /// Updates the bar and the page after a change of the room below the row.
  func roomDidChange() {
    forgetContentDistance()
    bar?.largeTitlesDidChange()
  }

  /// Follows the content of the page, which scrolled.
  func contentDidScroll(to distance: CGFloat?, of view: UIScrollView?) {
    guard edgeDistance != distance || scrollView !== view else { return }
    (edgeDistance, scrollView) = (distance, view)
    bar?.engine.itemDidScroll(self)
  }

  // MARK: Ownership

  /// Connects the item to the bar whose stack it is on from now on.
  func enter(_ bar: UINavigationBar) { self.bar = bar }

  /// Disconnects the item from a bar, unless it is on another one's stack by now.
  func leave(_ bar: UINavigationBar) {
    if self.bar === bar { self.bar = nil }
  }

  /// Returns the size that the title view should have in a bar of a size.
  func preferredSize(ofTitleView view: UIView, in room: CGSize) -> CGSize {
    view === renaming?.field ? TitleRenaming.size : titleViewSize.natural(of: view, in: room)
  }

  /// Sets the size of the title view.
  func setSize(_ size: CGSize, ofTitleView view: UIView) {
    if view === renaming?.field {
      view.bounds.size = size
    } else {
      titleViewSize.give(size, to: view)
    }
  }

  /// Makes a change and notifies the bar.
  private func change(_ change: Change, animated: Bool = false, _ body: () -> Void) {
    body()
    bar?.engine.itemDidChange(self, change, animated: animated)
  }

  /// Changes what stands beside the title, and the room for it.
  private func changeTitles(_ body: (inout NavigationItemTitles) -> Void) {
    let hadLargeSubtitle = titles.hasLargeSubtitle
    change(.content) { body(&titles) }
    if titles.hasLargeSubtitle != hadLargeSubtitle { roomDidChange() }
  }

  private func setRenameDelegate(_ delegate: (any UINavigationItemRenameDelegate)?) {
    changeTitles { $0.renameDelegate = delegate }
    if delegate == nil { renaming?.cancel() }
  }

  /// Shows the field of a change of the title, or the title again.
  func setRenaming(_ renaming: TitleRenaming?) { change(.content) { self.renaming = renaming } }

  private func setTitleView(_ view: UIView?) {
    if storedTitleView !== view { titleViewSize = FittedSize() }
    storedTitleView = view
  }

  private func setBackBarButtonItem(_ item: UIBarButtonItem?) {
    storedBackBarButtonItem?.removeHolder(self)
    storedBackBarButtonItem = item
    item?.setHolder(self)
  }

  private func setLeft(_ items: [UIBarButtonItem]) {
    for item in storedLeftItems { item.removeHolder(self) }
    for item in items { item.setHolder(self) }
    storedLeftItems = items
    if !items.isEmpty { setLeadingGroups([]) }
  }

  private func setRight(_ items: [UIBarButtonItem]) {
    for item in storedRightItems { item.removeHolder(self) }
    for item in items { item.setHolder(self) }
    storedRightItems = items
    if !items.isEmpty { setTrailingGroups([]) }
  }

  private func setLeadingGroups(_ groups: [UIBarButtonItemGroup]) {
    setGroups(groups, at: \.left)
    if !groups.isEmpty { setLeft([]) }
  }

  private func setTrailingGroups(_ groups: [UIBarButtonItemGroup]) {
    setGroups(groups, at: \.right)
    if !groups.isEmpty { setRight([]) }
  }

  private func setGroups(
    _ shown: [UIBarButtonItemGroup],
    at side: WritableKeyPath<BarItems<UIBarButtonItemGroup>, [UIBarButtonItemGroup]>
  ) {
    for group in groups.sides[keyPath: side] { group.setOwner(nil) }
    for group in shown { group.setOwner(self) }
    groups.sides[keyPath: side] = shown
  }

  private func setPinnedGroup(_ group: UIBarButtonItemGroup?) {
    groups.pinned?.setOwner(nil)
    group?.setOwner(self)
    groups.pinned = group
  }

  /// Shows a change of one of the groups.
  func groupDidChange() { change(.content) {} }
}
