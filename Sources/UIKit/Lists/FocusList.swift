// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// A list whose elements can have the keyboard focus: a table view or a collection view.
@MainActor
protocol FocusList: UIScrollView {
  /// The element that had the focus.
  var listFocus: ListFocus { get }
  var listSelection: ListSelection { get }
  /// Whether an element gets the focus back after another view had it.
  var remembersLastFocusedIndexPath: Bool { get }
  /// The element that the delegate prefers.
  var preferredFocusPath: IndexPath? { get }
  /// Whether the delegate lets an element have the focus.
  func allowsFocus(at path: IndexPath) -> Bool
  /// Whether an element is selected when it gets the focus.
  func selectsFocused(at path: IndexPath) -> Bool
  /// Returns the nearest element in a direction that can have the focus, also one that is not
  /// visible.
  func focusPath(from path: IndexPath, _ direction: FocusDirection) -> IndexPath?
  /// Returns the element of a cell.
  func focusPath(ofCell cell: UIView) -> IndexPath?
  /// Returns the cell of a visible element.
  func focusCell(at path: IndexPath) -> UIView?
  /// Returns the frame of an element in the content.
  func focusFrame(of path: IndexPath) -> CGRect
}

extension FocusList {
  /// The identifier of the elements' group: Tab stops once in a list.
  var focusGroupOfElements: String {
    "\(type(of: self)) \(UInt(bitPattern: ObjectIdentifier(self)))"
  }

  /// Returns the element that a view is in.
  func focusPath(around view: UIView) -> IndexPath? {
    var next: UIView? = view
    while let current = next, current !== self {
      if current.storedSuperview === self { return focusPath(ofCell: current) }
      next = current.storedSuperview
    }
    return nil
  }

  /// The cell that gets the focus when it comes to the list, or when the list has changed.
  var focusEntry: UIView? {
    let hasFocus = focusEngine?.focusedItem.map { $0.focusChain.contains { $0 === self } } ?? false
    let path = hasFocus ? listFocus.last : nil
    return (path ?? preferredFocusPath ?? listFocus.last ?? listSelection.paths.first)
      .flatMap(focusCell)
  }

  /// Scrolls to an element, at once.
  ///
  /// - Returns: Its cell.
  func revealForFocus(_ path: IndexPath) -> UIView? {
    scrollRectToVisible(focusFrame(of: path), animated: false)
    layoutIfNeeded()
    return focusCell(at: path)
  }
}
