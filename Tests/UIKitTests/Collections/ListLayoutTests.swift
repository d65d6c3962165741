// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourTesting
import Testing
import UIKit

@MainActor
struct ListLayoutTests {
  private static let three = ["One", "Two", "Three"]
  private static let long = String(repeating: "A long text in several lines. ", count: 8)

  // MARK: Places

  @Test func `plain rows are as wide as the view and follow each other`() {
    let list = ListStage([Self.three])
    #expect(list.frame(0) == CGRect(x: 0, y: 0, width: 400, height: 44))
    #expect(list.frame(2).minY == 88)
    #expect(list.view.contentSize == CGSize(width: 400, height: 132))
  }

  @Test(arguments: [World.Direction.leftToRight, .rightToLeft])
  func `inset grouped rows have margins at both sides`(_ direction: World.Direction) {
    let list = ListStage([Self.three, ["Four"]], .insetGrouped, direction)
    #expect(list.frame(0).minX == 16 && list.frame(0).width == 368)
    #expect(list.frame(0).minY == 35)
    #expect(list.frame(0, 1).minY == list.frame(2).maxY + 35)
  }

  @Test func `a long text makes its row higher, and those below move`() {
    let list = ListStage([["One", Self.long, "Three"]])
    #expect(list.frame(1).height > 100)
    #expect(list.frame(2).minY == list.frame(1).maxY)
  }

  @Test func `a narrower view makes rows with long texts higher`() {
    let list = ListStage([[Self.long, "Two"]])
    let former = list.frame(0).height
    list.world.perform { list.view.frame.size.width = 250 }
    list.world.advance(by: 0)
    #expect(list.frame(0).width == 250 && list.frame(0).height > former + 20)
    #expect(list.frame(1).minY == list.frame(0).maxY)
  }

  @Test func `a larger text size makes rows higher`() {
    let list = ListStage([Self.three])
    list.world.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    list.world.advance(by: 0)
    #expect(list.frame(0).height > 60 && list.frame(1).minY == list.frame(0).maxY)
  }

  @Test func `of many rows only the visible ones have cells`() {
    let list = ListStage([(0..<50_000).map { "Row \($0)" }])
    #expect(list.view.contentSize.height == 2_200_000)
    for step in 1...20 {
      list.view.contentOffset.y = CGFloat(step) * 100_000
      list.world.advance(by: 0)
    }
    #expect(list.view.visibleCells.count <= 20)
    #expect(list.client.cellsMade.count <= 42)
  }

  @Test func `rows of different heights far below have their places`() {
    let list = ListStage([(0..<5000).map { $0 % 2 == 0 ? "Row" : Self.long }])
    list.view.scrollToItem(at: IndexPath(item: 4000, section: 0), at: .top, animated: false)
    list.world.advance(by: 0)
    let visible = list.view.indexPathsForVisibleItems.sorted()
    for (path, next) in zip(visible, visible.dropFirst()) {
      #expect(next.item == path.item + 1)
      #expect(list.frame(next.item).minY == list.frame(path.item).maxY)
    }
    #expect(visible.contains(IndexPath(item: 4000, section: 0)))
  }

  @Test func `a deleted row leaves, and the others keep their heights`() {
    let list = ListStage([["One", Self.long, "Three"]])
    let height = list.frame(1).height
    list.world.perform {
      list.client.sections = [[Self.long, "Three"]]
      list.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    list.world.settle()
    #expect(list.frame(0) == CGRect(x: 0, y: 0, width: 400, height: height))
    #expect(list.frame(1).minY == height)
  }

  @Test func `rows out of sight keep their heights when others are deleted`() {
    let rows = [Self.long] + (0..<60).map { "Row \($0)" }
    let list = ListStage([rows])
    let height = list.view.contentSize.height
    #expect(height > 61 * 44 + 50)
    list.view.contentOffset.y = 1500
    list.world.advance(by: 0)
    list.world.perform {
      list.client.sections = [Array(rows.dropLast())]
      list.view.deleteItems(at: [IndexPath(item: 60, section: 0)])
    }
    list.world.settle()
    #expect(list.view.contentSize.height == height - 44)
  }

  @Test func `an empty list and one without items have no cells`() {
    #expect(ListStage([]).view.visibleCells.isEmpty)
    #expect(ListStage([[], []], .grouped).view.visibleCells.isEmpty)
  }

  @Test func `the list has the color of its appearance unless it has its own`() {
    #expect(ListStage([[]], .plain).view.backgroundColor == .systemBackground)
    #expect(ListStage([[]], .grouped).view.backgroundColor == .systemGroupedBackground)
    let own = ListStage([[]]) { $0.backgroundColor = .red }
    #expect(own.view.backgroundColor == .red)
  }

  // MARK: Separators

  @Test(arguments: [World.Direction.leftToRight, .rightToLeft])
  func `separators begin at the text`(_ direction: World.Direction) {
    let list = ListStage([Self.three], .plain, direction)
    let x: CGFloat = direction == .leftToRight ? 16 : 0
    #expect(list.lines(0) == [CGRect(x: x, y: 43.5, width: 384, height: 0.5)])
  }

  @Test func `the last row of an inset group has no separator`() {
    let list = ListStage([Self.three], .insetGrouped)
    #expect(list.lines(1).count == 1 && list.lines(2).isEmpty)
  }

  @Test func `a grouped section has lines from edge to edge at its ends`() {
    let list = ListStage([Self.three], .grouped)
    #expect(list.lines(0).first == CGRect(x: 0, y: 0, width: 400, height: 0.5))
    #expect(list.lines(2).last?.width == 400)
  }

  @Test func `a list without separators shows none`() {
    let list = ListStage([Self.three]) { $0.showsSeparators = false }
    #expect(list.lines(0).isEmpty && list.lines(1).isEmpty)
  }

  @Test func `the handler of an item changes its separators only`() {
    let list = ListStage([Self.three]) {
      $0.itemSeparatorHandler = { path, configuration in
        var configuration = configuration
        if path.item == 1 {
          configuration.topSeparatorVisibility = .visible
          configuration.topSeparatorInsets.leading = 50
          configuration.topSeparatorInsets.trailing = 30
          configuration.bottomSeparatorVisibility = .hidden
        }
        return configuration
      }
    }
    #expect(list.lines(1) == [CGRect(x: 50, y: 0, width: 320, height: 0.5)])
    #expect(list.lines(0).count == 1 && list.lines(2).count == 1)
  }

  @Test func `separators have the color of their configuration`() {
    let list = ListStage([Self.three]) { $0.separatorConfiguration.color = .red }
    let line = list.cell(0)?.subviews.first { $0.frame.height == 0.5 }
    #expect(line?.backgroundColor == .red)
  }

  // MARK: Headers and footers

  @Test func `a plain header stays at the top until the next one pushes it away`() {
    let rows = (0..<30).map { "\($0)" }
    let list = ListStage([rows, rows]) { $0.headerMode = .supplementary }
    let top = list.header(0)?.frame.minY ?? 0
    #expect(top == 22)
    list.view.contentOffset.y = 300
    list.world.advance(by: 0)
    #expect(list.header(0)?.frame.minY == 300)
    let end =
      list.view.layoutAttributesForItem(at: IndexPath(item: 29, section: 0))?.frame.maxY ?? 0
    list.view.contentOffset.y = end - 10
    list.world.advance(by: 0)
    #expect(list.header(0)?.frame.maxY == end)
  }

  @Test func `the top padding of headers can be set`() {
    let list = ListStage([Self.three]) {
      $0.headerMode = .supplementary
      $0.headerTopPadding = 5
    }
    #expect(list.header(0)?.frame.minY == 5)
  }

  @Test func `headers and footers have the standard content of their place`() {
    let list = ListStage([Self.three], .grouped) {
      $0.headerMode = .supplementary
      $0.footerMode = .supplementary
    }
    let header = list.header(0)?.contentConfiguration as? UIListContentConfiguration
    #expect(header?.textProperties.transform == .uppercase)
    let footer =
      list.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionFooter,
        at: IndexPath(item: 0, section: 0)
      ) as? UICollectionViewListCell
    #expect(footer?.frame.minY == list.frame(2).maxY)
    #expect(list.frame(0).minY == list.header(0)?.frame.maxY)
  }

  @Test func `the first item can be the header, outside of the group`() {
    let list = ListStage([Self.three], .insetGrouped) { $0.headerMode = .firstItemInSection }
    let content = list.cell(0)?.contentConfiguration as? UIListContentConfiguration
    #expect(content?.textProperties.transform == .uppercase)
    #expect(list.lines(0).isEmpty && list.lines(1).count == 1)
  }

  @Test func `a scroll below a pinned header asks for new rows only`() {
    var asked: [Int] = []
    let list = ListStage([(0..<100).map { "\($0)" }]) {
      $0.headerMode = .supplementary
      $0.itemSeparatorHandler = { path, configuration in
        asked.append(path.item)
        return configuration
      }
    }
    list.view.contentOffset.y = 100
    list.world.advance(by: 0)
    asked = []
    for step in 1...20 {
      list.view.contentOffset.y = 100 + CGFloat(step)
      list.world.advance(by: 0)
    }
    #expect(list.header(0)?.frame.minY == 120)
    #expect(asked.count <= 4, "20 points show at most one row more")
  }

  @Test func `a bar that is no list cell has the height of its constraints`() {
    let list = ListStage([], .grouped) { $0.headerMode = .supplementary }
    list.view.register(
      TallBar.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "bar"
    )
    list.client.sections = [Self.three]
    list.view.reloadData()
    list.world.advance(by: 0)
    #expect(list.stage.header(0)?.frame.height == 70 && list.frame(0).minY == 70)
  }

  private final class TallBar: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      NSLayoutConstraint.activate([
        view.heightAnchor.constraint(equalToConstant: 70),
        view.topAnchor.constraint(equalTo: topAnchor),
        view.bottomAnchor.constraint(equalTo: bottomAnchor),
        view.leadingAnchor.constraint(equalTo: leadingAnchor),
        view.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `nothing of a list stays when it goes`() {
    weak var view: UICollectionView?
    weak var cell: UICollectionViewListCell?
    do {
      let list = swiped()
      list.swipe(1, by: -100)
      (view, cell) = (list.view, list.cell(0))
      #expect(view != nil && cell != nil)
      list.world.perform { list.view.removeFromSuperview() }
      list.world.settle()
    }
    #expect(view == nil && cell == nil)
  }

  // MARK: Swipes

  private func swiped(
    _ direction: World.Direction = .leftToRight,
    _ perform: @escaping (String) -> Void = { _ in }
  ) -> ListStage {
    func actions(_ title: String) -> (IndexPath) -> UISwipeActionsConfiguration? {
      { path in
        guard path.item > 0 else { return nil }
        return UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .normal, title: title) { _, _, completion in
            perform("\(title) \(path.item)")
            completion(true)
          }
        ])
      }
    }
    return ListStage([(0..<40).map { "\($0)" }], .plain, direction) {
      $0.leadingSwipeActionsConfigurationProvider = actions("Flag")
      $0.trailingSwipeActionsConfigurationProvider = actions("Delete")
    }
  }

  @Test(arguments: [World.Direction.leftToRight, .rightToLeft])
  func `a swipe uncovers the actions of its side`(_ direction: World.Direction) {
    let list = swiped(direction)
    let sign: CGFloat = direction == .leftToRight ? 1 : -1
    list.swipe(1, by: -100 * sign)
    #expect(list.frame(1).minX * sign <= -74)
    #expect(list.cell(1)?.configurationState.isSwiped == true)
    list.stage.finger.tap(at: CGPoint(x: 200, y: list.frame(4).midY))
    list.world.settle()
    #expect(list.frame(1).minX == 0 && list.view.indexPathsForSelectedItems == [])
    list.swipe(1, by: 100 * sign)
    #expect(list.frame(1).minX * sign >= 74)
  }

  @Test func `a long swipe performs the first action`() {
    var performed: [String] = []
    let list = swiped { performed.append($0) }
    list.swipe(2, by: -380)
    #expect(performed == ["Delete 2"] && list.frame(2).minX == 0)
  }

  @Test func `an item without actions stays, and so does one in an edited list`() {
    let list = swiped()
    list.swipe(0, by: -100)
    #expect(list.frame(0).minX == 0)
    list.world.perform { list.view.isEditing = true }
    list.swipe(1, by: -100)
    #expect(list.frame(1).minX == 0)
  }

  @Test func `a layout pass keeps an uncovered row aside, and a scroll covers its actions`() {
    let list = swiped()
    list.swipe(1, by: -100)
    let x = list.frame(1).minX
    list.world.perform { list.view.collectionViewLayout.invalidateLayout() }
    list.world.advance(by: 0)
    #expect(list.frame(1).minX == x && x < 0)
    let point = CGPoint(x: 200, y: 500)
    list.stage.finger.down(at: point)
    list.stage.finger.move(to: CGPoint(x: 200, y: 400), during: 0.2)
    list.stage.finger.up()
    list.world.settle()
    #expect(list.frame(1).minX == 0)
  }

  @Test func `a reload covers the actions`() {
    let list = swiped()
    list.swipe(1, by: -100)
    list.world.perform { list.view.reloadData() }
    list.world.settle()
    #expect(list.frame(1).minX == 0)
  }
}
