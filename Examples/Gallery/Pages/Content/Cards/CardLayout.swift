// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A row of cards, of which the one in the middle is the largest, and that rests on a card.
final class CardLayout: UICollectionViewLayout {
  /// The size of the card in the middle, in points.
  static let card = CGSize(width: 220, height: 320)
  private static let gap: CGFloat = 16
  private static let leastScale: CGFloat = 0.8

  private var step: CGFloat { Self.card.width + Self.gap }
  private var count: Int {
    guard let view = collectionView, view.numberOfSections > 0 else { return 0 }
    return view.numberOfItems(inSection: 0)
  }
  /// The room before the first card and behind the last one, which come to the middle.
  private var room: CGFloat { ((collectionView?.bounds.width ?? 0) - Self.card.width) / 2 }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override var collectionViewContentSize: CGSize {
    let length = CGFloat(count) * step - Self.gap + 2 * room
    return CGSize(width: max(0, length), height: collectionView?.bounds.height ?? 0)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let first = max(0, Int((rect.minX - room) / step))
    let end = min(count, Int((rect.maxX - room) / step) + 1)
    guard first < end else { return [] }
    return (first..<end).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let view = collectionView else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let start = room + CGFloat(indexPath.item) * step
    attributes.size = Self.card
    attributes.center = CGPoint(x: start + Self.card.width / 2, y: view.bounds.height / 2)
    let distance = min(abs(attributes.center.x - middle(of: view)) / step, 1)
    let scale = 1 - (1 - Self.leastScale) * distance
    attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
    return attributes
  }

  /// The middle of the visible area, in the coordinates of the layout.
  private func middle(of view: UICollectionView) -> CGFloat {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isMirrored ? collectionViewContentSize.width - view.bounds.midX : view.bounds.midX
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let card = (proposedContentOffset.x / step).rounded()
    let last = CGFloat(max(0, count - 1))
    return CGPoint(x: min(max(card, 0), last) * step, y: proposedContentOffset.y)
  }
}
