// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

extension UINavigationItem {
  /// The candidates for the title of the next page's back button.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, or "Back" or no title where it does not fit.
    case `default` = 0
    /// "Back", or no title where it does not fit.
    case generic = 1
    /// No title: the chevron alone.
    case minimal = 2
  }

  /// A kind of change of an item.
  enum Change {
    /// The bar's content while the item is on top.
    case content
    /// The back button's content while the item is right below the top.
    case backButton
    /// Its appearances.
    case appearance
  }

  /// The content of the leading side when the item is on top of another one, or the only one.
  func leadingContent(above below: UINavigationItem?) -> LeadingContent {
    LeadingContent(
      LeadingContent.Conditions(
        hasItemBelow: below != nil,
        hasLeftItems: hasLeadingItems,
        leftItemsSupplementBackButton: storedSupplements,
        hidesBackButton: storedHidesBackButton,
        hasBackAction: storedBackAction != nil || below == nil && bar?.engine.rootBackAction != nil
      )
    )
  }

  /// The back button's content when the item is on top of another one, or the only one.
  ///
  /// - Parameters:
  ///   - below: The item below.
  ///   - showsTitle: Whether the title of the item below is a label.
  /// - Returns: The content.
  func backButtonContent(above below: UINavigationItem?, showsTitle: Bool) -> BackButtonContent {
    let genericText = SystemString.back.text(in: Stage.current.language)
    if titles.hasBareBack {
      return BackButtonContent(below: .init(mode: .minimal), genericText: genericText)
    }
    if let below {
      var source = below.backButtonSource
      if !showsTitle, source.replacement == nil { source.mode = .minimal }
      return BackButtonContent(below: source, genericText: genericText)
    }
    return BackButtonContent(
      synthesizedFor: BackButtonContent.Replacement(
        title: (storedBackAction ?? bar?.engine.rootBackAction)?.title,
        hasImage: storedBackAction?.image != nil
      ),
      genericText: genericText
    )
  }

  /// The image of the back button when the item is on top of another one, or the only one.
  func backButtonImage(above below: UINavigationItem?) -> UIImage? {
    if titles.hasBareBack { return nil }
    return below == nil ? storedBackAction?.image : below?.storedBackBarButtonItem?.storedImage
  }

  /// The title of the item's row in the menu of back buttons.
  var backMenuTitle: String {
    BackButtonContent.menuTitle(
      of: backButtonSource,
      genericText: SystemString.back.text(in: Stage.current.language)
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
    let isAnimated = UIView.inheritedAnimationDuration > 0
    bar?.engine.itemDidChange(self, change, animated: isAnimated)
    if isAnimated { bar?.layoutIfNeeded() }
  }

  func button(of item: UIBarItem) -> UIView? {
    bar?.engine.content?.itemViews.first { ($0 as? UINavigationButton)?.item === item }
  }
}
