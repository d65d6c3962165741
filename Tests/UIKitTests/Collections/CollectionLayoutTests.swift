// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourTesting
import Testing
import UIKit

/// Layouts of an app.
@MainActor
struct CollectionLayoutTests {
  /// A column of items, 100 points each, with a line as a decoration and a badge on the first item.
  private final class ColumnLayout: UICollectionViewLayout {
    final class Attributes: UICollectionViewLayoutAttributes {
      var note = ""

      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Attributes)?.note = note
        return copy
      }
    }

    final class Line: UICollectionReusableView {}

    var calls: [String] = []
    var inset: CGFloat = 0
    var followsBounds = false
    var snaps = false

    private var count: Int {
      guard let view = collectionView, view.numberOfSections > 0 else { return 0 }
      return view.numberOfItems(inSection: 0)
    }

    override class var layoutAttributesClass: AnyClass { Attributes.self }

    override func prepare() {
      super.prepare()
      calls.append("prepare")
    }
    override var collectionViewContentSize: CGSize {
      CGSize(width: 400, height: CGFloat(count) * 100)
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let items = (0..<count).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
      }
      guard count > 0 else { return nil }
      let first = IndexPath(item: 0, section: 0)
      let line = layoutAttributesForDecorationView(ofKind: "line", at: first)
      let badge = layoutAttributesForSupplementaryView(ofKind: "badge", at: first)
      return (items + [line, badge].compactMap { $0 }).filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = Attributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: inset, y: CGFloat(indexPath.item) * 100, width: 50, height: 90)
      attributes.note = "item \(indexPath.item)"
      return attributes
    }
    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String,
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = Attributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
      attributes.frame = CGRect(x: 40, y: 0, width: 20, height: 20)
      attributes.zIndex = 5
      attributes.transform = CGAffineTransform(rotationAngle: .pi / 2)
      return attributes
    }
    override func layoutAttributesForDecorationView(
      ofKind elementKind: String,
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = Attributes(forDecorationViewOfKind: elementKind, with: indexPath)
      attributes.frame = CGRect(x: 300, y: 0, width: 2, height: 700)
      attributes.zIndex = -1
      attributes.alpha = 0.5
      return attributes
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      let present = collectionView?.bounds ?? .zero
      calls.append("\(Int(present.minY)) -> \(Int(newBounds.minY))")
      return followsBounds
    }
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      guard snaps else { return proposedContentOffset }
      return CGPoint(x: 0, y: (proposedContentOffset.y / 100).rounded() * 100)
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      for item in updateItems {
        calls.append(
          "\(item.updateAction.rawValue) \(item.indexPathBeforeUpdate?.item ?? -1) "
            + "\(item.indexPathAfterUpdate?.item ?? -1)"
        )
      }
    }
    override func finalizeCollectionViewUpdates() { calls.append("finalize") }
    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      calls.append("initial \(itemIndexPath.item)")
      let attributes = layoutAttributesForItem(at: itemIndexPath)
      attributes?.center.x = -200
      return attributes
    }
    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      calls.append("final \(itemIndexPath.item)")
      let attributes = layoutAttributesForItem(at: itemIndexPath)
      attributes?.center.x = 600
      return attributes
    }
    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
      calls.append("to \(type(of: newLayout))")
    }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
      calls.append("from \(type(of: oldLayout))")
    }
    override func finalizeLayoutTransition() { calls.append("finalizeTransition") }
  }

  private func makeStage(
    _ layout: ColumnLayout,
    _ direction: World.Direction = .leftToRight,
    count: Int = 40
  ) -> CollectionStage {
    layout.register(ColumnLayout.Line.self, forDecorationViewOfKind: "line")
    let stage = CollectionStage([], layout, direction)
    stage.view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: "badge",
      withReuseIdentifier: "bar"
    )
    stage.client.sections = [(0..<count).map { "\($0)" }]
    stage.view.reloadData()
    stage.world.advance(by: 0)
    layout.calls = []
    return stage
  }

  @Test(arguments: [World.Direction.leftToRight, .rightToLeft])
  func `a layout places cells, supplementary and decoration views`(
    _ direction: World.Direction
  ) throws {
    let layout = ColumnLayout()
    let stage = makeStage(layout, direction)
    // Layouts of an app are not mirrored unless they ask for it.
    #expect(stage.frame(3) == CGRect(x: 0, y: 300, width: 50, height: 90))
    #expect((stage.cell(3)?.applied as? ColumnLayout.Attributes)?.note == "item 3")
    let line = try #require(stage.view.subviews.first { $0 is ColumnLayout.Line })
    #expect(line.frame == CGRect(x: 300, y: 0, width: 2, height: 700) && line.alpha == 0.5)
    let path = IndexPath(item: 0, section: 0)
    let badge = try #require(stage.view.supplementaryView(forElementKind: "badge", at: path))
    #expect(badge.layer.zPosition == 5 && line.layer.zPosition == -1)
    #expect(abs(badge.transform.b - 1) < 1e-6 && badge.center == CGPoint(x: 50, y: 10))
    stage.view.contentOffset.y = 900
    stage.world.advance(by: 0)
    #expect(line.isHidden && badge.isHidden && stage.frame(12)?.minY == 1200)
  }

  @Test func `the layout is asked about bounds before they change`() {
    let layout = ColumnLayout()
    let stage = makeStage(layout)
    stage.view.contentOffset.y = 30
    stage.world.advance(by: 0)
    #expect(layout.calls == ["0 -> 30"])
    layout.followsBounds = true
    stage.view.contentOffset.y = 50
    stage.world.advance(by: 0)
    #expect(layout.calls == ["0 -> 30", "30 -> 50", "prepare"])
  }

  @Test func `an invalid layout is prepared once before the next frame`() {
    let layout = ColumnLayout()
    let stage = makeStage(layout)
    layout.inset = 25
    layout.invalidateLayout()
    layout.invalidateLayout()
    stage.world.advance(by: 0)
    #expect(layout.calls == ["prepare"] && stage.frame(0)?.minX == 25)
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 70)
    layout.invalidateLayout(with: context)
    stage.world.advance(by: 0)
    #expect(stage.view.contentOffset.y == 70)
  }

  @Test func `a drag ends where the layout says`() {
    let layout = ColumnLayout()
    let stage = makeStage(layout)
    layout.snaps = true
    stage.finger.down(at: CGPoint(x: 200, y: 700))
    stage.finger.move(to: CGPoint(x: 200, y: 377), during: 0.1)
    stage.finger.up()
    stage.world.settle()
    let offset = stage.view.contentOffset.y
    #expect(offset > 300 && offset.truncatingRemainder(dividingBy: 100) == 0)
  }

  @Test func `a batch tells the layout its changes and asks for the ends of the animations`() throws
  {
    let layout = ColumnLayout()
    let stage = makeStage(layout, count: 4)
    let gone = try #require(stage.cell(0))
    stage.client.sections = [["1", "2", "3", "new"]]
    stage.world.perform {
      stage.view.performBatchUpdates {
        stage.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        stage.view.insertItems(at: [IndexPath(item: 3, section: 0)])
      }
    }
    #expect(
      layout.calls.filter { !$0.contains("->") } == [
        "prepare", "1 0 -1", "0 -1 3", "final 0", "initial 3", "finalize",
      ]
    )
    stage.world.advance(by: 0.15)
    let new = try #require(stage.cell(3))
    let seen = stage.world.perform {
      (gone.layer.presentation()?.frame.midX ?? 0, new.layer.presentation()?.frame.midX ?? 0)
    }
    #expect(seen.0 > 30 && seen.0 < 600 && seen.1 < 20 && seen.1 > -200)
    stage.world.settle()
    #expect(gone.isHidden && new.frame.minX == 0)
  }

  @Test(arguments: [true, false])
  func `another layout moves the cells that stay`(_ isAnimated: Bool) throws {
    let (column, flow) = (ColumnLayout(), UICollectionViewFlowLayout())
    flow.itemSize = CGSize(width: 100, height: 100)
    flow.minimumInteritemSpacing = 0
    flow.minimumLineSpacing = 0
    let stage = makeStage(column)
    let cell = try #require(stage.cell(3))
    var ended = false
    stage.world.perform {
      stage.view.setCollectionViewLayout(flow, animated: isAnimated) { ended = $0 }
    }
    #expect(stage.view.collectionViewLayout === flow && flow.collectionView === stage.view)
    #expect(column.collectionView == nil && stage.cell(3) === cell)
    #expect(cell.frame == CGRect(x: 300, y: 0, width: 100, height: 100))
    #expect(column.calls == ["to UICollectionViewFlowLayout", "finalizeTransition"])
    #expect(ended == !isAnimated && stage.titles.count == 32)
    stage.world.advance(by: 0.15)
    let seen = stage.world.perform { cell.layer.presentation()?.frame.minX ?? cell.frame.minX }
    #expect(isAnimated ? seen > 0 && seen < 300 : seen == 300)
    stage.world.settle()
    #expect(ended)
    let shown = stage.view.subviews.filter { !$0.isHidden }
    #expect(Set(shown) == Set(stage.view.visibleCells as [UIView]))
  }

  @Test func `attributes are equal by their values, and copies have them all`() {
    let path = IndexPath(item: 2, section: 1)
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "kind",
      with: path
    )
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    attributes.alpha = 0.3
    attributes.zIndex = 4
    attributes.isHidden = true
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(attributes.frame == CGRect(x: -5, y: 0, width: 60, height: 80))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    #expect(copy == attributes && copy !== attributes && copy?.zIndex == 4)
    copy?.alpha = 0.4
    #expect(copy != attributes)
  }
}
