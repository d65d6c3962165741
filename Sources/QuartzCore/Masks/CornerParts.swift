// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// The parts of a layer of which all corners are round or none is.
///
/// Each is painted as if all of the layer were so, clipped to the part: rectangles with four equal
/// corners are the fast ones.
struct CornerParts {
  /// A part of the plane, in pixels.
  struct Part {
    let clip: PixelRect
    let isRound: Bool
  }

  let parts: [Part]

  /// Creates the parts of an upright layer.
  ///
  /// - Parameters:
  ///   - corners: The corners that are round.
  ///   - box: The layer in pixels.
  init(_ corners: CACornerMask, of box: PixelRect) {
    let whole = PixelRect.everywhere
    let (x, y) = (box.left + box.width / 2, box.top + box.height / 2)
    func part(_ corner: CACornerMask, _ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> Part
    {
      Part(
        clip: PixelRect(left: left, top: top, right: right, bottom: bottom),
        isRound: corners.contains(corner)
      )
    }
    let (left, top, right, bottom) = (whole.left, whole.top, whole.right, whole.bottom)
    let upperLeft = part(.layerMinXMinYCorner, left, top, x, y)
    let upperRight = part(.layerMaxXMinYCorner, x, top, right, y)
    let lowerLeft = part(.layerMinXMaxYCorner, left, y, x, bottom)
    let lowerRight = part(.layerMaxXMaxYCorner, x, y, right, bottom)
    if upperLeft.isRound == lowerLeft.isRound, upperRight.isRound == lowerRight.isRound {
      parts = Self.join(
        part(.layerMinXMinYCorner, left, top, x, bottom),
        part(.layerMaxXMinYCorner, x, top, right, bottom)
      )
    } else {
      parts = Self.join(upperLeft, upperRight) + Self.join(lowerLeft, lowerRight)
    }
  }

  /// Joins two parts side by side, if they are alike.
  private static func join(_ left: Part, _ right: Part) -> [Part] {
    guard left.isRound == right.isRound else { return [left, right] }
    return [Part(clip: left.clip.union(right.clip), isRound: left.isRound)]
  }
}
