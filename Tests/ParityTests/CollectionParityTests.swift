// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Behavior of collection views that is the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct CollectionParityTests {
  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var sections = [["A", "B", "C"], ["D"]]
    var calls: [String] = []

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { sections[section].count }
    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.accessibilityLabel = sections[indexPath.section][indexPath.item]
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "bar",
        for: indexPath
      )
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      calls.append("didSelect")
    }
    func collectionView(
      _ collectionView: UICollectionView,
      shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
      calls.append("shouldSelect")
      return true
    }
  }

  private func makeView(
    _ source: Source,
    _ layout: UICollectionViewLayout = UICollectionViewFlowLayout()
  ) -> UICollectionView {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "bar"
      )
    }
    view.dataSource = source
    view.delegate = source
    view.layoutIfNeeded()
    return view
  }

  private func labels(_ view: UICollectionView) -> [String] {
    view.indexPathsForVisibleItems.sorted().map {
      view.cellForItem(at: $0)?.accessibilityLabel ?? ""
    }
  }

  // Apple documentation, UICollectionViewFlowLayout: the default value of each property.
  @Test func `a flow layout has its documented defaults`() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.estimatedItemSize == .zero && layout.sectionInset == .zero)
    #expect(layout.headerReferenceSize == .zero && layout.footerReferenceSize == .zero)
    #expect(layout.scrollDirection == .vertical)
    #expect(layout.sectionInsetReference == .fromContentInset)
    #expect(!layout.sectionHeadersPinToVisibleBounds && !layout.sectionFootersPinToVisibleBounds)
  }

  // Apple documentation: the default values of UICollectionView's properties.
  @Test func `a collection view has its documented defaults`() {
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    #expect(view.collectionViewLayout === layout && layout.collectionView === view)
    #expect(view.dataSource == nil && view.delegate == nil && view.prefetchDataSource == nil)
    #expect(view.allowsSelection && !view.allowsMultipleSelection && view.isPrefetchingEnabled)
    #expect(view.backgroundView == nil && !view.hasUncommittedUpdates)
  }

  // UICollectionView.h, UICollectionViewLayout.h, UICollectionViewFlowLayout.h: the raw values.
  @Test func `the enumerations have the raw values of Apple's headers`() {
    #expect(UICollectionView.ScrollPosition.top.rawValue == 1)
    #expect(UICollectionView.ScrollPosition.centeredVertically.rawValue == 2)
    #expect(UICollectionView.ScrollPosition.bottom.rawValue == 4)
    #expect(UICollectionView.ScrollPosition.left.rawValue == 8)
    #expect(UICollectionView.ScrollPosition.centeredHorizontally.rawValue == 16)
    #expect(UICollectionView.ScrollPosition.right.rawValue == 32)
    #expect(UICollectionView.ScrollDirection.horizontal.rawValue == 1)
    #expect(UICollectionView.ElementCategory.decorationView.rawValue == 2)
    #expect(UICollectionViewUpdateItem.Action.move.rawValue == 3)
    #expect(UICollectionViewFlowLayout.SectionInsetReference.fromLayoutMargins.rawValue == 2)
    #expect(
      UICollectionView.elementKindSectionHeader == "UICollectionElementKindSectionHeader"
        && UICollectionView.elementKindSectionFooter == "UICollectionElementKindSectionFooter"
    )
  }

  // Apple documentation, UICollectionViewLayoutAttributes: frame, bounds, center, size, transform.
  @Test func `the frame of attributes follows from center and size`() {
    let path = IndexPath(item: 1, section: 2)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    #expect(attributes.indexPath == path && attributes.representedElementKind == nil)
    #expect(attributes.representedElementCategory == .cell)
    #expect(attributes.alpha == 1 && attributes.zIndex == 0 && !attributes.isHidden)
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(attributes.center == CGPoint(x: 25, y: 40))
    #expect(attributes.size == CGSize(width: 30, height: 40))
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(attributes.frame == CGRect(x: -5, y: 0, width: 60, height: 80))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  // Collection View Programming Guide, "Using the Flow Layout": items fill each line, with at least
  // the minimum spacing, which grows until the line is full.
  @Test func `the items of a flow fill lines`() {
    let source = Source()
    source.sections = [["A", "B", "C", "D"]]
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 60)
    layout.minimumLineSpacing = 4
    let view = makeView(source, layout)
    let frames = (0..<4).map {
      layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    let size = CGSize(width: 100, height: 60)
    #expect(frames[0] == CGRect(origin: .zero, size: size))
    #expect(frames[1] == CGRect(origin: CGPoint(x: 110, y: 0), size: size))
    #expect(frames[2] == CGRect(origin: CGPoint(x: 220, y: 0), size: size))
    #expect(frames[3] == CGRect(origin: CGPoint(x: 0, y: 64), size: size))
    #expect(view.contentSize == CGSize(width: 320, height: 124))
  }

  // Apple documentation, headerReferenceSize: "only the height is used" when scrolling vertically;
  // a zero length has no header.
  @Test func `headers and footers span the view`() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 5, height: 30)
    let view = makeView(Source(), layout)
    let header = layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 1)
    )
    #expect(header?.frame == CGRect(x: 0, y: 80, width: 320, height: 30))
    #expect(
      view.indexPathsForVisibleSupplementaryElements(
        ofKind: UICollectionView.elementKindSectionHeader
      ).sorted() == [IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 1)]
    )
    #expect(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter) == [])
  }

  // Apple documentation, selectItem(at:animated:scrollPosition:): "This method does not cause any
  // selection-related delegate methods to be called."
  @Test func `an item that the app selects is selected without a call of the delegate`() {
    let source = Source()
    let view = makeView(source)
    let path = IndexPath(item: 2, section: 0)
    view.selectItem(at: path, animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [path] && source.calls == [])
    #expect(view.cellForItem(at: path)?.isSelected == true)
    view.deselectItem(at: path, animated: false)
    #expect(view.indexPathsForSelectedItems == [] && source.calls == [])
  }

  // Apple documentation, performBatchUpdates(_:completion:): deletes are processed before inserts,
  // by the indexes before the batch.
  @Test func `a batch changes the numbers of items`() {
    let source = Source()
    let view = makeView(source)
    view.performBatchUpdates {
      source.sections = [["B", "C", "E"], ["D"]]
      view.insertItems(at: [IndexPath(item: 2, section: 0)])
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    view.layoutIfNeeded()
    #expect(view.numberOfItems(inSection: 0) == 3 && view.numberOfSections == 2)
    #expect(labels(view) == ["B", "C", "E", "D"])
  }

  // Apple documentation, UICollectionViewLayout.collectionView: the view that uses the layout.
  @Test func `a layout belongs to the view that uses it`() {
    let view = makeView(Source())
    let former = view.collectionViewLayout
    let layout = UICollectionViewFlowLayout()
    view.setCollectionViewLayout(layout, animated: false)
    #expect(former.collectionView == nil && layout.collectionView === view)
    #expect(view.collectionViewLayout === layout)
  }

  // Apple documentation, UICollectionViewFlowLayoutInvalidationContext: both defaults are true.
  @Test func `an invalidation of a flow layout concerns delegate and attributes unless set`() {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    #expect(context.invalidateFlowLayoutDelegateMetrics && context.invalidateFlowLayoutAttributes)
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    #expect(context.invalidatedItemIndexPaths == nil)
    context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
    #expect(context.invalidatedItemIndexPaths == [IndexPath(item: 1, section: 0)])
    let type: AnyClass = UICollectionViewFlowLayout.invalidationContextClass
    #expect("\(type)" == "UICollectionViewFlowLayoutInvalidationContext")
  }

  // Apple documentation, UICollectionViewCell: backgroundView, selectedBackgroundView: behind the
  // content view, the latter in front of the former.
  @Test func `the backgrounds of a cell are behind its content`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let (background, selected) = (UIView(), UIView())
    cell.backgroundView = background
    cell.selectedBackgroundView = selected
    cell.layoutIfNeeded()
    #expect(cell.subviews == [background, selected, cell.contentView])
    #expect(background.frame == cell.bounds && cell.contentView.frame == cell.bounds)
    #expect(!cell.isSelected && !cell.isHighlighted && cell.reuseIdentifier == nil)
  }

  // Apple documentation, NSDiffableDataSourceSnapshot: the operations.
  @Test func `a snapshot has unique sections and items in order`() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems([1, 2])
    snapshot.appendItems([3, 4], toSection: "A")
    #expect(snapshot.itemIdentifiers == [3, 4, 1, 2] && snapshot.numberOfItems == 4)
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "B" && snapshot.indexOfItem(1) == 2)
    snapshot.insertItems([5], beforeItem: 4)
    snapshot.insertItems([6], afterItem: 4)
    snapshot.moveItem(2, beforeItem: 3)
    snapshot.moveItem(3, afterItem: 1)
    #expect(snapshot.itemIdentifiers(inSection: "A") == [2, 5, 4, 6])
    #expect(snapshot.itemIdentifiers(inSection: "B") == [1, 3])
    snapshot.insertSections(["C"], beforeSection: "B")
    snapshot.insertSections(["D"], afterSection: "B")
    snapshot.moveSection("A", afterSection: "B")
    #expect(snapshot.sectionIdentifiers == ["C", "B", "A", "D"])
    #expect(snapshot.indexOfSection("A") == 2 && snapshot.numberOfItems(inSection: "C") == 0)
    snapshot.reloadItems([4])
    snapshot.deleteItems([4, 5])
    snapshot.deleteSections(["B"])
    #expect(snapshot.itemIdentifiers == [2, 6] && snapshot.reloadedItemIdentifiers == [])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == nil)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 0)
  }

  // Apple documentation, UICollectionViewDiffableDataSource: init(collectionView:cellProvider:)
  // "Creates a diffable data source [...] and connects it to the specified collection view."
  @Test func `a diffable data source shows its snapshot`() {
    let view = makeView(Source())
    let source = UICollectionViewDiffableDataSource<String, String>(collectionView: view) {
      view,
      path,
      item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.accessibilityLabel = item
      return cell
    }
    #expect(view.dataSource === source)
    var snapshot = source.snapshot()
    #expect(snapshot.numberOfSections == 0)
    snapshot.appendSections(["only"])
    snapshot.appendItems(["x", "y"])
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    #expect(labels(view) == ["x", "y"])
    #expect(source.indexPath(for: "y") == IndexPath(item: 1, section: 0))
    #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 0)) == "x")
  }

  // Apple documentation, UICollectionViewController: init(collectionViewLayout:),
  // clearsSelectionOnViewWillAppear defaults to true.
  @Test func `a collection view controller is data source and delegate of its view`() {
    let layout = UICollectionViewFlowLayout()
    let controller = UICollectionViewController(collectionViewLayout: layout)
    #expect(controller.collectionViewLayout === layout)
    #expect(controller.collectionView.collectionViewLayout === layout)
    #expect(controller.collectionView.dataSource === controller)
    #expect(controller.collectionView.delegate === controller)
    #expect(controller.clearsSelectionOnViewWillAppear)
  }
}
