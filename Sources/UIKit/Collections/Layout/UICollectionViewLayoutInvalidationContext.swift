// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The parts of a layout that are invalid.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  private var everything = false
  private var dataSourceCounts = false
  private var items: [IndexPath]?
  private var supplementaryViews: [String: [IndexPath]]?
  private var decorationViews: [String: [IndexPath]]?

  /// Creates a context.
  public override init() { super.init() }

  /// Creates a context of a class that is known at run time only.
  static func make(
    _ type: AnyClass,
    everything: Bool = false,
    counts: Bool = false
  ) -> UICollectionViewLayoutInvalidationContext {
    guard let made = RuntimeObjects.make(type) as? UICollectionViewLayoutInvalidationContext else {
      misuse("\(type) must derive from UICollectionViewLayoutInvalidationContext")
    }
    (made.everything, made.dataSourceCounts) = (everything, counts)
    return made
  }

  /// Whether everything is invalid, because the data was reloaded or the layout replaced.
  open var invalidateEverything: Bool { everything }
  /// Whether the numbers of sections and items are invalid.
  open var invalidateDataSourceCounts: Bool { dataSourceCounts }

  /// Adds items.
  open func invalidateItems(at indexPaths: [IndexPath]) { items = (items ?? []) + indexPaths }
  /// Adds supplementary views.
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the views.
  ///   - indexPaths: Their paths.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String,
    at indexPaths: [IndexPath]
  ) {
    supplementaryViews = (supplementaryViews ?? [:]).merging(
      [elementKind: indexPaths],
      uniquingKeysWith: +
    )
  }
  /// Adds decoration views.
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the views.
  ///   - indexPaths: Their paths.
  open func invalidateDecorationElements(
    ofKind elementKind: String,
    at indexPaths: [IndexPath]
  ) {
    decorationViews = (decorationViews ?? [:]).merging(
      [elementKind: indexPaths],
      uniquingKeysWith: +
    )
  }

  /// The items that were added.
  open var invalidatedItemIndexPaths: [IndexPath]? { items }
  /// The supplementary views that were added, by kind.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementaryViews }
  /// The decoration views that were added, by kind.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorationViews }

  /// The distance by which the content offset changes; zero unless set.
  open var contentOffsetAdjustment = CGPoint.zero

  /// Whether cells keep the sizes that they determined.
  var keepsMeasurements: Bool { false }
}
