// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The selected elements of a list, and the one that a touch highlights.
///
/// Subclasses ask the delegate of their list and show the states of its cells.
@MainActor
class ListSelection {
  /// The selected elements, in the order of their selection.
  private(set) var paths: [IndexPath] = []
  private var highlighted: IndexPath?
  /// The place of the touch that highlights, in the list.
  private var start = CGPoint.zero

  /// Whether an element is selected.
  func contains(_ path: IndexPath) -> Bool { paths.contains(path) }

  // MARK: The list

  /// Whether touches select.
  var isAllowed: Bool { false }
  /// Whether several elements can be selected.
  var isMultiple: Bool { false }
  /// Whether a movement sideways removes the highlight.
  var movesAreSwipes: Bool { false }
  /// Whether the delegate lets a touch highlight an element.
  func mayHighlight(_ path: IndexPath) -> Bool { true }
  /// Shows whether a touch highlights an element, and tells the delegate.
  func showHighlight(_ path: IndexPath, _ isHighlighted: Bool) {}
  /// Shows whether an element is selected.
  func show(_ path: IndexPath, _ isSelected: Bool, animated: Bool) {}
  /// Returns the frame of an element in the list.
  func frame(of path: IndexPath) -> CGRect { .zero }
  /// Selects an element for the user, or deselects it, and asks and tells the delegate.
  ///
  /// - Returns: The element whose primary action may follow; `nil` for none.
  @discardableResult
  func changeSelection(_ path: IndexPath) -> IndexPath? { nil }
  /// Performs the primary action of an element, if the delegate has one.
  func performPrimaryAction(_ path: IndexPath) {}

  // MARK: Touches

  /// A touch began in an element.
  func touchBegan(_ path: IndexPath, at point: CGPoint) {
    start = point
    guard isAllowed, highlighted == nil, mayHighlight(path) else { return }
    highlighted = path
    showHighlight(path, true)
  }

  /// The touch moved: an element that it leaves, or on which it is a swipe, is not highlighted any
  /// more.
  func touchMoved(to point: CGPoint) {
    guard let path = highlighted else { return }
    let isSwipe = movesAreSwipes && abs(point.x - start.x) >= CGFloat(GestureFigures.panSlop)
    if isSwipe || !frame(of: path).contains(point) { unhighlight() }
  }

  /// The touch ended in the list.
  func touchEnded() {
    guard let path = highlighted else { return }
    unhighlight()
    if let chosen = changeSelection(path) { performPrimaryAction(chosen) }
  }

  /// The touch belongs to a gesture.
  func touchCancelled() { unhighlight() }

  private func unhighlight() {
    guard let path = highlighted else { return }
    highlighted = nil
    showHighlight(path, false)
  }

  // MARK: The app

  /// Selects an element without notifications.
  func select(_ path: IndexPath, animated: Bool) {
    if !isMultiple {
      for former in paths where former != path { remove(former, animated: animated) }
    }
    if !contains(path) { paths.append(path) }
    show(path, true, animated: animated)
  }

  /// Deselects an element without notifications.
  func remove(_ path: IndexPath, animated: Bool) {
    guard contains(path) else { return }
    paths.removeAll { $0 == path }
    show(path, false, animated: animated)
  }

  /// Deselects all elements.
  func clear() {
    let former = paths
    paths = []
    highlighted = nil
    for path in former { show(path, false, animated: false) }
  }

  /// Moves the selection with its elements.
  ///
  /// - Parameter map: Returns the new place of an element; `nil` for one that was deleted.
  func update(by map: (IndexPath) -> IndexPath?) {
    paths = paths.compactMap(map)
    highlighted = highlighted.flatMap(map)
  }
}
