// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

@MainActor
struct TableRowTests {
  private static func rows(_ count: Int) -> [String] { (0..<count).map { "Row \($0)" } }

  /// A list of cells with content configurations.
  private final class Configured: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      100
    }
    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      cell.contentConfiguration = content
      return cell
    }
  }

  @Test func `the content of rows that an animation uncovers is in its place at once`() throws {
    let (page, world) = (Configured(), World(size: CGSize(width: 400, height: 800), scale: 2))
    let table: UITableView = page.tableView
    world.perform {
      table.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
      world.window.addSubview(table)
    }
    world.advance(by: 0)
    world.perform {
      UIView.animate(withDuration: 1) {
        table.frame.size.height = 800
        table.layoutIfNeeded()
      }
    }
    world.advance(by: 0.1)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 15, section: 0)))
    var views = [cell.contentView as UIView]
    while let view = views.popLast() {
      let seen = world.perform { (view.layer.presentation() ?? view.layer).frame }
      #expect(seen == view.frame && seen.width > 0, "\(view): \(seen)")
      views += view.subviews.filter { !$0.isHidden }
    }
    world.settle()
  }

  @Test func `a table makes cells for what is visible, and reuses them while it scrolls`() {
    let stage = TableStage([Self.rows(10_000)])
    #expect(stage.titles.count == 19 && stage.titles.first == "Row 0")
    #expect(stage.table.contentSize == CGSize(width: 400, height: 440_000))
    let made = stage.client.cellsMade.count
    for step in 1...200 {
      stage.table.contentOffset.y = CGFloat(step) * 30
      stage.world.advance(by: 0)
    }
    #expect(stage.titles.first == "Row 136" && stage.titles.count == 19)
    #expect(stage.client.cellsMade.count <= made + 2)
    stage.table.contentOffset.y = 300_000
    stage.world.advance(by: 0)
    #expect(stage.titles.first == "Row 6818" && stage.client.cellsMade.count <= made + 2)
    let cells = stage.table.subviews.filter { $0 is UITableViewCell }
    #expect(cells.count <= 2 * 19 + 2)
  }

  @Test func `a row is at the place of its path, and a point finds its row`() {
    let stage = TableStage([Self.rows(3), Self.rows(4)])
    let path = IndexPath(row: 1, section: 1)
    #expect(stage.table.rectForRow(at: path) == CGRect(x: 0, y: 176, width: 400, height: 44))
    #expect(stage.table.indexPathForRow(at: CGPoint(x: 10, y: 180)) == path)
    #expect(stage.table.indexPathForRow(at: CGPoint(x: 10, y: 900)) == nil)
    #expect(stage.table.rect(forSection: 1) == CGRect(x: 0, y: 132, width: 400, height: 176))
    #expect(stage.table.rectForRow(at: IndexPath(row: 9, section: 1)) == .zero)
    #expect(stage.cell(1, 1).flatMap(stage.table.indexPath(for:)) == path)
    #expect(stage.table.indexPathsForVisibleRows?.count == 7)
  }

  /// A client whose cells have constraints for their heights.
  private final class SizingClient: TableRecorder, UITableViewDataSource, UITableViewDelegate {
    var height: (Int) -> CGFloat = { _ in 60 }
    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      for view in cell.contentView.subviews { view.removeFromSuperview() }
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        view.heightAnchor.constraint(equalToConstant: height(indexPath.row)),
      ])
      return cell
    }
  }

  @Test func `constraints of the content determine the height of a row, with its separator`() {
    let client = SizingClient()
    client.height = { $0 == 1 ? 100 : 60 }
    let stage = TableStage([Self.rows(4)], client: client)
    #expect(stage.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 60.5)
    #expect(stage.table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 100.5)
    #expect(stage.cell(1)?.contentView.bounds.height == 100)
    #expect(stage.table.contentSize.height == 282)
    stage.table.separatorStyle = .none
    stage.world.advance(by: 0)
    #expect(stage.table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 100)
  }

  @Test func `what is visible stays where it is while heights above it become known`() throws {
    let client = SizingClient()
    client.height = { CGFloat(60 + $0 % 3 * 20) }
    let stage = TableStage([Self.rows(1000)], client: client)
    stage.table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
    stage.world.advance(by: 0)
    for _ in 0..<30 {
      let cell = try #require(stage.table.visibleCells.dropFirst(2).first)
      let before = cell.convert(CGPoint.zero, to: nil).y
      stage.table.contentOffset.y -= 50
      stage.world.advance(by: 0)
      #expect(cell.convert(CGPoint.zero, to: nil).y == before + 50)
    }
  }

  @Test(arguments: [30, 100, 250] as [CGFloat])
  func `a row that is inserted at the top of content at its edge is visible`(_ height: CGFloat) {
    let client = SizingClient()
    client.height = { _ in 100 }
    let stage = TableStage([Self.rows(50)], client: client)
    client.height = { $0 == 0 ? height : 100 }
    client.sections[0].insert("new", at: 0)
    stage.world.perform {
      stage.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }
    stage.world.settle()
    #expect(stage.table.contentOffset == .zero)
    #expect(stage.cell(0)?.frame == CGRect(x: 0, y: 0, width: 400, height: height + 0.5))
  }

  /// A client with heights of its own.
  private final class HeightClient: TableRecorder, UITableViewDataSource, UITableViewDelegate {
    var asked: [Int] = []
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      asked.append(indexPath.row)
      return CGFloat(30 + indexPath.row)
    }
  }

  @Test func `the delegate's heights are asked for as rows become visible`() {
    let client = HeightClient()
    let stage = TableStage([Self.rows(1_000_000)], client: client)
    #expect(stage.table.rectForRow(at: IndexPath(row: 2, section: 0)).height == 32)
    #expect(client.asked.count < 60)
    stage.table.estimatedRowHeight = 0
    stage.client.sections = [Self.rows(100)]
    client.asked = []
    stage.table.reloadData()
    #expect(client.asked.count >= 100)
    #expect(stage.table.contentSize.height == CGFloat((0..<100).reduce(0) { $0 + 30 + $1 }))
  }

  @Test func `a row height of the table is that of every row`() {
    let stage = TableStage([Self.rows(20)])
    stage.table.rowHeight = 70
    stage.world.advance(by: 0)
    #expect(stage.table.contentSize.height == 1400 && stage.cell(1)?.frame.minY == 70)
  }

  @Test func `scrolling to a row puts it at the place that was asked for`() {
    let stage = TableStage([Self.rows(100)])
    let path = IndexPath(row: 50, section: 0)
    stage.table.scrollToRow(at: path, at: .top, animated: false)
    #expect(stage.table.contentOffset.y == 2200)
    stage.table.scrollToRow(at: path, at: .bottom, animated: false)
    #expect(stage.table.contentOffset.y == 1444)
    stage.table.scrollToRow(at: path, at: .middle, animated: false)
    #expect(stage.table.contentOffset.y == 1822)
    stage.table.scrollToRow(at: path, at: .none, animated: false)
    #expect(stage.table.contentOffset.y == 1822)
    stage.table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
    #expect(stage.table.contentOffset.y == 3600)
    stage.table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)
    stage.world.settle()
    #expect(stage.table.contentOffset.y == 0 && stage.titles.first == "Row 0")
  }

  @Test func `headers of a plain table float, and the next one pushes them away`() throws {
    let client = TableClient()
    client.headers = ["One", "Two"]
    let stage = TableStage([Self.rows(20), Self.rows(30)], client: client)
    stage.table.sectionHeaderTopPadding = 0
    stage.world.advance(by: 0)
    let first = try #require(stage.table.headerView(forSection: 0))
    #expect(first.textLabel?.text == "One" && first.frame.minY == 0)
    #expect(stage.table.rectForHeader(inSection: 1).minY == 908)
    stage.table.contentOffset.y = 300
    stage.world.advance(by: 0)
    #expect(first.frame.minY == 300)
    stage.table.contentOffset.y = 900
    stage.world.advance(by: 0)
    #expect(first.frame.minY == 880 && stage.table.headerView(forSection: 1)?.frame.minY == 908)
    stage.table.contentOffset.y = 1000
    stage.world.advance(by: 0)
    #expect(stage.table.headerView(forSection: 0) == nil)
  }

  @Test func `grouped sections have room and titles around them, and inset ones margins`() {
    let client = TableClient()
    client.headers = ["One", nil]
    let stage = TableStage([Self.rows(2), Self.rows(2)], style: .insetGrouped, client: client)
    #expect(stage.table.headerView(forSection: 0)?.textLabel?.text == "ONE")
    #expect(stage.table.rectForHeader(inSection: 0).height == 38)
    #expect(stage.table.rectForHeader(inSection: 1).height == 17.5)
    #expect(stage.cell(0)?.frame == CGRect(x: 16, y: 38, width: 368, height: 44))
    stage.table.contentOffset.y = 30
    stage.world.advance(by: 0)
    #expect(stage.table.headerView(forSection: 0)?.frame.minY == 0)
  }

  @Test func `views above and below the rows keep their heights and move the rows`() {
    let stage = TableStage([Self.rows(2)])
    stage.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 90))
    stage.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 30))
    stage.world.advance(by: 0)
    #expect(stage.cell(0)?.frame.minY == 90 && stage.table.contentSize.height == 208)
    #expect(stage.table.tableFooterView?.frame == CGRect(x: 0, y: 178, width: 400, height: 30))
  }

  @Test func `reloading shows the new data, and keeps no selection`() {
    let stage = TableStage([Self.rows(5)])
    stage.table.selectRow(
      at: IndexPath(row: 1, section: 0),
      animated: false,
      scrollPosition: .none
    )
    stage.client.sections = [["A"], ["B", "C"]]
    stage.table.reloadData()
    #expect(stage.table.numberOfSections == 2 && stage.table.numberOfRows(inSection: 1) == 2)
    stage.world.advance(by: 0)
    #expect(stage.titles == ["A", "B", "C"] && stage.table.indexPathForSelectedRow == nil)
    #expect(stage.table.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test func `a cell that is returned for every row, and a reload while cells are made, end`() {
    let stage = TableStage([Self.rows(5)])
    final class Same: NSObject, UITableViewDataSource {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var reloads = true
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
      func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        if reloads {
          reloads = false
          tableView.reloadData()
        }
        return cell
      }
    }
    let source = Same()
    stage.table.dataSource = source
    stage.world.advance(by: 0.1)
    #expect(stage.table.visibleCells.count <= 1)
  }

  @Test func `another width measures the rows again`() {
    let stage = TableStage([[String(repeating: "word ", count: 30)]])
    stage.client.style = { cell, _ in cell.textLabel?.numberOfLines = 0 }
    stage.table.reloadData()
    stage.world.advance(by: 0)
    let tall = stage.table.contentSize.height
    stage.table.frame.size.width = 900
    stage.world.advance(by: 0)
    #expect(stage.table.contentSize.height < tall && tall > 60)
    #expect(stage.cell(0)?.frame.width == 900)
  }

  @Test func `a table without a data source is empty`() {
    let world = World()
    let table = UITableView(frame: world.window.bounds)
    world.window.addSubview(table)
    world.advance(by: 0)
    #expect(table.numberOfSections == 0 && table.visibleCells.isEmpty && table.style == .plain)
  }
}
