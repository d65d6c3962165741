// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import RetourDecisions

/// The row that a finger moves by its reorder control.
@MainActor
final class TableReorder {
  private struct Lifted {
    let cell: UITableViewCell
    /// The distance of the finger from the middle of the row.
    let grip: CGFloat
    /// The place of the finger, from the top of the visible area.
    var finger: CGFloat
    var move: RowMove
    /// The place that the delegate was asked about.
    var proposal: ListPlace
  }

  private unowned let table: UITableView
  private var lifted: Lifted?
  private var nextScroll: FrameClock.Entry?

  init(_ table: UITableView) { self.table = table }

  /// Whether a finger determines the place of a row.
  func holds(_ path: IndexPath) -> Bool { lifted?.move.origin == path.place }

  /// Returns the distance by which an item makes room for the lifted row.
  func offset(of item: ListGeometry.Item) -> CGFloat { lifted?.move.offset(of: item) ?? 0 }

  // MARK: The finger

  /// Lifts a row.
  ///
  /// - Parameters:
  ///   - cell: The cell of the row.
  ///   - path: The row.
  ///   - y: The place of the finger in the content.
  func begin(_ cell: UITableViewCell, at path: IndexPath, from y: CGFloat) {
    guard lifted == nil else { return }
    let frame = table.rectForRow(at: path)
    let move = RowMove(of: path.place, height: frame.height)
    lifted = Lifted(
      cell: cell,
      grip: y - frame.midY,
      finger: y - table.storedLayer.bounds.minY,
      move: move,
      proposal: path.place
    )
    table.bringSubviewToFront(cell)
    cell.storedLayer.shadowColor = UIColor.black.cgColor
    cell.storedLayer.shadowOffset = CGSize(width: 0, height: 2)
    cell.storedLayer.shadowRadius = TableFigures.liftedShadow.radius
    cell.storedLayer.shadowOpacity = TableFigures.liftedShadow.opacity
    cell.setLifted(true)
  }

  /// The finger moved to a place in the content.
  func move(to y: CGFloat) {
    lifted?.finger = y - table.storedLayer.bounds.minY
    follow()
    if nextScroll == nil { scrollIfNeeded() }
  }

  /// The finger lifted: the row goes to its place.
  func drop() {
    guard let lifted = end() else { return }
    let (origin, target) = (lifted.move.origin, lifted.move.target)
    if origin != target { table.table.moveRow(origin, to: target) }
    settle(lifted.cell)
  }

  /// The touch was cancelled: the row returns.
  func cancel() {
    if let lifted = end() { settle(lifted.cell) }
  }

  /// The rows change in another way: the row is let go of at once.
  func forget() {
    if let lifted = end() { lifted.cell.storedLayer.shadowOpacity = 0 }
  }

  private func end() -> Lifted? {
    nextScroll?.cancel()
    nextScroll = nil
    defer { lifted = nil }
    lifted?.cell.setLifted(false)
    return lifted
  }

  private func settle(_ cell: UITableViewCell) {
    layOutRows { [weak self] in
      if self?.lifted?.cell !== cell { cell.storedLayer.shadowOpacity = 0 }
    }
  }

  private func layOutRows(then completion: @escaping () -> Void = {}) {
    UIView.animate(
      withDuration: TableFigures.updateDuration,
      delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      self.table.table.layOut()
    } completion: { _ in
      completion()
    }
  }

  // MARK: Following

  /// Moves the row to the finger, and the others out of its way.
  private func follow() {
    guard var lifted else { return }
    let middle = lifted.finger + table.storedLayer.bounds.minY - lifted.grip
    lifted.cell.center.y = middle
    let proposal = table.table.place(of: lifted.move, at: middle)
    guard proposal != lifted.proposal else { return }
    lifted.proposal = proposal
    let target =
      table.delegate?.tableView(
        table,
        targetIndexPathForMoveFromRowAt: IndexPath(lifted.move.origin),
        toProposedIndexPath: IndexPath(proposal)
      )
      .place ?? proposal
    // The delegate may have changed the rows.
    guard self.lifted != nil else { return }
    let isOther = target != lifted.move.target
    lifted.move.target = target
    self.lifted = lifted
    if isOther { layOutRows() }
  }

  // MARK: Scrolling

  /// Scrolls while the finger is near an edge, frame by frame.
  private func scrollIfNeeded() {
    nextScroll = nil
    guard let lifted, let clock = table.storedWindow?.session.clock else { return }
    let inset = table.adjustedContentInset
    let speed = TableFigures.scrollSpeed(
      at: lifted.finger,
      top: inset.top,
      bottom: table.storedLayer.bounds.height - inset.bottom
    )
    guard speed != 0 else { return }
    let frame = clock.frameInterval
    let space = table.engine.space.y
    let present = table.contentOffset.y
    let y = min(max(present + speed * frame, space.least), space.most)
    guard y != present else { return }
    table.contentOffset.y = y
    follow()
    nextScroll = clock.schedule(at: clock.now + frame) { [weak self] in
      MainActor.assumeIsolated { self?.scrollIfNeeded() }
    }
  }
}
