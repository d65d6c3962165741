// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics

/// A mask whose middle repeats, under any affine transform: the shadow of a rotated rectangle.
///
/// A class, so that the work that paints it is plain numbers. The pixels depend on the mask and the
/// transform alone, not on the part that is painted.
final class RotatedMask {
  private let mask: Mask
  private let raw: retour_rotatedMask
  /// The corners of what is seen of the mask, in pixels of the list.
  let corners: retour_quad

  /// Prepares a mask of at least two pixels in each direction; `nil` where numbers are too large.
  ///
  /// - Parameters:
  ///   - mask: The mask.
  ///   - box: The size that it is stretched to, in its pixels.
  ///   - seen: The part of the box outside of which nothing is seen.
  ///   - transform: From pixels of the box to those of the list.
  init?(_ mask: Mask, stretchedTo box: PixelRect, seen: PixelRect, _ transform: CGAffineTransform) {
    guard mask.width > 1, mask.height > 1,
      let rotation = retour_rotation(
        of: mask.rows,
        width: mask.width,
        height: mask.height,
        transform
      )
    else { return nil }
    self.mask = mask
    raw = retour_rotatedMask(
      rotation: rotation,
      middleX: Int32(mask.width / 2),
      middleY: Int32(mask.height / 2),
      extraX: Int32(clamping: box.width - mask.width),
      extraY: Int32(clamping: box.height - mask.height)
    )
    let rect = CGRect(x: seen.left, y: seen.top, width: seen.width, height: seen.height)
    corners = retour_quad(Quad(rect, transform).corners)
  }

  /// Writes the coverage of a row.
  ///
  /// - Parameters:
  ///   - coverage: The memory of the row.
  ///   - row: The row, in pixels of the list.
  func paint(_ coverage: UnsafeMutablePointer<UInt8>, _ row: PixelRect) {
    withUnsafePointer(to: raw) {
      retour_rotateMaskRow(coverage, $0, Int64(row.left), Int64(row.top), row.width)
    }
  }
}
