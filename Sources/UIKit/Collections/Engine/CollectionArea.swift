// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore

/// The area of a layout that a collection view shows, mirrored where the layout says so.
@MainActor
final class CollectionArea {
  private unowned let view: UICollectionView
  /// The attributes of the elements in the area that the layout was asked for last.
  private var known: [UICollectionViewLayoutAttributes] = []
  private var knownArea = CGRect.null
  /// The width in which coordinates are mirrored; `nil` before the first layout.
  private var mirrorWidth: CGFloat?
  /// The width of the view in the last layout.
  private var shownWidth: CGFloat = 0
  /// The distance by which the layout moves the content.
  private var adjustment = CGPoint.zero
  /// Whether all views get their places again.
  private(set) var needsPlacing = false
  /// The order of the frontmost view that there was; 0 for one that is not in front of others.
  private(set) var frontOrder: CGFloat = 0

  init(_ view: UICollectionView) { self.view = view }

  // MARK: The layout

  /// The layout was invalidated.
  func layoutDidBecomeInvalid(_ context: UICollectionViewLayoutInvalidationContext) {
    knownArea = .null
    adjustment.x += context.contentOffsetAdjustment.x
    adjustment.y += context.contentOffsetAdjustment.y
  }

  /// The layout was prepared.
  func layoutDidPrepare(_ layout: UICollectionViewLayout) {
    updateContentSize(layout)
    let distance = adjustment
    adjustment = .zero
    scroll(by: distance)
  }

  /// Gives the collection view the size of the layout's content.
  func updateContentSize(_ layout: UICollectionViewLayout) {
    let size = layout.collectionViewContentSize
    if view.contentSize != size { view.contentSize = size }
    let insets = view.adjustedContentInset
    let visible = view.storedLayer.bounds.width - insets.left - insets.right
    let opposite: UIUserInterfaceLayoutDirection = view.isRightToLeft ? .leftToRight : .rightToLeft
    let width =
      layout.flipsHorizontallyInOppositeLayoutDirection
        && layout.developmentLayoutDirection == opposite ? max(size.width, visible) : nil
    let bounds = view.storedLayer.bounds
    let former = mirrorWidth.map { $0 - shownWidth - bounds.minX } ?? -insets.right
    guard width != mirrorWidth || bounds.width != shownWidth else { return }
    (mirrorWidth, shownWidth) = (width, bounds.width)
    needsPlacing = true
    guard let width else { return }
    // The leading edge stays where it is.
    move(by: CGPoint(x: width - bounds.width - former - bounds.minX, y: 0))
  }

  /// Scrolls by a distance of the layout.
  func scroll(by distance: CGPoint) {
    move(by: CGPoint(x: mirrorWidth == nil ? distance.x : -distance.x, y: distance.y))
  }

  private func move(by distance: CGPoint) {
    guard distance != .zero else { return }
    let offset = view.contentOffset
    let target = CGPoint(x: offset.x + distance.x, y: offset.y + distance.y)
    view.engine.setOffset(target, keepsMotion: true)
  }

  // MARK: Attributes

  /// Returns the attributes of the visible elements.
  func visibleAttributes(_ layout: UICollectionViewLayout) -> [UICollectionViewLayoutAttributes] {
    let visible = mirrored(view.storedLayer.bounds)
    if !knownArea.contains(visible) {
      knownArea = visible.insetBy(dx: -visible.width / 4, dy: -visible.height / 4)
      known = layout.layoutAttributesForElements(in: knownArea) ?? []
      if layout.measuresCells { updateContentSize(layout) }
    }
    return known.filter { !$0.isHidden && $0.frame.touches(visible) }
  }

  /// Returns copies of the attributes of the elements in the visible area and one screen around it.
  func surroundingAttributes(
    _ layout: UICollectionViewLayout
  ) -> [UICollectionViewLayoutAttributes] {
    let visible = mirrored(view.storedLayer.bounds)
    let area = visible.insetBy(dx: -visible.width, dy: -visible.height)
    return (layout.layoutAttributesForElements(in: area) ?? []).map(\.copied)
  }

  // MARK: Views

  /// Returns a rectangle of the view in the layout's coordinates, or the reverse.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard let mirrorWidth else { return rect }
    return CGRect(
      x: mirrorWidth - rect.maxX,
      y: rect.minY,
      width: rect.width,
      height: rect.height
    )
  }

  /// Returns a content offset of the view in the layout's coordinates, or the reverse.
  func mirroredOffset(_ offset: CGPoint) -> CGPoint {
    mirrored(CGRect(origin: offset, size: view.storedLayer.bounds.size)).origin
  }

  /// Whether an element is visible with attributes.
  func shows(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.frame.touches(mirrored(view.storedLayer.bounds))
  }

  /// Gives a view the place and the look of attributes.
  func give(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
    let size = attributes.size
    let corner = CGPoint(
      x: attributes.center.x - size.width / 2,
      y: attributes.center.y - size.height / 2
    )
    var frame = mirrored(CGRect(origin: corner, size: size))
    frame.origin = frame.roundedToPixels(of: self.view.storedLayer).origin
    if attributes.representedElementCategory == .cell,
      self.view.collection.swipe.holds(attributes.indexPath)
    {
      self.view.collection.swipe.move(to: frame)
    } else {
      view.setPlace(frame)
    }
    let layer = view.storedLayer
    if !CATransform3DEqualToTransform(layer.transform, attributes.transform3D) {
      layer.transform = attributes.transform3D
    }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    let order = CGFloat(attributes.zIndex)
    if layer.zPosition != order { layer.zPosition = order }
    frontOrder = max(frontOrder, order)
    view.take(attributes)
    view.apply(attributes)
  }

  /// Adds a view, behind those that are in front of its attributes.
  func add(_ element: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    let order = CGFloat(attributes.zIndex)
    let front = view.storedSubviews.first { $0.storedLayer.zPosition > order }
    if let front, order < frontOrder {
      view.insertSubview(element, belowSubview: front)
    } else {
      view.addSubview(element)
    }
  }

  /// All views have their places.
  func didPlace() { needsPlacing = false }
}
