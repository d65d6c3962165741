// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

/// The index beside the rows of a table.
@MainActor @Suite(.freesControllers) struct SectionIndexTests {
  /// A table of 26 sections of five rows, each with a letter.
  private final class Letters: UITableViewController {
    static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
    var titles: [String]? = letters
    var asked: [String] = []
    var section: (Int) -> Int = { $0 }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 40
    }
    override func numberOfSections(in tableView: UITableView) -> Int { 26 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      5
    }
    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.accessoryType = .checkmark
      return cell
    }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    override func tableView(
      _ tableView: UITableView,
      sectionForSectionIndexTitle title: String,
      at index: Int
    ) -> Int {
      asked.append(title)
      return section(index)
    }
  }

  private func scene(
    _ direction: World.Direction = .leftToRight,
    style: UITableView.Style = .plain
  ) -> (World, Letters) {
    let page = Letters(style: style)
    let world = World(direction, size: CGSize(width: 320, height: 500), scale: 2, root: page)
    world.advance(by: 0)
    return (world, page)
  }

  /// The index of a table.
  private func control(of page: Letters) -> UIControl? {
    page.tableView.subviews.lazy.compactMap { $0 as? UIControl }.first
  }

  @Test(arguments: World.Direction.allCases)
  func `the index is at the trailing edge, beside the rows`(direction: World.Direction) throws {
    let (_, page) = scene(direction)
    let index = try #require(control(of: page))
    let isMirrored = direction == .rightToLeft
    #expect(index.frame == CGRect(x: isMirrored ? 0 : 305, y: 0, width: 15, height: 500))
    #expect(index.subviews.compactMap { ($0 as? UILabel)?.text } == Letters.letters)
    let cell = try #require(page.tableView.visibleCells.first)
    let content = cell.contentView.frame
    #expect(isMirrored ? content.minX > 40 : content.maxX < 280)
  }

  @Test func `a tap shows the section at the top, and a drag each one in turn`() {
    let (world, page) = scene()
    // 26 lines of 14 points, in the middle of 500.
    let top = CGFloat(500 - 26 * 14) / 2
    world.finger.tap(at: CGPoint(x: 312, y: top + 2 * 14 + 7))
    #expect(page.asked == ["C"])
    #expect(page.tableView.contentOffset.y == page.tableView.rect(forSection: 2).minY)
    page.asked = []
    world.finger.down(at: CGPoint(x: 312, y: top + 7))
    world.finger.move(to: CGPoint(x: 312, y: top + 3 * 14 + 7), during: 0.5)
    #expect(page.asked == ["A", "B", "C", "D"])
    #expect(page.tableView.contentOffset.y == page.tableView.rect(forSection: 3).minY)
    #expect(!page.tableView.isDragging)
    world.finger.move(to: CGPoint(x: 312, y: 499), during: 0.1)
    let table: UITableView = page.tableView
    #expect(table.contentOffset.y == table.contentSize.height - 500)
    world.finger.up()
  }

  @Test func `the index stays in its place while the rows scroll`() throws {
    let (world, page) = scene()
    let index = try #require(control(of: page))
    world.perform { page.tableView.contentOffset.y = 700 }
    world.advance(by: 0)
    #expect(index.convert(index.bounds, to: nil).minY == 0)
    #expect(page.tableView.subviews.last === index)
  }

  @Test func `a title that leads to no section leaves the table where it is`() {
    let (world, page) = scene()
    page.section = { _ in NSNotFound }
    world.finger.tap(at: CGPoint(x: 312, y: 250))
    #expect(!page.asked.isEmpty && page.tableView.contentOffset.y == 0)
    page.section = { _ in -1 }
    world.finger.tap(at: CGPoint(x: 312, y: 250))
    #expect(page.tableView.contentOffset.y == 0)
  }

  @Test func `an index needs titles, rows enough and a plain table`() {
    let (world, page) = scene()
    page.tableView.sectionIndexMinimumDisplayRowCount = 131
    #expect(control(of: page) == nil)
    page.tableView.sectionIndexMinimumDisplayRowCount = 130
    #expect(control(of: page) != nil)
    page.titles = nil
    page.tableView.reloadSectionIndexTitles()
    #expect(control(of: page) == nil)
    world.advance(by: 0)
    #expect(page.tableView.visibleCells.first?.contentView.frame.maxX ?? 0 > 280 - 15)
    #expect(control(of: scene(style: .grouped).1) == nil)
  }

  @Test func `the index has the table's colors, another one behind it below a finger`() throws {
    let (world, page) = scene()
    page.tableView.sectionIndexColor = .red
    page.tableView.sectionIndexBackgroundColor = .green
    page.tableView.sectionIndexTrackingBackgroundColor = .blue
    let index = try #require(control(of: page))
    #expect((index.subviews.first as? UILabel)?.textColor == .red)
    #expect(index.backgroundColor == .green)
    world.finger.down(at: CGPoint(x: 312, y: 250))
    #expect(index.backgroundColor == .blue)
    world.finger.up()
    #expect(index.backgroundColor == .green)
  }

  @Test func `the title of a search is a picture`() throws {
    let (_, page) = scene()
    page.titles = [UITableView.indexSearch, "A"]
    page.tableView.reloadData()
    let index = try #require(control(of: page))
    index.layoutIfNeeded()
    #expect(index.subviews.first is UIImageView)
  }
}
