// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The buttons of a row's actions, which lie behind the row.
@preconcurrency @MainActor
final class SwipeActionStrip: UIView {
  private let buttons: [SwipeActionButton]
  private let isLeading: Bool
  /// Whether a long swipe performs the first action.
  let performsFirst: Bool
  private var offset: CGFloat = 0
  private var isFull = false

  /// Creates a strip.
  ///
  /// - Parameters:
  ///   - configuration: The actions.
  ///   - isLeading: Whether they are at the leading edge of the row.
  ///   - onChoice: Called with an action and its button.
  init(
    _ configuration: UISwipeActionsConfiguration,
    isLeading: Bool,
    onChoice: @escaping @MainActor (UIContextualAction, UIView) -> Void
  ) {
    self.isLeading = isLeading
    performsFirst = configuration.performsFirstActionWithFullSwipe
    buttons = configuration.actions.map { SwipeActionButton($0, onChoice: onChoice) }
    super.init(frame: .zero)
    clipsToBounds = true
    // The first action covers the others in a full swipe.
    for button in buttons.reversed() { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  override var startsOpaque: Bool { false }

  /// The width of all buttons.
  var naturalWidth: CGFloat { buttons.reduce(0) { $0 + $1.naturalWidth } }

  /// Shows the buttons behind a row.
  ///
  /// - Parameters:
  ///   - offset: The distance of the row from its place.
  ///   - isFull: Whether the first action fills it.
  func show(_ offset: CGFloat, isFull: Bool) {
    (self.offset, self.isFull) = (offset, isFull)
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Performs the first action.
  func performFirst() { buttons.first?.perform() }

  /// Lays the buttons side by side from the edge; they share the room like their widths.
  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = storedLayer.bounds
    let isLeft = isLeading != isRightToLeft
    let share = naturalWidth > 0 ? offset / naturalWidth : 0
    var start: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let width = isFull && index == 0 ? offset : button.naturalWidth * share
      let x = isLeft ? start : bounds.width - start - width
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      start += button.naturalWidth * share
    }
  }
}
