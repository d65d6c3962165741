// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The row of a list whose actions a swipe uncovers.
@MainActor
final class ListSwipe {
  /// A row that is not in its place.
  private struct Open {
    let path: IndexPath
    let cell: any SwipedRow
    let isLeading: Bool
    let strip: SwipeActionStrip
    var drag: RowSwipe
  }

  private unowned let list: any SwipedList
  private var open: Open?
  /// The actions of the row in which the recognizer is about to begin.
  private var proposal: (path: IndexPath, isLeading: Bool, actions: UISwipeActionsConfiguration)?
  private(set) lazy var pan = ListSwipeRecognizer(list)

  init(_ list: any SwipedList) { self.list = list }

  /// The row whose actions are visible.
  var path: IndexPath? { open?.path }

  /// Whether the swipe determines the frame of a row.
  func holds(_ path: IndexPath) -> Bool { open?.path == path }

  // MARK: The finger

  /// Whether the recognizer may begin.
  ///
  /// - Parameters:
  ///   - movement: The movement of the finger, in points.
  ///   - point: The place of the finger.
  /// - Returns: `true` if a row under the finger has actions on that side.
  func mayBegin(_ movement: CGPoint, at point: CGPoint) -> Bool {
    proposal = nil
    guard abs(movement.x) > abs(movement.y), let path = list.swipedPath(at: point) else {
      return false
    }
    if let open { return open.path == path }
    guard !list.refusesSwipes else { return false }
    let isLeading = (movement.x > 0) != list.isRightToLeft
    guard let actions = list.swipeActions(of: path, isLeading: isLeading), !actions.actions.isEmpty
    else {
      return false
    }
    proposal = (path, isLeading, actions)
    return true
  }

  /// The recognizer changed its state.
  func panChanged(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: begin()
    case .changed: drag(by: pan.translation(in: list).x)
    case .ended: end(velocity: pan.velocity(in: list).x)
    case .cancelled, .failed: settle(.close)
    case .possible: break
    }
  }

  private func begin() {
    if var open {
      open.drag = makeDrag(open.strip, isOpen: open.drag.offset > 0)
      return self.open = open
    }
    guard let proposal else { return }
    uncover(proposal.path, proposal.actions, isLeading: proposal.isLeading)
  }

  /// Uncovers the trailing actions of a row that is edited.
  func openForDeletion(_ path: IndexPath) {
    guard open == nil, let actions = list.swipeActions(of: path, isLeading: false) else { return }
    uncover(path, actions, isLeading: false)
    settle(.open)
  }

  private func uncover(
    _ path: IndexPath,
    _ actions: UISwipeActionsConfiguration,
    isLeading: Bool
  ) {
    guard let cell = list.swipedRow(at: path) else { return }
    list.swipeWillBegin(path)
    let strip = SwipeActionStrip(actions, isLeading: isLeading) { [unowned self] action, source in
      perform(action, from: source)
    }
    strip.frame = cell.frame
    list.insertSubview(strip, belowSubview: cell)
    cell.setShowsActions(true)
    let drag = makeDrag(strip, isOpen: false)
    open = Open(path: path, cell: cell, isLeading: isLeading, strip: strip, drag: drag)
  }

  private func makeDrag(_ strip: SwipeActionStrip, isOpen: Bool) -> RowSwipe {
    RowSwipe(
      actionsWidth: strip.naturalWidth,
      rowWidth: strip.storedLayer.bounds.width,
      performsFirst: strip.performsFirst,
      isOpen: isOpen
    )
  }

  /// The sign of movements that uncover.
  private func sign(_ open: Open) -> CGFloat { open.isLeading != list.isRightToLeft ? 1 : -1 }

  private func drag(by x: CGFloat) {
    guard var open else { return }
    let wasFull = open.drag.isFull
    open.drag.moved(by: x * sign(open))
    self.open = open
    if wasFull != open.drag.isFull {
      UIView.animate(withDuration: TableFigures.snapDuration) { self.show(open.drag.offset) }
    } else {
      show(open.drag.offset)
    }
  }

  private func show(_ offset: CGFloat) {
    guard let open else { return }
    var frame = list.swipedFrame(of: open.path)
    open.strip.frame = frame
    frame.origin.x += offset * sign(open)
    open.cell.frame = frame
    open.strip.show(offset, isFull: open.drag.isFull)
  }

  private func end(velocity: CGFloat) {
    guard let open else { return }
    settle(open.drag.end(velocity: velocity * sign(open)))
  }

  private func settle(_ end: RowSwipe.End) {
    guard let open else { return }
    switch end {
    case .close: close(animated: true)
    case .open:
      self.open?.drag = makeDrag(open.strip, isOpen: true)
      UIView.animate(withDuration: TableFigures.updateDuration) {
        self.show(open.strip.naturalWidth)
      }
    case .full:
      UIView.animate(withDuration: TableFigures.updateDuration) {
        self.show(open.strip.storedLayer.bounds.width)
      }
      open.strip.performFirst()
    }
  }

  private func perform(_ action: UIContextualAction, from source: UIView) {
    action.handler(action, source) { [weak self] _ in self?.close(animated: true) }
  }

  // MARK: Layout

  /// Moves the row along with its place in the list.
  ///
  /// - Parameter frame: The place of the row without a swipe.
  func move(to frame: CGRect) {
    guard let open, open.strip.frame != frame else { return }
    let distance = open.cell.frame.minX - open.strip.frame.minX
    open.strip.frame = frame
    open.cell.frame = frame.offsetBy(dx: distance, dy: 0)
  }

  // MARK: Closing

  /// A touch that began while actions are visible covers them.
  ///
  /// - Returns: Whether there were any.
  func touchBegan() -> Bool {
    guard open != nil else { return false }
    close(animated: true)
    return true
  }

  /// A row leaves the list.
  func rowWillLeave(_ path: IndexPath) {
    if open?.path == path { close(animated: false) }
  }

  /// Covers the actions.
  func close(animated: Bool) {
    guard let open else { return }
    self.open = nil
    open.cell.setShowsActions(false)
    list.swipeDidEnd(open.path)
    let frame = list.swipedFrame(of: open.path)
    guard animated, list.storedWindow != nil, UIView.areAnimationsEnabled else {
      if !frame.isEmpty { open.cell.frame = frame }
      return open.strip.removeFromSuperview()
    }
    UIView.animate(withDuration: TableFigures.updateDuration) {
      if !frame.isEmpty, self.list.swipedRow(at: open.path) === open.cell {
        open.cell.frame = frame
      }
      open.strip.show(0, isFull: false)
    } completion: { _ in
      open.strip.removeFromSuperview()
    }
  }
}
