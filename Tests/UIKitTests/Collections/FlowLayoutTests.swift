// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourTesting
import Testing
import UIKit

@MainActor
struct FlowLayoutTests {
  private let letters = (0..<200).map { "\($0)" }

  @Test(arguments: [World.Direction.leftToRight, .rightToLeft])
  func `items fill lines from the leading edge`(_ direction: World.Direction) throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 50)
    layout.sectionInset = UIEdgeInsets(top: 3, left: 10, bottom: 5, right: 10)
    let stage = CollectionStage([["A", "B", "C", "D"]], layout, direction)
    #expect(stage.titles == ["A", "B", "C", "D"])
    #expect(stage.view.contentSize == CGSize(width: 400, height: 118))
    let isMirrored = direction == .rightToLeft
    #expect(stage.frame(0)?.minX == (isMirrored ? 270 : 10) && stage.frame(0)?.minY == 3)
    #expect(stage.frame(1)?.minX == 140)
    #expect(stage.frame(2)?.minX == (isMirrored ? 10 : 270))
    #expect(stage.frame(3)?.origin == CGPoint(x: isMirrored ? 270 : 10, y: 63))
    #expect(stage.view.contentOffset == .zero)
    for item in 0..<4 {
      let path = IndexPath(item: item, section: 0)
      #expect(stage.view.layoutAttributesForItem(at: path)?.frame == stage.frame(item))
    }
  }

  @Test(arguments: [World.Direction.leftToRight, .rightToLeft])
  func `a row of items begins at the leading edge`(_ direction: World.Direction) throws {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 800)
    layout.minimumLineSpacing = 0
    let stage = CollectionStage([letters], layout, direction)
    let isMirrored = direction == .rightToLeft
    #expect(stage.titles == ["0", "1", "2", "3"])
    #expect(stage.view.contentOffset.x == (isMirrored ? 19600 : 0))
    let first = try #require(stage.cell(0))
    #expect(first.convert(first.bounds, to: nil).minX == (isMirrored ? 300 : 0))
    stage.view.scrollToItem(
      at: IndexPath(item: 10, section: 0),
      at: isMirrored ? .right : .left,
      animated: false
    )
    stage.world.advance(by: 0)
    #expect(stage.titles == ["10", "11", "12", "13"])
    stage.client.sections[0].append("new")
    stage.view.insertItems(at: [IndexPath(item: 200, section: 0)])
    #expect(stage.titles == ["10", "11", "12", "13"])
  }

  @Test func `the delegate has the sizes, distances, headers and footers`() throws {
    let client = FlowClient()
    client.sizes = { $0.item == 1 ? CGSize(width: 90, height: 30) : CGSize(width: 100, height: 60) }
    let stage = CollectionStage([["A", "B"], ["C"]], client: client)
    #expect(stage.header(0)?.frame == CGRect(x: 0, y: 0, width: 400, height: 40))
    #expect(stage.header(1) == nil)
    // 350 points for three items as large as the last: gaps of (350 - 280) / 2.
    #expect(stage.frame(0) == CGRect(x: 20, y: 45, width: 100, height: 60))
    #expect(stage.frame(1) == CGRect(x: 155, y: 60, width: 90, height: 30))
    let footer = stage.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter,
      at: IndexPath(item: 0, section: 0)
    )
    #expect(footer?.frame == CGRect(x: 0, y: 112, width: 400, height: 11))
    #expect(stage.frame(0, 1)?.minY == 128)
    #expect(stage.view.contentSize.height == 206)
  }

  @Test func `scrolling asks for no size twice and reuses cells`() {
    let client = FlowClient()
    let stage = CollectionStage([letters], client: client)
    let asked = client.asked
    #expect(asked == 200)
    for offset in stride(from: 0, through: 2000, by: 37) {
      stage.view.contentOffset.y = CGFloat(offset)
      stage.world.advance(by: 1 / 60)
    }
    #expect(client.asked == asked && client.cellsMade.count < 50)
    #expect(stage.cell(100)?.title == "100" && (stage.cell(100)?.reuses ?? 0) > 0)
  }

  @Test func `views are used again in an order that depends on nothing else`() {
    let stage = CollectionStage([letters])
    let leaving = (0..<6).map { stage.cell($0) }
    stage.view.contentOffset.y = 60
    stage.world.advance(by: 0)
    #expect((84..<90).map { stage.cell($0) } == leaving.reversed())
  }

  @Test func `a million items are as quick as a few`() {
    let stage = CollectionStage([])
    stage.client.sections = [Array(repeating: "x", count: 1_000_000)]
    stage.view.reloadData()
    stage.view.scrollToItem(at: IndexPath(item: 999_999, section: 0), at: .bottom, animated: false)
    stage.world.advance(by: 0)
    #expect(stage.view.indexPathsForVisibleItems.contains(IndexPath(item: 999_999, section: 0)))
    #expect(stage.client.cellsMade.count < 250)
  }

  @Test func `a pinned header stays until the next one pushes it away`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.itemSize = CGSize(width: 400, height: 100)
    layout.minimumLineSpacing = 0
    layout.sectionHeadersPinToVisibleBounds = true
    let stage = CollectionStage([Array(letters.prefix(10)), Array(letters.prefix(10))], layout)
    stage.view.contentOffset.y = 300
    stage.world.advance(by: 0)
    let header = try #require(stage.header(0))
    #expect(header.frame.minY == 300)
    stage.view.contentOffset.y = 1020
    stage.world.advance(by: 0)
    #expect(header.frame.minY == 1000 && stage.header(1)?.frame.minY == 1040)
    stage.view.contentOffset.y = 1100
    stage.world.advance(by: 0)
    #expect(stage.header(1)?.frame.minY == 1100 && stage.header(0) == nil)
    #expect(stage.header(1)?.layer.zPosition ?? 0 > stage.cell(0, 1)?.layer.zPosition ?? 0)
  }

  @Test func `a pinned header and the indicators are in front of the items`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.itemSize = CGSize(width: 400, height: 100)
    layout.sectionHeadersPinToVisibleBounds = true
    let stage = CollectionStage([Array(letters.prefix(30))], layout)
    stage.view.contentOffset.y = 300
    stage.world.advance(by: 0)
    let header = try #require(stage.header(0))
    let point = stage.view.convert(CGPoint(x: 200, y: 320), to: nil)
    #expect(stage.world.window.hitTest(point, with: nil) === header)
    stage.finger.tap(at: point)
    #expect(!stage.client.calls.contains { $0.hasPrefix("shouldHighlight") })
    stage.view.flashScrollIndicators()
    stage.world.advance(by: 0)
    let indicator = try #require(stage.view.layer.sublayers?.last { $0.delegate == nil })
    #expect(indicator.zPosition >= header.layer.zPosition)
  }

  @Test func `section insets are measured from the edges that the layout says`() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset.left = 5
    let stage = CollectionStage([letters], layout)
    stage.view.insetsLayoutMarginsFromSafeArea = false
    stage.view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
    #expect(stage.frame(0)?.minX == 5)
    layout.sectionInsetReference = .fromLayoutMargins
    stage.world.advance(by: 0)
    #expect(stage.frame(0)?.minX == 35)
    layout.sectionInsetReference = .fromSafeArea
    stage.world.advance(by: 0)
    #expect(stage.frame(0)?.minX == 5)
  }

  @Test func `a change of the width computes the lines anew`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumInteritemSpacing = 0
    let stage = CollectionStage([Array(letters.prefix(8))], layout)
    #expect(stage.frame(4)?.minY == 60)
    stage.view.frame.size.width = 200
    stage.world.advance(by: 0)
    #expect(stage.frame(4)?.minY == 120 && stage.view.contentSize.height == 230)
    layout.itemSize.width = 200
    stage.world.advance(by: 0)
    #expect(stage.frame(4)?.minY == 240)
  }

  @Test func `cells with constraints determine their sizes`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.minimumLineSpacing = 0
    let client = CollectionClient()
    client.style = { cell, path in
      guard cell.contentView.subviews.isEmpty else { return }
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        box.widthAnchor.constraint(equalToConstant: 390),
        box.heightAnchor.constraint(equalToConstant: 100),
      ])
    }
    let stage = CollectionStage([letters], layout, client: client)
    #expect(stage.frame(0) == CGRect(x: 5, y: 0, width: 390, height: 100))
    #expect(stage.frame(3)?.minY == 300 && stage.titles.count == 8)
    // What is above the visible items gets its size without moving them.
    stage.view.scrollToItem(at: IndexPath(item: 150, section: 0), at: .top, animated: false)
    stage.world.advance(by: 0)
    let cell = try #require(stage.cell(150))
    #expect(cell.convert(cell.bounds, to: nil).minY == 0 && cell.frame.height == 100)
    let before = cell.convert(cell.bounds, to: nil).minY
    stage.view.contentOffset.y -= 30
    stage.world.advance(by: 0)
    #expect(cell.convert(cell.bounds, to: nil).minY == before + 30)
    #expect(stage.cell(149)?.frame.maxY == cell.frame.minY)
  }
}
