// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import UIKit

/// Rows that the user moves, and pages that zoom.
extension SwipeConflict {
  static var moving: [SwipeConflict] {
    var all: [SwipeConflict] = []
    all += rows(
      "the control that moves a row",
      [.inside: .swipe, .up: .otherDirection]
    ) { $0.addOrder() }
    all += rows(
      "a page that has zoomed in",
      [.strip: .swipe, .inside: .swipe, .down: .swipe, .up: .nobody]
    ) { $0.zoom() }
    all += rows(
      "content that scrolls down, at its top, in such a page",
      [.strip: .swipe, .down: .swipe, .up: .otherDirection]
    ) {
      $0.zoom()
      $0.addContent(at: 0)
    }
    all += rows("the same away from its top", [.strip: .swipe, .down: .otherDirection]) {
      $0.zoom()
      $0.addContent(at: 300)
    }
    return all
  }
}

extension ConflictScene {
  /// Pushes the page again, which zooms.
  fileprivate func zoom() {
    let page = page
    page.preferredTransition = .zoom { _ in nil }
    stack.popViewController(animated: false)
    stack.pushViewController(page, animated: false)
    world.settle()
  }

  /// Adds content that scrolls down.
  fileprivate func addContent(at offset: CGFloat) {
    let view = add(UIScrollView())
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: bounds.width, height: 3 * bounds.height)
    view.contentOffset.y = offset
    hasReacted = { view.isDragging }
  }

  /// Adds a table with rows that can be moved, by the control on which the drag begins.
  fileprivate func addOrder() {
    let client = ConflictOrder()
    let table = UITableView()
    table.dataSource = client
    table.delegate = client
    add(table)
    table.setEditing(true, animated: false)
    world.settle()
    kept = [client]
    start.x = bounds.width - 20
    let rest = table.visibleCells.map(\.frame.minY)
    hasReacted = {
      table.isDragging || table.visibleCells.contains { !rest.contains($0.frame.minY) }
    }
  }
}

/// The rows of a table that can be moved.
@MainActor
private final class ConflictOrder: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.showsReorderControl = true
    return cell
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView,
    moveRowAt source: IndexPath,
    to destination: IndexPath
  ) {}
}
