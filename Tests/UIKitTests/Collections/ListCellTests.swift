// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourTesting
import Testing
import UIKit

@MainActor
struct ListCellTests {
  private static let rows = (0..<30).map { "Row \($0)" }

  private func list(
    _ accessories: @escaping @MainActor () -> [UICellAccessory],
    _ direction: World.Direction = .leftToRight,
    configure: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> ListStage {
    ListStage([Self.rows], .plain, direction, configure: configure) { cell, _ in
      cell.accessories = accessories()
    }
  }

  private func styled(
    _ items: [String],
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
    _ style: @escaping (UICollectionViewListCell, IndexPath) -> Void
  ) -> ListStage { ListStage([items], appearance, style: style) }

  private func accessoryViews(_ cell: UICollectionViewListCell?) -> [UIView] {
    guard let cell else { return [] }
    return cell.subviews.filter {
      $0 !== cell.contentView && $0.frame.height > 1 && $0.frame != cell.bounds
        || $0 is UIControl
    }
  }

  @Test(arguments: [World.Direction.leftToRight, .rightToLeft])
  func `a chevron stands at the trailing edge, and the content leaves room`(
    _ direction: World.Direction
  ) {
    let list = list({ [.disclosureIndicator()] }, direction)
    let views = accessoryViews(list.cell(0))
    #expect(views.count == 1)
    let (frame, content) = (views.first?.frame ?? .zero, list.cell(0)?.contentView.frame ?? .zero)
    if direction == .leftToRight {
      #expect(frame.maxX == 384 && content.maxX == frame.minX - 8 && content.minX == 0)
    } else {
      #expect(frame.minX == 16 && content.minX == frame.maxX + 8 && content.maxX == 400)
    }
  }

  @Test func `accessories of one edge stand in their order`() {
    let list = list { [.label(text: "7"), .checkmark(), .disclosureIndicator()] }
    let views = accessoryViews(list.cell(0))
    let starts = views.map(\.frame.minX)
    #expect(views.count == 3 && starts == starts.sorted())
    #expect((views.first as? UILabel)?.text == "7")
  }

  @Test func `a custom view stands at the index that its placement returns`() {
    func view() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    let (first, second) = (view(), view())
    let list = styled(["One"]) { cell, _ in
      cell.accessories = [
        .customView(configuration: .init(customView: second, placement: .leading())),
        .customView(
          configuration: .init(customView: first, placement: .leading(at: { _ in 0 }))
        ),
      ]
    }
    #expect(first.frame == CGRect(x: 16, y: 12, width: 20, height: 20))
    #expect(second.frame.minX == 52)
    #expect(list.cell(0)?.contentView.frame.minX == 72)
  }

  @Test func `a reserved width moves the content, and a hidden accessory none`() {
    func view() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    let list = styled(["One", "Two"]) { cell, path in
      cell.accessories = [
        .customView(
          configuration: .init(
            customView: view(),
            placement: .leading(),
            isHidden: path.item == 1,
            reservedLayoutWidth: .custom(60)
          )
        )
      ]
    }
    #expect(list.cell(0)?.contentView.frame.minX == 76)
    #expect(list.cell(1)?.contentView.frame.minX == 0)
  }

  @Test func `the information button calls its handler, and does not select`() throws {
    var taps = 0
    let list = list { [.detail { taps += 1 }] }
    let button = try #require(accessoryViews(list.cell(0)).first)
    list.stage.finger.tap(button)
    list.world.advance(by: 0)
    #expect(taps == 1 && list.view.indexPathsForSelectedItems == [])
  }

  @Test func `indentation moves the content and leading accessories`() {
    let list = styled(["One", "Two"]) { cell, path in
      cell.indentationLevel = 2
      if path.item == 1 { cell.accessories = [.multiselect(displayed: .always)] }
    }
    #expect(list.lines(0).first?.minX == 36)
    #expect(accessoryViews(list.cell(1)).first?.frame.minX == 20)
    list.world.perform { list.cell(1)?.indentsAccessories = false }
    list.world.advance(by: 0)
    #expect(accessoryViews(list.cell(1)).first?.frame.minX == 0)
  }

  // MARK: Editing

  @Test func `controls of edited lists appear with the state, also in cells that scroll in`() {
    let list = list { [.delete(), .disclosureIndicator(displayed: .whenNotEditing)] }
    #expect(accessoryViews(list.cell(0)).count == 1)
    list.world.perform { list.view.isEditing = true }
    list.world.settle()
    #expect(list.cell(0)?.contentView.frame == CGRect(x: 38, y: 0, width: 362, height: 44))
    #expect(list.cell(0)?.configurationState.isEditing == true)
    list.view.contentOffset.y = 500
    list.world.advance(by: 0)
    let path = list.view.indexPathsForVisibleItems.sorted().last
    #expect(list.cell(path?.item ?? 0)?.contentView.frame.minX == 38)
    list.world.perform { list.view.isEditing = false }
    list.world.settle()
    #expect(list.cell(path?.item ?? 0)?.contentView.frame.minX == 0)
  }

  @Test func `a cell that is made for an edited list shows its controls`() {
    let list = styled(["One"]) { cell, _ in cell.accessories = [.delete()] }
    list.world.perform {
      list.view.isEditing = true
      list.client.sections = [["One", "Two", "Three", "Four"]]
      list.view.reloadData()
    }
    list.world.settle()
    for item in 0..<4 { #expect(list.cell(item)?.contentView.frame.minX == 38) }
  }

  @Test func `a control slides in as the list begins to be edited`() {
    let list = list { [.insert()] }
    list.world.perform { list.view.isEditing = true }
    list.world.advance(by: 0.15)
    let shown = list.cell(0)?.contentView.layer.presentation()?.frame.minX ?? 0
    #expect(shown > 2 && shown < 36)
  }

  @Test func `a delete control without a handler uncovers the trailing actions`() throws {
    let list = list({ [.delete()] }) {
      $0.trailingSwipeActionsConfigurationProvider = { _ in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        ])
      }
    }
    list.world.perform { list.view.isEditing = true }
    list.world.settle()
    list.stage.finger.tap(try #require(accessoryViews(list.cell(1)).first))
    list.world.settle()
    #expect(list.frame(1).minX <= -74)
  }

  @Test func `an insert control calls its handler`() throws {
    var taps = 0
    let list = list { [.insert(displayed: .always) { taps += 1 }] }
    list.stage.finger.tap(try #require(accessoryViews(list.cell(0)).first))
    list.world.advance(by: 0)
    #expect(taps == 1)
  }

  @Test func `an edited list selects only where that is allowed`() {
    let list = list { [.multiselect()] }
    list.world.perform { list.view.isEditing = true }
    list.world.settle()
    list.stage.tapItem(1, list)
    #expect(list.view.indexPathsForSelectedItems == [])
    list.view.allowsMultipleSelectionDuringEditing = true
    list.stage.tapItem(1, list)
    list.stage.tapItem(2, list)
    #expect(list.view.indexPathsForSelectedItems?.map(\.item) == [1, 2])
    list.world.perform { list.view.isEditing = false }
    #expect(list.view.indexPathsForSelectedItems == [])
  }

  // MARK: Configurations

  @Test func `a cell has the background of its list until it gets its own`() {
    let list = styled(["One", "Two"], .grouped) { cell, path in
      if path.item == 1 { cell.backgroundConfiguration = nil }
    }
    #expect(
      list.cell(0)?.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground
    )
    #expect(list.cell(1)?.backgroundConfiguration == nil)
  }

  @Test func `the separator follows a constraint of its guide`() {
    let list = styled(["One"]) { cell, _ in
      cell.separatorLayoutGuide.leadingAnchor.constraint(
        equalTo: cell.leadingAnchor,
        constant: 100
      ).isActive = true
    }
    #expect(list.lines(0).first == CGRect(x: 100, y: 43.5, width: 300, height: 0.5))
  }

  @Test func `the separator's guide begins at the text unless it is constrained`() {
    let list = styled(["One"]) { cell, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "One"
      content.image = UIImage(systemName: "star")
      cell.contentConfiguration = content
      _ = cell.separatorLayoutGuide
    }
    let label = list.cell(0)?.contentView.subviews.first?.subviews.first { $0 is UILabel }
    #expect((list.lines(0).first?.minX ?? 0) > 30)
    #expect(abs((list.lines(0).first?.minX ?? 0) - (label?.frame.minX ?? 0)) < 1)
  }

  @Test func `a configured cell is made by its registration`() {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell,
      path,
      item in
      var content = cell.defaultContentConfiguration()
      content.text = "\(item)"
      cell.contentConfiguration = content
    }
    let list = ListStage([["One"]])
    let cell = list.view.dequeueConfiguredReusableCell(
      using: registration,
      for: IndexPath(item: 0, section: 0),
      item: 5
    )
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "5")
  }
}

extension CollectionStage {
  /// Taps an item of a list beside its controls.
  fileprivate func tapItem(_ item: Int, _ list: ListStage) {
    let frame = view.convert(list.frame(item), to: nil)
    finger.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    world.settle()
  }
}
