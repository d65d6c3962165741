// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourTesting
import Testing

@testable import UIKit

/// Cells, headers and footers with configurations.
@MainActor @Suite(.freesControllers) struct ContentConfigurationTests {
  /// A table whose cells a closure fills.
  private final class Client: NSObject, UITableViewDataSource, UITableViewDelegate {
    var fill: (UITableViewCell, IndexPath) -> Void = { _, _ in }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      fill(cell, indexPath)
      return cell
    }
  }

  private struct Stage {
    let world: World
    let table: UITableView
    let client: Client

    @MainActor
    init(
      _ style: UITableView.Style = .plain,
      _ direction: World.Direction = .leftToRight,
      fill: @escaping (UITableViewCell, IndexPath) -> Void
    ) {
      world = World(direction, size: CGSize(width: 320, height: 600), scale: 2)
      table = UITableView(frame: world.window.bounds, style: style)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      client = Client()
      client.fill = fill
      (table.dataSource, table.delegate) = (client, client)
      world.window.addSubview(table)
      world.advance(by: 0)
    }

    @MainActor
    func cell(_ row: Int) -> UITableViewCell? {
      table.cellForRow(at: IndexPath(row: row, section: 0))
    }
  }

  private func content(_ text: String, _ secondary: String? = nil) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = text
    content.secondaryText = secondary
    return content
  }

  private func labels(in view: UIView?) -> [UILabel] {
    view?.subviews.compactMap { $0 as? UILabel } ?? []
  }

  private func listView(of cell: UITableViewCell?) -> UIListContentView? {
    cell?.contentView.subviews.compactMap { $0 as? UIListContentView }.first
  }

  private func color(of cell: UITableViewCell?) -> UIColor? {
    let background = cell?.subviews.compactMap { $0 as? ConfiguredBackground }.first
    return background?.subviews.first?.backgroundColor
  }

  // MARK: Content

  @Test func `a row is as high as its content, and at least a standard row`() throws {
    let text = "A text of so many words that it needs more than one line, and more than two"
    let stage = Stage { cell, path in
      cell.contentConfiguration = content(path.row == 0 ? "A" : text, path.row == 2 ? text : nil)
    }
    let heights = (0..<3).map { stage.table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    #expect(heights[0] == 44.5)
    #expect(heights[1] > heights[0] && heights[2] > heights[1])
    let cell = try #require(stage.cell(2))
    let view = try #require(listView(of: cell))
    #expect(view.frame == cell.contentView.bounds)
    #expect(labels(in: view).allSatisfy { view.bounds.contains($0.frame) })
  }

  @Test(arguments: World.Direction.allCases)
  func `the image is before the texts, which keep the margins`(
    _ direction: World.Direction
  ) throws {
    let stage = Stage(.plain, direction) { cell, _ in
      var content = content("Title", "Text")
      content.image = UIImage(systemName: "star")
      cell.contentConfiguration = content
    }
    let view = try #require(listView(of: stage.cell(0)))
    let image = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
    let text = try #require(labels(in: view).first)
    if direction == .leftToRight {
      #expect(image.frame.minX == 16 && text.frame.minX == image.frame.maxX + 16)
    } else {
      #expect(image.frame.maxX == 304 && text.frame.maxX == image.frame.minX - 16)
    }
  }

  @Test func `a value is at the trailing edge, or below where it does not fit`() throws {
    let stage = Stage { cell, path in
      var content = UIListContentConfiguration.valueCell()
      content.text = "Title"
      content.secondaryText = path.row == 0 ? "Value" : "A value that is too long for one line"
      cell.contentConfiguration = content
    }
    let short = labels(in: listView(of: stage.cell(0)))
    #expect(short[1].frame.maxX == 304 && short[0].frame.midY == short[1].frame.midY)
    let long = labels(in: listView(of: stage.cell(1)))
    #expect(long[1].frame.minY >= long[0].frame.maxY && long[1].frame.minX == 16)
  }

  @Test func `another content of the same kind keeps the view`() throws {
    let stage = Stage { cell, _ in cell.contentConfiguration = content("A") }
    let cell = try #require(stage.cell(0))
    let view = listView(of: cell)
    cell.contentConfiguration = content("B")
    #expect(listView(of: cell) === view && labels(in: view).first?.text == "B")
    cell.contentConfiguration = nil
    #expect(listView(of: cell) == nil)
  }

  @Test func `a row grows when its visible cell gets more content`() throws {
    let stage = Stage { cell, _ in cell.contentConfiguration = content("A") }
    let path = IndexPath(row: 0, section: 0)
    let former = stage.table.rectForRow(at: path).height
    stage.cell(0)?.contentConfiguration = content("A", "One\nTwo\nThree")
    stage.world.advance(by: 0)
    #expect(stage.table.rectForRow(at: path).height > former)
  }

  @Test func `own contents have their own view, whose constraints determine the height`() throws {
    struct Own: UIContentConfiguration {
      final class View: UIView, UIContentView {
        var configuration: any UIContentConfiguration
        init(_ content: Own) {
          configuration = content
          super.init(frame: .zero)
          let box = UIView()
          box.translatesAutoresizingMaskIntoConstraints = false
          addSubview(box)
          NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: leadingAnchor),
            box.trailingAnchor.constraint(equalTo: trailingAnchor),
            box.topAnchor.constraint(equalTo: topAnchor),
            box.bottomAnchor.constraint(equalTo: bottomAnchor),
            box.heightAnchor.constraint(equalToConstant: 90),
          ])
        }
        required init?(coder: NSCoder) { nil }
      }
      func makeContentView() -> any UIView & UIContentView { View(self) }
      func updated(for state: any UIConfigurationState) -> Own { self }
    }
    let stage = Stage { cell, _ in cell.contentConfiguration = Own() }
    #expect(stage.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 90.5)
    let view = try #require(stage.cell(0)?.contentView.subviews.first as? Own.View)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 90))
  }

  @Test func `text properties apply to the label`() throws {
    var content = content("some words")
    content.textProperties.transform = .capitalized
    content.textProperties.alignment = .center
    content.textProperties.color = .systemRed
    content.textProperties.numberOfLines = 1
    let label = try #require(labels(in: UIListContentView(configuration: content)).first)
    #expect(label.text == "Some Words" && label.textAlignment == .center)
    #expect(label.textColor == .systemRed && label.numberOfLines == 1)
  }

  @Test func `an image shrinks in proportion, and is centered in its room`() throws {
    var content = content("A")
    content.image = UIImage(systemName: "star")
    let size = try #require(content.image?.size)
    content.imageProperties.maximumSize = CGSize(width: size.width / 2, height: 0)
    content.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 0)
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
    view.layoutIfNeeded()
    let image = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(abs(image.frame.width - size.width / 2) < 0.01)
    #expect(abs(image.frame.height - size.height / 2) < 0.01)
    #expect(abs(image.frame.midX - 30) <= 0.5)
  }

  @Test func `texts of a disabled cell are gray, unless their color was set`() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isDisabled = true
    var content = content("A", "B")
    content.secondaryTextProperties.color = .systemRed
    let disabled = content.updated(for: state)
    #expect(disabled.textProperties.resolvedColor() == .tertiaryLabel)
    #expect(disabled.secondaryTextProperties.resolvedColor() == .systemRed)
  }

  @Test func `rows follow the content size`() {
    let stage = Stage { cell, _ in cell.contentConfiguration = content("A", "B") }
    let path = IndexPath(row: 0, section: 0)
    let former = stage.table.rectForRow(at: path).height
    stage.world.contentSizeCategory = .accessibilityExtraLarge
    #expect(stage.table.rectForRow(at: path).height > former * 1.3)
  }

  // MARK: States

  @Test func `the handler follows the selection, and may set both configurations`() throws {
    let stage = Stage { cell, _ in
      cell.configurationUpdateHandler = { cell, state in
        cell.contentConfiguration = content(state.isSelected ? "On" : "Off")
        var background = UIBackgroundConfiguration.listPlainCell()
        if state.isSelected { background.backgroundColor = .systemTeal }
        cell.backgroundConfiguration = background
      }
    }
    let text = { labels(in: listView(of: stage.cell(1))).first?.text }
    #expect(text() == "Off" && color(of: stage.cell(1)) == .systemBackground)
    stage.world.finger.tap(try #require(stage.cell(1)))
    stage.world.settle()
    #expect(text() == "On" && color(of: stage.cell(1)) == .systemTeal)
    #expect(labels(in: listView(of: stage.cell(0))).first?.text == "Off")
  }

  @Test func `a background has the color of the state unless one was set`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.backgroundConfiguration = .listGroupedCell()
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(color(of: cell) == .systemGray4)
    cell.automaticallyUpdatesBackgroundConfiguration = false
    cell.layoutIfNeeded()
    #expect(color(of: cell) == .secondarySystemGroupedBackground)
    #expect(cell.selectedBackgroundView == nil)
  }

  @Test func `the ends of a section are round in an inset grouped table`() throws {
    let stage = Stage(.insetGrouped) { cell, _ in
      cell.contentConfiguration = content("A")
      cell.backgroundConfiguration = cell.defaultBackgroundConfiguration()
    }
    let fills = (0..<3).map { row in
      stage.cell(row)?.subviews.compactMap { $0 as? ConfiguredBackground }.first?.subviews.first
    }
    #expect(fills[0]?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(fills[1]?.layer.maskedCorners == [])
    #expect(fills[2]?.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(fills[0]?.layer.cornerRadius == 10)
  }

  @Test func `the state has what the app puts into it`() {
    var state = UIViewConfigurationState(traitCollection: UITraitCollection())
    let key = UIConfigurationStateCustomKey("example")
    state[key] = 3
    #expect(state[key] == AnyHashable(3) && state[UIConfigurationStateCustomKey("other")] == nil)
  }

  // MARK: Headers and collection cells

  @Test func `a header has the content of its table's style`() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var content = header.defaultContentConfiguration()
    content.text = "Header"
    header.contentConfiguration = content
    header.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    header.layoutIfNeeded()
    let label = labels(in: header.contentView.subviews.first).first
    #expect(label?.text == "Header" && label?.font == .preferredFont(forTextStyle: .headline))
    #expect(label?.frame.minX == 16)
    let height = header.sizeThatFits(CGSize(width: 300, height: 0)).height
    #expect(height > 30 && height < 44)
  }

  @Test func `an item has the height of its content, and follows its state`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    cell.contentConfiguration = content("A", "One\nTwo\nThree\nFour")
    cell.backgroundConfiguration = .listPlainCell()
    let size = cell.systemLayoutSizeFitting(CGSize(width: 200, height: 0))
    #expect(size.width == 200 && size.height > 80)
    var selected: [Bool] = []
    cell.configurationUpdateHandler = { selected.append($1.isSelected) }
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(selected == [false, true])
  }
}
