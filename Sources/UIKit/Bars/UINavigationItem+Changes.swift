// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

extension UINavigationItem {
  /// How much the back button of the next page says.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, else "Back", else nothing, as there is room.
    case `default` = 0
    /// "Back", else nothing, as there is room.
    case generic = 1
    /// Nothing: the chevron alone.
    case minimal = 2
  }

  /// What a change of an item is about.
  enum Change {
    /// What the bar shows while the item is on top.
    case content
    /// What the back button says while the item is right below the top.
    case backButton
  }

  /// Makes a change and tells the bar.
  func change(_ change: Change, animated: Bool = false, _ body: () -> Void) {
    body()
    bar?.itemDidChange(self, change, animated: animated)
  }

  func setTitleView(_ view: UIView?) {
    if storedTitleView !== view { titleViewSize = FittedSize() }
    storedTitleView = view
  }

  func setBackBarButtonItem(_ item: UIBarButtonItem?) {
    release(storedBackBarButtonItem)
    storedBackBarButtonItem = item
    item?.holder = self
  }

  /// Lets go of some items and takes others.
  ///
  /// - Returns: The new items.
  func adopt(_ items: [UIBarButtonItem]?, for former: [UIBarButtonItem]) -> [UIBarButtonItem] {
    for item in former { release(item) }
    for item in items ?? [] { item.holder = self }
    return items ?? []
  }

  private func release(_ item: UIBarButtonItem?) {
    if item?.holder === self { item?.holder = nil }
  }

  /// What stands on the leading side when the item is on top of another, or of none.
  func leadingContent(above below: UINavigationItem?) -> LeadingContent {
    LeadingContent(
      LeadingContent.Conditions(
        hasItemBelow: below != nil,
        hasLeftItems: !storedLeftItems.isEmpty,
        leftItemsSupplementBackButton: storedSupplements,
        hidesBackButton: storedHidesBackButton,
        hasBackAction: storedBackAction != nil || below == nil && bar?.wayOut != nil
      )
    )
  }

  /// What the back button says when the item is on top of another, or of none.
  func backButtonContent(above below: UINavigationItem?) -> BackButtonContent {
    let genericText = SystemString.back.text(in: Stage.current.language)
    if let below {
      return BackButtonContent(below: below.backButtonSource, genericText: genericText)
    }
    return BackButtonContent(
      synthesizedFor: BackButtonContent.Replacement(
        title: (storedBackAction ?? bar?.wayOut)?.title,
        hasImage: storedBackAction?.image != nil
      ),
      genericText: genericText
    )
  }

  private var backButtonSource: BackButtonContent.Below {
    let mode: BackButtonContent.Mode =
      switch storedBackButtonDisplayMode {
      case .default: .standard
      case .generic: .generic
      case .minimal: .minimal
      }
    return BackButtonContent.Below(
      replacement: storedBackBarButtonItem.map {
        BackButtonContent.Replacement(title: $0.storedTitle, hasImage: $0.storedImage != nil)
      },
      backButtonTitle: storedBackButtonTitle,
      title: storedTitle,
      mode: mode
    )
  }
}

extension UINavigationItem: BarItemHolder {
  func barItemDidChange(_ item: UIBarItem) {
    let change: Change = item === storedBackBarButtonItem ? .backButton : .content
    bar?.itemDidChange(self, change, animated: false)
  }
}
