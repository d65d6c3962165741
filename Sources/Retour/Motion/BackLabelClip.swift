// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import UIKit

/// Cuts off what of a moving label would lie over its arrow, or stick out of its background.
///
/// Its points are those of the view that holds the label otherwise, so that laying that view out
/// places the label as ever.
@MainActor
final class BackLabelClip: UIView {
  private let label: UIView

  /// Takes a label of a button in; fails if there is nothing that the label could lie over.
  ///
  /// - Parameters:
  ///   - control: The button.
  ///   - isMirrored: Whether people read from right to left.
  ///   - reach: How far the clip reaches to the other sides, in points.
  init?(of control: BackControl, isMirrored: Bool, reach: CGFloat) {
    let parts = control.parts
    // A button of UIKit's keeps its label to itself.
    guard let label = parts.label, let parent = label.superview, !(parent is UIButton),
      let limit = parts.indicator ?? parts.background, limit !== label,
      !label.isDescendant(of: limit), let index = parent.subviews.firstIndex(of: label)
    else { return nil }
    self.label = label
    let edge = limit.convert(limit.bounds, to: parent)
    let isArrow = limit === parts.indicator
    let start =
      isMirrored ? (isArrow ? edge.minX : edge.maxX) - reach : (isArrow ? edge.maxX : edge.minX)
    let room = CGRect(x: start, y: edge.minY - reach, width: reach, height: edge.height + 2 * reach)
    super.init(frame: room)
    bounds = room
    clipsToBounds = true
    isUserInteractionEnabled = false
    parent.insertSubview(self, at: index)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Gives the label back.
  func putBack() {
    if label.superview === self { superview?.insertSubview(label, aboveSubview: self) }
    removeFromSuperview()
  }
}
