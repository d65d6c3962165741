// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The properties of a cell, header or footer that its list determines.
struct ListRowSetting: Equatable {
  var cell = CellSetting()
  /// Whether it is a header.
  var isHeader = false
  /// Whether it is a footer.
  var isFooter = false
  /// The separators; `nil` for none.
  var separators: UIListSeparatorConfiguration?

  /// The background unless the app sets another one.
  @MainActor var background: UIBackgroundConfiguration {
    let isPlain = cell.style == .plain
    if isHeader || isFooter {
      return isPlain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }
    return isPlain ? .listPlainCell() : .listGroupedCell()
  }

  /// The content without texts.
  @MainActor var content: UIListContentConfiguration {
    let isPlain = cell.style == .plain
    if isHeader { return isPlain ? .plainHeader() : .groupedHeader() }
    if isFooter { return isPlain ? .plainFooter() : .groupedFooter() }
    return .cell()
  }

  /// Whether the separator above the item is visible.
  @MainActor var showsTop: Bool {
    switch separators?.topSeparatorVisibility {
    case nil, .hidden?: false
    case .visible?: true
    case .automatic?: cell.isFirst && cell.style == .grouped && !isHeader && !isFooter
    }
  }

  /// Whether the separator below the item is visible.
  @MainActor var showsBottom: Bool {
    switch separators?.bottomSeparatorVisibility {
    case nil, .hidden?: false
    case .visible?: true
    case .automatic?: !isHeader && !isFooter && !(cell.isLast && cell.style == .insetGrouped)
    }
  }

  /// Whether automatic separators at an end of the section reach from edge to edge.
  var hasWholeEnds: Bool { cell.style == .grouped }
}

/// The attributes of an element of a list.
final class ListAttributes: UICollectionViewLayoutAttributes {
  /// The properties that the list determines.
  var setting = ListRowSetting()

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? ListAttributes)?.setting = setting
    return copy
  }
}
