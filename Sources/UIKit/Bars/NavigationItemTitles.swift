// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The titles of an item beside the plain one.
///
/// A view takes precedence over an attributed text, and that over a plain one.
@MainActor
struct NavigationItemTitles {
  var attributedTitle: AttributedString?
  var subtitle: String?
  var attributedSubtitle: AttributedString?
  var subtitleView: UIView?
  var largeTitle: String?
  var largeSubtitle: String?
  var largeAttributedSubtitle: AttributedString?
  var largeSubtitleView: UIView?
  var menuProvider: (([UIMenuElement]) -> UIMenu?)?
  weak var renameDelegate: (any UINavigationItemRenameDelegate)?
  var style = UINavigationItem.ItemStyle.navigator

  /// Whether the back button is a chevron alone, whatever the item below says.
  var hasBareBack: Bool { style == .editor }

  /// Returns the line below the title in the row.
  func rowSubtitle(in look: NavigationBarLook) -> BarSubtitle? {
    // A low bar has no room for two lines.
    guard !look.isCompact else { return nil }
    return BarSubtitle(
      BarText(attributedSubtitle, or: subtitle),
      view: subtitleView,
      style: look.subtitleStyle
    )
  }

  /// Returns the text of the large title: an own one, or that of the title.
  func largeTitleText(or title: String?) -> String {
    largeTitle ?? title ?? attributedTitle.map { String($0.characters) } ?? ""
  }

  /// Returns the line below the large title: an own one, or the one below the title.
  func largeSubtitle(in look: NavigationBarLook) -> BarSubtitle? {
    BarSubtitle(largeSubtitleText, view: largeSubtitleView, style: look.largeSubtitleStyle)
  }

  /// Whether there is a line below the large title.
  var hasLargeSubtitle: Bool { largeSubtitleView != nil || largeSubtitleText != nil }

  private var largeSubtitleText: BarText? {
    if let largeAttributedSubtitle { return BarText(largeAttributedSubtitle, or: nil) }
    if let largeSubtitle { return BarText(nil, or: largeSubtitle) }
    return BarText(attributedSubtitle, or: subtitle)
  }
}

extension UINavigationItem {
  /// The layout of the bar's row.
  public enum ItemStyle: Int, Sendable {
    /// The title is in the middle.
    case navigator = 0
    /// The title is at the leading side, behind the back button, and leaves the middle to items.
    case browser = 1
    /// The same as for a browser; the back button is a chevron without a title or an image.
    case editor = 2
  }
}
