// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The texts of an item beside its title.
@MainActor
struct NavigationItemTitles {
  var subtitle: String?
  var subtitleView: UIView?
  var largeTitle: String?
  var largeSubtitle: String?
  var largeSubtitleView: UIView?
  var menuProvider: (([UIMenuElement]) -> UIMenu?)?
  var style = UINavigationItem.ItemStyle.navigator

  /// Returns the line below the title in the row.
  func rowSubtitle(in look: NavigationBarLook) -> BarSubtitle? {
    // A low bar has no room for two lines.
    guard !look.isCompact else { return nil }
    return BarSubtitle(subtitle, view: subtitleView, style: look.subtitleStyle)
  }

  /// Returns the line below the large title: an own one, or the one below the title.
  func largeSubtitle(in look: NavigationBarLook) -> BarSubtitle? {
    BarSubtitle(
      largeSubtitle ?? subtitle,
      view: largeSubtitleView,
      style: look.largeSubtitleStyle
    )
  }

  /// Whether there is a line below the large title.
  var hasLargeSubtitle: Bool {
    BarSubtitle.exists(largeSubtitle ?? subtitle, view: largeSubtitleView)
  }
}

extension UINavigationItem {
  /// The layout of the bar's row.
  public enum ItemStyle: Int, Sendable {
    /// The title is in the middle.
    case navigator = 0
    /// The title is at the leading side, behind the back button.
    case browser = 1
    /// The title is at the leading side, behind the back button.
    case editor = 2
  }
}
