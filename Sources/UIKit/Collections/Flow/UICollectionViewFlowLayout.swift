// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation
import RetourDecisions

/// A layout that arranges items in lines, with a header and a footer around each section.
///
/// Lines are filled up to their ends. In the opposite direction of writing the layout is mirrored.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The places of the elements.
  private(set) lazy var flow = FlowEngine(self)

  /// The estimated size that stands for `itemSize`, and lets cells determine their sizes.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  // MARK: Configuring the layout

  /// The direction in which the content scrolls; vertical unless set.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The distance between lines, in points; 10 unless set.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The least distance between the items of a line, in points; 10 unless set.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The size of items, in points; 50 x 50 unless set.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// The estimate of the size of items; unless it is zero, cells determine their sizes.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// The room around the lines of each section, in points.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// The edges from which section insets are measured.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// The size of headers, of which the length along the content counts; zero has none.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The size of footers, of which the length along the content counts; zero has none.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// Whether a header stays at the edge while its section is visible; `false` unless set.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// Whether a footer stays at the edge while its section is visible; `false` unless set.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Whether headers or footers move with the visible area.
  private var pins: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  // MARK: Overridden

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  open override var collectionViewContentSize: CGSize { flow.contentSize }
  open override func prepare() {
    super.prepare()
    flow.prepare()
  }
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { flow.attributes(in: rect) }
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { flow.attributes(ofItem: indexPath) }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { flow.attributes(of: elementKind, at: indexPath) }
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    flow.invalidate(context)
    super.invalidateLayout(with: context)
  }
  /// Returns whether the room for lines changes, or headers or footers follow the visible area.
  ///
  /// - Parameter newBounds: The bounds that the collection view is about to have.
  /// - Returns: Whether the layout is invalidated.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    pins || changesRoom(newBounds)
  }
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = changesRoom(newBounds)
      context.invalidateFlowLayoutAttributes = changesRoom(newBounds)
    }
    return context
  }
  /// Returns whether items have estimated sizes and a cell prefers another one.
  ///
  /// - Parameters:
  ///   - preferredAttributes: The attributes that the cell prefers.
  ///   - originalAttributes: The attributes that the layout gave it.
  /// - Returns: Whether the layout is invalidated.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    measuresCells && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
    let path = originalAttributes.indexPath
    context.invalidateItems(at: [path])
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateFlowLayoutAttributes = false
    }
    flow.take(preferredAttributes.size, of: path)
    return context
  }
  /// Returns where an item was before, or what fades in.
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { fadedIn(.cell(itemIndexPath)) }
  /// Returns what fades out.
  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { fadedOut(.cell(itemIndexPath)) }
  open override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    fadedIn(.supplementary(elementKind, elementIndexPath))
  }
  open override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    fadedOut(.supplementary(elementKind, elementIndexPath))
  }
  override var measuresCells: Bool { estimatedItemSize != .zero }
  override func takeUpdate(_ update: ListUpdate) { flow.takeUpdate(update) }

  private func changesRoom(_ bounds: CGRect) -> Bool {
    guard let present = collectionView?.bounds.size else { return false }
    return scrollDirection == .vertical
      ? present.width != bounds.width : present.height != bounds.height
  }
}
