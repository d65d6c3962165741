// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The separators above and below an item of a list.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a separator is visible.
  public enum Visibility: Int, Sendable {
    /// As the list decides.
    case automatic
    /// The separator is visible.
    case visible
    /// The separator is not visible.
    case hidden
  }

  /// Insets that follow the content of the cell.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude,
    leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude
  )

  /// Creates the separators of a list.
  ///
  /// - Parameter listAppearance: The appearance of the list.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// Whether the separator above the item is visible; automatic unless set.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the separator below the item is visible; automatic unless set.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separator above the item, in points; automatic unless set.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The insets of the separator below the item, in points; automatic unless set.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The color of the separators.
  public var color = UIColor.separator

  /// Whether two configurations have the same values.
  public nonisolated static func == (
    first: UIListSeparatorConfiguration,
    second: UIListSeparatorConfiguration
  ) -> Bool { MainActor.assumeIsolated { first.equals(second) } }

  /// Adds the values to a hash.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(MainActor.assumeIsolated { key.hashValue })
  }

  private func equals(_ other: UIListSeparatorConfiguration) -> Bool {
    topSeparatorVisibility == other.topSeparatorVisibility
      && bottomSeparatorVisibility == other.bottomSeparatorVisibility
      && topSeparatorInsets == other.topSeparatorInsets
      && bottomSeparatorInsets == other.bottomSeparatorInsets && color == other.color
  }

  private var key: [AnyHashable] {
    [
      topSeparatorVisibility, bottomSeparatorVisibility, topSeparatorInsets.numbers,
      bottomSeparatorInsets.numbers, color,
    ]
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate var numbers: [CGFloat] { [top, leading, bottom, trailing] }
}
