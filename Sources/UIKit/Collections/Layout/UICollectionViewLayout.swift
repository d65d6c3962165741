// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation
import RetourDecisions

/// The places of the elements of a collection view: the superclass of layouts.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view's part of the layout.
  let link = LayoutLink()

  /// Creates a layout.
  public override init() { super.init() }

  /// Creates a layout.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: The collection view

  /// The collection view whose layout this is.
  open var collectionView: UICollectionView? { link.view }
  /// The size of the content, in points; zero unless overridden.
  open var collectionViewContentSize: CGSize { .zero }
  /// The class of attributes that a layout makes; overridden for attributes with more properties.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of contexts for invalidation.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }
  /// Registers the class of decoration views of a kind; `nil` removes it.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    link.register(viewClass as? UICollectionReusableView.Type, for: elementKind)
  }

  // MARK: Providing attributes

  /// Called before the collection view asks for attributes of an invalid layout.
  open func prepare() {}
  /// Returns the attributes of the elements in an area; none unless overridden.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Returns the attributes of an item; `nil` unless overridden.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a supplementary view; `nil` unless overridden.
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the view.
  ///   - indexPath: Its path.
  /// - Returns: The attributes; `nil` for a view that does not exist.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a decoration view; `nil` unless overridden.
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the view.
  ///   - indexPath: Its path.
  /// - Returns: The attributes; `nil` for a view that does not exist.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the content offset at which a drag comes to rest; the proposed one unless overridden.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: The offset without the layout.
  ///   - velocity: The velocity of the content, in points per millisecond.
  /// - Returns: The offset.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }
  /// Returns the content offset after a change of items or of the layout; the proposed one unless
  /// overridden.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Directions

  /// The direction for which the layout is written.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the collection view mirrors the layout in the opposite direction; `false` unless
  /// overridden.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Invalidating the layout

  /// Marks the layout as invalid: it is prepared again in the next layout pass.
  open func invalidateLayout() {
    let type: AnyClass = type(of: self).invalidationContextClass
    invalidateLayout(with: UICollectionViewLayoutInvalidationContext.make(type))
  }
  /// Marks parts of the layout as invalid; overrides call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    link.view?.collection.layoutDidBecomeInvalid(context)
  }
  /// Returns whether the layout depends on a change of the visible area; `false` unless overridden.
  ///
  /// - Parameter newBounds: The bounds that the collection view is about to have.
  /// - Returns: Whether the layout is invalidated.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Returns the parts that a change of the visible area makes invalid.
  ///
  /// - Parameter newBounds: The bounds that the collection view is about to have.
  /// - Returns: The context.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { .make(type(of: self).invalidationContextClass) }
  /// Returns whether the layout takes the attributes that a cell prefers; `false` unless
  /// overridden.
  ///
  /// - Parameters:
  ///   - preferredAttributes: The attributes that the cell prefers.
  ///   - originalAttributes: The attributes that the layout gave it.
  /// - Returns: Whether the layout is invalidated.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Returns the parts that a cell's preferred attributes make invalid.
  ///
  /// - Parameters:
  ///   - preferredAttributes: The attributes that the cell prefers.
  ///   - originalAttributes: The attributes that the layout gave it.
  /// - Returns: The context.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { .make(type(of: self).invalidationContextClass) }

  // MARK: Coordinating animated changes

  /// Called after the layout was prepared for a batch, with its changes.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called when the animations of a batch were made.
  open func finalizeCollectionViewUpdates() {}
  /// Called before the bounds change in an animation.
  ///
  /// - Parameter oldBounds: The present bounds.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called after the bounds changed in an animation.
  open func finalizeAnimatedBoundsChange() {}
  /// Called before the collection view takes another layout.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called before the collection view takes this layout.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called when the animations between two layouts were made.
  open func finalizeLayoutTransition() {}
  /// Returns the attributes from which an item appears; `nil`, as unless overridden, appears in
  /// place.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes to which an item disappears; `nil`, as unless overridden, stays in
  /// place.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes from which a supplementary view appears.
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the view.
  ///   - elementIndexPath: Its path after the change.
  /// - Returns: The attributes; `nil`, as unless overridden, appears in place.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes to which a supplementary view disappears.
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the view.
  ///   - elementIndexPath: Its path before the change.
  /// - Returns: The attributes; `nil`, as unless overridden, stays in place.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes from which a decoration view appears.
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the view.
  ///   - decorationIndexPath: Its path after the change.
  /// - Returns: The attributes; `nil`, as unless overridden, appears in place.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes to which a decoration view disappears.
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the view.
  ///   - decorationIndexPath: Its path before the change.
  /// - Returns: The attributes; `nil`, as unless overridden, stays in place.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: In this module

  /// Whether cells are asked for the attributes that they prefer.
  var measuresCells: Bool { true }
  /// Prepares a view that the collection view returns to its data source.
  func willReturn(_ view: UICollectionReusableView, _ key: ElementKey) {}
  /// Whether items may have swipe actions.
  var hasSwipeActions: Bool { false }
  /// Returns the swipe actions of an item at an edge; `nil` for none.
  func swipeActions(of path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? { nil }
  /// Moves what the layout has measured with the items of a batch.
  func takeUpdate(_ update: ListUpdate) {}
}
