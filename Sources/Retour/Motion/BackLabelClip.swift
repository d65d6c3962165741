// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import UIKit

/// A view that clips a moving label where it would cover its arrow or leave its background.
///
/// It has the coordinates of the label's superview, so that a layout pass there places the label as
/// usual.
@MainActor
final class BackLabelClip: UIView {
  private let label: UIView

  /// Creates a clip around a button's label; `nil` if the button has nothing that clips it.
  ///
  /// - Parameters:
  ///   - control: The button.
  ///   - isMirrored: Whether the bar is laid out from right to left.
  ///   - reach: The extent of the clip in the other directions, in points.
  init?(of control: BackControl, isMirrored: Bool, reach: CGFloat) {
    let parts = control.parts
    // A UIButton manages its label itself.
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

  /// Returns the label to its superview and removes the clip.
  func remove() {
    if label.superview === self { superview?.insertSubview(label, aboveSubview: self) }
    removeFromSuperview()
  }
}
