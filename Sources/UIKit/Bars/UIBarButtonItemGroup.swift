// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Items of a bar that belong together.
///
/// Where a bar has too little room, a group becomes its representative item. An item belongs to one
/// group at most: the last one that it was added to.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  private var storedItems: [UIBarButtonItem] = []
  private var storedRepresentative: UIBarButtonItem?
  private var storedIsHidden = false
  private var showsRepresentative = false
  /// The item whose bar shows the group.
  private weak var owner: UINavigationItem?

  // MARK: Creating a group

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - barButtonItems: The items, from the leading to the trailing one.
  ///   - representativeItem: The item in place of all of them, where there is no room.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    super.init()
    setItems(barButtonItems)
    setRepresentative(representativeItem)
  }
  /// Creates a group without items.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) { super.init() }
  /// Creates a group that the user cannot change.
  ///
  /// - Parameters:
  ///   - representativeItem: The item in place of all of them, where there is no room.
  ///   - items: The items, from the leading to the trailing one.
  /// - Returns: The group.
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  // MARK: Getting the items

  /// The items, from the leading to the trailing one.
  open var barButtonItems: [UIBarButtonItem] {
    get { storedItems }
    set { change { setItems(newValue) } }
  }
  /// The item in place of all of them, where there is no room.
  ///
  /// Without an action and a menu of its own, it shows a menu of the items.
  open var representativeItem: UIBarButtonItem? {
    get { storedRepresentative }
    set { change { setRepresentative(newValue) } }
  }
  /// Whether the bar shows the representative item.
  open var isDisplayingRepresentativeItem: Bool { showsRepresentative }
  /// Whether the bar leaves out the group.
  open var isHidden: Bool {
    get { storedIsHidden }
    set { change { storedIsHidden = newValue } }
  }
  /// The element of the menu that has the items a bar has no room for; `nil` is a section of them.
  open var menuRepresentation: UIMenuElement?

  // MARK: Ownership

  /// All items, the representative too.
  var allItems: [UIBarButtonItem] { storedItems + [storedRepresentative].compactMap { $0 } }

  /// Makes an item receive the changes of the group and of its items.
  func setOwner(_ owner: UINavigationItem?) {
    if let former = self.owner { allItems.forEach { $0.removeHolder(former) } }
    self.owner = owner
    showsRepresentative = false
    if let owner { allItems.forEach { $0.setHolder(owner) } }
  }

  /// Records what the bar shows.
  func setShowsRepresentative(_ shows: Bool) { showsRepresentative = shows }

  /// Removes an item that moves to another group.
  func lose(_ item: UIBarButtonItem) {
    change {
      storedItems.removeAll { $0 === item }
      if storedRepresentative === item { storedRepresentative = nil }
    }
  }

  private func setItems(_ items: [UIBarButtonItem]) {
    for item in storedItems where !items.contains(item) { item.setGroup(nil) }
    storedItems = items
    items.forEach(adopt)
  }

  private func setRepresentative(_ item: UIBarButtonItem?) {
    if storedRepresentative !== item { storedRepresentative?.setGroup(nil) }
    storedRepresentative = item
    item.map(adopt)
  }

  private func adopt(_ item: UIBarButtonItem) {
    if let former = item.storedGroup, former !== self { former.lose(item) }
    item.setGroup(self)
    if let owner { item.setHolder(owner) }
  }

  private func change(_ body: () -> Void) {
    body()
    owner?.groupDidChange()
  }
}

extension UIBarButtonItem {
  /// Creates a fixed group with the item alone.
  ///
  /// - Returns: The group.
  public func creatingFixedGroup() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }
}
