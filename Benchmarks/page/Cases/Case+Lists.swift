// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

extension Case {
  /// Lists whose rows change.
  static let lists = [
    Case("5,000 rows shuffled") { window in
      let rows = Rows(in: page(in: window))
      return { number in
        if number % 10 == 0 { rows.show((0..<5000).map { ($0 * 7 + number * 13) % 5000 }) }
      }
    },
    Case("5,000 rows filtered") { window in
      let rows = Rows(in: page(in: window))
      return { number in
        let step = number / 10 % 4 + 1
        if number % 10 == 0 { rows.show((0..<5000).filter { $0 % step == 0 }) }
      }
    },
    Case("rows of 10,000 jumped to") { window in
      let rows = Rows(in: page(in: window))
      rows.show(Array(0..<10_000))
      return { number in
        let row = IndexPath(row: number * 3571 % 10_000, section: 0)
        rows.table.scrollToRow(at: row, at: .middle, animated: false)
      }
    },
    Case("the visible rows asked for 100 times") { window in
      let rows = Rows(in: page(in: window))
      rows.show(Array(0..<1000))
      return { _ in for _ in 0..<100 { _ = rows.table.indexPathsForVisibleRows } }
    },
  ]

  /// A table of numbers.
  @MainActor
  private final class Rows {
    let table: UITableView
    private let source: UITableViewDiffableDataSource<Int, Int>

    init(in page: UIView) {
      table = UITableView(frame: page.bounds)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      source = UITableViewDiffableDataSource(tableView: table) { table, path, number in
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
        cell.textLabel?.text = "Item \(number)"
        return cell
      }
      page.addSubview(table)
    }

    func show(_ numbers: [Int]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(numbers)
      source.apply(snapshot, animatingDifferences: table.numberOfSections > 0)
    }
  }
}
