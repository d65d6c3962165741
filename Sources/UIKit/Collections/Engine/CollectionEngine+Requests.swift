// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// Queries and scrolling.
extension CollectionEngine {
  // MARK: Elements

  /// Whether an item exists.
  func exists(_ path: IndexPath) -> Bool {
    counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
  }

  /// Returns the attributes of an element.
  func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    let attributes = layout.attributes(of: key)
    if layout.measuresCells { area.updateContentSize(layout) }
    return attributes
  }

  /// Returns a copy of the attributes of an element, with its place in the view.
  func shownAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let shown = attributes(of: key)?.copied else { return nil }
    shown.center.x = layoutArea(CGRect(origin: shown.center, size: .zero)).minX
    return shown
  }

  /// Returns the visible elements, after the layout that is pending.
  func visible(
    _ category: UICollectionView.ElementCategory,
    _ kind: String? = nil
  ) -> [CollectionElement] {
    layOutIfNeeded()
    return ordered.filter { $0.key.category == category && $0.key.kind == kind }
  }

  /// Returns the visible item at a point of the content; the frontmost one.
  func path(at point: CGPoint) -> IndexPath? {
    elements.values.filter { $0.key.category == .cell && $0.view.storedLayer.frame.contains(point) }
      .max { ($0.attributes.zIndex, $0.number) < ($1.attributes.zIndex, $1.number) }?.key.path
  }

  /// Returns the item of a cell.
  func path(of cell: UICollectionViewCell) -> IndexPath? {
    elements.values.first { $0.view === cell && $0.key.category == .cell }?.key.path
  }

  // MARK: Scrolling

  /// Returns the offset at which a drag comes to rest.
  func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    let mirrored = area.mirroredOffset(proposed)
    let target = layout.targetContentOffset(
      forProposedContentOffset: mirrored,
      withScrollingVelocity: velocity
    )
    return target == mirrored ? proposed : area.mirroredOffset(target)
  }

  /// The number of corrections of a place that cells move while they determine their sizes.
  private static let corrections = 3

  /// Scrolls to an item.
  ///
  /// The sizes on the way are estimates; those at the target are measured before the end.
  func scroll(
    to path: IndexPath,
    at position: UICollectionView.ScrollPosition,
    animated: Bool
  ) {
    guard let first = offset(for: path, position) else { return }
    view.setContentOffset(first, animated: animated)
    guard !animated else { return }
    for _ in 0..<Self.corrections {
      layOut()
      guard let target = offset(for: path, position), target != view.contentOffset else { return }
      view.setContentOffset(target, animated: false)
    }
  }

  private func offset(
    for path: IndexPath,
    _ position: UICollectionView.ScrollPosition
  ) -> CGPoint? {
    guard let attributes = attributes(of: .cell(path)) else { return nil }
    let frame = layoutArea(attributes.frame)
    let (bounds, insets) = (view.storedLayer.bounds, view.adjustedContentInset)
    let x = ScrollAxisPlace(
      start: frame.minX,
      end: frame.maxX,
      offset: bounds.minX,
      length: bounds.width,
      insets: (insets.left, insets.right),
      content: view.contentSize.width
    )
    let y = ScrollAxisPlace(
      start: frame.minY,
      end: frame.maxY,
      offset: bounds.minY,
      length: bounds.height,
      insets: (insets.top, insets.bottom),
      content: view.contentSize.height
    )
    return CGPoint(
      x: x.offset(at: position, (.left, .centeredHorizontally, .right)),
      y: y.offset(at: position, (.top, .centeredVertically, .bottom))
    )
  }
}

/// The place of an item on one axis of a collection view.
private struct ScrollAxisPlace {
  let start: CGFloat
  let end: CGFloat
  let offset: CGFloat
  let length: CGFloat
  let insets: (before: CGFloat, after: CGFloat)
  let content: CGFloat

  /// Returns the offset at which the item is at a place.
  ///
  /// - Parameters:
  ///   - position: The place.
  ///   - names: The places on this axis.
  /// - Returns: The offset.
  func offset(
    at position: UICollectionView.ScrollPosition,
    _ names: (
      start: UICollectionView.ScrollPosition, middle: UICollectionView.ScrollPosition,
      end: UICollectionView.ScrollPosition
    )
  ) -> CGFloat {
    var target = offset
    if position.contains(names.start) {
      target = start - insets.before
    } else if position.contains(names.middle) {
      let room = length - insets.before - insets.after
      target = (start + end) / 2 - insets.before - room / 2
    } else if position.contains(names.end) || end > offset + length - insets.after {
      target = end - length + insets.after
    } else if start < offset + insets.before {
      target = start - insets.before
    }
    let most = max(-insets.before, content + insets.after - length)
    return min(max(target, -insets.before), most)
  }
}
