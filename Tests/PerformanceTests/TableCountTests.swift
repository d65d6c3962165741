// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CAllocations
import CoreGraphics
import RetourRender
import RetourTesting
import Testing
import UIKit

/// The cost of tables in counts, which are the same on every machine.
@MainActor
struct TableCountTests {
  /// A cell with an image, two labels and constraints.
  private final class Cell: UITableViewCell {
    static var made = 0
    static var measured = 0
    let title = UILabel()
    let detail = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      Self.made += 1
      let margins = contentView.layoutMarginsGuide
      for view in [title, detail] {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        view.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
        view.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
      }
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: margins.topAnchor),
        detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
        detail.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      Self.measured += 1
      return super.systemLayoutSizeFitting(
        targetSize,
        withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority
      )
    }
  }

  private final class Source: NSObject, UITableViewDataSource {
    let count: Int
    var asked = 0

    init(_ count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      asked += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.title.text = "Row \(indexPath.row)"
      (cell as? Cell)?.detail.text = "Detail"
      return cell
    }
  }

  private func makeTable(_ source: Source, in world: World) -> UITableView {
    let table = UITableView(frame: world.window.bounds)
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    world.window.addSubview(table)
    world.settle()
    return table
  }

  @Test(arguments: [20, 10_000, 1_000_000])
  func `the first appearance makes and measures the visible rows only`(_ count: Int) {
    var allocations = Int.max
    // Tests on other threads share the caches of texts: the least of some runs is this table's own.
    for _ in 0..<3 {
      (Cell.made, Cell.measured) = (0, 0)
      let (world, source) = (World(scale: 3), Source(count))
      let before = retour_allocations()
      let table = makeTable(source, in: world)
      allocations = min(allocations, Int(retour_allocations() - before))
      let visible = table.visibleCells.count
      #expect(visible > 10 && Cell.made <= visible + 3 && source.asked <= visible + 3)
      #expect(Cell.measured == source.asked)
    }
    #expect(allocations < 60_000, "\(allocations)")
  }

  @Test func `a scrolled row reuses a cell, and a frame without a new row asks for none`() {
    let (world, source) = (World(scale: 3), Source(10_000))
    let table = makeTable(source, in: world)
    for step in 1...60 {
      table.contentOffset.y = CGFloat(step) * 40
      world.advance(by: 1.0 / 60)
    }
    let made = Cell.made
    var allocations = Int.max
    // Tests on other threads share the caches of texts: the least of some runs is this table's own.
    for _ in 0..<5 {
      source.asked = 0
      Cell.measured = 0
      let before = retour_allocations()
      for _ in 1...60 {
        table.contentOffset.y += 40
        world.advance(by: 1.0 / 60)
      }
      let used = Int(retour_allocations() - before)
      #expect(Cell.made == made && source.asked > 20 && Cell.measured == source.asked)
      allocations = min(allocations, used / max(source.asked, 1))
    }
    #expect(allocations < 3300, "\(allocations) per row")
    source.asked = 0
    table.contentOffset.y += 0.5
    world.advance(by: 1.0 / 60)
    #expect(source.asked <= 1)
  }
}
