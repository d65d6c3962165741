// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation
import RetourDecisions

/// The layout of a list in a collection view.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private lazy var list = ListLayoutEngine(self, configuration)
  private let configuration: UICollectionLayoutListConfiguration

  /// Creates the layout of a list.
  ///
  /// - Parameter configuration: The properties of the list.
  /// - Returns: The layout.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(list: configuration)
  }

  private init(list configuration: UICollectionLayoutListConfiguration) {
    self.configuration = configuration
    super.init()
  }

  /// Returns `nil`: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) { nil }

  // MARK: Overridden

  open override class var layoutAttributesClass: AnyClass { ListAttributes.self }
  open override class var invalidationContextClass: AnyClass { ListInvalidationContext.self }
  open override var collectionViewContentSize: CGSize { list.contentSize }
  open override func prepare() {
    super.prepare()
    list.prepare()
  }
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { list.attributes(in: rect) }
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { list.attributes(ofItem: indexPath) }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { list.attributes(of: elementKind, at: indexPath) }
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    list.invalidate(context)
    super.invalidateLayout(with: context)
  }
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    list.pins || collectionView?.bounds.width != newBounds.width
  }
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if collectionView?.bounds.width == newBounds.width {
      (context as? ListInvalidationContext)?.scope = .bars
    }
    return context
  }
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { list.take(preferredAttributes.size.height, of: originalAttributes.key) }
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
    context.invalidateItems(at: [originalAttributes.indexPath])
    (context as? ListInvalidationContext)?.scope = .places
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
  override func takeUpdate(_ update: ListUpdate) { list.takeUpdate(update) }
  override func willReturn(_ view: UICollectionReusableView, _ key: ElementKey) {
    (view as? UICollectionViewListCell)?.take(list.setting(of: key))
  }
  override func swipeActions(
    of path: IndexPath,
    isLeading: Bool
  ) -> UISwipeActionsConfiguration? {
    isLeading
      ? configuration.leadingSwipeActionsConfigurationProvider?(path)
      : configuration.trailingSwipeActionsConfigurationProvider?(path)
  }
  override var hasSwipeActions: Bool {
    configuration.leadingSwipeActionsConfigurationProvider != nil
      || configuration.trailingSwipeActionsConfigurationProvider != nil
  }
}
