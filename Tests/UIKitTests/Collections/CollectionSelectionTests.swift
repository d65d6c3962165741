// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourTesting
import Testing
import UIKit

@MainActor
struct CollectionSelectionTests {
  private let stage = CollectionStage([(0..<200).map { "\($0)" }])
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `a tap highlights, selects and notifies in UIKit's order`() {
    stage.tap(2)
    #expect(
      stage.client.calls == [
        "shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "shouldSelect 2", "didSelect 2",
        "canPerform 2", "perform 2",
      ]
    )
    #expect(stage.view.indexPathsForSelectedItems == [path(2)])
    #expect(stage.cell(2)?.isSelected == true && stage.cell(2)?.isHighlighted == false)
    stage.client.calls = []
    stage.tap(3)
    #expect(
      stage.client.calls.suffix(5) == [
        "shouldSelect 3", "didDeselect 2", "didSelect 3", "canPerform 3", "perform 3",
      ]
    )
    #expect(stage.cell(2)?.isSelected == false && stage.cell(3)?.isSelected == true)
  }

  @Test func `several items are selected and deselected by taps`() {
    stage.view.allowsMultipleSelection = true
    stage.tap(2)
    stage.tap(5)
    #expect(stage.view.indexPathsForSelectedItems == [path(2), path(5)])
    stage.client.calls = []
    stage.tap(2)
    #expect(stage.client.calls.suffix(2) == ["shouldDeselect 2", "didDeselect 2"])
    #expect(stage.view.indexPathsForSelectedItems == [path(5)])
  }

  @Test func `what the delegate does not highlight is not selected`() {
    stage.client.allows = false
    stage.tap(2)
    #expect(stage.client.calls == ["shouldHighlight 2"])
    #expect(stage.view.indexPathsForSelectedItems == [])
    stage.client.allows = true
    stage.view.allowsSelection = false
    stage.client.calls = []
    stage.tap(2)
    #expect(stage.client.calls == [])
  }

  @Test func `a drag scrolls and selects nothing`() {
    stage.finger.down(at: CGPoint(x: 20, y: 700))
    stage.finger.move(to: CGPoint(x: 20, y: 300), during: 0.1)
    stage.finger.up()
    stage.world.settle()
    #expect(stage.view.contentOffset.y > 300)
    #expect(stage.view.indexPathsForSelectedItems == [])
    #expect(!stage.client.calls.contains { $0.hasPrefix("didSelect") })
  }

  @Test func `the selection stays with its item, and shows when the item returns`() {
    stage.view.selectItem(at: path(1), animated: false, scrollPosition: [])
    #expect(stage.client.calls == [] && stage.cell(1)?.isSelected == true)
    stage.view.contentOffset.y = 1500
    stage.world.advance(by: 0)
    #expect(stage.cell(1) == nil && stage.view.visibleCells.allSatisfy { !$0.isSelected })
    stage.view.contentOffset.y = 0
    stage.world.advance(by: 0)
    #expect(stage.cell(1)?.isSelected == true)
    stage.client.sections[0].remove(at: 0)
    stage.view.deleteItems(at: [path(0)])
    #expect(stage.view.indexPathsForSelectedItems == [path(0)])
    stage.view.deselectItem(at: path(0), animated: true)
    stage.world.settle()
    #expect(stage.cell(0)?.isSelected == false && stage.view.indexPathsForSelectedItems == [])
  }

  @Test func `the backgrounds of a cell follow its state`() throws {
    let cell = try #require(stage.cell(0))
    let (background, selected, label) = (UIView(), UIView(), UILabel())
    cell.selectedBackgroundView = selected
    cell.backgroundView = background
    cell.contentView.addSubview(label)
    #expect(cell.subviews == [background, selected, cell.contentView] && selected.isHidden)
    stage.view.selectItem(at: path(0), animated: false, scrollPosition: [])
    #expect(!selected.isHidden && label.isHighlighted)
    cell.layoutIfNeeded()
    #expect(selected.frame == cell.bounds && background.frame == cell.bounds)
    stage.view.deselectItem(at: path(0), animated: false)
    #expect(selected.isHidden && !label.isHighlighted)
  }

  @Test func `an item scrolls to each place`() {
    // Lines of 6 items, 60 points from the next: item 70 is at 660.
    for (position, offset) in [
      (UICollectionView.ScrollPosition.top, CGFloat(660)), (.centeredVertically, 285), (.bottom, 0),
    ] {
      stage.view.scrollToItem(at: path(70), at: position, animated: false)
      #expect(stage.view.contentOffset.y == offset)
    }
    stage.view.scrollToItem(at: path(105), at: .bottom, animated: true)
    #expect(stage.view.contentOffset.y == 0)
    stage.world.settle()
    #expect(stage.view.contentOffset.y == 270)
    stage.view.scrollToItem(at: path(199), at: .top, animated: false)
    #expect(stage.view.contentOffset.y == stage.view.contentSize.height - 800)
  }

  @Test func `points and cells have items`() throws {
    let cell = try #require(stage.cell(9))
    #expect(stage.view.indexPath(for: cell) == path(9))
    let middle = CGPoint(x: cell.frame.midX, y: cell.frame.midY)
    #expect(stage.view.indexPathForItem(at: middle) == path(9))
    #expect(stage.view.indexPathForItem(at: CGPoint(x: cell.frame.maxX + 2, y: middle.y)) == nil)
    #expect(stage.view.layoutAttributesForItem(at: path(9))?.frame == cell.frame)
    #expect(stage.view.layoutAttributesForItem(at: path(900)) == nil)
    #expect(cell.applied?.indexPath == path(9) && cell.reuseIdentifier == "cell")
  }
}
