// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourTesting
import Testing
import UIKit

/// Mistakes of a client, which trap with UIKit's messages.
struct TableMisuseTests {
  /// Whether a process ended with a message.
  private func expect(
    _ message: String,
    _ result: ExitTest.Result?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(message), "\(output.suffix(600))", sourceLocation: sourceLocation)
  }

  @Test func `an identifier without a class cannot be dequeued`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let stage = TableStage([["A"]])
      _ = stage.table.dequeueReusableCell(
        withIdentifier: "x",
        for: IndexPath(row: 0, section: 0)
      )
    }
    expect(
      "unable to dequeue a cell with identifier x - must register a nib or a class for the "
        + "identifier or connect a prototype cell in a storyboard",
      result
    )
  }

  @Test func `a batch that does not add up ends with UIKit's count of rows`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let stage = TableStage([["A", "B", "C"]])
      stage.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    expect(
      "Invalid update: invalid number of rows in section 0.  The number of rows contained in an "
        + "existing section after the update (3) must be equal to the number of rows contained in "
        + "that section before the update (3), plus or minus the number of rows inserted or "
        + "deleted from that section (1 inserted, 0 deleted)",
      result
    )
  }

  @Test func `rows that a data source adds in silence end the next batch`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let stage = TableStage([["A", "B", "C"]])
      stage.client.sections = [["A", "B", "C", "D", "E"]]
      stage.world.advance(by: 1)
      stage.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    expect(
      "after the update (5) must be equal to the number of rows contained in that section before "
        + "the update (3), plus or minus the number of rows inserted or deleted from that section "
        + "(1 inserted, 0 deleted)",
      result
    )
  }

  @Test func `a row to scroll to exists`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let stage = TableStage([["A", "B", "C"]])
      stage.table.scrollToRow(at: IndexPath(row: 9, section: 0), at: .top, animated: false)
    }
    expect("row (9) beyond bounds (3) for section (0).", result)
  }

  @Test func `a number of rows is not negative`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      final class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { -1 }
        func tableView(
          _ tableView: UITableView,
          cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell() }
      }
      let (table, source) = (UITableView(), Source())
      table.dataSource = source
      table.reloadData()
    }
    expect("Failed to allocate data stores for -1 rows in section 0.", result)
  }

  @Test func `a path has two indexes`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = IndexPath(index: 3).row
    }
    expect("Invalid index path for use with UITableView.", result)
  }

  @MainActor @Test func `cells that are dequeued from another table are shown, and do no harm`() {
    final class Borrower: NSObject, UITableViewDataSource {
      let other: UITableView
      init(_ other: UITableView) { self.other = other }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
      func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let path = IndexPath(row: 0, section: 0)
        let cell = other.dequeueReusableCell(withIdentifier: "cell", for: path)
        cell.textLabel?.text = "\(indexPath.row)"
        return cell
      }
    }
    let stage = TableStage([(0..<60).map { "own \($0)" }])
    stage.table.frame.size.height = 400
    let borrower = Borrower(stage.table)
    let table = UITableView(frame: CGRect(x: 0, y: 400, width: 400, height: 400))
    table.dataSource = borrower
    stage.world.window.addSubview(table)
    stage.world.settle(within: 11)
    for y in stride(from: CGFloat(0), through: 1200, by: 150) {
      for list in [table, stage.table] { list.contentOffset.y = y }
      stage.world.advance(by: 0.05)
      let first = Int(y / 44)
      #expect(table.visibleCells.first?.textLabel?.text == "\(first)")
      #expect(table.visibleCells.allSatisfy { $0.superview === table })
      #expect(stage.titles.first == "own \(first)")
      #expect(stage.table.visibleCells.allSatisfy { $0.superview === stage.table })
    }
  }
}
