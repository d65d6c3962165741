// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The properties of a list in a collection view: the appearance of sections, separators, headers
/// and swipe actions.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The appearance of a list.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge; headers stay visible.
    case plain
    /// Sections at a distance from each other.
    case grouped
    /// Sections with round corners at a distance from the edges.
    case insetGrouped
  }

  /// The headers of a list.
  public enum HeaderMode: Int, Sendable {
    /// Sections have no header.
    case none
    /// A supplementary view is the header.
    case supplementary
    /// The first item is the header.
    case firstItemInSection
  }

  /// The footers of a list.
  public enum FooterMode: Int, Sendable {
    /// Sections have no footer.
    case none
    /// A supplementary view is the footer.
    case supplementary
  }

  /// A closure that returns the swipe actions of an item; `nil` for none.
  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// A closure that returns the separators of an item from those of the list.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// Creates a configuration.
  ///
  /// - Parameter appearance: The appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  let appearance: Appearance
  /// Whether items have separators; `true` unless set.
  public var showsSeparators = true
  /// The separators of all items.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Returns the separators of an item; called when the item becomes visible.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The color behind the items; `nil`, the default, is that of the appearance.
  public var backgroundColor: UIColor?
  /// The headers; none unless set.
  public var headerMode = HeaderMode.none
  /// The footers; none unless set.
  public var footerMode = FooterMode.none
  /// The room above headers, in points; `nil`, the default, is that of the appearance.
  public var headerTopPadding: CGFloat?
  /// Returns the actions that a swipe from the leading edge uncovers.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Returns the actions that a swipe from the trailing edge uncovers.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// The table style with the same look.
  var style: UITableView.Style {
    switch appearance {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}
