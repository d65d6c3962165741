// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The sizes and distances of a flow layout, as its delegate and properties say.
@MainActor
struct FlowMetrics {
  private let layout: UICollectionViewFlowLayout
  private let view: UICollectionView
  private let delegate: (any UICollectionViewDelegateFlowLayout)?

  init(_ layout: UICollectionViewFlowLayout, _ view: UICollectionView) {
    (self.layout, self.view) = (layout, view)
    delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
  }

  private var axes: FlowAxes { FlowAxes(direction: layout.scrollDirection) }

  /// The length of the view across the direction of scrolling, without insets of the content.
  var breadth: Double {
    let insets = axes.insets(view.adjustedContentInset)
    let whole = axes.size(view.storedLayer.bounds.size).breadth
    return max(0, whole - insets.side - insets.otherSide)
  }

  // MARK: Sections

  /// Returns a section.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - count: The number of its items.
  ///   - measured: The sizes of items that are known.
  /// - Returns: The section.
  func section(
    _ section: Int,
    count: Int,
    measured: [Int: FlowSize]
  ) -> FlowGeometry.Section {
    let own =
      delegate?.collectionView(view, layout: layout, insetForSectionAt: section)
      ?? layout.sectionInset
    let insets = axes.insets(inReference(own))
    let lines =
      delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
      ?? layout.minimumLineSpacing
    let items =
      delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
      ?? layout.minimumInteritemSpacing
    let spacing = FlowSpacing(
      breadth: breadth - insets.side - insets.otherSide,
      lines: Double(lines),
      items: Double(items)
    )
    var result = FlowGeometry.Section(
      FlowLines(self.items(of: section, count: count, measured), spacing)
    )
    (result.before, result.after) = (insets.before, insets.after)
    result.side = insets.side
    result.header = header(section)
    result.footer = footer(section)
    return result
  }

  private func header(_ section: Int) -> Double {
    axes.size(
      delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
        ?? layout.headerReferenceSize
    ).length
  }

  private func footer(_ section: Int) -> Double {
    axes.size(
      delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
        ?? layout.footerReferenceSize
    ).length
  }

  /// Returns section insets from the edges of the content.
  private func inReference(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    let reference: UIEdgeInsets
    switch layout.sectionInsetReference {
    case .fromContentInset: return insets
    case .fromSafeArea: reference = view.safeAreaInsets
    case .fromLayoutMargins: reference = view.layoutMargins
    }
    let content = view.adjustedContentInset
    let isVertical = layout.scrollDirection == .vertical
    var result = insets
    if isVertical {
      result.left += max(0, reference.left - content.left)
      result.right += max(0, reference.right - content.right)
    } else {
      result.top += max(0, reference.top - content.top)
      result.bottom += max(0, reference.bottom - content.bottom)
    }
    return result
  }

  // MARK: Items

  private func items(of section: Int, count: Int, _ measured: [Int: FlowSize]) -> FlowItems {
    let common = commonSize
    guard count > 0, let delegate, !view.collection.lacksItemSizes else {
      return FlowItems(common, count: count, measured: measured)
    }
    func size(of item: Int) -> FlowSize {
      let path = IndexPath(item: item, section: section)
      return axes.size(delegate.collectionView(view, layout: layout, sizeForItemAt: path))
    }
    let first = size(of: 0)
    guard !view.collection.lacksItemSizes else {
      return FlowItems(common, count: count, measured: measured)
    }
    var sizes = [first] + (1..<max(1, count)).map(size)
    guard sizes.contains(where: { $0 != first }) else {
      return FlowItems(first, count: count, measured: measured)
    }
    for (item, size) in measured where item < count { sizes[item] = size }
    return FlowItems(sizes)
  }

  private var commonSize: FlowSize {
    let estimate = layout.estimatedItemSize
    let isOwn = estimate != .zero && estimate != UICollectionViewFlowLayout.automaticSize
    return axes.size(isOwn ? estimate : layout.itemSize)
  }
}
